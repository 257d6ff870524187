/**
 * Holds a plan that was made elsewhere to the files: `configuration` block by block, variables, and what is written
 * of the values. What the plan does not say is listed: a digest of the files has to say that it is as it was.
 */
import { posix } from 'node:path';
import { withoutKeys } from '../../../configuration/address.ts';
import { variablesIn } from '../../../configuration/file-names.ts';
import { parseModuleFile, type Module, type Sources } from '../../../configuration/load-module.ts';
import type { HclAttribute, HclBlock } from '../../../configuration/syntax/hcl-syntax.ts';
import type { PlanDocument } from '../../plan/plan-document.ts';
import type { Configurations, ModuleInPlan } from './compare-body.ts';
import { compareModule } from './compare-configuration.ts';
import { registryOf } from './compare-providers.ts';
import { compareAsked, compareRest } from './compare-rest.ts';
import { compareInstances, compareOutputs } from './compare-values.ts';
import { cut, PlanFindings, ownMember, showValue } from './findings.ts';
import { constantValue, fits, fitsType } from './fits-type.ts';
import { isSameValue } from './match-value.ts';
import { PlanValues } from './plan-values.ts';
import { Comparison } from './said.ts';
import { attributeOf, TextScope } from './text-scope.ts';

const DEEPEST = 20;
/** The most work that the values of expressions may cost together. */
const MOST_WORK = 5_000_000;

/** The configuration that is judged: its root module, and how to read the modules that it calls. */
interface PlannedFiles {
  sources: Sources;
  root: Module;
  /** Values that were set for this run; the plan has to have been made with them. */
  variables: Readonly<Record<string, unknown>>;
}

export interface Held {
  /** A sentence for each difference; empty if the plan says nothing else than the files. */
  differences: string[];
  /** What the files say and the plan does not. */
  notInPlan: string[];
}

export function holdPlan(document: PlanDocument, files: PlannedFiles): Held {
  const findings = new PlanFindings();
  const comparison = new Comparison(findings);
  const values = new PlanValues(document);
  const { sources, root } = files;
  const providers = ownMember(document.configuration, 'provider_config');
  const registry = registryOf(document, providers);
  const modules: ModuleInPlan[] = [];
  const visit = (module: ModuleInPlan): void => void modules.push(module);
  const all: Configurations = { comparison, sources, values, providers, registry, visit };
  const planned = document.configuration.root_module;
  compareModule({ module: root, planned, path: '', depth: 0, all });
  for (const module of modules) compareRest(module, document.terraform_version);
  compareAsked(
    modules.map(({ module }) => module),
    all,
  );
  compareVariables(document, files, findings);
  const budget = { left: MOST_WORK };
  const scope = new TextScope({
    module: root,
    address: '',
    caller: undefined,
    plan: values,
    sources,
    budget,
  });
  compareInstances(scope, findings);
  comparePriorState(document, findings);
  compareOutputs(scope, findings, document.output_changes);
  findUndeclared(document, values, findings);
  comparison.settle();
  if (budget.left < 0) findings.markMissing('values that cost too much to compare');
  return { differences: [...findings.differences.values()], notInPlan: [...findings.notInPlan] };
}

/** Compares the values of variables with those of the run, else of the files of variables, else the defaults. */
function compareVariables(
  { variables }: PlanDocument,
  files: PlannedFiles,
  findings: PlanFindings,
): void {
  const written = writtenValues(files);
  for (const [name, { block }] of files.root.variables) {
    const place = `var.${name}`;
    const value = ownMember(ownMember(variables, name), 'value');
    const given = givenValue(block, files.variables, name, written.get(name));
    if (given === undefined || attributeOf(block, 'ephemeral') !== undefined) {
      findings.markMissing(place);
      continue;
    }
    const isSame =
      given.known !== undefined && isSameValue(given.known.value, value) ? true : given.fits(value);
    const sensitive = attributeOf(block, 'sensitive');
    const isSensitive = sensitive !== undefined && Reflect.get(sensitive, 'value') !== false;
    if (isSame === undefined) findings.markMissing(place);
    else if (!isSame) {
      const shown = given.known && `, ${showValue(given.known.value, isSensitive)}`;
      const sentence = `${place} is not ${given.from}${shown ?? ''}, but ${showValue(value, isSensitive)} in the plan.`;
      findings.add(place, sentence);
    }
  }
  for (const name of Object.keys(variables)) {
    if (!files.root.variables.has(name)) {
      findings.add(`var.${name}`, `${cut(`var.${name}`)} is in the plan, and not in the files.`);
    }
  }
}

/** The values in the files of variables; the last file counts. */
function writtenValues({ sources, root }: PlannedFiles): ReadonlyMap<string, HclAttribute> {
  const here = sources.files.list(root.directory).map((path) => posix.basename(path));
  return new Map(
    variablesIn(here)
      .map((name) => posix.join(root.directory, name))
      .flatMap((path) => parseModuleFile(sources, path, 'variables file').attributes)
      .map((attribute) => [attribute.name, attribute]),
  );
}

interface GivenValue {
  /** Where it is written, in words. */
  from: string;
  /** The value as it is written, where it is known. */
  known: { value: unknown } | undefined;
  /** Whether a value of the plan is this one, converted to the type of the variable. */
  fits: (planned: unknown) => boolean | undefined;
}

/** Undefined: neither the run nor a file says the value. */
function givenValue(
  block: HclBlock,
  ofRun: Readonly<Record<string, unknown>>,
  name: string,
  written: HclAttribute | undefined,
): GivenValue | undefined {
  const type = attributeOf(block, 'type');
  const known = (value: unknown, from: string): GivenValue => ({
    from,
    known: { value },
    fits: (planned) => fits(value, type, planned),
  });
  if (Object.hasOwn(ofRun, name)) return known(ofRun[name], 'the value of this run');
  if (written?.json !== undefined) return known(written.json, 'the value of its file of variables');
  const text = written?.value ?? attributeOf(block, 'default');
  if (text === undefined) return undefined;
  return {
    from: written === undefined ? 'its default' : 'the value of its file of variables',
    known: constantValue(text),
    fits: (planned) => fitsType(text, type, planned),
  };
}

/** What the plan says to exist has to be in the state before it. */
function comparePriorState(document: PlanDocument, findings: PlanFindings): void {
  const before = new Set<string>();
  const prior = ownMember(Reflect.get(document, 'prior_state'), 'values');
  addAddresses(ownMember(prior, 'root_module'), before, 0);
  for (const { address, previous_address: previous, change, mode } of document.resource_changes) {
    const exists =
      mode === 'managed' && change.before !== null && (change.importing ?? null) === null;
    // The state before a plan has what is moved at either address.
    if (exists && !before.has(address) && !before.has(previous ?? address)) {
      findings.add(address, `${cut(address)} exists in the plan, and not in the state before it.`);
    }
  }
}

function addAddresses(module: unknown, addresses: Set<string>, depth: number): void {
  if (depth > 100) return;
  const resources = ownMember(module, 'resources');
  const inner = ownMember(module, 'child_modules');
  for (const one of Array.isArray(resources) ? resources : []) {
    addresses.add(String(ownMember(one, 'address')));
  }
  for (const one of Array.isArray(inner) ? inner : []) addAddresses(one, addresses, depth + 1);
}

/** Each planned resource has to be declared in the configuration of the plan, which was compared with the files. */
function findUndeclared(document: PlanDocument, values: PlanValues, findings: PlanFindings): void {
  const declared = new Set<string>();
  declaredIn(document.configuration.root_module, '', declared, 0);
  const undeclared = values.changes.find(
    ({ mode, address, change }) =>
      mode === 'managed' && change.after !== null && !declared.has(withoutKeys(address)),
  );
  if (undeclared === undefined) return;
  const { address } = undeclared;
  findings.add(address, `${cut(address)} is planned, and its configuration is not in the plan.`);
}

function declaredIn(module: unknown, prefix: string, declared: Set<string>, depth: number): void {
  if (depth > DEEPEST) return;
  const resources = ownMember(module, 'resources');
  for (const one of Array.isArray(resources) ? resources : []) {
    declared.add(`${prefix}${String(ownMember(one, 'address'))}`);
  }
  const calls = ownMember(module, 'module_calls');
  for (const [name, call] of Object.entries(calls ?? {})) {
    declaredIn(ownMember(call, 'module'), `${prefix}module.${name}.`, declared, depth + 1);
  }
}
