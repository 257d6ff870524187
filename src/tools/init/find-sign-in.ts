/** The steps by which the workflows of a repository sign in to a cloud, as they are written: the gate signs in by the same. */
import { readWorkflow, scalarText, type Step, type WorkflowJob } from '../doctor/read-workflow.ts';

export interface FoundSignIn {
  /** The steps as text, as entries of `steps`. */
  steps: string;
  /** Where each is, as in `.github/workflows/ci.yml:12`. */
  places: string[];
}

/** The actions of the providers, by which credentials come into the environment of the job. */
const SIGN_IN = /^(?:aws-actions\/configure-aws-credentials|azure\/login)@/i;
/** An expression with a value that only the job has in which it is written. */
const OF_THE_JOB = /\$\{\{(?!\s*(?:vars|secrets|github)\.[\w.]+\s*\}\})/;

/**
 * @param paths of workflows that plan, relative to the repository
 * @returns the steps of the first job that signs in and whose steps another job can have; undefined if there is none
 */
export async function findSignIn(
  paths: readonly string[],
  textOf: (path: string) => Promise<string>,
): Promise<FoundSignIn | undefined> {
  for (const path of paths.filter((each) => /\.ya?ml$/.test(each))) {
    const text = await textOf(path);
    const read = readWorkflow(path, text);
    const jobs = 'workflow' in read ? read.workflow.jobs : [];
    for (const job of jobs) {
      const steps = job.steps.filter(isSignIn);
      const texts = steps.map((step) => textOfStep(step, job, text.split('\n')));
      if (steps.length === 0 || texts.some((each) => OF_THE_JOB.test(each))) continue;
      return { steps: texts.join(''), places: steps.map(({ place }) => place) };
    }
  }
  return undefined;
}

const isSignIn = ({ body }: Step): boolean => SIGN_IN.test(scalarText(body['uses']).trim());

/** The lines of a step up to the next one, or to what is less indented, as an entry of a list that is indented by six. */
function textOfStep({ place }: Step, job: WorkflowJob, lines: readonly string[]): string {
  const lineOf = (written: string) => Number(/:(\d+)$/.exec(written)?.[1] ?? 0);
  const first = lineOf(place);
  const next = job.steps.map((step) => lineOf(step.place)).find((line) => line > first);
  const indentation = /^\s*/.exec(lines[first - 1] ?? '')?.[0].length ?? 0;
  const own: string[] = [];
  for (const line of lines.slice(first - 1, next === undefined ? undefined : next - 1)) {
    const isOutside = own.length > 0 && /^\s*/.exec(line)?.[0].length === indentation;
    if (isOutside && line.trim() !== '') break;
    if (line.trim() !== '' && !line.trim().startsWith('#')) own.push(line.slice(indentation));
  }
  return own.map((line) => `      ${line}\n`).join('');
}
