/** Opens what takes plans from a service, with what each needs: a client, the workspaces, a packer. */
import { resolve } from 'node:path';
import type { Archive } from '../archive/archive.ts';
import { createClient } from '../client/client.ts';
import { versionControlOf } from '../gate/connected-repository.ts';
import { findWorkspaces, logSkipped } from '../gate/requested-workspaces.ts';
import type { AskedRuns, RequestedWorkspace, VersionControl } from '../gate/request.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import type { PlansFrom } from '../gate/plans-from.ts';
import type { ServicePorts } from '../gate/plans-from/upload.ts';
import { findKnownRepository } from '../machine/find-repository.ts';
import type { Log } from '../model/ports.ts';
import type {
  MatrixGroups,
  ServiceSettings,
  UploadedFiles,
  VersionControlRuns,
} from '../settings/plans.ts';
import type { AskedPlansFrom, CheckRequest, JudgePorts } from './check-request.ts';
import { LAST_MS } from './time-limits.ts';

/** Files that are packed and uploaded. */
export async function openUploads(
  plans: UploadedFiles,
  { request, gateRequest: { change, ...asked }, ports }: AskedPlansFrom,
): Promise<PlansFrom<FoundWorkspace>> {
  const gateRequest = { ...asked, change: { ...change, message: plans.message ?? change.message } };
  const { clock, signal, alarms } = ports;
  // A little later than the steps of the gate give up.
  const end = alarms.in(gateRequest.deadline - clock.now() + LAST_MS);
  const endSignal = alarms.any(end, alarms.after(signal, LAST_MS));
  const pack = (root: string) => packRoot(root, plans, request, { ...ports, signal: endSignal });
  const { openUpload } = await import('../gate/plans-from/upload.ts');
  const { organization, mode, group, reuse, autoQueueRuns, applies } = plans;
  const runs = { organization, mode, group, reuse, autoQueueRuns, applies };
  const opened = servicePorts(plans, runs, { request, gateRequest, ports });
  return openUpload(gateRequest, { ...opened, pack });
}

/** The runs that version control starts. */
export async function openVersionControlRuns(
  plans: VersionControlRuns,
  asked: AskedPlansFrom,
): Promise<PlansFrom<FoundWorkspace>> {
  const { openVersionControl } = await import('../gate/plans-from/version-control.ts');
  const { organization, group, applies } = plans;
  const runs = { organization, mode: 'speculative', group, applies } as const;
  const opened = servicePorts(plans, runs, asked, true);
  return openVersionControl(asked.gateRequest, opened, versionControlFor(asked, applies));
}

/** The runs that the groups of a matrix started. */
export async function openGroups(
  plans: MatrixGroups,
  asked: AskedPlansFrom,
): Promise<PlansFrom<FoundWorkspace>> {
  const { request, gateRequest } = asked;
  const { groups, reportsIn, organization, mode } = plans;
  const { openMatrixGroup } = await import('../gate/plans-from/matrix-group.ts');
  const { readReports, sharedSettings } = await import('../gate/group-reports.ts');
  const { gate, plans: reported, judges, ci } = request.context;
  const directories = new Map(
    groups.flatMap(({ selectors }) =>
      selectors.map(({ name, directory = gateRequest.plan.directory }) => [name, directory]),
    ),
  );
  return openMatrixGroup(gateRequest, {
    client: clientOf(plans, asked),
    runs: { organization, mode },
    groups,
    readReports: () => readReports(reportsIn),
    commit: ci.commit?.sha,
    settings: sharedSettings({
      failOn: gate.failOn,
      organization: reported.organization,
      ownPolicies: judges.ownPolicies,
      runOptions: reported.options,
    }),
    directoryOf(name) {
      const directory = directories.get(name);
      return directory === undefined ? undefined : resolve(request.workingDirectory, directory);
    },
  });
}

function clientOf(
  { service }: { service: ServiceSettings },
  { request, gateRequest, ports }: AskedPlansFrom,
) {
  const { deadline } = gateRequest;
  const secrets = request.conceals;
  return createClient({ ...service, ...ports, deadline, secrets, discovers: true });
}

/** @param ofCommit whether a commit is planned, and no directory of this checkout */
function servicePorts(
  plans: UploadedFiles | VersionControlRuns,
  runs: AskedRuns,
  asked: AskedPlansFrom,
  ofCommit = false,
): ServicePorts {
  const { request, gateRequest, ports } = asked;
  const { workingDirectory, repositoryRoot, subject, settings } = request;
  const { plan } = gateRequest;
  const { changedFiles } = subject;
  const client = clientOf(plans, asked);
  return {
    client,
    runs,
    async choose({ signal, deadline }) {
      const { parsed } = ports;
      const { changesSettingsAlone } = request;
      const choice = {
        plan,
        ofCommit,
        workingDirectory,
        repositoryRoot,
        changedFiles,
        parsed,
        changesSettingsAlone,
      };
      // What the service does not answer in time is said of it, before the time of the whole check is over.
      const limited = client.with({ signal, deadline });
      const found = await findWorkspaces(limited, runs.organization, choice);
      logSkipped(found, ports.log, request.context.actors.byPerson);
      if (!ofCommit) reportMissingRepository(found.requested, subject.proposed, ports.log);
      return found;
    },
    namesOverriders: settings.report.overrideBy === undefined,
  };
}

/** The change that version control planned. @throws GateStop where the job does not say which one */
function versionControlFor({ request, ports }: AskedPlansFrom, applies?: boolean): VersionControl {
  const { context, subject, repositoryRoot, workspace = repositoryRoot } = request;
  const repository = findKnownRepository(repositoryRoot, workspace);
  const { sha = '' } = context.ci.commit ?? {};
  return {
    ...versionControlOf(context.ci, { ...subject.change, applies }, ports.clock.date()),
    committed: async () => {
      const { listCommitted } = await import('../machine/compare-with-commit.ts');
      return repository && listCommitted(sha, repository, ports);
    },
  };
}

/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(
  root: string,
  { service, secretScan }: UploadedFiles,
  request: CheckRequest,
  ports: JudgePorts,
): Promise<Archive> {
  const { workingDirectory, repositoryRoot, secrets, never = [] } = request;
  const { packDirectory } = await import('../archive/pack-directory.ts');
  const { findUncommitted } = await import('../archive/find-uncommitted.ts');
  const workspace = request.workspace ?? repositoryRoot;
  const { rules, changed } = await (await request.sent()).at(root);
  const packed = await packDirectory(
    {
      root,
      workspace,
      secretScan,
      secrets: [service.token, ...secrets],
      never: never.map((path) => resolve(workingDirectory, path)),
    },
    ports,
    rules,
  );
  const archive = { ...packed, changedRules: changed };
  if (request.context.ci.commit === undefined) return archive;
  return { ...archive, uncommitted: await findUncommitted(archive, rules, workspace, ports) };
}

/** Reports directories without a repository: usual on a laptop, so only a job that judges a pull request warns. */
function reportMissingRepository(
  requested: readonly RequestedWorkspace[],
  isProposed: boolean,
  log: Log,
): void {
  const outside = requested.filter(({ repository }) => repository === undefined);
  for (const directory of new Set(outside.map((workspace) => workspace.directory))) {
    const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
    if (isProposed) log.warning(sentence);
    else log.debug(sentence);
  }
}
