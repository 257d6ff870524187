/**
 * Composite actions of the same repository. GitHub runs their steps in place of the step that uses them, and so
 * they are examined: a gate inside of one is a gate of the job.
 */
import { stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { readRegular } from '../../machine/read-regular.ts';
import { fieldOf } from '../../model/parse.ts';
import {
  mappingIn,
  readYaml,
  scalarText,
  type Mapping,
  type PlacedStep,
  type Step,
  type Workflow,
} from './read-workflow.ts';

export interface CompositeAction {
  /** Relative to the repository, as in `.github/actions/gate/action.yml`. */
  path: string;
  text: string;
  /** Input → default. */
  inputs: ReadonlyMap<string, string>;
  steps: readonly PlacedStep[];
}

/** How deep GitHub follows actions that use actions. */
const MAX_DEPTH = 10;

/** The workflow with the steps of composite actions behind the steps that use them, and those actions. */
export async function withCompositeActions(
  workflow: Workflow,
  root: string,
): Promise<{ workflow: Workflow; actions: CompositeAction[] }> {
  const actions = new Map<string, CompositeAction | undefined>();
  const expand = async (step: PlacedStep, outer: readonly string[]): Promise<PlacedStep[]> => {
    const directory = localAction(step.body);
    if (directory === undefined || outer.includes(directory) || outer.length >= MAX_DEPTH) {
      return [step];
    }
    if (!actions.has(directory)) actions.set(directory, await readAction(root, directory));
    const action = actions.get(directory);
    if (action === undefined) return [step];
    const inside = action.steps.map((each) => passInputs(step.body, each, action));
    const steps = inside.map((each) => expand(each, [...outer, directory]));
    return [step, ...(await Promise.all(steps)).flat()];
  };
  const jobs = workflow.jobs.map(async (job) => {
    const steps = job.steps.map(async ({ nth, ...step }) => ({ nth, all: await expand(step, []) }));
    return { ...job, steps: numbered(await Promise.all(steps)) };
  });
  return {
    workflow: { ...workflow, jobs: await Promise.all(jobs) },
    actions: [...actions.values()].filter((action) => action !== undefined),
  };
}

/** Steps that came at the same time stay so; the steps of an action come one after the other. */
function numbered(groups: readonly { nth: number; all: PlacedStep[] }[]): Step[] {
  let next = 0;
  let last = -1;
  return groups.flatMap(({ nth, all }) => {
    if (nth !== last) next += 1;
    last = nth;
    const first = next;
    next += all.length - 1;
    return all.map((step, index) => ({ ...step, nth: first + index }));
  });
}

/** The directory of the action of this repository that a step uses; undefined if it uses another one, or none. */
function localAction({ uses }: Mapping): string | undefined {
  const [, path] = /^[.$]\/(.*)$/.exec(scalarText(uses).trim()) ?? [];
  if (path === undefined || path.includes('${{')) return undefined;
  const directory = normalize(path === '' ? '.' : path).replace(/\/$/, '');
  return directory.split('/')[0] === '..' ? undefined : directory;
}

async function readAction(root: string, directory: string): Promise<CompositeAction | undefined> {
  for (const name of ['action.yml', 'action.yaml']) {
    const path = normalize(join(directory, name));
    const isFile = await stat(join(root, path)).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) continue;
    const text = await readRegular(join(root, path)).catch(() => '');
    return readComposite(path, text);
  }
  return undefined;
}

function readComposite(path: string, text: string): CompositeAction | undefined {
  const yaml = readYaml(path, text);
  if ('problem' in yaml) return undefined;
  const { using, steps } = mappingIn(yaml.body['runs']);
  if (scalarText(using).toLowerCase() !== 'composite' || !Array.isArray(steps)) return undefined;
  const inputs = Object.entries(mappingIn(yaml.body['inputs']));
  return {
    path,
    text,
    inputs: new Map(inputs.map(([name, spec]) => [name, scalarText(fieldOf(spec, 'default'))])),
    steps: steps.map((step: unknown, at) => ({
      body: mappingIn(step),
      at: yaml.lineOf('runs', 'steps', at),
    })),
  };
}

/** A step of an action, with the inputs and the environment of the step that uses the action. */
function passInputs(
  user: Mapping,
  { body, at }: PlacedStep,
  { inputs }: CompositeAction,
): PlacedStep {
  const given = Object.entries(mappingIn(user['with']));
  const valueOf = (name: string): string | undefined => {
    // GitHub ignores the case of inputs.
    const isIt = ([each]: readonly [string, unknown]) => each.toLowerCase() === name.toLowerCase();
    const written = given.find(isIt);
    return written === undefined ? [...inputs].find(isIt)?.[1] : scalarText(written[1]);
  };
  const fill = (text: string) =>
    text.replaceAll(
      /\$\{\{\s*inputs\.([A-Za-z_][\w-]*)\s*\}\}/g,
      (written, name: string) => valueOf(name) ?? written,
    );
  const filled = (mapping: unknown): Mapping =>
    Object.fromEntries(
      Object.entries(mappingIn(mapping)).map(([name, value]) => [
        name,
        typeof value === 'string' ? fill(value) : value,
      ]),
    );
  const environment = { ...filled(user['env']), ...filled(body['env']) };
  return { at, body: { ...body, with: filled(body['with']), env: environment } };
}
