/** The GitHub workflow. Names come from files of the repository: they are written as YAML strings. */
import { ownPage } from '../../model/own-pages.ts';
import { INPUTS } from '../../settings/inputs.ts';
import type { ChosenInput } from './choose-inputs.ts';

export const REPOSITORY_URL = 'https://github.com/plangate/plangate';

/** A command that prints the newest commit of main, and that of the release if it exists. */
export function commitCommand(version: string): string {
  return `git ls-remote ${REPOSITORY_URL} HEAD 'refs/tags/v${version}^{}'`;
}

const PLANNER = `# The runner needs terraform or tofu to plan. Or name the plan of another job with the input plan:
#   ${ownPage('docs/plan-files.md#a-plan-of-another-job')}
`;

export const CHECKOUT = `      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
`;

const TAKE_PLAN = `      # The artifact of this run. Never take a plan from a cache, which other runs write, too.
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without a plan, the gate is undecided, and its comment says what to do
        with:
          name: plan
          path: \${{ runner.temp }}/plan
`;

/** One job on every pull request. @param release without its commit, the text says how to find it */
export function renderWorkflow(
  inputs: readonly ChosenInput[],
  release: { version: string; commit?: string | undefined },
  {
    compileOpa,
    planner,
  }: {
    /** The command, where own policies judge: it compiles `opa` from sources that Go's checksum database knows. */
    compileOpa?: string | undefined;
    /** Where no service is asked: the job that plans; left out, the step plans by itself. */
    planner?: { job?: string };
  } = {},
): string {
  const { version, commit } = release;
  const sayCommit = `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
  const opa = `      - uses: actions/setup-go@4a3601121dd01d1626a1e23e37211e3254c1c06c # v6.4.0
        with: { go-version: stable, cache: false }
      - run: ${compileOpa} # judges the policies; compared with Go's checksum database
`;
  const token = `          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.TF_API_TOKEN }} # zizmor: ignore[secrets-outside-env]
`;
  const written = inputs.map(({ name, value, blank }) => {
    const remark = blank ? ' # put yours here' : '';
    // Of a name, `true` would be a text.
    const isFlag = INPUTS.some((spec) => spec.name === name && spec.kind === 'flag');
    if (!value.includes('\n')) {
      return `          ${name}: ${isFlag ? value : yamlString(value)}${remark}\n`;
    }
    const lines = value.split('\n').map((line) => `            ${line}\n`);
    return `          ${name}: |${remark}\n${lines.join('')}`;
  });
  const { job } = planner ?? {};
  const after = `    needs: plan
    if: always() # a required job that is skipped counts as passed: without a plan, this one is red
`;
  return `${planner !== undefined && job === undefined ? PLANNER : ''}${commit === undefined ? sayCommit : ''}name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true # the job of an outdated push ends
jobs:
${job ?? ''}  gate:
${job === undefined ? '' : after}    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
      checks: write # annotations on the lines at fault
    steps:
${CHECKOUT}${job === undefined ? '' : TAKE_PLAN}${compileOpa === undefined ? '' : opa}      - uses: plangate/plangate@${commit ?? '<sha>'} # v${version}
        with:
${planner === undefined ? token : ''}${written.join('')}`;
}

/** A YAML string: plain if it cannot be misread, else quoted as JSON, which YAML reads the same way. */
export function yamlString(value: string): string {
  const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
  const word = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
  return plain && !word ? value : JSON.stringify(value);
}
