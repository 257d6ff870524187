import type { Archive, PackOptions, PackPorts } from './pack.js';
/**
 * Packs a directory into a reproducible .tar.gz.
 *
 * @param options the directory, and the rules that exclude files from the archive
 * @param ports git is asked through them, and warnings go to the log
 * @returns the archive, and the entries that were excluded. Call its `remove` when it was sent.
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
export declare function packDirectory(options: PackOptions, ports: PackPorts): Promise<Archive>;
/**
 * Opens the file. Every failure is a `PackError` that names the path, and no unfinished file is left behind.
 *
 * @param output the path of the archive, or undefined for a temporary file
 * @param temporary the directory for temporary files
 * @param write as `fs.writeSync`; a parameter, so that tests can fill the disk
 */
export declare function createArchiveFile(output: string | undefined, temporary: string, write?: (fd: number, bytes: Uint8Array, offset: number) => number): {
    /** Where the archive is once `finish` has returned. */
    path: string;
    /** The file or directory that must not be packed while the archive is being written. */
    unfinished: string;
    write: (bytes: Uint8Array) => void;
    finish: () => void;
    /** Closes and deletes an unfinished archive; does nothing after `finish`. */
    abandon: () => void;
    /** Deletes a temporary archive; keeps one that was written to `output`. */
    remove: () => void;
};
