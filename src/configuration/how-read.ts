/**
 * Describes how a file is read as a text, so that two configurations can be compared: equal texts mean
 * that both read the file in the same way. Comments and the order of files do not count.
 */
import { definitionsOf, nameOfReference } from './names.ts';
import {
  valuesOfArgument,
  type ModuleCall,
  type WrittenModule,
  type NamedAttribute,
} from './read-configuration.ts';
import type { HclBlock, HclExpression } from './syntax/hcl-syntax.ts';
import {
  functionOf,
  isKnown,
  knownText,
  sameBlocks,
  textsOf,
  type TextNames,
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
    const scope: TextNames = { module, names: new Map(), block };
    const what = `${block?.type ?? ''} ${block?.labels.join('.') ?? ''} ${name}`;
    this.expression(what, value, scope);
    this.decisions(block, module);
    for (const call of module.callers) this.call(call);
  }

  private decisions(block: HclBlock | undefined, module: WrittenModule): void {
    this.deciding(() => this.counts(block, module));
  }

  private counts(block: HclBlock | undefined, module: WrittenModule): void {
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
      for (const { value, block, module } of valuesOfArgument(call, name)) {
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
  private expression(what: string, expression: HclExpression, scope: TextNames): void {
    const text = JSON.stringify(expression, withoutRange);
    const key = `${scope.module.directory} ${what} = ${text}${this.decides ? ' decides' : ''}`;
    if (this.isNew(key)) this.inside(expression, scope);
  }

  private inside(value: unknown, scope: TextNames): void {
    if (typeof value !== 'object' || value === null) return;
    const expression = 'kind' in value ? (value as HclExpression) : undefined;
    if (expression) this.one(expression, scope);
    const decisive = expression ? decisiveParts(expression) : [];
    for (const part of Object.values(value)) {
      if (!decisive.includes(part)) this.inside(part, scope);
    }
    this.deciding(() => decisive.forEach((part) => this.inside(part, scope)));
  }

  private one(expression: HclExpression, scope: TextNames): void {
    if (expression.kind === 'call') this.contents(expression, scope);
    if (expression.kind !== 'traversal' || scope.isTemplate) return;
    const name = nameOfReference(expression);
    if (name.root === 'data' && OF_FILES.test(name.steps[0] ?? '') && this.decides) {
      this.onAnyFile = true;
    }
    for (const { what, module, block, value } of definitionsOf(name, scope.module)) {
      this.expression(what, value, { module, names: new Map(), block });
    }
  }

  /** Adds the content of every template, and of a file that decides which other files are read. */
  private contents(call: Extract<HclExpression, { kind: 'call' }>, scope: TextNames): void {
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
