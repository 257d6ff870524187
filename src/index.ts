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
export { connect } from './machine/connect.ts';
export type { ConnectOptions } from './machine/connect.ts';

export { checkHere as check, InputError, judge } from './check/library.ts';
export type { CheckOptions, Checked, JudgeOptions, MachinePorts } from './check/library.ts';
export type { CheckInputs } from './settings/check-inputs.ts';
export type * from './model/report-type.ts';

export { createClient, type Client, type ClientOptions } from './client/client.ts';
export { createSend } from './client/http/send.ts';
export { ServiceError, type ServiceErrorCode } from './client/errors.ts';
export type { ServiceIdentity } from './client/shared.ts';
export type { RunEventWithRelated } from './client/resources/runs.ts';
export type { Listing, Page, PageRequest } from './client/listing.ts';

export { packDirectory } from './archive/pack-directory.ts';
export { PackError } from './archive/pack.ts';
export type { Archive, PackOptions, PackPorts, RuleSet } from './archive/pack.ts';

export { gate } from './gate/gate.ts';
export type {
  GateEvent,
  GatePorts,
  GateRequest,
  GateResult,
  WorkspaceResult,
} from './gate/gate.ts';
export type { PolicyResult, RunTaskResult } from './model/policy-result.ts';
export type { RunInput } from './model/run-input.ts';
export { isGreen, VERDICTS } from './model/verdict.ts';
export type { FailOn, Verdict, VerdictWord } from './model/verdict.ts';

export { overrideRun } from './overrides/override-run.ts';
export type { OverrideItem, OverrideResult } from './overrides/override-run.ts';

export { execute } from './machine/execute.ts';
export { systemClock } from './machine/system-clock.ts';
export { TransportError } from './model/ports.ts';
export type { Clock, Environment, Execute, Log, Random, Send } from './model/ports.ts';

export type { Account, AgentToken } from './client/wire/account.ts';
export type {
  ConfigurationVersion,
  IngressAttributes,
} from './client/wire/configuration-version.ts';
export type { PolicyCheck } from './client/wire/policies.ts';
export type { PolicyEvaluation, PolicySetOutcome } from './client/wire/policies.ts';
export type { CostEstimate, Plan, Run, RunEvent } from './client/wire/run.ts';
export type { TaskResult, TaskStage } from './client/wire/policies.ts';
export type { Relationship } from './client/wire/resource.ts';
export type { AccessLevel, TeamWorkspace } from './client/wire/team-workspace.ts';
export type { Workspace } from './client/wire/workspace.ts';

export { VERSION } from './model/version.ts';
