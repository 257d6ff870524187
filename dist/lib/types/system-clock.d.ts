import type { Clock } from './ports.js';
export declare function systemClock(): Clock;
