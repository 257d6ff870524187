/**
 * What a person approves of a failing own policy: a question for each of its messages. A question is the whole answer of the
 * policy, with every member and every line, and the planned change of the resources that it names, or of all where it names
 * none. So two plans of one commit that differ there ask two questions, also where their messages read the same.
 */
import { createHash } from 'node:crypto';
import { findAddresses, withoutKeys } from '../model/address.ts';
import { addTo } from '../model/add-to.ts';
import { fieldOf, listOf, parseJson } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { PolicyResult } from '../model/policy-result.ts';

/** The questions of a failure. Nobody is shown one: it may hold sensitive values, so only a keyed digest leaves the job. */
export type QuestionsOf = (result: PolicyResult) => string[];

/** Makes the function that puts the questions about a plan. The plan is read when the first one is put. */
export function questionsAbout(json: PlanJson): QuestionsOf {
  let read: PlannedDigests | undefined;
  return ({ policySet, policy, output, message, answers = [] }) => {
    const changes = (read ??= digestChanges(json));
    const question = (answer: string): string =>
      `override ${JSON.stringify([policySet, policy, answer, changes.of(answer)])}`;
    if (answers.length > 0) return answers.map((answer) => answer.digested(question));
    // A rule that is true or false gives no message of its own.
    return (output.length > 0 ? output : [message]).map((text) => question(JSON.stringify(text)));
  };
}

type PlannedDigests = ReturnType<typeof digestChanges>;

function digestChanges(json: PlanJson) {
  const entries = listOf(json.exactChanges());
  /** The changes of each address, and of all instances of a resource at its address without a key. */
  const byAddress = new Map<string, string[]>();
  const all = createHash('sha256');
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    all.update(text).update('\n');
    const address = fieldOf(entry, 'address');
    if (typeof address !== 'string') continue;
    const digest = createHash('sha256').update(text).digest('hex');
    for (const name of new Set([address, withoutKeys(address)])) addTo(byAddress, name, digest);
  }
  const outputs = JSON.stringify(json.document['output_changes'] ?? null);
  const ofAll = [all.update(outputs).digest('hex')];
  return {
    /** Digests of the changes that an answer names, in its order. */
    of(answer: string): string[] {
      const named = addressesIn(parseJson(answer)).flatMap((name) => byAddress.get(name) ?? []);
      return named.length > 0 ? [...new Set(named)] : ofAll;
    },
  };
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
