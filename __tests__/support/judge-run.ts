/** A run that is over, judged by the gate, which gets it from this file. */
import type { Client } from '../../src/client/client.ts';
import type { RunWithRelated } from '../../src/client/wire/run-with-related.ts';
import { gate } from '../../src/gate/gate.ts';
import { planOfRun } from '../../src/gate/plan-of-run.ts';
import type { GateRequest, Judging } from '../../src/gate/request.ts';
import {
  workspaceFacts,
  type FoundWorkspace,
  type GateEvent,
  type WorkspaceResult,
} from '../../src/gate/result.ts';
import type { Offer, PlansFrom } from '../../src/gate/plans-from.ts';
import { awaitsOverride, runKind } from '../../src/model/status.ts';
import type { Clock } from '../../src/model/ports.ts';
import type { Requirements, RunRequirements } from '../../src/policy/vouch.ts';
import type { FindBaseRun } from '../../src/gate/plans-from.ts';
import { gateRequest } from './gate-bench.ts';
import { quietLog } from './quiet-log.ts';

export interface JudgingWish extends Judging {
  skipsEvents?: boolean;
  findBaseRun?: FindBaseRun;
  known?: Partial<FoundWorkspace>;
  onEvent?: ((event: GateEvent) => void) | undefined;
}

interface Ports {
  client: Client;
  clock: Clock;
  signal: AbortSignal;
  deadline: number;
  isFrugal?: () => boolean;
}

/** @returns the result of its workspace. It rejects with what kept the gate from judging it */
export async function judgeRun(
  watched: RunWithRelated,
  { requirePolicies, base, unknownValues, ...mustBe }: RunRequirements & Requirements,
  ports: Ports,
  { skipsEvents, findBaseRun, known, onEvent, ...judging }: JudgingWish = {},
): Promise<WorkspaceResult> {
  const { organization, mode, workspace } = mustBe;
  const { status } = watched.run.attributes;
  const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
  const waitsForPerson = runKind(mode, status) === 'person' || awaitsOverride(stages);
  const about = { workspace, organization, mustBe, waitsForPerson, findBaseRun };
  const facts = workspaceFacts({ name: workspace.name, ...known });
  const offer = { facts, plan: planOfRun(watched, about, ports), status, skipsEvents };
  const allowUnknown = unknownValues !== undefined;
  const { deadline } = ports;
  const request = gateRequest([], { deadline, requirePolicies, base, allowUnknown, ...judging });
  return judgeOffer(offer, request, { ...ports, onEvent });
}

/** Has one plan judged that is offered. It rejects with what kept the gate from judging it. */
export async function judgeOffer(
  offer: Offer,
  request: GateRequest,
  {
    onEvent = () => undefined,
    ...ports
  }: Omit<Ports, 'client'> & { onEvent?: JudgingWish['onEvent'] },
  gives: Partial<PlansFrom<FoundWorkspace>['gives']> = {},
): Promise<WorkspaceResult> {
  let thrown: unknown;
  const { workspace: name, workingDirectory } = offer.facts;
  const source: PlansFrom<FoundWorkspace> = {
    gives: { run: true, plannedCommit: false, serviceSystems: true, ...gives },
    startsCode: false,
    startsTogether: false,
    mostAtOnce: 1,
    find: async () => ({
      found: [{ name, workingDirectory, root: undefined, notices: [] }],
      prepare: async (found) => found,
      async *offers() {
        yield { ...offer, orNext: (error) => void (thrown = error) };
      },
    }),
  };
  const log = quietLog();
  const result = await gate(source, request, { ...ports, random: () => 0, log, onEvent });
  const [only] = result.workspaces;
  if (only === undefined) throw thrown;
  return only;
}
