import type { Execute } from '../model/ports.js';
export declare const execute: Execute;
