/**
 * The document that policies read as `input`. HCP Terraform gives `plan` and `run`, and conftest the plan itself. What a
 * policy reads says which keys are written. No other key is, because a plan can be long.
 */
import { lowerAscii } from '../model/go-text.ts';
import { membersOf } from '../model/json-text.ts';
import { TERRAFORM_PLAN, type PlanShape, type Shape } from '../plan/plan-shape.ts';
import { fieldsOf } from '../model/parse.ts';
import type { PlanDocument } from '../plan/plan-document.ts';
import type { LocalRunInput, PullRequestInput, RunInput } from '../model/run-input.ts';

/** A run as policies may read it. */
export const RUN_SHAPE: PlanShape = {
  keys: {
    id: 'scalar',
    created_at: 'scalar',
    message: 'scalar',
    is_destroy: 'scalar',
    refresh: 'scalar',
    refresh_only: 'scalar',
    replace_addrs: { items: 'scalar' },
    target_addrs: { items: 'scalar' },
    source: 'scalar',
    speculative: 'scalar',
    organization: { keys: { name: 'scalar' } },
    workspace: {
      keys: {
        id: 'scalar',
        name: 'scalar',
        auto_apply: 'scalar',
        working_directory: 'scalar',
        tags: { items: 'anything' },
      },
    },
  } satisfies Record<keyof RunInput, Shape>,
};

/** The pull request as policies may read it. */
export const PULL_REQUEST_SHAPE: PlanShape = {
  keys: {
    number: 'scalar',
    author: 'scalar',
    teams: { items: 'scalar' },
    labels: { items: 'scalar' },
    base: 'scalar',
    head: 'scalar',
    draft: 'scalar',
  } satisfies Record<keyof PullRequestInput, Shape>,
};

export interface PolicyInput {
  plan: PlanDocument;
  /** The plan as its planner has written it: numbers of JSON can be more exact than those of JavaScript. */
  planText?: string | undefined;
  run: RunInput | LocalRunInput;
  pullRequest?: PullRequestInput | undefined;
}

/** The tools whose policies run as they are. */
const HOSTED = 'HCP Terraform';
export const PLAN_ITSELF = 'conftest';
const ALL_TOOLS: readonly string[] = [HOSTED, PLAN_ITSELF];

/** The keys of HCP Terraform's document, and one that no tool has: it is beside the plan wherever a policy reads it. */
const PLAN = 'plan';
const RUN = 'run';
const PULL_REQUEST = 'pull_request';
/** The keys in a plan. */
const PLAN_MEMBERS = Object.keys(TERRAFORM_PLAN.keys);

/** The keys by which policies of other tools read their documents. */
const KEYS_OF_OTHERS: Readonly<Record<string, string>> = {
  tfplan: 'Scalr',
  tfrun: 'Scalr',
  terraform: 'Spacelift',
};

/** Each tool, and the keys at the top of its document, for the pages. */
export function documentForms(): { tool: string; keys: readonly string[] }[] {
  return [
    { tool: HOSTED, keys: [PLAN, RUN] },
    { tool: PLAN_ITSELF, keys: PLAN_MEMBERS },
  ];
}

export interface InputForm {
  /** The keys of the document. */
  keys: readonly string[];
  shape: PlanShape;
  /** The keys that the document could have had, had a policy read them. */
  possible: readonly string[];
}

/** A document with all keys that any tool gives, to find out which of them are read. */
export const ANY_INPUT: PlanShape = shapeOf([PLAN, RUN, PULL_REQUEST, ...PLAN_MEMBERS]);

/** What one policy may read of the input, and what its METADATA says of its document. */
interface InputUse {
  parts: readonly (readonly string[])[];
  /** Names of tools, as METADATA has them. */
  documents: readonly string[];
}

/**
 * The form of the document.
 *
 * @param uses what each policy reads of `ANY_INPUT`
 * @param isDeclared whether policies.hcl names the policies: then the document is HCP Terraform's
 */
export function chooseForm(uses: readonly InputUse[], isDeclared: boolean): InputForm {
  const keysOfTools = isDeclared ? [PLAN, RUN] : [PLAN, RUN, ...PLAN_MEMBERS];
  const possible = [...keysOfTools, PULL_REQUEST];
  const needed = new Set<string>();
  for (const use of uses) {
    const tools = toolsOf(use, isDeclared);
    const isRead = (key: string) => use.parts.some(([first]) => first === key);
    for (const key of keysOfTools) {
      if (tools.includes(toolOf(key)) && (readsWhole(use) || isRead(key))) needed.add(key);
    }
    if (isRead(PULL_REQUEST)) needed.add(PULL_REQUEST);
  }
  const keys = possible.filter((key) => needed.has(key));
  return { keys, shape: shapeOf(keys), possible };
}

/** The tools that give a policy its document: those that METADATA names, else those whose keys it reads. */
function toolsOf({ parts, documents }: InputUse, isDeclared: boolean): string[] {
  if (isDeclared) return [HOSTED];
  const namedTools = toolsNamedIn(documents);
  if (namedTools.length > 0) return namedTools;
  const toolsOfKeys = parts.flatMap(([first]) =>
    first !== undefined && first !== PULL_REQUEST && isTopKey(first) ? toolOf(first) : [],
  );
  return toolsOfKeys.length > 0 ? [...new Set(toolsOfKeys)] : [PLAN_ITSELF];
}

function readsWhole({ parts }: InputUse): boolean {
  return parts.some(({ length }) => length === 0);
}

/** The tools that METADATA names, by their words. */
export function toolsNamedIn(documents: readonly string[]): string[] {
  return ALL_TOOLS.filter((tool) => documents.includes(wordFor(tool)));
}

/** `HCP Terraform` → `hcp-terraform`, as METADATA writes it. */
function wordFor(tool: string): string {
  return lowerAscii(tool).replaceAll(' ', '-');
}

/** All words of `input-document` in METADATA. */
export const TOOLS_IN_METADATA: readonly string[] = ALL_TOOLS.map(wordFor);

/**
 * Why it is not known which document a policy was written for; undefined if it is. METADATA decides where the names
 * in it do not.
 */
export function explainUnknownDocument(use: InputUse, isDeclared: boolean): string | undefined {
  const tools = toolsOf(use, isDeclared);
  if (isDeclared || toolsNamedIn(use.documents).length > 0) return undefined;
  if (readsWhole(use)) return 'may read any part of its input';
  return tools.length > 1 ? `reads the documents of ${tools.join(' and ')}` : undefined;
}

/** The documents of other tools that a policy reads, each with the key that says it. */
export function otherDocumentsIn({ parts }: Pick<InputUse, 'parts'>) {
  return Object.entries(KEYS_OF_OTHERS).flatMap(([key, tool]) =>
    parts.some(([first]) => first === key) ? { tool, key } : [],
  );
}

export function isTopKey(key: string): boolean {
  return Object.hasOwn(ANY_INPUT.keys, key);
}

/**
 * How many keys lead to a part of the document: one, or two where the plan or the run is below a key, and one more for
 * the workspace and the organization of a run.
 */
export function keysToPart([first = '', second = '']: readonly string[]): number {
  if (first === RUN) return hasOwnMembers(second) ? 3 : 2;
  return first === PLAN || first === PULL_REQUEST ? 2 : 1;
}

/** Whether a member of a run has members of its own. */
function hasOwnMembers(name: string): boolean {
  const shape = Object.hasOwn(RUN_SHAPE.keys, name) ? RUN_SHAPE.keys[name] : undefined;
  return typeof shape === 'object' && 'keys' in shape;
}

function toolOf(key: string): string {
  return key === PLAN || key === RUN ? HOSTED : PLAN_ITSELF;
}

function shapeOf(keys: readonly string[]): PlanShape {
  const shapes = keys.flatMap((key): [string, Shape][] => {
    if (key === PLAN) return [[key, TERRAFORM_PLAN]];
    if (key === RUN) return [[key, RUN_SHAPE]];
    if (key === PULL_REQUEST) return [[key, PULL_REQUEST_SHAPE]];
    const shape = TERRAFORM_PLAN.keys[key];
    return shape === undefined ? [] : [[key, shape]];
  });
  return { keys: Object.fromEntries(shapes) };
}

/** The document as JSON. */
export function writeInput(
  { keys }: InputForm,
  { plan, planText = JSON.stringify(plan), run, pullRequest = {} }: PolicyInput,
): string {
  const hasMembers = keys.some((key) => PLAN_MEMBERS.includes(key));
  const members = new Map(hasMembers ? membersOf(planText) : []);
  const textOf = (key: string): string | undefined => {
    if (key === PLAN) return planText;
    if (key === RUN) return JSON.stringify(run);
    return key === PULL_REQUEST ? JSON.stringify(pullRequest) : members.get(key);
  };
  const written = keys.flatMap((key) => {
    const text = textOf(key);
    return text === undefined ? [] : `${JSON.stringify(key)}:${text}`;
  });
  return `{${written.join(',')}}`;
}

/** The paths in the document of a part of the plan, of which the path in the plan is given. */
export function placesInInput({ keys }: InputForm, path: readonly string[]): string[][] {
  return keys.flatMap((key) => {
    if (key === PLAN) return [[key, ...path]];
    return key === path[0] ? [[...path]] : [];
  });
}

/** The path inside of the plan, at each place where the document may have the plan. */
export function planPath(path: readonly string[]): readonly string[] {
  return path[0] === PLAN ? path.slice(1) : path;
}

export function isOfRun([key]: readonly string[]): boolean {
  return key === RUN;
}

export function isOfPullRequest([key]: readonly string[]): boolean {
  return key === PULL_REQUEST;
}

/** Whether it may be the teams of the pull request's author. */
export function isOfTeams(path: readonly string[]): boolean {
  return isOfPullRequest(path) && (path.length === 1 || path[1] === 'teams');
}

/** Whether the input has it after all: a newer Terraform may write more than is known here. */
export function isInInput({ plan, run }: PolicyInput, path: readonly string[]): boolean {
  if (isOfPullRequest(path)) return false;
  return isOfRun(path) ? hasPath(run, path.slice(1)) : hasPath(plan, planPath(path));
}

function hasPath(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (step === '*') return Object.values(value).some((member) => hasPath(member, rest));
  if (Array.isArray(value) || !Object.hasOwn(value, step)) return false;
  return hasPath(Reflect.get(value, step), rest);
}

/**
 * What a run or a pull request does not have of a part of it that a policy may read: names as in `workspace.id`.
 *
 * @param whole what it can have
 */
export function missingParts(part: object, path: readonly string[], whole: Shape): string[] {
  let shape = whole;
  let value: unknown = part;
  const names: string[] = [];
  for (const step of path) {
    if (typeof shape !== 'object' || !('keys' in shape)) break;
    const inner: Shape | undefined = shape.keys[step];
    // Any part may be meant, or one that no run has, which is said elsewhere.
    if (inner === undefined) break;
    shape = inner;
    value = fieldsOf(value)[step];
    names.push(step);
  }
  return missingInside(shape, value, names);
}

function missingInside(shape: Shape, value: unknown, names: readonly string[]): string[] {
  if (value === undefined) return [names.join('.')];
  if (typeof shape !== 'object' || !('keys' in shape)) return [];
  const fields = fieldsOf(value);
  return Object.entries(shape.keys).flatMap(([name, inner]) =>
    missingInside(inner, fields[name], [...names, name]),
  );
}
