/**
 * What the rest has to know of a judge: of a policy system of the service, of own policies, of the guard, of what judges files. It is
 * in each of its results, so nobody has to know which judges there are, and nobody compares their names.
 */
export interface JudgeTraits {
    /** In results and reports, as in `policy-check`. No other judge has it. */
    readonly name: string;
    /** For people, before what its policies say. */
    readonly title: string;
    /** What it judges: the files before anything is started, the run at the service, or the plan. */
    readonly reads: 'files' | 'run' | 'plan';
    /**
     * What a result is of: a policy; a rule of the gate itself, which people approve and nobody overrides; or a finding, which the
     * tool that made it reports as well.
     */
    readonly counted: 'policy' | 'rule' | 'finding';
    /** Whether a result of it shows that a policy judged the plan, as `require-policies` asks. */
    readonly countsAsPolicy: boolean;
    /** Who can accept its failures: people by an override at the service, or people by a comment on the change. */
    readonly acceptedBy: 'service' | 'people' | 'nobody';
    /**
     * How an entry of the file of exceptions names what it excepts: by the policy; by the policy, alone or after its directory; or
     * by a finding, in entries of another kind.
     */
    readonly excepted: 'by-policy' | 'by-directory-and-policy' | 'by-finding' | 'never';
    /**
     * By what it tells one failure of a policy from another: a message, the resource that an answer names in a field of its own, a rule
     * with its place; or nothing, where a text for people is all that there is.
     */
    readonly toldApartBy: 'message' | 'address' | 'place' | 'nothing';
    /** Whether a pass may rest on what is known only after the apply, so that people approve the condition, and it is judged again then. */
    readonly mayHoldLater: boolean;
}
/** Whether it judges at the service, and not on this machine. */
export declare function judgesAtService({ reads }: JudgeTraits): boolean;
