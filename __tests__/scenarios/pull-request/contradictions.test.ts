/**
 * A service that contradicts itself, in front of the gate. Each of these once passed, or could
 * have: none of them does, and the reason names what was met.
 */
import { ownedSeed } from '../../support/owned-seed.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ServiceRequest } from '../../../src/service/respond.ts';
import type { ScriptReference } from '../../../src/service/seed.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { changing, startLyingService, type LyingService } from '../../support/lying-service.ts';
import { startJob } from '../../support/runner.ts';
import { checkOut, HEAD, pullRequestPayload } from '../../support/scenario.ts';
import { flagsOf, runCli } from '../../support/spawn-cli.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

const TOKEN = 'user-owner-0123456789abcdef';
type Doc = Record<string, unknown>;
interface Resource {
  id: string;
  type: string;
  attributes: Doc;
  relationships: Record<string, Doc>;
}

const directory = emptyDirectory();
writeFileSync(join(directory, 'main.tf'), 'resource "null_resource" "a" {}\n');
let liar: LyingService | undefined;
afterEach(() => liar?.stop());

const resource = (document: Doc): Resource => document['data'] as Resource;
const items = (document: Doc): Resource[] => document['data'] as Resource[];
const isRun = ({ path }: ServiceRequest): boolean => /\/runs\/run-\w+$/.test(path);
const ends =
  (...names: string[]) =>
  ({ path }: ServiceRequest): boolean =>
    names.some((name) => path.endsWith(name));
type Lie = Parameters<typeof startLyingService>[1];

interface Contradiction {
  lie: Lie;
  says: string;
  /** One that passes a policy check when left out. */
  script?: ScriptReference;
  mode?: 'provisional';
}

const answer =
  (about: (request: ServiceRequest) => boolean, status: number, text?: string): Lie =>
  async (request, ask) => {
    const honest = await ask(request);
    if (!about(request)) return honest;
    const body = text === undefined ? honest.body : new TextEncoder().encode(text);
    return { ...honest, status, body };
  };
const isToldRun = (request: ServiceRequest): boolean =>
  isRun(request) || (request.method === 'POST' && ends('/runs')(request));
const onRun = (change: (run: Resource) => void): Lie =>
  changing(isToldRun, (document) => change(resource(document)));
/** Says that something has this status, and nothing of when. */
function give({ attributes }: Resource, status: string): void {
  Object.assign(attributes, { status, 'status-timestamps': {} });
}

const FAILED: ScriptReference = {
  name: 'evaluation-failed',
  planOnlyFailure: 'planned_and_finished',
};
const CONTRADICTIONS: Record<string, Contradiction> = {
  'an evaluation overridden, its set not overridable': {
    script: FAILED,
    lie: changing(ends('/task-stages'), (document) => {
      give(items(document)[0]!, 'passed');
      for (const included of document['included'] as Resource[]) give(included, 'overridden');
    }),
    says: 'cannot be',
  },
  'an evaluation overridden, an outcome of it hard-mandatory': {
    script: FAILED,
    lie: changing(ends('/task-stages', '/policy-set-outcomes'), (document) => {
      for (const { attributes } of [
        ...items(document),
        ...((document['included'] ?? []) as Resource[]),
      ]) {
        attributes['status-timestamps'] = {};
        attributes['overridable'] = true;
        if (attributes['stage'] !== undefined) attributes['status'] = 'passed';
        if (attributes['policy-kind'] !== undefined) attributes['status'] = 'overridden';
        for (const outcome of (attributes['outcomes'] ?? []) as Doc[]) {
          outcome['enforcement_level'] = 'hard-mandatory';
        }
      }
    }),
    says: 'cannot be',
  },
  'relationships with underscores, and an empty list': {
    script: 'policy-check-hard-failed',
    lie: changing(
      (request) => isRun(request) || ends('/policy-checks')(request),
      (document) => {
        if (Array.isArray(document['data'])) document['data'] = [];
        else {
          const { relationships } = resource(document);
          relationships['policy_checks'] = relationships['policy-checks'] ?? {};
          delete relationships['policy-checks'];
          give(resource(document), 'planned_and_finished');
        }
      },
    ),
    says: '(policy-checks), but its list does not',
  },
  'an evaluation that is included but attached to nothing': {
    script: FAILED,
    lie: changing(ends('/task-stages'), (document) => {
      const [stage] = items(document);
      stage!.relationships['policy-evaluations'] = { data: [] };
      give(stage!, 'passed');
      for (const { relationships } of document['included'] as Resource[]) {
        delete relationships['policy-attachable'];
      }
    }),
    says: 'belongs to no task stage',
  },
  '200 with errors': {
    lie: changing(ends('/policy-checks'), (document) => {
      document['errors'] = [{ title: 'incomplete' }];
    }),
    says: 'holds errors although its status is a success',
  },
  '206': {
    lie: answer(ends('/policy-checks'), 206),
    says: 'answered 206',
  },
  'a 400 that says nothing of an include': {
    script: 'none-found',
    lie: answer(ends('/policy-checks'), 400, '{"errors":[{"title":"bad request"}]}'),
    says: 'answered 400',
  },
  'the same policy check twice, with another end': {
    script: { policyChecks: [{ policies: [{ name: 'tags', level: 'hard-mandatory' }] }] },
    lie: changing(ends('/policy-checks'), (document) => {
      const again = structuredClone(items(document)[0]!);
      again.attributes['status'] = 'hard_failed';
      items(document).push(again);
    }),
    says: 'says two different things of',
  },
  'a run with targets': {
    lie: onRun((run) => (run.attributes['target-addrs'] = ['null_resource.b'])),
    says: '"target-addrs": ["null_resource.b"]',
  },
  'a provisional run, planned and confirmable before any policy is there': {
    script: { name: 'save-plan', policySets: [], policyChecks: [] },
    lie: onRun((run) => {
      run.attributes['status'] = 'planned';
      run.attributes['status-timestamps'] = { 'planned-at': '2026-01-01T00:00:00Z' };
      run.attributes['actions'] = { 'is-confirmable': true, 'is-discardable': true };
    }),
    mode: 'provisional',
    says: '"planned"',
  },
};

/** The service that says so, for as long as the test runs. */
async function startLiar({ script = 'policy-check-passed', lie }: Contradiction) {
  const seed = ownedSeed({ user: 'owner', token: TOKEN }, [{ name: 'net', script }]);
  return (liar = await startLyingService(seed, lie));
}
const target = (hostname: string) => ({
  hostname,
  token: TOKEN,
  organization: 'acme',
  workspace: 'net',
  timeout: '6s',
});

describe('nothing of it passes', () => {
  test.each(Object.entries(CONTRADICTIONS))('%s', async (_, contradiction) => {
    const { says, mode = 'speculative' } = contradiction;
    const { service, origin } = await startLiar(contradiction);
    const flags = flagsOf({ ...target(origin), directory, format: 'json', mode });
    const { stdout, code } = await runCli(['check', ...flags]);
    const { verdict, workspaces } = JSON.parse(stdout) as {
      verdict: string;
      workspaces: { reasons: string[] }[];
    };
    expect(verdict).toBe('undecided');
    expect(code).not.toBe(0);
    expect(workspaces[0]?.reasons.join('\n')).toContain(says);
    // What was made by this job is not left for somebody to apply.
    const left = service.runs().map(({ status }) => status);
    expect(left.filter((status) => ['planned_and_saved', 'applied'].includes(status))).toEqual([]);
  });
});

describe('whatever started the job', () => {
  const EVENTS = {
    pull_request: pullRequestPayload(),
    merge_group: { merge_group: { head_sha: HEAD } },
    push: { after: HEAD, ref: 'refs/heads/main' },
    schedule: {},
    workflow_dispatch: {},
  };
  const SOME = ['206', 'a run with targets', 'the same policy check twice, with another end'];

  test.each(Object.entries(EVENTS))('%s', async (name, payload) => {
    const job = await startJob();
    writeFileSync(join(job.workspace, 'main.tf'), 'resource "null_resource" "a" {}\n');
    checkOut(job.workspace);
    for (const title of SOME) {
      const contradiction = CONTRADICTIONS[title]!;
      const lying = await startLiar(contradiction);
      const { exitCode, outputs, stdout } = await job.run({
        event: { name, payload },
        env: { GITHUB_SHA: HEAD },
        with: { ...target(lying.origin), comment: 'off', annotate: 'off' },
      });
      expect([exitCode, outputs['verdict']]).toEqual([1, 'undecided']);
      expect(stdout).toContain(contradiction.says);
      await lying.stop();
      liar = undefined;
    }
    await job.remove();
  });
});
