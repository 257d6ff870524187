/**
 * Histories of pull requests: pushes, jobs, overrides, `/plangate again`, and everything that others can do to runs, messages
 * and comments meanwhile. Every plan in them fails a policy that may be overridden, so a job is rightly green only by a run
 * that somebody overrode for these very files, this pull request, branch and commit: who judges here keeps account of that
 * from outside, and believes no message, comment or seal.
 */
import { relatedId } from '../../../src/client/wire/resource.ts';
import { createListedRuns } from '../../../src/gate/listed-runs.ts';
import { commentOfAgain } from '../../../src/gate/own-run.ts';
import { overrideRun } from '../../../src/overrides/override-run.ts';
import { endRunsOfChange, runsOfCommit } from '../../../src/overrides/find-runs.ts';
import type { Courses } from '../../../src/service/courses.ts';
import { sealIn, type RunOfReport, type SealedFacts } from '../../../src/trust/run-seals.ts';
import { asking, uploadTo } from '../../support/local-service.ts';
import { sealingOf, type GateWish } from '../../support/gate-bench.ts';
import { MINUTE_MS, startJobs } from '../../support/jobs-in-turn.ts';
import { seededRandom } from '../../support/virtual-time.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NUMBERS = [42, 43] as const;
const BASES = ['main', 'develop'] as const;
const FILES = ['a', 'b'].map((name) => ({
  'main.tf': `resource "null_resource" "${name}" {}\n`,
}));

/** A pull request as it is now. */
interface Request {
  number: number;
  base: string;
  head: string;
  /** Which of `FILES` its head has. */
  files: number;
  /** How often a job ran for this head. */
  attempts: number;
  /** What the comment of the gate names, and what it kept of `/plangate again`. */
  named: RunOfReport[];
  ended: Set<string>;
}

/** What is true of a run, whatever anybody wrote about it. */
interface TrueRun {
  id: string;
  versionId: string;
  createdMs: number;
  /** The pull request, base, commit and files for which a job of the gate started it; undefined if none did. */
  job?: Pick<Request, 'number' | 'base' | 'head' | 'files'>;
  /** A writer who has every secret of the gate sealed its version: of whatever files these are. */
  sealedByWriter?: { files: number };
  overridden: boolean;
  /** By `/plangate again`. `isKept`: at the service, or in a comment that nobody has changed since. */
  ended?: { isKept: boolean };
}

export interface History {
  /** What was wrong, one sentence each. */
  wrong: string[];
  /** How many jobs there were, and how many of them were green. */
  jobs: number;
  green: number;
  story: string[];
}

/** Plays the history of this seed. */
export async function playHistory(seed: number): Promise<History> {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T | undefined => items[below(items.length)];
  const chance = (share: number) => random() < share;
  const courses: Partial<Courses> = {
    'comments-on-runs': pick(['allowed', 'allowed', 'forbidden', 'not-found'] as const)!,
    'long-message': pick(['kept', 'kept', 'cut'] as const)!,
  };
  const reuse = pick(['commit', 'upload'] as const)!;
  const autoQueueRuns = chance(0.2);
  const script = { name: 'awaiting-override', durationMs: 0 } as const;
  const jobs = await startJobs({ net: script }, { courses });
  const { clock, service, ports } = jobs;
  const { client } = ports;
  const ask = asking(service, service.token);
  const takesComments = courses['comments-on-runs'] === 'allowed';
  let key = 'token 0';
  let heads = 0;
  const newHead = () => (heads += 1).toString(16).padStart(40, '0');
  const requests = NUMBERS.map((number): Request => {
    const named: RunOfReport[] = [];
    const first = { head: newHead(), files: 0, attempts: 0, named, ended: new Set<string>() };
    return { number, base: 'main', ...first };
  });
  const runs = new Map<string, TrueRun>();
  const seals: string[] = [];
  const history: History = { wrong: [], jobs: 0, green: 0, story: [] };
  let isListFailing = false;
  jobs.bend(({ url, method }, answer) =>
    isListFailing && method === 'GET' && url.pathname.endsWith('/runs')
      ? { ...answer, status: 500 }
      : answer,
  );
  const nowMs = () => clock.date().getTime();
  const textOf = (number: number) => `acme/infra#${number}`;

  /** Learns of every run that is there now. @param facts of those that were not there before */
  function learn(facts: Partial<TrueRun> = {}): void {
    for (const { id, versionId, message } of service.runs()) {
      const seal = sealIn(message);
      if (seal !== undefined && !seals.includes(seal)) seals.push(seal);
      if (runs.has(id)) continue;
      runs.set(id, { id, versionId, createdMs: nowMs(), overridden: false, ...facts });
    }
  }

  const sealingFor = ({ number, base, head }: Request, isKnown: boolean, ended?: Set<string>) =>
    sealingOf({
      key,
      number,
      base,
      head,
      searched: textOf(number),
      endedByComment: async () => (isKnown ? ended : undefined),
    });

  /** A job of the gate, on the head of a pull request or on an entry of the merge queue. */
  async function job(request: Request, isQueue: boolean): Promise<void> {
    const { number, base, files, attempts } = request;
    const head = isQueue ? newHead() : request.head;
    const comment = pick(['read', 'read', 'read', 'slow', 'failing'] as const);
    const namedRuns = async () => {
      if (comment === 'failing') throw new Error('The host does not answer.');
      return comment === 'slow' ? undefined : [...request.named];
    };
    const sealing = sealingFor({ ...request, head }, comment === 'read', request.ended);
    const wish: GateWish = { sealing, namedRuns, reuse, autoQueueRuns };
    if (!isQueue) {
      wish.mayBeRepeated = attempts > 0;
      request.attempts += 1;
    }
    const judged = await jobs.judge(['net'], wish, FILES[files]);
    learn({ job: { number, base, head, files } });
    history.jobs += 1;
    const { word, runId, started, workspaces } = judged;
    history.story.push(
      `job of #${number} ${base} ${head.slice(-4)} files ${files}: ${word} ${runId}`,
    );
    const ofRun = workspaces[0]?.seals;
    for (const seal of ofRun ?? []) seals.push(seal);
    if (!isQueue && comment !== 'failing' && runId !== '') {
      request.named = [{ workspace: 'net', runId, head, seals: ofRun }];
    }
    if (word !== 'overridden' && word !== 'passed') return;
    history.green += 1;
    const why = started > 0 ? 'it started the run' : whyWrong(runId, { number, base, head, files });
    if (why !== undefined) history.wrong.push(`a job was green by ${runId}: ${why}`);
  }

  /** Why a run does not make a job green; undefined if it does. */
  function whyWrong(runId: string, asked: NonNullable<TrueRun['job']>): string | undefined {
    const run = runs.get(runId);
    if (run === undefined) return 'nobody knows it';
    if (!run.overridden) return 'nobody overrode it';
    if (nowMs() - run.createdMs > DAY_MS + 10 * MINUTE_MS) return 'it is old';
    // The other run is no candidate where nothing in its message names the request: then this one is still what it was.
    const twin = service
      .runs()
      .find(
        ({ id, versionId, message }) =>
          id !== runId && versionId === run.versionId && message.includes(textOf(asked.number)),
      );
    if (twin !== undefined) return `its version has another run, ${twin.id}`;
    if (run.ended?.isKept === true) return 'it was ended';
    if (run.sealedByWriter !== undefined) {
      return run.sealedByWriter.files === asked.files ? undefined : 'the writer has other files';
    }
    if (run.job === undefined) return 'no job started it';
    const { number, base, head, files } = run.job;
    if (number !== asked.number || base !== asked.base) return 'it is of another request or base';
    if (files !== asked.files) return 'it planned other files';
    if (head !== asked.head && reuse === 'commit') return 'it is of another commit';
    // A message that the service writes names no commit, so nothing says that such a run is newer.
    const isNewer = (other: TrueRun) =>
      !autoQueueRuns &&
      other.createdMs > run.createdMs &&
      other.job?.number === number &&
      other.job.base === base &&
      other.job.head === head;
    return [...runs.values()].some(isNewer) ? 'a newer run of its gate is there' : undefined;
  }

  /** Somebody who may override does so on the page of the run. */
  async function override(runId: string): Promise<void> {
    const request = { runId, reason: 'agreed', actor: { by: 'ann' } };
    const done = await overrideRun(client, clock, request).catch(() => undefined);
    const run = runs.get(runId);
    if (run !== undefined && (done?.overridden.length ?? 0) > 0) run.overridden = true;
    history.story.push(`override ${runId}: ${done?.overridden.length ?? 'refused'}`);
  }

  function openRuns(request: Request) {
    const changeRequest = textOf(request.number);
    const { seals: ofRequest, endedByComment } = sealingFor(request, true, request.ended);
    const listed = createListedRuns(client, clock, changeRequest);
    const own = { client, clock, seals: ofRequest, listed, changeRequest, endedByComment };
    const { named } = request;
    const query = { organization: 'acme', workspaces: ['net'], gate: 'default', named };
    return { own, query };
  }

  /** `/plangate override HEAD`, by somebody who may. */
  async function commandOverride(request: Request): Promise<void> {
    const { own, query } = openRuns(request);
    const found = await runsOfCommit(own, { ...query, commit: request.head }).catch(
      () => undefined,
    );
    for (const { run } of found?.runs ?? []) {
      const truth = runs.get(run.id);
      const { number, head, base } = truth?.job ?? {};
      const isOfHead = number === request.number && base === request.base && head === request.head;
      const isTakenOver = reuse === 'upload' && number === request.number && base === request.base;
      if (!isOfHead && !isTakenOver && truth?.sealedByWriter === undefined) {
        history.wrong.push(
          `a command on ${request.head} overrides ${run.id} of ${head ?? 'nobody'}`,
        );
      }
      await override(run.id);
    }
  }

  /** `/plangate again`: it is refused where it cannot end every run. */
  async function again(request: Request): Promise<void> {
    const { own, query } = openRuns(request);
    const comment = commentOfAgain('ann', undefined);
    const done = await endRunsOfChange(own, { ...query, commit: request.head }, comment).catch(
      () => undefined,
    );
    history.story.push(`again on #${request.number}: ${JSON.stringify(done)}`);
    if (done === undefined) return;
    for (const id of done.unsaid) request.ended.add(id);
    for (const { id, message } of service.runs()) {
      const truth = runs.get(id);
      if (truth?.job?.number !== request.number) continue;
      // Without a seal that can be found, nobody knows that the run is one of this gate.
      const isFound = takesComments || request.ended.has(id);
      const isKnown =
        sealIn(message) !== undefined || request.named.some((each) => each.runId === id);
      if (isFound && isKnown) truth.ended = { isKept: true };
    }
  }

  /** Whoever may push a branch writes into the comment of the gate what was there before, or what stands elsewhere. */
  function editComment(request: Request): void {
    const all = [...runs.keys()];
    const named = Array.from({ length: below(3) }, (): RunOfReport => {
      const head = pick([request.head, ...requests.map((each) => each.head)]) ?? request.head;
      const runId = pick(all) ?? 'run-none';
      const some = seals.filter(() => chance(0.5)).slice(0, 6);
      return { workspace: 'net', runId, head, seals: some };
    });
    request.named = named;
    if (chance(0.3)) {
      for (const id of request.ended) {
        const truth = runs.get(id);
        if (truth?.ended !== undefined) truth.ended.isKept = false;
      }
      request.ended.clear();
    }
    history.story.push(
      `the comment of #${request.number} names ${named.map((each) => each.runId).join()}`,
    );
  }

  /** Somebody who may plan starts a run of any version, with any message. */
  async function startForeign(request: Request): Promise<void> {
    const of = pick(service.runs());
    if (of === undefined) return;
    const texts = service.runs().map(({ message }) => message);
    const tag = `[plangate ${textOf(request.number)} x@${request.head}]`;
    const message = chance(0.5)
      ? (pick(texts) ?? '')
      : `Add ${chance(0.7) ? tag : ''} ${pick(seals) ?? ''}`;
    const { run } = await client.runs.show(of.id);
    const workspaceId = relatedId(run, 'workspace') ?? '';
    await clock.advance(MINUTE_MS);
    const asked = { message, planOnly: true };
    await client.runs.create(workspaceId, of.versionId, asked).catch(() => undefined);
    await clock.advance(MINUTE_MS);
    learn();
    history.story.push(`a run of the version of ${of.id} with: ${message.slice(0, 90)}`);
  }

  /** A push to a branch that version control follows, with the text of the author as its message. */
  async function startOther(request: Request): Promise<void> {
    const workspaceId = service.runs().length > 0 ? await idOfWorkspace() : undefined;
    if (workspaceId === undefined) return;
    const versionId = await uploadTo({ ask }, workspaceId, FILES[below(2)]!);
    const tag = `[plangate ${textOf(request.number)} x@${request.head}]`;
    const message = `Merge ${tag} ${pick(seals) ?? ''}`;
    await client.runs.create(workspaceId, versionId, { message, planOnly: true });
    await clock.advance(MINUTE_MS);
    learn();
    history.story.push(`a run of another program with: ${message.slice(0, 60)}`);
    const newest = service.runs().at(-1);
    if (newest !== undefined && chance(0.7)) await override(newest.id);
  }

  /** A writer who has every secret of the gate uploads files, and seals the run of them. */
  async function sealAsWriter(request: Request): Promise<void> {
    const workspaceId = service.runs().length > 0 ? await idOfWorkspace() : undefined;
    if (workspaceId === undefined) return;
    const files = below(2);
    const versionId = await uploadTo({ ask }, workspaceId, FILES[files]!);
    const { seals: ofRequest } = sealingFor(request, true);
    const facts: SealedFacts = {
      kind: 'run',
      head: request.head,
      base: request.base,
      gate: 'default',
      group: '',
      mode: 'speculative',
      form: 'redacted',
      options: ofRequest.digest('[]'),
      upload: ofRequest.digest('whatever it says'),
      conditions: '',
    };
    const seal = ofRequest.seal({ service: client.origin, workspaceId, versionId }, facts);
    const message = `[plangate ${textOf(request.number)} x@${request.head}] ${seal}`;
    await client.runs.create(workspaceId, versionId, { message, planOnly: true });
    await clock.advance(MINUTE_MS);
    learn({ sealedByWriter: { files } });
    history.story.push(`a writer seals a run of files ${files}`);
    const newest = service.runs().at(-1);
    if (newest !== undefined && chance(0.5)) await override(newest.id);
  }

  async function idOfWorkspace(): Promise<string> {
    return (await client.workspaces.showByName('acme', 'net')).id;
  }

  const acts: [weight: number, act: (request: Request) => Promise<void> | void][] = [
    [8, (request) => job(request, false)],
    [2, (request) => job(request, true)],
    [
      3,
      (request) => {
        request.head = newHead();
        request.files = below(2);
        request.attempts = 0;
        history.story.push(`push to #${request.number}: ${request.head.slice(-4)}`);
      },
    ],
    [5, async (request) => override(request.named[0]?.runId ?? 'run-none')],
    [1, async () => override(pick([...runs.keys()]) ?? 'run-none')],
    [3, commandOverride],
    [2.5, again],
    [2, editComment],
    [2, startForeign],
    [1, startOther],
    [1, sealAsWriter],
    [
      1,
      (request) => {
        request.base = pick(BASES) ?? 'main';
        history.story.push(`#${request.number} goes to ${request.base}`);
      },
    ],
    [0.5, () => void (key = `token ${below(3)}`)],
    [0.5, () => void (isListFailing = chance(0.5))],
    [1, () => clock.advance(chance(0.1) ? 25 * HOUR_MS : 20 * MINUTE_MS)],
  ];
  const total = acts.reduce((sum, [weight]) => sum + weight, 0);
  const length = 8 + below(14);
  for (let step = 0; step < length; step += 1) {
    let left = random() * total;
    const [, act] = acts.find(([weight]) => (left -= weight) < 0) ?? acts[0]!;
    await act(pick(requests)!);
    await clock.advance(MINUTE_MS);
  }
  return history;
}
