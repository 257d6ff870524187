/** The gate on other CI hosts, as text to copy into the file that the host reads. */
import type { HostWithPage } from '../../hosts/registry.ts';
import { quotedWord } from '../../model/command-line.ts';
import { writeWorkspaceList } from '../../settings/workspace-selectors.ts';
import type { ChosenGate } from './choose-inputs.ts';
import { isFlag, renderWorkflow, type PinnedRelease } from './render-workflow.ts';

/** The image of the release, in which the job runs; with its digest if that is known. */
export function imageOf({ version, image }: PinnedRelease): string {
  return `ghcr.io/plangate/plangate:${version}${image === undefined ? '' : `@${image}`}`;
}

/** The text of the host's file, below comments with its path, its secrets and the values to fill in. */
export function renderSnippet(
  { page }: HostWithPage,
  gate: ChosenGate,
  release: PinnedRelease,
  compileOpa?: string,
): string {
  const { file, secrets, reports = 'plangate-reports', template, language } = page;
  // Gitea and its relatives read workflows as GitHub does.
  if (template === undefined) {
    return `# ${file}\n${renderWorkflow([gate], release, { server: 'gitea', compileOpa })}`;
  }
  const { inputs } = gate;
  const options = inputs.map(({ name, value, selectors }) => {
    if (isFlag(name)) return ` --${name}`;
    return ` --${name} ${quotedWord(selectors ? writeWorkspaceList(selectors) : value)}`;
  });
  const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
  const remarks = [
    file,
    secrets,
    blanks.length > 0 && `Put your own ${blanks.join(' and ')} below.`,
  ].filter((remark) => typeof remark === 'string');
  const commentSign = language === 'groovy' ? '//' : '#';
  const command = `plangate check${options.join('')} --reports ${reports}`;
  // In a text of Groovy between single quotes, a backslash and a single quote need a backslash before them.
  const script = language === 'groovy' ? command.replaceAll(/[\\']/g, String.raw`\$&`) : command;
  // By functions: a text as the replacement could hold `$&` and the like.
  const body = template.replace('SCRIPT', () => script).replace('IMAGE', () => imageOf(release));
  return `${remarks.map((remark) => `${commentSign} ${remark}\n`).join('')}${body}`;
}
