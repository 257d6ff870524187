/** Finds problems of certificate files and proxies before the first request. */
import { resolve } from 'node:path';
import type { Environment } from '../model/ports.ts';
import { isSocks, proxiesIn } from '../model/proxies.ts';
import { systemErrorCode } from '../model/error-message.ts';
import { quote } from '../model/quote.ts';
import type { Problem } from '../model/parse.ts';
import { readRegular } from '../machine/read-regular.ts';

/**
 * The problems of certificate files and proxies.
 *
 * @param caFile the input `ca-file` as written; relative to `workingDirectory`
 */
export async function environmentProblems(
  caFile: string | undefined,
  environment: Environment,
  workingDirectory: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  // The file of NODE_EXTRA_CA_CERTS is read here only to be added to `ca-file`; else Node.js reads it by itself.
  const certificateFiles =
    caFile === undefined
      ? {}
      : { 'ca-file': caFile, NODE_EXTRA_CA_CERTS: environment['NODE_EXTRA_CA_CERTS'] ?? '' };
  for (const [where, path] of Object.entries(certificateFiles)) {
    const message = path === '' ? undefined : await certificateProblem(path, workingDirectory);
    if (message !== undefined) problems.push({ where, message });
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

/** The end of a sentence about the file; undefined if it holds a certificate. */
async function certificateProblem(
  path: string,
  workingDirectory: string,
): Promise<string | undefined> {
  try {
    const text = await readRegular(resolve(workingDirectory, path));
    if (text.includes('-----BEGIN CERTIFICATE-----')) return undefined;
    return `${quote(path)} holds no certificate in PEM form.`;
  } catch (error) {
    return `${quote(path)} cannot be read (${systemErrorCode(error) ?? 'unknown error'}).`;
  }
}
