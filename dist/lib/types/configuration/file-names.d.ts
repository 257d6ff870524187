/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */
/** A file of variables under any name, also on file systems without case: a program can be given it. */
export declare const VARIABLES: RegExp;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. They skip `.old.tf`. */
export declare function isConfiguration(name: string): boolean;
/** Whether a configuration file only changes blocks that other files declare. */
export declare function isOverride(name: string): boolean;
/** Whether a file of this name declares blocks of its module. */
export declare function declaresBlocks(name: string): boolean;
/** The configuration files among the entries of a directory, in the order in which they are read: overrides last. */
export declare function configurationIn(names: readonly string[]): string[];
/** Orders two names as their UTF-8 bytes are ordered, which is how both programs read files. */
export declare function compareBytes(a: string, b: string): number;
/** What plans a configuration. */
export type ProgramName = 'terraform' | 'tofu';
/**
 * The configuration files that a program reads, of those in `names`: Terraform none of OpenTofu alone, and OpenTofu none
 * of Terraform that has one of its own beside it.
 */
export declare function readBy(program: ProgramName, names: readonly string[]): string[];
/** The programs that may each read something else of these files; Terraform alone stands for both where they do not. */
export declare function programsFor(names: readonly string[]): ProgramName[];
/** Whether OpenTofu reads a configuration file, and Terraform does not. */
export declare function isForTofuAlone(name: string): boolean;
/** The name of a configuration file without its ending; other names are unchanged. */
export declare function stemOf(name: string): string;
/** Whether a file has the syntax of JSON. */
export declare function isJsonSyntax(name: string): boolean;
/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
export declare function variablesIn(names: readonly string[]): string[];
/** The name of the lock file of providers. */
export declare const LOCK_FILE = ".terraform.lock.hcl";
/** Whether Terraform reads a file of this name in the directory that it runs in. */
export declare function isRead(name: string): boolean;
/** Whether a program takes a file of this name for one of tests, whose providers and modules `init` installs. */
export declare function isTest(program: ProgramName, name: string): boolean;
/** Whether a file of this name has queries, whose providers `init` installs. */
export declare function isQuery(name: string): boolean;
/** Whether Terraform reads a file at this path in some directory, or a person can pass it as variables. */
export declare function mayBeRead(path: string): boolean;
