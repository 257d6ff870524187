/** The owners of policies: they alone may override a failure. */
export interface PolicyOwners<Owners> {
    /** `deny_*` fits names of policies, `security/*` a policy set and the name of a policy. */
    lines: readonly {
        pattern: string;
        owners: Owners;
    }[];
    /** The owners of everything that no line fits, of run tasks, and of what a plan destroys. */
    others: Owners;
}
interface PolicyName {
    policySet: string;
    policy: string;
}
/** The owners of one policy. */
export declare function ownersOf<Owners>({ lines, others }: PolicyOwners<Owners>, policy: PolicyName): Owners;
/** Whether the service, or the log of a policy check, names the policy. Without a name its owners are unknown. */
export declare function hasPolicyName({ policy }: PolicyName): boolean;
export {};
