/** A request in a repository, and what a scanner wrote about it, for tests of the files of scanners. */
import { symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpenedScanners, type ScannersPlace } from '../../src/check/open-scanners.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { textOf } from '../../src/model/finding.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import type { Exceptions } from '../../src/policy/exceptions.ts';
import type { ScannerEntry } from '../../src/settings/settings-file/read-settings-file.ts';
import { textsAtMergeBase } from '../../src/trust/merge-base-texts.ts';
import { treeOf } from '../../src/trust/tree.ts';
import { emptyDirectory } from './empty-directory.ts';
import { openRepository } from './repository.ts';
import { GIT_PORTS, proposedTree } from './trusted-tree.ts';

export type Files = Record<string, string | undefined>;

/** One finding as a scanner writes it. */
export interface Written {
  rule?: string;
  path?: string | undefined;
  line?: number | undefined;
  level?: string;
  message?: string;
  print?: string;
  isSuppressed?: boolean;
  /** By what is not in the scanned files. */
  isSuppressedOutside?: boolean;
}

/** The text of the file of a scanner. */
export function sarifOf(found: readonly Written[], more: object = {}, tool = 'Trivy'): string {
  const results = found.map(
    ({ rule = 'AVD-1', path = 'main.tf', line = 1, level = 'error', ...one }) => ({
      ruleId: rule,
      level,
      message: { text: one.message ?? 'It is open to the world.' },
      locations: [
        { physicalLocation: { artifactLocation: { uri: path }, region: { startLine: line } } },
      ],
      ...(one.print !== undefined && { partialFingerprints: { hash: one.print } }),
      ...(one.isSuppressed === true && { suppressions: [{ kind: 'inSource' }] }),
      ...(one.isSuppressedOutside === true && {
        suppressions: [{ kind: 'external', status: 'accepted' }],
      }),
    }),
  );
  return JSON.stringify({
    version: '2.1.0',
    runs: [{ tool: { driver: { name: tool } }, results, ...more }],
  });
}

export interface ScannedRequest {
  /** On the default branch. */
  before?: Files;
  /** What the request changes. */
  change?: Files;
  /** What the scanner wrote of the request; undefined: nothing. */
  scan?: string | readonly Written[] | undefined;
  /** And of the merge base. */
  base?: string | readonly Written[] | undefined;
  entry?: Partial<ScannerEntry>;
  /** Makes what a second call of the same scanner wrote, which has an entry of its own. */
  second?: (root: string) => string;
  exceptions?: Exceptions;
  /** Directories of workspaces. */
  workspaces?: readonly string[];
  /** Directories of workspaces that the change does not concern. */
  skipped?: readonly string[];
  /** Which of them is judged; undefined: what is in none. */
  judged?: string | undefined;
  /** What plans on this machine. */
  program?: 'terraform' | 'tofu';
  /** Whether nothing is proposed, as on a push. */
  isPush?: boolean;
  /** The host does not know which files change. */
  isUnknown?: boolean;
  /** Called when the files are there. */
  prepare?: (root: string, git: (...args: string[]) => string) => void;
  environment?: Record<string, string>;
}

export const MAIN = 'resource "aws_s3_bucket" "a" {\n  bucket = "a"\n}\n';

/** Judges it, in words. */
export async function judgeScan(request: ScannedRequest) {
  const { before = { 'main.tf': MAIN }, change = {}, entry = {}, workspaces = ['.'] } = request;
  const root = emptyDirectory();
  const repository = openRepository(root);
  const onMain = repository.commit({ 'README.md': 'x', ...before });
  repository.git('checkout', '-q', '-b', 'feature');
  if (Object.keys(change).length > 0) repository.commit(change);
  const write = (name: string, found: ScannedRequest['scan']) => {
    if (found === undefined) return;
    writeFileSync(join(root, name), typeof found === 'string' ? found : sarifOf(found));
  };
  write('trivy.sarif', 'scan' in request ? request.scan : []);
  write('base.sarif', request.base);
  if (request.second !== undefined) write('second.sarif', request.second(root));
  request.prepare?.(root, (...args) => repository.git(...args));
  const opened = openAt(root);
  const changed = repository
    .git('diff', '--name-only', '--no-renames', onMain, 'HEAD')
    .split('\n')
    .filter(Boolean);
  const subject: ScannersPlace['subject'] = {
    reportedJob: {},
    changedFiles: async () => (request.isUnknown === true ? undefined : changed),
    textsAtMergeBase: opened && textsAtMergeBase(async () => [onMain], opened, GIT_PORTS),
  };
  const nothingProposed = treeOf(false, proposedTree(root) as never);
  const scanners = new OpenedScanners(
    [
      { line: 1, file: 'trivy.sarif', tool: 'Trivy', mandatory: 'high', ...entry },
      ...(request.second === undefined
        ? []
        : [{ line: 2, file: 'second.sarif', tool: 'trivy', mandatory: 'high' as const }]),
    ],
    {
      subject,
      jobTree: request.isPush === true ? nothingProposed : proposedTree(root),
      repositoryRoot: root,
      exceptions: request.exceptions,
      program: request.program,
    },
    { ...GIT_PORTS, environment: { ...GIT_PORTS.environment, ...request.environment } },
  );
  const places = workspaces.map((workingDirectory) => ({ root, workingDirectory }));
  const judged = 'judged' in request ? request.judged : workspaces[0];
  const place = places.find(({ workingDirectory }) => workingDirectory === judged);
  const skipped = (request.skipped ?? []).map((directory) => ({
    directory: join(root, directory),
  }));
  const { evidence, notices } = await scanners.judge(judged, place, { all: places, skipped });
  const { results, doubts } = evidence.reading;
  return {
    results,
    said: results.filter(({ status }) => status !== 'passed').flatMap(linesOf),
    passed: results.filter(({ status }) => status === 'passed').map(({ policy }) => policy),
    doubts: doubts.map((found) => textOf(found)),
    notices: notices.map((found) => textOf(found)),
  };
}

/** `failed mandatory AVD-1 main.tf:1 aws_s3_bucket.a: message`, one for each finding. */
function linesOf({ status, level, policy, resources, generalMessages }: PolicyResult): string[] {
  const at = (location: PolicyResult['location']) =>
    location === undefined ? '-' : `${location.path}:${location.startLine}`;
  return [
    ...resources.flatMap(({ address, messages, location }) =>
      messages.map((text) => `${status} ${level} ${policy} ${at(location)} ${address}: ${text}`),
    ),
    ...generalMessages.map(
      ({ text, addresses, location }) =>
        `${status} ${level} ${policy} ${at(location)} ${[text, ...addresses].join(' ')}`,
    ),
  ];
}

/** Makes a file older than everything in the repository. */
export function makeOld(path: string): void {
  utimesSync(path, new Date(0), new Date(0));
}

export function linkTo(target: string, path: string): void {
  symlinkSync(target, path);
}
