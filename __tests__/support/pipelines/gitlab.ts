/** A pipeline as GitLab reads it: which jobs are in it, and what it refuses. */
import { parseAllDocuments } from 'yaml';
import {
  fields,
  items,
  RUNS_PLANGATE,
  textOf,
  unknownKeys,
  type Broken,
  type Fields,
} from './rules.ts';

const GLOBAL = 'default include stages variables workflow image services cache spec';
const OF_JOBS =
  'after_script allow_failure artifacts before_script cache coverage dast_configuration dependencies environment extends hooks id_tokens identity image inherit interruptible manual_confirmation needs only except pages parallel release resource_group retry rules run script secrets services stage start_in tags timeout trigger variables when';
const OF_ARTIFACTS = 'paths exclude expire_in expose_as name public access reports untracked when';
const REPORTS =
  'accessibility annotations api_fuzzing browser_performance codequality container_scanning coverage_fuzzing coverage_report cyclonedx dast dependency_scanning dotenv junit load_performance metrics repository_xray requirements sast secret_detection terraform';

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
  const { text, source = 'merge_request_event', included, isPart = false } = pipeline;
  const documents = parseAllDocuments(text).map((each) => fields(each.toJS()));
  const config = documents.at(-1) ?? {};
  const templates = included === undefined ? {} : fields(parseAllDocuments(included)[0]?.toJS());
  const jobs = Object.entries(config).filter(([name]) => !GLOBAL.split(' ').includes(name));
  const names = jobs.map(([name]) => name);
  const hasWorkflow = items(fields(config['workflow'])['rules']).length > 0;
  const variables = {
    CI_PIPELINE_SOURCE: source,
    CI_MERGE_REQUEST_ID: '1',
    CI_MERGE_REQUEST_IID: '9',
  };
  const broken: Broken[] = inputsOf(documents, text);
  for (const [name, written] of jobs) {
    const note = (rule: Broken['rule'], at = '') => void broken.push({ rule, at: `${name}${at}` });
    const own = fields(written);
    const bases = items(own['extends']).map(String);
    const lost = bases.filter((base) => !(base in config) && !(base in templates));
    for (const base of lost) note('gl-include', `: ${base}`);
    const job: Fields = Object.assign(
      {},
      ...bases.map((base) => fields(config[base] ?? templates[base])),
      own,
    ) as Fields;
    for (const key of unknownKeys(job, OF_JOBS)) note('gl-keyword', `: ${key}`);
    const { artifacts, parallel, trigger, needs, rules } = job;
    for (const key of unknownKeys(artifacts, OF_ARTIFACTS)) note('gl-keyword', `: ${key}`);
    const { reports } = fields(artifacts);
    for (const key of unknownKeys(reports, REPORTS)) note('gl-reports', `: ${key}`);
    if (items(fields(parallel)['matrix']).length > 200) note('gl-matrix');
    const script = items(job['script']).map(String);
    const acts = Number(script.length > 0) + Number(trigger !== undefined);
    if (acts !== 1 && !name.startsWith('.')) note('gl-script');
    const artifactOf = items(fields(trigger)['include']).map((one) => fields(one)['job']);
    const needed = [...items(needs).map((one) => fields(one)['job'] ?? one), ...artifactOf];
    for (const other of needed.filter((one) => one !== undefined)) {
      if (!names.includes(textOf(other))) note('gl-needs', `: ${textOf(other)}`);
    }
    const isOfGate = trigger !== undefined || script.some((line) => RUNS_PLANGATE.test(line));
    if (!isOfGate || isPart || name.startsWith('.')) continue;
    const isIn =
      rules === undefined ? hasWorkflow : items(rules).some((rule) => holds(rule, variables));
    if (!isIn) note(source === 'parent_pipeline' ? 'gl-child' : 'gl-merge-request');
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

function inputsOf(documents: readonly Fields[], text: string): Broken[] {
  const declared = fields(fields(documents[0]?.['spec'])['inputs']);
  return Array.from(text.matchAll(/\$\[\[ *inputs\.([\w-]+)/g), ([, name = '']) => name)
    .filter((name) => !(name in declared))
    .map((at) => ({ rule: 'gl-inputs', at }));
}
