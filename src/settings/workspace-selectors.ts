/** Which workspaces the gate plans: names, pairs of name and directory, or queries. */
import { basename } from 'node:path';
import type { Code } from '../model/errors.ts';
import type { Finding } from '../model/finding.ts';
import * as v from '../client/wire/schema.ts';
import { isRecord, parseJson, parseList, type Parsed, type Problem } from '../model/parse.ts';
import { escapeUnits, quote } from '../model/quote.ts';
import { tagWords, type CloudBlock, type Tags } from '../configuration/cloud-block.ts';
import type { Trusted } from '../trust/tree.ts';
import { NAME, NAME_RULE } from './parse-inputs.ts';

export type WorkspaceSelector = SelectorPlace &
  (
    | { kind: 'name'; name: string }
    /**
     * Workspaces with all of these tags, in this project (its name, or its id as in `prj-…`), whose names begin with this
     * prefix.
     */
    | { kind: 'query'; tags: Tags; project?: string; prefix?: string }
  );

interface SelectorPlace {
  /** As written: from a pair `name=directory`, or with a `cloud` block in it. If left out, that of the settings. */
  directory?: string;
  /** The line of the file of settings whose entry says it, as in `plangate.yml:3`. */
  at?: string;
  /** Present if only a `cloud` block of the request says it. */
  proposed?: ProposedBlock;
  /** Of a name alone: what it is planned with, where an entry of `plangate.yml` says it. */
  plannedWith?: PlannedWith;
  /** Why it is not planned. Nothing else is known of it, and its name may be that of a directory. */
  refused?: Finding;
}

/** What one of several environments of a directory is planned with. Paths are as written: they begin at the directory. */
export interface PlannedWith {
  /** Files of values for variables, as `terraform plan -var-file` takes them; the last one wins. */
  varFiles: readonly string[];
  /** Files of what the backend's block leaves open, as `terraform init -backend-config` takes them; the last one wins. */
  backendFiles: readonly string[];
  /** The workspace that `terraform workspace select` names; left out, the one that the environment names. */
  terraformWorkspace?: string;
}

/** A `cloud` block that a request adds or changes. */
interface ProposedBlock {
  /** Where it is in the request, as in `live/app/main.tf:3`. */
  at: string;
  /** Within which workspaces it counts; it does not without. */
  within?: Within | undefined;
}

/** Workspaces with all of these tags, in this project. */
export interface Within {
  tags: Tags;
  project?: string;
}

/** What the input `workspaces` can say. */
export type ListedSelector = { proposed?: never; refused?: never } & (
  | { kind: 'name'; name: string; directory?: string; plannedWith?: PlannedWith }
  | {
      kind: 'query';
      tags: Tags;
      project?: string;
      prefix?: never;
      directory?: never;
      plannedWith?: never;
    }
);

interface WorkspaceTexts {
  /** The input `workspace`, else TF_WORKSPACE. */
  workspace: string | undefined;
  /** Whether the name is from TF_WORKSPACE: then the prefix of `backend "remote"` comes before it. */
  isFromEnvironment: boolean;
  /** The input `workspaces`. */
  list: string | undefined;
  /** Absolute: a workspace that nothing names is called like it. Undefined where a service has to know the workspace. */
  directory?: string | undefined;
  cloud: Trusted<CloudBlock> | undefined;
  /** The end of the sentence "Pass `workspace` or `workspaces`": other ways to name one. */
  hint: string;
}

/** Adds a problem of an input; the message continues a sentence that begins with its name. */
export type AddProblem = (
  input: string,
  message: string,
  facts?: { isMissing?: boolean; code?: Code },
) => void;

/** Selects the workspaces; the result is empty only if a problem was added. */
export function selectWorkspaces(
  { workspace, isFromEnvironment, list, directory, cloud, hint }: WorkspaceTexts,
  addProblem: AddProblem,
): WorkspaceSelector[] {
  if (list !== undefined) return readWorkspaceList(list, addProblem);
  const unread = directory === undefined ? cloud?.unread?.workspaces : undefined;
  if (unread !== undefined && (workspace === undefined || isFromEnvironment)) {
    addProblem(unread.where, unread.message);
    return [];
  }
  if (workspace !== undefined) {
    const prefix = isFromEnvironment ? (cloud?.workspaces?.prefix ?? '') : '';
    const name = `${prefix}${workspace}`;
    if (NAME.test(name)) return [{ kind: 'name', name }];
    // What separates the items of a list, in one of the forms in which people write them.
    const hintOfList = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
    addProblem('workspace', `${quote(name)} is not a name. ${NAME_RULE}${hintOfList}`);
    return [];
  }
  const block = cloud?.workspaces;
  const selected = cloud && selectByBlock(cloud);
  if (selected !== undefined) {
    if ('value' in selected) return [selected.value];
    addProblem(selected.where, selected.message);
    return [];
  }
  if (cloud !== undefined && block?.prefix !== undefined) {
    addProblem(
      'workspace',
      `is missing: ${cloud.at} has only the prefix ${quote(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`,
    );
  } else if (directory !== undefined) {
    return [{ kind: 'name', name: nameOfDirectory(directory) }];
  } else {
    addProblem('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, {
      isMissing: true,
    });
  }
  return [];
}

/** What a block selects by a name or by tags, or the problem of that; undefined if it has neither. */
export function selectByBlock({
  at,
  workspaces = {},
}: CloudBlock): { value: ListedSelector } | Problem | undefined {
  const { name, tags, project } = workspaces;
  if (name !== undefined) {
    if (NAME.test(name)) return { value: { kind: 'name', name } };
    return { where: at, message: `says ${quote(name)}, which is not a name. ${NAME_RULE}` };
  }
  return tags && { value: { kind: 'query', tags, project } };
}

/** Of which configurations a plan is asked for. Paths are as written. */
interface Selection {
  workspaces: readonly WorkspaceSelector[];
  directory: string;
}

/** Writes a selector as people do: a name, or `tag:net,prod project:Platform`, or `prefix:net- in live/net`. */
export function describeSelector(selector: WorkspaceSelector): string {
  if (selector.kind === 'name') return selector.name;
  const { tags, project, prefix, directory } = selector;
  const words = tagWords(tags);
  const parts = [
    words.length > 0 ? `tag:${words.join(',')}` : '',
    project === undefined ? '' : `project:${project}`,
    prefix === undefined ? '' : `prefix:${prefix}`,
    directory === undefined ? '' : `in ${directory}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The directories of the configurations to plan, as written, each once. */
export function plannedDirectories({ directory, workspaces }: Selection): string[] {
  const planned = workspaces.filter(({ refused }) => refused === undefined);
  return [...new Set(planned.map((selector) => selector.directory ?? directory))];
}

/** What a person reads at once, and what no shell, list or pipeline takes for anything else. */
const PLAIN_PATH = /^[\w./-]+$/;
const PLAIN_TAG = /^[\w.:/-]+$/;

/**
 * Writes the input `workspaces`: a list as people write it; or, where a name could be read as something else, JSON
 * whose only signs are those of JSON. Neither means anything to a shell in quotes, nor to a pipeline.
 *
 * @param separator a comma, or a line end where one selector a line is wanted
 */
export function writeWorkspaceList(selectors: readonly ListedSelector[], separator = ','): string {
  const plainItems = selectors.map(plainItem);
  if (plainItems.every((item) => item !== undefined)) return plainItems.join(separator);
  return `[${selectors.map(jsonObject).join(',')}]`;
}

/** A selector as an item of a list of words; undefined if only JSON can say it. */
function plainItem(selector: ListedSelector): string | undefined {
  if (selector.kind === 'query') {
    const { tags, project } = selector;
    if (!Array.isArray(tags)) return undefined;
    // An item can name one tag or one project, and not both.
    const [word = '', ...others] = project === undefined ? tags : [...tags, project];
    if (others.length > 0 || !PLAIN_TAG.test(word)) return undefined;
    return `${project === undefined ? 'tag' : 'project'}:${word}`;
  }
  const { name, directory } = selector;
  if (!NAME.test(name)) return undefined;
  if (directory === undefined) return name;
  return PLAIN_PATH.test(directory) ? `${name}=${directory}` : undefined;
}

function jsonObject(selector: ListedSelector): string {
  const fields =
    selector.kind === 'name'
      ? { name: selector.name, directory: selector.directory }
      : { tags: selector.tags, project: selector.project };
  const members: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) members.push(`"${name}":${jsonValue(value)}`);
  }
  return `{${members.join(',')}}`;
}

function jsonValue(value: string | Tags): string {
  if (typeof value === 'string') return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  const members = Object.entries(value).map((pair) => pair.map(jsonText).join(':'));
  return `{${members.join(',')}}`;
}

/** A text in JSON that has nothing but letters, digits, a few harmless signs and escapes. */
function jsonText(text: string): string {
  return `"${text.replaceAll(/[^\w ./:-]/g, escapeUnits)}"`;
}

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));
const selectorObjects = v.array(
  v.union([
    v.strictObject({ name: shortText, directory: v.optional(shortText) }),
    v.strictObject({
      tags: v.pipe(v.array(shortText), v.minLength(1)),
      project: v.optional(shortText),
    }),
    v.strictObject({
      tags: v.pipe(v.record(shortText, v.pipe(v.string(), v.maxLength(1_000))), v.minEntries(1)),
      project: v.optional(shortText),
    }),
    v.strictObject({ tags: v.optional(v.array(shortText), []), project: shortText }),
  ]),
);

function readObjects(text: string): Parsed<ListedSelector[]> | undefined {
  const items = parseJson(text);
  if (!Array.isArray(items) || !items.some(isRecord)) return undefined;
  const parsed = v.safeParse(selectorObjects, items);
  if (!parsed.success) {
    return {
      problem:
        'is a list of objects of another form. Write [{"name": "…", "directory": "…"}] [{"tags": ["…"], "project": "…"}] or [{"tags": {"…": "…"}}].',
    };
  }
  const value = parsed.output.map((object): ListedSelector =>
    'name' in object ? { kind: 'name', ...object } : { kind: 'query', ...object },
  );
  return { value };
}

/** Reads the input `workspaces`; an item that comes twice is a problem. */
export function readWorkspaceList(text: string, addProblem: AddProblem): ListedSelector[] {
  const list: Parsed<(string | ListedSelector)[]> = readObjects(text) ?? parseList(text);
  if ('problem' in list) {
    addProblem('workspaces', list.problem);
    return [];
  }
  if (list.value.length === 0)
    addProblem('workspaces', 'is an empty list. Name at least one workspace.');
  const selectors: ListedSelector[] = [];
  const selectorTexts = new Set<string>();
  for (const item of list.value) {
    const selector = typeof item === 'string' ? readSelector(item) : { value: item };
    if ('problem' in selector) addProblem('workspaces', selector.problem);
    else if (selectorTexts.has(JSON.stringify(selector.value))) {
      const shown = typeof item === 'string' ? item : describeSelector(item);
      addProblem('workspaces', `names ${quote(shown)} twice. Take one out.`);
    } else {
      selectorTexts.add(JSON.stringify(selector.value));
      selectors.push(selector.value);
    }
  }
  return selectors;
}

/** Reads an item of a list: `tag:NAME`, `project:NAME`, a name, or a pair `name=directory`. */
function readSelector(item: string): Parsed<ListedSelector> {
  const [, kind, afterColon = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
  if (kind !== undefined) {
    const name = afterColon.trim();
    if (name === '') return { problem: `${quote(item)} says nothing after the colon.` };
    if (kind === 'tag') return { value: { kind: 'query', tags: [name] } };
    return { value: { kind: 'query', tags: [], project: name } };
  }
  const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
  if (rest.length > 0 || directory === '' || name === '') {
    return { problem: `${quote(item)} is not a pair. Write name=directory.` };
  }
  if (!NAME.test(name)) {
    const [, hint = ''] = HINTS.find(([sign]) => name.includes(sign)) ?? [];
    return { problem: `${quote(item)} is not a name. ${NAME_RULE}${hint}` };
  }
  return { value: { kind: 'name', name, directory } };
}

/** What people write, and what they may mean by it. */
const HINTS = [
  [':', ' For a directory, write name=directory.'],
  ['*', ' For several, write tag:NAME or project:NAME.'],
  [' ', ' Write each on a line of its own, or commas between them.'],
] as const;

/** The name of the workspace that plans a directory: a service allows these characters, and 90 of them. */
export function nameOfDirectory(directory: string): string {
  const name = basename(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
  return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
