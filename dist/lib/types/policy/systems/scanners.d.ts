import type { Finding } from '../../model/finding.js';
import type { Severity } from '../../model/severity.js';
import { type ScannerException } from '../exceptions.js';
import type { Approvers } from '../policy-owners.js';
import { type SystemEvidence } from '../reading.js';
import type { PlaceOfFiles } from './allowed-sources.js';
import type { PolicySystem } from './policy-system.js';
export declare const SCANNERS: PolicySystem;
/** One finding of a scanner in a workspace, or in the check as a whole. Texts are hostile until escaped. */
export interface ScannerFinding {
    tool: string;
    rule: string;
    severity: Severity;
    isMandatory: boolean;
    message: string;
    /** What the rule is about; '' if it does not say it. */
    title: string;
    help: string | undefined;
    /** Relative to the repository; undefined if it is in no file of it. */
    path: string | undefined;
    line: number | undefined;
    endLine: number | undefined;
    /** The block that it is in, by every address that the workspace has for it. */
    addresses: readonly string[];
    /** Whether the scan of the merge base has it too. */
    isOld: boolean;
    excepted: ScannerException | undefined;
    /** Who may approve it; undefined if nobody may. */
    approvers: Approvers | undefined;
}
export interface JudgedByScanners {
    evidence: SystemEvidence;
    /** What a reader should know besides. */
    notices: Finding[];
}
/** Where the files of a workspace are; `root` is undefined if they are not on this machine. */
export type PlaceIfHere = Omit<PlaceOfFiles, 'root'> & {
    root: string | undefined;
};
/** Judges by the files that scanners wrote. */
export interface ScannersJudge {
    /**
     * What they found in one workspace, and what they found in none of all. It never rejects for anything that files say.
     *
     * @param workspace its name; undefined for what is in no workspace
     * @param place undefined where the files are not on this machine
     * @param all workspaces of this check. What is the same for each of them is found once for one list
     */
    judge(workspace: string | undefined, place: PlaceOfFiles | undefined, all: readonly PlaceIfHere[]): Promise<JudgedByScanners>;
}
/**
 * The findings as evidence: one result for each rule, and what becomes of its findings.
 *
 * @param clean the tools that found nothing here, and whose files say so
 * @param doubts why it is not known what a scanner found
 */
export declare function scannersEvidence(findings: readonly ScannerFinding[], clean: readonly string[], doubts: readonly Finding[]): SystemEvidence;
