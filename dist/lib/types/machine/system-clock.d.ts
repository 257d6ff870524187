import type { Clock, Alarms } from '../model/ports.js';
export declare function systemClock(): Clock;
/** The largest value that setTimeout accepts. */
export declare const LONGEST_TIMER_MS: number;
export declare const alarms: Alarms;
