/** `plangate.yml` as text. Names come from files of the repository: they are written as strings of YAML. */
import { SETTINGS_SCHEMA_ADDRESS } from '../../settings/settings-file/write-schema.ts';

/** What a file says. */
export interface ChosenKeys {
  organization?: { value: string };
  workspaces?: readonly ChosenEntry[];
  /** What is not gated yet: the entry to add is a comment. */
  leftOut?: readonly LeftOutEntry[];
  affectedOnly?: boolean;
  /** Directories, relative to the repository. */
  policies?: readonly string[];
  engine?: 'tofu';
  /** Names of variables of the environment that the program gets that plans. */
  engineEnv?: readonly string[];
  commentCommands?: boolean;
  scanners?: readonly ChosenScanner[];
}

export type ChosenEntry = { directories: readonly string[] } | NamedEntry;

interface NamedEntry {
  name: string;
  directory?: string;
  varFile?: string | undefined;
  backendConfig?: string | undefined;
  terraformWorkspace?: string | undefined;
}

interface LeftOutEntry extends NamedEntry {
  /** What it lacks, as the end of a sentence. */
  why: string;
}

export interface ChosenScanner {
  /** The name of the tool, as its file has it. */
  tool: string;
  /** What it writes, from the root of the repository. */
  file: string;
}

/** How long a line may be that has a whole list. */
const LINE_LENGTH = 80;

/** @returns undefined where there is nothing to say, and no file is needed */
export function renderSettingsFile(keys: ChosenKeys): string | undefined {
  const { organization, workspaces = [], affectedOnly, policies = [], scanners = [] } = keys;
  const { leftOut = [], engineEnv = [] } = keys;
  const isGuessed = workspaces.some((entry) => 'name' in entry && entry.varFile !== undefined);
  const entries = [
    ...(isGuessed
      ? ['  # Environments, as their files are called: see that each pair is right.']
      : []),
    ...workspaces.map(renderEntry),
    ...leftOut.map(renderLeftOut),
  ];
  const lines = [
    organization && `organization: ${yamlString(organization.value)}`,
    workspaces.length > 0 && `workspaces:\n${entries.join('\n')}`,
    affectedOnly && 'affected-only: true',
    policies.length > 0 && renderList('policies', policies, ''),
    keys.engine && `engine: ${keys.engine}`,
    engineEnv.length > 0 && renderList('engine-env', engineEnv, ''),
    scanners.length > 0 && renderScanners(scanners),
    keys.commentCommands && 'comment-commands: true',
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return undefined;
  return `# yaml-language-server: $schema=${SETTINGS_SCHEMA_ADDRESS}\n${lines.join('\n')}\n`;
}

function renderEntry(entry: ChosenEntry): string {
  if ('directories' in entry) {
    const said = "  # Each directory's cloud block says which workspaces.\n";
    return `${said}  - ${renderList('directories', entry.directories, '    ')}`;
  }
  const { name, directory, varFile, backendConfig, terraformWorkspace } = entry;
  const pairs = Object.entries({
    name,
    directory,
    'var-file': varFile,
    'backend-config': backendConfig,
    'terraform-workspace': terraformWorkspace,
  }).flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${yamlString(value)}`));
  return `  - { ${pairs.join(', ')} }`;
}

function renderLeftOut({ why, ...entry }: LeftOutEntry): string {
  // Names of variables are texts of any kind.
  const line = why.replaceAll(/[^\x20-\x7e]/g, '?');
  return `  # ${line}:\n${renderEntry(entry).replace('  - ', '  # - ')}`;
}

export function renderScanners(scanners: readonly ChosenScanner[]): string {
  const lines = scanners.map(
    ({ file, tool }) => `  - { file: ${yamlString(file)}, tool: ${yamlString(tool)} }`,
  );
  return ['scanners:', ...lines].join('\n');
}

/** One text, a list on its line, or a line for each. */
function renderList(key: string, items: readonly string[], indentation: string): string {
  const words = items.map(yamlString);
  if (words.length === 1) return `${key}: ${words.join('')}`;
  const line = `${key}: [${words.join(', ')}]`;
  if (line.length <= LINE_LENGTH) return line;
  return `${key}:\n${words.map((word) => `${indentation}  - ${word}`).join('\n')}`;
}

/** A YAML string: plain if it cannot be misread, else quoted as JSON, which YAML reads the same way. */
export function yamlString(value: string): string {
  const isPlain = /^(?:[A-Za-z]|\.\.\/)[A-Za-z0-9_./*-]*$/.test(value);
  const isOtherValue = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
  return isPlain && !isOtherValue ? value : JSON.stringify(value);
}
