/**
 * The modules that `terraform init` or `terraform get` installed. A plan shows of their expressions only what they refer to,
 * and the same call may get other files at another moment.
 */
import { basename, join, relative, resolve } from 'node:path';
import { canonicalJson } from '../approvals/canonical.ts';
import { localPath, MODULE_MANIFEST, readManifest } from '../configuration/module-manifest.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import {
  readConfiguration,
  searchedFiles,
  valuesOfArgument,
} from '../configuration/read-configuration.ts';
import { localFiles } from '../machine/files-here.ts';
import { isBelow, isDirectory } from '../machine/find-repository.ts';
import { fieldOf, fieldsOf, textIn } from '../model/parse.ts';
import { addContents, type Contents } from './file-contents.ts';

/**
 * The calls of modules that are installed, as in `network.subnets`.
 *
 * @param configuration of a plan
 * @returns undefined if the plan does not show its configuration
 */
export function readRemoteCalls(configuration: unknown): string[] | undefined {
  const root = fieldOf(configuration, 'root_module');
  return root === undefined ? undefined : callsBelow(root, '');
}

function callsBelow(module: unknown, prefix: string): string[] {
  return Object.entries(fieldsOf(fieldOf(module, 'module_calls'))).flatMap(([label, call]) => {
    const key = `${prefix}${label}`;
    const isLocal = localPath(textIn(fieldOf(call, 'source'))) !== undefined;
    return [...(isLocal ? [] : [key]), ...callsBelow(fieldOf(call, 'module'), `${key}.`)];
  });
}

/** Where `init` ran, and where it wrote what it installed. Both are absolute. */
interface PlaceOfInit {
  place: string;
  data: string;
}

/**
 * Adds what is installed to the contents.
 *
 * @param module absolute: the directory of the configuration
 * @param calls as `readRemoteCalls` returns them; undefined: the files say it
 * @returns those whose module is not installed
 */
export async function addInstalled(
  contents: Contents,
  module: string,
  {
    places,
    calls,
    parsed,
    signal,
  }: {
    places: readonly PlaceOfInit[];
    calls: readonly string[] | undefined;
    parsed: ParsedFiles | undefined;
    signal: AbortSignal;
  },
): Promise<string[]> {
  const keys: string[] = [];
  for (const [at, { place, data }] of places.entries()) {
    const modules = join(data, 'modules');
    const manifest = join(modules, basename(MODULE_MANIFEST));
    const text = localFiles.readFile(manifest);
    if (text === undefined) continue;
    const read = readManifest(text);
    const records = 'problem' in read ? [] : read;
    const written = records.map((record) => {
      const directory = resolve(place, record.directory);
      if (isDirectory(directory)) keys.push(record.key);
      // The data directory may have another name each time.
      return { ...record, directory: relative(isBelow(directory, data) ? data : place, directory) };
    });
    const lines = 'problem' in read ? text : written.map((record) => canonicalJson(record)).sort();
    const name = `installed ${at}`;
    contents.digests.set(name, canonicalJson(lines));
    const isSkipped = (path: string) => path === manifest;
    await addContents(contents, name, modules, { isSkipped, signal });
  }
  const isInstalled = (call: string) => keys.includes(call);
  if (calls !== undefined) return calls.filter((call) => !isInstalled(call));
  const named = (label: string) => keys.some((key) => key === label || key.endsWith(`.${label}`));
  return labelsIn(module, parsed).filter((label) => !named(label));
}

/** The labels of the calls that name no local directory, as they are written in the files. */
function labelsIn(directory: string, parsed: ParsedFiles | undefined): string[] {
  const { modules } = readConfiguration(directory, searchedFiles(localFiles, parsed));
  const calls = modules.flatMap((module) => [...module.calls.values()]);
  return calls.flatMap((call) => {
    const sources = valuesOfArgument(call, 'source');
    const isLocal = sources.every(
      ({ value }) => value.kind === 'literal' && localPath(String(value.value)) !== undefined,
    );
    return isLocal && sources.length > 0 ? [] : call.label;
  });
}
