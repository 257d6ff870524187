/** Files of branches, as a query and as `/contents` serve them. */
import { createHash } from 'node:crypto';
import type { ApiAnswer, ApiRequest, GitHubState, Resolved, StoredFile } from './state.ts';
import { notFound } from './state.ts';

const COMMIT = /^[0-9a-f]{40}$/;
const FILE = 0o100644;
const LINK = 0o120000;
const SUBMODULE = 0o160000;
const DIRECTORY = 0o040000;

/** `object(expression: "HEAD:infra")`, `"refs/heads/main:infra/main.tf"`. */
export function objectAt(expression: string, state: GitHubState): Resolved | null {
  const [, ref = '', path = ''] = /^([^:]+):(.*)$/.exec(expression) ?? [];
  if (COMMIT.test(ref)) {
    const text = state.commits(ref, path);
    return text === undefined ? null : blob(text);
  }
  const files = filesOf(ref, state);
  if (files === undefined) return null;
  const file = files[path];
  if (file !== undefined) return isSubmodule(file) ? null : blob(file);
  const names = namesIn(path, files);
  if (names.length === 0 && path !== '') return null;
  return {
    __typename: 'Tree',
    entries: names.map((name) => {
      const whole = path === '' ? name : `${path}/${name}`;
      const inside = files[whole];
      return {
        __typename: 'TreeEntry',
        name,
        mode: modeOf(inside),
        type: inside === undefined ? 'tree' : isSubmodule(inside) ? 'commit' : 'blob',
        object:
          inside === undefined
            ? { __typename: 'Tree', entries: [] }
            : isSubmodule(inside)
              ? null
              : blob(inside),
      };
    }),
  };
}

export function showContents(request: ApiRequest, state: GitHubState): ApiAnswer {
  const path = (request.parameters['path'] ?? '').replace(/\/$/, '');
  const ref = request.query.get('ref') ?? 'HEAD';
  const one = COMMIT.test(ref) ? state.commits(ref, path) : undefined;
  const files = one === undefined ? filesOf(ref, state) : { [path]: one };
  if (files === undefined) throw notFound();
  const file = follow(path, files);
  if (typeof file === 'string') {
    const content = Buffer.from(file).toString('base64');
    return { status: 200, body: { type: 'file', path, encoding: 'base64', content } };
  }
  if (isSubmodule(file)) {
    const body = { type: 'submodule', path, submodule_git_url: file.submodule };
    return { status: 200, body };
  }
  const names = namesIn(path, files);
  if (names.length === 0) throw notFound();
  const kind: Record<number, string> = {
    [FILE]: 'file',
    [LINK]: 'symlink',
    [DIRECTORY]: 'dir',
    // A list has submodules as files.
    [SUBMODULE]: 'file',
  };
  const body = names.map((name) => {
    const whole = path === '' ? name : `${path}/${name}`;
    return { type: kind[modeOf(files[whole])], name, path: whole };
  });
  return { status: 200, body };
}

type Files = Readonly<Record<string, StoredFile>>;

function filesOf(ref: string, { branches, defaultBranch }: GitHubState): Files | undefined {
  return branches[ref === 'HEAD' ? defaultBranch : ref.replace(/^refs\/heads\//, '')];
}

function namesIn(directory: string, files: Files): string[] {
  const start = directory === '' ? '' : `${directory}/`;
  const inside = Object.keys(files).filter((path) => path.startsWith(start));
  return [...new Set(inside.map((path) => path.slice(start.length).split('/')[0] ?? ''))].sort();
}

function modeOf(file: StoredFile | undefined): number {
  if (file === undefined) return DIRECTORY;
  if (isSubmodule(file)) return SUBMODULE;
  return typeof file === 'string' ? FILE : LINK;
}

function isSubmodule(file: StoredFile | undefined): file is { submodule: string } {
  return typeof file === 'object' && 'submodule' in file;
}

/** A link's blob is the path that it leads to. */
function blob(file: Exclude<StoredFile, { submodule: string }>): Resolved {
  const text = typeof file === 'string' ? file : file.link;
  const content = Buffer.from(text);
  const oid = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
  return { __typename: 'Blob', text, oid, isTruncated: false };
}

/** `/contents` follows a link that stays in the repository. */
function follow(path: string, files: Files): StoredFile | undefined {
  const file = files[path];
  if (file === undefined || typeof file === 'string' || isSubmodule(file)) return file;
  const target = new URL(file.link, `http://files/${path}`).pathname.slice(1);
  return files[target] ?? file;
}
