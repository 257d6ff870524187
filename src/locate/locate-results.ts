/** Gives policy results and diagnostics their place in the repository's files. */
import { join, relative, sep } from 'node:path';
import type { GateResult, PlanDiagnostic, WorkspaceResult } from '../gate.ts';
import type { Location, PolicyResult } from '../policy/result.ts';
import { findAddresses, parseAddress } from './addresses.ts';
import { loadHcl, type Hcl } from './hcl.ts';
import { createLocator, isInside, type Files, type Locator } from './locate.ts';

export interface LocateOptions extends Files {
  /** Absolute path of the checkout. */
  repositoryRoot: string;
  /** Loaded when left out, and only if something has to be located. */
  hcl?: Hcl;
}

/**
 * Before: places as the service told them, relative to what was packed or to the working directory
 * in it. After: relative to the repository's root, in a file that exists, on a line that it has; a
 * place that cannot be made certain is gone. Never rejects because of a file.
 */
export async function locateResults(
  result: GateResult,
  options: LocateOptions,
): Promise<GateResult> {
  const hcl = options.hcl ?? (await loadHcl().catch(() => undefined));
  const locator = hcl && createLocator(options.repositoryRoot, options, hcl);
  const workspaces: WorkspaceResult[] = [];
  for (const workspace of result.workspaces)
    workspaces.push(await locateWorkspace(workspace, locator, options));
  return { ...result, workspaces };
}

async function locateWorkspace(
  workspace: WorkspaceResult,
  locator: Locator | undefined,
  options: LocateOptions,
): Promise<WorkspaceResult> {
  const { root, workingDirectory } = workspace;
  const module = root === undefined ? undefined : join(root, workingDirectory);
  const places: Places = {
    options,
    locator,
    roots: module === undefined ? [] : roots(module, root),
  };
  const results: PolicyResult[] = [];
  for (const result of workspace.results) results.push(await locateResult(result, places));
  const diagnostics: PlanDiagnostic[] = [];
  for (const diagnostic of workspace.diagnostics)
    diagnostics.push(await locateDiagnostic(diagnostic, places));
  return { ...workspace, results, diagnostics };
}

interface Places {
  options: LocateOptions;
  locator: Locator | undefined;
  /** The root module's directory first, then what was packed, when that is another one. */
  roots: string[];
}

function roots(module: string, root: string | undefined): string[] {
  return root === undefined || root === module ? [module] : [module, root];
}

async function locateResult(result: PolicyResult, places: Places): Promise<PolicyResult> {
  const { location, ...rest } = result;
  const told = location && (await toldPlace(location, result.address, places));
  if (told) return { ...rest, location: told };
  // A passed result is shown nowhere with its place.
  if (result.status === 'passed') return rest;
  if (result.address !== undefined) {
    const found = await locateText(result.address, places);
    return found ? { ...rest, location: found } : rest;
  }
  const only = await onlyAddress([result.message, ...result.output], places);
  return { ...rest, ...only };
}

async function locateDiagnostic(
  diagnostic: PlanDiagnostic,
  places: Places,
): Promise<PlanDiagnostic> {
  const { file, line, ...rest } = diagnostic;
  const told =
    file !== undefined && line !== undefined
      ? await toldPlace(
          { path: file, startLine: line, endLine: line, source: 'diagnostic' },
          diagnostic.address,
          places,
        )
      : undefined;
  const place =
    told ?? (rest.address === undefined ? undefined : await locateText(rest.address, places));
  return place ? { ...rest, file: place.path, line: place.startLine } : rest;
}

async function locateText(text: string, places: Places): Promise<Location | undefined> {
  const address = parseAddress(text);
  const [module] = places.roots;
  return address && module !== undefined ? places.locator?.locate(address, module) : undefined;
}

/** What a message speaks of, if it speaks of one thing that this configuration declares. */
async function onlyAddress(
  texts: readonly string[],
  places: Places,
): Promise<{ address?: string; location: Location } | undefined> {
  const [module] = places.roots;
  if (module === undefined || !places.locator) return undefined;
  const text = texts
    .map((each) => each.slice(0, 20_000))
    .join('\n')
    .slice(0, 100_000);
  const found: { address: string; location: Location }[] = [];
  for (const address of findAddresses(text)) {
    const location = await places.locator.locate(address, module);
    if (location) found.push({ address: address.text, location });
  }
  const [first, ...others] = found;
  if (!first || others.some(({ location }) => !isSamePlace(location, first.location)))
    return undefined;
  // Several instances of one block have one place and no one address.
  return others.length === 0 ? first : { location: first.location };
}

function isSamePlace(one: Location, other: Location): boolean {
  return one.path === other.path && one.startLine === other.startLine;
}

/**
 * A place that the service told. Which directory it counts from is not said: it must be a file
 * under exactly one of the two, or the one that has the address's block there.
 */
async function toldPlace(
  told: Location,
  address: string | undefined,
  places: Places,
): Promise<Location | undefined> {
  const parts = told.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
  if (parts.length === 0 || parts.includes('.terraform') || /^[/\\]|^[A-Za-z]:/.test(told.path))
    return undefined;
  const candidates: Location[] = [];
  for (const root of places.roots) {
    const place = await existing(told, join(root, ...parts), places.options);
    if (place && !candidates.some(({ path }) => path === place.path)) candidates.push(place);
  }
  if (candidates.length < 2) return candidates[0];
  const block = address === undefined ? undefined : await locateText(address, places);
  return candidates.find((place) => place.path === block?.path);
}

async function existing(
  told: Location,
  file: string,
  options: LocateOptions,
): Promise<Location | undefined> {
  const { repositoryRoot } = options;
  if (!isInside(file, repositoryRoot)) return undefined;
  const text = await options.readFile(file);
  if (text === undefined) return undefined;
  const lines = text.endsWith('\n') ? text.split('\n').length - 1 : text.split('\n').length;
  const { startLine } = told;
  if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines) return undefined;
  const path = relative(repositoryRoot, file).split(sep).join('/');
  return { ...told, path, endLine: Math.min(Math.max(told.endLine, startLine), lines) };
}
