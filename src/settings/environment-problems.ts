/** Finds problems of certificate files and proxies before the first request. */
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
