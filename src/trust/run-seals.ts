/**
 * The seals of runs. A run belongs to this gate only if a seal binds its configuration version to this repository, pull
 * request, commit and workspace: the message of a run, a comment and a report can be written by others, and the service does
 * not say who made a version. The seal is the end of the run's message. Where the service does not keep it there, the
 * same seal counts in the comment of the gate or in the report of a group.
 */
import { digestOf, isSealed, keyFrom, sealOf } from './seals.ts';
import { listOf, parseJson } from '../model/parse.ts';
import { phrase, setting, toPlainText, type Sentence } from '../model/sentence.ts';
import type { Mode } from '../model/status.ts';

/** The pull request, and the repository that it goes to. Without a pull request: what a push or a schedule checks. */
export interface SealedChange {
  /** Origin of the CI host's server. */
  host: string;
  /** The id that the host gave the repository; its name on GitHub; else the address that git is asked at. */
  repository: string;
  /** The id beside a name, which another repository can get later. Not every event of GitHub has to say it. */
  repositoryId?: string | undefined;
  number?: number | undefined;
  /** The branch that it goes to; undefined where the host does not say it. */
  base?: string | undefined;
}

/** What the service knows of the run. Every reader reads it there. */
export interface SealedVersion {
  /** Origin of the service, as discovery resolved it. */
  service: string;
  workspaceId: string;
  /** The configuration version that the run planned. */
  versionId: string;
}

/** What the message has beside the seal, because not every reader knows it; the seal covers it. */
export interface SealedFacts {
  /** `run`: the job started it. `taken-over`: the job took it over for this head, and its own seal names an earlier one. */
  kind: 'run' | 'taken-over';
  /** The commit under review. */
  head: string;
  base: string;
  /** The name of the gate. */
  gate: string;
  /** The group of a matrix; empty without one. */
  group: string;
  mode: Mode;
  /** What own policies judge: the redacted form of the plan, or the whole plan. */
  form: 'redacted' | 'whole';
  /** Keyed digest of the options that the run was started with. */
  options: string;
  /** Keyed digest of what was uploaded. */
  upload: string;
  /** Keyed digest of the settings of the workspace; empty unless runs of earlier commits count. */
  conditions: string;
}

/** A run that a report on the change names, and the seals of it that stand there. They only say where to look. */
export interface RunOfReport {
  workspace: string;
  runId: string;
  /** The commit that the report is about. */
  head: string;
  seals?: readonly string[] | undefined;
}

/** Why a run is not known as one of this gate. What follows from it is decided by the word. */
export interface NotOwn {
  why: 'no-seal' | 'other-key' | 'seal-of-others' | 'other-workspace' | 'unknown-version';
  /** The end of a sentence about the run. */
  text: string;
}

/** Seals and opens seals of runs of one change, with one key. */
export interface RunSeals {
  change: SealedChange;
  seal(version: SealedVersion, facts: SealedFacts): string;
  open(text: string, version: SealedVersion): SealedFacts | NotOwn;
  /** A digest of a text that nobody can compare with a guess who does not have the key. */
  digest(text: string): string;
}

/** Whether a text ends in a seal, and which facts are beside it: only `open` says whether they are true. */
const SEAL_AT_END = / ?\[sealed ([0-9a-f]{8})\.([A-Za-z0-9_-]{1,2000})\.([A-Za-z0-9_-]{43})\]$/;

export const NO_SEAL: NotOwn = { why: 'no-seal', text: 'has no seal of this gate' };

/** What to do about a run that is sealed with another key: a sentence without its full stop. */
export const REPAIR_OTHER_KEY: Sentence = phrase`Override it again, or set ${setting('record-key')}, in Dependabot's secrets too`;

const OTHER_KEY: NotOwn = {
  why: 'other-key',
  text: `is sealed with another key. ${toPlainText(REPAIR_OTHER_KEY)}`,
};

const OF_OTHERS: NotOwn = {
  why: 'seal-of-others',
  text: 'has a seal of another run, workspace or change',
};

/** Makes the seals of a change. @param secret of `secretOfSeals` */
export function createRunSeals(secret: string, change: SealedChange): RunSeals {
  const key = keyFrom(secret);
  const keyName = digestOf(key, 'name').toString('hex').slice(0, 8);
  const textOf = (version: SealedVersion, encoded: string): string => {
    const { host, repository, number = 0 } = change;
    const { service, workspaceId, versionId } = version;
    const fields = [service, host, repository, number, workspaceId, versionId, encoded];
    return `run ${JSON.stringify(fields)}`;
  };
  return {
    change,
    digest: (text) =>
      digestOf(key, `digest ${text}`).toString('base64url').slice(0, DIGEST_LETTERS),
    seal(version, facts) {
      const encoded = encodeFacts(facts, change.repositoryId ?? '');
      return `[sealed ${keyName}.${encoded}.${sealOf(key, textOf(version, encoded))}]`;
    },
    open(text, version) {
      const [, name, encoded = '', seal = ''] = SEAL_AT_END.exec(text) ?? [];
      if (name === undefined) return NO_SEAL;
      if (name !== keyName) return OTHER_KEY;
      const decoded = decodeFacts(encoded);
      if (decoded === undefined || !isSealed(key, textOf(version, encoded), seal)) return OF_OTHERS;
      const { repositoryId, ...facts } = decoded;
      const ids = new Set([repositoryId, change.repositoryId ?? ''].filter(Boolean));
      return ids.size > 1 ? OF_OTHERS : facts;
    },
  };
}

/** A text without the seal at its end, and the facts beside that seal, which nothing proves. */
export function splitSeal(text: string): { text: string; claimed?: SealedFacts | undefined } {
  const match = SEAL_AT_END.exec(text);
  if (match === null) return { text };
  const { repositoryId: _id, ...claimed } = decodeFacts(match[2] ?? '') ?? {};
  return { text: text.slice(0, match.index), claimed: 'kind' in claimed ? claimed : undefined };
}

/** The seal at the end of a text; undefined if it ends in none. */
export function sealIn(text: string): string | undefined {
  return SEAL_AT_END.exec(text)?.[0].trimStart();
}

const DIGEST_LETTERS = 22;
const KINDS = ['run', 'taken-over'] as const;
const MODES: readonly Mode[] = ['speculative', 'provisional'];
const FORMS = ['redacted', 'whole'] as const;

function encodeFacts(facts: SealedFacts, repositoryId: string): string {
  const { kind, head, base, gate, group, mode, form, options, upload, conditions } = facts;
  const words = [KINDS.indexOf(kind), MODES.indexOf(mode), FORMS.indexOf(form)];
  const fields = [...words, head, base, gate, group, options, upload, conditions, repositoryId];
  return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url');
}

function decodeFacts(encoded: string): (SealedFacts & { repositoryId: string }) | undefined {
  const fields = listOf(parseJson(Buffer.from(encoded, 'base64url').toString('utf8')));
  const [kindAt, modeAt, formAt, ...texts] = fields;
  const kind = typeof kindAt === 'number' ? KINDS[kindAt] : undefined;
  const mode = typeof modeAt === 'number' ? MODES[modeAt] : undefined;
  const form = typeof formAt === 'number' ? FORMS[formAt] : undefined;
  if (kind === undefined || mode === undefined || form === undefined) return undefined;
  if (texts.length !== 8 || !texts.every((text) => typeof text === 'string')) return undefined;
  const [head = '', base = '', gate = '', group = '', options = '', upload = ''] = texts;
  const [conditions = '', repositoryId = ''] = texts.slice(6);
  const sealed = { kind, mode, form, head, base, gate, group, options, upload, conditions };
  return { ...sealed, repositoryId };
}
