import { type PathPattern, type Upward } from './computed-names.js';
import type { ParsedFiles } from './parsed-files.js';
import { type LoadedFiles } from './read-configuration.js';
/** A place in the configuration that names a file. */
export interface Mention {
    /** Directory of the module that has it. */
    module: string;
    /** File and line, as in `main.tf:3`. */
    where: string;
    /** Whether a function reads what is named; else a text only has the name. */
    isRead: boolean;
    /** Why it may name any file, as the end of a sentence; undefined if it names certain files. */
    why: string | undefined;
    /** A digest of the text and of what decides whether it is used: equal before and after a change that leaves both. */
    written: () => string;
}
/** A directory of which all files, or those with some endings, are named. */
interface NamedDirectory {
    /** Absolute, links in it are not followed; '' is every directory. */
    path: string;
    /** Ending of file names → the places that name such files of this directory; '' stands for all files. */
    endings: Map<string, Mention[]>;
}
/** A module that Terraform loads. */
export interface LoadedModule {
    /** The absolute path of its directory, and every path to which links on it lead. */
    places: string[];
    /** Where links of its files lead. */
    linked: string[];
    /** Each call of it: the directory of the caller, its file and line, and a digest of what is written in the call. */
    calls: {
        from: string;
        where: string;
        written: string;
    }[];
}
/** All that the configuration names. */
export interface NamedFiles {
    /** The root module is the first. */
    modules: LoadedModule[];
    /** Absolute path of a file → who names it. Links in it are not followed. */
    files: Map<string, Mention[]>;
    directories: Map<string, NamedDirectory>;
    /** Names of files that are read of which a part is computed, with where they are written: file and line. */
    computed: (PathPattern & {
        where: string;
    })[];
    /** What may lead a computed name out of its directory. */
    upward: Upward[];
    /** What may read any file. */
    unbounded: UnboundedRead[];
}
/** A place of the configuration that may read any file. */
export interface UnboundedRead {
    /** File and line. */
    where: string;
    /** What is done there, as the end of a sentence. */
    why: string;
}
/** What is searched for, and for how long. */
export interface Search {
    /** Whether anything depends on this file or directory. The others are left out. */
    isRelevant: (path: string) => boolean;
    /** Throws if the time is over or the search was canceled. */
    check?: () => void;
    /** What this check has parsed before. */
    parsed?: ParsedFiles | undefined;
    /** Absolute paths of files of variables that a command or an argument names. */
    variableFiles?: readonly string[] | undefined;
    /**
     * Where files of computed names are looked for, whose texts may name others. Left out, they are not looked for, because
     * nothing depends on them.
     */
    mayChange?: (path: string) => boolean;
}
/**
 * Finds the files that a configuration names.
 *
 * @param root absolute path of the directory that Terraform runs in
 */
export declare function findNamedFiles(root: string, files: LoadedFiles, search: Search): NamedFiles;
export {};
