/** Compares a text byte for byte with a file under `__tests__/golden/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_REF } from '../../src/model/own-pages.ts';
import { VERSION } from '../../src/model/version.ts';
import { expect } from './jest.ts';

/** The golden files lie beside the sources; the tests run from `build/`. */
const FOLDER = fileURLToPath(new URL('../../../__tests__/golden/', import.meta.url));

/**
 * Fails when `text` is not exactly what `__tests__/golden/<name>` holds, or when that file is
 * missing. With `GOLDEN=update` in the environment the file is written instead.
 */
export function expectGolden(name: string, text: string): void {
  const path = join(FOLDER, name);
  // They are not about the version: in all of them it is the first one.
  const shown = text
    .replaceAll(`Plangate ${VERSION}`, 'Plangate 1.0.0')
    .replaceAll(`plangate/plangate/blob/${BUILT_REF}/`, 'plangate/plangate/blob/v1.0.0/');
  if (process.env['GOLDEN'] === 'update') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, shown);
    return;
  }
  expect(shown).toBe(readGolden(path));
}

function readGolden(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} cannot be read. Write it with GOLDEN=update and look at it.`, {
      cause: error,
    });
  }
}
