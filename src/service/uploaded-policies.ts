/** Policies that were uploaded one by one, as a policy set. */
import { errorMessage } from '../model/error-message.ts';
import type { JudgedPolicy } from './judge.ts';
import type { PolicySet } from './load-policies.ts';
import type { PolicyInput } from './policy-input.ts';
import type { PolicyRecord, PolicySetRecord } from './records.ts';
import { must, type Store } from './store.ts';

/**
 * The set with its policies as they are each time it is read: a policy may be uploaded after the
 * set is made.
 */
export function uploadedSet(
  store: Store,
  { policyIds }: Pick<PolicySetRecord, 'policyIds'>,
  head: Pick<PolicySet, 'name' | 'description' | 'overridable'> & { kind: PolicyRecord['kind'] },
): PolicySet {
  const policies = (): PolicyRecord[] => policyIds.map((id) => must(store.policies, id));
  const { rego } = store;
  const isRego = head.kind === 'opa' && rego !== undefined;
  return {
    name: head.name,
    description: head.description,
    overridable: head.overridable,
    system: head.kind === 'sentinel' ? 'policy-check' : 'policy-evaluation',
    get policies() {
      return policies().map(({ name, level, description, query }) => ({
        name,
        level,
        description,
        query: query ?? '',
      }));
    },
    judge: {
      version: isRego ? rego.version : 'none',
      takesTime: isRego,
      judge: (input, signal) =>
        Promise.all(policies().map((policy) => judgeText(store, policy, input, signal))),
    },
  };
}

async function judgeText(
  { rego }: Store,
  { name, kind, query, text }: PolicyRecord,
  input: PolicyInput,
  signal: AbortSignal,
): Promise<JudgedPolicy> {
  const broke = (message: string): JudgedPolicy => ({ name, status: 'errored', output: [message] });
  if (kind === 'opa' && rego !== undefined && text !== null) {
    return rego
      .judge({ name, query: query ?? '', text }, input, signal)
      .catch((error: unknown) => broke(errorMessage(error)));
  }
  const main = /^\s*main\s*=\s*(?:rule\s*\{\s*(true|false)\s*\}|(true|false))\s*$/.exec(text ?? '');
  switch (main?.[1] ?? main?.[2]) {
    case 'true':
      return { name, status: 'passed', output: [] };
    case 'false':
      return { name, status: 'failed', output: [`${name}: main is false`] };
    default:
      return broke(kind === 'opa' ? NO_OPA : NO_SENTINEL);
  }
}

const NO_OPA =
  'The local service judges uploaded Rego policies where `opa` is on the PATH. There is none.';
const NO_SENTINEL =
  'The local service judges uploaded Sentinel policies of the form `main = rule { true }` and no others.';
