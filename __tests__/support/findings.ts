/** Findings in tests: their texts, and some that are only a text. */
import { textOf, type Finding, type FindingCode } from '../../src/model/finding.ts';
import { plain } from '../../src/model/sentence.ts';

/** What findings say, without markup, with what to do. */
export function textsOf(findings: readonly Finding[]): string[] {
  return findings.map(textOf);
}

/** A finding that says a text. */
export function note(text: string, code: FindingCode = 'failed'): Finding {
  return { code, says: plain(text) };
}
