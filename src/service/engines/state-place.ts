/** Finds where a configuration keeps its state, and decides whether the engine reads it. */
import { posix } from 'node:path';
import type { HclBlock, HclBody } from '../../configuration/syntax/hcl-syntax.ts';
import { isConfiguration, isOverride, stemOf } from '../../configuration/file-names.ts';
import type { Hcl } from '../../configuration/syntax/hcl.ts';
import type { ReadableFiles } from '../../model/ports.ts';
import type { PlanLimit, PlanProblem } from '../plan/plan-document.ts';

/** The file that the engine adds. It sorts after every name that people choose, so its settings win. */
export const OVERRIDE = 'zzzz_zzzz_override.tf';

interface StatePlace {
  /** True: the engine replaces the backend by an empty local state. */
  replaced: boolean;
  limits: PlanLimit[];
  problems: PlanProblem[];
}

/**
 * Finds the backend of an upload. With `trusted`, the engine reads its state only if the default
 * branch has the same backend, written in literals. `trusted` is the same directory on the default
 * branch, and undefined if the upload itself is trusted.
 */
export async function findStatePlace(
  hcl: Hcl,
  uploaded: { files: ReadableFiles; directory: string },
  trusted: { files: ReadableFiles; directory: string } | undefined,
): Promise<StatePlace> {
  const problems = await problemsOf(uploaded);
  const uploadedBackends = await backendsOf(hcl, uploaded);
  const trustedBackends = trusted === undefined ? uploadedBackends : await backendsOf(hcl, trusted);
  const kept = [...uploadedBackends.kinds, ...trustedBackends.kinds].find(isKept);
  if (kept === undefined) {
    return { replaced: true, problems, limits: [emptyState(uploadedBackends.kinds[0])] };
  }
  const isAsBefore =
    uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
  if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
    return { replaced: false, problems, limits: [] };
  }
  const message = `The backend "${kept}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
  return { replaced: true, problems, limits: [emptyState(kept), { kind: 'not-certain', message }] };
}

/** Whether a backend of this type has a state that a plan has to read. */
function isKept(kind: string): boolean {
  return kind !== 'cloud' && kind !== 'remote' && kind !== 'local';
}

function emptyState(kind: string | undefined): PlanLimit {
  const where =
    kind === undefined || kind === 'local'
      ? 'The state of this configuration is in a file, which is not uploaded.'
      : `The state of this configuration is in the ${kind === 'cloud' ? '`cloud` block’s workspace' : `backend "${kind}"`}, which was not read.`;
  return {
    kind: 'empty-state',
    message: `${where} Every resource is planned as a new one, and nothing is seen to be destroyed.`,
  };
}

/** The text of the added file: a backend with a state file that does not exist yet. */
export function overrideText(stateFile: string): string {
  const path = JSON.stringify(stateFile).replaceAll('${', '$${').replaceAll('%{', '%%{');
  return `terraform {\n  backend "local" {\n    path = ${path}\n  }\n}\n`;
}

/**
 * A problem for each uploaded file that would override the added one: a later name, or its name
 * with another ending.
 */
async function problemsOf(uploaded: {
  files: ReadableFiles;
  directory: string;
}): Promise<PlanProblem[]> {
  const names = (await uploaded.files.names(uploaded.directory)) ?? [];
  const stem = stemOf(OVERRIDE);
  const wins = (name: string): boolean =>
    isConfiguration(name) && (stemOf(name) === stem || (isOverride(name) && sortsBehind(name)));
  return names.filter(wins).map((name) => ({
    severity: 'error',
    summary: 'A file would replace the state of this plan',
    detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE}.`,
    range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
  }));
}

/** Whether a file is read after the added one: Terraform and OpenTofu sort file names by their bytes. */
function sortsBehind(name: string): boolean {
  return Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE)) > 0;
}

/** The `backend` and `cloud` blocks of a root module, in the order of its files. */
async function backendsOf(
  hcl: Hcl,
  { files, directory }: { files: ReadableFiles; directory: string },
): Promise<Backends> {
  let isCertain = true;
  const backends: HclBlock[] = [];
  const names = (await files.names(directory)) ?? [];
  for (const name of names.filter(isConfiguration).sort()) {
    const text = (await files.read(posix.join(directory, name))) ?? '';
    if (!/backend|cloud|\\u/.test(text)) continue;
    const { body, problems } = hcl.parseFile(name, text);
    isCertain &&= problems.length === 0;
    for (const block of body.blocks.filter(({ type }) => type === 'terraform')) {
      backends.push(...nested(block.body));
    }
  }
  const kinds = backends.map(({ type, labels: [label = ''] }) => (type === 'cloud' ? type : label));
  // The text of the blocks without their positions in the files.
  const text = JSON.stringify(backends, (key, value: unknown) =>
    key === 'range' ? undefined : value,
  );
  return { kinds, written: text, isCertain, isLiteral: !EVALUATED.test(text) };
}

interface Backends {
  /** For each block `cloud`, or the type of the backend. */
  kinds: string[];
  written: string;
  /** True if each file could be read completely. */
  isCertain: boolean;
  /** True if the blocks use no variables, which other files could set. */
  isLiteral: boolean;
}

const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;

function nested({ blocks, attributes }: HclBody): HclBlock[] {
  // A file in JSON has its blocks as attributes.
  const inJson = attributes.flatMap(({ name, value, range }) => {
    if (name === 'cloud') return [toBlock(name, [], { name, value, range })];
    if (name !== 'backend') return [];
    const objects = value.kind === 'tuple' ? value.items : [value];
    return objects.flatMap((object) =>
      object.kind !== 'object'
        ? []
        : object.entries.map(({ key, value: inner }) => {
            const label = key.kind === 'literal' ? String(key.value) : '';
            return toBlock(name, [label], { name, value: inner, range });
          }),
    );
  });
  return [...blocks.filter(({ type }) => type === 'cloud' || type === 'backend'), ...inJson];
}

function toBlock(
  type: string,
  labels: string[],
  attribute: HclBody['attributes'][number],
): HclBlock {
  return { type, labels, body: { attributes: [attribute], blocks: [] }, range: attribute.range };
}
