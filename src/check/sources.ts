/** The registry of sources: what the plans of a check come from. A new one is a file in `gate/sources/`, and a line here. */
import type { FoundWorkspace, GateRequest } from '../gate/result.ts';
import type { PlanSource } from '../gate/source.ts';
import type { CheckRequest, JudgePorts } from './check-request.ts';
import type { OpenedLocal } from './open-local.ts';

/** What a source is opened with. */
export interface AskedSource {
  request: CheckRequest;
  gateRequest: GateRequest;
  local: OpenedLocal | undefined;
  ports: JudgePorts;
}

type OpenSource = (asked: AskedSource) => Promise<PlanSource<FoundWorkspace>>;

const SOURCES = {
  upload: async (asked) => (await import('./with-service.ts')).openUploads(asked),
  vcs: async (asked) => (await import('./with-service.ts')).openRunsOfVersionControl(asked),
  groups: async (asked) => (await import('./with-service.ts')).openGroups(asked),
} satisfies Record<string, OpenSource>;

/** Opens the source that the settings ask for. */
export async function openSource(asked: AskedSource): Promise<PlanSource<FoundWorkspace>> {
  const { local, request } = asked;
  if (local !== undefined) return (await import('./without-service.ts')).openHere(asked, local);
  return SOURCES[request.groups === undefined ? request.settings.plan.source : 'groups'](asked);
}
