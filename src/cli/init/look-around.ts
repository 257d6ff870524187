/** Looks at what a team without a service has: policies, calls of conftest, what plans, and where. */
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ProgramPorts } from '../../machine/ask-opa.ts';
import { readRegular } from '../../machine/read-regular.ts';
import { HOSTS_WITH_PAGES } from '../../hosts/registry.ts';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import { findRoots, type Root } from '../../plan/find-plans.ts';
import { CONFTEST_FILE, readConftestFile } from '../../rego/conftest-file.ts';
import { hasPolicies } from './find-own-policies.ts';

export interface SeenHere {
  /** Directories with policies, relative to the repository. */
  policies: string[];
  /** Where conftest is called, as in `.github/workflows/ci.yml:12`. */
  conftest: string[];
  hasConftestFile: boolean;
  /** Where a pipeline plans. */
  plans: string[];
  program: 'terraform' | 'tofu';
  roots: Root[];
  /** Another CI host, where no workflow of GitHub is. */
  otherHost: { file: string; title: string } | undefined;
}

const WORKFLOWS = '.github/workflows';
const CONFTEST = /\bconftest(?:\.exe)?["']?\s+test\b|\buses:\s*\S*conftest/i;
const POLICY_OPTION = /(?:^|\s)(?:-p|--policy)(?:\s+|=)["']?([\w./-]+)/g;
const PLANS = /\b(?:terraform|tofu|terragrunt)\b[^#|&;]*\bplan\b/;

/**
 * @param root absolute path of the repository
 * @param directory where `init` was started, relative to it; '' is the repository itself
 */
export async function lookAround(
  root: string,
  directory: string,
  io: ProgramPorts,
): Promise<SeenHere> {
  const namesIn = (path: string) => readdir(join(root, path)).catch(() => undefined);
  const textOf = (path: string) => readRegular(join(root, path)).catch(() => '');
  const workflows = (await namesIn(WORKFLOWS)) ?? [];
  const paths = workflows.filter((name) => /\.ya?ml$/.test(name)).sort();
  const pipelines = paths.map((name) => `${WORKFLOWS}/${name}`);
  const others: SeenHere['otherHost'][] = [];
  for (const { title, page } of HOSTS_WITH_PAGES) {
    if ((await textOf(page.file)) === '') continue;
    pipelines.push(page.file);
    others.push({ file: page.file, title });
  }
  const conftest: string[] = [];
  const plans: string[] = [];
  /** The directories that calls of conftest name. */
  const ofConftest: string[] = [];
  let isTofu = false;
  for (const path of pipelines) {
    for (const { text, line } of commandsIn(await textOf(path))) {
      if (PLANS.test(text)) plans.push(`${path}:${line}`);
      isTofu ||= /\btofu\b/.test(text);
      if (!CONFTEST.test(text)) continue;
      conftest.push(`${path}:${line}`);
      ofConftest.push(...Array.from(text.matchAll(POLICY_OPTION), ([, name = '']) => name));
    }
  }
  const conftestFile = await readConftestFile({ names: namesIn, read: textOf }, io).catch(
    () => undefined,
  );
  const usualHere = POLICY_DIRECTORIES.map((name) => posix.join(directory, name));
  const candidates = [usualHere, conftestFile?.policy ?? [], ofConftest, POLICY_DIRECTORIES];
  const policies: string[] = [];
  for (const name of candidates.flat()) {
    const path = posix.join(name, '.');
    // Two sets of one name are refused by a check.
    const isKnown = policies.some((known) => posix.basename(known) === posix.basename(path));
    if (path.startsWith('..') || isKnown || !(await hasPolicies(join(root, path)))) continue;
    policies.push(path);
  }
  return {
    policies,
    conftest,
    hasConftestFile: (await namesIn('.'))?.includes(CONFTEST_FILE) === true,
    plans,
    program: isTofu ? 'tofu' : 'terraform',
    roots: await findRoots(directory || '.', root),
    otherHost: workflows.length === 0 ? others[0] : undefined,
  };
}

/** The lines of a pipeline without comments, each joined with the lines that continue it, and the number of the first. */
function commandsIn(pipeline: string): { text: string; line: number }[] {
  const commands: { text: string; line: number }[] = [];
  let isContinued = false;
  for (const [index, written] of pipeline.split('\n').entries()) {
    const text = written.trimEnd().replace(/\\$/, '');
    const before = commands.at(-1);
    if (isContinued && before !== undefined) before.text += text;
    else if (!/^\s*(?:#|\/\/)/.test(text)) commands.push({ text, line: index + 1 });
    isContinued = text !== written.trimEnd();
  }
  return commands;
}
