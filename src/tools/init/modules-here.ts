/** What each module of a repository says that decides whether and how it can be planned: its state, its providers, its variables. */
import { relative, resolve } from 'node:path';
import { isForTofuAlone, configurationIn } from '../../configuration/file-names.ts';
import { CANNOT_BE_READ, parseModuleFile } from '../../configuration/module-files.ts';
import { ParsedFiles } from '../../configuration/parsed-files.ts';
import {
  readConfiguration,
  searchedFiles,
  type WrittenModule,
} from '../../configuration/read-configuration.ts';
import {
  attributeIn,
  literalText,
  type HclBlock,
  type HclBody,
} from '../../configuration/syntax/hcl-syntax.ts';
import { localFiles } from '../../machine/files-here.ts';
import { slashed } from '../../machine/find-repository.ts';

/** A directory with a configuration. */
export interface ModuleHere {
  /** Relative to the repository, with slashes; `.` for its root. */
  directory: string;
  /** The type of its backend, or `cloud`; undefined where it says none. */
  backend: string | undefined;
  /** The arguments that its backend needs and that the block does not say. */
  backendLacks: string[];
  /** Whether it has a resource, a data source or a call of a module: there is nothing to plan without. */
  isPlannable: boolean;
  /** Local names of the providers that it and the local modules that it calls use, without the built-in one. */
  providers: string[];
  /** Variables without a default, of which no file that Terraform reads by itself has the value. */
  variablesWithoutValue: string[];
  /** The directories of the local modules that it calls, relative to the repository. */
  calls: string[];
  /** Whether it has files that OpenTofu reads and Terraform does not. */
  forTofu: boolean;
  /** Whether all of its files are such files. */
  forTofuAlone: boolean;
  /** A text in it that somebody has to replace, as `REPLACE_ME`; undefined where it has none. */
  placeholder: string | undefined;
  /** The region of its provider of AWS, where that is written out. */
  region: string | undefined;
}

/**
 * @param root absolute path of the repository
 * @param directories relative to it, each with a configuration
 * @param variableFiles which files of variables each plan gets, relative to its directory
 */
export function readModulesHere(
  root: string,
  directories: readonly string[],
  variableFiles: readonly string[] = [],
): ModuleHere[] {
  const parsed = new ParsedFiles();
  return directories.map((directory) => {
    const path = resolve(root, directory);
    const files = variableFiles.map((file) => resolve(path, file));
    const { modules } = readConfiguration(path, searchedFiles(localFiles, parsed), files);
    const [own, ...called] = modules;
    const names = configurationIn(localFiles.readDirectory(path));
    const state = own === undefined ? undefined : stateOf(own);
    return {
      directory,
      backend: state?.backend,
      backendLacks: state === undefined ? [] : lacksOf(state),
      isPlannable: own?.blocks.some(({ block }) => PLANNED.includes(block.type)) === true,
      providers: [...new Set(modules.flatMap(providersOf))].sort(),
      variablesWithoutValue: own === undefined ? [] : withoutValue(own),
      calls: called.map((module) => slashed(relative(root, module.directory)) || '.'),
      forTofu: names.some(isForTofuAlone),
      forTofuAlone: names.every(isForTofuAlone),
      placeholder: own === undefined ? undefined : placeholderIn(directory, own),
      region: own?.blocks.flatMap(({ block }) => regionOf(block))[0],
    };
  });
}

function regionOf({ type, labels: [label], body }: HclBlock): string | [] {
  if (type !== 'provider' || label !== 'aws') return [];
  const region = literalText(attributeIn(body, 'region')) ?? '';
  return /^[a-z]+(?:-[a-z0-9]+)+$/.test(region) ? region : [];
}

/** The names to which a file assigns values, as one of variables or of a backend does; none if it cannot be read. */
export function assignedIn(path: string): string[] {
  const text = localFiles.readFile(path);
  const file = parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, new ParsedFiles());
  return file.body.attributes.map(({ name }) => name);
}

const PLANNED = ['resource', 'data', 'module', 'ephemeral', 'output'];

interface State {
  backend: string;
  body: HclBody;
}

function stateOf({ blocks }: WrittenModule): State | undefined {
  const inside = terraformBlocks(blocks).flatMap(({ body }) => body.blocks);
  const state = inside.findLast(({ type }) => type === 'backend' || type === 'cloud');
  if (state === undefined) return undefined;
  return { backend: state.type === 'cloud' ? 'cloud' : (state.labels[0] ?? ''), body: state.body };
}

function terraformBlocks(blocks: WrittenModule['blocks']): HclBlock[] {
  return blocks.map(({ block }) => block).filter(({ type }) => type === 'terraform');
}

/** The arguments without which `init` fails, and that no variable of the environment gives. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  s3: ['bucket', 'key'],
  azurerm: ['storage_account_name', 'container_name', 'key'],
  gcs: ['bucket'],
  consul: ['path'],
  oss: ['bucket'],
  cos: ['bucket'],
  kubernetes: ['secret_suffix'],
};

function lacksOf({ backend, body }: State): string[] {
  return (NEEDED[backend] ?? []).filter((argument) => attributeIn(body, argument) === undefined);
}

/** The local names in `required_providers`, and the first part of the type of each resource. */
function providersOf({ blocks }: WrittenModule): string[] {
  const required = terraformBlocks(blocks)
    .flatMap(({ body }) => body.blocks)
    .filter(({ type }) => type === 'required_providers')
    .flatMap(({ body }) => body.attributes.map(({ name }) => name));
  const named = blocks.flatMap(({ block: { type, labels } }) => {
    const [label = ''] = labels;
    if (type === 'provider') return label;
    return type === 'resource' || type === 'data' ? (label.split('_')[0] ?? '') : [];
  });
  return [...required, ...named].filter((name) => name !== 'terraform' && name !== '');
}

function withoutValue({ blocks, topAttributes }: WrittenModule): string[] {
  const given = new Set(
    topAttributes.flatMap(({ value }) =>
      value.kind === 'object' ? value.entries.map(({ key }) => literalText(key)) : [],
    ),
  );
  return blocks.flatMap(({ block: { type, labels, body } }) => {
    const [name = ''] = labels;
    const lacks =
      type === 'variable' && attributeIn(body, 'default') === undefined && !given.has(name);
    return lacks ? name : [];
  });
}

/** What people write where somebody else has to put a value. */
const PLACEHOLDER =
  /(?<!\$)\{\{[^{}]*\}\}|<%[^%]*%>|\b(?:REPLACE|CHANGE)[-_ ]?(?:ME|THIS)?\b|\bYOUR[-_][A-Z][A-Z_-]*|<(?:YOUR|INSERT)[^<>\n]*>|\bTODO\b|__[A-Z][A-Z_]*__/;

/** Directories of these names are copied and filled in, and never planned. */
const TEMPLATE = /^[._]?(?:templates?|skeletons?|boilerplates?|scaffold(?:ing)?|cookiecutter.*)$/i;

/** In the name of a directory, or in the block that says where the state is: elsewhere it may be a text of any kind. */
function placeholderIn(directory: string, own: WrittenModule): string | undefined {
  const part = directory.split('/').find((name) => TEMPLATE.test(name) || PLACEHOLDER.test(name));
  if (part !== undefined) return part;
  const state = stateOf(own);
  const values = state === undefined ? [] : textsIn(state.body);
  return values.flatMap((text) => PLACEHOLDER.exec(text)?.[0] ?? [])[0];
}

function textsIn({ attributes, blocks }: HclBody): string[] {
  const own = attributes.flatMap(({ value }) => literalText(value) ?? []);
  return [...own, ...blocks.flatMap(({ body }) => textsIn(body))];
}
