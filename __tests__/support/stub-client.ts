/** A client of which only the methods exist that a test names, and which remembers what was asked. */
import type { Client } from '../../src/client/client.ts';
import { ServiceError } from '../../src/client/service-error.ts';
import type { ServiceErrorCode } from '../../src/client/service-error.ts';
import type { Run } from '../../src/client/wire/run.ts';

type Answer = (...args: never[]) => unknown;

/** Names as in `runs.show`. An answer that is an Error is thrown. */
export function stubClient(answers: Record<string, Answer>) {
  /** `runs.cancel ["run-1","why"]`, in order. */
  const calls: string[] = [];
  /** What `with` was given, in order. */
  const scopes: unknown[] = [];
  const client: Record<string, unknown> = {
    origin: 'https://service.example',
    pauseMs: () => 0,
    typicalAnswerMs: () => 0,
    with(scope: unknown) {
      scopes.push(scope);
      return client;
    },
  };
  for (const [name, answer] of Object.entries(answers)) {
    const [resource = '', method = ''] = name.split('.');
    const methods = (client[resource] ??= {}) as Record<string, unknown>;
    methods[method] = (...args: never[]) => {
      calls.push(args.length === 0 ? name : `${name} ${JSON.stringify(args)}`);
      const answered = answer(...args);
      if (answered instanceof Error) throw answered;
      return answered;
    };
  }
  return { client: client as unknown as Client, calls, scopes };
}

/** One answer after the other, the last one for ever. */
export function inTurn(...answers: unknown[]): Answer {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)];
}

/** A list that the client would page through. */
export function listing(items: readonly unknown[] | Error) {
  const all = () => (items instanceof Error ? Promise.reject(items) : Promise.resolve(items));
  const whole = async () => ({ items: await all() });
  /** What was asked for of each page. */
  const pages: unknown[] = [];
  const page = (asked: unknown) => {
    pages.push(asked);
    return whole();
  };
  return { all, page, whole, pages };
}

export function refused(code: ServiceErrorCode, message: string = code): ServiceError {
  return new ServiceError(message, { code, method: 'POST', path: '/runs/run-1' });
}

export function run(attributes: Partial<Run['attributes']> = {}, id = 'run-1'): Run {
  return {
    id,
    type: 'runs',
    attributes: { status: 'planning', ...attributes },
    relationships: {},
    links: {},
  };
}
