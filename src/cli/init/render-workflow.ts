/** The GitHub workflow. Names come from files of the repository: they are written as YAML strings. */
import type { ChosenInput } from './choose-inputs.ts';

/** A release as a workflow pins it. An unknown part is left out, and the text says how to find it. */
export interface PinnedRelease {
  version: string;
  commit?: string;
  /** Digest of its image. */
  image?: string;
}

export const REPOSITORY_URL = 'https://github.com/plangate/plangate';

/** A command that prints the newest commit of main, and that of the release if it exists. */
export function commitCommand(version: string): string {
  return `git ls-remote ${REPOSITORY_URL} HEAD 'refs/tags/v${version}^{}'`;
}

/** @param server Gitea needs the full address of an action on GitHub, and has no check runs */
export function renderWorkflow(
  inputs: readonly ChosenInput[],
  { version, commit }: PinnedRelease,
  server: 'github' | 'gitea' = 'github',
): string {
  const [from, checks] =
    server === 'gitea'
      ? ['https://github.com/', '']
      : ['', '      checks: write # annotations on the lines at fault\n'];
  const todo =
    commit === undefined
      ? `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`
      : '';
  return `${todo}name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true # the job of an outdated push ends
jobs:
  gate:
    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
${checks}    steps:
      - uses: ${from}actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
      - uses: ${from}plangate/plangate@${commit ?? '<sha>'} # v${version}
        with:
          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.TF_API_TOKEN }} # zizmor: ignore[secrets-outside-env]
${inputs.map(renderInput).join('')}`;
}

function renderInput({ name, value, blank }: ChosenInput): string {
  const remark = blank ? ' # put yours here' : '';
  if (!value.includes('\n')) return `          ${name}: ${yamlString(value)}${remark}\n`;
  const lines = value.split('\n').map((line) => `            ${line}\n`);
  return `          ${name}: |${remark}\n${lines.join('')}`;
}

/** A YAML string: plain if it cannot be misread, else quoted as JSON, which YAML reads the same way. */
export function yamlString(value: string): string {
  const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
  const word = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
  return plain && !word ? value : JSON.stringify(value);
}
