import type { Clock } from '../model/ports.js';
export declare function systemClock(): Clock;
