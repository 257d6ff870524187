/** Plans that another job, or a person, made and wrote to files. A digest says of which files each one is. */
import { availableParallelism } from 'node:os';
import {
  baseHere,
  GIVES_PLANS,
  inputWithoutRun,
  offerInMemory,
  planHere,
  workspaceAt,
  type PlannerPorts,
} from '../plan-in-memory.ts';
import type { GateRequest } from '../request.ts';
import type { FoundWorkspace } from '../result.ts';
import type { PlansFrom } from '../plans-from.ts';

export function openFilesOfPlans(
  { plan, policy }: GateRequest,
  ports: PlannerPorts,
): PlansFrom<FoundWorkspace> {
  return {
    gives: GIVES_PLANS,
    startsCode: false,
    startsTogether: false,
    mostAtOnce: availableParallelism(),
    async find(scope) {
      const { names, refused, skipped, uncommitted } = await ports.choose(scope);
      return {
        found: [...names.map((name) => workspaceAt(name, ports)), ...refused],
        skipped,
        prepare: async (workspace) => workspace,
        async *offers(workspace, step) {
          const startedMs = step.elapsedMs();
          const { name } = workspace;
          const planned = await planHere(name, ports, step);
          const { madeBy } = planned;
          if (madeBy !== undefined) step.emit({ kind: 'planning', workspace: name, by: madeBy });
          const input = inputWithoutRun(workspace, plan, ports);
          const base = policy.onlyNew ? baseHere(name, ports, step) : undefined;
          yield offerInMemory(workspace, { planned, input, base }, startedMs, step);
        },
        describe: async () => ({ uncommitted }),
      };
    },
  };
}
