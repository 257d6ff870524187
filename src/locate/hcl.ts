/** The HCL parser for other rooms, which load it only if a file has to be parsed. */
import type { HclFile } from './hcl-syntax.ts';
import { readJsonBody } from './json-body.ts';
import { parseHcl } from './parse-hcl.ts';

export interface Hcl {
  /** Parses one `.tf` or `.tfvars` file. Never throws: what is wrong is listed in `problems`. */
  parse(text: string): HclFile;
  /** Parses one `.tf.json` file, in which names may repeat. Never throws either. */
  parseJson(text: string): HclFile;
}

/** Loads the parser. */
export async function loadHcl(): Promise<Hcl> {
  return { parse: parseHcl, parseJson: readJsonBody };
}
