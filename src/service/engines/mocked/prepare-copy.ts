/**
 * Changes the copy of a configuration so that a plan of it asks no provider and reads no state. What cannot be
 * changed with certainty is a reason not to plan it.
 */
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { HclFile } from '../../../configuration/syntax/hcl-syntax.ts';
import { configurationIn, isForTofuAlone } from '../../../configuration/file-names.ts';
import { readModuleFiles, type ModuleFile } from '../../../configuration/module-files.ts';
import { MODULE_MANIFEST, readManifest } from '../../../configuration/module-manifest.ts';
import { errorMessage } from '../../../model/error-message.ts';
import { editHcl, type AddedNames } from './edit-hcl.ts';
import { editJson } from './edit-json.ts';
import { UncertainEdit } from './edits.ts';
import { readsOfOwnFiles } from './own-files.ts';
import { BUILTIN, requiredProviders, type ProviderNames } from './required-providers.ts';
import { hasTemplates, mayCallElsewhere, unplannableIn } from './unplannable.ts';

/** Files that only tests and queries read. They may configure providers. */
const OF_TESTS = /\.(?:tftest|tfmock|tfquery)\.(?:hcl|json)$/;

interface Copy {
  /** Absolute real path of everything that was uploaded. */
  files: string;
  /** The directory of the root module. */
  work: string;
  /** Ends the names that are added, so that no file has them already. */
  token: string;
  workspaceName: string;
}

export interface PreparedCopy {
  /** The directory of the one test, relative to the root module. */
  testDirectory: string;
  /** The sources of all providers that are mocked. */
  mocked: ReadonlySet<string>;
  /** The variables of the root module. */
  variables: ReadonlySet<string>;
  /** The name of the resources that were added. */
  pendingName: string;
}

interface ConfigurationFile extends ModuleFile {
  /** Relative to the upload, for people. */
  shown: string;
}

/** Why there can be no plan: whole sentences. */
type Reasons = { reasons: string[] };

/** Changes the files of the copy, and adds the test that plans it. Nothing is started. */
export async function prepareCopy(copy: Copy): Promise<PreparedCopy | Reasons> {
  const { files, work, token } = copy;
  const names = namesFor(copy);
  const modules = moduleDirectories(copy);
  if ('reasons' in modules) return modules;
  const reasons: string[] = [];
  const changed = new Map<string, string>();
  const required: ProviderNames[] = [];
  let all: ConfigurationFile[] = [];
  for (const directory of modules.directories) {
    const found = attempt(reasons, () => readModule(directory, files));
    if (found === undefined) continue;
    all = [...all, ...found];
    const providers = attempt(reasons, () => requiredProviders(found.map(({ body }) => body)));
    if (providers !== undefined) required.push(providers);
    for (const file of found) {
      const { path, shown, text, body, isOverride } = file;
      reasons.push(...unplannableIn(body, shown));
      const edit = path.endsWith('.json') ? editJson : editHcl;
      const result = attempt(reasons, () => edit(text, names, isOverride), shown);
      if (result !== undefined && result !== text) changed.set(path, result);
    }
  }
  if (all.some(({ body }) => hasTemplates(body))) reasons.push(...templateReasons(files));
  if (reasons.length > 0) return { reasons };
  const [root = new Map<string, string>()] = required;
  const { declared, mocks, mocked } = declare(root, required, token);
  const added = new Map<string, string>([
    [join(work, `plangate-${token}_override.tf`), declared],
    ...modules.directories.map((directory): [string, string] => [
      join(directory, `plangate-${token}.tf`),
      addition(copy),
    ]),
  ]);
  const removed = readdirSync(work)
    .filter((name) => OF_TESTS.test(name))
    .map((name) => join(work, name));
  const touched = [...changed.keys(), ...added.keys(), ...removed];
  const own = readsOfOwnFiles(
    all,
    touched.map((path) => basename(path)),
  );
  if (own.length > 0) return { reasons: own.slice(0, 5) };
  for (const [path, text] of [...changed, ...added]) await writeFile(path, text);
  for (const path of removed) await rm(path);
  const testDirectory = `plangate-${token}`;
  await mkdir(join(work, testDirectory));
  const run = 'run "plan" {\n  command = plan\n}\n';
  await writeFile(join(work, testDirectory, 'plan.tftest.hcl'), `${mocks}${run}`);
  return {
    testDirectory,
    mocked,
    variables: variablesOf(all, work),
    pendingName: pendingOf(token),
  };
}

function pendingOf(token: string): string {
  return `plangate_${token}`;
}

function namesFor({ token }: Copy): AddedNames {
  return { pending: `terraform_data.${pendingOf(token)}`, workspace: `local.${pendingOf(token)}` };
}

function addition({ token, workspaceName }: Copy): string {
  const name = pendingOf(token);
  const value = JSON.stringify(workspaceName).replaceAll('${', '$${').replaceAll('%{', '%%{');
  return `resource "terraform_data" "${name}" {}\nlocals {\n  ${name} = ${value}\n}\n`;
}

/** Adds to the reasons why something is not certain. */
function attempt<T>(reasons: string[], make: () => T, file?: string): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UncertainEdit)) throw error;
    const what = file === undefined ? 'The configuration' : file;
    reasons.push(`${what} ${errorMessage(error)}. Plan with \`engine: terraform\`.`);
    return undefined;
  }
}

/** The directories of all modules, as `terraform get` has noted them, the root module's first. */
function moduleDirectories({ files, work }: Copy): { directories: string[] } | Reasons {
  const real = realpathSync(work);
  const directories = [real];
  let text = '';
  try {
    text = readFileSync(join(work, ...MODULE_MANIFEST.split('/')), 'utf8');
  } catch {
    return { directories };
  }
  const records = readManifest(text);
  if ('problem' in records) return { reasons: [`${MODULE_MANIFEST} ${records.problem}.`] };
  for (const { key, directory } of records) {
    try {
      const path = realpathSync(join(work, directory));
      if (path !== files && !path.startsWith(files + sep)) {
        return {
          reasons: [`${MODULE_MANIFEST} leads module ${JSON.stringify(key)} out of the upload.`],
        };
      }
      if (!directories.includes(path)) directories.push(path);
    } catch {
      return { reasons: [`The directory of module ${JSON.stringify(key)} cannot be read.`] };
    }
  }
  return { directories };
}

function readModule(directory: string, files: string): ConfigurationFile[] {
  const shownAs = (path: string) => relative(files, path).split(sep).join('/');
  const text = (path: string): string => {
    if (!lstatSync(path).isFile()) throw new UncertainEdit(`has ${shownAs(path)}, which is a link`);
    const bytes = readFileSync(path);
    const text = bytes.toString('utf8');
    if (Buffer.from(text, 'utf8').equals(bytes)) return text;
    throw new UncertainEdit(`has ${shownAs(path)}, which is not in UTF-8`);
  };
  // Terraform reads no file of OpenTofu.
  const names = configurationIn(readdirSync(directory)).filter((name) => !isForTofuAlone(name));
  const source = { text, parsed: new Map<string, HclFile>() };
  const all = readModuleFiles(names, (name) => join(directory, name), source);
  return all.map((file) => ({ ...file, shown: shownAs(file.path) }));
}

/** The requirements that the root module gets in addition, and the mock of each provider. */
function declare(root: ProviderNames, required: readonly ProviderNames[], token: string) {
  const mocked = new Set([BUILTIN, ...required.flatMap((names) => [...names.values()])]);
  const byName = new Map<string, string>();
  const lines: string[] = [];
  const bySource = new Map([...root].map(([name, source]) => [source, name]));
  for (const source of mocked) {
    const own = source === BUILTIN ? 'terraform' : bySource.get(source);
    const name = own ?? `plangate-${token}-${lines.length}`;
    if (own === undefined) lines.push(`    ${name} = { source = ${JSON.stringify(source)} }\n`);
    byName.set(name, source);
  }
  const mocks = [...byName.keys()].map((name) => `mock_provider ${JSON.stringify(name)} {}\n`);
  const declared =
    lines.length === 0 ? '' : `terraform {\n  required_providers {\n${lines.join('')}  }\n}\n`;
  return { declared, mocks: mocks.join(''), mocked };
}

function variablesOf(all: readonly ConfigurationFile[], work: string): Set<string> {
  const real = realpathSync(work);
  const own = all.filter(({ path }) => path === join(real, basename(path)));
  const blocks = own.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'variable'));
  return new Set(blocks.flatMap(({ labels }) => labels.slice(0, 1)));
}

/** Templates can call functions as well; which file is one, only a plan knows. */
function templateReasons(files: string): string[] {
  const reasons: string[] = [];
  const visit = (directory: string): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && mayCallElsewhere(readFileSync(path, 'latin1'))) {
        reasons.push(
          `${relative(files, path)} may be a template that calls plantimestamp, pathexpand or abspath. Plan with \`engine: terraform\`.`,
        );
      }
    }
  };
  visit(files);
  return reasons.slice(0, 5);
}
