/**
 * Pipelines as GitLab, Azure Pipelines, Jenkins, Bitbucket, CircleCI, Gitea and pre-commit read them: the keywords that
 * each knows, and what would keep the gate from running or its token from the script. GitHub has a parser of its own.
 */
import { parse, parseAllDocuments } from 'yaml';

/** What is wrong, as the name of the rule, and where. */
export interface Broken {
  rule: string;
  at: string;
}

type Fields = Record<string, unknown>;

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...(value as Fields) }
    : {};
}

function items(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** A text; of anything else, its JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Whether a script starts the gate, or a part of it. */
const RUNS_PLANGATE = /(?:^|[\s(])plangate (?:check|matrix|combine)\b/;

/**
 * Keys that the host does not know.
 * @param known by place, which is the keys that lead there: `*` is each one, or each item of a list
 */
function unknownKeys(rule: string, value: unknown, known: Record<string, string>): Broken[] {
  return Object.entries(known).flatMap(([place, names]) => {
    let found = [value];
    for (const key of place.split('.').filter(Boolean)) {
      found = found.flatMap((one) =>
        key === '*' ? Object.values(Array.isArray(one) ? one : fields(one)) : [fields(one)[key]],
      );
    }
    const keys = found.flatMap((one) => Object.keys(fields(one)));
    return keys
      .filter((key) => !names.split(' ').includes(key))
      .map((key) => ({ rule, at: `${place} ${key}` }));
  });
}

// docs.gitlab.com/ci/yaml/
const GITLAB = 'default include stages variables workflow image services cache spec pages'.split(
  ' ',
);
const GITLAB_JOBS = {
  '*': 'after_script allow_failure artifacts before_script cache coverage dependencies environment extends hooks id_tokens identity image inherit interruptible needs only except parallel release resource_group retry rules run script secrets services stage tags timeout trigger variables when',
  '*.artifacts': 'paths exclude expire_in expose_as name public access reports untracked when',
  // docs.gitlab.com/ci/yaml/artifacts_reports/
  '*.artifacts.reports':
    'accessibility annotations codequality coverage_report cyclonedx dotenv junit load_performance metrics sast terraform',
};

interface GitLabPipeline {
  text: string;
  /** `parent_pipeline` is a child of a merge request pipeline. */
  source?: 'merge_request_event' | 'parent_pipeline';
  /** What `include: local` finds. */
  included?: string;
  /** A file that others include has no pipeline of its own. */
  isPart?: boolean;
}

export function readGitLab(pipeline: GitLabPipeline): Broken[] {
  const { text, source = 'merge_request_event', included = '', isPart = false } = pipeline;
  const documents = parseAllDocuments(text).map((each) => fields(each.toJS()));
  const config = documents.at(-1) ?? {};
  const templates = fields(parse(included));
  const written = Object.entries(config).filter(([name]) => !GITLAB.includes(name));
  const jobs = written.map(([name, own]): [string, Fields] => {
    const bases = items(fields(own)['extends']).map((base) => textOf(base));
    return [name, Object.assign({}, ...bases.map((one) => config[one] ?? templates[one]), own)];
  });
  const broken = unknownKeys('gl-keyword', Object.fromEntries(jobs), GITLAB_JOBS);
  // A component uses only inputs that it declares: docs.gitlab.com/ci/inputs/
  const declared = fields(fields(documents[0]?.['spec'])['inputs']);
  for (const [, at = ''] of text.matchAll(/\$\[\[ *inputs\.([\w-]+)/g)) {
    if (!(at in declared)) broken.push({ rule: 'gl-inputs', at });
  }
  const hasWorkflow = items(fields(config['workflow'])['rules']).length > 0;
  const variables = { CI_PIPELINE_SOURCE: source, CI_MERGE_REQUEST_IID: '9' };
  for (const [name, { needs, rules, script, trigger }] of jobs) {
    // A needed job, and the job of an included artifact, is in the same pipeline: docs.gitlab.com/ci/yaml/#needs
    const artifactOf = items(fields(trigger)['include']).map((one) => fields(one)['job']);
    const needed = [...items(needs).map((one) => fields(one)['job'] ?? one), ...artifactOf];
    for (const other of needed.filter((one) => one !== undefined)) {
      const isThere = jobs.some(([job]) => job === other);
      if (!isThere) broken.push({ rule: 'gl-needs', at: `${name}: ${textOf(other)}` });
    }
    const scripts = items(script).map((one) => textOf(one));
    const isOfGate = trigger !== undefined || scripts.some((line) => RUNS_PLANGATE.test(line));
    if (!isOfGate || isPart || name.startsWith('.')) continue;
    // A job without rules is in no merge request pipeline, nor in a child of one, unless the pipeline has workflow
    // rules: docs.gitlab.com/ci/pipelines/merge_request_pipelines/
    const isIn =
      rules === undefined ? hasWorkflow : items(rules).some((rule) => holds(rule, variables));
    if (!isIn) broken.push({ rule: 'gl-merge-request', at: name });
  }
  return broken;
}

/** A rule with `if`; `==`, `&&` and `||` are all that is printed. */
function holds(rule: unknown, variables: Record<string, string>): boolean {
  const { if: condition, when } = fields(rule);
  if (when === 'never') return false;
  if (condition === undefined) return true;
  return textOf(condition)
    .split('||')
    .some((part) =>
      part.split('&&').every((term) => {
        const [, name = '', value] =
          /^\s*\$(\w+)(?:\s*==\s*["']([^"']*)["'])?\s*$/.exec(term) ?? [];
        if (name === '') throw new Error(`a condition that this model does not read: ${term}`);
        return value === undefined ? (variables[name] ?? '') !== '' : variables[name] === value;
      }),
    );
}

// learn.microsoft.com/azure/devops/pipelines/yaml-schema/
const AZURE_STEPS =
  'script bash checkout download publish task name displayName env inputs condition continueOnError artifact patterns path persistCredentials fetchDepth workingDirectory';
const AZURE = {
  '': 'name trigger pr schedules pool container variables parameters resources stages jobs steps',
  'jobs.*':
    'job displayName dependsOn condition continueOnError strategy pool container variables steps timeoutInMinutes',
  'jobs.*.steps.*': AZURE_STEPS,
  'steps.*': AZURE_STEPS,
};
/** Variables that a pipeline may use: secrets that the pages tell to create, those of a matrix, those of the host. */
const AZURE_VARIABLES = /^(?:TF_API_TOKEN|workspaces|group|(?:System|Build|Agent|Pipeline)\.\w+)$/;

export function readAzure(text: string): Broken[] {
  const config = fields(parse(text));
  const broken = unknownKeys('az-keyword', config, AZURE);
  const jobs = items(config['jobs'] ?? { job: 'job', steps: config['steps'] }).map(fields);
  // The macro of a variable that does not exist stays as it is written:
  // learn.microsoft.com/azure/devops/pipelines/process/variables
  for (const [, at = ''] of text.matchAll(/\$\(([A-Za-z_][\w.]*)\)/g)) {
    if (!AZURE_VARIABLES.test(at)) broken.push({ rule: 'az-literal', at });
  }
  for (const job of jobs) {
    const note = (rule: string, at: string) =>
      void broken.push({ rule, at: `${textOf(job['job'])}: ${at}` });
    const before = items(job['dependsOn']).map((one) => textOf(one));
    // An output of another job needs that job in dependsOn, and a step with that name which sets it:
    // learn.microsoft.com/azure/devops/pipelines/process/set-variables-scripts
    for (const [, of = '', step = '', variable = ''] of JSON.stringify(job).matchAll(
      /dependencies\.(\w+)\.outputs\['(\w+)\.(\w+)'\]/g,
    )) {
      const setter = jobs.find((one) => one['job'] === of)?.['steps'];
      const script = items(setter)
        .map(fields)
        .find(({ name }) => name === step)?.['bash'];
      const sets = `##vso[task.setvariable variable=${variable};isOutput=true]`;
      if (!before.includes(of) || !textOf(script).includes(sets))
        note('az-output', `${of}.${step}`);
    }
    const steps = items(job['steps']).map(fields);
    const scripts = steps.map((step) => textOf(step['script'] ?? step['bash'] ?? ''));
    for (const [index, { artifact = '', env }] of steps.entries()) {
      // The name of an artifact: learn.microsoft.com/azure/devops/pipelines/artifacts/pipeline-artifacts
      if (/[\\/":<>|*?]/.test(textOf(artifact))) note('az-artifact', textOf(artifact));
      if (!RUNS_PLANGATE.test(scripts[index] ?? '')) continue;
      // A secret variable is not in the environment of a script, unless the step maps it:
      // learn.microsoft.com/azure/devops/pipelines/process/set-secret-variables
      const mapped = { TF_API_TOKEN: 'TF_API_TOKEN', SYSTEM_ACCESSTOKEN: 'System.AccessToken' };
      for (const [name, variable] of Object.entries(mapped)) {
        if (fields(env)[name] !== `$(${variable})`) note('az-secret', name);
      }
    }
    // A job with dependsOn runs only if those have succeeded, unless its condition says otherwise:
    // learn.microsoft.com/azure/devops/pipelines/process/conditions
    const combines = scripts.some((script) => script.includes('plangate combine'));
    if (combines && before.length > 0 && job['condition'] !== 'always()') {
      note('az-condition', 'always()');
    }
  }
  return broken;
}

/** What may stand in each block of Declarative Pipeline: www.jenkins.io/doc/book/pipeline/syntax/ */
const JENKINS: Record<string, string> = {
  '': 'pipeline',
  pipeline: 'agent stages options environment parameters triggers tools post libraries',
  stages: 'stage',
  stage: 'agent options environment tools when input post steps stages parallel',
  post: 'always changed failure success unstable cleanup',
  agent: 'docker dockerfile label node kubernetes',
};

/** A Jenkinsfile whose blocks begin at the end of a line and end on a line of their own, or are on one line. */
export function readJenkins(text: string): Broken[] {
  const broken: Broken[] = [];
  const open = [''];
  let hasToken = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    const [, name = ''] = /^(\w+)/.exec(line) ?? [];
    if (line.startsWith('}')) {
      open.pop();
      continue;
    }
    const known = JENKINS[open.at(-1) ?? '-']?.split(' ');
    if (known !== undefined && !known.includes(name)) {
      broken.push({ rule: 'jk-directive', at: `${open.join(' ')}: ${line}` });
    }
    // A credential is in the environment of the stage that names it:
    // www.jenkins.io/doc/book/pipeline/jenkinsfile/#handling-credentials
    if (/TF_API_TOKEN = credentials\('/.test(line)) hasToken = true;
    if (RUNS_PLANGATE.test(line.replaceAll("'", ' ')) && !hasToken) {
      broken.push({ rule: 'jk-credentials', at: line });
    }
    if (line.endsWith('{')) open.push(name);
  }
  return open.length === 1 ? broken : [...broken, { rule: 'jk-directive', at: 'braces' }];
}

const BITBUCKET_STEP =
  'name script image caches artifacts services size max-time trigger condition after-script clone';
// support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/
const BITBUCKET = {
  '': 'image options definitions clone pipelines',
  pipelines: 'default branches tags pull-requests custom',
  'pipelines.pull-requests.*.*': 'step parallel stage',
  'pipelines.pull-requests.*.*.step': BITBUCKET_STEP,
};
/** Where test results are looked for: support.atlassian.com/bitbucket-cloud/docs/test-reporting-in-pipelines/ */
const TEST_RESULTS = ['surefire-reports', 'failsafe-reports', 'test-results', 'test-reports'];

export function readBitbucket(text: string): Broken[] {
  const config = fields(parse(text));
  const broken = unknownKeys('bb-keyword', config, BITBUCKET);
  const [, directory] = /--reports (\S+)/.exec(text) ?? [];
  if (directory !== undefined && !TEST_RESULTS.includes(directory)) {
    broken.push({ rule: 'bb-tests', at: directory });
  }
  // Only what is under pull-requests runs for a pull request:
  // support.atlassian.com/bitbucket-cloud/docs/pipeline-start-conditions/
  const all = Object.values(fields(fields(config['pipelines'])['pull-requests'])).flatMap(items);
  const scripts = all.flatMap((one) => items(fields(fields(one)['step'])['script']));
  if (!scripts.some((script) => RUNS_PLANGATE.test(textOf(script)))) {
    broken.push({ rule: 'bb-pull-request', at: 'pull-requests' });
  }
  return broken;
}

// circleci.com/docs/reference/configuration-reference/
const CIRCLE = {
  '': 'version jobs workflows orbs commands executors parameters',
  'jobs.*': 'docker machine macos executor steps environment resource_class working_directory',
  'jobs.*.steps.*': 'checkout run when store_test_results store_artifacts attach_workspace',
};

export function readCircle(text: string): Broken[] {
  const config = fields(parse(text));
  const broken = unknownKeys('cc-keyword', config, CIRCLE);
  const jobs = fields(config['jobs']);
  const used = Object.values(fields(config['workflows'])).flatMap((workflow) =>
    items(fields(workflow)['jobs']).map((one): [string, unknown] =>
      typeof one === 'string' ? [one, {}] : (Object.entries(fields(one))[0] ?? ['', {}]),
    ),
  );
  for (const [at] of used) if (!(at in jobs)) broken.push({ rule: 'cc-workflow', at });
  for (const [at, job] of Object.entries(jobs)) {
    const steps = items(fields(job)['steps']);
    const first = steps.findIndex((step) => RUNS_PLANGATE.test(textOf(fields(step)['run'])));
    if (first < 0) continue;
    if (!steps.slice(0, first).includes('checkout')) broken.push({ rule: 'cc-checkout', at });
    // The variables of a context are in a job only if the workflow gives it that context:
    // circleci.com/docs/guides/security/contexts/
    const contexts = used.filter(([name]) => name === at).map(([, of]) => fields(of)['context']);
    if (contexts.length === 0 || contexts.includes(undefined)) {
      broken.push({ rule: 'cc-context', at });
    }
  }
  return broken;
}

/**
 * Rules for Gitea in addition to those of GitHub's parser, which reads the text too. Without an address, an action is
 * looked for on the server itself: docs.gitea.com/usage/actions/comparison
 */
export function readGitea(text: string): Broken[] {
  return Array.from(text.matchAll(/\buses: *(\S+)/g), ([, address = '']) => address)
    .filter((address) => !/^(?:https:\/\/|\.\/)/.test(address))
    .map((at) => ({ rule: 'gt-address', at }));
}

/**
 * A hook is one of the repository, which is pinned by rev: pre-commit.com/#plugins
 * @param hooks the ids in `.pre-commit-hooks.yaml`
 */
export function readPreCommit(text: string, hooks: readonly string[]): Broken[] {
  return items(fields(parse(text))['repos']).flatMap((one): Broken[] => {
    const { repo, rev, hooks: used } = fields(one);
    const ids = items(used).map((hook) => textOf(fields(hook)['id']));
    const strange = ids.filter((id) => !hooks.includes(id));
    const isPinned = typeof repo === 'string' && typeof rev === 'string';
    return [...strange, ...(isPinned ? [] : ['rev'])].map((at) => ({ rule: 'pc-hook', at }));
  });
}
