/** The workflow of commands as text: for a repository whose policies say who must approve. */
import {
  versionPin,
  remarkOnCommit,
  REPOSITORY_URL,
  type PinnedRelease,
} from './render-workflow.ts';

/** Beside the workflow of the gate. */
export const COMMANDS_WORKFLOW = '.github/workflows/plangate-commands.yml';

export function renderCommands(release: PinnedRelease): string {
  return `${remarkOnCommit(release)}# Starts the gate again where a person may have approved. It decides nothing: the gate reads comments where they are written.
# It runs as the default branch has it, and has no secret: ${REPOSITORY_URL}/blob/main/docs/approvals.md
name: Plangate commands
# A comment is the only thing to act on, and nothing of the pull request is checked out or run.
on: # zizmor: ignore[dangerous-triggers,concurrency-limits]
  issue_comment:
    types: [created]
permissions: {}
jobs:
  command:
    if: github.event.issue.pull_request && startsWith(github.event.comment.body, '/plangate')
    runs-on: ubuntu-latest
    permissions:
      contents: read # what the author of the comment may do
      pull-requests: write # the reaction, and the answer to \`/plangate help\`
      actions: write # start the failed job of the gate again
    steps:
      - uses: plangate/plangate/command${versionPin(release)}
`;
}
