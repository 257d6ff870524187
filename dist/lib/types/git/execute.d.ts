/** Runs programs; the only importer of @actions/exec, which is loaded with the first of them. */
import type { Execute } from '../ports.js';
export declare const execute: Execute;
