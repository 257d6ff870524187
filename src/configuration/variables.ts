/**
 * Reads values of variables that a person gives as texts, as `terraform plan -var` does: what a variable is declared as
 * decides whether its text is the value, or an expression. Held against it in `__tests__/data/values-of-variables.json`.
 */
import { posix } from 'node:path';
import type { ReadableFiles } from '../model/ports.ts';
import { nameSome } from '../model/quote.ts';
import { configurationIn, programsFor, readBy, type ProgramName } from './file-names.ts';
import { fetchModuleFiles, type ModuleFile } from './module-files.ts';
import type { ParsedFiles } from './parsed-files.ts';
import {
  attributeIn,
  literalText,
  partsOf,
  type HclBlock,
  type HclExpression,
} from './syntax/hcl-syntax.ts';
import { parseHcl } from './syntax/parse-hcl.ts';

/** A variable and its value. */
export interface Assigned {
  key: string;
  /** As written by a person, or in HCL. */
  value: string;
}

/** How a text becomes a value: it is one, or an expression in HCL says it. */
type Reading = 'text' | 'expression';

/**
 * Turns texts of variables into HCL.
 *
 * @param directory of the root module, as `files` takes it
 * @param options.program the one that plans, if that is known
 * @param options.parsed what this check has parsed before
 * @returns the values; or what is wrong, each as the end of a sentence about the variables, without their texts, which may
 *   be secret
 */
export async function readAssigned(
  assigned: readonly Assigned[],
  files: ReadableFiles,
  directory: string,
  { program, parsed }: { program?: ProgramName | undefined; parsed?: ParsedFiles | undefined } = {},
): Promise<{ value: Assigned[] } | { problems: string[] }> {
  const names = configurationIn((await files.names(directory)) ?? []);
  const moduleFiles = await fetchModuleFiles(
    names.map((name) => posix.join(directory, name)),
    (path) => files.read(path),
    parsed,
  );
  const programs = program === undefined ? programsFor(names) : [program];
  const readings = programs.map((reader) => {
    const read = new Set(readBy(reader, names));
    return readingsIn(moduleFiles.filter(({ name }) => read.has(name)));
  });
  const problems: string[] = [];
  const [unclear] = moduleFiles.filter((file) => file.isOverride && isUnclear(file));
  const value = assigned.map(({ key, value: text }) => {
    const [reading, ...others] = readings.map((found) => found.get(key));
    if (others.some((other) => other !== reading)) {
      problems.push(`"${key}" is declared in one way for Terraform, and in another for OpenTofu`);
    } else if (reading === undefined) problems.push(notDeclared(key, moduleFiles));
    else if (unclear !== undefined) {
      problems.push(`"${key}" may be declared otherwise in ${unclear.path}, which cannot be read`);
    } else if (reading === 'text') return { key, value: asLiteral(text) };
    else if (isConstant(text)) return { key, value: text };
    else problems.push(`"${key}" takes an expression: write lists, maps and texts as in HCL`);
    return { key, value: '' };
  });
  return problems.length > 0 ? { problems } : { value };
}

function notDeclared(key: string, moduleFiles: readonly ModuleFile[]): string {
  const unclear = moduleFiles.filter(isUnclear);
  if (unclear.length === 0) return `"${key}" is not declared`;
  const paths = unclear.map(({ path }) => path);
  return `"${key}" is not declared, or in a file that cannot be read: ${nameSome(paths, 3)}`;
}

function isUnclear({ problems, unread }: ModuleFile): boolean {
  return problems.length > 0 || unread !== undefined;
}

/** How each variable of a module is read. Overrides change the type of those that other files declare. */
function readingsIn(moduleFiles: readonly ModuleFile[]): Map<string, Reading> {
  const readings = new Map<string, Reading>();
  for (const { body, isOverride } of moduleFiles) {
    for (const block of body.blocks) {
      const [name = ''] = block.labels;
      if (block.type !== 'variable' || (isOverride && !readings.has(name))) continue;
      const reading = readingOf(block);
      if (reading !== undefined) readings.set(name, reading);
      else if (!isOverride) readings.set(name, 'text');
    }
  }
  return readings;
}

/** How a declared type is read; undefined if none is declared. */
function readingOf({ body }: HclBlock): Reading | undefined {
  const type = attributeIn(body, 'type');
  if (type === undefined) return undefined;
  // JSON has a type as a text of HCL.
  const text = literalText(type);
  const named = text === undefined ? type : expressionIn(`(${text}\n)`);
  const isName = named?.kind === 'traversal' && named.steps.length === 0;
  return isName && PRIMITIVE.includes(named.root) ? 'text' : 'expression';
}

const PRIMITIVE = ['string', 'number', 'bool'];

/** A text that should be an expression of HCL: itself if it needs nothing else to be one, else a literal of it. */
export function asExpression(text: string): string {
  return isConstant(text) ? text : asLiteral(text);
}

function asLiteral(text: string): string {
  return jsonAsHcl(JSON.stringify(text));
}

/** A value in JSON as HCL, which writes `${` and `%{` as `$${` and `%%{` where they begin no template. */
export function jsonAsHcl(json: string): string {
  // Not every reader takes `$$${`.
  return json.replaceAll(/(([$%])\2*)\{/g, (_, signs: string, sign: string) =>
    signs === sign ? `${sign}${sign}{` : `${signs}\\u007b`,
  );
}

/** Whether a text is one expression without names and functions: both programs know its value without anything else. */
function isConstant(text: string): boolean {
  const expression = expressionIn(text);
  return expression !== undefined && needsNothing(expression);
}

/** The expression that a text is; undefined if it is none, or more than one. */
function expressionIn(text: string): HclExpression | undefined {
  const { body, problems } = parseHcl(`value = ${text}\n`);
  const [first, ...others] = body.attributes;
  const isOne = problems.length === 0 && others.length === 0 && body.blocks.length === 0;
  return isOne ? first?.value : undefined;
}

function needsNothing(expression: HclExpression): boolean {
  switch (expression.kind) {
    case 'literal':
      return true;
    case 'template':
      return expression.parts.every(needsNothing);
    case 'access':
      // Of a number, such as 1.2.3, there is none.
      return (
        ['tuple', 'object'].includes(expression.of.kind) && partsOf(expression).every(needsNothing)
      );
    case 'tuple':
    case 'object':
    case 'conditional':
    case 'operation':
      return partsOf(expression).every(needsNothing);
    default:
      return false;
  }
}
