/** Allowed sources: what a list of the default branch says of the providers, modules and programs that files would start. */
import type { Location } from '../../model/policy-result.js';
import type { Finding } from '../../model/finding.js';
import type { Sentence } from '../../model/sentence.js';
import { type SystemEvidence } from '../reading.js';
import type { PolicySystem } from './policy-system.js';
export declare const ALLOWED_SOURCES: PolicySystem;
/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.remedy what to use, or to add to the list
 * @param judged.doubts why it is not known what would run
 */
export declare function sourcesEvidence(judged: {
    file: string;
    level: 'mandatory' | 'advisory';
    refused: readonly {
        text: string;
        location?: Location | undefined;
    }[];
    description: string;
    remedy?: Sentence | undefined;
    doubts: readonly Finding[];
}): SystemEvidence;
/** The doubt that the list could not be read. */
export declare function sourcesNotJudged(file: string, why: Finding): SystemEvidence;
/** What is judged: the directory that would be planned. */
export interface PlaceOfFiles {
    /** Absolute path of what is uploaded or copied. */
    root: string;
    /** Where in it the configuration is; '' for the root itself. */
    workingDirectory: string;
}
/** What is known later: what `init` left of the lock file, if anything; or the JSON of a plan that was made before, if it can be read. */
export type KnownLater = {
    lockFile: string | undefined;
} | {
    plan: unknown;
};
export interface JudgedBySources {
    evidence: SystemEvidence;
    /** What a reader should know besides. */
    notices: Finding[];
    /** Says all of it again, with what the list says of what is known later; left out where that changes nothing. */
    again?: ((this: void, later: KnownLater) => Promise<JudgedBySources>) | undefined;
}
/** Judges by one list. */
export interface SourcesJudge {
    /** The file of the list, as it was written. */
    readonly file: string;
    /**
     * What the files would have installed and run. Nothing may have been started before. It rejects with the end of a
     * sentence where they cannot be judged, and never for anything that they say.
     */
    judge(place: PlaceOfFiles): Promise<JudgedBySources>;
}
