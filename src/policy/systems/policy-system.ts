/** What every policy system of the service is to the rest: how it is asked, read and overridden. */
import type { Client } from '../../client/client.ts';
import type { Listing } from '../../client/listing.ts';
import type { RunInclude, RunWithRelated } from '../../client/wire/run-with-related.ts';
import type { Run } from '../../client/wire/run.ts';
import type { JudgeTraits } from '../../model/judge-traits.ts';
import type { EnforcementLevel } from '../../model/policy-result.ts';
import { hasNoResult, kindOf, type ObjectKind } from '../../model/status.ts';
import type { ReadList, Reading } from '../reading.ts';

/** An evaluation and what its policy sets found. */
export interface WithOutcomes<Evaluation, SetOutcome> {
  evaluation: Evaluation;
  /** Undefined if the evaluation has no result, so that nothing was requested. */
  sets: ReadList<SetOutcome> | undefined;
}

/** An object of a list, as far as it is the same in all systems. */
export interface SystemObject {
  id: string;
  relationships: Run['relationships'];
  attributes: {
    status: string;
    actions?: { 'is-overridable'?: boolean | null | undefined } | null | undefined;
    permissions?:
      | {
          'can-override'?: boolean | null | undefined;
          'can-override-policy'?: boolean | null | undefined;
        }
      | null
      | undefined;
  };
}

/** How a system reads what its lists do not say. */
export interface SystemReader {
  readonly client: Client;
  /** All pages of a list, or why it is not complete. */
  readonly readAll: <T>(listing: Listing<T>) => Promise<ReadList<T>>;
  /** Reads something that only informs; undefined if that takes too long or fails. */
  readonly readOptional: <T>(read: (client: Client) => Promise<T>) => Promise<T | undefined>;
  /** Whether requests are scarce. Then the names of policies that passed are not read. */
  readonly isFrugal: boolean;
}

/** A policy system of the service. It has a list of objects for each run. */
export interface ServiceSystem<Item, Contents> {
  readonly judge: JudgeTraits;
  /** The levels of enforcement that it has. */
  readonly levels: readonly EnforcementLevel[];
  /** The relationship of a run that names its objects, as in `policy-checks`. */
  readonly relation: string;
  /** Whether a run that names no object in that relationship has none, even while it is not over. */
  readonly emptyIsFinal: boolean;
  /** How its failures are overridden. */
  readonly override: {
    /** What is overridden, as in `task-stage`. */
    readonly object: string;
    /** For people, as in `task stage`. */
    readonly title: string;
    /** The status of an object that waits for an override, and that of one that cannot be overridden. */
    readonly waitingStatus: string;
    readonly finalStatus: string;
    /** The status of a run that waits for such an override, where the system has one of its own. */
    readonly runStatus?: string;
  };
  /** What has to come along with each look at the run, to know whether it is over; left out if its status says it. */
  readonly include?: RunInclude;
  /** The parts of a run that may wait for an override while the run's own status says that it goes on. */
  mayWait?(run: RunWithRelated): { stage: string; status: string }[];
  list(client: Client, runId: string): Listing<Item>;
  objectOf(item: Item): SystemObject;
  /** Whether it belongs to the apply, which a run of the gate does not reach. */
  isOfApply(item: Item): boolean;
  /** Whether a part of it has not ended, and can still end. */
  isUnfinished(item: Item): boolean;
  /** Reads what the list does not say. */
  readDetails(item: Item, reader: SystemReader): Promise<Contents>;
  /** What one object says of the run. */
  read(contents: Contents): Reading;
  /** Reads it without names that may be wrong, to know the failures that an override would accept. */
  readCertain?(contents: Contents): Reading;
  /** What the system says during the apply. Left out if it does not judge there. */
  readForApply?(reader: SystemReader, runId: string): Promise<Reading[]>;
  /** Overrides the failures of one object. @param id of the object @param comment the reason, which the service keeps */
  sendOverride(client: Client, id: string, comment: string): Promise<unknown>;
}

/** The traits of a policy system of the service: its names differ, and whether an answer says which resource it is about. */
export function judgeOfService(
  name: string,
  title: string,
  toldApartBy: 'address' | 'nothing' = 'address',
): JudgeTraits {
  return {
    name,
    title,
    reads: 'run',
    counted: 'policy',
    countsAsPolicy: true,
    acceptedBy: 'service',
    excepted: 'by-policy',
    toldApartBy,
    mayHoldLater: false,
  };
}

/** Reads the outcomes of an evaluation; there are none to request if it has no result. */
export async function readOutcomes<Evaluation extends SystemObject, SetOutcome>(
  evaluation: Evaluation,
  table: Readonly<Record<string, ObjectKind>>,
  resource: { outcomes(id: string): Listing<SetOutcome> },
  { readAll }: SystemReader,
): Promise<WithOutcomes<Evaluation, SetOutcome>> {
  const isEmpty = hasNoResult(kindOf(table, evaluation.attributes.status));
  return {
    evaluation,
    sets: isEmpty ? undefined : await readAll(resource.outcomes(evaluation.id)),
  };
}

/** Whether an object with this status goes on by itself, or may. */
export function statusMayChange(
  table: Readonly<Record<string, ObjectKind>>,
  status: string,
): boolean {
  return ['moving', 'unknown'].includes(kindOf(table, status));
}
