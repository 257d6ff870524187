/** After an apply, the next plan of the same files changes nothing: with Terraform itself, by random configurations. */
import { readdirSync } from 'node:fs';
import { executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { nextTurn } from '../../src/machine/take-turn.ts';
import type { Engine } from '../../src/service/engine.ts';
import { sampled } from '../support/sampled.ts';
import { expect } from '../support/jest.ts';
import { startRunOf, uploadTo } from '../support/local-service.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { attributesOf, follow, opened } from './asking.ts';
import { programEngine } from '../../src/cli/serve/program-engine.ts';

const CASES = 60;

/** A configuration of `terraform_data`. With `moved`, its first resource has another name than without. */
function configuration(seed: number, moved: boolean): string {
  const random = seededRandom(seed);
  const pick = <One>(all: readonly One[]): One | undefined =>
    all[Math.floor(random() * all.length)];
  const blocks: string[] = moved
    ? ['moved {\n  from = terraform_data.r0\n  to   = terraform_data.renamed\n}']
    : [];
  /** What a later block can read: the output and the computed id of each before it. */
  const known: string[] = [];
  for (let at = 0; at < 1 + Math.floor(random() * 5); at += 1) {
    const name = at === 0 && moved ? 'renamed' : `r${String(at)}`;
    const literals = ['"text"', '3', 'true', '["a", 1]', '{ a = "b", c = [1, null] }', 'null'];
    const read = pick(known) ?? '"first"';
    const input = pick([...literals, read, `[${read}]`, `{ of = ${read} }`]) ?? 'null';
    const many = pick(['', '', 'count = 2', 'for_each = toset(["x", "y"])']) ?? '';
    const triggers = pick(['', `triggers_replace = ${read}`]) ?? '';
    const lines = [at === 0 ? '' : many, `input = ${input}`, triggers].filter(
      (line) => line !== '',
    );
    blocks.push(`resource "terraform_data" "${name}" {\n  ${lines.join('\n  ')}\n}`);
    const place = `terraform_data.${name}`;
    if (at === 0 || many === '') known.push(`${place}.output`, `${place}.id`);
    else if (many.startsWith('count')) known.push(`${place}[1].output`, `${place}[*].id`);
    else known.push(`${place}["x"].id`);
  }
  for (const [at, value] of known.entries()) {
    const sensitive = random() < 0.3 ? '\n  sensitive = true' : '';
    blocks.push(`output "o${String(at)}" {\n  value = ${value}${sensitive}\n}`);
  }
  return `${blocks.join('\n')}\n`;
}

/** Terraform as an engine, whose work a test can wait for. */
function terraform(temporaryDirectory: string): { engine: Engine; rest: () => Promise<void> } {
  const variables = { PATH: process.env['PATH'] ?? '' };
  const ports = { execute: executeBounded, clock: systemClock(), variables, temporaryDirectory };
  const { plan } = programEngine({ program: 'terraform', ...ports });
  let work: Promise<unknown> = Promise.resolve();
  const engine: Engine = {
    plan: (request) => {
      const planning = plan(request).then((planned) => {
        const { appliablePlan } = planned;
        if (appliablePlan === undefined) return planned;
        const apply: typeof appliablePlan.apply = (asked) => {
          const applying = appliablePlan.apply(asked);
          work = applying;
          return applying;
        };
        return { ...planned, appliablePlan: { ...appliablePlan, apply } };
      });
      work = planning;
      return planning;
    },
  };
  return { engine, rest: async () => void (await work) };
}

testWith(
  'terraform',
  `after an apply the next plan changes nothing, for ${String(sampled(CASES))} configurations`,
  async () => {
    const temporary = makeTree();
    const { engine, rest } = terraform(temporary.root);
    for (let seed = 1; seed <= sampled(CASES); seed += 1) {
      const service = await opened({ engine, runDurationMs: 0 });
      const workspace = service.workspaces[0]?.id ?? '';
      const run = async (text: string, attributes: object) => {
        const made = { speculative: false, 'auto-queue-runs': false };
        const version = await uploadTo(service, workspace, { 'main.tf': text }, made);
        const id = await startRunOf(service, workspace, version, attributes);
        const ended = ['applied', 'planned_and_finished', 'errored'];
        for (;;) {
          const { status, 'has-changes': changes } = await attributesOf(service, `/runs/${id}`);
          if (ended.includes(String(status))) return { id, status, changes };
          await rest();
          await nextTurn();
        }
      };
      const logOf = async (id: string) => {
        const { 'log-read-url': url } = await attributesOf(service, `/runs/${id}/plan`);
        return (await follow(service, url)).text;
      };
      for (const moved of [false, true]) {
        const text = configuration(seed, moved);
        const { id, status } = await run(text, { 'auto-apply': true });
        const why = status === 'errored' ? await logOf(id) : '';
        expect([
          seed,
          text,
          ['applied', 'planned_and_finished'].includes(String(status)),
          why,
        ]).toEqual([seed, text, true, '']);
        const again = await run(text, { 'plan-only': true });
        const log = again.changes === true ? await logOf(again.id) : '';
        expect([seed, text, again.status, log]).toEqual([seed, text, 'planned_and_finished', '']);
      }
      await service.endPlanning();
      const list = await service.ask('GET', `/workspaces/${workspace}/current-state-version`);
      const { text } = await follow(
        service,
        list.json.data.attributes['hosted-state-download-url'],
      );
      expect(JSON.parse(text)).toMatchObject({ version: 4, lineage: expect.stringMatching(/-/) });
    }
    expect(readdirSync(temporary.root)).toEqual([]);
  },
  600_000,
);
