/**
 * The message of a run of the gate, such as `Plan for #42 [plangate acme/infra#42 k3x9…-17@6f1cb40…] [sealed …]`: a title, a
 * tag that names the change, the number of the job and the commit, and a seal. Everybody who can start a run can write all of
 * it but a seal that opens. So what a tag says can end the use of an earlier run, and only the seal can begin one.
 */
import type { Random } from '../model/ports.ts';
import { DEFAULT_GATE } from '../model/default-gate.ts';
import { splitSeal, type SealedFacts } from '../trust/run-seals.ts';

const TAG_START = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST_MESSAGE = 1_000;

/**
 * What the messages of a gate's runs name, and by what they are found: `acme/infra#42`, or `acme/infra#42/.github/network.yml`.
 *
 * @param gate as `gateNameOf` makes it: with nothing in it that ends a tag
 */
export function changeOfGate(changeRequest: string, gate: string): string {
  return gate === DEFAULT_GATE ? changeRequest : `${changeRequest}/${gate}`;
}

/** The message of a new run. @param seal comes last; undefined where the job makes none */
export function runMessage(
  message: string,
  random: Random,
  {
    changeRequest,
    commit,
    group,
    jobNumber,
    seal,
  }: {
    changeRequest?: string | undefined;
    commit?: string | undefined;
    group?: string | undefined;
    jobNumber?: number | undefined;
    seal?: string | undefined;
  },
): string {
  const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
  const groupPart = group === undefined ? '' : `${group}.`;
  const commitPart = commit ? `@${cleanForTag(commit)}` : '';
  // It tells apart runs of the same job, so that a run is found again whose answer was lost.
  const nonce = Array.from({ length: 4 }, () =>
    Math.floor(random() * 36 ** 4)
      .toString(36)
      .padStart(4, '0'),
  ).join('');
  const numberPart = jobNumber === undefined ? '' : `-${jobNumber}`;
  const tag = `${TAG_START}${changePart}${groupPart}${nonce}${numberPart}${commitPart}]`;
  const end = seal === undefined ? tag : `${tag} ${seal}`;
  const title = cleanForTag(message).slice(0, Math.max(0, LONGEST_MESSAGE - end.length - 1));
  return title === '' ? end : `${title} ${end}`;
}

/** What the last tag of a message names, whoever wrote it. */
interface NamedByMessage {
  /** As `changeOfGate` writes it; empty if its job knew no change. */
  change: string;
  commit: string | undefined;
  group: string | undefined;
  /** The number of the job; 0 if it has none. */
  jobNumber: number;
  /** Whether the tag has its end. */
  isWhole: boolean;
  /** What the message names beside the seal, unproven. */
  claimed: SealedFacts | undefined;
}

/** @returns undefined for a message that has no tag of this program */
function readMessage(message: string | null | undefined): NamedByMessage | undefined {
  const { text, claimed } = splitSeal(message ?? '');
  const start = text.lastIndexOf(TAG_START);
  if (start < 0) return undefined;
  // A service may have cut what stood after the tag, or the end of the tag itself.
  const [tag = '', ...after] = text.slice(start + TAG_START.length).split(']');
  const words = tag.split(' ');
  const name = words.at(-1) ?? '';
  const [, group, , jobNumber, commit] =
    /^(?:([^.@]+)\.)?([^.@-]*)(?:-(\d+))?(?:@(.*))?$/.exec(name) ?? [];
  return {
    change: words.slice(0, -1).join(' '),
    group,
    commit,
    jobNumber: Number(jobNumber ?? 0),
    isWhole: after.length > 0,
    claimed,
  };
}

/** Whether the message names this change. */
export function namesChange(message: string | null | undefined, changeRequest: string): boolean {
  return readMessage(message)?.change === cleanForTag(changeRequest);
}

/** Whether the message names this commit of the change. */
export function namesCommit(
  message: string | null | undefined,
  changeRequest: string,
  commit: string,
): boolean {
  return namesChange(message, changeRequest) && readMessage(message)?.commit === commit;
}

/** The commit that the message names, whoever wrote it; undefined if it names none. */
export function commitIn(message: string | null | undefined): string | undefined {
  return readMessage(message)?.commit;
}

/** The number of the job that the message names; 0 if it names none. */
export function jobNumberIn(message: string | null | undefined): number {
  return readMessage(message)?.jobNumber ?? 0;
}

/** A gate on one commit of one change, by which the newest of its runs is found. */
export interface NamedGate {
  /** Undefined: the group alone names it. */
  changeRequest: string | undefined;
  facts: SealedFacts;
}

/**
 * Whether the message, sealed or not, names this gate, change, commit and base: then its run ends the use of older ones.
 * What a message leaves out counts as named.
 */
export function namesGate(
  message: string | null | undefined,
  { changeRequest, facts }: NamedGate,
): boolean {
  const named = readMessage(message);
  if (named === undefined) return false;
  if (named.change !== cleanForTag(changeRequest ?? '')) return false;
  const { commit = facts.head, isWhole } = named;
  if (isWhole ? commit !== facts.head : !facts.head.startsWith(commit)) return false;
  return named.claimed === undefined || isSameGate(named.claimed, facts);
}

/**
 * Whether both were made in one workspace by the same gate, on the same base. A matrix gives its groups other names at each
 * push, and a workspace is in one of them.
 */
export function isSameGate(one: SealedFacts, other: SealedFacts): boolean {
  const names = ['base', 'gate', 'mode', 'form', 'options'] as const;
  const isOfMatrix = ({ group }: SealedFacts) => group !== '';
  return isOfMatrix(one) === isOfMatrix(other) && names.every((name) => one[name] === other[name]);
}

/** The text on one line, without the bracket that begins a tag. */
function cleanForTag(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('[plangate', '(plangate')
    .replaceAll('[sealed', '(sealed')
    .trim();
}
