/** What is parsed of the files of a configuration, for all that read it: each text is parsed once, whoever asks first. */
import { isJsonSyntax } from './file-names.ts';
import type { HclFile } from './syntax/hcl-syntax.ts';
import { parseFile } from './syntax/parse-file.ts';

/** A tree takes about 26 bytes for each character of its text. */
const MOST_CHARACTERS = 5_000_000;

/**
 * Parsed files, by syntax and text. What a file is called, and where it is, says whoever reads it: so the files of the
 * checkout, those of the default branch and those that are sent are one to it where they say the same. A check opens one,
 * and hands it to all that read a configuration.
 */
export class ParsedFiles {
  private readonly files = new Map<string, HclFile>();
  private characters = 0;

  /** The tree of a text, by the name of its file. Nobody changes it. */
  parse(name: string, text: string): HclFile {
    const key = `${isJsonSyntax(name) ? 'json' : 'hcl'} ${text}`;
    const known = this.files.get(key);
    if (known !== undefined) return known;
    const file = parseFile(name, text);
    this.files.set(key, file);
    this.characters += key.length;
    // The oldest go first: a large repository has more than a process can hold.
    for (const oldest of this.files.keys()) {
      if (this.characters <= MOST_CHARACTERS) break;
      this.files.delete(oldest);
      this.characters -= oldest.length;
    }
    return file;
  }
}
