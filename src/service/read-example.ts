import { readFileSync } from 'node:fs';

/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
export function readExample(name: 'answers.json' | 'policies.hcl'): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}
