/** The workflow of commands as text: for a repository whose policies say who must approve. */
import {
  REPOSITORY_URL,
  commitCommand,
  yamlString,
  type PinnedRelease,
} from './render-workflow.ts';

/** Beside the workflow of the gate. */
export const COMMANDS_WORKFLOW = '.github/workflows/plangate-commands.yml';

/** What the job that acts is about. */
export type CommandsOf =
  | {
      /** The file of the gate's workflow: it has no service. */
      gateWorkflow: string;
    }
  | {
      organization: string | undefined;
      workspaces: readonly string[];
      /** The command that compiles `opa`: a plan of the service is judged again. */
      compileOpa: string;
    };

/** @param policies directories of the policies, one a line */
export function renderCommands(
  of: CommandsOf,
  policies: string,
  { version, commit }: PinnedRelease,
): string {
  const pin = `@${commit ?? '<sha>'} # v${version}`;
  const findCommit = `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
  const asText = (name: string, value: string, remark = '') =>
    value.includes('\n')
      ? `          ${name}: |${remark}\n${value.replaceAll(/^/gm, '            ')}\n`
      : `          ${name}: ${yamlString(value)}${remark}\n`;
  const policiesLine = asText(
    'policies',
    policies,
    ' # those of the gate: they say who must agree',
  );
  const opa =
    'compileOpa' in of
      ? `      - uses: actions/setup-go@4a3601121dd01d1626a1e23e37211e3254c1c06c # v6.4.0
        with: { go-version: stable, cache: false }
      - run: ${of.compileOpa} # judges each plan again; compared with Go's checksum database
`
      : '';
  const gate =
    'gateWorkflow' in of
      ? `${asText('gate-workflow', of.gateWorkflow, ' # its newest report says what waits')}          record-key: \${{ secrets.PLANGATE_RECORD_KEY }} # the one of the gate
`
      : `          token: \${{ secrets.TF_OVERRIDE_TOKEN }}
          gate-token: \${{ secrets.TF_API_TOKEN }} # the one of the gate
${asText('organization', of.organization ?? 'acme', of.organization === undefined ? ' # put yours here' : '')}${asText(
          'workspaces',
          of.workspaces.join('\n') || 'net-prod',
          of.workspaces.length === 0 ? ' # put yours here' : '',
        )}`;
  const actions =
    'gateWorkflow' in of
      ? 'read the report of the gate, and start its failed job again'
      : 'start the failed job of the gate again';
  return `${commit === undefined ? findCommit : ''}# Follows commands in comments on pull requests, such as \`/plangate approve COMMIT REASON\`. It runs as the
# default branch has it. What it needs: ${REPOSITORY_URL}/blob/main/docs/approvals.md
name: Plangate commands
# A comment is the only thing to act on, nothing of the pull request is checked out or run, and who may is
# named in the policies.
# \`concurrency\` is on the job that acts: on the whole workflow, anybody's comment could push an approver's
# out of the queue.
on: # zizmor: ignore[dangerous-triggers,concurrency-limits]
  issue_comment:
    types: [created]
permissions: {}
jobs:
  asked: # without environment and secrets: others are turned away before a reviewer is asked
    if: github.event.issue.pull_request && startsWith(github.event.comment.body, '/plangate')
    runs-on: ubuntu-latest
    permissions:
      contents: read # who pushed, and what the author of the comment may do
      pull-requests: write # the reaction, and the answer to \`/plangate help\`
    outputs:
      command: \${{ steps.asked.outputs.command }}
    steps:
      - uses: plangate/plangate/command${pin}
        id: asked
        with:
${policiesLine}  command:
    needs: asked
    if: needs.asked.outputs.command != ''
    runs-on: ubuntu-latest
    environment: policy-overrides # its secrets are here and nowhere else: let the default branch alone use it
    # Of this job alone: a comment that asks for nothing takes nobody's place in the queue.
    concurrency:
      group: plangate-commands-\${{ github.event.issue.number }}
      cancel-in-progress: false # what was begun is finished and recorded
    permissions:
      contents: read # check out the default branch; who pushed, and what the author of the comment may do
      pull-requests: write # the reaction, and a line in the comment of the gate
      actions: write # ${actions}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false, fetch-depth: 0 } # the history shows who only merged the base branch
${opa}      - uses: plangate/plangate/override${pin}
        with:
${gate}${policiesLine}          members-token: \${{ secrets.MEMBERS_TOKEN }} # for teams only
          approval-private-key: \${{ secrets.PLANGATE_APPROVAL_KEY }} # \`plangate approval-key\` makes it
`;
}
