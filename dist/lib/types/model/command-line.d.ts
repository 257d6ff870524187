/**
 * Commands that people copy from a message. Each has the options that decide which host gets the
 * token, unless the command would choose that host by default.
 */
/** What decides to which service a command goes, and by which files. */
export interface CommandPlace {
    /** Scheme, host and port of the service. */
    serviceOrigin: string;
    /** As the workflow or the person wrote it; its `cloud` block may name another host. */
    directory?: string | undefined;
}
/**
 * Adds the host to a command that has no `--directory`: without it, the command would read the
 * `cloud` block of the directory in which a person types it.
 */
export declare function withHostOption(command: string, { serviceOrigin, directory }: CommandPlace): string;
/** Adds the host and the directory, for a command that reads the files. */
export declare function withPlaceOptions(command: string, service: CommandPlace): string;
/**
 * The command that overrides the runs of a commit that wait in these workspaces. People add the reason.
 *
 * @param commit the whole hash
 */
export declare function overrideOfCommit(named: {
    commit: string;
    organization: string;
    workspaces: readonly string[];
}, place: CommandPlace): string;
/** Quotes a text so that any shell takes it for one word. */
export declare function quotedWord(text: string): string;
