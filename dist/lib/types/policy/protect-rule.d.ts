import { type Approvers } from './policy-owners.js';
export interface ProtectRule {
    pattern: string;
    /** Undefined: everybody whom the workflow of commands names for what no line fits. */
    approvers?: Approvers | undefined;
}
/** The words of a line, without the `-` of a list of YAML. */
export declare function wordsOfLine(line: string): string[];
/** Reads `aws_db_instance.*` or `aws_db_instance.* by @acme/data`. */
export declare function readProtectRule(line: string): ProtectRule | {
    problem: string;
};
/** What is approved of a resource under a rule that names people: so no approval under another rule counts for it. */
export declare function actUnder({ pattern, approvers }: ProtectRule, act: string): string;
