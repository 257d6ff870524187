/** Finds the blocks of a root module that say where its state is: `backend`, `cloud`, and `state_store` of Terraform 1.16. */
import { posix } from 'node:path';
import type { ReadableFiles } from '../model/ports.ts';
import { configurationIn } from './file-names.ts';
import { fetchModuleFiles } from './module-files.ts';

/** Reads the blocks of a directory. Files without one of their words are not parsed. */
export async function readBackends(files: ReadableFiles, directory: string) {
  const names = configurationIn((await files.names(directory)) ?? []);
  const moduleFiles = await fetchModuleFiles(
    names.map((name) => posix.join(directory, name)),
    (path) => files.read(path),
    (text) => /backend|cloud|state_store|\\u/.test(text),
  );
  const backends = moduleFiles.flatMap(({ name, body }) =>
    body.blocks
      .filter(({ type }) => type === 'terraform')
      .flatMap((block) => block.body.blocks)
      .filter(({ type }) => STATE_BLOCKS.includes(type))
      .map((block) => ({ block, file: name })),
  );
  const written = JSON.stringify(
    backends.map(({ block }) => block),
    (key, value: unknown) => (key === 'range' ? undefined : value),
  );
  return {
    /** `cloud`, or the type of the backend, with the name of the file; overrides last. */
    blocks: backends.map(({ block: { type, labels }, file }) => ({
      kind: type === 'cloud' ? type : (labels[0] ?? ''),
      file,
    })),
    /** JSON of the blocks without their positions in the files: equal if the same is written. */
    written,
    /** Whether each file that may have one could be read completely. */
    isCertain: moduleFiles.every(
      ({ problems, unread }) => problems.length === 0 && unread === undefined,
    ),
    /** Whether the blocks use no variables, which other files could set. */
    isLiteral: !EVALUATED.test(written),
  };
}

/** In `written`: an expression that has to be evaluated. */
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;

const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
