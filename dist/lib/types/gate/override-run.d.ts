/**
 * Overrides the failures of one run: every object of a policy system that waits for an override, and nothing else.
 * Then it follows the run, because a later policy system may wait for a further override.
 * That one is named and not overridden, because the person who gave the reason has not read it yet.
 *
 * Who may override:
 * https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/permissions/organization.
 */
import type { Client } from '../client/client.js';
import type { RunWithRelated } from '../client/resources/runs.js';
import type { Run } from '../client/wire/run.js';
import type { Clock } from '../model/ports.js';
import { type ReadPorts } from './read-policies.js';
import { type Actor, type AuditRecord } from '../trust/audit.js';
/** One object of a run that failed. */
export interface OverrideItem {
    /** As in `policy-check`, `task-stage`. */
    system: string;
    id: string;
    /** The status word it had before. */
    status: string;
    /** Why it was not overridden, for people; absent when it was. Hostile until escaped. */
    problem?: string;
}
/** What became of the failures of a run. */
export interface OverrideResult {
    runId: string;
    workspace?: string;
    /** Name of the account behind the token, when the service names it. */
    by?: string;
    reason: string;
    overridden: OverrideItem[];
    /** Waits for an override that this token may not give, or that the service refused. */
    refused: OverrideItem[];
    /** Failed, and cannot be overridden. */
    final: OverrideItem[];
    /** Failed after the override, and waits for a further one. */
    next: OverrideItem[];
    /** Never judged, although the run goes no further. */
    unjudged: OverrideItem[];
    /** The status word that the run had at last. Hostile until escaped. */
    status: string;
    /** What to do now, as whole sentences. Hostile until escaped. */
    nextSteps: string[];
    /** One record, if anything was overridden. */
    audit: AuditRecord[];
}
/** The run to override, the reason and the person. */
export interface OverrideRequest {
    runId: string;
    /** Not blank. */
    reason: string;
    /** Who asks, and in which job: the comment on the run names both with the reason. */
    actor: Actor;
    /** Where runs may be overridden; anywhere when left out. */
    onlyIn?: {
        organization: string;
        workspaces: readonly string[];
    };
    /** Ids of what may be overridden; anything that waits when left out. The rest waits for a further override. */
    onlyIds?: ReadonlySet<string> | undefined;
}
/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, what cannot be overridden, and what waits next
 * @throws ServiceError with the code `invalid` if the reason is blank or the run is of another workspace
 *   than those named, and with another code if the run or its policies cannot be read
 */
export declare function overrideRun(client: Client, clock: Clock, { runId, reason, actor, onlyIn, onlyIds }: OverrideRequest): Promise<OverrideResult>;
/**
 * Overrides runs one after the other. An error ends it: what was overridden before stays so, and is in the results.
 *
 * @returns how many items each list of the results has together, the records of all, and the error that ended it
 */
export declare function overrideRuns(client: Client, clock: Clock, requests: readonly OverrideRequest[]): Promise<{
    results: OverrideResult[];
    overridden: number;
    refused: number;
    final: number;
    next: number;
    audit: {
        action: 'override' | 'discard' | 'apply' | 'allow-destroys';
        run: string;
        workspace: string;
        by?: string;
        at: string;
        job?: string;
        reason: string;
    }[];
    failure: {
        error: unknown;
    } | undefined;
}>;
/** What an override of a run would do, asked before it acts. */
export declare function previewOverride(client: Client, runId: string, onlyIds?: ReadonlySet<string>): Promise<Record<'overridable' | 'refused' | 'final', number>>;
interface FollowPorts {
    client: Client;
    clock: Clock;
    /** Monotonic. The run is as it is seen then. */
    deadline: number;
    /** The status of the run when it was overridden, if that was just now: it may keep it for a moment. */
    before?: string | undefined;
}
/**
 * Follows a run that was overridden until nothing more happens to it by itself: it has ended, or it waits
 * for people. A service may need a while until a run goes on after an override.
 *
 * @param first the run as it is now, read with `WATCHED`
 * @returns the run as it was seen last, with what belongs to it
 * @throws ServiceError when the run cannot be read
 */
export declare function followRun(first: RunWithRelated, { client, clock, deadline, before }: FollowPorts): Promise<RunWithRelated>;
/** As in `task stage ts-1`. */
export declare function describeOverrideItem({ system, id }: OverrideItem): string;
/** Whether a text says nothing. */
export declare function isBlank(text: string): boolean;
/** A policy or a run task that failed, and that the override would accept; names are hostile until escaped. */
export type OverridableFailure = {
    policySet: string;
    policy: string;
} | {
    runTask: string;
};
/**
 * Reads which failures an override of a run would accept, before anything is overridden. An override of a policy
 * check, a task stage or an evaluation accepts every failure in it, so all of them have to be known.
 *
 * @returns the ids of what waits for an override now, the failures in it, and in whole sentences why it is not known what
 *   would be accepted: with one of these, nothing may be overridden
 * @throws ServiceError when the service did not answer
 */
export declare function readOverridable(run: Run, ports: ReadPorts): Promise<{
    ids: string[];
    failures: OverridableFailure[];
    doubts: string[];
}>;
export {};
