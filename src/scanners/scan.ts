/** What is read of the file of a scanner. Every text of it is hostile until a renderer escapes it. */
import type { Severity } from '../model/severity.ts';

/** One finding of a scanner. */
export interface ScanResult {
  /** The id of its rule; `UNNAMED_RULE` if it names none. */
  rule: string;
  severity: Severity;
  message: string;
  /** Where it is, relative to the checkout; undefined if that is not inside of it, or not said. */
  place: ScanPlace | undefined;
  /** The place as the file has it, where it is not inside of the checkout. */
  elsewhere: string | undefined;
  /** What the scanner compares results of two scans by, each with its name. */
  fingerprints: readonly string[];
  /** Whether a comment in the scanned files suppresses it. */
  isSuppressed: boolean;
}

export interface ScanPlace {
  path: string;
  /** Undefined: the file as a whole. */
  line: number | undefined;
  endLine: number | undefined;
}

export interface ScanRule {
  /** What it is about, in one sentence; '' if it does not say it. */
  title: string;
  /** An address with https. */
  help: string | undefined;
}

/** All runs of one tool in a file. */
export interface Scan {
  /** As the file has it. */
  tool: string;
  results: readonly ScanResult[];
  rules: ReadonlyMap<string, ScanRule>;
  /** The directories that it says it scanned, relative to the checkout; empty if it says none. */
  scanned: readonly string[];
}

export const UNNAMED_RULE = 'unnamed';
