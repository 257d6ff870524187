/** What `opa` answers of one policy, read as a result: passed, failed or not evaluated. */
import { randomBytes } from 'node:crypto';

import { keepLongNumbers, parseExactly, restoreLongNumbers } from '../model/json-text.ts';
import { isRecord, parseJson } from '../model/parse.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import { filePart, foreign, phrase, quoted, sentencePart } from '../model/sentence.ts';
import { isOverridable } from './approval-rules.ts';
import { describeBuiltinErrors, describeUnsaid } from './builtin-errors.ts';
import { PLAN_ITSELF, TOOLS_IN_METADATA } from './input-form.ts';
import { explainOutcome, type OpaOutcome } from './judge-by-opa.ts';
import { placeOfRule, type JudgingRule } from './judging-rules.ts';
import type { OpaError } from './opa-errors.ts';
import type { JudgedPolicy } from './policy-set.ts';
import type { PolicyReading } from './read-set.ts';
import { sentencesByPlaces } from './schema-check.ts';

/**
 * What one policy says of the plan, from what opa answered: its messages, its exceptions, what it printed, or why it failed.
 * @param reading with what the policy may read and this plan lacks
 * @param asked.errors the built-in functions that failed in rules that it leads to
 * @param titleOf what a policy is called where its rule is only true
 */
export async function readOpaOutcome(
  reading: PolicyReading,
  { outcome, errors }: { outcome: OpaOutcome; errors: readonly OpaError[] },
  policies: PolicyFiles,
  titleOf: (policy: JudgingRule) => Promise<string>,
): Promise<Omit<JudgedPolicy, 'name'>> {
  const { rule: policy, doubt } = reading;
  const { name, exception } = policy;
  const where = (): string => placeOfRule(policy, policies);
  if ('failed' in outcome) {
    return explainOutcome(outcome, { name, shownAs: policies.shownAs, ruleStart: where() });
  }
  const { value: json = 'null', exceptions, printed } = outcome;
  const value = parseExactly(json);
  const isUntitled = value === true || (Array.isArray(value) && value.includes(true));
  const reasons = reasonsOf(value, isUntitled ? await titleOf(policy) : name);
  const isExcepted = exception !== undefined && exceptions.includes(exception.word);
  const remarks = printed.map((line) => phrase`printed: ${foreign(line)}`);
  if (reasons.length > 0 && !isExcepted) {
    const wordless = findWordless(reasons);
    if (wordless !== undefined) {
      const shown = JSON.stringify(wordless).slice(0, 80);
      remarks.push(
        phrase`gives ${foreign(shown)} as a reason (${filePart(where())}). Give a text, or an object with ${quoted('msg')}.`,
      );
    }
    const unsaid = isOverridable(policy) ? describeUnsaid(errors, reading, policies) : [];
    const answers = [...answersIn(json), ...unsaid.map((text) => JSON.stringify(text))];
    const withoutValues = [...reasons.map(() => undefined), ...unsaid];
    const output = [...reasons, ...unsaid];
    return { status: 'failed', output, answers, withoutValues, remarks };
  }
  if (reasons.length > 0) {
    remarks.push(
      phrase`failed, and is excepted by ${sentencePart('name', exception?.query ?? '', 160)}.`,
    );
  }
  const unread = whyNotEvaluated(reading, where);
  if (unread.length > 0) {
    const lacksInput = doubt === undefined && errors.length === 0;
    return { status: 'not_evaluated', output: unread, lacksInput, remarks };
  }
  return reasons.length > 0 || errors.length === 0
    ? { status: 'passed', output: [], remarks }
    : { status: 'errored', ...describeBuiltinErrors(errors, reading, policies), remarks };
}

/** Sentences that say why a pass is none: what the policy may read and the plan lacks, or a form that is not known. */
export function whyNotEvaluated(
  { rule: { name }, doubt, findings }: PolicyReading,
  where: () => string,
): string[] {
  const sentences = new Set(sentencesByPlaces(findings));
  if (doubt !== undefined) {
    const tools = TOOLS_IN_METADATA.join(', ');
    sentences.add(
      `${where()}: policy ${quote(name)} ${doubt}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: ${PLAN_ITSELF}\`. There are: ${tools}.`,
    );
  }
  return [...sentences];
}

/** Keys of an object that is one reason, as conftest and Terraform Enterprise know it. */
const REASON_KEYS = ['msg', 'message', 'reason'];

/**
 * The reasons. A rule without a value, or with `false`, `null` or an empty collection, has none.
 *
 * @param title the reason of a rule that is only true
 */
function reasonsOf(value: unknown, title: string): unknown[] {
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return [title];
  if (Array.isArray(value)) return value.map((reason) => (reason === true ? title : reason));
  if (!isRecord(value)) return [value];
  if (isOneReason(value)) return [value];
  // `deny[address] := reason`, or `deny[reason] := true`.
  return Object.entries(value).map(([key, reason]) => {
    if (reason === true) return key;
    return typeof reason === 'string' ? `${key}: ${reason}` : reason;
  });
}

/** For each of the reasons, the whole answer as JSON. */
function answersIn(json: string): string[] {
  const mark = randomBytes(12).toString('hex');
  const value = parseJson(keepLongNumbers(json, mark));
  const toText = (answer: unknown): string => restoreLongNumbers(JSON.stringify(answer), mark);
  if (Array.isArray(value)) return value.map(toText);
  if (!isRecord(value) || isOneReason(value)) return [toText(value)];
  return Object.entries(value).map((member) => toText(Object.fromEntries([member])));
}

/** A reason without words for people; undefined if all have some. */
function findWordless(reasons: readonly unknown[]): unknown {
  return reasons.find(
    (reason) => typeof reason !== 'string' && !(isRecord(reason) && isOneReason(reason)),
  );
}

/** Whether an object is one reason, and not an object of reasons by their keys. */
function isOneReason(value: Readonly<Record<string, unknown>>): boolean {
  return REASON_KEYS.some((key) => typeof value[key] === 'string');
}
