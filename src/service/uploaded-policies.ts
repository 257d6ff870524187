/** Policies that were uploaded one by one, as a policy set. */
import type { PolicySet } from './load-policies.ts';
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
  return {
    name: head.name,
    description: head.description,
    overridable: head.overridable,
    system: head.kind === 'sentinel' ? 'policy-check' : 'policy-evaluation',
    get policies() {
      return policies().map(({ id, name, level, description }) => ({
        name,
        level,
        description,
        query: id,
      }));
    },
    rego: {
      queries: [],
      instantiate: () => ({ evaluate: (id) => evaluateText(must(store.policies, id)) }),
    },
  };
}

/** The reasons to fail the plan. Only policies with a constant result can be evaluated; others throw. */
function evaluateText({ text, name }: PolicyRecord): string[] {
  const main = /^\s*main\s*=\s*(?:rule\s*\{\s*(true|false)\s*\}|(true|false))\s*$/.exec(text ?? '');
  switch (main?.[1] ?? main?.[2]) {
    case 'true':
      return [];
    case 'false':
      return [`${name}: main is false`];
    default:
      throw new Error(
        'The local service judges uploaded policies of the form `main = rule { true }` and no others. Compile Rego to WebAssembly and serve it with --policies.',
      );
  }
}
