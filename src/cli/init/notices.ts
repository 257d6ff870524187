/** What `init` says beside the workflow: each notice is one line, and names the page that has more. */
import { safeLine } from '../../report/neutralise-log.ts';
import { countWords } from '../../report/text.ts';
import type { ChosenGate } from './choose-inputs.ts';

/** The most characters of a notice. */
const LONGEST = 155;
/** The most workspaces that one job gates well. */
const MANY = 100;

/** A line with as many names in place of `NAMES` as fit, and the number of the others; empty without names. */
export function fitNotice(names: readonly string[], text: string): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const more = shown === names.length ? '' : ` and ${names.length - shown} more`;
    const line = safeLine(text.replace('NAMES', () => names.slice(0, shown).join(', ') + more));
    if (line.length <= LONGEST) return line;
  }
  return names.length === 0
    ? ''
    : text.replace('NAMES', countWords(names.length, 'of them', 'of them'));
}

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
      selectors.length > MANY ? [String(selectors.length)] : [],
      'NAMES workspaces in one job: docs/matrix.md shares them among many.',
    ),
  ].filter((line) => line !== '');
}
