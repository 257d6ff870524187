import type { Location } from '../model/policy-result.js';
import type { ReportChanges } from '../model/report-type.js';
/** The worst first. If a plan names one address twice, the worse action counts. */
declare const ACTIONS: readonly ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
export type ChangeAction = (typeof ACTIONS)[number];
/** What a plan does to one resource, or an action that it invokes. It has no value of an attribute. Every text is hostile until escaped. */
export interface PlannedChange {
    address: string;
    /**
     * `forget`: Terraform no longer manages it and does not destroy it. `none`: it is only moved or imported.
     * `invoke`: it is no resource but an action, which the apply invokes.
     */
    action: ChangeAction;
    /** For an action: what invokes it. */
    trigger?: ActionTrigger | undefined;
    /** For a forgotten resource: whether the plan creates a new one at its address. */
    recreated?: true | undefined;
    /** The address before a move. */
    previousAddress: string | undefined;
    imported: boolean;
    /** Whether it is an object that an earlier replacement left behind. Its address may be in the list twice. */
    deposed: boolean;
    /** One word, as in `cannot_update`. */
    reason: string | undefined;
    /** Top-level attributes that force a replacement. */
    attributes: string[];
    /** What changes inside: what forces a replacement comes first. Undefined where that is not known. */
    differs?: ChangedAttribute[] | undefined;
    location: Location | undefined;
}
export interface ChangedAttribute {
    /** A name of the provider's schema, never a key of a map. Hostile until escaped. */
    name: string;
    /** Present if a difference in it forces the replacement. */
    forces?: true;
}
/** What invokes an action. */
export type ActionTrigger = NonNullable<ReportChanges['changes'][number]['trigger']>;
export interface PlannedChanges {
    /** The worst actions first, and by address. */
    changes: PlannedChange[];
    /** How many changes were left out. Those that are prominent are left out last. */
    leftOut: number;
    source: 'json';
    /** Why the list may be incomplete or wrong, in whole sentences; undefined if it is neither. */
    doubt: string | undefined;
    /** Why some changes have no attributes, in whole sentences; undefined if all have them, or if none were requested. */
    unread?: string | undefined;
    /** Whether the plan says that it left something to plan later, as a plan of some resources does. */
    partial?: boolean | undefined;
    /** Whether the plan has no list of changes at all, as where there is no resource. */
    unlisted?: boolean | undefined;
}
/** The counts of the service. One that it does not have is not compared. */
export type PlanCounts = Readonly<Record<'additions' | 'changes' | 'destructions' | 'imports', number | null | undefined>>;
/** How bad a change is: the worst is 0. */
export declare function severityRank(action: ChangeAction): number;
/** Whether a reviewer sees the change without opening anything, and a guard may need an approval for it. */
export declare function isProminent(action: ChangeAction): boolean;
/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
export declare function describeTrigger({ event, resource, onFailure }: ActionTrigger): string;
/** The text if it can be the address of a resource; undefined otherwise. */
export declare function asAddress(value: unknown): string | undefined;
/** A word that a table may know; anything else is none. */
export declare function asWord(value: unknown): string | undefined;
export {};
