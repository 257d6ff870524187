/** Parses files of a configuration. */
import { isJsonSyntax } from '../file-names.ts';
import type { HclFile } from './hcl-syntax.ts';
import { readJsonBody } from './json-body.ts';
import { parseHcl } from './parse-hcl.ts';

/** Parses a file of a configuration, or of variables, by its name: HCL, or JSON as the same tree. Never throws either. */
export function parseFile(name: string, text: string): HclFile {
  return isJsonSyntax(name) ? readJsonBody(text) : parseHcl(text);
}
