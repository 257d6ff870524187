/** The `.tf` files of one directory as one module. */
import { posix } from 'node:path';
import type { Hcl } from '../../locate/hcl.ts';
import type { HclAttribute, HclBlock, HclBody, HclRange } from '../../locate/hcl-syntax.ts';
import type { Tree } from '../tree.ts';
import type { PlanProblem } from './plan-document.ts';

/** A block and the file it stands in, relative to the working directory. */
export interface Placed {
  block: HclBlock;
  file: string;
}

export interface Module {
  /** Relative to the upload's root, '' for the root itself. */
  directory: string;
  resources: Placed[];
  dataSources: Placed[];
  /** Both by `resource.type.name` and `data.type.name`. */
  named: Map<string, Placed>;
  calls: Placed[];
  variables: Map<string, Placed>;
  locals: Map<string, HclAttribute>;
  outputs: Map<string, Placed>;
  /** `required_providers`: local name → what is written there. */
  providers: Map<string, HclAttribute>;
}

/** What was uploaded, and how to read it. */
export interface Sources {
  files: Tree;
  hcl: Hcl;
  workingDirectory: string;
  problems: PlanProblem[];
  /** Files and directories that were read before: a module may be called a thousand times. */
  parsed: Map<string, HclBody>;
  modules: Map<string, Module>;
  /** How many bytes may still be read. */
  budget: { bytes: number };
}

/** Parsing takes time and memory by the byte; no real configuration comes near it. */
export const MOST_CONFIGURATION = 320 * 1024;

/** The most problems of one file: readers do not look at more. */
const MOST_PROBLEMS = 100;

/** Reads a module; undefined when the directory holds no `.tf` file. */
export function loadModule(sources: Sources, directory: string): Module | undefined {
  const known = sources.modules.get(directory);
  if (known !== undefined) return known;
  const names = sources.files.list(directory).filter((path) => path.endsWith('.tf'));
  if (names.length === 0) return undefined;
  const module: Module = {
    directory,
    resources: [],
    dataSources: [],
    named: new Map(),
    calls: [],
    variables: new Map(),
    locals: new Map(),
    outputs: new Map(),
    providers: new Map(),
  };
  sources.modules.set(directory, module);
  for (const path of names) {
    const file = posix.relative(sources.workingDirectory, path);
    for (const block of parseFile(sources, path, 'file').blocks)
      place(module, { block, file }, sources.problems);
  }
  return module;
}

/** What can be read of a file; what cannot be is a problem of the plan. */
export function parseFile(sources: Sources, path: string, what: string): HclBody {
  const known = sources.parsed.get(path);
  if (known !== undefined) return known;
  const file = posix.relative(sources.workingDirectory, path);
  const bytes = sources.files.get(path) ?? new Uint8Array();
  const before = sources.budget.bytes;
  sources.budget.bytes -= bytes.length;
  if (sources.budget.bytes < 0) {
    if (before >= 0) sources.problems.push(tooMuch(file));
    return { attributes: [], blocks: [] };
  }
  const { body, problems } = sources.hcl.parse(decodeText(bytes));
  sources.parsed.set(path, body);
  for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) {
    sources.problems.push({
      severity: 'error',
      summary: 'Invalid HCL',
      detail: `The ${what} could not be read: ${message}.`,
      range: toProblemRange(file, range),
    });
  }
  return body;
}

function tooMuch(filename: string): PlanProblem {
  const position = { line: 1, column: 1 };
  return {
    severity: 'error',
    summary: 'Too much configuration',
    detail: `This service plans ${String(MOST_CONFIGURATION)} bytes of configuration at most.`,
    range: { filename, start: position, end: position },
  };
}

function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

export function toProblemRange(
  filename: string,
  range: HclRange,
): NonNullable<PlanProblem['range']> {
  return {
    filename,
    start: { line: range.startLine, column: range.startColumn },
    end: { line: range.endLine, column: range.endColumn },
  };
}

function place(module: Module, placed: Placed, problems: PlanProblem[]): void {
  const { block } = placed;
  const [first = '', second = ''] = block.labels;
  switch (block.type) {
    case 'resource':
    case 'data': {
      const key = `${block.type}.${first}.${second}`;
      const twin = module.named.get(key);
      if (twin !== undefined) {
        problems.push({
          severity: 'error',
          summary: `Duplicate ${block.type} "${first}" "${second}"`,
          detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
          range: toProblemRange(placed.file, block.range),
        });
      } else {
        module.named.set(key, placed);
        (block.type === 'resource' ? module.resources : module.dataSources).push(placed);
      }
      break;
    }
    case 'module':
      module.calls.push(placed);
      break;
    case 'variable':
      module.variables.set(first, placed);
      break;
    case 'output':
      module.outputs.set(first, placed);
      break;
    case 'terraform':
      for (const inner of block.body.blocks.filter(({ type }) => type === 'required_providers')) {
        for (const attribute of inner.body.attributes) {
          module.providers.set(attribute.name, attribute);
        }
      }
      break;
    case 'locals':
      for (const attribute of block.body.attributes) module.locals.set(attribute.name, attribute);
      break;
    default:
  }
}
