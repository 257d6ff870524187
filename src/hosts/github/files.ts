/** Files of a branch: along with a query that is sent anyway, or by REST. */
import type { Ask } from '../ask.ts';
import type { RemoteEntry } from '../own-comments.ts';
import { fieldsOf, inside } from '../shapes.ts';

export type FileApi = ReturnType<typeof createFileApi>;

/** Part of a query on a repository, with the variable `$tree`. */
export const TREE =
  'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { text } } } } }';

const LINK = 0o120000;

/** What a query answers to `TREE`; undefined: nothing there. */
export function toEntries(answer: unknown): RemoteEntry[] | undefined {
  const entries = inside(answer, 'entries');
  if (!Array.isArray(entries)) return undefined;
  return entries.map((entry) => {
    const { name, mode } = fieldsOf(entry);
    const text = inside(entry, 'object', 'text');
    const whole = mode !== LINK && typeof text === 'string';
    return { name: String(name), text: whole ? text : undefined };
  });
}

/** @param repository `/repos/acme/infra` */
export function createFileApi(ask: Ask, repository: string) {
  return {
    /** What lies in a directory, as in `HEAD:infra` or `refs/heads/main:`; undefined: nothing. */
    async listDirectory(expression: string): Promise<RemoteEntry[] | undefined> {
      const listed = await contents(expression);
      if (!Array.isArray(listed)) return undefined;
      return listed.map((entry) => ({ name: String(inside(entry, 'name')) }));
    },
    /** A file, through links that stay in the repository. */
    async readFile(expression: string): Promise<string | undefined> {
      const content = inside(await contents(expression), 'content');
      if (typeof content !== 'string') return undefined;
      return Buffer.from(content, 'base64').toString('utf8');
    },
  };

  async function contents(expression: string): Promise<unknown> {
    const at = expression.indexOf(':');
    const [ref, path] = [expression.slice(0, at), expression.slice(at + 1)];
    // Without a ref it is the default branch.
    const query = ref === 'HEAD' ? '' : `?ref=${encodeURIComponent(ref)}`;
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    const address = `${repository}/contents/${encoded}${query}`;
    const { status, json } = await ask('GET', address, undefined, { accept: [404] });
    return status === 404 ? undefined : json;
  }
}
