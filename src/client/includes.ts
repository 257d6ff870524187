/** `include`: asked for where the service takes it, and what came along with what was asked for. */
import { ServiceError } from './errors.ts';

export interface Includes {
  resource: string;
  names: readonly string[];
}

/**
 * Asks with the includes; a service that refuses one of them (400) is asked again without it, and
 * never for it again: `refused` remembers `runs:task_stages`.
 */
export async function withIncludes<T>(
  refused: Set<string>,
  { resource, names }: Includes = { resource: '', names: [] },
  ask: (included: readonly string[]) => Promise<T>,
): Promise<T> {
  for (;;) {
    const asked = names.filter((name) => !refused.has(`${resource}:${name}`));
    try {
      return await ask(asked);
    } catch (error) {
      if (asked.length === 0 || !isIncludeRefusal(error)) throw error;
      const named = asked.filter((name) => namesInclude(error, name));
      for (const name of named.length === 0 ? asked.slice(-1) : named) {
        refused.add(`${resource}:${name}`);
      }
    }
  }
}

function isIncludeRefusal(error: unknown): error is ServiceError {
  return (
    error instanceof ServiceError &&
    error.status === 400 &&
    error.errors.some(({ title, detail, source }) =>
      `${title} ${detail} ${source?.parameter}`.toLowerCase().includes('include'),
    )
  );
}

function namesInclude(error: ServiceError, name: string): boolean {
  const dashed = name.replaceAll('_', '-');
  return error.errors.some(({ title, detail }) =>
    `${title} ${detail}`
      .split(/[^A-Za-z0-9_.-]+/)
      .some((word) => [name, dashed].includes(word.replace(/\.$/, ''))),
  );
}
