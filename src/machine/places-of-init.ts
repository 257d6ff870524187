/** Where `terraform init` ran, and where it wrote what it installed. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../model/ports.ts';
import { isDirectory } from './find-repository.ts';

const CACHE = '.terragrunt-cache';
const DEEPEST_IN_CACHE = 8;

/** The data directory of a place, absolute. */
export function dataDirectoryOf(place: string, environment: Environment): string {
  return resolve(place, environment['TF_DATA_DIR'] || '.terraform');
}

/** Where `init` may have run: in the directory itself, or in what Terragrunt made of it, the newest first. */
export function placesOfInit(directory: string, environment: Environment): string[] {
  const isInitialized = (place: string) => isDirectory(dataDirectoryOf(place, environment));
  const cache = join(directory, CACHE);
  if (isInitialized(directory) || !isDirectory(cache)) return [directory];
  const found: string[] = [];
  const search = (place: string, depth: number): void => {
    if (isInitialized(place)) found.push(place);
    else if (depth < DEEPEST_IN_CACHE) {
      for (const entry of readdirSync(place, { withFileTypes: true })) {
        if (entry.isDirectory()) search(join(place, entry.name), depth + 1);
      }
    }
  };
  search(cache, 0);
  const timeOf = (place: string) => statSync(dataDirectoryOf(place, environment)).mtimeMs;
  return [...found.sort((one, other) => timeOf(other) - timeOf(one)), directory];
}
