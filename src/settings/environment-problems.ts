/** Finds problems of certificate files and proxies before the first request. */
import type { CloudBlock } from '../configuration/cloud-block.ts';
import { resolve } from 'node:path';
import type { Environment } from '../model/ports.ts';
import { isSocks, proxiesIn } from '../model/proxies.ts';
import { quote } from '../model/quote.ts';
import type { Problem } from '../model/parse.ts';
import { readRegular } from '../machine/read-regular.ts';

/** @param caFile as written; relative to `workingDirectory` */
export async function environmentProblems(
  caFile: string | undefined,
  environment: Environment,
  workingDirectory: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (caFile !== undefined) {
    const files: [string, string][] = [['ca-file', caFile]];
    const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
    if (extra !== '') files.push(['NODE_EXTRA_CA_CERTS', extra]);
    for (const [input, path] of files) {
      const message = await certificateProblem(path, workingDirectory);
      if (message !== undefined) problems.push({ where: input, message });
    }
  }
  for (const proxy of proxiesIn(environment)) {
    // A SOCKS proxy carries no request of this program, but NO_PROXY may name all hosts that it asks.
    if (proxy.url !== undefined || isSocks(proxy)) continue;
    // The message leaves the value out, because it may hold a password.
    const message = 'is not the address of a proxy. Write http://HOST:PORT.';
    problems.push({ where: proxy.variable, message });
  }
  return problems;
}

async function certificateProblem(path: string, workingDirectory: string) {
  return readRegular(resolve(workingDirectory, path)).then(
    (text) =>
      text.includes('-----BEGIN CERTIFICATE-----')
        ? undefined
        : `${quote(path)} holds no certificate in PEM form.`,
    ({ code = 'unknown error' }: NodeJS.ErrnoException) =>
      `${quote(path)} cannot be read (${code}).`,
  );
}

/** What a variable is about, and what a block says about it. */
const NAMES: readonly [
  input: string,
  variable: string,
  inBlock: (block: CloudBlock) => string | undefined,
][] = [
  ['organization', 'TF_CLOUD_ORGANIZATION', ({ organization }) => organization],
  ['workspace', 'TF_WORKSPACE', ({ workspaces }) => workspaces?.name],
];

/**
 * One sentence for each variable that says something else than the block. A person may have forgotten the
 * variables of a shell. In a job, those who wrote it chose them.
 */
export async function describeBeaten(
  inputs: Readonly<Record<string, string | undefined>>,
  environment: Environment,
  findBlock: () => Promise<CloudBlock | undefined>,
): Promise<string[]> {
  const isGiven = (name: string) => (inputs[name]?.trim() ?? '') !== '';
  // An input is no accident.
  const answering = NAMES.filter(
    ([input]) => !isGiven(input) && !(input === 'workspace' && isGiven('workspaces')),
  ).filter(([, variable]) => (environment[variable]?.trim() ?? '') !== '');
  const block = answering.length === 0 ? undefined : await findBlock();
  return answering.flatMap(([, variable, inBlock]) => {
    const value = environment[variable]?.trim() ?? '';
    const named = block && inBlock(block);
    if (block === undefined || named === undefined || named === value) return [];
    return [
      `${variable} is ${quote(value)} and counts more than ${block.at}, which names ${quote(named)}. \`unset ${variable}\` lets the block decide.`,
    ];
  });
}
