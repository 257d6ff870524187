/** Who may override the failures of other people's changes. */
export interface Approvers {
    /** In lower case. */
    people: string[];
    /** GitHub's names of the roles that may approve. */
    roles: string[];
    teams: {
        organization: string;
        team: string;
    }[];
    /** All of them as they are written, without `@`. */
    names: string[];
}
export declare const NOBODY: Approvers;
/** What a list of names takes, as a sentence for people. */
export declare const WRITE_NAMES = "Write people (octocat), role:maintain, role:admin or teams (acme/platform).";
/**
 * Reads names of people, roles and teams, with or without `@`.
 *
 * @returns `unreadable`: the items that are none of them
 */
export declare function toApprovers(items: readonly string[]): {
    approvers: Approvers;
    unreadable: string[];
};
/** Who must agree to a failure of a policy, and how many of them. The plan never says it. */
export interface ApprovalRule {
    approvers: Approvers;
    /** How many different people; 1 or more. */
    count: number;
}
/** The owners of policies: they alone may override a failure. */
export interface PolicyOwners {
    /** `deny_*` fits names of policies, `security/*` a policy set and the name of a policy. */
    lines: readonly {
        pattern: string;
        owners: Approvers;
    }[];
    /** The owners of everything that no line fits, of run tasks, and of what a plan destroys. */
    others: Approvers;
}
interface PolicyName {
    policySet: string;
    policy: string;
}
/** The owners of one policy. */
export declare function ownersOf({ lines, others }: PolicyOwners, policy: PolicyName): Approvers;
/**
 * Those whom a line about this policy or its set names, where the policy says itself who must agree. The list for all policies
 * names nobody for it, and neither does a line whose pattern fits every policy.
 */
export declare function ownersByLine({ lines }: PolicyOwners, policy: PolicyName): Approvers | undefined;
/** Whether the service, or the log of a policy check, names the policy. Without a name its owners are unknown. */
export declare function hasPolicyName({ policy }: PolicyName): boolean;
export {};
