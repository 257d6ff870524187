/** A request with one question, a plan, and the approval of a person that counts: a test changes one thing of it. */
import type {
  AskedQuestion,
  AskedWorkspace,
  ApprovalPlace,
  FileDigests,
  FilesOfPlan,
} from '../../src/approvals/code.ts';
import {
  countLines,
  groupQuestions,
  sayRefused,
  type AnswerAgain,
  type AskedAgain,
  type CountedApprovals,
  type Counting,
  type PolicyRule,
} from '../../src/approvals/count-approvals.ts';
import {
  examineLines,
  type ExaminedRequest,
  type LINE_CLAIMS,
} from '../../src/approvals/examine-lines.ts';
import type { CommentFacts, RequestFacts, RequestLook } from '../../src/approvals/request-look.ts';
import { readPlanEntries, type PlanEntry } from '../../src/approvals/plan-entries.ts';
import type { ApprovalsOfJob, ReadApprovals } from '../../src/gate/request.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { textOf } from '../../src/model/finding.ts';

export const HEAD = '9c0f2e1b77fb4b4a3a9a3c3d6a0ab25c2e8f0e3a';
export const PLACE: ApprovalPlace = {
  host: 'github.com',
  repository: '4711',
  request: 42,
  base: 'main',
  head: HEAD,
};
export const KEY = 'record-key-of-this-gate-0123456789';

type Part = Record<string, unknown>;

/** An entry of `resource_changes`. Its block has an argument for each attribute with a value, unless it says otherwise. */
export function changeOf(address: string, actions: string, more: Part = {}): Part {
  const { change, written, ...others } = more;
  const [type = '', name = ''] = address.split('.').slice(-2);
  const isNew = actions === 'create' || actions === 'read';
  const isGone = actions === 'delete' || actions === 'forget';
  return {
    address,
    mode: actions === 'read' ? 'data' : 'managed',
    type,
    name,
    provider_name: 'registry.terraform.io/hashicorp/aws',
    written,
    ...others,
    change: {
      actions: actions.split(' '),
      before: isNew ? null : { size: 1 },
      after: isGone ? null : { size: 2 },
      after_unknown: {},
      before_sensitive: false,
      after_sensitive: {},
      ...(change as Part | undefined),
    },
  };
}

/**
 * A whole plan with these changes, and a configuration that fits. `written` of a change has the names of the arguments of its
 * block.
 */
export function planOf(changes: readonly Part[], more: Part = {}): Part {
  const blocks = changes.flatMap(({ address, mode, written, change }) => {
    const { after } = change as { after: Part | null };
    const names = (written as string[] | undefined) ?? Object.keys(after ?? {});
    const expressions = Object.fromEntries(
      names.map((each) => [each, { references: ['var.size'] }]),
    );
    return after === null ? [] : { address, mode, provider_config_key: 'aws', expressions };
  });
  return {
    format_version: '1.2',
    resource_changes: changes.map(({ written: _written, ...change }) => change),
    variables: { region: { value: 'eu-west-1' } },
    configuration: {
      provider_config: {
        aws: {
          name: 'aws',
          full_name: 'registry.terraform.io/hashicorp/aws',
          expressions: { region: { constant_value: 'eu-west-1' } },
        },
      },
      root_module: { resources: blocks, variables: { region: {} } },
    },
    ...more,
  };
}

/** The plan, with more in each of its blocks. */
export function withBlock(plan: Part, more: Part): Part {
  const { root_module: root, ...others } = plan['configuration'] as {
    root_module: { resources: Part[] };
  };
  const resources = root.resources.map((each) => ({ ...each, ...more }));
  return { ...plan, configuration: { ...others, root_module: { ...root, resources } } };
}

/** The entries of a plan, which may be given as its text. */
export function entriesOf(
  plan: Part | string,
  { key, readsDrift }: { key?: string | undefined; readsDrift?: boolean } = { key: KEY },
): PlanEntry[] {
  const text = typeof plan === 'string' ? plan : JSON.stringify(plan);
  const steps = readPlanEntries(new PlanJson(text, JSON.parse(text) as Part, true), {
    key,
    readsDrift,
  });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export const QUESTION: AskedQuestion = {
  policySet: 'policies',
  policy: 'iam-changes',
  message: '"changes to IAM are approved by security"',
};
export const PLAN = planOf([
  changeOf('aws_iam_role.deploy', 'update'),
  changeOf('aws_iam_role.old', 'delete'),
]);

const DIGESTS = { configuration: 'files-1', named: 'named-1', uncommitted: 'generated-1' };

/** The files of a workspace, of which these digests are others. */
export function filesWith(
  digests: Partial<FileDigests> = {},
  more: Partial<FilesOfPlan> = {},
): FilesOfPlan {
  return { digests: { ...DIGESTS, ...digests }, uncommittedPaths: [], ...more };
}

export function workspaceOf(more: Partial<AskedWorkspace> = {}): AskedWorkspace {
  return {
    name: 'net',
    scope: { directory: 'live/prod/net' },
    questions: [QUESTION],
    entries: entriesOf(PLAN),
    files: filesWith(),
    ...(more.run !== undefined && { variables: VARIABLES }),
    ...more,
  };
}

/** A digest of the variables at the service. */
export const VARIABLES = 'a'.repeat(32);

export const RULE: PolicyRule = {
  policySet: 'policies',
  policy: 'iam-changes',
  approvers: ['acme/security'],
  needed: 1,
  named: { ids: new Set(['1', '2', '3']) },
};
/** The same, where two people have to approve. */
export const TWO = [{ ...RULE, needed: 2 }];
/** Stands for an entry that a plan does not have. */
export const NONE: PlanEntry = {
  name: '',
  place: ['', 0],
  text: '',
  hasHidden: false,
  needsSameFiles: false,
};
export const [ANN, BOB, EVE] = [
  { id: '1', login: 'ann', type: 'User' },
  { id: '2', login: 'bob', type: 'User' },
  { id: '9', login: 'eve', type: 'User' },
];

export function commentOf(body: string, more: Partial<CommentFacts> = {}): CommentFacts {
  return {
    id: 'IC_1',
    author: ANN,
    body,
    createdAt: '2026-11-29T10:12:00Z',
    lastEditedAt: null,
    editor: null,
    edits: 0,
    isMinimized: false,
    byEmail: false,
    byApp: false,
    isConversation: true,
    ...more,
  };
}

export const FACTS: RequestFacts = {
  isFork: false,
  wasTransferred: false,
  wasIssue: false,
  headPushedAt: '2026-11-29T09:00:00Z',
  reopenedAt: null,
  openedBy: '7',
  pushedBy: { ids: new Set(['7']) },
  committedBy: { ids: new Set(['7']) },
  hasUnnamedPush: false,
  tokenAccounts: { ids: new Set(['41898282']) },
};

export interface World {
  place: ApprovalPlace;
  /** What the line was written about. */
  shown: AskedWorkspace[];
  /** What is judged when the line is read. */
  now: AskedWorkspace[];
  rules: PolicyRule[];
  facts: Partial<RequestFacts>;
  /** Made of the line that the report showed. */
  comments: ((line: string) => CommentFacts | readonly CommentFacts[]) | { problem: string };
  mayWrite: Map<string, boolean>;
  /** What the gate's comment keeps, made of the text that it wrote; the text itself if left out. */
  kept: (text: string) => string[];
  /** When the gate's comment says that `/plangate again` was written. */
  againAt: string;
  overridesAtService: boolean;
  key: string | undefined;
  counting: Partial<Counting>;
  /** What the policy answers without what was approved. */
  answer: AnswerAgain | undefined;
  claims: typeof LINE_CLAIMS;
}

const AGREED = 'agreed in the design review';
export const withReason = (line: string, reason = AGREED) => line.replace(/REASON$/, reason);

/** What a job reads of a request on which ann, who may write, wrote these lines. @param kept by the comment of the gate */
export function approvalsOfJob(
  lines: readonly string[],
  kept: readonly string[] = [],
): ApprovalsOfJob {
  const comments = lines.map((line) => commentOf(line));
  const look = { facts: FACTS, comments, mayWrite: new Map([['1', true]]) };
  return {
    read: async () => ({
      requests: [{ place: PLACE, texts: kept, look }],
      named: async () => ({ ids: new Set<string>() }),
      doubts: [],
    }),
    key: KEY,
    owners: undefined,
    organization: 'acme',
    commit: PLACE.head,
    isQueue: false,
    directoryOf: () => '.',
    digestFiles: async () => filesWith(),
  };
}

/** What the report shows at first. */
export function shownLine({
  place = PLACE,
  shown = [workspaceOf()],
  rules = [RULE],
  key = KEY,
}: Partial<World> = {}): { text: string; code: string; line: string } {
  const [group] = groupQuestions(place, shown, { rules, key });
  if (group?.written === undefined) throw new Error('Nothing is asked.');
  return group.written;
}

interface Tried extends Omit<CountedApprovals, 'notes'> {
  examined: ExaminedRequest;
  asked: readonly AskedAgain[];
  isOpen: boolean;
  sentences: string[];
  notes: string[];
}

/** Writes the line, reads it at a later moment, and counts. */
export function tryWorld(world: Partial<World> = {}): Tried {
  const { shown = [workspaceOf()], rules = [RULE], place = PLACE } = world;
  const key = 'key' in world ? world.key : KEY;
  const { now = shown, counting = {}, kept = (text) => [text] } = world;
  const written = shownLine({ ...world, key });
  const { comments = (line: string) => commentOf(withReason(line)) } = world;
  const look: RequestLook = {
    place,
    facts: { ...FACTS, ...world.facts },
    comments: typeof comments === 'function' ? [comments(written.line)].flat() : comments,
    mayWrite: world.mayWrite ?? new Map(['1', '2', '3', '7', '9'].map((id) => [id, true])),
    texts: kept(written.text),
    againAt: world.againAt,
    overridesAtService: world.overridesAtService ?? false,
  };
  const examined = examineLines(look, world.claims);
  const all: Counting = {
    rules,
    key,
    answers: new Map(),
    entriesOfRuns: new Map(),
    besideOthers: false,
    ...counting,
  };
  const first = countLines(now, [examined], all);
  const asked = first.questions.flatMap(({ toAsk }) => toAsk ?? []);
  const { answer } = world;
  const answers = new Map(answer && asked.map(({ id }) => [id, answer]));
  const counted = answers.size > 0 ? countLines(now, [examined], { ...all, answers }) : first;
  return {
    ...counted,
    examined,
    asked,
    isOpen: counted.questions.some(({ missing }) => missing > 0),
    sentences: counted.refused.map((each) => textOf(sayRefused(each))),
    notes: counted.notes.map(textOf),
  };
}

/** By what people may approve in a job. `lines` are what ann wrote, `kept` what the comment of the gate keeps. */
export function jobOf(
  lines: readonly string[] = [],
  kept: readonly string[] = [],
  more: Partial<ApprovalsOfJob> = {},
): ApprovalsOfJob & { reads: number } {
  const look = {
    facts: FACTS,
    comments: lines.map((line) => commentOf(withReason(line))),
    mayWrite: new Map([['1', true]]),
  };
  const read: ReadApprovals = {
    requests: [{ place: PLACE, texts: kept, look: lines.length > 0 ? look : undefined }],
    named: async ({ people }) => ({ ids: new Set(people.includes('ann') ? ['1'] : []) }),
    doubts: [],
  };
  const job = {
    reads: 0,
    read: async () => {
      job.reads += 1;
      return read;
    },
    key: KEY,
    owners: undefined,
    organization: undefined,
    commit: HEAD,
    isQueue: false,
    directoryOf: () => '.',
    digestFiles: async () => filesWith(),
    ...more,
  };
  return job;
}

/** A request of an entry of a merge queue: what its own gate showed, and who wrote that line. */
export interface Queued {
  number: number;
  shown: AskedWorkspace;
  people: readonly (typeof ANN)[];
  facts?: Partial<RequestFacts>;
}

/**
 * Counts the approvals of all requests of an entry of a merge queue.
 *
 * @param policy the messages that it gives of a plan with these entries
 */
export function tryQueue(
  requests: readonly Queued[],
  entries: readonly PlanEntry[],
  policy: (entries: readonly PlanEntry[]) => string[],
  { rules = [RULE], ...more }: Partial<Counting> & { files?: AskedWorkspace['files'] } = {},
): CountedApprovals {
  const examined = requests.map(({ number, shown, people, facts }) => {
    const place = { ...PLACE, request: number };
    const { text, line } = shownLine({ place, shown: [shown], rules: [...rules] });
    const comments = people.map((author, at) =>
      commentOf(withReason(line), { author, id: `IC_${number}_${at}` }),
    );
    const mayWrite = new Map(people.map(({ id }) => [id, true]));
    const facts_ = { ...FACTS, ...facts };
    const look = {
      place,
      facts: facts_,
      comments,
      mayWrite,
      texts: [text],
      overridesAtService: false,
    };
    return examineLines(look);
  });
  const toQuestion = (message: string) => ({ ...QUESTION, message });
  const { files = workspaceOf().files } = more;
  const now = [workspaceOf({ entries, files, questions: policy(entries).map(toQuestion) })];
  const counting = {
    rules,
    key: KEY,
    answers: new Map(),
    entriesOfRuns: new Map(),
    besideOthers: true,
    ...more,
  };
  const asked = countLines(now, examined, counting).questions.flatMap(({ toAsk }) => toAsk ?? []);
  const answers = new Map(
    asked.map(({ id, without }) => {
      const left = entries.filter((entry) => !without.includes(entry));
      return [id, { messages: policy(left).map(toQuestion) }];
    }),
  );
  return countLines(now, examined, { ...counting, answers });
}
