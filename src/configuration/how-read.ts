/**
 * Describes how a file is read as a text, so that two configurations can be compared: equal texts mean
 * that both read the file in the same way. Comments and the order of files do not count.
 */
import { basename } from 'node:path';
import { isVariables } from './file-names.ts';
import {
  argumentsOf,
  type ModuleCall,
  type Module,
  type NamedAttribute,
} from './read-configuration.ts';
import type { HclBlock, HclExpression } from './syntax/hcl-syntax.ts';
import {
  functionOf,
  isKnown,
  knownText,
  sameBlocks,
  textsOf,
  type Scope,
  type Values,
} from './possible-texts.ts';

/** Functions that read the file which their first argument names. */
export const READER = /^(?:file(?!set)\w*|templatefile)$/;

/** Data sources that return the content of a file, or the output of a program that may read any. */
const OF_FILES = /^(?:local_|external$|archive_file$|template_file$|terraform_remote_state$)/;

export interface How {
  text: string;
  /** Whether it depends on the contents of files that nothing names: any changed file may change it. */
  onAnyFile: boolean;
}

/** Describes how one attribute is read. */
export function sayHow(named: NamedAttribute, values: Values): How {
  const signature = new ReadSignature(values);
  signature.add(named);
  return { text: [...signature.lines].sort().join('\n'), onAnyFile: signature.onAnyFile };
}

/** Collects lines: if two signatures have the same ones, both attributes are read in the same way. */
class ReadSignature {
  readonly lines = new Set<string>();
  onAnyFile = false;
  /** Whether the expression that is being added decides which files are read. */
  private decides = false;
  private readonly values: Values;

  constructor(values: Values) {
    this.values = values;
  }

  /** Adds the value, and everything that decides whether it is evaluated. */
  add({ module, block, value, name = '' }: NamedAttribute): void {
    const scope: Scope = { module, names: new Map(), block };
    const what = `${block?.type ?? ''} ${block?.labels.join('.') ?? ''} ${name}`;
    this.expression(what, value, scope);
    this.decisions(block, module);
    for (const call of module.callers) this.call(call);
  }

  private decisions(block: HclBlock | undefined, module: Module): void {
    this.deciding(() => this.counts(block, module));
  }

  private counts(block: HclBlock | undefined, module: Module): void {
    if (block === undefined) return;
    for (const same of sameBlocks(block, module)) {
      for (const { name, value } of same.body.attributes) {
        if (name !== 'for_each' && name !== 'count') continue;
        this.expression(name, value, { module, names: new Map(), block: undefined });
      }
    }
  }

  private call(call: ModuleCall): void {
    this.deciding(() => this.callNow(call));
  }

  private callNow(call: ModuleCall): void {
    if (!this.isNew(`call ${call.module.directory} ${call.label}`)) return;
    for (const name of ['source', 'count', 'for_each']) {
      for (const { value, block, module } of argumentsOf(call, name)) {
        this.expression(`${call.label} ${name}`, value, { module, names: new Map(), block });
      }
    }
    for (const outer of call.module.callers) this.call(outer);
  }

  private isNew(text: string): boolean {
    if (this.lines.has(text)) return false;
    this.lines.add(text);
    return true;
  }

  /** Runs `decide` for expressions that decide which files are read. */
  private deciding(decide: () => void): void {
    const before = this.decides;
    this.decides = true;
    decide();
    this.decides = before;
  }

  /** @param what the name of the expression */
  private expression(what: string, expression: HclExpression, scope: Scope): void {
    const text = JSON.stringify(expression, withoutRange);
    const key = `${scope.module.directory} ${what} = ${text}${this.decides ? ' decides' : ''}`;
    if (this.isNew(key)) this.inside(expression, scope);
  }

  private inside(value: unknown, scope: Scope): void {
    if (typeof value !== 'object' || value === null) return;
    const expression = 'kind' in value ? (value as HclExpression) : undefined;
    if (expression) this.one(expression, scope);
    const decisive = expression ? decisiveParts(expression) : [];
    for (const part of Object.values(value)) {
      if (!decisive.includes(part)) this.inside(part, scope);
    }
    this.deciding(() => decisive.forEach((part) => this.inside(part, scope)));
  }

  private one(expression: HclExpression, scope: Scope): void {
    if (expression.kind === 'call') this.contents(expression, scope);
    if (expression.kind !== 'traversal' || scope.isTemplate) return;
    const { root, steps } = expression;
    // Terraform allows nothing computed where these names are.
    const [first, second] = steps.flatMap((step) =>
      step.kind === 'literal' ? String(step.value) : [],
    );
    const { module } = scope;
    if (first === undefined) return;
    if (root === 'local') this.all(`local ${first}`, module.locals.get(first));
    else if (root === 'var') this.variable(first, module);
    else if (root === 'module') this.outputs(first, module);
    else if (root !== 'data' && root !== 'ephemeral') this.block(['resource', root, first], module);
    else if (second !== undefined) this.block([root, first, second], module);
  }

  /** Adds the content of every template, and of a file that decides which other files are read. */
  private contents(call: Extract<HclExpression, { kind: 'call' }>, scope: Scope): void {
    const [first] = call.arguments;
    const called = functionOf(call.name);
    const isText = called === 'templatestring';
    const isTemplate = isText || called === 'templatefile';
    if (first === undefined || !(isText || READER.test(called))) return;
    if (!isTemplate && !this.decides) return;
    for (const text of textsOf(first, scope, this.values)) {
      const known = isKnown(text) ? knownText(text) : undefined;
      const content = isText ? known : this.values.contentOf(text);
      if (content === undefined) this.onAnyFile = true;
      else if (this.isNew(`content ${this.decides} ${content}`) && isTemplate) {
        const parsed = this.values.templateOf(content);
        if (parsed === undefined) this.onAnyFile = true;
        else this.inside(parsed, { ...scope, names: new Map(), isTemplate: true });
      }
    }
  }

  private all(what: string, attributes: readonly NamedAttribute[] | undefined): void {
    for (const { value, module, block } of attributes ?? []) {
      this.expression(what, value, { module, names: new Map(), block });
    }
  }

  private variable(name: string, module: Module): void {
    this.all(`default ${name}`, module.variables.get(name));
    // A file of variables may set this variable: all values of such files count.
    for (const { value, path } of module.loose) {
      if (!isVariables(basename(path))) continue;
      this.expression('given', value, { module, names: new Map(), block: undefined });
    }
    for (const call of module.callers) {
      this.all(`${call.label} ${name}`, argumentsOf(call, name));
    }
  }

  private outputs(label: string, module: Module): void {
    const call = module.calls.get(label);
    if (call === undefined) return;
    for (const inner of call.targets) {
      for (const { block } of inner.blocks) {
        if (block.type === 'output') this.body(block, inner);
      }
    }
    for (const { block } of call.blocks) this.body(block, module);
  }

  private block([type, kind, name]: readonly [string, string, string], module: Module): void {
    for (const { block } of module.blocks) {
      if (block.type !== type || block.labels[0] !== kind || block.labels[1] !== name) continue;
      if (type === 'data' && OF_FILES.test(kind) && this.decides) this.onAnyFile = true;
      this.body(block, module);
    }
  }

  private body(block: HclBlock, module: Module): void {
    const scope: Scope = { module, names: new Map(), block };
    for (const { name, value } of block.body.attributes) {
      this.expression(`${block.type} ${block.labels.join('.')} ${name}`, value, scope);
    }
    for (const inner of block.body.blocks) this.body(inner, module);
  }
}

function withoutRange(key: string, value: unknown): unknown {
  return key === 'range' ? undefined : value;
}

/** The parts of an expression that decide which files are read: names of files, and conditions. */
function decisiveParts(expression: HclExpression): unknown[] {
  switch (expression.kind) {
    case 'call': {
      const called = functionOf(expression.name);
      const names = READER.test(called) || called === 'fileset';
      return names ? [expression.arguments] : [];
    }
    case 'conditional':
      return [expression.condition];
    case 'for':
      return [expression.collection, expression.condition];
    default:
      // A directive of a template begins with its condition or its collection.
      return expression.kind === 'other' ? [expression.inside] : [];
  }
}
