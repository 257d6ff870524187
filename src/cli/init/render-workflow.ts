/** The GitHub workflow. Names come from files of the repository: they are written as YAML strings. */
import type { WorkspaceSelector } from '../../settings/workspace-selectors.ts';

/** An input of the action. `blank`: a person has to fill it in. */
export interface WrittenInput {
  name: string;
  value: string;
  /** For a list of workspaces: what each one says. */
  selectors?: readonly WorkspaceSelector[];
  blank?: boolean | undefined;
}

/** A release as a workflow pins it. An unknown part is left out, and the text says how to find it. */
export interface PinnedRelease {
  version: string;
  commit?: string;
  image?: string;
}

export const REPOSITORY_URL = 'https://github.com/plangate/plangate';

/** A command that prints the newest commit of main, and that of the release if it exists. */
export function commitCommand(version: string): string {
  return `git ls-remote ${REPOSITORY_URL} HEAD 'refs/tags/v${version}^{}'`;
}

/**
 * @param server Gitea needs the full address of an action on GitHub, and has no check runs
 * @param compileOpa the command, where own policies judge
 */
export function renderWorkflow(
  inputs: readonly WrittenInput[],
  { version, commit }: PinnedRelease,
  { server, compileOpa }: { server?: 'github' | 'gitea'; compileOpa?: string | undefined } = {},
): string {
  const from = server === 'gitea' ? 'https://github.com/' : '';
  const opa = compileOpa === undefined ? [] : [installOpa(from, compileOpa)];
  const token = `          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.TF_API_TOKEN }} # zizmor: ignore[secrets-outside-env]
`;
  return renderJob({
    comments: commit === undefined ? [sayCommit(version)] : [],
    permissions: server === 'gitea' ? [] : [CHECKS],
    steps: [checkout(from), ...opa, gate(from, { version, commit }, token, inputs)],
  });
}

/**
 * A gate without a service. Its first step compiles `opa` from sources that Go's checksum database knows.
 *
 * @param compileOpa the command
 */
export function renderLocalWorkflow(
  inputs: readonly WrittenInput[],
  { version, commit }: PinnedRelease,
  compileOpa: string,
): string {
  return renderJob({
    comments: commit === undefined ? [PLANNER, sayCommit(version)] : [PLANNER],
    permissions: [CHECKS],
    steps: [checkout(''), installOpa('', compileOpa), gate('', { version, commit }, '', inputs)],
  });
}

function installOpa(from: string, compileOpa: string): string {
  return `      - uses: ${from}actions/setup-go@4a3601121dd01d1626a1e23e37211e3254c1c06c # v6.4.0
        with: { go-version: stable, cache: false }
      - run: ${compileOpa} # judges the policies; compared with Go's checksum database
`;
}

const PLANNER = `# The runner needs terraform or tofu to plan. Or name the plan of another job with the input plan:
#   https://github.com/plangate/plangate/blob/main/docs/real-plans.md#a-plan-of-another-job
`;

const CHECKS = '      checks: write # annotations on the lines at fault\n';

function checkout(from: string): string {
  return `      - uses: ${from}actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
`;
}

function gate(
  from: string,
  { version, commit }: PinnedRelease,
  first: string,
  inputs: readonly WrittenInput[],
): string {
  return `      - uses: ${from}plangate/plangate@${commit ?? '<sha>'} # v${version}
        with:
${first}${inputs.map(renderInput).join('')}`;
}

function sayCommit(version: string): string {
  return `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
}

interface JobTexts {
  comments: readonly string[];
  permissions: readonly string[];
  steps: readonly string[];
}

/** One job on every pull request. */
function renderJob({ comments, permissions, steps }: JobTexts): string {
  return `${comments.join('')}name: Policy gate
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
${permissions.join('')}    steps:
${steps.join('')}`;
}

function renderInput({ name, value, blank }: WrittenInput): string {
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
