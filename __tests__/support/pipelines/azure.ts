/** A pipeline as Azure Pipelines reads it: what a script finds in its environment, and what another job sees. */
import { parse } from 'yaml';
import {
  fields,
  items,
  RUNS_PLANGATE,
  textOf,
  unknownKeys,
  type Broken,
  type Fields,
} from './rules.ts';

const OF_PIPELINES =
  'name trigger pr schedules pool container services variables parameters resources stages jobs steps strategy extends lockBehavior appendCommitMessageToRunName';
const OF_JOBS =
  'job displayName dependsOn condition continueOnError strategy pool container services variables steps workspace timeoutInMinutes cancelTimeoutInMinutes uses templateContext';
const KINDS = [
  'script',
  'bash',
  'pwsh',
  'powershell',
  'checkout',
  'download',
  'publish',
  'task',
  'template',
];
const OF_STEPS = `${KINDS.join(' ')} name displayName env inputs condition continueOnError enabled target timeoutInMinutes retryCountOnTaskFailure workingDirectory failOnStderr artifact patterns path persistCredentials clean fetchDepth fetchTags lfs submodules`;
/** Variables that a pipeline may use: secrets that the pages tell to create, those of a matrix, those of the host. */
const VARIABLES = /^(?:TF_API_TOKEN|workspaces|group|(?:System|Build|Agent|Pipeline)\.\w+)$/;
const EXAMPLES: Record<string, string> = { group: 'a1b2c3d4e5f6-1-of-3', workspaces: 'net-prod' };

export function readAzure(text: string): Broken[] {
  const config = fields(parse(text));
  const broken: Broken[] = unknownKeys(config, OF_PIPELINES).map((at) => ({
    rule: 'az-keyword',
    at,
  }));
  const jobs: Fields[] =
    config['jobs'] === undefined
      ? [{ job: 'job', steps: config['steps'] }]
      : items(config['jobs']).map(fields);
  for (const [, name = ''] of text.matchAll(/\$\(([A-Za-z_][\w.]*)\)/g)) {
    if (!VARIABLES.test(name)) broken.push({ rule: 'az-literal', at: name });
  }
  for (const job of jobs) {
    const name = String(job['job']);
    const note = (rule: Broken['rule'], at = '') => void broken.push({ rule, at: `${name}${at}` });
    for (const key of unknownKeys(job, OF_JOBS)) note('az-keyword', `: ${key}`);
    if (!/^[A-Za-z_]\w*$/.test(name)) note('az-keyword', ': its name');
    const before = items(job['dependsOn']).map(String);
    for (const other of before)
      if (!jobs.some((one) => one['job'] === other)) note('az-output', `: ${other}`);
    for (const [, of = '', step = '', variable = ''] of JSON.stringify(job).matchAll(
      /dependencies\.(\w+)\.outputs\['(\w+)\.(\w+)'\]/g,
    )) {
      if (!before.includes(of) || !sets(jobs, of, step, variable))
        note('az-output', `: ${of}.${step}`);
    }
    const scripts: string[] = [];
    for (const step of items(job['steps']).map(fields)) {
      const kinds = KINDS.filter((kind) => kind in step);
      if (kinds.length !== 1) note('az-keyword', ': a step');
      for (const key of unknownKeys(step, OF_STEPS)) note('az-keyword', `: ${key}`);
      if ('task' in step && !/^[A-Za-z]\w*@\d+$/.test(String(step['task'])))
        note('az-keyword', ': task');
      const artifact = textOf(step['artifact'] ?? '').replaceAll(
        /\$\((\w+)\)/g,
        (_, of: string) => EXAMPLES[of] ?? '',
      );
      if (/[\\/":<>|*?]/.test(artifact)) note('az-artifact', `: ${artifact}`);
      const script = textOf(step['script'] ?? step['bash'] ?? '');
      scripts.push(script);
      if (!RUNS_PLANGATE.test(script)) continue;
      const env = fields(step['env']);
      if (env['TF_API_TOKEN'] !== '$(TF_API_TOKEN)') note('az-secret', ': TF_API_TOKEN');
      if (env['SYSTEM_ACCESSTOKEN'] !== '$(System.AccessToken)')
        note('az-secret', ': SYSTEM_ACCESSTOKEN');
    }
    const combines = scripts.some((script) => script.includes('plangate combine'));
    if (combines && before.length > 0 && job['condition'] !== 'always()') note('az-condition');
  }
  return broken;
}

function sets(jobs: readonly Fields[], job: string, step: string, variable: string): boolean {
  const steps = items(jobs.find((one) => one['job'] === job)?.['steps']).map(fields);
  const script = steps.find(({ name }) => name === step)?.['bash'];
  return String(script).includes(`##vso[task.setvariable variable=${variable};isOutput=true]`);
}
