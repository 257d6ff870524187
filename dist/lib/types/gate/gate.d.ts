import { type GatePorts, type GateRequest, type GateResult, type WorkspaceResult } from './result.js';
export type { ReportedApply } from './watch-apply.js';
export type { PlanDiagnostic } from '../model/policy-result.js';
export type { GateEvent, GatePorts, GateRequest, GateResult, WorkspaceFacts, WorkspaceResult, } from './result.js';
/**
 * Judges all workspaces of the request. It packs and uploads their files, watches the runs, and ends
 * those that are no longer needed.
 *
 * @param request the workspaces, and what their runs must be to pass
 * @param ports the client, the packer, the clock, the log and the listener for events
 * @returns the verdict and the result of each workspace. It never rejects for anything that the service,
 *   the network or the files do: every problem is in the result.
 */
export declare function gate(request: GateRequest, ports: GatePorts): Promise<GateResult>;
/** Adds what a reader should know of exceptions: which end soon or have ended, and which fit nothing. */
export declare function addExceptionNotices(workspaces: readonly WorkspaceResult[], exceptions: GateRequest['exceptions']): WorkspaceResult[];
