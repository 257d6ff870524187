/** What the policy systems found, one line each, for the log. */
import type { PolicyResult, PolicySystem } from '../policy/result.ts';

const NAMES: Record<PolicySystem, string> = {
  'policy-check': 'policy check',
  'policy-evaluation': 'policy evaluation',
  'terraform-policy': 'Terraform policy',
};

/** `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed` */
export function policyWords(results: readonly PolicyResult[]): string[] {
  return Object.entries(NAMES).flatMap(([system, name]) => {
    const own = results.filter((result) => result.system === system);
    if (own.length === 0) return [];
    const count = (test: (result: PolicyResult) => boolean): number => own.filter(test).length;
    const parts: [number, string][] = [
      [count((it) => it.status === 'failed' && it.level !== 'advisory'), 'mandatory failed'],
      [count((it) => it.status === 'failed' && it.level === 'advisory'), 'advisory failed'],
      [count((it) => it.status === 'overridden'), 'overridden'],
      [count((it) => it.status === 'errored'), 'errored'],
      [count((it) => it.status === 'unknown' || it.status === 'not-evaluated'), 'undecided'],
    ];
    const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
    const total = `${own.length} ${own.length === 1 ? 'policy' : 'policies'}`;
    return [`${name}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
  });
}
