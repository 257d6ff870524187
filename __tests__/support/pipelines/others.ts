/** Pipelines as Bitbucket, CircleCI, Gitea and pre-commit read them. */
import { parse } from 'yaml';
import { fields, items, RUNS_PLANGATE, textOf, unknownKeys, type Broken } from './rules.ts';

const STEP =
  'name script image caches artifacts services size max-time deployment trigger condition after-script clone runs-on oidc fail-fast concurrency-group output-variables environment on-fail';
const TEST_RESULTS = [
  'surefire-reports',
  'failsafe-reports',
  'test-results',
  'test-reports',
  'TestResults',
];

export function readBitbucket(text: string): Broken[] {
  const config = fields(parse(text));
  const pipelines = fields(config['pipelines']);
  const broken: Broken[] = [
    ...unknownKeys(config, 'image options definitions clone pipelines export labels triggers'),
    ...unknownKeys(pipelines, 'default branches tags bookmarks pull-requests custom'),
  ].map((at) => ({ rule: 'bb-keyword', at }));
  const all = Object.values(fields(pipelines['pull-requests'])).flatMap(items).map(fields);
  const steps = all.map((one) => fields(one['step']));
  for (const one of all) {
    for (const at of unknownKeys(one, 'step parallel stage'))
      broken.push({ rule: 'bb-keyword', at });
  }
  for (const step of steps) {
    for (const at of unknownKeys(step, STEP)) broken.push({ rule: 'bb-keyword', at });
    const script = items(step['script']);
    if (script.length === 0) broken.push({ rule: 'bb-step', at: String(step['name']) });
    const [, directory] = /--reports (\S+)/.exec(script.join('\n')) ?? [];
    if (directory !== undefined && !TEST_RESULTS.includes(directory)) {
      broken.push({ rule: 'bb-tests', at: directory });
    }
  }
  const runs = steps.some((step) => RUNS_PLANGATE.test(items(step['script']).join('\n')));
  return runs ? broken : [...broken, { rule: 'bb-pull-request', at: 'pull-requests' }];
}

const EXECUTORS = ['docker', 'machine', 'macos', 'executor'];
const CIRCLE_STEPS =
  'checkout run when unless store_test_results store_artifacts restore_cache save_cache persist_to_workspace attach_workspace setup_remote_docker add_ssh_keys';

export function readCircle(text: string): Broken[] {
  const config = fields(parse(text));
  const broken: Broken[] = [];
  if (config['version'] !== 2.1) broken.push({ rule: 'cc-keyword', at: 'version' });
  const jobs = fields(config['jobs']);
  const used = Object.values(fields(config['workflows'])).flatMap((workflow) =>
    items(fields(workflow)['jobs']).map((one): [string, unknown] =>
      typeof one === 'string' ? [one, {}] : (Object.entries(fields(one))[0] ?? ['', {}]),
    ),
  );
  for (const [name] of used) if (!(name in jobs)) broken.push({ rule: 'cc-workflow', at: name });
  for (const [name, written] of Object.entries(jobs)) {
    const job = fields(written);
    if (EXECUTORS.filter((one) => one in job).length !== 1)
      broken.push({ rule: 'cc-keyword', at: name });
    const steps = items(job['steps']).map((step) =>
      typeof step === 'string' ? { [step]: '' } : fields(step),
    );
    for (const step of steps) {
      for (const at of unknownKeys(step, CIRCLE_STEPS)) broken.push({ rule: 'cc-keyword', at });
    }
    const first = steps.findIndex((step) => RUNS_PLANGATE.test(textOf(step['run'] ?? '')));
    if (first < 0) continue;
    if (!steps.slice(0, first).some((step) => 'checkout' in step)) {
      broken.push({ rule: 'cc-keyword', at: `${name}: checkout` });
    }
    const contexts = used.filter(([one]) => one === name).map(([, of]) => fields(of)['context']);
    if (contexts.length === 0 || contexts.includes(undefined))
      broken.push({ rule: 'cc-context', at: name });
  }
  return broken;
}

/** Rules for Gitea in addition to those of GitHub's parser, which reads the text too. */
export function readGitea(text: string): Broken[] {
  return Array.from(text.matchAll(/\buses: *(\S+)/g), ([, address = '']) => address)
    .filter((address) => !/^(?:https:\/\/|\.\/)/.test(address))
    .map((at) => ({ rule: 'gt-address', at }));
}

/** @param hooks the ids in `.pre-commit-hooks.yaml` */
export function readPreCommit(text: string, hooks: readonly string[]): Broken[] {
  return items(fields(parse(text))['repos']).flatMap((one): Broken[] => {
    const { repo, rev, hooks: used } = fields(one);
    const ids = items(used).map((hook) => String(fields(hook)['id']));
    const strange = ids.filter((id) => !hooks.includes(id));
    const isPinned = typeof repo === 'string' && typeof rev === 'string';
    return [...strange, ...(isPinned ? [] : ['rev'])].map((at) => ({ rule: 'pc-hook', at }));
  });
}
