/** Requests that are shown, merged and applied: each step is the action, at a service that plans by Terraform. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { commitIn, initIn } from './git-in.ts';
import type { GitHubOptions } from './github/start-github.ts';
import type { StoredPullRequest } from './github/state.ts';
import type { Ended } from './runner.ts';
import {
  BASE,
  pullRequestPayload,
  SERVICE_TOKEN,
  startScenario,
  yamlOf,
  type Scenario,
} from './scenario.ts';
import { programEngine } from '../../src/cli/serve/program-engine.ts';

export const resource = (name: string, input: string | number = 1) =>
  `resource "terraform_data" "${name}" {\n  input = ${JSON.stringify(input)}\n}\n`;

/** A commit id that a person tells from others. */
export const id = (text: string) => Buffer.from(text).toString('hex').padEnd(40, '0').slice(0, 40);

export type Files = Record<string, string>;

export interface MergedWorldOptions {
  terraform: string;
  opa?: string | undefined;
  /** Without it a program plans in the checkout. */
  atService?: boolean;
  /** Of plangate.yml, besides where it plans. */
  keys?: Record<string, unknown>;
  /** What the default branch has besides plangate.yml. */
  onMain?: Files;
  github?: Partial<GitHubOptions>;
}

export const RECORD_KEY = 'record-key-of-the-team-0123456789';

export async function startMergedWorld({
  terraform,
  opa,
  atService = true,
  keys = {},
  onMain = {},
  github,
}: MergedWorldOptions) {
  const path = [dirname(terraform), ...(opa ? [dirname(opa)] : []), process.env['PATH']].join(
    delimiter,
  );
  const engine = programEngine({
    program: 'terraform',
    execute: executeBounded,
    clock: systemClock(),
    variables: { PATH: path },
  });
  const where = atService ? { organization: 'acme' } : { engine: 'terraform', apply: true };
  const settings = { ...where, workspaces: [{ name: 'net', directory: 'net' }], ...keys };
  const scenario = await startScenario({
    service: { engine },
    workspaces: [{ id: 'ws-net0000000000000', name: 'net', autoApply: false }],
    settings: yamlOf(settings),
    github: { mainline: [BASE], pullRequests: [], branches: { main: onMain }, ...github },
  });
  const { workspace } = scenario.job;
  for (const name of readdirSync(workspace)) rmSync(join(workspace, name), { recursive: true });
  initIn(workspace);
  const write = (files: Files) => {
    const all = { 'plangate.yml': yamlOf(settings), ...onMain, ...files };
    for (const name of readdirSync(workspace)) {
      if (name !== '.git' && !name.startsWith('terraform.tfstate'))
        rmSync(join(workspace, name), { recursive: true });
    }
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(workspace, name)), { recursive: true });
      writeFileSync(join(workspace, name), text);
    }
    commitIn(workspace, 'files');
  };
  let last = BASE;
  const given = (): Record<string, string> => ({
    ...(!atService && { local: 'true' }),
    ...(atService && { hostname: scenario.service.origin, token: SERVICE_TOKEN }),
    'record-key': RECORD_KEY,
  });
  return {
    scenario,
    write,
    /** The gate, on a request with these files. */
    async show(
      number: number,
      files: Files,
      more: {
        head?: string;
        pull?: Partial<StoredPullRequest>;
        with?: Record<string, string>;
      } = {},
    ) {
      const head = more.head ?? id(`head ${number}`);
      scenario.github.addPullRequest({
        number,
        headSha: head,
        baseSha: last,
        headRef: `change-${number}`,
        files: Object.keys(files),
        ...more.pull,
      });
      write(files);
      const step = scenario.step({
        event: { name: 'pull_request', payload: pullRequestPayload({ number, head }) },
        env: { PATH: path },
      });
      return scenario.job.run({ ...step, with: { ...given(), ...more.with } });
    },
    merge(number: number, commit = id(`merge ${number}`), brought?: readonly string[]) {
      scenario.github.merge(number, commit, brought);
      return commit;
    },
    /** The apply, for a push of what was merged since the last one. */
    async apply(
      after: string,
      files: Files,
      more: { before?: string; with?: Record<string, string> } = {},
    ): Promise<Ended> {
      write(files);
      const { before = last } = more;
      last = after;
      const step = scenario.step({
        action: 'apply',
        event: {
          name: 'push',
          payload: {
            ref: 'refs/heads/main',
            before,
            after,
            repository: { default_branch: 'main' },
          },
        },
        env: {
          PATH: path,
          CHECKPOINT_DISABLE: '1',
          GITHUB_SHA: after,
          GITHUB_REF: 'refs/heads/main',
        },
      });
      return scenario.job.run({ ...step, with: { ...given(), ...more.with } });
    },
    statuses: () => scenario.service.runs().map(({ status }: { status: string }) => status),
    close: () => scenario.close(),
  };
}

export type MergedWorld = Awaited<ReturnType<typeof startMergedWorld>>;
export type { Scenario };
