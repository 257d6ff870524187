/**
 * Judges plans by `opa`, in processes that are ended when they use more than they may. All policies of a
 * set are judged in one process, and with them all plans that wait. If that does not end well, each plan
 * is judged alone, and then each policy, so that one policy spoils no other's result.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { ProgramAnswer } from '../machine/ask-opa.ts';
import { nextTurn } from '../machine/take-turn.ts';
import { trimSpace } from '../model/go-text.ts';
import type { Clock } from '../model/ports.ts';
import type { JudgingRule } from './judging-rules.ts';
import type { OpaFolder } from './opa-folder.ts';
import { keepLongNumbers, restoreLongNumbers } from '../model/json-text.ts';
import { listOf, parseJson, recordOf } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { JudgedPolicy } from './policy-set.ts';
import { builtinOf, errorsIn, placeOf, errorsOf, type OpaError } from './opa-errors.ts';
import { writeText } from './syntax.ts';

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
  /** One policy alone, and the document without these parts. */
  narrowed: { policy: JudgingRule; without: readonly (readonly string[])[] } | undefined;
  signal: AbortSignal;
  resolve: (outcomes: OpaOutcome[]) => void;
}

/** Plans that are judged together have at most this many characters. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
/** What a question about a part of a document that is there already counts, of the characters of the document. */
const SHARE_OF_REPEATED = 1 / 32;
const MOST_MEMORY_BYTES = 1024 * 1024 * 1024;
/** `opa` takes up to twenty times the size of its input and of its data. */
const MEMORY_BYTES_PER_CHARACTER = 32;
const MOST_OUTPUT_BYTES = 32 * 1024 * 1024;
/** Time in which `opa` ends itself before it is ended. */
const GRACE_MS = 250;

export class OpaJudge {
  readonly #policies: readonly JudgingRule[];
  readonly #folder: OpaFolder;
  readonly #limits: JudgeLimits;
  readonly #processes: number;
  readonly #mark = randomBytes(12).toString('hex');
  readonly #waiting: Request[] = [];
  /** Policies that are judged alone, because they spoiled the results of others: how often, and the last answer. */
  readonly #alone = new Map<JudgingRule, { times: number; failure: Failure }>();
  /** The file with the module of all policies. It is written while the set is opened. */
  readonly #moduleOfAll: string;
  #running = 0;
  #unfinished = 0;

  constructor(policies: readonly JudgingRule[], folder: OpaFolder, limits: JudgeLimits) {
    this.#policies = policies;
    this.#folder = folder;
    this.#limits = limits;
    this.#processes = limits.processes ?? availableParallelism();
    this.#moduleOfAll = this.#write(policies);
  }

  /** Writes the module of these policies, and returns its path. */
  #write(policies: readonly JudgingRule[]): string {
    const name = `asked-${randomBytes(6).toString('hex')}.rego`;
    return this.#folder.write(name, writeModule(policies, this.#mark));
  }

  /**
   * Judges a document, which is JSON. The outcomes are in the order of the policies.
   *
   * @param narrowed the index of a policy that is asked alone, and paths that are removed from the document before, one after
   *   the other; the outcome is a list with one entry
   */
  outcomes(
    document: string,
    signal: AbortSignal,
    narrowed?: { policy: number; without: readonly (readonly string[])[] },
  ): Promise<OpaOutcome[]> {
    this.#unfinished += 1;
    const policy = narrowed && this.#policies[narrowed.policy];
    const part = policy && { policy, without: narrowed.without };
    return new Promise((resolve) => {
      this.#waiting.push({ document, narrowed: part, signal, resolve });
      // All that are asked for together go to one process.
      void nextTurn().then(() => this.#startNext());
    });
  }

  #startNext(): void {
    while (this.#running < this.#processes && this.#waiting.length > 0) {
      this.#running += 1;
      const requests = this.#takeWaiting();
      void this.#judgeTogether(requests).finally(() => {
        this.#running -= 1;
        this.#startNext();
      });
    }
  }

  #takeWaiting(): Request[] {
    let characters = 0;
    const documents = new Set<string>();
    const firstLeft = this.#waiting.findIndex(({ document, signal }, index) => {
      characters += document.length * (documents.has(document) ? SHARE_OF_REPEATED : 1);
      documents.add(document);
      // What is canceled must not end what goes on.
      const isApart = characters > MOST_CHARACTERS || signal !== this.#waiting[0]?.signal;
      return index > 0 && isApart;
    });
    return this.#waiting.splice(0, firstLeft < 0 ? this.#waiting.length : firstLeft);
  }

  /** Asks about all plans at once; if that does not end well, about one after the other. */
  async #judgeTogether(requests: readonly Request[]): Promise<void> {
    const policiesOfAll = this.#policiesTogether();
    const ofAll = requests.length > 1 ? await this.#ask(policiesOfAll, requests) : undefined;
    for (const [index, request] of requests.entries()) {
      const policies = ofAll === undefined ? this.#policiesTogether() : policiesOfAll;
      const outcomes = ofAll?.[index] ?? (await this.#ask(policies, [request]))?.[0];
      request.resolve(await this.#complete(request, policies, outcomes));
      this.#unfinished -= 1;
    }
  }

  #policiesTogether(): JudgingRule[] {
    return this.#policies.filter((policy) => !this.#alone.has(policy));
  }

  /** Adds the policies that were not judged together. */
  async #complete(
    request: Request,
    policies: readonly JudgingRule[],
    outcomes: readonly OpaOutcome[] | undefined,
  ): Promise<OpaOutcome[]> {
    const asked = askedOf(request, policies);
    const judged = new Map(asked.map((policy, index) => [policy, outcomes?.[index]]));
    const wanted = askedOf(request, this.#policies);
    const unjudged = wanted.filter((policy) => judged.get(policy) === undefined);
    for (const [index, policy] of unjudged.entries()) {
      judged.set(policy, await this.#askAlone(policy, request, unjudged.length - index));
    }
    return wanted.flatMap((policy) => judged.get(policy) ?? []);
  }

  /** The outcomes of each request, in the order of what `askedOf` says of it; undefined if `opa` did not end well. */
  async #ask(
    policies: readonly JudgingRule[],
    requests: readonly Request[],
  ): Promise<Evaluated[][] | undefined> {
    if (requests.every((request) => askedOf(request, policies).length === 0)) {
      return requests.map(() => []);
    }
    // The other half is for judging each alone.
    const answer = await this.#evaluate(policies, requests, 2 / requests.length, true);
    return this.#read(answer, policies, requests);
  }

  /** @param remaining how many policies have still to be asked about this plan */
  async #askAlone(policy: JudgingRule, request: Request, remaining: number): Promise<OpaOutcome> {
    const { times = 0, failure: last } = this.#alone.get(policy) ?? {};
    const { mostEnded = Infinity, policyMs } = this.#limits;
    if (last !== undefined && times >= mostEnded) return last;
    const ask = async (showsErrors: boolean) => {
      const answer = await this.#evaluate([policy], [request], remaining, showsErrors);
      const [outcomes] = this.#read(answer, [policy], [request]) ?? [];
      return { answer, outcome: outcomes?.[0] };
    };
    const { answer, outcome } = await ask(!policy.meansBuiltinErrors);
    if (outcome !== undefined) return outcome;
    const { limitMs, ended } = answer;
    if (!policy.meansBuiltinErrors && (ended === 'flood' || ended === 'memory')) {
      // One error for each member of a long list can be more than all answers together.
      const { outcome: withoutErrors } = await ask(false);
      if (withoutErrors !== undefined)
        return { ...withoutErrors, builtinErrors: [TOO_MANY_ERRORS] };
    }
    const failure: Failure = { failed: answer, limitMs, isOfCheck: limitMs < policyMs };
    // What broke by itself has cost little, and may be right on another plan.
    const isEnded = ended !== undefined || /eval_cancel_error/.test(answer.stdout + answer.stderr);
    this.#alone.set(policy, { times: times + (isEnded ? 1 : 0), failure });
    return failure;
  }

  #read(
    answer: Answer,
    policies: readonly JudgingRule[],
    requests: readonly Request[],
  ): Evaluated[][] | undefined {
    if (answer.exitCode !== 0) return undefined;
    const numbers = numbersOf(policies);
    const expected = requests.map((request) =>
      askedOf(request, policies).flatMap((policy) => numbers.get(policy) ?? []),
    );
    return readResults(answer, { expected, mark: this.#mark });
  }

  /**
   * @param parts how many such questions share the time of one document
   * @param showsErrors whether the errors of built-in functions are asked for
   */
  async #evaluate(
    policies: readonly JudgingRule[],
    requests: readonly Request[],
    parts: number,
    showsErrors: boolean,
  ): Promise<Answer> {
    const { clock, policyMs, deadlineMs } = this.#limits;
    const signal = requests[0]?.signal;
    const remainingMs = deadlineMs - clock.now();
    if (signal?.aborted === true || remainingMs <= 0) {
      const ended = signal?.aborted === true ? 'aborted' : 'timeout';
      return { exitCode: -1, stdout: '', stderr: '', ended, limitMs: 0, showsErrors };
    }
    const unfinished = Math.max(1, this.#unfinished);
    const shareMs = (remainingMs * Math.min(this.#processes, unfinished)) / (unfinished * parts);
    const timeoutMs = Math.max(1, Math.floor(Math.min(policyMs, remainingMs, shareMs)));
    const stdin = writeQuestion(policies, requests);
    const isAll = policies.length === this.#policies.length;
    const module = isAll ? this.#moduleOfAll : this.#write(policies);
    // The index of rules of some versions leaves out rules that hold, and a denial with them.
    const options = ['--disable-indexing', '--stdin-input', '--format', 'json'];
    options.push('--timeout', `${timeoutMs}ms`);
    const sources = [...this.#folder.sourceOptions, '--data', module];
    if (showsErrors) options.push('--show-builtin-errors');
    const mark = this.#mark;
    // For each question the values of the rules of the module with this mark that it names. No error says of which question
    // it is, so one is made before each.
    const query = `results := [result | some index, item in input.questions; print("${mark}", "document", index); count([1 | to_number(sprintf("${mark} %d", [index]))]) == 0; document := data.plangate_${mark}.part(input.documents[item.document], item.without); result := {key: value | some key, rule in item.rules; value := data.plangate_${mark}[rule] with input as document}]`;
    const args = ['eval', ...options, ...sources, query];
    const answer = await this.#folder.ask(args, {
      stdin,
      signal,
      bounds: {
        timeoutMs: timeoutMs + GRACE_MS,
        maxBytes: MOST_OUTPUT_BYTES,
        maxResidentBytes:
          MOST_MEMORY_BYTES + MEMORY_BYTES_PER_CHARACTER * (stdin.length + this.#folder.dataBytes),
      },
    });
    return { ...answer, limitMs: timeoutMs, showsErrors };
  }
}

/** With the time that the question had, and whether errors of built-in functions were asked for. */
type Answer = ProgramAnswer & { limitMs: number; showsErrors: boolean };

/** What one policy says of one document. */
export interface Evaluated {
  /** The value of its rule as JSON, with all digits of its numbers; undefined if the rule has no value. */
  value: string | undefined;
  /** The words of conftest's exceptions. */
  exceptions: readonly unknown[];
  printed: string[];
  /** The errors of built-in functions, where the document was judged; each place once. */
  builtinErrors: readonly OpaError[];
  /** Whether nothing else was judged there, so that all of these are of this policy. */
  isAlone: boolean;
}

/** In place of the errors of built-in functions where `opa` gives more of them than are read. */
const TOO_MANY_ERRORS: OpaError = {
  message: 'there are more errors than can be read',
  code: 'eval_builtin_error',
  file: undefined,
  row: 0,
  column: 0,
  details: undefined,
};

function numbersOf(policies: readonly JudgingRule[]): Map<JudgingRule, number> {
  return new Map(policies.map((policy, number) => [policy, number]));
}

/** Which of these policies a request asks. */
function askedOf({ narrowed }: Request, policies: readonly JudgingRule[]): readonly JudgingRule[] {
  return narrowed === undefined ? policies : policies.filter((each) => each === narrowed.policy);
}

/** The input of the query, as JSON. A document that several requests are about is in it once. */
function writeQuestion(policies: readonly JudgingRule[], requests: readonly Request[]): string {
  const numbers = numbersOf(policies);
  const indexes = new Map<string, number>();
  const questions = requests.map(({ document, narrowed }) => {
    const index = indexes.get(document) ?? indexes.size;
    indexes.set(document, index);
    const number = narrowed && numbers.get(narrowed.policy);
    const rules =
      narrowed === undefined
        ? { all: 'results' }
        : { [`${number}`]: `policy_${number}`, [`except ${number}`]: `except_${number}` };
    return { document: index, without: narrowed?.without ?? [], rules };
  });
  const documents = [...indexes.keys()].join(',');
  return `{"documents":[${documents}],"questions":${JSON.stringify(questions)}}`;
}

/**
 * A module with a rule for each policy, which is a list with the value of the policy's rule, or an empty one: so a rule
 * without a value does not remove the results of others. `results` has all of them. In a query, `opa` would evaluate a rule
 * that several policies use once for each of them.
 *
 * @param mark a word that no policy can know. It names the module, and is printed before each policy, to see who prints what
 */
function writeModule(policies: readonly JudgingRule[], mark: string): string {
  const rules = policies.flatMap(({ path, exception }, number) => {
    const value = `policy_${number} := [value | print("${mark}", "policy", ${number}); value := ${toReference(path)}]`;
    // An exception is asked for where there is something to except. `opa` objects to some comparisons of values with others.
    const words =
      exception === undefined
        ? ''
        : `word | some value in policy_${number}; not json.marshal(value) in {"[]", "{}", "false", "null"}; word := ${toReference(exception.group.path)}[_][_]`;
    return [value, `except_${number} := [${words}]`];
  });
  const results = policies.map(
    (_, number) => `"${number}": policy_${number}, "except ${number}": except_${number}`,
  );
  return [
    `package plangate_${mark}`,
    'part(document, []) := document',
    'part(document, paths) := json.patch(document, [{"op": "remove", "path": path} | some path in paths]) if count(paths) > 0',
    ...rules,
    `results := {\n${results.join(',\n')}\n}\n`,
  ].join('\n\n');
}

/** `["x-y", "deny"]` → `data["x-y"]["deny"]`. */
function toReference(path: readonly string[]): string {
  return `data${path.map((word) => `[${writeText(word)}]`).join('')}`;
}

/**
 * For each question the results of the policies that it asked; undefined if the answer has another form.
 *
 * @param expected.expected for each question the numbers of these policies
 */
function readResults(
  { stdout, stderr, showsErrors }: { stdout: string; stderr: string; showsErrors: boolean },
  { expected, mark }: { expected: readonly (readonly number[])[]; mark: string },
): Evaluated[][] | undefined {
  const answer = parseJson(keepLongNumbers(stdout, mark));
  const [result] = listOf(recordOf(answer)['result']);
  const { results } = recordOf(recordOf(result)['bindings']);
  const objects = listOf(results);
  if (objects.length !== expected.length) return undefined;
  const errors = showsErrors ? errorsByMark(answer, { mark, documents: objects.length }) : [];
  if (errors === undefined) return undefined;
  const printed = linesByMark(stderr, mark);
  const evaluations: Evaluated[][] = [];
  for (const [question, object] of objects.entries()) {
    const ofQuestion: Evaluated[] = [];
    const values = { ...recordOf(object), ...recordOf(recordOf(object)['all']) };
    for (const number of expected[question] ?? []) {
      const list = values[String(number)];
      if (!Array.isArray(list)) return undefined;
      const [value] = list.map((one) => restoreLongNumbers(JSON.stringify(one), mark));
      const exceptions = listOf(values[`except ${number}`]);
      const lines = printed.get(`${question} ${number}`) ?? [];
      const builtinErrors = errors[question] ?? [];
      const isAlone = expected[question]?.length === 1;
      ofQuestion.push({ value, exceptions, printed: lines, builtinErrors, isAlone });
    }
    evaluations.push(ofQuestion);
  }
  return evaluations;
}

/**
 * The errors of built-in functions about each of so many documents, each place once. Before those of a document is one that
 * names it; undefined if it is not there.
 */
function errorsByMark(
  answer: unknown,
  { mark, documents }: { mark: string; documents: number },
): OpaError[][] | undefined {
  const found: Map<string, OpaError>[] = [];
  for (const error of errorsOf(answer)) {
    if (error.message.includes(`"${mark} ${found.length}"`)) found.push(new Map());
    const { file, row, column, message } = error;
    const place = JSON.stringify([file, row, column, row > 0 ? builtinOf(error) : message]);
    const ofDocument = found.at(-1);
    if (ofDocument?.has(place) === false && !message.includes(mark)) ofDocument.set(place, error);
  }
  return found.length === documents ? found.map((errors) => [...errors.values()]) : undefined;
}

const MOST_LINES = 20;
const LONGEST_LINE = 300;

/** What each policy printed about each document, by the indexes of the document and of the policy: `0 3`. */
function linesByMark(stderr: string, mark: string): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  let document = '';
  let current: string[] = [];
  for (const line of stderr.split('\n')) {
    const [first, kind, number = ''] = line.split(' ');
    if (first === mark) {
      if (kind === 'document') document = number;
      current = [];
      if (kind === 'policy') lines.set(`${document} ${number}`, current);
    } else if (trimSpace(line) !== '' && current.length < MOST_LINES) {
      current.push(line.slice(0, LONGEST_LINE));
    }
  }
  return lines;
}

/** @param ruleStart where the rule of the policy begins, as in `policies/tags.rego:3` */
export function explainOutcome(
  { failed: answer, limitMs, isOfCheck }: Failure,
  { name, shownAs, ruleStart }: { name: string; shownAs: string; ruleStart: string },
): Pick<JudgedPolicy, 'status' | 'output'> {
  const where = `${ruleStart}: policy ${quote(name)}`;
  const notEvaluated = (why: string) => ({
    status: 'not_evaluated' as const,
    output: [`${where} ${why}`],
  });
  const errors = errorsIn(answer);
  // A built-in function can ask for more memory than any machine has.
  const isTooMuch = /(?:^|\n)(?:runtime|fatal error): [^\n]*out of memory|cannot allocate/.test(
    answer.stderr,
  );
  const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
  const ended = isTooMuch ? 'memory' : answer.ended;
  switch (isLate ? 'timeout' : ended) {
    case 'timeout':
      return notEvaluated(
        `took longer than ${Math.max(0.1, Math.round(limitMs / 100) / 10)} s and was ended. Look for a rule that multiplies, such as several \`some\` over long lists${isOfCheck ? ', or set a longer `timeout`' : ''}.`,
      );
    case 'memory':
      return notEvaluated(
        'took too much memory and was ended. Look for a rule that builds a long list or text.',
      );
    case 'flood':
      return notEvaluated(
        'returned or printed more than 32 MB and was ended. Return one message each.',
      );
    case 'aborted':
      return notEvaluated('was not judged, because the check was canceled.');
    case undefined:
      break;
  }
  const [first] = errors;
  // An error in the question to `opa` has no place in the policies.
  const isPlaced = first?.file?.includes('/asked-') === false;
  const sentence =
    first === undefined
      ? `${where} has no result that can be read.`
      : `${isPlaced ? placeOf(shownAs, first) : ruleStart}: policy ${quote(name)} broke: ${sentenceOf(first)}`;
  return { status: 'errored', output: [sentence] };
}

function sentenceOf({ message, code }: OpaError): string {
  const [first = '', ...others] = trimSpace(message).split('\n').map(trimSpace);
  const sentence = [first, others.join(', ')].filter((part) => part !== '').join(' ');
  const remedy =
    code === 'eval_conflict_error'
      ? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
      : '';
  return `${sentence}.${remedy}`;
}
