/**
 * The blocks that the configuration in a plan does not have. Some showValue in the changes: what was moved, imported
 * or forgotten. For all others the plan does not say what the files say.
 */
import { withoutKeys } from '../../../configuration/address.ts';
import type { HclBlock, HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { literalText } from '../../../configuration/syntax/hcl-syntax.ts';
import type { Module, Placed } from '../../../configuration/load-module.ts';
import { isFilled, type Configurations, type ModuleInPlan } from './compare-body.ts';
import { ownMember, showValue } from './findings.ts';
import { referenceName } from './listed-references.ts';
import { attributeOf } from './text-scope.ts';
import { isAllowed } from './version-constraints.ts';

/** The blocks that are compared elsewhere. */
const COMPARED = new Set(['provider', 'terraform']);

/** Compares what is left of one module. */
export function compareRest({ module, path, all }: ModuleInPlan, version: string): void {
  const { findings } = all.comparison;
  const prefix = path === '' ? '' : `${path}.`;
  for (const { block } of module.others) {
    if (block.type === 'terraform') compareSettings(block, prefix, all, version);
    else if (!COMPARED.has(block.type))
      findings.markMissing(prefix + [block.type, ...block.labels].join('.'));
  }
  for (const { block } of module.checks)
    findings.markMissing(`${prefix}check.${block.labels[0] ?? ''}`);
  for (const file of module.unread) findings.markMissing(file);
  for (const { block } of module.moved)
    if (!isMoved(block, prefix, all)) leave('moved', block, prefix, all);
  for (const { block } of module.removed) {
    if (!isRemoved(block, prefix, all)) leave('removed', block, prefix, all);
  }
  for (const placed of module.imports) compareImport(placed, prefix, all);
}

function leave(
  type: string,
  block: HclBlock,
  prefix: string,
  { comparison }: Configurations,
): void {
  const named = addressText(attributeOf(block, type === 'import' ? 'to' : 'from'));
  comparison.findings.markMissing(
    `${prefix}${type} ${named ?? `in line ${block.range.startLine}`}`,
  );
}

function compareSettings(
  block: HclBlock,
  prefix: string,
  { comparison: { findings } }: Configurations,
  version: string,
): void {
  for (const { name, value } of block.body.attributes) {
    if (name === 'required_providers' || name === '//') continue;
    const place = `${prefix}terraform: "${name}"`;
    const constraint = name === 'required_version' ? literalText(value) : undefined;
    const isMet = constraint === undefined ? undefined : isAllowed(version, constraint);
    if (isMet === undefined) findings.markMissing(place);
    else if (!isMet) findings.differ(place, showValue(constraint), `made by ${version}`);
  }
  for (const { type, labels } of block.body.blocks) {
    if (type !== 'required_providers')
      findings.markMissing(`${prefix}terraform: ${[type, ...labels].join(' ')}`);
  }
}

/** An address in an argument, without keys. */
function addressText(text: HclExpression | undefined): string | undefined {
  if (text?.kind === 'traversal') return referenceName(text).join('.');
  const written = literalText(text);
  return written === undefined ? undefined : withoutKeys(written);
}

function hasKeys(text: HclExpression | undefined): boolean {
  return text?.kind !== 'traversal' || text.steps.some((step) => step.kind !== 'literal');
}

/** Whether the plan moves what the block moves. */
function isMoved(block: HclBlock, prefix: string, { values }: Configurations): boolean {
  const from = attributeOf(block, 'from');
  const to = attributeOf(block, 'to');
  const before = addressText(from);
  const after = addressText(to);
  if (before === undefined || after === undefined || hasKeys(from) || hasKeys(to)) return false;
  return values.changes.some(
    ({ address, previous_address: previous }) =>
      previous === prefix + before && address === prefix + after,
  );
}

/** Whether the plan forgets or destroys what the block removes. */
function isRemoved(block: HclBlock, prefix: string, { values }: Configurations): boolean {
  const from = addressText(attributeOf(block, 'from'));
  const lifecycle = block.body.blocks.find(({ type }) => type === 'lifecycle');
  const destroy = lifecycle && attributeOf(lifecycle, 'destroy');
  const isPlain = block.body.blocks.every(({ type }) => type === 'lifecycle');
  const action = destroy?.kind === 'literal' && destroy.value === false ? 'forget' : 'delete';
  return (
    isPlain &&
    values.changes.some(
      ({ address, change }) =>
        withoutKeys(address) === prefix + from && change.actions.some((one) => one === action),
    )
  );
}

/** Compares an import with the one in the plan. What was imported before is in no plan. */
function compareImport({ block }: Placed, prefix: string, all: Configurations): void {
  const { findings } = all.comparison;
  const to = addressText(attributeOf(block, 'to'));
  const id = literalText(attributeOf(block, 'id'));
  const changes = all.values.changes.filter(({ address }) => withoutKeys(address) === prefix + to);
  const [importing] = changes.flatMap(({ change }) => (change.importing ? [change.importing] : []));
  if (importing === undefined || id === undefined || changes.length !== 1) {
    leave('import', block, prefix, all);
    return;
  }
  const said = ownMember(importing, 'id');
  if (said !== id)
    findings.differ(`${prefix}import ${to ?? ''}: "id"`, showValue(id), showValue(said));
  const isPlain = block.body.attributes.length === 2 && !block.body.blocks.some(isFilled);
  if (!isPlain || hasKeys(attributeOf(block, 'to'))) leave('import', block, prefix, all);
}

/** What a plan does that only a block can ask for: the text has to have such a block. */
export function compareAsked(modules: readonly Module[], all: Configurations): void {
  const { findings } = all.comparison;
  const hasMoves = modules.some(({ moved }) => moved.length > 0);
  const hasRemovals = modules.some(({ removed }) => removed.length > 0);
  const hasImports = modules.some(({ imports }) => imports.length > 0);
  const hasUnread = modules.some(({ unread }) => unread.length > 0);
  if (hasUnread) return;
  for (const { address, previous_address: previous, change } of all.values.changes) {
    const isMove = previous !== undefined && withoutKeys(previous) !== withoutKeys(address);
    const asks = (what: string): void =>
      findings.add(
        address,
        `${address} is ${what} in the plan, and no block in the files says so.`,
      );
    if (isMove && !hasMoves) asks('moved');
    if (change.actions.includes('forget') && !hasRemovals) asks('forgotten');
    if ((change.importing ?? null) !== null && !hasImports) asks('imported');
  }
}
