/** One request made good: paced, sent, retried by its class, recovered, read, or explained. */
import { TransportError } from '../ports.ts';
import type { Clock, HttpRequest, HttpResponse, Log, Random, Send, SendToFile } from '../ports.ts';
import {
  describeRefusal,
  describeTransport,
  describeUnreadable,
  withAttempts,
  withSentence,
} from './describe.ts';
import type { Asked, Asking } from './describe.ts';
import { ServiceError } from './errors.ts';
import { Unreadable } from './jsonapi.ts';
import type { Pace } from './pace.ts';
import { classify, decideRetry } from './retry.ts';
import type { Decision, Outcome, RetryClass } from './retry.ts';
import { learnFrom } from './shared.ts';
import type { Shared } from './shared.ts';

/** What an exchange needs of the world; `deadline` and `signal` are those of the scope. */
export interface ExchangePorts {
  send: Send & { toFile?: SendToFile };
  clock: Clock;
  random: Random;
  log: Log;
  shared: Shared;
  deadline: number;
  signal: AbortSignal | undefined;
}

export interface Call<T> {
  asking: Asking;
  asked: Asked;
  class: RetryClass;
  request: Omit<HttpRequest, 'timeoutMs' | 'signal' | 'fresh'>;
  /** Write the answer's body here instead of keeping it. */
  file?: string;
  /** Whether this is a request to the service itself, under its request budget. */
  counted: boolean;
  pace?: Pace;
  /** For the whole call, retries and all. */
  budgetMs: number;
  /** For one attempt. */
  attemptMs: number;
  /** Turns an answer into a value; undefined: the answer is a refusal. Throws `Unreadable`. */
  read: (answer: HttpResponse & { bytes?: number }) => { value: T } | undefined;
  recovery?: Recovery<T>;
}

export interface Recovery<T> {
  /**
   * Looks whether what was asked for has happened: its value, or undefined when it has not. `until`
   * is the call's deadline. May throw a ServiceError when that cannot be found out.
   */
  look(failure: ServiceError, until: number): Promise<{ value: T } | undefined>;
  /** Refusals that, after an attempt of unknown outcome, may mean that this attempt had succeeded. */
  settles: readonly number[];
}

export async function exchange<T>(ports: ExchangePorts, call: Call<T>): Promise<T> {
  const { clock, shared } = ports;
  const startedMs = clock.now();
  let until = Math.min(startedMs + call.budgetMs, ports.deadline);
  let ambiguous = 0;

  for (let attempt = 0; ; attempt++) {
    await takeTurn(ports, call, until);
    const result = await attemptOnce(ports, call, until);
    if ('value' in result) {
      shared.retries.earn();
      return result.value;
    }
    const { outcome, error } = result;

    const settling =
      ambiguous > 0 && outcome.kind === 'answer' && call.recovery?.settles.includes(outcome.status);
    if (settling) {
      const found = await lookFor(call, error, until);
      if (found !== undefined) return found.value;
      throw error;
    }

    if (classify(outcome, call.class) === 'ambiguous') ambiguous++;
    const unreachable = outcome.kind === 'failure' && outcome.failure === 'not-sent';
    if (unreachable && !shared.met) until = Math.min(until, startedMs + FIRST_CONTACT_MS);
    const timedOut = outcome.kind === 'failure' && outcome.failure === 'timeout';
    const decision = decideRetry({
      class: call.class,
      outcome,
      attempt,
      ambiguous,
      remainingMs: until - clock.now(),
      spent: classify(outcome, call.class) !== 'final' && !shared.retries.pay(timedOut),
      random: ports.random,
    });
    if (decision.do === 'stop') throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);

    logRetry(ports, call, decision, outcome, attempt + 1);
    if (outcome.kind === 'answer' && outcome.status === 429) {
      // A list with a limit of its own stops nobody else.
      const limited = call.pace ?? shared.pace;
      limited.hold(clock.now() + Math.min(decision.afterMs, LONGEST_HOLD_MS));
    }
    await pause(ports, call, decision.afterMs);
    if (decision.do === 'recover') {
      const found = await lookFor(call, error, until);
      if (found !== undefined) return found.value;
      if (!decision.resend) throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
    }
  }
}

/** A service that never answered yet is more likely misspelt than out of order. */
const FIRST_CONTACT_MS = 60_000;
/** One request's pause never stops the others for longer. */
const LONGEST_HOLD_MS = 30_000;

type Result<T> = { value: T } | { outcome: Outcome; error: ServiceError };

async function attemptOnce<T>(
  ports: ExchangePorts,
  call: Call<T>,
  until: number,
): Promise<Result<T>> {
  const { asking, asked } = call;
  const request: HttpRequest = {
    ...call.request,
    timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
    fresh: call.class === 'create' || call.class === 'action',
    ...(ports.signal === undefined ? {} : { signal: ports.signal }),
  };
  let answer: HttpResponse & { bytes?: number };
  try {
    answer = await transmit(ports, request, call.file);
  } catch (thrown) {
    const failed =
      thrown instanceof TransportError
        ? thrown
        : new TransportError('broken', 'the request failed', { cause: thrown });
    return {
      outcome: { kind: 'failure', failure: failed.failure },
      error: sealed(ports, describeTransport(asking, asked, failed)),
    };
  }
  if (call.counted) learnFrom(ports.shared, answer.headers);
  try {
    const read = call.read(answer);
    if (read !== undefined) return read;
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    return {
      outcome: { kind: 'unreadable' },
      error: sealed(ports, describeUnreadable(asking, asked, answer, thrown.message)),
    };
  }
  return {
    outcome: { kind: 'answer', status: answer.status, headers: answer.headers },
    error: sealed(ports, describeRefusal(asking, asked, answer)),
  };
}

async function transmit(
  ports: ExchangePorts,
  request: HttpRequest,
  file: string | undefined,
): Promise<HttpResponse & { bytes?: number }> {
  if (file === undefined) return ports.send(request);
  if (ports.send.toFile === undefined) {
    throw new TransportError('local', 'this client was made without a way to write files');
  }
  return ports.send.toFile(request, file);
}

/** Waits for a place in the request budget. */
async function takeTurn<T>(ports: ExchangePorts, call: Call<T>, until: number): Promise<void> {
  const { clock, shared } = ports;
  if (clock.now() >= until) {
    throw describeTransport(
      call.asking,
      call.asked,
      new TransportError('timeout', 'the deadline had passed before it could be sent'),
    );
  }
  const paces = [
    ...(call.pace === undefined ? [] : [call.pace]),
    ...(call.counted ? [shared.pace] : []),
  ];
  for (const pace of paces) {
    const waitMs = pace.book(clock.now(), until);
    if (waitMs === 'too-late') {
      throw describeTransport(
        call.asking,
        call.asked,
        new TransportError('timeout', 'no room in the request budget before the deadline'),
      );
    }
    if (waitMs > 0) await pause(ports, call, waitMs);
  }
  if (ports.signal?.aborted === true) throw abortedError(call);
}

/** Waits; a cancelled wait is a ServiceError like every other. */
export async function pause(
  ports: ExchangePorts,
  call: { asking: Asking; asked: Asked },
  ms: number,
): Promise<void> {
  try {
    await ports.clock.sleep(ms, ports.signal);
  } catch {
    throw abortedError(call);
  }
}

function abortedError(call: { asking: Asking; asked: Asked }): ServiceError {
  return describeTransport(call.asking, call.asked, new TransportError('aborted', 'cancelled'));
}

async function lookFor<T>(
  call: Call<T>,
  failure: ServiceError,
  until: number,
): Promise<{ value: T } | undefined> {
  if (call.recovery === undefined) return undefined;
  try {
    return await call.recovery.look(failure, until);
  } catch (thrown) {
    if (!(thrown instanceof ServiceError) || thrown.code === 'aborted') throw thrown;
    throw withSentence(
      failure,
      `Whether it happened could not be found out (${thrown.code}): look before trying again.`,
      thrown,
    );
  }
}

function giveUp(
  error: ServiceError,
  decision: Decision,
  attempts: number,
  forMs: number,
): ServiceError {
  const told = withAttempts(error, attempts, forMs);
  if (decision.do !== 'stop' || decision.why !== 'deadline') return told;
  const wait = decision.retryAfterMs;
  return withSentence(
    told,
    wait === undefined
      ? 'No time is left for another attempt.'
      : `That is later than this job may wait: run it again in ${Math.ceil(wait / 1000)} s.`,
    error,
  );
}

/** From this attempt on it is no longer a passing matter, and people are told. */
const TOLD_AFTER = 4;

function logRetry<T>(
  ports: ExchangePorts,
  call: Call<T>,
  decision: Exclude<Decision, { do: 'stop' }>,
  outcome: Outcome,
  attempt: number,
): void {
  const { method, path } = call.asked;
  const came =
    outcome.kind === 'answer'
      ? `${outcome.status}`
      : outcome.kind === 'failure'
        ? outcome.failure
        : outcome.kind;
  ports.log.debug(
    `${method} ${path}: ${came} at attempt ${attempt} (${call.class}); ` +
      `${decision.do} after ${Math.round(decision.afterMs)} ms`,
  );
  if (attempt === TOLD_AFTER) {
    ports.log.warning(`${call.asked.host} does not answer as it should (${came}): still trying.`);
  }
}

/** The error without any secret that this client knows, wherever a service may have echoed it. */
function sealed(ports: ExchangePorts, error: ServiceError): ServiceError {
  const { shared } = ports;
  const message = shared.conceal(error.message);
  if (message === error.message) return error;
  const { code, method, path, status, retryAfterMs } = error;
  return new ServiceError(message, {
    code,
    method,
    path,
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}
