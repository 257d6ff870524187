import { type Archive, type PackOptions, type PackPorts } from './pack.js';
/**
 * Packs a directory.
 *
 * @returns the archive, and what was withheld
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
export declare function packDirectory(options: PackOptions, ports: PackPorts): Promise<Archive>;
