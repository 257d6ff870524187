import { type WrittenText } from './written-texts.js';
/** The beginning and the end of the absolute paths of files. Both may be in the middle of a name. */
export interface PathPattern {
    prefix: string;
    suffix: string;
}
/** A text that leads up. */
export interface Upward {
    /** How many directories it may lead up. */
    steps: number;
    /** The beginning of what is named there. */
    rest: string;
}
/**
 * The paths of which the written text is a part.
 *
 * @param directories where relative names begin
 * @returns undefined if it may be any path
 */
export declare function pathsAround({ text, afterPath, isAttached, rest }: WrittenText, directories: readonly string[]): PathPattern[] | undefined;
/** What a text follows that has no slash between: `path.module` is `.` in the root module. */
export declare function attachedTo(directory: string): string[];
/** A directory with a slash at its end. */
export declare function inDirectory(path: string): string;
/** The texts that lead up, among the words of a text. */
export declare function upwardIn(text: string): Upward[];
/**
 * All paths that computed names may be. Any path is one of them if there are too many.
 *
 * @param upward texts that may become parts of the names
 */
export declare function pathsOfAll(names: readonly PathPattern[], upward: Iterable<Upward>): PathPattern[];
/** A path with slashes, without empty and `.` steps. `~/` is left out: the home directory may be the configuration's. */
export declare function withoutEmptySteps(path: string): string;
/**
 * Whether a path may lead anywhere: it begins with one of the names under which a process finds its own directory
 * and its open files, it leads up from elsewhere, or it has too many steps to be followed.
 */
export declare function mayLeadBack(path: string): boolean;
