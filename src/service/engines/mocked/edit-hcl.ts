/** Changes a configuration file so that a plan of it asks no provider. */
import { STATE_BLOCKS } from '../../../configuration/backends.ts';
import type {
  HclAttribute,
  HclBlock,
  HclBody,
  HclExpression,
} from '../../../configuration/syntax/hcl-syntax.ts';
import { parseHcl } from '../../../configuration/syntax/parse-hcl.ts';
import { EditedText, UncertainEdit } from './edits.ts';

/** What the added files of a copy are called. */
export interface AddedNames {
  /** The resource that each `data` block depends on, as in `terraform_data.name`. */
  pending: string;
  /** The local value in the place of `terraform.workspace`, as in `local.name`. */
  workspace: string;
}

/** Blocks that stay as they are. */
const KEPT = new Set(['variable', 'output', 'locals', 'moved', 'removed']);
const KEPT_SETTINGS = new Set(['required_providers', 'provider_meta']);
/** Blocks that are removed: no provider is configured, and a check decides nothing of a plan. */
export const TAKEN_OUT = new Set(['provider', 'check']);

/**
 * The text with its `provider`, `check`, `backend` and `cloud` blocks taken out, without aliases of providers,
 * and with `data` blocks that wait for the pending resource.
 *
 * @param isOverride whether Terraform merges the file over the others: `data` blocks of it cannot wait
 * @throws UncertainEdit if it is not certain how to change it
 */
export function editHcl(text: string, names: AddedNames, isOverride: boolean): string {
  const edited = new EditedText(text);
  const body = parsed(text);
  for (const block of body.blocks) editBlock(block, { edited, names, isOverride });
  for (const range of workspacesIn(body)) {
    if (!/^terraform\s*\.\s*workspace$/.test(edited.written(range.range))) {
      throw new UncertainEdit(
        'has `terraform.workspace` in a form that Plangate does not recognize',
      );
    }
    edited.replace(range.range, names.workspace);
  }
  const result = edited.result();
  verify(parsed(result), names, isOverride);
  return result;
}

function parsed(text: string): HclBody {
  const { body, problems } = parseHcl(text);
  const [problem] = problems;
  if (problem === undefined) return body;
  throw new UncertainEdit(`has a mistake in line ${problem.range.startLine}: ${problem.message}`);
}

interface Editing {
  edited: EditedText;
  names: AddedNames;
  isOverride: boolean;
}

function editBlock(block: HclBlock, editing: Editing): void {
  const { edited, isOverride } = editing;
  if (TAKEN_OUT.has(block.type)) edited.remove(block.range);
  else if (block.type === 'terraform') editSettings(block, edited);
  else if (block.type === 'resource') withoutAlias(block, edited);
  else if (block.type === 'data') {
    withoutAlias(block, edited);
    if (!isOverride) wait(block, editing);
  } else if (block.type === 'module') {
    for (const attribute of attributesOf(block, 'providers')) edited.remove(attribute.range);
  } else if (!KEPT.has(block.type)) {
    throw new UncertainEdit(`has a block \`${block.type}\`, which only a real plan can plan`);
  }
}

function editSettings({ body }: HclBlock, edited: EditedText): void {
  for (const block of body.blocks) {
    if (block.type === 'cloud' || STATE_BLOCKS.includes(block.type)) edited.remove(block.range);
    else if (!KEPT_SETTINGS.has(block.type)) {
      throw new UncertainEdit(`has a block \`${block.type}\` in \`terraform\``);
    }
    if (block.type !== 'required_providers') continue;
    for (const { value } of block.body.attributes) {
      if (value.kind !== 'object') continue;
      for (const { key, value: aliases } of value.entries) {
        if (key.kind === 'literal' && key.value === 'configuration_aliases') {
          edited.replace(aliases.range, '[]');
        }
      }
    }
  }
}

function attributesOf({ body }: HclBlock, name: string): HclAttribute[] {
  return body.attributes.filter((attribute) => attribute.name === name);
}

/** `provider = aws.west` becomes `provider = aws`: every provider is mocked in the same way. */
function withoutAlias(block: HclBlock, edited: EditedText): void {
  for (const { value } of attributesOf(block, 'provider')) {
    const name = providerName(value);
    if (name === undefined) throw new UncertainEdit('names a provider in a form that is not known');
    edited.replace(value.range, name);
  }
}

/** The local name of the provider that a resource names. */
export function providerName(value: HclExpression): string | undefined {
  const written =
    value.kind === 'traversal' && value.steps.length <= 1
      ? value.root
      : value.kind === 'literal' && typeof value.value === 'string'
        ? value.value.split('.', 1)[0]
        : undefined;
  return written !== undefined && /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) ? written : undefined;
}

const HEADER = /data(?:[ \t]+(?:"(?:[^"\\\n]|\\.)*"|[\p{L}_][\p{L}\p{N}_-]*)){2}[ \t]*\{/uy;

/** Lets a `data` block depend on the pending resource, so that Terraform leaves its answer unknown. */
function wait(block: HclBlock, { edited, names }: Editing): void {
  const [depends, second] = attributesOf(block, 'depends_on');
  if (second !== undefined) throw new UncertainEdit('has `depends_on` twice in one block');
  if (depends !== undefined) {
    const at = edited.start(depends.value.range);
    const isList = depends.value.kind === 'tuple' && edited.text[at] === '[';
    if (!isList) throw new UncertainEdit('has a `depends_on` that is no list');
    edited.insert(at + 1, `${names.pending}, `);
    return;
  }
  const start = edited.start(block.range);
  HEADER.lastIndex = start;
  const [header] = HEADER.exec(edited.text) ?? [];
  const end = edited.end(block.range) - 1;
  if (header === undefined || edited.text[end] !== '}') {
    throw new UncertainEdit('has a `data` block in a form that Plangate does not recognize');
  }
  edited.insert(start + header.length, '\n');
  edited.insert(end, `\n  depends_on = [${names.pending}]\n`);
}

type Traversal = Extract<HclExpression, { kind: 'traversal' }>;

/** All references to the workspace's name. */
function workspacesIn(body: HclBody): Traversal[] {
  return [...expressionsIn(body)].filter(
    (one): one is Traversal =>
      one.kind === 'traversal' && one.root === 'terraform' && isWorkspace(one),
  );
}

function isWorkspace({ steps: [step] }: Traversal): boolean {
  // Other names, as `terraform.applying`, are the same in every plan.
  return step?.kind !== 'literal' || step.value === 'workspace';
}

/** Every expression in a body, also those inside of others. */
export function* expressionsIn(value: unknown): Generator<HclExpression> {
  if (typeof value !== 'object' || value === null) return;
  if (isExpression(value)) yield value;
  for (const part of Object.values(value)) yield* expressionsIn(part);
}

function isExpression(value: object): value is HclExpression {
  return 'kind' in value && 'range' in value;
}

/** Reads the changed file once more: nothing of what had to go is left. */
function verify(body: HclBody, names: AddedNames, isOverride: boolean): void {
  const waits = (block: HclBlock) =>
    attributesOf(block, 'depends_on').some(
      ({ value }) =>
        value.kind === 'tuple' &&
        value.items.some(
          (item) =>
            item.kind === 'traversal' &&
            `${item.root}.${item.steps.map((step) => (step.kind === 'literal' ? String(step.value) : '')).join('.')}` ===
              names.pending,
        ),
    );
  const isWrong = body.blocks.some(
    (block) =>
      TAKEN_OUT.has(block.type) ||
      (block.type === 'data' && !isOverride && !waits(block)) ||
      (block.type === 'module' && attributesOf(block, 'providers').length > 0) ||
      (block.type === 'terraform' &&
        block.body.blocks.some(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type))) ||
      attributesOf(block, 'provider').some(
        ({ value }) => value.kind === 'traversal' && value.steps.length > 0,
      ),
  );
  if (isWrong || workspacesIn(body).length > 0) {
    throw new UncertainEdit('could not be changed as a whole');
  }
}
