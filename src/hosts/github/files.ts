/** Files of a branch: along with a query that is sent anyway, or by REST. */
import type { Ask } from '../ask.ts';
import type { RemoteEntry } from '../own-comments.ts';
import { fieldsOf, inside } from '../shapes.ts';

export interface FileApi {
  /** What lies in a directory, as in `HEAD:infra` or `refs/heads/main:`; undefined: nothing. */
  listDirectory: (expression: string) => Promise<RemoteEntry[] | undefined>;
  /** A file, through links that stay in the repository. */
  readFile: (expression: string) => Promise<string | undefined>;
}

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
export function createFileApi(ask: Ask, repository: string): FileApi {
  return {
    async listDirectory(expression) {
      const listed = await contents(expression);
      return Array.isArray(listed)
        ? listed.map((entry) => ({ name: String(inside(entry, 'name')) }))
        : undefined;
    },
    async readFile(expression) {
      const content = inside(await contents(expression), 'content');
      return typeof content === 'string'
        ? Buffer.from(content, 'base64').toString('utf8')
        : undefined;
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
