import type { Checked, CheckOptions } from './check/library.js';
/**
 * Runs the whole check, as the action and `plangate check` do, and publishes nothing.
 *
 * @param options inputs by their names, and what this process gives: environment, files, signal, log
 * @returns the verdict and the report. Failures of the service, the network or the files do not reject: they are in the
 *   report.
 * @throws InputError with every problem of the options, before any request; an Error if the check was
 *   canceled, or its time was over, before there was a verdict
 */
declare function checkHere(options?: CheckOptions): Promise<Checked>;
export { checkHere as check };
export { InputError } from './check/library.js';
export type { CheckOptions, Checked } from './check/library.js';
export type * from './model/report-type.js';
export { judge } from './check/library.js';
export type { JudgeOptions } from './check/library.js';
export type { PolicyResult } from './model/policy-result.js';
export { packHere as packDirectory } from './check/library.js';
export type { PackHereOptions } from './check/library.js';
export { PackError, type Archive } from './archive/archive.js';
export { connect } from './machine/connect.js';
export type { ConnectOptions } from './machine/connect.js';
export type { Client } from './client/client.js';
export { ServiceError, type ServiceErrorCode } from './client/service-error.js';
export type { Account, AgentToken } from './client/wire/account.js';
export type { ConfigurationVersion } from './client/wire/configuration-version.js';
export type { PolicyCheck, PolicyEvaluation, PolicySetOutcome, TaskStage, } from './client/wire/policies.js';
export type { Relationship } from './client/wire/resource.js';
export type { Plan, Run } from './client/wire/run.js';
export type { TeamWorkspace } from './client/wire/team-workspace.js';
export type { Workspace } from './client/wire/workspace.js';
