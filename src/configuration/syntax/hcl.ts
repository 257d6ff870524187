/** The parsers of a configuration for other rooms, which load them only if a file has to be parsed. */
import { isJsonSyntax } from '../file-names.ts';
import type { HclFile } from './hcl-syntax.ts';
import { readJsonBody } from './json-body.ts';
import { parseHcl } from './parse-hcl.ts';

export interface Hcl {
  /** Parses a text of HCL. Never throws: what is wrong is listed in `problems`. */
  parse(text: string): HclFile;
}

/** Parses a file of a configuration, or of variables, by its name: HCL, or JSON as the same tree. Never throws either. */
export function parseFile(name: string, text: string): HclFile {
  return isJsonSyntax(name) ? readJsonBody(text) : parseHcl(text);
}

export async function loadHcl(): Promise<Hcl> {
  return { parse: parseHcl };
}
