/** A local check, with real time and the `opa` of this machine. */
import { callCli, type CallOptions, type CallResult } from './call-cli.ts';
import { WITHOUT_PAUSES } from './clock-without-pauses.ts';
import { findProgram } from './optional-tools.ts';
import { planningProgram } from './planning-program.ts';
import { pathWith } from './policy-repository.ts';
import { emptyDirectory } from './empty-directory.ts';
import { layIn, type Layout } from './tree.ts';

const BUCKET = `# The first resource.

resource "aws_s3_bucket" "logs" {
  acl  = "public-read"
  tags = { count = "3" }
}
`;

/** Of one policy, in a JSON report. */
export interface RegoResult {
  policy: string;
  status: string;
  output: string[];
  resources: { address: string; location?: { path: string; startLine: number } }[];
}

/** A directory with that resource and these files. */
export function directoryWith(files: Layout): string {
  const cwd = emptyDirectory();
  layIn(cwd, { 'main.tf': BUCKET, ...files });
  return cwd;
}

/** Checks a directory, with more words for the command. Git, opa and a program that plans are on its PATH, unless `env` has another one. */
export function callGate(
  cwd: string,
  words: readonly string[] = [],
  options: Omit<CallOptions, 'cwd'> = {},
): Promise<CallResult> {
  const env = { PATH: pathWith(planningProgram(), findProgram('opa')), HOME: cwd, ...options.env };
  const all = ['check', '--local', ...words];
  return callCli(all, { clock: WITHOUT_PAUSES, ...options, cwd, env });
}

/** The result of each policy, by its name. */
export async function gate(
  cwd: string,
  words: readonly string[] = [],
): Promise<Map<string, RegoResult>> {
  const { stdout, stderr } = await callGate(cwd, ['--json', ...words]);
  const report = JSON.parse(stdout || '{"results": []}') as { results: RegoResult[] };
  if (report.results.length === 0) throw new Error(stderr);
  return new Map(report.results.map((result) => [result.policy, result]));
}
