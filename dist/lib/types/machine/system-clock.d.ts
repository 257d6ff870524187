import type { Clock } from '../model/ports.js';
/** Makes the clock of this machine. */
export declare function systemClock(): Clock;
