/**
 * The questions that people answer by an approval. Of a failing own policy, a question for each of its messages. A question is
 * the whole answer of the policy, with every member and every line, and the planned change of the resources that it names, or of
 * all where it names none. So two plans of one commit that differ there ask two questions, also where their messages read the same.
 *
 * A question has no sensitive value: a keyed digest is in its place, so that a report can show the question, and a command can
 * make its act again from what is shown.
 */
import { createHash } from 'node:crypto';
import { findAddresses, withoutKeys } from '../model/address.ts';
import { addTo } from '../model/add-to.ts';
import { fieldOf, fieldsOf, isRecord, listOf, parseJson } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { OpenQuestion, PolicyResult } from '../model/policy-result.ts';
import type { Question } from '../policy/given-approvals.ts';
import { guardActOf } from '../policy/guard.ts';
import { digestOf, keyFrom } from '../trust/seals.ts';

/** The questions of a failure. */
export type QuestionsOf = (result: PolicyResult) => Question[];

/**
 * Makes the function that puts the questions about a plan. The plan is read when the first one is put.
 *
 * @param secret of the gate: who does not have it guesses no hidden value by its digest
 */
export function questionsAbout(json: PlanJson, secret: string): QuestionsOf {
  const key = keyFrom(secret);
  const hide: Hide = (place, value) =>
    `hidden:${digestOf(key, `hidden ${JSON.stringify([place, value])}`).toString('base64url')}`;
  let planned: ReturnType<typeof readPlanned> | undefined;
  return (result) => {
    const { output, message, answers = [] } = result;
    const question = (exact: string, answer: string): Question => {
      const { changes, namesResources } = (planned ??= readPlanned(json, hide)).of(exact);
      const shown = { answer, changes };
      return { act: ownActOf(result, shown), namesResources, shown };
    };
    if (answers.length > 0) {
      return answers.map((answer) => {
        const { lines } = answer;
        const hidden = (exact: string) => JSON.stringify({ lines, answer: hide('answer', exact) });
        const shown = answer.shownOr(hidden);
        return answer.digested((exact) => question(exact, shown));
      });
    }
    // A rule that is true or false gives no message of its own.
    return (output.length > 0 ? output : [message]).map((text) => {
      const answer = JSON.stringify(text);
      return question(answer, answer);
    });
  };
}

/** What a question asks, as its approval covers it: made anew wherever a question is read. */
export function actOf(result: PolicyResult, question: OpenQuestion): string {
  return result.system === 'guard' ? guardActOf(result, question) : ownActOf(result, question);
}

function ownActOf(
  { policySet, policy, approval }: PolicyResult,
  { answer, changes }: OpenQuestion,
): string {
  const who = approval?.approvers.map((name) => name.toLowerCase()).sort() ?? [];
  return `override ${JSON.stringify([policySet, policy, who, answer, digestOfTexts(changes)])}`;
}

/** Those of all changes are one list, which each message without a resource is about. */
const DIGESTS = new WeakMap<readonly string[], string>();

function digestOfTexts(texts: readonly string[]): string {
  const known = DIGESTS.get(texts);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  const digest = hash.digest('hex');
  DIGESTS.set(texts, digest);
  return digest;
}

/** @param place keeps equal values of two resources from having one digest */
type Hide = (place: string, value: unknown) => string;

function readPlanned(json: PlanJson, hide: Hide) {
  const entries = listOf(json.exactChanges());
  const texts: string[] = [];
  const textAt = (index: number) =>
    (texts[index] ??= JSON.stringify(withHidden(entries[index], hide)));
  /** The changes of each address, and of all instances of a resource at its address without a key. */
  const byAddress = new Map<string, number[]>();
  for (const [index, entry] of entries.entries()) {
    const address = fieldOf(entry, 'address');
    if (typeof address !== 'string') continue;
    for (const name of new Set([address, withoutKeys(address)])) addTo(byAddress, name, index);
  }
  let all: string[] | undefined;
  return {
    /** The changes that an answer names, in its order; all of the plan if it names none. */
    of(answer: string): { changes: readonly string[]; namesResources: boolean } {
      const named = addressesIn(parseJson(answer)).flatMap((name) => byAddress.get(name) ?? []);
      if (named.length > 0) {
        return { changes: [...new Set(named)].map(textAt), namesResources: true };
      }
      all ??= [...entries.keys()].map(textAt).concat(outputsIn(json, hide));
      return { changes: all, namesResources: false };
    },
  };
}

function outputsIn({ document }: PlanJson, hide: Hide): string[] {
  const outputs = Object.entries(fieldsOf(document['output_changes']));
  return outputs.map(([name, change]) =>
    JSON.stringify({ output: name, change: withHiddenValues(change, `output ${name}`, hide) }),
  );
}

/** Members that have no value of a resource. What else a plan says is hidden like a sensitive value. */
const PLAIN_OF_ENTRY = new Set(
  'address module_address mode type name index provider_name previous_address deposed action_reason'.split(
    ' ',
  ),
);
const PLAIN_OF_CHANGE = new Set(
  'actions after_unknown before_sensitive after_sensitive replace_paths'.split(' '),
);

function withHidden(entry: unknown, hide: Hide): unknown {
  const address = fieldOf(entry, 'address');
  const place = typeof address === 'string' ? address : '';
  return mapMembers(entry, place, hide, (name, value) => {
    if (PLAIN_OF_ENTRY.has(name)) return value;
    return name === 'change' ? withHiddenValues(value, place, hide) : hide(place, value);
  });
}

/** What is sensitive on one side is hidden on both. */
function withHiddenValues(change: unknown, place: string, hide: Hide): unknown {
  const marks = [fieldOf(change, 'before_sensitive'), fieldOf(change, 'after_sensitive')];
  const areKnown = marks.some(isRecord) || marks.some((mark) => typeof mark === 'boolean');
  return mapMembers(change, place, hide, (name, value) => {
    if (PLAIN_OF_CHANGE.has(name)) return value;
    const isValue = name === 'before' || name === 'after';
    if (value === null) return value;
    if (!isValue || !areKnown) return hide(place, value);
    return hideMarked(value, marks, (hidden) => hide(place, hidden));
  });
}

function mapMembers(
  value: unknown,
  place: string,
  hide: Hide,
  change: (name: string, value: unknown) => unknown,
): unknown {
  if (!isRecord(value)) return hide(place, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, change(name, member)]),
  );
}

/** No value of a plan has so many levels. */
const DEEPEST = 100;

function hideMarked(
  value: unknown,
  marks: readonly unknown[],
  hide: (value: unknown) => string,
  depth = 0,
): unknown {
  if (marks.includes(true) || depth > DEEPEST) return hide(value);
  const trees = marks.filter((mark) => typeof mark === 'object' && mark !== null);
  if (trees.length === 0 || typeof value !== 'object' || value === null) return value;
  const inner = (name: string, member: unknown) =>
    hideMarked(
      member,
      trees.map((mark) => fieldsOf(mark)[name]),
      hide,
      depth + 1,
    );
  if (Array.isArray(value)) return value.map((item, index) => inner(String(index), item));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, inner(name, member)]),
  );
}

/** The addresses in all texts of an answer, also in members that no report shows. */
function addressesIn(answer: unknown): string[] {
  const addresses = new Set<string>();
  const values: unknown[] = [answer];
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    if (typeof value === 'string') {
      for (const address of findAddresses(value).addresses) addresses.add(address);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        values.push(name);
        if (inner !== undefined && inner !== null) values.push(inner);
      }
    }
  }
  return [...addresses].sort();
}
