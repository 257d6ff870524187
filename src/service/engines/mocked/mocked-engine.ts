/**
 * Plans without credentials: `terraform test` with mocked providers, on a changed copy of the configuration. It asks
 * no provider and reads no state. What it cannot plan with certainty is undecided, with a reason.
 *
 * Source: https://developer.hashicorp.com/terraform/language/tests/mocking, tried with Terraform 1.11.4 and 1.16.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Planned, PlanLimit } from '../../plan/plan-document.ts';
import { MOCKED_PLAN } from '../../plan/plan-shape.ts';
import { failedPlan } from '../../plan/to-plan.ts';
import type { Engine, PlanRequest } from '../engine.ts';
import { placesIn } from '../places-in.ts';
import { createLineFilter, problemsIn } from '../program-log.ts';
import { LONGEST_PLAN, readPlan } from '../read-plan.ts';
import { planUnpacked, Programs, type ProgramOptions } from '../run-programs.ts';
import { prepareCopy, type PreparedCopy } from './prepare-copy.ts';
import { readTestPlan } from './read-test-plan.ts';

/** An engine that plans with `terraform test` and mocked providers. */
export function mockedEngine(options: Omit<ProgramOptions, 'program' | 'trusted'>): Engine {
  return {
    name: 'mocked',
    shape: MOCKED_PLAN,
    judgedOn: 'a plan without state and credentials, with mocked providers',
    plan: (request) => planUnpacked({ ...options, program: 'terraform' }, request, planMocked),
  };
}

const NO_STATE: PlanLimit = {
  kind: 'empty-state',
  message:
    'Planned without state and credentials, with mocked providers: every resource is planned as a new one, and nothing is seen to be changed or destroyed.',
};

const REAL = 'Plan with `engine: terraform`.';

/** No plan: the verdict is undecided, with these reasons. */
function withoutPlan({ terraformVersion }: PlanRequest, reasons: readonly string[]): Planned {
  const limits = reasons
    .slice(0, 20)
    .map((message): PlanLimit => ({ kind: 'not-certain', message: message.slice(0, 900) }));
  return { ...failedPlan(terraformVersion, []), limits: [NO_STATE, ...limits] };
}

async function planMocked(unpacked: Programs): Promise<Planned> {
  const { request, options, places } = unpacked;
  const other = otherPlan(request);
  if (other !== undefined) return withoutPlan(request, [other]);
  const data = join(places.work, '.terraform');
  await keepModules(data);
  const programs = new Programs(options, request, { ...places, data });
  const fetched = await programs.run(['get', '-no-color']);
  if (fetched.exitCode !== 0) {
    return withoutPlan(request, [said(programs, 'The modules could not be read', fetched.stderr)]);
  }
  const token = createHash('sha256')
    .update(request.archive ?? '')
    .digest('hex')
    .slice(0, 12);
  const { workspaceName } = request;
  const copy = { files: places.files, work: places.work, token, workspaceName };
  const prepared = await prepareCopy(copy);
  if ('reasons' in prepared) return withoutPlan(request, prepared.reasons);
  const filter = createLineFilter(() => undefined);
  const init = ['init', '-backend=false', '-input=false', '-no-color', '-json'];
  const ready = await programs.run(init, { take: filter.diagnostics });
  if (ready.exitCode !== 0) {
    return withoutPlan(request, errorsOf(programs, filter.log(), ready.stderr, 'init'));
  }
  const locked = await lockedProviders(places.work);
  const unmocked = locked.filter((source) => !prepared.mocked.has(source));
  if (unmocked.length > 0) {
    const reason = `The configuration requires ${unmocked.join(', ')} in a way that Plangate does not recognize, so it is not mocked. ${REAL}`;
    return withoutPlan(request, [reason]);
  }
  return test(programs, prepared);
}

async function test(programs: Programs, prepared: PreparedCopy): Promise<Planned> {
  const { request, places } = programs;
  const given = Object.entries(request.variables).filter(([name]) => prepared.variables.has(name));
  await writeFile(places.variablesFile, JSON.stringify(Object.fromEntries(given)));
  const calls = join(places.root, 'calls.log');
  const words = ['test', '-json', '-verbose', '-no-color'];
  const where = [`-test-directory=${prepared.testDirectory}`, `-var-file=${places.variablesFile}`];
  const ended = await programs.run([...words, ...where], {
    maxBytes: LONGEST_PLAN,
    variables: { TF_LOG_CORE: 'trace', TF_LOG_PATH: calls },
  });
  const asked = await unmockedCalls(calls);
  if (asked !== undefined) return withoutPlan(request, [`${asked} ${REAL}`]);
  const reading = readTestPlan(ended.stdout, prepared.pendingName);
  if ('problem' in reading || ended.exitCode !== 0) {
    const errors = errorsOf(programs, ended.stdout, ended.stderr, 'test');
    return withoutPlan(
      request,
      'problem' in reading && errors.length === 0 ? [reading.problem] : errors,
    );
  }
  const { document, counts } = readPlan(reading.text);
  takeOutState(document);
  const problems = problemsIn(ended.stdout).filter(({ severity }) => severity === 'warning');
  const limits = [NO_STATE, ...reading.limits];
  return {
    document,
    text: JSON.stringify(document),
    counts,
    problems: problems.map(({ severity, summary, detail }) => ({ severity, summary, detail })),
    places: placesIn(request, document),
    limits,
  };
}

/** A policy that reads the state before the plan finds nothing there, not the `null` of a new resource. */
function takeOutState(document: Planned['document']): void {
  const outputs = Object.values(document.output_changes ?? {});
  for (const change of [...document.resource_changes.map((one) => one.change), ...outputs]) {
    for (const key of ['before', 'before_sensitive']) Reflect.deleteProperty(change, key);
  }
}

/** Why a plan of another kind cannot be made. */
function otherPlan({ isDestroy, options }: PlanRequest): string | undefined {
  const { refreshOnly, targets, replace } = options;
  if (!isDestroy && !refreshOnly && targets.length + replace.length === 0) return undefined;
  return `A plan with destroy, refresh-only, targets or replace needs the state. Remove these options, or plan with \`engine: terraform\`.`;
}

/** The upload has modules that were fetched. Nothing else in that directory is of the configuration. */
async function keepModules(data: string): Promise<void> {
  for (const name of await readdir(data).catch(() => [])) {
    if (name !== 'modules') await rm(join(data, name), { recursive: true, force: true });
  }
}

/** What ended a program, as sentences. File names are those of the copy, in which lines may have moved. */
function errorsOf(programs: Programs, log: string, stderr: string, command: string): string[] {
  const errors = problemsIn(log).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [said(programs, `terraform ${command} failed`, stderr)];
  return errors.map(({ summary, detail, range }) => {
    const where = range === undefined ? '' : ` in ${programs.withoutPaths(range.filename)}`;
    const what = `The plan with mocked providers ended with an error${where}: ${summary}.`;
    const more = programs.withoutPaths(detail).split('\n\n', 1)[0]?.replaceAll(/\s+/g, ' ') ?? '';
    return `${what} ${more} ${remedyFor(summary)}`;
  });
}

function remedyFor(summary: string): string {
  if (summary === 'No value for required variable') {
    return 'Write a value into terraform.tfvars, or pass it with `variables`.';
  }
  return 'If the real plan has no such error, plan with `engine: terraform`.';
}

function said(programs: Programs, what: string, stderr: string): string {
  const words = programs.withoutPaths(stderr).replaceAll(/\s+/g, ' ').trim().slice(0, 600);
  return `${what}${words === '' ? '' : `: ${words}`}. ${REAL}`;
}

/** The providers in the lock file that `terraform init` has written, as in `registry.terraform.io/hashicorp/aws`. */
async function lockedProviders(work: string): Promise<string[]> {
  const text = await readFile(join(work, '.terraform.lock.hcl'), 'utf8').catch(() => '');
  return Array.from(text.matchAll(/^provider "([^"]+)"/gm), ([, source = '']) => source);
}

/** What is asked of a provider that is mocked: its schemas, and whether the arguments are valid. */
const WITHOUT_EFFECT =
  /^(?:Get(?:Provider|ResourceIdentity)Schemas?|Get(?:Metadata|Functions)|Validate(?:Provider|Resource|DataResource|EphemeralResource|ListResource)Config|Close|Stop|SetProviderSchema|returning)$/;

/**
 * Reads Terraform's own log of its calls to providers (`GRPCProvider: NAME`, `internal/plugin/grpc_provider.go`).
 *
 * @returns a sentence if a provider was asked for more than its schema, or if that is not known
 */
async function unmockedCalls(path: string): Promise<string | undefined> {
  let lines = 0;
  try {
    const reader = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
    for await (const line of reader) {
      lines++;
      const [, call] = /GRPCProvider(?:\.v\d+)?: (\w+)/.exec(line) ?? [];
      if (call !== undefined && !WITHOUT_EFFECT.test(call)) {
        reader.close();
        return `A provider was not mocked: Terraform asked it for ${call}. Its answer may have come from a real account.`;
      }
    }
  } catch {
    lines = 0;
  }
  return lines > 0 ? undefined : 'Terraform wrote no log of what it asked of providers.';
}
