/**
 * Plangate as a library: the whole check, the judge of a plan, the typed client of the service, the packer, the gate.
 *
 * ```ts
 * import { check, connect } from 'plangate';
 *
 * const { verdict, green, report } = await check({
 *   organization: 'acme',
 *   workspace: 'net-prod',
 *   directory: 'infra',
 *   environment: process.env,
 * });
 *
 * const { client, close } = connect({ origin: 'https://app.terraform.io', token });
 * const workspace = await client.workspaces.showByName('acme', 'net-prod');
 * await close();
 * ```
 *
 * docs/library.md has whole programs. Attribute names are the service's own, as in `version.attributes['auto-queue-runs']`. What goes
 * wrong between here and the service is a `ServiceError` with one of a closed set of codes.
 */
export { connect } from './machine/connect.js';
export type { ConnectOptions } from './machine/connect.js';
export { checkHere as check, InputError, judge } from './check/library.js';
export type { CheckOptions, Checked, JudgeOptions, MachinePorts } from './check/library.js';
export type { CheckInputs } from './settings/check-inputs.js';
export type * from './model/report-type.js';
export { createClient, type Client, type ClientOptions } from './client/client.js';
export { createSend } from './client/http/send.js';
export { ServiceError, type ServiceErrorCode } from './client/errors.js';
export type { ServiceIdentity } from './client/shared.js';
export type { RunEventWithRelated } from './client/resources/runs.js';
export type { Listing, Page, PageRequest } from './client/listing.js';
export { packDirectory } from './archive/pack-directory.js';
export { PackError } from './archive/pack.js';
export type { Archive, PackOptions, PackPorts, RuleSet } from './archive/pack.js';
export { gate } from './gate/gate.js';
export type { GateEvent, GatePorts, GateRequest, GateResult, WorkspaceResult, } from './gate/gate.js';
export type { PolicyResult, RunTaskResult } from './model/policy-result.js';
export type { RunInput } from './model/run-input.js';
export { isGreen, VERDICTS } from './model/verdict.js';
export type { FailOn, Verdict, VerdictWord } from './model/verdict.js';
export { overrideRun } from './gate/override-run.js';
export type { OverrideItem, OverrideResult } from './gate/override-run.js';
export { execute } from './machine/execute.js';
export { systemClock } from './machine/system-clock.js';
export { TransportError } from './model/ports.js';
export type { Clock, Environment, Execute, Log, Random, Send } from './model/ports.js';
export type { Account, AgentToken } from './client/wire/account.js';
export type { ConfigurationVersion, IngressAttributes, } from './client/wire/configuration-version.js';
export type { PolicyCheck } from './client/wire/policies.js';
export type { PolicyEvaluation, PolicySetOutcome } from './client/wire/policies.js';
export type { CostEstimate, Plan, Run, RunEvent } from './client/wire/run.js';
export type { TaskResult, TaskStage } from './client/wire/policies.js';
export type { Relationship } from './client/wire/resource.js';
export type { AccessLevel, TeamWorkspace } from './client/wire/team-workspace.js';
export type { Workspace } from './client/wire/workspace.js';
export { VERSION } from './model/version.js';
