/** Finds where a configuration keeps its state, and decides whether the engine reads it. */
import { readBackends } from '../configuration/backends.ts';
import { isConfiguration, isOverride, stemOf } from '../configuration/file-names.ts';
import type { PlanLimit } from '../model/plan-limit.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';
import type { ReadableFiles } from '../model/ports.ts';

/** The file that the engine adds. It sorts after every name that people choose, so its settings win. */
export const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';

interface StatePlace {
  /** Whether the engine replaces the backend by an empty local state. */
  replaced: boolean;
  limits: PlanLimit[];
  problems: PlanDiagnostic[];
}

/**
 * Finds the backend of a configuration. With `trusted`, the engine reads its state only if the default
 * branch has the same backend, written in literals. `trusted` is the same directory on the default
 * branch, and undefined if the files themselves are trusted.
 */
export async function findStatePlace(
  uploaded: { files: ReadableFiles; directory: string },
  trusted: { files: ReadableFiles; directory: string } | undefined,
): Promise<StatePlace> {
  const problems = await problemsOfNames(uploaded);
  const uploadedBackends = await readBackends(uploaded.files, uploaded.directory);
  const trustedBackends =
    trusted === undefined ? uploadedBackends : await readBackends(trusted.files, trusted.directory);
  // A backend of any other type has a state that a plan has to read.
  const kinds = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
  const readKind = kinds.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
  if (readKind === undefined) {
    return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
  }
  const isAsBefore =
    uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
  if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
    return { replaced: false, problems, limits: [] };
  }
  const message = `The backend "${readKind}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
  return {
    replaced: true,
    problems,
    limits: [emptyState(readKind), { kind: 'not-certain', message }],
  };
}

function emptyState(kind: string | undefined): PlanLimit {
  let where = 'a file, which is not read';
  if (kind === 'cloud') where = 'the `cloud` block’s workspace, which was not read';
  else if (kind !== undefined && kind !== 'local')
    where = `the backend "${kind}", which was not read`;
  return {
    kind: 'empty-state',
    message: `The state of this configuration is in ${where}. Every resource is planned as a new one, and nothing is seen to be destroyed.`,
  };
}

/**
 * The text of the added file: a backend with a state file that does not exist yet.
 *
 * @param states the directory for the states of Terraform's own workspaces; the one of that name in the files does not count
 */
export function overrideText({ stateFile, states }: { stateFile: string; states: string }): string {
  const asLiteral = (path: string): string =>
    JSON.stringify(path).replaceAll('${', '$${').replaceAll('%{', '%%{');
  const lines = [`path = ${asLiteral(stateFile)}`, `workspace_dir = ${asLiteral(states)}`];
  return `terraform {\n  backend "local" {\n    ${lines.join('\n    ')}\n  }\n}\n`;
}

/**
 * A problem for each uploaded file that would override the added one: a later name, or its name
 * with another ending.
 */
async function problemsOfNames(uploaded: {
  files: ReadableFiles;
  directory: string;
}): Promise<PlanDiagnostic[]> {
  const names = (await uploaded.files.names(uploaded.directory)) ?? [];
  const stem = stemOf(OVERRIDE_FILE);
  // Terraform and OpenTofu sort file names by their bytes.
  const isLater = (name: string): boolean =>
    Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
  const wins = (name: string): boolean =>
    isConfiguration(name) && (stemOf(name) === stem || (isOverride(name) && isLater(name)));
  return names.filter(wins).map((name) => ({
    severity: 'error',
    summary: 'A file would replace the state of this plan',
    detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
    file: name,
    line: 1,
  }));
}
