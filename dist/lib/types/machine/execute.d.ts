import type { Execute, ExecuteBounded } from '../model/ports.js';
export declare const execute: Execute;
export declare const executeBounded: ExecuteBounded;
