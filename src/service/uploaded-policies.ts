/** Policies that were uploaded one by one, as a set that can be evaluated. */
import type { PolicySet } from './load-policies.ts';
import type { PolicyRecord, PolicySetRecord } from './records.ts';
import { must, type Store } from './store.ts';

/** The set as its policies are at each moment: they may be uploaded after the set was made. */
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

/** What it has against the plan. No language is interpreted: only a constant can be judged. */
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
