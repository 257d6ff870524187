/** A local check with a list of allowed sources: the program is not started, or stopped between `init` and `plan`. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import { pathWith } from '../support/policy-repository.ts';
import { callGate, directoryWith } from '../support/rego-gate.ts';

const DENY_NOTHING =
  'package plangate\n\nimport rego.v1\n\ndeny contains "never" if input.resource_changes[_].type == "none"\n';
const AWS = { providers: ['hashicorp/aws'] };
const lock = (...entries: [address: string, version: string][]) =>
  entries
    .map(
      ([address, version]) =>
        `provider "${address}" {\n  version = "${version}"\n  hashes  = ["h1:a"]\n}\n`,
    )
    .join('');
const REGISTRY = 'registry.terraform.io';

/** A program that notes what it is asked to do, and leaves a lock file. */
function notingProgram(lockFile: string): { program: string; asked: () => string[] } {
  const root = emptyDirectory();
  const [program, log, left] = ['terraform', 'log', 'lock'].map((name) => join(root, name));
  writeFileSync(String(log), '');
  writeFileSync(String(left), lockFile);
  const script = `#!/bin/sh\necho "$1" >> '${log}'\nif [ "$1" = init ]; then /bin/cp '${left}' .terraform.lock.hcl; fi\nexec '${planningProgram()}' "$@"\n`;
  writeFileSync(String(program), script);
  chmodSync(String(program), 0o755);
  return {
    program: String(program),
    asked: () => readFileSync(String(log), 'utf8').split('\n').filter(Boolean),
  };
}

interface Judged {
  verdict: string;
  asked: string[];
  said: string;
}

async function judge(
  files: Record<string, string>,
  list: unknown,
  more: { lockFile?: string; words?: string[] } = {},
): Promise<Judged> {
  const cwd = directoryWith({
    'policies/a.rego': DENY_NOTHING,
    'allowed-sources.json': JSON.stringify(list),
    ...files,
  });
  const { program, asked } = notingProgram(more.lockFile ?? '');
  const env = { PATH: pathWith(program, findProgram('opa')) };
  const words = ['--json', '--allowed-sources', 'allowed-sources.json', ...(more.words ?? [])];
  const { stdout, stderr } = await callGate(cwd, words, { env });
  const { verdict = stderr } = JSON.parse(stdout || '{}') as { verdict?: string };
  return { verdict, asked: asked(), said: stdout };
}

describe('a local check with a list of allowed sources', () => {
  testWith('opa', 'plans what the list names', async () => {
    const { verdict, asked } = await judge({}, AWS, {
      lockFile: lock([`${REGISTRY}/hashicorp/aws`, '5.0.0']),
    });
    expect([verdict, asked]).toEqual(['passed', ['init', 'plan', 'show']]);
  });

  testWith('opa', 'starts nothing where the files name another provider', async () => {
    const { verdict, asked, said } = await judge({}, { providers: [] });
    expect([verdict, asked]).toEqual(['blocked', []]);
    expect(said).toContain('main.tf');
  });

  testWith('opa', 'stops after init where another provider was installed', async () => {
    const { verdict, asked, said } = await judge({}, AWS, {
      lockFile: lock([`${REGISTRY}/evil/leak`, '1.0.0']),
    });
    expect([verdict, asked]).toEqual(['blocked', ['init']]);
    expect(said).toContain('registry.terraform.io/evil/leak');
  });

  testWith(
    'opa',
    'stops after init where the committed lock file lacks what was installed',
    async () => {
      const { verdict, asked } = await judge(
        { '.terraform.lock.hcl': lock([`${REGISTRY}/hashicorp/aws`, '5.0.0']) },
        { providers: ['hashicorp/*'] },
        {
          lockFile: lock(
            [`${REGISTRY}/hashicorp/aws`, '5.0.0'],
            [`${REGISTRY}/hashicorp/null`, '3.0.0'],
          ),
        },
      );
      expect([verdict, asked]).toEqual(['blocked', ['init']]);
    },
  );

  testWith('opa', 'stops after init where another version was installed', async () => {
    const { verdict, asked } = await judge(
      { '.terraform.lock.hcl': lock([`${REGISTRY}/hashicorp/aws`, '5.0.0']) },
      AWS,
      { lockFile: lock([`${REGISTRY}/hashicorp/aws`, '6.0.0']) },
    );
    expect([verdict, asked]).toEqual(['blocked', ['init']]);
  });

  testWith('opa', 'goes on where failures never fail the check, and reports them', async () => {
    const { verdict, asked, said } = await judge(
      {},
      { providers: [] },
      {
        words: ['--fail-on', 'never'],
      },
    );
    expect([verdict, asked]).toEqual(['blocked', ['init', 'plan', 'show']]);
    expect(said).toContain('is not on the list');
  });

  testWith('opa', 'goes on where the list is advisory', async () => {
    const list = { enforcement_level: 'advisory', providers: [] };
    const { verdict, asked } = await judge({}, list);
    expect([verdict, asked]).toEqual(['advisory', ['init', 'plan', 'show']]);
  });

  testWith('opa', 'is undecided where it is uncertain what would run', async () => {
    const { verdict, asked } = await judge({ 'b.tf': 'gadget "x" {}\n' }, AWS);
    expect([verdict, asked]).toEqual(['undecided', []]);
  });
});

describe('a plan file', () => {
  const LEAK = `${REGISTRY}/evil/leak`;
  const HAS_RUN = 'what is not allowed has run already';

  /** A plan that was made elsewhere, in which this provider read data. */
  function planWith(provider: string): string {
    const plan = JSON.parse(
      readFileSync(join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json'), 'utf8'),
    ) as object;
    const read = { address: 'data.leak_x.a', mode: 'data', provider_name: provider, values: {} };
    const values = { root_module: { resources: [read] } };
    return JSON.stringify({ ...plan, prior_state: { format_version: '1.0', values } });
  }

  async function judgeFile(files: Record<string, string>, provider: string) {
    const cwd = directoryWith({
      'policies/a.rego': DENY_NOTHING,
      'allowed-sources.json': JSON.stringify(AWS),
      'plan.json': planWith(provider),
      ...files,
    });
    const words = ['--plan', 'plan.json', '--json', '--allowed-sources', 'allowed-sources.json'];
    const { stdout, stderr } = await callGate(cwd, words);
    const { verdict = stderr } = JSON.parse(stdout || '{}') as { verdict?: string };
    return { verdict, said: stdout };
  }

  testWith('opa', 'passes where it and the files name what the list has', async () => {
    const { verdict, said } = await judgeFile({}, `${REGISTRY}/hashicorp/aws`);
    expect(verdict).toBe('passed');
    expect(said).not.toContain(HAS_RUN);
  });

  testWith('opa', 'is blocked by the files, and has run already', async () => {
    const leak = 'terraform {\n  required_providers {\n    l = { source = "evil/leak" }\n  }\n}\n';
    const { verdict, said } = await judgeFile({ 'b.tf': leak }, `${REGISTRY}/hashicorp/aws`);
    expect(verdict).toBe('blocked');
    expect([said.includes(LEAK), said.includes(HAS_RUN)]).toEqual([true, true]);
  });

  testWith('opa', 'is blocked by a provider that only read data for it', async () => {
    const { verdict, said } = await judgeFile({}, LEAK);
    expect(verdict).toBe('blocked');
    expect([said.includes(LEAK), said.includes(HAS_RUN)]).toEqual([true, true]);
  });
});
