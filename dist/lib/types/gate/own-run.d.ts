/**
 * Whether a run belongs to this gate, and whether it may still be used: asked before a run is taken over, combined or
 * overridden by a command. A seal says that this gate made its configuration version for this change, commit and workspace,
 * and the service says everything else. A text that anybody could have written only ever refuses.
 */
import type { Client } from '../client/client.js';
import type { ConfigurationVersion } from '../client/wire/configuration-version.js';
import type { Run } from '../client/wire/run.js';
import type { Clock } from '../model/ports.js';
import { type NotOwn, type RunSeals, type SealedFacts } from '../trust/run-seals.js';
import { type ListedRuns } from './listed-runs.js';
/** The comment on a run by which its use ends. @param by who commanded it, in which job */
export declare function commentOfAgain(by: string, jobUrl: string | undefined): string;
export interface RunToExamine {
    run: Run;
    workspaceId: string;
    /** Seals that stand elsewhere than in the message. */
    otherSeals?: readonly string[] | undefined;
}
export interface OwnRunPorts {
    client: Client;
    clock: Clock;
    seals: RunSeals;
    /** All runs that name the change or the group, newest first. */
    listed: ListedRuns;
    /** As in `acme/infra#42`, as the messages of the gate's runs name it; undefined for jobs about no change. */
    changeRequest: string | undefined;
    /**
     * Ids of runs whose use was ended and that the comment of the gate names, for a service that lets this token write no
     * comment on a run. Resolves to undefined if the comment could not be read. Left out where the gate has no comment.
     */
    endedByComment?: (() => Promise<ReadonlySet<string> | undefined>) | undefined;
    /** Whether the run counts at any age: people approved it, and all that its plan depends on is as it was. */
    atAnyAge?: boolean | undefined;
}
/** A run of this gate. */
export interface OwnRun {
    versionId: string;
    /** Of the seal that was made when the run was started. */
    facts: SealedFacts;
    /** That seal, and whether the message of the run has it. */
    seal: string;
    isInMessage: boolean;
    /** Of the seals by which jobs of this gate took the run over for later commits. */
    later: SealedFacts[];
}
/** Opens the seals of a run. Nothing is asked. */
export declare function openSealsOf({ run, workspaceId, otherSeals }: RunToExamine, { client, seals }: Pick<OwnRunPorts, 'client' | 'seals'>): OwnRun | NotOwn;
/** What is sealed of the run for this commit: a job of the gate started it for that, or took it over. */
export declare function factsFor({ facts, later }: Pick<OwnRun, 'facts' | 'later'>, head: string): SealedFacts | undefined;
/** By the service's own clock, if it says what time it is: the clock of this machine may be wrong. */
export declare function ageMsOf(run: Run, { client, clock }: {
    client: Client;
    clock: Clock;
}): number;
/**
 * Asks the service everything by which a run with a seal counts.
 *
 * @param head the commit for which it is to count
 * @param ports.version its configuration version, if it came with the run
 * @returns as `why` the end of a sentence about the run; undefined if it counts
 * @throws UnreadError if something that could end its use was not read, or what the client threw
 */
export declare function whyNotUsable(run: Run, { facts, versionId, isInMessage }: OwnRun, head: string, ports: OwnRunPorts & {
    version?: ConfigurationVersion | undefined;
}): Promise<string | undefined>;
/** Whether a comment on the run ends its use. @throws UnreadError if one has no text, or what the client threw */
export declare function saysAgain(runId: string, client: Client): Promise<boolean>;
