/**
 * The file of allowed sources: which providers and modules may be installed, and what else may run. One problem refuses
 * the whole file, and all problems are reported at once.
 */
import type { ProgramName } from '../configuration/file-names.ts';
import { repeatedKeys } from '../model/json-text.ts';
import { isRecord, parseJson, textIn, unknownKeys, type Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { daysLeft } from '../policy/exceptions.ts';
import { DEFAULT_REGISTRY, readHost } from './source-address.ts';
import { isConstraint } from './version-constraint.ts';

/** An entry of one of the three lists. Texts are hostile until escaped. */
export interface AllowedEntry {
  /** As it is written in the file. */
  source: string;
  /** Of a provider: which versions are allowed. */
  version?: string | undefined;
  /** Of a module: whether the name of a version is enough of a pin. */
  tags?: boolean | undefined;
  reason?: string | undefined;
  /** The last UTC day on which it counts, as in `2027-01-31`. */
  until?: string | undefined;
}

const LISTS = ['providers', 'modules', 'also'] as const;
export type ListName = (typeof LISTS)[number];

export interface AllowedSources extends Record<ListName, readonly AllowedEntry[]> {
  level: 'mandatory' | 'advisory';
}

const MOST_CHARACTERS = 1_000_000;
const MOST_ENTRIES = 1_000;
const LONGEST_SOURCE = 500;
const LONGEST_REASON = 500;

const FIELDS: Readonly<Record<ListName, readonly string[]>> = {
  providers: ['source', 'version', 'reason', 'until'],
  modules: ['source', 'tags', 'reason', 'until'],
  also: ['source', 'reason', 'until'],
};

/** What `also` can name: a kind, and which of that kind. Of Terragrunt it is the path of a file. */
const KINDS = ['backend', 'state_store', 'terraform_remote_state', 'provisioner'].concat([
  'key_provider',
  'method',
  'terragrunt',
]);

/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"providers": […], "modules": […], "also": […]}`
 * @returns also entries that have ended, so that a report can name them; or every problem
 */
export function parseAllowedSources(
  text: string,
): { allowed: AllowedSources } | { problems: Problem[] } {
  const refused = (message: string) => ({ problems: [{ where: WHERE, message }] });
  if (text.length > MOST_CHARACTERS) return refused(`has more than ${MOST_CHARACTERS} characters.`);
  const file = parseJson(text);
  if (!isRecord(file)) return refused(`is not a JSON object. ${SHAPE}`);
  const problems = repeatedKeys(text, WHERE);
  problems.push(
    ...unknownKeys(file, ['$schema', 'enforcement_level', ...LISTS], WHERE, RESTRICTED),
  );
  const level = Object.hasOwn(file, 'enforcement_level') ? file['enforcement_level'] : 'mandatory';
  if (level !== 'mandatory' && level !== 'advisory') {
    const message = 'is neither "mandatory" nor "advisory".';
    problems.push({ where: `${WHERE}.enforcement_level`, message });
  }
  const read = (list: ListName): AllowedEntry[] => {
    const entries = Object.hasOwn(file, list) ? file[list] : [];
    if (!Array.isArray(entries)) {
      problems.push({ where: `${WHERE}.${list}`, message: `is not a list. ${SHAPE}` });
      return [];
    }
    if (entries.length > MOST_ENTRIES) {
      const message = `has more than ${MOST_ENTRIES} entries. Use \`*\` for a step of an address.`;
      problems.push({ where: `${WHERE}.${list}`, message });
      return [];
    }
    const values: readonly unknown[] = entries;
    return values.flatMap((value, at) => readEntry(value, list, `${list}[${at}]`, problems));
  };
  const allowed: AllowedSources = {
    level: level === 'advisory' ? 'advisory' : 'mandatory',
    providers: read('providers'),
    modules: read('modules'),
    also: read('also'),
  };
  return problems.length > 0 ? { problems } : { allowed };
}

const WHERE = 'allowed-sources';
const RESTRICTED = 'what is allowed';
const SHAPE =
  'Write {"providers": ["registry.terraform.io/hashicorp/aws"], "modules": ["github.com/acme/*"], "also": ["provisioner local-exec"]}.';

function readEntry(
  value: unknown,
  list: ListName,
  where: string,
  problems: Problem[],
): AllowedEntry[] {
  const record = typeof value === 'string' ? { source: value } : value;
  if (!isRecord(record)) {
    problems.push({ where, message: 'is neither a text nor an object.' });
    return [];
  }
  const found = unknownKeys(record, FIELDS[list], where, RESTRICTED);
  const add = (field: string, message: string | undefined) => {
    if (message !== undefined) found.push({ where: `${where}.${field}`, message });
  };
  const { source, version, tags, reason, until } = record;
  add('source', textProblem(source, LONGEST_SOURCE) ?? PROBLEM_OF_SOURCE[list](String(source)));
  if (version !== undefined && !(typeof version === 'string' && isConstraint(version))) {
    add('version', 'is no constraint, as in `>= 5.0, < 6.0` or `~> 5.1`.');
  }
  if (tags !== undefined && typeof tags !== 'boolean') add('tags', 'is neither true nor false.');
  if (reason !== undefined) add('reason', textProblem(reason, LONGEST_REASON));
  if (until !== undefined) {
    const isDay = typeof until === 'string' && !Number.isNaN(daysLeft({ until }, until));
    add('until', isDay ? undefined : 'is not a day. Write it as in 2027-01-31.');
  }
  problems.push(...found);
  if (found.length > 0) return [];
  return [
    {
      source: String(source),
      version: textIn(version),
      tags: tags === true,
      reason: textIn(reason),
      until: textIn(until),
    },
  ];
}

function textProblem(text: unknown, longest: number): string | undefined {
  if (text === undefined) return 'is missing.';
  if (typeof text !== 'string') return 'is not a text.';
  if (text.length > longest) return `has more than ${longest} characters.`;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) return 'has control or invisible characters in it.';
  if (text !== text.trim() || text === '') return 'is empty, or begins or ends with a space.';
  return undefined;
}

const PROBLEM_OF_SOURCE: Record<ListName, (text: string) => string | undefined> = {
  providers(text) {
    const steps = text.split('/');
    if (steps.length < 2 || steps.length > 3) {
      return `${quote(text)} is no address of a provider. Write \`registry.terraform.io/hashicorp/aws\`.`;
    }
    return stepsProblem(text, steps, /^[a-z0-9_-]+$/);
  },
  modules(text) {
    const steps = text.split('/');
    const [first = ''] = steps;
    if (!/[.:]/.test(first) && steps.length !== 3) {
      return `${quote(text)} has no host. Write \`github.com/acme/vpc.git\`, or a module of a registry: \`acme/vpc/aws\`.`;
    }
    return stepsProblem(text, steps, /^(?:[\w.~+@=,()-]|%20)+$/);
  },
  also(text) {
    const [, kind = '', name = ''] = /^(\S+) (\S.*)$/.exec(text) ?? [];
    if (!KINDS.includes(kind)) {
      return `${quote(text)} names nothing that runs. Write one of ${KINDS.join(', ')}, and which: \`provisioner local-exec\`.`;
    }
    if (kind === 'terragrunt') return stepsProblem(text, name.split('/'), /^[^*]+$/, 'path');
    return /^[a-z0-9_-]+$/.test(name) ? undefined : `${quote(name)} is no name of a ${kind}.`;
  },
};

function stepsProblem(
  text: string,
  steps: readonly string[],
  form: RegExp,
  kind: 'address' | 'path' = 'address',
): string | undefined {
  const wrong = steps.find((step) => step === '' || step === '.' || step === '..');
  if (wrong !== undefined) return `${quote(text)} has a step that is empty, \`.\` or \`..\`.`;
  const partial = steps.find((step) => step.includes('*') && step !== '*');
  if (partial !== undefined) {
    return `${quote(text)} has \`*\` in a part of a step. It is one whole step between two slashes.`;
  }
  const [first = ''] = steps;
  const isHost = /[.:]/.test(first);
  if (kind === 'address' && first === '*' && steps.length > 2)
    return `${quote(text)} fits every host. Name one.`;
  if (isHost && kind === 'address' && readHost(first.replace(/^[\w.-]+@/, '')) === undefined) {
    return `${quote(text)} begins with no host.`;
  }
  const named = isHost && kind === 'address' ? steps.slice(1) : steps;
  const strange = named.find((step) => step !== '*' && !form.test(step));
  return strange === undefined
    ? undefined
    : `${quote(text)} has the step ${quote(strange)}, which no address has.`;
}

/**
 * The entries that fit a name, in the order of the file.
 *
 * @param list of the name
 * @param name as `UsedProvider.address`, `ModulePackage.name` or `UsedThing.name` have it
 */
export function entriesFor(
  allowed: AllowedSources,
  list: ListName,
  name: string,
  program: ProgramName,
): AllowedEntry[] {
  return allowed[list].filter(({ source }) => fits(wholeSource(source, list, program), name));
}

/** The source of an entry with the registry that it means where it names no host. */
function wholeSource(source: string, list: ListName, program: ProgramName): string {
  const steps = source.split('/');
  const [first = ''] = steps;
  const count = { providers: 2, modules: 3, also: 0 }[list];
  if (list === 'providers' && steps.length === count) {
    return `${DEFAULT_REGISTRY[program]}/${source}`;
  }
  if (list === 'modules' && steps.length === count && !/[.:]/.test(first)) {
    return `${DEFAULT_REGISTRY[program]}/${source}`;
  }
  if (list === 'also') return source;
  // A host is the same in every case, and with the port that its scheme has.
  const [, user = '', host = ''] = /^([\w.-]+@)?(.*)$/.exec(first) ?? [];
  return [`${user}${readHost(host) ?? host}`, ...steps.slice(1)].join('/');
}

function fits(pattern: string, name: string): boolean {
  // In `also`, a blank stands between the kind and the name. A path may have others.
  const [wanted, steps] = [pattern, name].map((text) => text.replace(' ', '/').split('/'));
  if (wanted === undefined || steps === undefined) return false;
  return (
    wanted.length === steps.length &&
    wanted.every((step, at) => step === steps[at] || (step === '*' && steps[at] !== ''))
  );
}

/** Whether an entry counts on a day. @param today the UTC day, as in `2026-11-29` */
export function isInForce({ until }: AllowedEntry, today: string): boolean {
  return until === undefined || daysLeft({ until }, today) >= 0;
}
