import type { HclBlock, HclExpression, HclRange } from './syntax/hcl-syntax.js';
import { ParsedFiles } from './parsed-files.js';
/** The files in which a configuration is. Paths are absolute. */
export interface LoadedFiles {
    /** Names of the entries of a directory; empty when there is no such directory. */
    readDirectory(path: string): readonly string[];
    /** The text of a file; undefined when there is none or it cannot be read. */
    readFile(path: string): string | undefined;
    /** The path itself, and every path to which its links lead. */
    follow(path: string): readonly string[];
}
/** An attribute and where it is: its block and module decide whether and how often it is read. */
export interface NamedAttribute {
    module: WrittenModule;
    /** Undefined at the top of a file. */
    block: HclBlock | undefined;
    path: string;
    name?: string;
    value: HclExpression;
}
/** A call of a module. */
export interface ModuleCall {
    module: WrittenModule;
    label: string;
    /** All blocks with this label, overrides included. */
    blocks: {
        module: WrittenModule;
        block: HclBlock;
        path: string;
    }[];
}
/** A module as it is written: all definitions of a name, also those that an override replaces. */
export interface WrittenModule {
    /** Absolute path; links in it are not followed. */
    directory: string;
    /** The files that are read because of their names. */
    paths: string[];
    /** The blocks at the top of the module's files. */
    blocks: {
        block: HclBlock;
        path: string;
    }[];
    /** Attributes outside of blocks, as files of variables have them. */
    topAttributes: NamedAttribute[];
    calls: Map<string, ModuleCall>;
    callers: ModuleCall[];
}
interface Configuration {
    /** The root module is the first. */
    modules: WrittenModule[];
    /** Files that could not be read as a whole, each with the reason, and where its first mistake is. */
    unclear: {
        path: string;
        why: string;
        range?: HclRange | undefined;
    }[];
    /** The source of each call that may name any directory. */
    sources: NamedAttribute[];
}
/** The files of one search, and what it has left. */
export interface SearchedFiles {
    files: LoadedFiles;
    /** The limit of one search over all files. Texts beyond it are not read and count as unclear. */
    budget: {
        characters: number;
        /** Throws if the time is over or the search was canceled. */
        check(): void;
    };
    parsed: ParsedFiles;
}
/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
export declare function searchedFiles(files: LoadedFiles, parsed?: ParsedFiles, check?: () => void): SearchedFiles;
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
export declare function readConfiguration(directory: string, sources: SearchedFiles, variableFiles?: readonly string[]): Configuration;
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
export declare function valuesOfArgument({ blocks }: ModuleCall, argument: string): NamedAttribute[];
/**
 * Where the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
export declare function placesOfModule(directory: string, path: string, files: LoadedFiles): string[];
/** Reads a file within the budget, or says why it cannot be read. */
export declare function readText(path: string, { files, budget }: SearchedFiles): string | {
    why: string;
};
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
export declare function readTemplate(text: string, { budget }: SearchedFiles): HclExpression | undefined;
export {};
