/** What readers of a report should know of a check as a whole, with every workspace. */
import type { GateResult } from '../gate/result.ts';
import { finding, withoutRepeated, type Finding } from '../model/finding.ts';
import { filePart, firstParts, phrase, type Sentence } from '../model/sentence.ts';
import type { CheckRequest } from './check-request.ts';

const OTHER_COMMIT = finding(
  'no-lines',
  phrase`The checkout is another commit than the one that was planned, so findings have no lines.`,
  { remedy: phrase`Check out the head of the pull request to have them.` },
);

/** @param isElsewhere whether the checkout is another commit than the one that was planned */
export function addNotices(
  result: GateResult,
  { notices: requestNotices = [], proposed }: CheckRequest,
  isElsewhere: boolean,
): GateResult {
  const lacksLines = isElsewhere && result.workspaces.some(({ runId }) => runId !== undefined);
  // Not for people who judge their own files: they know what they changed, and the log begins with it.
  const byRun = result.uncommitted === undefined;
  const uncommitted = proposed ? (uncommittedOf(result) ?? []) : [];
  const notices = [
    ...requestNotices,
    ...(lacksLines ? [OTHER_COMMIT] : []),
    ...(uncommitted.length > 0
      ? [sayUncommitted(uncommitted, byRun ? phrase`the run planned` : phrase`the plan is of`)]
      : []),
  ];
  const workspaces = result.workspaces.map((workspace) => ({
    ...workspace,
    // The results of a group may hold the same notices already.
    notices: withoutRepeated([...notices, ...workspace.notices]),
  }));
  return { ...result, workspaces };
}

/** The planned files that are not as the commit has them; undefined if that is not known. */
export function uncommittedOf({
  archives,
  uncommitted,
}: GateResult): readonly string[] | undefined {
  if (uncommitted !== undefined) return uncommitted;
  const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
  return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}

/** @param planned who planned them, with its verb */
function sayUncommitted(paths: readonly string[], planned: Sentence): Finding {
  const verb = paths.length === 1 ? phrase`differs` : phrase`differ`;
  return finding(
    'uncommitted-planned',
    phrase`Uncommitted changes: ${firstParts(paths.map(filePart), 3)} ${verb} from the commit that is checked out, and ${planned} the changed files.`,
  );
}
