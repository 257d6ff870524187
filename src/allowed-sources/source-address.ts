/**
 * Addresses of providers and modules, in the form in which the programs use them. What a program could read in another way
 * than this file is refused. Source: `internal/addrs` of Terraform 1.11.4 and the detectors of go-getter 1.7.8.
 */
import type { ProgramName } from '../configuration/file-names.ts';
import { lowerAscii, trimSpace } from '../model/go-text.ts';
import type { Parsed } from '../model/parse.ts';
import { SPACES } from './version-constraint.ts';

/** The registry of addresses that name none. */
export const DEFAULT_REGISTRY: Readonly<Record<ProgramName, string>> = {
  terraform: 'registry.terraform.io',
  tofu: 'registry.opentofu.org',
};

/** Providers below this are a part of the program: nothing is installed. */
const BUILT_IN = 'terraform.io/builtin/';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
const PROVIDER_PART = /^(?:-|[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)$/;

/** A host in lower case without the port that its scheme has anyway; undefined if it is none. */
export function readHost(text: string, usualPort = 443): string | undefined {
  const host = lowerAscii(text);
  if (!HOST.test(host)) return undefined;
  return host.replace(new RegExp(`:0*${usualPort}$`), '');
}

/**
 * Reads the address of a provider: `aws`, `hashicorp/aws` or `registry.example.com/acme/aws`.
 *
 * @returns host, namespace and type; or what is wrong, as the end of a sentence about the address
 */
export function readProviderAddress(text: string, program: ProgramName): Parsed<string> {
  const problem = 'is no address of a provider, as in `hashicorp/aws`';
  const parts = lowerAscii(text).split('/');
  const [type = '', namespace = 'hashicorp', host = DEFAULT_REGISTRY[program]] = parts.toReversed();
  const readableHost = readHost(host);
  const isWhole = PROVIDER_PART.test(type) && PROVIDER_PART.test(namespace) && parts.length <= 3;
  if (!isWhole || readableHost === undefined) return { problem };
  return { value: `${readableHost}/${namespace}/${type}` };
}

/** The address of a provider that only a local name stands for. */
export function impliedProvider(localName: string, program: ProgramName): Parsed<string> {
  if (localName === 'terraform') return { value: `${BUILT_IN}terraform` };
  return readProviderAddress(localName, program);
}

/** Whether a provider is a part of the program. */
export function isBuiltIn(address: string): boolean {
  return address.startsWith(BUILT_IN);
}

/** Where the code of a remote module comes from. */
export interface ModulePackage {
  kind: 'registry' | 'git' | 'archive' | 'oci';
  /** Host and path of the package, as a list of allowed sources names it: `github.com/acme/vpc.git`. */
  name: string;
  /** What chooses the code, as the source says it: the name of a query parameter, and its value. */
  query: { name: string; value: string } | undefined;
}

/** The endings of archives that the programs unpack, and whose checksum they compare. */
const ARCHIVE = /\.(?:zip|tar\.gz|tgz|tar\.bz2|tbz2|tar\.xz|txz)$/;
/** A step of a path, as it is written: no escapes but that of a blank. */
const STEP = /^(?:[A-Za-z0-9_.~+@=,()-]|%20)+$/;
/** One parameter without an escape. */
const QUERY = /^([a-z]+)=([A-Za-z0-9_.~+@=,:/][A-Za-z0-9_.~+@=,:/-]*)$/;
const USER = /^[A-Za-z0-9_.-]+$/;

/**
 * Reads the source of a module.
 *
 * @param text as the program gets it, after escapes of texts were resolved
 * @returns the source; or what is wrong, as the end of a sentence about it
 */
export function readModuleSource(
  text: string,
  program: ProgramName,
): Parsed<{ kind: 'local'; path: string } | ModulePackage> {
  // A heredoc ends with a line break, which both programs take away.
  const source = trimSpace(text);
  if (/^\.\.?[/\\]/.test(source)) {
    if (source === text) return { value: { kind: 'local', path: source } };
    return { problem: 'has white space around a path. Write the path alone, between quotes' };
  }
  const refusal = REFUSED.find(({ pattern }) => pattern.test(source));
  if (refusal !== undefined) return { problem: refusal.why };
  const [, forced, address = ''] = /^(?:([a-z0-9]+)::)?(.*)$/s.exec(source) ?? [];
  const [beforeQuery, query] = splitAt(address, '?');
  const [, name = '', value = ''] = QUERY.exec(query ?? '') ?? [];
  if (query !== undefined && (name === '' || /\/\/|\.\./.test(value))) {
    return { problem: SEVERAL_PARAMETERS };
  }
  const parameter = query === undefined ? undefined : { name, value };
  // The two slashes after a scheme are none before a directory.
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//.exec(beforeQuery)?.[0] ?? '';
  const [beginning, subdirectory] = splitAt(beforeQuery.slice(scheme.length), '//');
  const packageText = scheme + beginning;
  const isWhole =
    subdirectory === undefined || subdirectory === '' || isPath(subdirectory.replace(/\/$/, ''));
  if (!isWhole || packageText === '') return { problem: NOT_WHOLE };
  const found = readPackage(forced, packageText, program);
  if ('problem' in found) return found;
  const expected = PARAMETERS[found.value.kind];
  if (parameter !== undefined && !expected.includes(parameter.name)) {
    return { problem: SEVERAL_PARAMETERS };
  }
  return { value: { ...found.value, query: parameter } };
}

const NOT_WHOLE =
  'has a step that is empty, `.`, `..` or escaped. Write host and path out, with at most one `//` before the directory in the package';
const SEVERAL_PARAMETERS =
  'has a query that changes what is fetched. One parameter can stand there: `ref` of a git repository, `checksum` of an archive, `digest` or `tag` of an OCI package';

/** The parameters that a source of each kind may have. */
const PARAMETERS: Readonly<Record<ModulePackage['kind'], readonly string[]>> = {
  registry: [],
  git: ['ref'],
  archive: ['checksum'],
  oci: ['digest', 'tag'],
};

const REFUSED: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /[^\x21-\x7e]/, why: 'has a space or a character that is not ASCII' },
  { pattern: /[#\\]/, why: 'has a fragment or a backslash' },
  {
    pattern: /^(?:\/|~|\.|[A-Za-z]:)|^(?:[A-Za-z0-9_]+::)*(?:[Ff][Ii][Ll][Ee]:|\.|\/|~)/,
    why: 'names a directory of the machine that plans',
  },
  { pattern: /::.*::/s, why: 'has two prefixes as in `git::`' },
  {
    pattern: /^(?:git::)?(?:[Hh][Tt][Tt][Pp]|[Gg][Ii][Tt]):\/\//,
    why: 'is fetched without encryption. Write https',
  },
];

/** Splits a text at the first of these marks; the mark is left out. */
function splitAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

function isPath(path: string): boolean {
  return path.split('/').every((step) => STEP.test(step) && step !== '.' && step !== '..');
}

type FoundPackage = Parsed<{ kind: ModulePackage['kind']; name: string }>;

function readPackage(forced: string | undefined, text: string, program: ProgramName): FoundPackage {
  if (text.includes('://')) return readUrl(forced, text);
  if (forced !== undefined && forced !== 'git') return { problem: UNKNOWN };
  const scp = /^git@([^/:@]+):([^:]+)$/.exec(text);
  if (scp !== null) return namedPackage('git', scp[1], scp[2], 22);
  const isOnGit = forced === undefined || /^(?:github\.com|bitbucket\.org)\//.test(text);
  return isOnGit ? readShortForm(text, program) : { problem: UNKNOWN };
}

const UNKNOWN =
  'is in a form that is not read here. Write it as in `git::https://github.com/acme/vpc.git`, `acme/vpc/aws` or `https://example.com/vpc.zip`';

function readUrl(forced: string | undefined, text: string): FoundPackage {
  const [, scheme = '', user = '', host, path] =
    /^([a-z]+):\/\/(?:([^/@]*)@)?([^/@]+)\/(.+)$/s.exec(text) ?? [];
  if (user !== '' && !USER.test(user)) return { problem: 'has a password in it' };
  const kind = PACKAGE_KINDS[`${forced ?? ''}::${scheme}`];
  if (kind === undefined) return { problem: UNKNOWN };
  if (scheme === 'ssh') {
    if (user !== 'git') return { problem: 'has another user than `git`' };
    return namedPackage(kind, host, path, 22);
  }
  const found = namedPackage(kind, host, path);
  if (user === '' || 'problem' in found) return found;
  return { value: { kind, name: `${user}@${found.value.name}` } };
}

const PACKAGE_KINDS: Readonly<Record<string, ModulePackage['kind']>> = {
  'git::https': 'git',
  'git::ssh': 'git',
  '::https': 'archive',
  's3::https': 'archive',
  'gcs::https': 'archive',
  '::oci': 'oci',
};

/** @param usualPort of the scheme, which is left out of the name */
function namedPackage(
  kind: ModulePackage['kind'],
  host: string | undefined,
  path: string | undefined,
  usualPort = 443,
): FoundPackage {
  const readableHost = readHost(host ?? '', usualPort);
  if (readableHost === undefined || !isPath(path ?? '')) return { problem: NOT_WHOLE };
  return { value: { kind, name: `${readableHost}/${path}` } };
}

const REGISTRY_NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/;
const TARGET_SYSTEM = /^[0-9a-z]{1,64}$/;

/** Reads a source without a scheme: a repository on GitHub or Bitbucket, or a module of a registry. */
function readShortForm(text: string, program: ProgramName): FoundPackage {
  const steps = text.split('/');
  const [first = '', owner, repository] = steps;
  if (first === 'github.com' || first === 'bitbucket.org') {
    // Further steps are a directory in the repository.
    if (owner === undefined || repository === undefined || !isPath(text)) {
      return { problem: NOT_WHOLE };
    }
    return namedPackage('git', first, `${owner}/${repository.replace(/\.git$/, '')}.git`);
  }
  if (steps.length < 3 || steps.length > 4) return { problem: UNKNOWN };
  const host = steps.length === 4 ? readHost(first) : DEFAULT_REGISTRY[program];
  const [namespace = '', name = '', system = ''] = steps.slice(-3);
  const isNamed = REGISTRY_NAME.test(namespace) && REGISTRY_NAME.test(name);
  const isHost = host !== undefined && (/[.:]/.test(host) || host === 'localhost');
  if (!isNamed || !TARGET_SYSTEM.test(system) || !isHost) return { problem: UNKNOWN };
  if (/^(?:github\.com|bitbucket\.org)$/.test(host)) return { problem: UNKNOWN };
  return { value: { kind: 'registry', name: `${host}/${namespace}/${name}/${system}` } };
}

/** How a source says which code it means. */
export type Pin =
  | { kind: 'commit'; commit: string }
  | { kind: 'version'; version: string }
  /** Its own content: a checksum or a digest. */
  | { kind: 'content' }
  /** The name of a version, which whoever may push there can move. */
  | { kind: 'tag'; tag: string };

/** What a version tag looks like: `v1.2.0`, `vpc-1.2`, `modules/vpc/v3`. A branch may have such a name, too. */
const TAG = /^(?![0-9a-f]{4,64}$)(?!refs\/)[A-Za-z0-9](?:[A-Za-z0-9_./+-]*[A-Za-z0-9_+-])?$/;

/**
 * How a source is pinned; undefined if it is not: whoever may push there, or publish a version, then chooses the code.
 *
 * @param version what the call of the module says of its version
 */
export function pinOf({ kind, name, query }: ModulePackage, version: string): Pin | undefined {
  if (kind === 'registry') {
    const exact = exactVersion(version);
    return exact === undefined ? undefined : { kind: 'version', version: exact };
  }
  if (query === undefined) return undefined;
  const { name: parameter, value } = query;
  switch (parameter) {
    case 'ref':
      if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)) return { kind: 'commit', commit: value };
      return isTag(value) ? { kind: 'tag', tag: value } : undefined;
    case 'tag':
      return isTag(value) ? { kind: 'tag', tag: value } : undefined;
    case 'digest':
      return /^sha256:[0-9a-f]{64}$/.test(value) ? { kind: 'content' } : undefined;
    default: {
      const isChecksum = /^sha(?:256:[0-9a-f]{64}|512:[0-9a-f]{128})$/.test(value);
      // Of what is no archive the programs compare no checksum.
      return isChecksum && ARCHIVE.test(name) ? { kind: 'content' } : undefined;
    }
  }
}

function isTag(value: string): boolean {
  return TAG.test(value) && /\d/.test(value);
}

const EXACT = new RegExp(
  String.raw`^${SPACES}=?${SPACES}v?(\d+(?:\.\d+){0,2}(?:-[0-9A-Za-z.-]+)?)${SPACES}$`,
);

/** The version if a constraint allows one alone; undefined if it allows several, or none. */
export function exactVersion(constraint: string): string | undefined {
  return EXACT.exec(constraint)?.[1];
}
