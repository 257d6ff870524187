/**
 * Plangate as a library: the typed client of the service, the packer, the gate.
 *
 * ```ts
 * import { connect } from 'plangate';
 *
 * const { client, close } = connect({ origin: 'https://app.terraform.io', token });
 * const workspace = await client.workspaces.showByName('acme', 'net-prod');
 * for await (const version of client.configurationVersions.list(workspace.id)) {
 *   console.log(version.id, version.attributes.status);
 * }
 * await close();
 * ```
 *
 * Attribute names are the service's own, as in `version.attributes['auto-queue-runs']`. What goes
 * wrong between here and the service is a `ServiceError` with one of a closed set of codes.
 */
export { connect } from './connect.ts';
export type { ConnectOptions } from './connect.ts';

export { createClient } from './client/create-client.ts';
export { createSend } from './client/send.ts';
export { ServiceError } from './client/errors.ts';
export type { Client, ClientOptions, ServiceIdentity } from './client/client.ts';
export type { RunEventWithRelated } from './client/run-events.ts';
export type { ServiceErrorCode } from './client/errors.ts';
export type { Listing, Page, PageRequest } from './client/pages.ts';

export { packDirectory } from './archive/pack-directory.ts';
export { PackError } from './archive/pack.ts';
export type { Archive, PackOptions, PackPorts, RuleSet } from './archive/pack.ts';

export { gate } from './gate.ts';
export type { GateEvent, GateOptions, GatePorts, GateResult, WorkspaceResult } from './gate.ts';
export type { PolicyResult, RunTaskResult } from './policy/result.ts';
export { isGreen, VERDICTS } from './policy/verdict.ts';
export type { FailOn, Verdict, VerdictWord } from './policy/verdict.ts';

export { overrideRun } from './gate/override-run.ts';
export type { OverrideItem, OverrideResult } from './gate/override-run.ts';

export { execute } from './git/execute.ts';
export { systemClock } from './wait/clock.ts';
export { TransportError } from './ports.ts';
export type { Clock, Environment, Execute, Log, Random, Send } from './ports.ts';

export type { Account } from './wire/account.ts';
export type { AgentToken } from './wire/agent-token.ts';
export type { ConfigurationVersion, IngressAttributes } from './wire/configuration-version.ts';
export type { PolicyCheck } from './wire/policy-check.ts';
export type { PolicyEvaluation, PolicySetOutcome } from './wire/policy-evaluation.ts';
export type { CostEstimate, Plan, Run, RunEvent } from './wire/run.ts';
export type { TaskResult, TaskStage } from './wire/task-stage.ts';
export type { AccessLevel, TeamWorkspace } from './wire/team-workspace.ts';
export type { Workspace } from './wire/workspace.ts';

export { VERSION } from './version.ts';
