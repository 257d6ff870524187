import type { ConfigurationVersion } from '../../wire/configuration-version.ts';
import { findWorkspaceId, WORKSPACE_OPTIONS, workspaceProblems } from '../find-workspace.ts';
import { answerListing, LIST_OPTIONS, listProblems } from '../listing.ts';
import { operation } from '../operation.ts';
import type { Cell } from '../table.ts';

export const list = operation({
  name: 'list',
  summary: 'list the configuration versions of a workspace, newest first',
  description:
    'Operation 1: GET /workspaces/<workspace_id>/configuration-versions. Needs the permission to read runs.',
  options: [...WORKSPACE_OPTIONS, ...LIST_OPTIONS],
  examples: [
    {
      command:
        'plangate configuration-versions list --organization acme --workspace net-prod --all',
      what: 'every version there is',
    },
  ],
  problems: (input, io) => [...workspaceProblems(input, io), ...listProblems(input)],
  async call(call) {
    const { client, input, io } = call;
    const workspaceId = await findWorkspaceId(client, input, io);
    await answerListing(call, client.configurationVersions.list(workspaceId), {
      headings: ['id', 'status', 'source', 'speculative', 'provisional', 'auto-queue-runs'],
      row: toRow,
    });
  },
});

function toRow({ id, attributes }: ConfigurationVersion): Cell[] {
  const { status, source, speculative, provisional } = attributes;
  return [id, status, source, speculative, provisional, attributes['auto-queue-runs']];
}
