/** What `init` says besides the workflow: each notice is one line, and names the page that has more. */
import { safeLine } from '../../report/neutralise-log.ts';
import { formatNumber } from '../../report/text.ts';
import type { ChosenGate } from './choose-inputs.ts';

/** The most characters of a notice. */
const MAX_LENGTH = 155;
/** The most workspaces that one job gates well. */
const MAX_WORKSPACES = 100;

/** A line with names in place of `NAMES`: as many as fit, and the number of the others. Empty without names. */
export function fitNotice(names: readonly string[], text: string): string {
  if (names.length === 0) return '';
  for (let shown = names.length; shown > 0; shown -= 1) {
    const more = shown === names.length ? '' : ` and ${names.length - shown} more`;
    const line = safeLine(text.replace('NAMES', () => names.slice(0, shown).join(', ') + more));
    if (line.length <= MAX_LENGTH) return line;
  }
  // Not even one name fits.
  return text.replace('NAMES', `${formatNumber(names.length)} of them`);
}

/** The notices for a workflow or a snippet that names workspaces of a service. */
export function initNotices({
  policies,
  omitted,
  gates,
  broken,
}: {
  /** The directory of the team's own policies. */
  policies: string | undefined;
  /** Directories that are not in the workflow. */
  omitted: readonly string[];
  gates: readonly ChosenGate[];
  /** File and line of a `cloud` block that cannot be read. */
  broken: string | undefined;
}): string[] {
  const selectors = gates.flatMap(({ inputs }) => inputs.flatMap((input) => input.selectors ?? []));
  return [
    fitNotice(
      policies === undefined ? [] : [policies],
      'NAMES/ has policies in Rego: opa judges the plan by them, too, as they are on the default branch (docs/own-policies.md).',
    ),
    fitNotice(
      broken === undefined ? [] : [broken],
      'warning: the file of a cloud block cannot be read at NAMES (docs/inputs.md).',
    ),
    fitNotice(
      omitted,
      'warning: not in the workflow: NAMES. No line of `workspaces` says what their cloud blocks do: add the names (docs/inputs.md).',
    ),
    fitNotice(
      selectors.length > MAX_WORKSPACES ? [String(selectors.length)] : [],
      'NAMES workspaces in one job: docs/matrix.md shares them among many.',
    ),
  ].filter((line) => line !== '');
}
