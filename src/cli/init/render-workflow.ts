/**
 * The job of the gate as text: the GitHub workflow, and the snippet for each other CI host. Names come from files of the
 * repository: they are written as strings of YAML or as words of a shell.
 */
import { ownPage } from '../../model/own-pages.ts';
import { INPUTS } from '../../settings/inputs.ts';
import type { ChosenGate, ChosenInput } from './choose-gates.ts';
import { yamlString } from './render-settings-file.ts';
import type { HostWithPage } from '../../hosts/registry.ts';
import { quotedWord } from '../../model/command-line.ts';
import type { Root } from '../../plan/find-plans.ts';

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

const CHECKOUT = `      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
`;

const DOWNLOAD_PLAN = `      # The artifact of this run. Never take a plan from a cache, which other runs write, too.
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without a plan, the gate is undecided, and its comment says what to do
        with:
          name: plan
          path: \${{ runner.temp }}/plan
`;

/** What the step of a gate says. */
type ChosenStep = Pick<ChosenGate, 'inputs' | 'secret'>;

/** One job on every pull request, with a step for each gate. Without a service, another job may plan before it. */
export function renderWorkflow(
  gates: readonly ChosenStep[],
  { version, commit }: PinnedRelease,
  {
    server,
    compileOpa,
    planner,
    scans,
  }: {
    /** Gitea needs the full address of an action on GitHub, and has no check runs. */
    server?: 'gitea';
    /** For own policies: the command that compiles `opa` from sources that Go's checksum database knows. */
    compileOpa?: string | undefined;
    /** For a gate without a service: the text of the job that plans; without a `job`, the step plans by itself. */
    planner?: { job?: string };
    /** Steps that scan before the gate: which of their comments are new, the history says. */
    scans?: string | undefined;
  } = {},
): string {
  const origin = server === 'gitea' ? 'https://github.com/' : '';
  const findCommit = `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
  const opa = `      - uses: ${origin}actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0
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
  const checkout =
    scans === undefined ? CHECKOUT : CHECKOUT.replace('false }', 'false, fetch-depth: 0 }');
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
${checkout.replace('actions/', `${origin}actions/`)}${scans ?? ''}${planJob === undefined ? '' : DOWNLOAD_PLAN}${compileOpa === undefined ? '' : opa}${steps.join('')}`;
}

/** An input as a line of `with`. */
function renderInput({ name, value }: ChosenInput): string {
  // The value of a flag is not quoted. A path of the name `true` is.
  return `          ${name}: ${isFlag(name) ? value : yamlString(value)}\n`;
}

/** Whether the value of an input is true or false. */
function isFlag(input: string): boolean {
  return INPUTS.some(({ name, kind }) => name === input && kind === 'flag');
}

/** The image of the release, in which the job runs; with its digest if that is known. */
export function imageOf({ version, image }: PinnedRelease): string {
  return `ghcr.io/plangate/plangate:${version}${image === undefined ? '' : `@${image}`}`;
}

const TARGET_REMARK = '--target-branches: where pull requests are merged to.';

/** The text of the host's file, below comments with its path and its secrets. */
export function renderSnippet(
  { page }: HostWithPage,
  gate: ChosenStep,
  release: PinnedRelease,
  compileOpa?: string,
): string {
  const { file, secrets, reports = 'plangate-reports', template, language } = page;
  const { targetBranches } = page;
  // Gitea and its relatives read workflows as GitHub does.
  if (template === undefined) {
    const check =
      '# The check to require in the rule of the branch: Policy gate / gate (pull_request)';
    return `# ${file}\n${check}\n${renderWorkflow([gate], release, { server: 'gitea', compileOpa })}`;
  }
  const { inputs } = gate;
  const options = inputs.map(({ name, value }) =>
    isFlag(name) ? ` --${name}` : ` --${name} ${quotedWord(value)}`,
  );
  const remarks = [file, secrets].filter((remark) => typeof remark === 'string');
  const commentSign = language === 'groovy' ? '//' : '#';
  if (targetBranches !== undefined) {
    options.push(` --target-branches ${targetBranches}`);
    remarks.push(`${TARGET_REMARK} ${ownPage('docs/target-branches.md')}`);
  }
  const command = `plangate check${options.join('')} --reports ${reports}`;
  // In a text of Groovy between single quotes, a backslash and a single quote need a backslash before them.
  const script = language === 'groovy' ? command.replaceAll(/[\\']/g, String.raw`\$&`) : command;
  // By functions: a text as the replacement could hold `$&` and the like.
  const body = template.replace('SCRIPT', () => script).replace('IMAGE', () => imageOf(release));
  return `${remarks.map((remark) => `${commentSign} ${remark}\n`).join('')}${body}`;
}

/** A root module, or a unit of Terragrunt. */
export type PlannedRoot = Pick<Root, 'name' | 'directory' | 'isUnit'>;

/** The text of the job, as an entry of `jobs`. Terragrunt plans all units at once, and the others are planned one by one. */
export function renderPlanJob({
  roots,
  program,
}: {
  roots: readonly PlannedRoot[];
  program: 'terraform' | 'tofu';
}): string {
  const pairs = roots.map(({ name, directory }) => quotedWord(`${name}=${directory}`)).join(' ');
  const isTerragrunt = roots.some(({ isUnit }) => isUnit);
  const planAll = [
    '# `plangate digest` names each file that Terragrunt generates: add --generated for it, as in **/backend.tf.',
    `terragrunt run --all --non-interactive --out-dir "$RUNNER_TEMP/saved" -- plan -input=false -lock=false`,
  ];
  const planOne = [
    `  ${program} -chdir="$root" init -input=false`,
    `  ${program} -chdir="$root" plan -input=false -lock=false -out="$RUNNER_TEMP/saved.plan"`,
  ];
  const saved = `"$RUNNER_TEMP/${isTerragrunt ? 'saved/$root/tfplan.tfplan' : 'saved.plan'}"`;
  const script = [
    ...(isTerragrunt ? planAll : []),
    'digests=',
    `for pair in ${pairs}; do`,
    '  name=${pair%%=*}',
    '  root=${pair#*=}',
    ...(isTerragrunt ? [] : planOne),
    `  digest=$(plangate digest ${saved} -o "plans/$root/tfplan.json" --directory "$root" --workspace "$name")`,
    '  digests="${digests:+$digests,}$digest"',
    'done',
    'echo "digests=$digests" >> "$GITHUB_OUTPUT"',
  ];
  return `  plan:
    # A fork's pull request gets no credentials. To plan it behind a review:
    #   ${ownPage('examples/workflows/fork-plans.yml')}
    if: github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      id-token: write # cloud credentials of a role that may only read
    outputs:
      digests: \${{ steps.plan.outputs.digests }}
    steps:
${CHECKOUT}      # Sign in to your cloud and install ${isTerragrunt ? 'Terragrunt' : program} here, as you do today, and the command line of Plangate:
      #   ${ownPage('docs/cli.md#install')}
      # A saved plan holds the state and its secrets, and it can be applied: none leaves this job.
      - name: Plan, and write down how and of what each plan was made
        id: plan
        run: |
${script.map((line) => `          ${line}\n`).join('')}      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: plan
          retention-days: 1 # it holds values of your state
          overwrite: true # when failed jobs are run again, the last attempt counts
          path: plans
`;
}
