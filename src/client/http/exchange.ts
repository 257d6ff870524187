/**
 * Carries one request to its end: waits for the budget, sends, retries by class, recovers, and
 * reads the answer or describes the failure.
 */
import { TransportError } from '../../model/ports.ts';
import type { Clock, HttpRequest, HttpResponse, Log, Random, Send } from '../../model/ports.ts';
import {
  describeRefusal,
  describeTransport,
  describeUnsent,
  describeUnreadable,
  isNotStarted,
  withSentence,
  type RequestDescription,
} from '../describe-failure.ts';
import { boundedLine, ServiceError } from '../service-error.ts';
import { Unreadable } from '../jsonapi.ts';
import type { Pace } from './rate-limit.ts';
import { classify, chooseRetry, readRateLimitState } from './retry.ts';
import type { RetryChoice, AttemptOutcome, RetryClass } from './retry.ts';
import type { Shared } from '../shared.ts';

/** What an exchange needs from outside; `deadline` and `signal` belong to the scope. */
export interface ExchangePorts {
  send: Send;
  clock: Clock;
  random: Random;
  log: Log;
  shared: Shared;
  deadline: number;
  signal: AbortSignal | undefined;
  watching: boolean;
  /** Whether the host is asked where its API is, before the first request. */
  discovers: boolean;
}

/** Turns an answer into a value; undefined if the answer is a refusal. Throws `Unreadable`. */
export type AnswerReader<T> = (answer: HttpResponse) => { value: T } | undefined;

export interface ServiceCall<T> {
  description: RequestDescription;
  class: RetryClass;
  request: Omit<HttpRequest, 'timeoutMs' | 'signal' | 'fresh'>;
  /** Whether the request goes to the service itself and counts in its request budget. */
  countsForRateLimit: boolean;
  pace?: Pace;
  /** Milliseconds for the whole call, with all retries. */
  budgetMs: number;
  attemptMs: number;
  read: AnswerReader<T>;
  recovery?: {
    /**
     * Checks whether the requested change has happened: its value, or undefined if not. `until` is
     * the call's deadline, by the monotonic clock. May throw a ServiceError when the check itself fails.
     */
    look(failure: ServiceError, until: number): Promise<{ value: T } | undefined>;
    /** Refusals which, after an attempt with an unknown outcome, may mean that this attempt succeeded. */
    settles?: readonly number[];
  };
}

/** Sends a request until it is answered. @throws ServiceError when it failed for good */
export async function exchange<T>(ports: ExchangePorts, call: ServiceCall<T>): Promise<T> {
  const { clock, shared } = ports;
  const startedMs = clock.now();
  let until = Math.min(startedMs + call.budgetMs, ports.deadline);
  /** Attempts after which it was unclear whether the service had acted. */
  let ambiguous = 0;
  let error: ServiceError | undefined;

  for (let attempt = 0; ; attempt++) {
    await waitForTurn(ports, call, until);
    const leftMs = until - clock.now();
    const result = await attemptOnce(ports, call, until);
    if ('value' in result) {
      shared.retries.earn();
      return result.value;
    }
    const { outcome, cause } = result;
    const failure = cause?.failure;
    const status = outcome.kind === 'answer' ? outcome.status : undefined;
    // An attempt that the deadline cut short says less of the cause than the one before it.
    const wasCutShort = call.class === 'safe' && failure === 'timeout' && leftMs < call.attemptMs;
    if (error === undefined || !wasCutShort) error = withoutSecrets(ports, result.error);

    if (ambiguous > 0 && status !== undefined && call.recovery?.settles?.includes(status)) {
      const recovered = await lookWhetherDone(call, error, until);
      if (recovered !== undefined) return recovered.value;
      throw error;
    }

    const nature = classify(outcome, call.class);
    if (nature === 'ambiguous') ambiguous++;
    if (failure === 'not-sent' && shared.answers === 0) {
      until = Math.min(until, startedMs + timeForFirstContactMs(cause, call.description.host));
    }
    // The service did nothing yet, and says that it will: only the deadline of the job ends that.
    if (status === 429 && Number.isFinite(ports.deadline)) until = ports.deadline;
    const choice = chooseRetry({
      class: call.class,
      outcome,
      attempt,
      ambiguous,
      remainingMs: until - clock.now(),
      isBudgetSpent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
      random: ports.random,
    });
    if (choice.do === 'stop') throw finalError(error, choice, attempt + 1, clock.now() - startedMs);

    if (status === 429 && call.pace === undefined) {
      // Not all clients with this token come back at once.
      const spreadMs = choice.afterMs + shared.otherUse.extraDelayMs(ports.watching, ports.random);
      choice.afterMs = Math.max(choice.afterMs, Math.min(spreadMs, until - clock.now()));
    }
    logRetry(ports, call, choice, { outcome, cause, attempt: attempt + 1 });
    if (status === 429) {
      // If the request is to a list that has a rate limit for itself, only requests to that list wait.
      const pace = call.pace ?? shared.pace;
      pace.pause(clock.now() + Math.min(choice.afterMs, LONGEST_PAUSE_MS));
    }
    await pause(ports, call.description, choice.afterMs);
    if (choice.do === 'recover') {
      const recovered = await lookWhetherDone(call, error, until);
      if (recovered !== undefined) return recovered.value;
      if (!choice.resend) throw finalError(error, choice, attempt + 1, clock.now() - startedMs);
    }
  }
}

/** How long a service that has never answered is tried. */
function timeForFirstContactMs(cause: TransportError | undefined, host: string): number {
  if (cause?.code === 'ENOTFOUND') return UNKNOWN_HOST_MS;
  return isNotStarted(cause, host) ? NOT_STARTED_MS : FIRST_CONTACT_MS;
}

/** The time to try a service that has never answered: its name is probably misspelt. */
const FIRST_CONTACT_MS = 60_000;
/** The time to try a host name that DNS does not have: it is even more likely misspelt. */
const UNKNOWN_HOST_MS = 10_000;
/** The time to try a port of this machine where nothing listens: a service that starts takes a moment. */
const NOT_STARTED_MS = 3_000;

/** The longest time for which one request's pause holds back the others. */
const LONGEST_PAUSE_MS = 30_000;

async function attemptOnce<T>(
  ports: ExchangePorts,
  call: ServiceCall<T>,
  until: number,
): Promise<
  { value: T } | { outcome: AttemptOutcome; cause?: TransportError; error: ServiceError }
> {
  const { description } = call;
  const request: HttpRequest = {
    ...call.request,
    timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
    fresh: call.class === 'create' || call.class === 'action',
    signal: ports.signal,
  };
  const sentAt = ports.clock.now();
  const logOutcome = (outcome: string | number) =>
    ports.log.debug(
      `${description.method} ${description.path} ${outcome} ${Math.round(ports.clock.now() - sentAt)} ms`,
    );
  let answer: HttpResponse;
  try {
    answer = await ports.send(request);
    logOutcome(answer.status);
  } catch (thrown) {
    const cause =
      thrown instanceof TransportError
        ? thrown
        : new TransportError('broken', 'the request failed', { cause: thrown });
    logOutcome(cause.failure);
    return {
      outcome: { kind: 'failure', failure: cause.failure },
      cause,
      error: describeTransport(description, cause),
    };
  }
  if (call.countsForRateLimit) {
    ports.shared.learnFrom(answer.headers, ports.clock.now() - sentAt);
    const rateLimit = readRateLimitState(answer.headers);
    const refused = answer.status === 429;
    const now = ports.clock.now();
    if (rateLimit) ports.shared.otherUse.noteAnswer(now, rateLimit, refused);
    // Only requests to this list slow down: the list has a rate limit for itself.
    if (refused && call.pace === undefined) ports.shared.pace.noteRefusal(now);
    else ports.shared.pace.noteAnswer(now, ports.shared.otherUse.others());
  }
  try {
    const reading = call.read(answer);
    if (reading !== undefined) return reading;
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown;
    const error = describeUnreadable(description, answer, thrown);
    return { outcome: { kind: 'unreadable' }, error };
  }
  return {
    outcome: { kind: 'answer', status: answer.status, headers: answer.headers },
    error: describeRefusal(description, answer),
  };
}

async function waitForTurn<T>(
  ports: ExchangePorts,
  call: ServiceCall<T>,
  until: number,
): Promise<void> {
  const { clock, shared, signal } = ports;
  const tooLate = (why: string) => describeUnsent(call.description, why);
  if (clock.now() >= until) throw tooLate('the deadline had passed before it could be sent');
  for (const pace of [call.pace, call.countsForRateLimit ? shared.pace : undefined]) {
    if (pace === undefined) continue;
    let bookedMs;
    do {
      bookedMs = clock.now();
      const waitMs = pace.book(bookedMs, until);
      if (waitMs === 'too-late') throw tooLate('no room in the request budget before the deadline');
      if (waitMs > 0) await pause(ports, call.description, waitMs);
    } while (pace.slowedSince(bookedMs));
  }
  if (call.countsForRateLimit) {
    const waitMs = shared.otherUse.waitMs(clock.now(), ports.watching, ports.random);
    if (waitMs > 0) await pause(ports, call.description, Math.min(waitMs, until - clock.now()));
    shared.otherUse.noteSent(clock.now());
  }
  if (signal?.aborted === true) throw describeTransport(call.description, canceledError());
}

/** Waits; a cancelled wait throws a ServiceError, as every other failure. */
export async function pause(
  ports: ExchangePorts,
  description: RequestDescription,
  ms: number,
): Promise<void> {
  try {
    await ports.clock.sleep(ms, ports.signal);
  } catch {
    throw describeTransport(description, canceledError());
  }
}

function canceledError(): TransportError {
  return new TransportError('aborted', 'canceled');
}

async function lookWhetherDone<T>(
  call: ServiceCall<T>,
  failure: ServiceError,
  until: number,
): Promise<{ value: T } | undefined> {
  if (call.recovery === undefined) return undefined;
  try {
    return await call.recovery.look(failure, until);
  } catch (thrown) {
    if (!(thrown instanceof ServiceError) || thrown.code === 'aborted') throw thrown;
    const sentence = `Whether it happened could not be found out (${thrown.code}): look before trying again.`;
    throw withSentence(failure, sentence, thrown);
  }
}

function finalError(
  error: ServiceError,
  choice: RetryChoice,
  attempts: number,
  forMs: number,
): ServiceError {
  const triedSentence = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
  const failure = attempts < 2 ? error : withSentence(error, triedSentence, error);
  if (choice.do !== 'stop' || choice.why !== 'deadline') return failure;
  const { retryAfterMs } = choice;
  const sentence =
    retryAfterMs === undefined
      ? 'That is all the time that this request has.'
      : `That is later than the timeout allows: try again in ${Math.ceil(retryAfterMs / 1000)} s.`;
  return withSentence(failure, sentence, error);
}

/** The failed attempt after which the log warns people: fewer failures often pass by themselves. */
const WARNED_AFTER = 4;

function logRetry<T>(
  ports: ExchangePorts,
  call: ServiceCall<T>,
  choice: Exclude<RetryChoice, { do: 'stop' }>,
  failed: { outcome: AttemptOutcome; cause?: TransportError; attempt: number },
): void {
  const { outcome, cause, attempt } = failed;
  const { method, path, host } = call.description;
  const words =
    outcome.kind === 'answer'
      ? String(outcome.status)
      : boundedLine(cause?.message || (cause?.failure ?? outcome.kind), 200);
  ports.log.debug(
    `${method} ${path}: ${words} at attempt ${attempt} (${call.class}); ` +
      `${choice.do} after ${Math.round(choice.afterMs)} ms`,
  );
  const isUnknownHost = cause?.code === 'ENOTFOUND' && ports.shared.answers === 0;
  if (attempt === (isUnknownHost ? 1 : WARNED_AFTER)) {
    ports.log.warning(`${host} does not answer as it should (${words}): still trying.`);
  }
}

/** Removes every secret of this client from an error, because a service may have echoed one. */
function withoutSecrets(ports: ExchangePorts, error: ServiceError): ServiceError {
  const { message, errors, remedy, code, method, path, status, retryAfterMs, helpCode } = error;
  const { seen, tried } = error;
  const original = { message, errors, remedy, seen, tried };
  const concealed = ports.shared.conceal(original);
  if (JSON.stringify(concealed) === JSON.stringify(original)) return error;
  // The cause is left out: it repeats the message, secrets included.
  const facts = { code, method, path, status, retryAfterMs, helpCode };
  return new ServiceError(concealed.message, { ...facts, ...concealed });
}
