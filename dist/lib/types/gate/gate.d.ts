import type { AnyJudge } from './judges/policy-judge.js';
import { type FoundWorkspace, type GatePorts, type GateRequest, type GateResult } from './result.js';
import { type PlanSource } from './source.js';
export type { PlanDiagnostic } from '../model/policy-result.js';
export type { GateEvent, GatePorts, GateRequest, GateResult, WorkspaceResult } from './result.js';
/**
 * Judges all workspaces that the source finds.
 *
 * @param request what is asked of the plans
 * @param ports the clock, the log and the listener for events
 * @param judges all of them; a test adds one
 * @returns the verdict and the result of each workspace. It never rejects for anything that the service, the network, the
 *   programs or the files do: every problem is in the result.
 */
export declare function gate<Found extends FoundWorkspace, Ready extends Found>(source: PlanSource<Found, Ready>, request: GateRequest, ports: GatePorts, judges?: readonly AnyJudge[]): Promise<GateResult>;
