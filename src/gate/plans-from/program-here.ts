/** Plans that `terraform` or `tofu` makes on this machine, in a copy of the files. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isConfiguration } from '../../configuration/file-names.ts';
import type { GitPorts } from '../../machine/ask-git.ts';
import type { PlanLimit } from '../../model/plan-json.ts';
import type { ProgramName } from '../../configuration/file-names.ts';
import { unreadableFileOf } from '../../plan/files-of-entry.ts';
import type { PlansInCheckout } from '../../plan/program-in-checkout.ts';
import { partialInputs } from '../../policy/run-differences.ts';
import type { PlanSettings } from '../../settings/settings.ts';
import { GateStop } from '../failure-of.ts';
import { findEmptySubmodules, findMissingFiles, listCheckout } from '../look-at-commit.ts';
import {
  attributesOf,
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
import { finishedPlanWords } from '../run.ts';
import type { Scope } from '../scope.ts';
import { savedHere } from '../saved-here.ts';
import type { PlansFrom } from '../plans-from.ts';
import { CODES } from '../../model/errors.ts';
import { finding } from '../../model/finding.ts';
import { directoryPart, phrase, setting, typed } from '../../model/sentence.ts';
import { findRepository, realOrSame } from '../../machine/find-repository.ts';
import { shownDirectory } from '../find-workspace.ts';

export interface PlannedHerePorts extends PlannerPorts {
  program: ProgramName;
  /** All files that a pull request changes; undefined where none is judged. */
  changedFiles: (() => Promise<readonly string[] | undefined>) | undefined;
  git: GitPorts;
  /** What applies the plans, where they are made in the checkout itself: then one directory is planned after the other. */
  inCheckout?: PlansInCheckout | undefined;
}

export function openProgram(
  request: GateRequest,
  ports: PlannedHerePorts,
): PlansFrom<FoundWorkspace> {
  const { program } = ports;
  const { plan, policy } = request;
  return {
    gives: GIVES_PLANS,
    startsCode: true,
    startsTogether: false,
    mostAtOnce: ports.inCheckout === undefined ? availableParallelism() : 1,
    async find(scope) {
      const { names, refused, skipped, uncommitted } = await ports.choose(scope);
      /** The workspaces that the program plans at this moment. */
      const planning = new Set<string>();
      return {
        found: [...names.map((name) => workspaceAt(name, ports)), ...refused],
        skipped,
        async prepare(workspace, step) {
          await refuseUnplannable(workspace, ports, step);
          const unreadable = unreadableFileOf(ports.placeOf(workspace.name));
          if (unreadable !== undefined) throw new GateStop('input', unreadable);
          return workspace;
        },
        async *offers(workspace, step) {
          const startedMs = step.elapsedMs();
          const { name } = workspace;
          step.emit({ kind: 'planning', workspace: name, by: program });
          planning.add(name);
          const made = await planHere(name, ports, step);
          planning.delete(name);
          const planned = { ...made, limits: [...made.limits, ...sayPart(plan)] };
          if (!planned.problems.some(({ severity }) => severity === 'error')) {
            const words = finishedPlanWords({ attributes: attributesOf(planned) });
            const finished = words ?? 'plan: finished';
            step.emit({ kind: 'progress', workspace: name, status: 'planned', words: finished });
          }
          const { inCheckout } = ports;
          // What is applied is on the default branch already: there it would excuse itself.
          const isCompared = policy.onlyNew && inCheckout === undefined;
          const base = isCompared ? baseHere(name, ports, step) : undefined;
          const input = inputWithoutRun(workspace, plan, ports);
          const inMemory = { planned, input, base };
          const saved = inCheckout && savedHere(name, program, inCheckout, step);
          yield { ...offerInMemory(workspace, inMemory, startedMs, step), saved };
        },
        whyLate: (name) => (planning.has(name) ? stillPlanning(program) : undefined),
        describe: async () => ({ uncommitted }),
      };
    },
  };
}

/** Why there is no plan in time. It is not known what the program waits for. */
function stillPlanning(program: ProgramName): GateStop {
  return new GateStop(
    'timeout',
    finding(
      'still-planning',
      phrase`${program} was still planning when the time for this check was over.`,
      {
        remedy: phrase`Give it more with ${setting('timeout')}, or look at what it waits for: run ${typed(`${program} plan`)} where its output is seen.`,
      },
    ),
  );
}

/** What comes of a plan that was to be of a part. A plan of another job says itself that it is one. */
function sayPart({ runOptions, allowPartial }: PlanSettings): PlanLimit[] {
  const kind = allowPartial ? 'partial' : 'not-certain';
  return partialInputs(runOptions).map((input) => ({
    kind,
    finding: finding(
      CODES.onlyAPart,
      phrase`Only a part was planned (${setting(input)}), so the rest of the configuration was not judged.`,
      {
        about: { setting: input },
        remedy: phrase`Set ${setting('allow-partial')} to true where that may pass.`,
      },
    ),
  }));
}

/** @throws GateStop where Terraform would find nothing, or not all: then everything passes */
async function refuseUnplannable(
  { root = '', workingDirectory }: FoundWorkspace,
  { changedFiles, git }: PlannedHerePorts,
  { endReason }: Scope,
): Promise<void> {
  const directory = join(root, workingDirectory);
  const names = existsSync(directory) ? readdirSync(directory) : [];
  if (!names.some(isConfiguration)) {
    const real = realOrSame(directory);
    const shown = shownDirectory(real, findRepository(real));
    throw new GateStop(
      'input',
      finding(
        CODES.noConfiguration,
        phrase`There is no Terraform configuration in ${directoryPart(shown)}: no .tf or .tofu file lies directly there.`,
        {
          about: { directory: shown },
          remedy: phrase`Point ${setting('directory')} at the one that has them.`,
        },
      ),
    );
  }
  const checkedOut = { root, workingDirectory, tracked: await listCheckout(root, git) };
  const closing =
    (await findEmptySubmodules(checkedOut, { endReason })) ??
    (changedFiles && (await findMissingFiles(checkedOut, changedFiles, { endReason })));
  if (closing !== undefined) throw new GateStop('unseen', closing);
}
