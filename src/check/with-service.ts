/**
 * The registry of the sources that ask a service, with what they are opened with: a client, the workspaces, a packer. A new one
 * is a file in `gate/sources/`, and a line here. The sources that plan here are in `without-service.ts`.
 */
import { resolve } from 'node:path';
import type { Archive } from '../archive/pack.ts';
import { createClient } from '../client/client.ts';
import { versionControlOf } from '../gate/find-workspace.ts';
import { findWorkspaces, logSkipped } from '../gate/requested-workspaces.ts';
import type { FoundWorkspace, RequestedWorkspace, VersionControl } from '../gate/result.ts';
import type { PlanSource } from '../gate/source.ts';
import type { ServicePorts } from '../gate/sources/upload.ts';
import { findKnownRepository } from '../machine/find-repository.ts';
import type { Log } from '../model/ports.ts';
import type { AskedSource, CheckRequest, JudgePorts } from './check-request.ts';
import { LAST_MS } from './limits.ts';

const SOURCES = {
  upload: openUploads,
  /** The runs that version control starts. */
  async vcs(asked) {
    const { openVersionControl } = await import('../gate/sources/version-control.ts');
    return openVersionControl(asked.gateRequest, servicePorts(asked), versionControlFor(asked));
  },
  groups: openGroups,
} satisfies Record<string, (asked: AskedSource) => Promise<PlanSource<FoundWorkspace>>>;

/** Opens the source that the settings ask for. */
export async function openSource(asked: AskedSource): Promise<PlanSource<FoundWorkspace>> {
  const { groups, settings } = asked.request;
  return SOURCES[groups === undefined ? settings.plan.source : 'groups'](asked);
}

/** Files that are packed and uploaded. */
async function openUploads(asked: AskedSource): Promise<PlanSource<FoundWorkspace>> {
  const { request, gateRequest, ports } = asked;
  const { clock, signal, alarms } = ports;
  // A little later than the steps of the gate give up.
  const end = alarms.in(gateRequest.deadline - clock.now() + LAST_MS);
  const endSignal = alarms.any(end, alarms.after(signal, LAST_MS));
  const pack = (root: string) => packRoot(root, request, { ...ports, signal: endSignal });
  const { openUpload } = await import('../gate/sources/upload.ts');
  return openUpload(gateRequest, { ...servicePorts(asked), pack });
}

/** The runs that the groups of a matrix started. */
async function openGroups(asked: AskedSource): Promise<PlanSource<FoundWorkspace>> {
  const { request, gateRequest } = asked;
  const { groups, from } = request.groups ?? { groups: [], from: '' };
  const { openMatrixGroup } = await import('../gate/sources/matrix-group.ts');
  const { readReports } = await import('../gate/group-reports.ts');
  const directories = new Map(
    groups.flatMap(({ selectors }) =>
      selectors.map(({ name, directory = gateRequest.plan.directory }) => [name, directory]),
    ),
  );
  return openMatrixGroup(gateRequest, {
    client: clientOf(asked),
    groups,
    readReports: () => readReports(from),
    commit: request.context.commit?.sha,
    directoryOf(name) {
      const directory = directories.get(name);
      return directory === undefined ? undefined : resolve(request.workingDirectory, directory);
    },
  });
}

function clientOf({ request, gateRequest, ports }: AskedSource) {
  const { service } = request.settings;
  const { deadline } = gateRequest;
  const secrets = request.conceals;
  return createClient({ ...service, ...ports, deadline, secrets, discovers: true });
}

function servicePorts(asked: AskedSource): ServicePorts {
  const { request, gateRequest, ports } = asked;
  const { workingDirectory, repositoryRoot, subject, settings } = request;
  const { plan } = gateRequest;
  const { changedFiles } = subject;
  const client = clientOf(asked);
  return {
    client,
    async choose() {
      const { parsed } = ports;
      const choice = { plan, workingDirectory, repositoryRoot, changedFiles, parsed };
      const found = await findWorkspaces(client, choice);
      logSkipped(found, ports.log);
      if (plan.source !== 'vcs') {
        reportMissingRepository(found.requested, subject.proposed, ports.log);
      }
      return found;
    },
    namesOverriders: settings.report.overrideBy === undefined,
  };
}

/** The change that version control planned. @throws GateStop where the job does not say which one */
function versionControlFor({ request, ports }: AskedSource): VersionControl {
  const { context, subject, repositoryRoot, workspace = repositoryRoot } = request;
  const repository = findKnownRepository(repositoryRoot, workspace);
  const { sha = '' } = context.commit ?? {};
  return {
    ...versionControlOf(context, subject.change ?? {}, ports.clock.date()),
    committed: async () => {
      const { listCommitted } = await import('../machine/compare-with-commit.ts');
      return repository && listCommitted(sha, repository, ports);
    },
  };
}

/** The packer is loaded while the service looks for the workspace, not before the first request. */
async function packRoot(root: string, request: CheckRequest, ports: JudgePorts): Promise<Archive> {
  const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
  const { secretScan } = settings.plan;
  const { packDirectory } = await import('../archive/pack-directory.ts');
  const { findUncommitted } = await import('../archive/uncommitted.ts');
  const workspace = request.workspace ?? repositoryRoot;
  const archive = await packDirectory(
    {
      root,
      workspace,
      secretScan,
      secrets: [settings.service.token, ...secrets],
      never: never.map((path) => resolve(workingDirectory, path)),
    },
    ports,
  );
  if (request.context.commit === undefined) return archive;
  return { ...archive, uncommitted: await findUncommitted(archive, workspace, ports) };
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
