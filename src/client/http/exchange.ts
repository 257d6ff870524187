/** One request made good: paced, sent, retried by its class, recovered, read, or explained. */
import { TransportError } from '../../model/ports.ts';
import type { Clock, HttpRequest, HttpResponse, Log, Random, Send } from '../../model/ports.ts';
import {
  describeRefusal,
  describeTransport,
  describeUnreadable,
  saysMalformedId,
  withSentence,
} from '../describe.ts';
import type { RequestDescription } from '../describe.ts';
import { plain, ServiceError } from '../errors.ts';
import { Unreadable } from '../jsonapi.ts';
import type { Pace } from './limits.ts';
import {
  classify,
  decideRetry,
  readRoom,
  type Decision,
  type AttemptOutcome,
  type RetryClass,
} from './retry.ts';
import type { Shared } from '../shared.ts';

/** What an exchange needs of the world; `deadline` and `signal` are those of the scope. */
export interface ExchangePorts {
  send: Send;
  clock: Clock;
  random: Random;
  log: Log;
  shared: Shared;
  deadline: number;
  signal: AbortSignal | undefined;
  /** Whether the request merely watches. */
  watching: boolean;
}

/** Turns an answer into a value; undefined: the answer is a refusal. Throws `Unreadable`. */
export type Reader<T> = (answer: HttpResponse) => { value: T } | undefined;

export interface ServiceCall<T> {
  asked: RequestDescription;
  class: RetryClass;
  request: Omit<HttpRequest, 'timeoutMs' | 'signal' | 'fresh'>;
  /** Whether this is a request to the service itself, under its request budget. */
  counted: boolean;
  pace?: Pace;
  /** For the whole call, retries and all. */
  budgetMs: number;
  /** For one attempt. */
  attemptMs: number;
  read: Reader<T>;
  recovery?: Recovery<T>;
}

interface Recovery<T> {
  /**
   * Looks whether what was asked for has happened: its value, or undefined when it has not. `until`
   * is the call's deadline. May throw a ServiceError when that cannot be found out.
   */
  look(failure: ServiceError, until: number): Promise<{ value: T } | undefined>;
  /** Refusals that, after an attempt of unknown outcome, may mean that this attempt had succeeded. */
  settles?: readonly number[];
}

export async function exchange<T>(ports: ExchangePorts, call: ServiceCall<T>): Promise<T> {
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
    const { outcome, why = '' } = result;
    const error = sealed(ports, result.error);
    const failure = outcome.kind === 'failure' ? outcome.failure : undefined;
    const status = outcome.kind === 'answer' ? outcome.status : undefined;

    if (ambiguous > 0 && status !== undefined && call.recovery?.settles?.includes(status)) {
      const found = await lookFor(call, error, until);
      if (found !== undefined) return found.value;
      throw error;
    }

    const nature = classify(outcome, call.class);
    if (nature === 'ambiguous') ambiguous++;
    if (failure === 'not-sent' && shared.answers === 0) {
      const unknown = why.includes('ENOTFOUND');
      until = Math.min(until, startedMs + (unknown ? UNKNOWN_HOST_MS : FIRST_CONTACT_MS));
    }
    const decision = decideRetry({
      class: call.class,
      outcome,
      attempt,
      ambiguous,
      remainingMs: until - clock.now(),
      spent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
      random: ports.random,
    });
    if (decision.do === 'stop') throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);

    if (status === 429 && call.pace === undefined) {
      const later = decision.afterMs + shared.crowd.laterMs(ports.watching, ports.random);
      decision.afterMs = Math.max(decision.afterMs, Math.min(later, until - clock.now()));
    }
    const came = status ?? (why || (failure ?? outcome.kind));
    logRetry(ports, call, decision, String(came), attempt + 1);
    // A list with a limit of its own stops no other request.
    const limited = status === 429 ? (call.pace ?? shared.pace) : undefined;
    limited?.hold(clock.now() + Math.min(decision.afterMs, LONGEST_HOLD_MS));
    await pause(ports, call.asked, decision.afterMs);
    if (decision.do === 'recover') {
      const found = await lookFor(call, error, until);
      if (found !== undefined) return found.value;
      if (!decision.resend) throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
    }
  }
}

/** A service that never answered yet is more likely misspelt than out of order. */
const FIRST_CONTACT_MS = 60_000;
/** A name that nobody knows is more likely misspelt still. */
const UNKNOWN_HOST_MS = 10_000;
/** One request's pause never stops the others for longer. */
const LONGEST_HOLD_MS = 30_000;

/** `why`: what the network itself said. */
type Result<T> = { value: T } | { outcome: AttemptOutcome; why?: string; error: ServiceError };

async function attemptOnce<T>(
  ports: ExchangePorts,
  call: ServiceCall<T>,
  until: number,
): Promise<Result<T>> {
  const { asked } = call;
  const request: HttpRequest = {
    ...call.request,
    timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
    fresh: call.class === 'create' || call.class === 'action',
    signal: ports.signal,
  };
  const begun = ports.clock.now();
  const say = (came: string | number) =>
    ports.log.debug(
      `${asked.method} ${asked.path} ${came} ${Math.round(ports.clock.now() - begun)} ms`,
    );
  let answer: HttpResponse;
  try {
    answer = await ports.send(request);
    say(answer.status);
  } catch (thrown) {
    const error =
      thrown instanceof TransportError
        ? thrown
        : new TransportError('broken', 'the request failed', { cause: thrown });
    say(error.failure);
    const outcome: AttemptOutcome = { kind: 'failure', failure: error.failure };
    return { outcome, why: plain(error.message, 200), error: describeTransport(asked, error) };
  }
  if (call.counted) {
    ports.shared.learnFrom(answer.headers);
    const room = readRoom(answer.headers);
    const refused = answer.status === 429;
    const now = ports.clock.now();
    if (room) ports.shared.crowd.saw(now, room, refused);
    // A list with a limit of its own slows no other request.
    if (refused && call.pace === undefined) ports.shared.pace.refused(now);
    else ports.shared.pace.answered(now, ports.shared.crowd.others());
  }
  try {
    const read = call.read(answer);
    if (read !== undefined) return read;
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    const error = describeUnreadable(asked, answer, thrown.message);
    return { outcome: { kind: 'unreadable' }, error };
  }
  const { headers } = answer;
  // What cannot be read will not be readable later.
  const status = answer.status >= 500 && saysMalformedId(answer) ? 400 : answer.status;
  return { outcome: { kind: 'answer', status, headers }, error: describeRefusal(asked, answer) };
}

/** Waits for a place in the request budget. */
async function takeTurn<T>(
  ports: ExchangePorts,
  call: ServiceCall<T>,
  until: number,
): Promise<void> {
  const { clock, shared, signal } = ports;
  const tooLate = (why: string) =>
    describeTransport(call.asked, new TransportError('timeout', why));
  if (clock.now() >= until) throw tooLate('the deadline had passed before it could be sent');
  for (const pace of [call.pace, call.counted ? shared.pace : undefined]) {
    if (pace === undefined) continue;
    let bookedMs;
    do {
      bookedMs = clock.now();
      const waitMs = pace.book(bookedMs, until);
      if (waitMs === 'too-late') throw tooLate('no room in the request budget before the deadline');
      if (waitMs > 0) await pause(ports, call.asked, waitMs);
    } while (pace.slowedSince(bookedMs));
  }
  if (call.counted) {
    const waitMs = shared.crowd.waitMs(clock.now(), ports.watching, ports.random);
    if (waitMs > 0) await pause(ports, call.asked, Math.min(waitMs, until - clock.now()));
    shared.crowd.sent(clock.now());
  }
  if (signal?.aborted === true) throw describeTransport(call.asked, cancelled());
}

/** Waits; a cancelled wait is a ServiceError like every other. */
export async function pause(
  ports: ExchangePorts,
  asked: RequestDescription,
  ms: number,
): Promise<void> {
  try {
    await ports.clock.sleep(ms, ports.signal);
  } catch {
    throw describeTransport(asked, cancelled());
  }
}

function cancelled(): TransportError {
  return new TransportError('aborted', 'canceled');
}

async function lookFor<T>(
  call: ServiceCall<T>,
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
  const tried = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
  const failure = attempts < 2 ? error : withSentence(error, tried, error);
  if (decision.do !== 'stop' || decision.why !== 'deadline') return failure;
  const wait = decision.retryAfterMs;
  return withSentence(
    failure,
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
  call: ServiceCall<T>,
  decision: Exclude<Decision, { do: 'stop' }>,
  came: string,
  attempt: number,
): void {
  const { method, path, host } = call.asked;
  ports.log.debug(
    `${method} ${path}: ${came} at attempt ${attempt} (${call.class}); ` +
      `${decision.do} after ${Math.round(decision.afterMs)} ms`,
  );
  const unknown = came.includes('ENOTFOUND') && ports.shared.answers === 0;
  if (attempt === (unknown ? 1 : TOLD_AFTER)) {
    ports.log.warning(`${host} does not answer as it should (${came}): still trying.`);
  }
}

/** The error without any secret that this client knows, wherever a service may have echoed it. */
function sealed(ports: ExchangePorts, error: ServiceError): ServiceError {
  const { code, method, path, status, retryAfterMs } = error;
  const said = { message: error.message, errors: error.errors, remedy: error.remedy };
  const { message, ...shown } = ports.shared.conceal(said);
  if (JSON.stringify({ message, ...shown }) === JSON.stringify(said)) return error;
  // Without its cause, which says the same once more.
  return new ServiceError(message, { code, method, path, status, retryAfterMs, ...shown });
}
