/** A finding: one thing that a check has to say, as a value, from where it is known to the surface that shows it. */
import { errorMessage } from './error-message.ts';
import type { Code } from './errors.ts';
import { pageOfError } from './errors.ts';
import type { OtherCode } from './finding-codes.ts';
import { foreign, renderSentence, toPlainText, type Sentence } from './sentence.ts';

/** A kind of thing that can be said: an error with a section in the pages, or a name of the table of the others. */
export type FindingCode = Code | OtherCode;

/** Who can do something about a finding. */
export type FindingActor = 'author' | 'overriders' | 'policy-owners' | 'operators';

/** What a finding concerns; what is left out is known by whoever has the finding, or there is none. */
export interface About {
  /** By its name. */
  workspace?: string | undefined;
  /** Relative to the repository. */
  directory?: string | undefined;
  policySet?: string | undefined;
  policy?: string | undefined;
  runTask?: string | undefined;
  /** An address. */
  resource?: string | undefined;
  file?: string | undefined;
  /** An input, an option or a key, as it is written. */
  setting?: string | undefined;
  run?: string | undefined;
}

export interface Finding {
  code: FindingCode;
  about?: About | undefined;
  /** A whole sentence or more. It does not name the workspace that it is of: whoever shows it does. */
  says: Sentence;
  /** What to do about it, in whole sentences; absent where `says` or the page of its code has it. */
  remedy?: Sentence | undefined;
  /** Who can do that; absent where the kind of the verdict says it. */
  actor?: FindingActor | undefined;
  places?: readonly { path: string; line?: number | undefined }[] | undefined;
  /** The finding of this check that it follows from, and the workspaces that have that. */
  because?: { code: FindingCode; workspaces: readonly string[] } | undefined;
}

/** @param more what else is known */
export function finding(
  code: FindingCode,
  says: Sentence,
  more: Omit<Finding, 'code' | 'says'> = {},
): Finding {
  return { code, says, ...more };
}

/** What was thrown, as a finding. An error that has one has it as `finding`, or knows its code as `helpCode`. */
export function findingOf(error: unknown): Finding {
  const { finding: known, helpCode } = (error ?? {}) as { finding?: Finding; helpCode?: Code };
  return known ?? { code: helpCode ?? 'failed', says: foreign(errorMessage(error)) };
}

/** The address of the section that says what to do; undefined where the finding says it itself. */
export function pageOf(code: FindingCode): string | undefined {
  return isErrorCode(code) ? pageOfError(code) : undefined;
}

export function isErrorCode(code: FindingCode): code is Code {
  return /^PG-\d+$/.test(code);
}

/** What it says and what to do about it, without markup. Hostile until escaped. */
export function textOf({ says, remedy }: Pick<Finding, 'says' | 'remedy'>): string {
  const said = toPlainText(says);
  return remedy === undefined ? said : `${said} ${toPlainText(remedy)}`;
}

/** As the message of a problem: inputs stand between backticks there, by which a command line writes its options instead. */
export function problemTextOf({ says, remedy = '' }: Pick<Finding, 'says' | 'remedy'>): string {
  const toText = (sentence: Sentence) =>
    renderSentence(sentence, (part) =>
      part.kind === 'code' ? `\`${part.text}\`` : toPlainText(part),
    );
  return [says, remedy]
    .map(toText)
    .filter((text) => text !== '')
    .join(' ');
}

/** Each finding once. */
export function withoutRepeated<T extends Finding>(findings: readonly T[]): T[] {
  return [...new Map(findings.map((found) => [JSON.stringify(found), found])).values()];
}
