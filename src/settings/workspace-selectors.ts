/** Which workspaces the gate plans: names, pairs of name and directory, or queries. */
import { parseList } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { Parsed } from '../model/parse.ts';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import type { Trusted } from '../trust/tree.ts';

export type WorkspaceSelector =
  /** `directory` is as written, from a pair `name=directory`. */
  | { kind: 'name'; name: string; directory?: string }
  /** Workspaces with all of these tags in this project: its name, or its id as in `prj-…`. */
  | { kind: 'query'; tags: string[]; project?: string };

export const NAME = /^[A-Za-z0-9_-]+$/;
export const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';

interface WorkspaceTexts {
  /** The input `workspace`, else TF_WORKSPACE. */
  one: string | undefined;
  /** Whether the name is from TF_WORKSPACE: then the prefix of `backend "remote"` comes before it. */
  fromEnvironment: boolean;
  many: string | undefined;
  cloud: Trusted<CloudBlock> | undefined;
  /** The end of the sentence "Pass `workspace` or `workspaces`": other ways to name one. */
  hint: string;
}

type Note = (input: string, message: string) => void;

/** Selects the workspaces; the result is empty only if a problem was noted. */
export function selectWorkspaces(
  { one, fromEnvironment, many, cloud, hint }: WorkspaceTexts,
  note: Note,
): WorkspaceSelector[] {
  if (one !== undefined && many !== undefined) {
    note('workspaces', 'and `workspace` are both given. Keep one of them.');
    return [];
  }
  if (many !== undefined) return readWorkspaceList(many, note);
  if (one !== undefined) {
    const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ''}${one}` : one;
    if (NAME.test(name)) return [{ kind: 'name', name }];
    const several = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
    note('workspace', `${quote(name)} is not a name. ${NAME_RULE}${several}`);
    return [];
  }
  const block = cloud?.workspaces;
  if (block?.name !== undefined) return [{ kind: 'name', name: block.name }];
  if (block?.tags !== undefined && block.tags.length > 0) {
    const { tags, project } = block;
    return [{ kind: 'query', tags, project }];
  }
  if (cloud !== undefined && block?.prefix !== undefined) {
    note(
      'workspace',
      `is missing: ${cloud.at} has only the prefix ${quote(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`,
    );
  } else {
    note('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`);
  }
  return [];
}

/** Writes a selector as people do: a name, or `tag:net,prod project:Platform`. */
export function describeSelector(selector: WorkspaceSelector): string {
  if (selector.kind === 'name') return selector.name;
  const { tags, project } = selector;
  const parts = [
    tags.length > 0 ? `tag:${tags.join(',')}` : '',
    project === undefined ? '' : `project:${project}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The directories of the configurations to plan, as written, each once. */
export function plannedDirectories({
  directory,
  workspaces,
}: {
  directory: string;
  workspaces: readonly WorkspaceSelector[];
}): string[] {
  const ownDirectories = workspaces.map((selector) =>
    selector.kind === 'name' ? selector.directory : undefined,
  );
  return [...new Set(ownDirectories.map((path) => path ?? directory))];
}

/** Reads the input `workspaces`; an item that comes twice is a problem. */
export function readWorkspaceList(text: string, note: Note): WorkspaceSelector[] {
  const list = parseList(text);
  if ('problem' in list) {
    note('workspaces', list.problem);
    return [];
  }
  if (list.value.length === 0) note('workspaces', 'is an empty list. Name at least one workspace.');
  const selectors: WorkspaceSelector[] = [];
  const selectorTexts = new Set<string>();
  for (const item of list.value) {
    const selector = readSelector(item);
    if ('problem' in selector) note('workspaces', selector.problem);
    else if (selectorTexts.has(JSON.stringify(selector.value))) {
      note('workspaces', `names ${quote(item)} twice. Take one out.`);
    } else {
      selectorTexts.add(JSON.stringify(selector.value));
      selectors.push(selector.value);
    }
  }
  return selectors;
}

function readSelector(item: string): Parsed<WorkspaceSelector> {
  const [, kind, word = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
  if (kind !== undefined) {
    const value = word.trim();
    if (value === '') return { problem: `${quote(item)} says nothing after the colon.` };
    if (kind === 'tag') return { value: { kind: 'query', tags: [value] } };
    return { value: { kind: 'query', tags: [], project: value } };
  }
  const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
  if (rest.length > 0 || directory === '' || name === '') {
    return { problem: `${quote(item)} is not a pair. Write name=directory.` };
  }
  if (!NAME.test(name)) {
    const hint = name.includes(':') ? ' For a directory, write name=directory.' : '';
    return { problem: `${quote(item)} is not a name. ${NAME_RULE}${hint}` };
  }
  return { value: { kind: 'name', name, directory } };
}
