/**
 * Genuine plans count for their own files, and for no others: as recorded, and as Terraform makes them here. What is
 * changed is one thing, in the files or in the plan.
 */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { planFileEngine } from '../../src/service/engines/plan-file-engine.ts';
import type { DigestAnswer } from '../../src/service/engines/plan-file/tree-digest.ts';
import { requestFor } from '../support/engine-bench.ts';
import { IS_WHOLE, showFigure } from '../support/hunt.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { providersHere } from '../support/own-provider.ts';
import { limitMs } from '../support/time-limits.ts';
import { makeTree } from '../support/tree.ts';
import { changesOf } from './changes.ts';
import { forgeriesOf } from './forgeries.ts';
import { GENUINE, type Files } from './genuine.ts';

const SAME: DigestAnswer = { kind: 'same' };

/** Why the plan does not count; empty if it does. */
async function objections(text: string, files: Files, digest?: DigestAnswer): Promise<string[]> {
  const engine = planFileEngine({ planOf: async () => ({ text, digest }) });
  const request = await requestFor(files, { workspaceName: 'default' });
  const { problems, limits } = await engine.plan(request);
  return [...problems.map(({ detail }) => detail), ...limits.map(({ message }) => message)];
}

/** Without a digest, a genuine plan may only lack something. */
async function expectCounts(text: string, files: Files): Promise<boolean> {
  const said = await objections(text, files);
  expect(said.filter((one) => !one.startsWith('The plan in JSON does not have'))).toEqual([]);
  expect(await objections(text, files, SAME)).toEqual([]);
  return said.length === 0;
}

/** The changes after which a plan counts without a digest. */
async function changesThatCount(text: string, name: string, files: Files) {
  const green: string[] = [];
  const changes = changesOf(files);
  for (const change of changes) {
    if ((await objections(text, change.files)).length === 0) green.push(`${name}, ${change.name}`);
  }
  return { tried: changes.length, green: green.filter((one) => !DECIDES_NOTHING.test(one)) };
}

/** A type that a value has anyway, and what an override or a later file of variables replaces. */
const DECIDES_NOTHING =
  /"\s*type\s+= \w+\\n" → ""|\.type removed|^modules \d+, (?:main\.tf|b\.tf|net\/main\.tf: line 6): |terraform\.tfvars: line 1/;

interface Recorded {
  name: string;
  version: string;
  plan: unknown;
}

/** What Terraform 1.11.4 and 1.16.4 and OpenTofu 1.12.6 made of one of each group. */
const RECORDED: Recorded[] = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/genuine-plans.json'), 'utf8'),
);

describe.each(RECORDED)('$name, recorded with $version', ({ name, plan }) => {
  const text = JSON.stringify(plan);
  const files = GENUINE.find((one) => one.name === name)?.files ?? {};

  test('counts for its own files', async () => {
    await expectCounts(text, files);
  });

  test('counts for no others', async () => {
    const { green, tried } = await changesThatCount(text, name, files);
    expect(tried).toBeGreaterThan(3);
    expect(green).toEqual([]);
  });

  test('does not count when one of its values is another one', async () => {
    for (const forgery of forgeriesOf(text)) {
      expect([forgery.name, (await objections(forgery.text, files)).length > 0]).toEqual([
        forgery.name,
        true,
      ]);
    }
  });
});

describe.each(['terraform', 'terraform-1.16.4'])('plans that %s makes here', (program) => {
  const every = IS_WHOLE ? 1 : 41;
  testWith(
    program,
    'count for their own files, and for no others',
    async (path) => {
      const providers = await providersHere();
      const figures = { plans: 0, alone: 0, changes: 0 };
      const green: string[] = [];
      for (const [at, { name, files }] of GENUINE.entries()) {
        const needsProvider = Object.values(files).some((text) => text.includes('shelf'));
        if (at % every !== 0 || (needsProvider && providers === undefined)) continue;
        const text = makePlan(path, files, providers);
        figures.plans += 1;
        if (await expectCounts(text, files)) figures.alone += 1;
        const changed = await changesThatCount(text, name, files);
        figures.changes += changed.tried;
        green.push(...changed.green);
      }
      expect(green).toEqual([]);
      showFigure(
        `${program}: ${figures.plans} genuine plans, ${figures.alone} count without a digest; ${figures.changes} changes, ${green.length} green`,
      );
    },
    limitMs(600_000),
  );
});

/** Plans without a state, and prints the plan. */
function makePlan(program: string, files: Files, providers: string | undefined): string {
  const mirror = `provider_installation {\n  filesystem_mirror {\n    path = ${JSON.stringify(providers)}\n  }\n}\n`;
  const tree = makeTree({ ...files, 'settings.tfrc': providers === undefined ? '' : mirror });
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: tree.root,
    CHECKPOINT_DISABLE: '1',
    TF_CLI_CONFIG_FILE: tree.path('settings.tfrc'),
  };
  const run = (...words: string[]): string =>
    execFileSync(program, words, { cwd: tree.root, encoding: 'utf8', stdio: 'pipe', env });
  try {
    run('init', '-input=false');
    run('plan', '-input=false', '-out=saved');
    return run('show', '-json', 'saved');
  } finally {
    tree.remove();
  }
}

test('of a plan of Terraform, a provider without a host is of its own registry', async () => {
  const tofu = RECORDED.find(({ version, name }) => version === '1.12.6' && name === 'dynamics 6');
  const { files } = GENUINE.find(({ name }) => name === tofu?.name) ?? {};
  const plan = { ...(tofu?.plan as object), applyable: true, complete: true };
  expect(await objections(JSON.stringify(plan), files ?? {})).toEqual([
    expect.stringContaining('"registry.opentofu.org/acme/shelf" in the plan'),
  ]);
});
