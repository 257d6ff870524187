/**
 * A service whose answers contradict one another before a policy system reads them: the gate stays closed, and the
 * reason names what was met. What the systems make of contradictions is in `policy/readings`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceRequest } from '../../../src/service/respond.ts';
import type { ScriptReference } from '../../../src/service/seed.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { changing, startLyingService, type LyingService } from '../../support/lying-service.ts';
import { ownedSeed } from '../../support/owned-seed.ts';
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

const items = (document: Doc): Resource[] => document['data'] as Resource[];
const isPolicyChecks = ({ path }: ServiceRequest) => path.endsWith('/policy-checks');
const isTaskStages = ({ path }: ServiceRequest) => path.endsWith('/task-stages');
type Lie = Parameters<typeof startLyingService>[1];

interface Contradiction {
  lie: Lie;
  says: string;
  /** One that passes a policy check when left out. */
  script?: ScriptReference;
}

/** What it answers to the question for policy checks. */
const answer =
  (status: number, text?: string): Lie =>
  async (request, ask) => {
    const honest = await ask(request);
    if (!isPolicyChecks(request)) return honest;
    const body = text === undefined ? honest.body : new TextEncoder().encode(text);
    return { ...honest, status, body };
  };
const FAILED: ScriptReference = {
  name: 'evaluation-failed',
  planOnlyFailure: 'planned_and_finished',
};
const CONTRADICTIONS: Record<string, Contradiction> = {
  'an evaluation that is included but attached to nothing': {
    script: FAILED,
    lie: changing(isTaskStages, (document) => {
      const [stage] = items(document);
      stage!.relationships['policy-evaluations'] = { data: [] };
      Object.assign(stage!.attributes, { status: 'passed', 'status-timestamps': {} });
      for (const { relationships } of document['included'] as Resource[]) {
        delete relationships['policy-attachable'];
      }
    }),
    says: 'belongs to no task stage',
  },
  '200 with errors': {
    lie: changing(isPolicyChecks, (document) => {
      document['errors'] = [{ title: 'incomplete' }];
    }),
    says: 'holds errors although its status is a success',
  },
  '206': {
    lie: answer(206),
    says: 'answered 206',
  },
  'a 400 that says nothing of an include': {
    script: 'none-found',
    lie: answer(400, '{"errors":[{"title":"bad request"}]}'),
    says: 'answered 400',
  },
  'the same policy check twice, with another end': {
    script: { policyChecks: [{ policies: [{ name: 'tags', level: 'hard-mandatory' }] }] },
    lie: changing(isPolicyChecks, (document) => {
      const again = structuredClone(items(document)[0]!);
      again.attributes['status'] = 'hard_failed';
      items(document).push(again);
    }),
    says: 'says two different things of',
  },
};

test.each(Object.entries(CONTRADICTIONS))('%s', async (_, contradiction) => {
  const { script = 'policy-check-passed', lie, says } = contradiction;
  const seed = ownedSeed({ user: 'owner', token: TOKEN }, [{ name: 'net', script }]);
  liar = await startLyingService(seed, lie);
  const target = { hostname: liar.origin, token: TOKEN, organization: 'acme', workspace: 'net' };
  const flags = flagsOf({ ...target, directory, format: 'json', timeout: '6s' });
  const { stdout, code } = await runCli(['check', ...flags]);
  const { verdict, workspaces } = JSON.parse(stdout) as {
    verdict: string;
    workspaces: { reasons: string[] }[];
  };
  expect([code, verdict]).toEqual([5, 'undecided']);
  expect(workspaces[0]?.reasons.join('\n')).toContain(says);
});
