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
  const [, ref = '', path] = /^([^:]+)(?::(.*))?$/.exec(expression) ?? [];
  if (path === undefined) {
    const ofBranch = filesOf(ref, state);
    if (ofBranch === undefined) return null;
    const head = ref === 'HEAD' ? state.heads[state.defaultBranch] : undefined;
    return { __typename: 'Commit', oid: commitWith(ofBranch, head) };
  }
  if (COMMIT.test(ref) && filesOf(ref, state) === undefined) {
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
  const ofBranch = filesOf(ref, state);
  const one = COMMIT.test(ref) && ofBranch === undefined ? state.commits(ref, path) : undefined;
  const files = one === undefined ? ofBranch : { [path]: one };
  if (files === undefined) throw notFound();
  const file = follow(path, files);
  if (isContent(file)) {
    const bytes = Buffer.from(file);
    const about = { type: 'file', path, size: bytes.length, sha: idOf(bytes) };
    const isLarge = bytes.length > CONTENTS_BYTES;
    const content = isLarge
      ? { encoding: 'none', content: '' }
      : { encoding: 'base64', content: lined(bytes) };
    return { status: 200, body: { ...about, ...content } };
  }
  if (isSubmodule(file)) {
    const body = { type: 'submodule', path, submodule_git_url: file.submodule };
    return { status: 200, body };
  }
  if (file !== undefined) {
    return { status: 200, body: { type: 'symlink', path, target: file.link } };
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
    const of = files[whole];
    const sha = isContent(of) ? idOf(Buffer.from(of)) : '0'.repeat(40);
    const size = isContent(of) ? Buffer.from(of).length : 0;
    const download_url = isContent(of) ? `https://raw.githubusercontent.com/${whole}` : null;
    return { type: kind[modeOf(of)], name, path: whole, sha, size, download_url };
  });
  return { status: 200, body: body.slice(0, MOST_LISTED) };
}

/** The content of a file of any length. */
export function showBlob({ parameters }: ApiRequest, { branches }: GitHubState): ApiAnswer {
  const files = Object.values(branches).flatMap((branch) => Object.values(branch));
  const found = files
    .filter(isContent)
    .find((file) => idOf(Buffer.from(file)) === parameters['sha']);
  if (found === undefined) throw notFound();
  return { status: 200, body: { encoding: 'base64', content: lined(Buffer.from(found)) } };
}

type Files = Readonly<Record<string, StoredFile>>;

/** Of a longer file, the answer has everything but the content. */
const CONTENTS_BYTES = 1024 ** 2;
/** A longer text is cut by a query. */
const TEXT_BYTES = 512_000;
/** No more entries of a directory are listed, however many there are. */
const MOST_LISTED = 1_000;

/** As GitHub writes it: in lines. */
const lined = (bytes: Buffer) => bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');

function isContent(file: StoredFile | undefined): file is string | Uint8Array {
  return typeof file === 'string' || file instanceof Uint8Array;
}

function idOf(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** Of a branch by its name, or by the commit that it leads to. */
function filesOf(ref: string, { branches, defaultBranch }: GitHubState): Files | undefined {
  const byName = branches[ref === 'HEAD' ? defaultBranch : ref.replace(/^refs\/heads\//, '')];
  return byName ?? commitsTold.get(ref);
}

/** The files of the commits that were told of: a branch may have other ones by now. */
const commitsTold = new Map<string, Files>();

/** The commit that a branch with these files leads to. */
function commitWith(files: Files, head = idOf(Buffer.from(JSON.stringify(files)))): string {
  commitsTold.set(head, { ...files });
  return head;
}

function namesIn(directory: string, files: Files): string[] {
  const start = directory === '' ? '' : `${directory}/`;
  const inside = Object.keys(files).filter((path) => path.startsWith(start));
  return [...new Set(inside.map((path) => path.slice(start.length).split('/')[0] ?? ''))].sort();
}

function modeOf(file: StoredFile | undefined): number {
  if (file === undefined) return DIRECTORY;
  if (isSubmodule(file)) return SUBMODULE;
  return isContent(file) ? FILE : LINK;
}

function isSubmodule(file: StoredFile | undefined): file is { submodule: string } {
  return typeof file === 'object' && 'submodule' in file;
}

/** A link's blob is the path that it leads to. */
function blob(file: Exclude<StoredFile, { submodule: string }>): Resolved {
  const isBinary = file instanceof Uint8Array;
  const content = Buffer.from(isContent(file) ? file : file.link);
  const text = isBinary ? null : content.subarray(0, TEXT_BYTES).toString();
  return { __typename: 'Blob', text, oid: idOf(content), isTruncated: content.length > TEXT_BYTES };
}

/** `/contents` follows a link that stays in the repository. */
function follow(path: string, files: Files): StoredFile | undefined {
  const file = files[path];
  if (file === undefined || isContent(file) || isSubmodule(file)) return file;
  const target = new URL(file.link, `http://files/${path}`).pathname.slice(1);
  return isContent(files[target]) ? files[target] : file;
}
