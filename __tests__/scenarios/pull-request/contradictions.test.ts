/**
 * A service that contradicts itself, in front of the gate. Each of these once passed, or could
 * have: none of them does, and the reason names what was met.
 */
import { ownedSeed } from '../../support/owned-seed.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ServiceRequest } from '../../../src/service/exchange.ts';
import type { ScriptReference, Seed } from '../../../src/service/seed.ts';
import { afterEach, beforeAll, describe, expect, test } from '../../support/jest.ts';
import { changing, startLyingService, type LyingService } from '../../support/lying-service.ts';
import { startJob } from '../../support/runner.ts';
import { checkOut, HEAD, pullRequestPayload } from '../../support/scenario.ts';
import { flagsOf, runCli } from '../../support/spawn-cli.ts';

const TOKEN = 'user-owner-0123456789abcdef';
type Doc = Record<string, unknown>;
interface Resource {
  id: string;
  type: string;
  attributes: Doc;
  relationships: Record<string, Doc>;
}

let directory: string;
let liar: LyingService | undefined;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'contradiction-'));
  await writeFile(join(directory, 'main.tf'), 'resource "null_resource" "a" {}\n');
  return () => rm(directory, { recursive: true });
});
afterEach(() => liar?.stop());

function seed(script: ScriptReference): Seed {
  return ownedSeed({ user: 'owner', token: TOKEN }, [{ name: 'net', script }]);
}

const resource = (document: Doc): Resource => document['data'] as Resource;
const items = (document: Doc): Resource[] => document['data'] as Resource[];
const isRun = ({ path }: ServiceRequest): boolean => /\/runs\/run-\w+$/.test(path);
const ends =
  (...names: string[]) =>
  ({ path }: ServiceRequest): boolean =>
    names.some((name) => path.endsWith(name));
/** The run and a list of its, told together. */
const runAnd =
  (name: string) =>
  (request: ServiceRequest): boolean =>
    isRun(request) || ends(name)(request);

type Lie = Parameters<typeof startLyingService>[1];

interface Contradiction {
  script: ScriptReference;
  lie: Lie;
  says: string;
  verdict?: string;
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
const onRun = (change: (run: Resource) => void): Lie =>
  changing(
    (request) => isRun(request) || (request.method === 'POST' && ends('/runs')(request)),
    (document) => change(resource(document)),
  );
const attribute = (name: string, value: unknown): Lie =>
  onRun((run) => (run.attributes[name] = value));

const CONTRADICTIONS: Record<string, Contradiction> = {
  'an evaluation overridden, its set not overridable': {
    script: { name: 'evaluation-failed', planOnlyFailure: 'planned_and_finished' },
    lie: changing(ends('/task-stages'), (document) => {
      items(document)[0]!.attributes['status'] = 'passed';
      for (const { attributes } of document['included'] as Resource[]) {
        attributes['status'] = 'overridden';
        attributes['status-timestamps'] = {};
      }
      items(document)[0]!.attributes['status-timestamps'] = {};
    }),
    says: 'cannot be',
  },
  'an evaluation overridden, an outcome of it hard-mandatory': {
    script: { name: 'evaluation-failed', planOnlyFailure: 'planned_and_finished' },
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
  'Terraform policy counts a failure that no list shows': {
    script: 'tf-policy-passed',
    lie: changing(ends('/tf-policy-evaluations'), (document) => {
      const counts = items(document)[0]!.attributes['result-count'] as Doc;
      counts['mandatory-overridable-failed'] = 1;
    }),
    says: 'counts other failed mandatory policies than it lists',
  },
  'relationships as links only, and an empty list': {
    script: 'policy-check-hard-failed',
    lie: changing(runAnd('/policy-checks'), (document) => {
      if (Array.isArray(document['data'])) document['data'] = [];
      else {
        resource(document).relationships['policy-checks'] = { links: { related: '/x' } };
        resource(document).attributes['status'] = 'planned_and_finished';
        resource(document).attributes['status-timestamps'] = {};
      }
    }),
    says: 'names no policy check',
  },
  'relationships with underscores, and an empty list': {
    script: 'policy-check-hard-failed',
    lie: changing(runAnd('/policy-checks'), (document) => {
      if (Array.isArray(document['data'])) {
        document['data'] = [];
        return;
      }
      const { relationships, attributes } = resource(document);
      relationships['policy_checks'] = relationships['policy-checks'] ?? {};
      delete relationships['policy-checks'];
      attributes['status'] = 'planned_and_finished';
      attributes['status-timestamps'] = {};
    }),
    says: '(policy-checks), but its list does not',
  },
  'an evaluation that is included but attached to nothing': {
    script: { name: 'evaluation-failed', planOnlyFailure: 'planned_and_finished' },
    lie: changing(ends('/task-stages'), (document) => {
      const [stage] = items(document);
      stage!.relationships['policy-evaluations'] = { data: [] };
      stage!.attributes['status'] = 'passed';
      stage!.attributes['status-timestamps'] = {};
      for (const { relationships } of document['included'] as Resource[]) {
        delete relationships['policy-attachable'];
      }
    }),
    says: 'belongs to no task stage',
  },
  '200 with errors': {
    script: 'policy-check-passed',
    lie: changing(ends('/policy-checks'), (document) => {
      document['errors'] = [{ title: 'incomplete' }];
    }),
    says: 'holds errors although its status is a success',
  },
  '206': {
    script: 'policy-check-passed',
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
  'a run of another workspace': {
    script: 'policy-check-passed',
    lie: changing(
      (request) => isRun(request) || (request.method === 'POST' && ends('/runs')(request)),
      (document) => {
        const other = { id: 'ws-other00000000000', type: 'workspaces' };
        resource(document).relationships['workspace'] = { data: other };
        const included = (document['included'] ?? []) as Resource[];
        document['included'] = included.filter(({ type }) => type !== 'workspaces');
      },
    ),
    says: 'ws-other00000000000',
  },
  'a run with targets': {
    script: 'policy-check-passed',
    lie: attribute('target-addrs', ['null_resource.b']),
    says: '"target-addrs": ["null_resource.b"]',
  },
  'a run that replaces': {
    script: 'policy-check-passed',
    lie: attribute('replace-addrs', ['null_resource.b']),
    says: '"replace-addrs"',
  },
  'a run with variables': {
    script: 'policy-check-passed',
    lie: attribute('variables', [{ key: 'stage', value: '"dev"' }]),
    says: '"variables"',
  },
  'a run that only refreshes': {
    script: 'policy-check-passed',
    lie: attribute('refresh-only', true),
    says: '"refresh-only": true',
  },
  'a run that does not refresh': {
    script: 'policy-check-passed',
    lie: attribute('refresh', false),
    says: '"refresh": false',
  },
  'a run that destroys': {
    script: 'policy-check-passed',
    lie: attribute('is-destroy', true),
    says: '"is-destroy": true',
  },
  'a plan that is named but not included, and failed': {
    script: 'policy-check-passed',
    lie: changing(
      (request) => isRun(request) || /\/plans\/plan-\w+$/.test(request.path),
      (document) => {
        document['included'] = [];
        if (resource(document).type === 'plans')
          resource(document).attributes['status'] = 'errored';
      },
    ),
    verdict: 'errored',
    says: 'The plan failed',
  },
  'a plan that is not even named': {
    script: 'policy-check-passed',
    lie: changing(isRun, (document) => {
      document['included'] = [];
      delete resource(document).relationships['plan'];
    }),
    says: 'does not name its plan',
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
  'a provisional run that applies by itself': {
    script: 'save-plan',
    lie: attribute('auto-apply', true),
    mode: 'provisional',
    says: 'applies it by itself',
  },
  'a provisional run that is an ordinary one': {
    script: 'save-plan',
    lie: attribute('save-plan', false),
    mode: 'provisional',
    says: 'an ordinary run',
  },
  'a provisional version that is an ordinary one': {
    script: 'save-plan',
    lie: changing(ends('/configuration-versions'), (document) => {
      delete resource(document).attributes['provisional'];
    }),
    mode: 'provisional',
    says: 'does not say that it is provisional',
  },
};

interface Report {
  verdict: string;
  workspaces: { reasons: string[] }[];
}

describe('nothing of it passes', () => {
  test.each(Object.entries(CONTRADICTIONS))('%s', async (_, contradiction) => {
    const { script, lie, says, mode = 'speculative' } = contradiction;
    liar = await startLyingService(seed(script), lie);
    const target = { hostname: liar.origin, token: TOKEN, organization: 'acme', workspace: 'net' };
    const how = { directory, format: 'json', timeout: '6s', mode };
    const { stdout, code } = await runCli(['check', ...flagsOf({ ...target, ...how })]);
    const { verdict, workspaces } = JSON.parse(stdout) as Report;
    expect(verdict).toBe(contradiction.verdict ?? 'undecided');
    expect(code).not.toBe(0);
    expect(workspaces[0]?.reasons.join('\n')).toContain(says);
    // What was made by this job is not left for somebody to apply.
    const left = liar.service.runs().map(({ status }) => status);
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
    await writeFile(join(job.workspace, 'main.tf'), 'resource "null_resource" "a" {}\n');
    checkOut(job.workspace);
    for (const title of SOME) {
      const { script, lie, says } = CONTRADICTIONS[title]!;
      liar = await startLyingService(seed(script), lie);
      const { exitCode, outputs, stdout } = await job.run({
        event: { name, payload },
        env: { GITHUB_SHA: HEAD },
        with: {
          hostname: liar.origin,
          token: TOKEN,
          organization: 'acme',
          workspace: 'net',
          timeout: '6s',
          comment: 'off',
          annotate: 'off',
        },
      });
      expect([exitCode, outputs['verdict']]).toEqual([1, 'undecided']);
      expect(stdout).toContain(says);
      await liar.stop();
      liar = undefined;
    }
    await job.remove();
  });
});
