/** The gate on other CI hosts, as text to copy into the file that the host reads. */
import type { HostWithPage } from '../../model/ci-hosts.ts';
import type { ChosenInput } from './choose-inputs.ts';
import { renderWorkflow, type PinnedRelease } from './render-workflow.ts';

/** The image of the release, in which the job runs; with its digest if that is known. */
export function imageOf({ version, image }: PinnedRelease): string {
  return `ghcr.io/plangate/plangate:${version}${image === undefined ? '' : `@${image}`}`;
}

/** The text of the host's file, below comments with its path, its secrets and the values to fill in. */
export function renderSnippet(
  { page }: HostWithPage,
  inputs: readonly ChosenInput[],
  release: PinnedRelease,
): string {
  const { file, secrets, reports = 'plangate-reports', template, language } = page;
  if (template === undefined) return `# ${file}\n${renderWorkflow(inputs, release, 'gitea')}`;
  const options = inputs.map(
    ({ name, value }) => ` --${name} ${shellWord(value.replaceAll('\n', ','))}`,
  );
  const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
  const remarks = [
    file,
    secrets,
    blanks.length > 0 && `Put your own ${blanks.join(' and ')} below.`,
  ].filter((remark) => typeof remark === 'string');
  const sign = language === 'groovy' ? '//' : '#';
  const command = `plangate check${options.join('')} --reports ${reports}`;
  const body = template.replace('SCRIPT', () => command).replace('IMAGE', () => imageOf(release));
  return `${remarks.map((remark) => `${sign} ${remark}\n`).join('')}${body}`;
}

/** Quotes a value that a shell would not read literally, without the characters that act inside quotes. */
function shellWord(value: string): string {
  return /^[\w./=,:-]+$/.test(value) ? value : `"${value.replaceAll(/["'$\\`!]/g, '')}"`;
}
