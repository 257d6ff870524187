import type { HclFile } from './syntax/hcl-syntax.js';
/**
 * Parsed files, by syntax and text. What a file is called, and where it is, says whoever reads it: so the files of the
 * checkout, those of the default branch and those that are sent are one to it where they say the same. A check opens one,
 * and hands it to all that read a configuration.
 */
export declare class ParsedFiles {
    private readonly files;
    private characters;
    /** The tree of a text, by the name of its file. Nobody changes it. */
    parse(name: string, text: string): HclFile;
}
