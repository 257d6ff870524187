/**
 * Judges plans by `opa`, in processes that are ended when they use more than they may. All policies of a
 * set are judged in one process, and with them all plans that wait. If that does not end well, each plan
 * is judged alone, and then each policy, so that one policy spoils no other's result.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ProgramAnswer } from '../machine/ask-opa.ts';
import type { Clock } from '../model/ports.ts';
import { readResults, writeModule, writeQuery, type Evaluated } from './evaluation.ts';
import type { JudgingRule } from './judging-rules.ts';
import type { OpaFolder } from './opa-folder.ts';

export interface JudgeLimits {
  clock: Pick<Clock, 'now'>;
  /** The most time for one policy. */
  policyMs: number;
  /** When everything has to be judged, by the monotonic clock. */
  deadlineMs: number;
  /** How many processes run at once; left out, as many as the machine has processors. */
  processes?: number | undefined;
  /** After so many plans on which a policy was ended, it is asked about no other. Without it, about all. */
  mostEnded?: number | undefined;
}

/** A result, or the answer of `opa` that is none. */
export type OpaOutcome = Evaluated | Failure;

export interface Failure {
  failed: ProgramAnswer;
  /** The time that the policy had. */
  limitMs: number;
  /** Whether the time of the whole check has ended it, and not its own. */
  isOfCheck: boolean;
}

interface Request {
  document: string;
  signal: AbortSignal;
  resolve: (outcomes: OpaOutcome[]) => void;
}

/** Plans that are judged together have at most this many characters. */
const MOST_TOGETHER = 8 * 1024 * 1024;
const MOST_MEMORY = 1024 * 1024 * 1024;
/** `opa` takes up to twenty times the size of its input. */
const MEMORY_FOR_CHARACTER = 32;
const MOST_OUTPUT = 32 * 1024 * 1024;
/** Time in which `opa` ends itself before it is ended. */
const GRACE_MS = 250;

export class OpaJudge {
  readonly #policies: readonly JudgingRule[];
  readonly #folder: OpaFolder;
  readonly #limits: JudgeLimits;
  readonly #processes: number;
  readonly #mark = randomBytes(12).toString('hex');
  readonly #waiting: Request[] = [];
  /** Policies that have spoiled the results of others, with how often, and the last time. */
  readonly #alone = new Map<JudgingRule, { times: number; failure: Failure }>();
  /** The file with the question about all policies. It is written while the set is opened. */
  readonly #all: string;
  #running = 0;
  #unfinished = 0;

  constructor(policies: readonly JudgingRule[], folder: OpaFolder, limits: JudgeLimits) {
    this.#policies = policies;
    this.#folder = folder;
    this.#limits = limits;
    this.#processes = limits.processes ?? availableParallelism();
    this.#all = this.#write(policies);
  }

  /** Writes the module of these policies, and returns its path. */
  #write(policies: readonly JudgingRule[]): string {
    const name = `asked-${randomBytes(6).toString('hex')}.rego`;
    return this.#folder.write(name, writeModule(policies, this.#mark));
  }

  /** Judges a document, which is JSON. The outcomes are in the order of the policies. */
  judge(document: string, signal: AbortSignal): Promise<OpaOutcome[]> {
    this.#unfinished += 1;
    return new Promise((resolve) => {
      this.#waiting.push({ document, signal, resolve });
      // All that are asked for together go to one process.
      queueMicrotask(() => this.#startNext());
    });
  }

  #startNext(): void {
    while (this.#running < this.#processes && this.#waiting.length > 0) {
      this.#running += 1;
      const together = this.#takeWaiting();
      void this.#judgeTogether(together).finally(() => {
        this.#running -= 1;
        this.#startNext();
      });
    }
  }

  #takeWaiting(): Request[] {
    let characters = 0;
    const fitting = this.#waiting.findIndex(({ document }, at) => {
      characters += document.length;
      return at > 0 && characters > MOST_TOGETHER;
    });
    return this.#waiting.splice(0, fitting < 0 ? this.#waiting.length : fitting);
  }

  /** Asks about all plans at once; if that does not end well, about one after the other. */
  async #judgeTogether(requests: readonly Request[]): Promise<void> {
    const first = this.#askedTogether();
    const all = requests.length > 1 ? await this.#ask(first, requests) : undefined;
    for (const [at, request] of requests.entries()) {
      const policies = all === undefined ? this.#askedTogether() : first;
      const together = all?.[at] ?? (await this.#ask(policies, [request]))?.[0];
      request.resolve(await this.#complete(request, policies, together));
      this.#unfinished -= 1;
    }
  }

  #askedTogether(): JudgingRule[] {
    return this.#policies.filter((policy) => !this.#alone.has(policy));
  }

  /** Adds the policies that were not judged together. */
  async #complete(
    request: Request,
    policies: readonly JudgingRule[],
    together: readonly OpaOutcome[] | undefined,
  ): Promise<OpaOutcome[]> {
    const judged = new Map(policies.map((policy, at) => [policy, together?.[at]]));
    const left = this.#policies.filter((policy) => judged.get(policy) === undefined);
    for (const [at, policy] of left.entries()) {
      judged.set(policy, await this.#askAlone(policy, request, left.length - at));
    }
    return this.#policies.flatMap((policy) => judged.get(policy) ?? []);
  }

  async #ask(
    policies: readonly JudgingRule[],
    requests: readonly Request[],
  ): Promise<Evaluated[][] | undefined> {
    if (policies.length === 0) return requests.map(() => []);
    // The other half is for judging each alone.
    const answer = await this.#evaluate(policies, requests, 2 / requests.length);
    return this.#read(answer, policies.length, requests.length);
  }

  async #askAlone(policy: JudgingRule, request: Request, left: number): Promise<OpaOutcome> {
    const { times = 0, failure: last } = this.#alone.get(policy) ?? {};
    const { mostEnded = Infinity, policyMs } = this.#limits;
    if (last !== undefined && times >= mostEnded) return last;
    const answer = await this.#evaluate([policy], [request], left);
    const [outcomes] = this.#read(answer, 1, 1) ?? [];
    if (outcomes?.[0] !== undefined) return outcomes[0];
    const { limitMs, ended } = answer;
    const failure: Failure = { failed: answer, limitMs, isOfCheck: limitMs < policyMs };
    // What broke by itself has cost little, and may be right on another plan.
    const isEnded = ended !== undefined || /eval_cancel_error/.test(answer.stdout + answer.stderr);
    this.#alone.set(policy, { times: times + (isEnded ? 1 : 0), failure });
    return failure;
  }

  #read(answer: ProgramAnswer, policies: number, documents: number): Evaluated[][] | undefined {
    if (answer.exitCode !== 0) return undefined;
    return readResults(answer, { policies, documents, mark: this.#mark });
  }

  /** @param parts how many such questions share the time of one document */
  async #evaluate(
    policies: readonly JudgingRule[],
    requests: readonly Request[],
    parts: number,
  ): Promise<ProgramAnswer & { limitMs: number }> {
    const { clock, policyMs, deadlineMs } = this.#limits;
    const signal = whenAll(requests.map((one) => one.signal));
    const leftMs = deadlineMs - clock.now();
    if (signal.aborted || leftMs <= 0) return notStarted(signal.aborted ? 'aborted' : 'timeout');
    const unfinished = Math.max(1, this.#unfinished);
    const shareMs = (leftMs * Math.min(this.#processes, unfinished)) / (unfinished * parts);
    const timeoutMs = Math.max(1, Math.floor(Math.min(policyMs, leftMs, shareMs)));
    const stdin = `[${requests.map(({ document }) => document).join(',')}]`;
    const isAll = policies.length === this.#policies.length;
    const asked = isAll ? this.#all : this.#write(policies);
    const options = ['--stdin-input', '--format', 'json', '--timeout', `${timeoutMs}ms`];
    const sources = [...this.#folder.sourceOptions, '--data', asked];
    const args = ['eval', ...options, ...sources, writeQuery(this.#mark)];
    const answer = await this.#folder.ask(args, {
      stdin,
      signal,
      bounds: {
        timeoutMs: timeoutMs + GRACE_MS,
        maxBytes: MOST_OUTPUT,
        maxResidentBytes: MOST_MEMORY + MEMORY_FOR_CHARACTER * stdin.length,
      },
    });
    return { ...answer, limitMs: timeoutMs };
  }
}

function notStarted(ended: 'aborted' | 'timeout'): ProgramAnswer & { limitMs: number } {
  return { exitCode: -1, stdout: '', stderr: '', ended, limitMs: 0 };
}

/** Aborted when all of them are. */
function whenAll(all: readonly AbortSignal[]): AbortSignal {
  const signals = [...new Set(all)];
  const [first] = signals;
  if (signals.length === 1 && first !== undefined) return first;
  const ended = new AbortController();
  const look = (): void => {
    if (signals.every(({ aborted }) => aborted)) ended.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', look, { once: true });
  look();
  return ended.signal;
}
