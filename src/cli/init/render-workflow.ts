/** The GitHub workflow. Names come from files of the repository: they are written as YAML strings. */
import { ownPage } from '../../model/own-pages.ts';
import { INPUTS } from '../../settings/inputs.ts';
import type { ChosenGate, ChosenInput } from './choose-inputs.ts';

/** A release as a workflow or a snippet pins it. What is not known is left out. */
export interface PinnedRelease {
  version: string;
  /** The whole commit. Without it, the workflow says how to find it. */
  commit?: string;
  /** The digest of the container image, as in `sha256:…`. */
  image?: string;
}

export const REPOSITORY_URL = 'https://github.com/plangate/plangate';

/** A command that prints the newest commit of main, and that of the release if it exists. */
export function commitCommand(version: string): string {
  return `git ls-remote ${REPOSITORY_URL} HEAD 'refs/tags/v${version}^{}'`;
}

const HOW_TO_PLAN = `# The runner needs terraform or tofu to plan. Or name the plan of another job with the input plan:
#   ${ownPage('docs/plan-files.md#a-plan-of-another-job')}
`;

export const CHECKOUT = `      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
`;

const DOWNLOAD_PLAN = `      # The artifact of this run. Never take a plan from a cache, which other runs write, too.
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without a plan, the gate is undecided, and its comment says what to do
        with:
          name: plan
          path: \${{ runner.temp }}/plan
`;

/** One job on every pull request, with a step for each gate. Without a service, another job may plan before it. */
export function renderWorkflow(
  gates: readonly ChosenGate[],
  { version, commit }: PinnedRelease,
  {
    server,
    compileOpa,
    planner,
  }: {
    /** Gitea needs the full address of an action on GitHub, and has no check runs. */
    server?: 'gitea';
    /** For own policies: the command that compiles `opa` from sources that Go's checksum database knows. */
    compileOpa?: string | undefined;
    /** For a gate without a service: the text of the job that plans; without a `job`, the step plans by itself. */
    planner?: { job?: string };
  } = {},
): string {
  const origin = server === 'gitea' ? 'https://github.com/' : '';
  const findCommit = `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
  const opa = `      - uses: ${origin}actions/setup-go@4a3601121dd01d1626a1e23e37211e3254c1c06c # v6.4.0
        with: { go-version: stable, cache: false }
      - run: ${compileOpa} # judges the policies; compared with Go's checksum database
`;
  const steps = gates.map(({ inputs, secret = 'TF_API_TOKEN' }, index) => {
    const token = `          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.${secret} }} # zizmor: ignore[secrets-outside-env]
`;
    const always = '        if: ${{ !cancelled() }} # also after a failure in the step before\n';
    return `      - uses: ${origin}plangate/plangate@${commit ?? '<sha>'} # v${version}
${index === 0 ? '' : always}        with:
${planner === undefined ? token : ''}${inputs.map(renderInput).join('')}`;
  });
  const { job: planJob } = planner ?? {};
  const needsPlan = `    needs: plan
    if: always() # a required job that is skipped counts as passed: without a plan, this one is red
`;
  return `${planner !== undefined && planJob === undefined ? HOW_TO_PLAN : ''}${commit === undefined ? findCommit : ''}name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true # the job of an outdated push ends
jobs:
${planJob ?? ''}  gate:
${planJob === undefined ? '' : needsPlan}    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
${server === 'gitea' ? '' : '      checks: write # annotations on the lines at fault\n'}    steps:
${CHECKOUT.replace('actions/', `${origin}actions/`)}${planJob === undefined ? '' : DOWNLOAD_PLAN}${compileOpa === undefined ? '' : opa}${steps.join('')}`;
}

/** An input as a line of `with`, or as a block of lines. */
function renderInput({ name, value, blank }: ChosenInput): string {
  const remark = blank ? ' # put yours here' : '';
  if (value.includes('\n')) {
    const lines = value.split('\n').map((line) => `            ${line}\n`);
    return `          ${name}: |${remark}\n${lines.join('')}`;
  }
  // The value of a flag is not quoted. A workspace of the name `true` is.
  const text = isFlag(name) ? value : yamlString(value);
  return `          ${name}: ${text}${remark}\n`;
}

/** Whether the value of an input is true or false. */
export function isFlag(input: string): boolean {
  return INPUTS.some(({ name, kind }) => name === input && kind === 'flag');
}

/** A YAML string: plain if it cannot be misread, else quoted as JSON, which YAML reads the same way. */
export function yamlString(value: string): string {
  const isPlain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
  const isOtherValue = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
  return isPlain && !isOtherValue ? value : JSON.stringify(value);
}
