/** Reads from a report of the gate which run is to be applied. */
import { readFile } from 'node:fs/promises';
import * as v from '../../../client/wire/schema.ts';

const reportSchema = v.looseObject({
  tool: v.looseObject({ name: v.literal('plangate') }),
  organization: v.string(),
  workspaces: v.array(
    v.looseObject({
      name: v.string(),
      runId: v.optional(v.string()),
      configurationVersionId: v.optional(v.string()),
    }),
  ),
  archives: v.array(v.looseObject({ sha256: v.string() })),
});

interface ReportedRun {
  organization: string;
  workspace: string;
  runId: string;
  versionId: string;
  /** The digest of the archive that the run planned. */
  sha256: string;
}

/** The run of the workspace with this name, or of the only workspace; or what is wrong, as the end of a sentence. */
export async function readReport(
  path: string,
  workspaceName: string | undefined,
): Promise<ReportedRun | { problem: string }> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return { problem: 'cannot be read.' };
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  if (!report.success) return { problem: 'is no report of the gate as JSON.' };
  const { organization, workspaces, archives } = report.output;
  const matching = workspaces.filter(
    ({ name }) => workspaceName === undefined || name === workspaceName,
  );
  const [one, ...others] = matching;
  if (one === undefined) return { problem: `names no workspace "${workspaceName ?? ''}".` };
  if (others.length > 0)
    return { problem: 'names several workspaces: say which one, --workspace.' };
  const { name: workspace, runId, configurationVersionId: versionId } = one;
  const [archive, ...more] = archives;
  if (runId === undefined || versionId === undefined || archive === undefined || more.length > 0) {
    return { problem: `does not say which run and files it is about in "${workspace}".` };
  }
  return { organization, workspace, runId, versionId, sha256: archive.sha256 };
}
