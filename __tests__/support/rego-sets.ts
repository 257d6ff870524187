/** Policy sets without a check around them: their files, what opens them, and plans to judge. */
import { delimiter, dirname } from 'node:path';
import type { PolicyPorts } from '../../src/rego/open-policies.ts';
import type { PolicyFiles } from '../../src/model/policy-files.ts';
import { executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import type { PolicyInput } from '../../src/rego/input-form.ts';
import { findProgram } from './optional-tools.ts';

/** Files of a directory `policies`, by their paths below it. */
export function policySet(files: Readonly<Record<string, string | Uint8Array>>): PolicyFiles {
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
  return { name: 'policies', shownAs: 'policies', files: new Map(bytes) };
}

/** With the `opa` of this machine, or with another PATH. */
export async function policyPorts({
  path = [dirname(findProgram('opa') ?? '/'), process.env['PATH']].join(delimiter),
  policyMs = 30_000,
} = {}): Promise<PolicyPorts> {
  const clock = systemClock();
  return {
    executeBounded,
    environment: { PATH: path },
    signal: new AbortController().signal,
    limits: { clock, policyMs, deadlineMs: clock.now() + 60_000, processes: 2 },
  };
}

const RUN: PolicyInput['run'] = {
  id: 'run-1',
  created_at: '2026-01-01T00:00:00Z',
  message: 'a "quote" and \ud800 half a character',
  is_destroy: false,
  refresh: true,
  refresh_only: false,
  replace_addrs: [],
  target_addrs: [],
  source: 'x',
  speculative: true,
  organization: { name: 'acme' },
  workspace: {
    id: 'ws-1',
    name: 'net-prod',
    auto_apply: false,
    working_directory: null,
    tags: [],
  },
};

/** What policies get of a plan; the text is the plan, as its planner wrote it. */
export function inputOf(plan: object, planText = JSON.stringify(plan)): PolicyInput {
  return { plan: plan as PolicyInput['plan'], planText, run: RUN };
}

/** A plan that creates one bucket with this access. */
export function planOfBucket(acl: string) {
  const change = { actions: ['create'], before: null, after: { acl }, after_unknown: {} };
  const type = 'aws_s3_bucket';
  return {
    format_version: '1.2',
    planned_values: { root_module: { resources: [] } },
    resource_changes: [{ address: `${type}.logs`, mode: 'managed', type, name: 'logs', change }],
  };
}
