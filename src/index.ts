/**
 * Plangate as a library, which is four things: the whole check, the judge of a plan, the typed client of the service, and the
 * packer.
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
import { checkWith } from './check/library-check.ts';
import type { Checked, CheckOptions } from './check/library.ts';
import { HOSTS } from './features.ts';

/**
 * Runs the whole check, as the action and `plangate check` do, and publishes nothing.
 *
 * @param options inputs by their names, and what this process gives: environment, files, signal, log
 * @returns the verdict and the report. Failures of the service, the network or the files do not reject: they are in the
 *   report.
 * @throws InputError with every problem of the options, before any request; an Error if the check was
 *   canceled, or its time was over, before there was a verdict
 */
async function checkHere(options: CheckOptions = {}): Promise<Checked> {
  return checkWith(options, HOSTS);
}

export { checkHere as check };

export { InputError } from './check/library.ts';
export type { CheckOptions, Checked } from './check/library.ts';
export type * from './model/report-type.ts';

export { judge } from './check/library.ts';
export type { JudgeOptions } from './check/library.ts';
export type { PolicyResult } from './model/policy-result.ts';

export { packHere as packDirectory } from './check/library.ts';
export type { PackHereOptions } from './check/library.ts';
export { PackError, type Archive } from './archive/archive.ts';

export { connect } from './machine/connect.ts';
export type { ConnectOptions } from './machine/connect.ts';
export type { Client } from './client/client.ts';
export { ServiceError, type ServiceErrorCode } from './client/service-error.ts';
// What the operations answer with.
export type { Account, AgentToken } from './client/wire/account.ts';
export type { ConfigurationVersion } from './client/wire/configuration-version.ts';
export type {
  PolicyCheck,
  PolicyEvaluation,
  PolicySetOutcome,
  TaskStage,
} from './client/wire/policies.ts';
export type { Relationship } from './client/wire/resource.ts';
export type { Plan, Run } from './client/wire/run.ts';
export type { TeamWorkspace } from './client/wire/team-workspace.ts';
export type { Workspace } from './client/wire/workspace.ts';
