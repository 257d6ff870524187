/** Allowed sources: what a list of the default branch says of the providers, modules and programs that files would start. */
import type { Location } from '../../model/policy-result.js';
import { type SystemEvidence } from '../reading.js';
import type { PolicySystem } from './policy-system.js';
export declare const ALLOWED_SOURCES: PolicySystem;
/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.doubts why it is not known what would run, in whole sentences
 */
export declare function sourcesEvidence(judged: {
    file: string;
    level: 'mandatory' | 'advisory';
    refused: readonly {
        text: string;
        location?: Location | undefined;
    }[];
    description: string;
    doubts: readonly string[];
}): SystemEvidence;
/** The doubt that the list could not be read. @param why a whole sentence */
export declare function sourcesNotJudged(file: string, why: string): SystemEvidence;
/** Whether what was judged stops a check before anything starts. An advisory list stops nothing that it could judge. */
export declare function stopsBeforeStart({ reading }: SystemEvidence): boolean;
/** What is judged: the directory that would be planned. */
export interface PlaceOfFiles {
    /** Absolute path of what is uploaded or copied. */
    root: string;
    /** Where in it the configuration is; '' for the root itself. */
    workingDirectory: string;
}
export interface JudgedBySources {
    evidence: SystemEvidence;
    /** What a reader should know besides, in whole sentences. */
    notices: string[];
}
/** Judges by one list. No method rejects for anything that the files say. */
export interface SourcesJudge {
    /** The file of the list, as it was written. */
    readonly file: string;
    /** What the files would have installed and run. Nothing may have been started before. */
    judge(place: PlaceOfFiles): Promise<JudgedBySources>;
    /** What `init` has installed, which starts no provider. @param lockFile what it left of it, if anything */
    judgeInstalled(place: PlaceOfFiles, lockFile: string | undefined): Promise<JudgedBySources>;
    /** What has run already to make a plan. @param plan its JSON */
    judgePlanned(place: PlaceOfFiles, plan: unknown): Promise<JudgedBySources>;
}
/** What `init` has installed is not allowed, so nothing is planned. */
export declare class RefusedBySources extends Error {
    readonly name = "RefusedBySources";
}
/** Both judgements of one place as one. */
export declare function bothJudged(one: JudgedBySources, other: JudgedBySources): JudgedBySources;
