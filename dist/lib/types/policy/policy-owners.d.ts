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
/** Whether the service, or the log of a policy check, names the policy. Without a name its owners are unknown. */
export declare function hasPolicyName({ policy }: PolicyName): boolean;
export {};
