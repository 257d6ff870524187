/**
 * The job of the gate as text: the GitHub workflow, and the snippet for each other CI host. Names come from files of the
 * repository: they are written as strings of YAML or as words of a shell.
 */
import { ownPage } from '../../model/own-pages.ts';
import { INPUTS } from '../../settings/inputs.ts';
import type { ChosenGate, ChosenInput } from './gates-with-service.ts';
import { yamlString } from './render-settings-file.ts';
import type { HostWithPage } from './hosts-with-pages.ts';
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

/** A comment that says how to find the commit of a release, where it is not known. */
export function remarkOnCommit({ version, commit }: PinnedRelease): string {
  if (commit !== undefined) return '';
  return `# Put the commit of the release in place of <sha>, or the one of main before a release. This prints it:
#   ${commitCommand(version)}
`;
}

/** What follows the name of an action behind `uses`. */
export function versionPin({ version, commit }: PinnedRelease): string {
  return `@${commit ?? '<sha>'} # v${version}`;
}

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
type ChosenStep = Pick<ChosenGate, 'inputs' | 'secret'> & {
  /** Variables of its environment. */
  env?: Readonly<Record<string, string>>;
};

const BEGINNING = `name: Policy gate
on: pull_request
permissions: {}
concurrency:
  group: plangate-\${{ github.event.pull_request.number || github.ref }}
  cancel-in-progress: true # the job of an outdated push ends
jobs:
`;

const NEEDS_PLAN = `    needs: plan
    if: always() # a required job that is skipped counts as passed: without a plan, this one is red
`;

const PERMISSIONS = `    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      pull-requests: write # one comment
`;

const IDENTITY_PERMISSION = '      id-token: write # credentials of a role that may only read\n';

const CHECKS_PERMISSION = '      checks: write # annotations on the lines at fault\n';

/** What comes before a step that plans by itself. */
interface StepThatPlans {
  program: 'terraform' | 'tofu';
  /** Undefined for the newest. */
  programVersion: string | undefined;
  /** The steps that sign in; '' where none is needed. */
  signIn: string;
}

/** How the workflow of a gate differs from that of a gate at a service. */
interface WorkflowParts {
  /** Gitea needs the full address of an action on GitHub, and has no check runs. */
  server?: 'gitea';
  /** For own policies: the command that compiles `opa` from sources that Go's checksum database knows. */
  compileOpa?: string | undefined;
  /** For a gate without a service: the text of the job that plans, or else what the step needs that plans by itself. */
  planner?: { job: string } | StepThatPlans;
  /** Steps that scan before the gate: which of their comments are new, the history says. */
  scans?: string | undefined;
}

/** One job on every pull request, with a step for each gate. Without a service, another job may plan before it. */
export function renderWorkflow(
  gates: readonly ChosenStep[],
  release: PinnedRelease,
  { server, compileOpa, planner, scans }: WorkflowParts = {},
): string {
  const origin = server === 'gitea' ? 'https://github.com/' : '';
  const planJob = planner !== undefined && 'job' in planner ? planner.job : undefined;
  const itself = planner !== undefined && 'program' in planner ? planner : undefined;
  const steps = [
    renderCheckout(origin, scans !== undefined),
    scans ?? '',
    planJob === undefined ? '' : DOWNLOAD_PLAN,
    compileOpa === undefined ? '' : renderOpa(compileOpa, origin),
    itself === undefined ? '' : renderProgram(itself, origin),
    ...gates.map((gate, index) => {
      const begins = `      - uses: ${origin}plangate/plangate${versionPin(release)}\n`;
      const condition = index === 0 ? '' : ALSO_AFTER_FAILURE;
      const token = planner === undefined ? renderToken(gate) : '';
      const env = Object.entries(gate.env ?? {}).map(
        ([name, value]) => `          ${name}: ${value}\n`,
      );
      const ofStep = env.length > 0 ? `        env:\n${env.join('')}` : '';
      return `${begins}${condition}${ofStep}        with:\n${token}${gate.inputs.map(renderInput).join('')}`;
    }),
  ];
  return [
    remarkOnCommit(release),
    BEGINNING,
    planJob ?? '',
    '  gate:\n',
    planJob === undefined ? '' : NEEDS_PLAN,
    PERMISSIONS,
    server === 'gitea' ? '' : CHECKS_PERMISSION,
    itself !== undefined && itself.signIn !== '' ? IDENTITY_PERMISSION : '',
    '    steps:\n',
    ...steps,
  ].join('');
}

/** The program that plans, apart from the other processes of the job, and what it signs in by. */
function renderProgram({ program, programVersion, signIn }: StepThatPlans, origin: string): string {
  const [action, wrapper] =
    program === 'tofu'
      ? ['opentofu/setup-opentofu@a1320f892987e89d278cc92dc5adc984fb93aca4 # v2.0.2', 'tofu']
      : [
          'hashicorp/setup-terraform@dfe3c3f87815947d99a8997f908cb6525fc44e9e # v4.0.1',
          'terraform',
        ];
  const version =
    programVersion === undefined ? '' : `, ${wrapper}_version: ${JSON.stringify(programVersion)}`;
  return `      - uses: ${origin}${action}
        with: { ${wrapper}_wrapper: false${version} }
      # Lets the program that plans be kept apart from the other processes of this job.
      - run: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0
${signIn}`;
}

/** @param isWhole with the history */
function renderCheckout(origin: string, isWhole: boolean): string {
  const step = isWhole ? CHECKOUT.replace('false }', 'false, fetch-depth: 0 }') : CHECKOUT;
  return step.replace('actions/', `${origin}actions/`);
}

function renderOpa(compileOpa: string, origin: string): string {
  return `      - uses: ${origin}actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0
        with: { go-version: stable, cache: false }
      - run: ${compileOpa} # judges the policies; compared with Go's checksum database
`;
}

const ALSO_AFTER_FAILURE =
  '        if: ${{ !cancelled() }} # also after a failure in the step before\n';

function renderToken({ secret = 'TF_API_TOKEN' }: ChosenStep): string {
  return `          # A token of a team that has the plan level on the workspace.
          token: \${{ secrets.${secret} }} # zizmor: ignore[secrets-outside-env]
`;
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

/** What a job needs that plans on another host, in place of the image of the release, which has no program that plans. */
export const IMAGE_TO_NAME = 'registry.example.com/plan-and-judge';

/** A job that plans and judges without a service, as text to copy. */
export function renderLocalSnippet({ page }: HostWithPage, version: string): string {
  const { file, template, language, targetBranches } = page;
  const inputs = [{ name: 'local', value: 'true' }];
  const planner = { program: 'terraform', programVersion: undefined, signIn: '' } as const;
  if (template === undefined) {
    return `# ${file}\n${renderWorkflow([{ inputs }], { version }, { server: 'gitea', planner })}`;
  }
  const branches = targetBranches === undefined ? '' : ` --target-branches ${targetBranches}`;
  const command = `plangate check --local${branches} --reports ${page.reports ?? 'plangate-reports'}`;
  const commentSign = language === 'groovy' ? '//' : '#';
  const body = template.replace('SCRIPT', () => command).replace('IMAGE', () => IMAGE_TO_NAME);
  return `${commentSign} ${file}\n${body}`;
}

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
type PlannedRoot = Pick<Root, 'name' | 'directory' | 'isUnit'>;

interface PlanJob {
  roots: readonly PlannedRoot[];
  program: 'terraform' | 'tofu';
  /** The steps that sign in, where they are known. */
  signIn: string | undefined;
  /** Where a job gives the roots what their files do not say, as in `.github/workflows/ci.yml:12`. */
  given: readonly string[];
  release: PinnedRelease;
}

/** The text of the job, as an entry of `jobs`. Terragrunt plans all units at once, and the others are planned one by one. */
export function renderPlanJob({ roots, program, signIn, given, release }: PlanJob): string {
  const pairsOf = (some: readonly PlannedRoot[]) =>
    some.map(({ name, directory }) => quotedWord(`${name}=${directory}`)).join(' ');
  const others = roots.filter(({ isUnit }) => !isUnit);
  const isTerragrunt = roots.some(({ isUnit }) => isUnit);
  const planAll = [
    '# `plangate digest` names each file that Terragrunt generates: add --generated for it, as in **/backend.tf.',
    `terragrunt run --all --non-interactive --out-dir "$RUNNER_TEMP/saved" -- plan -input=false -lock=false`,
  ];
  const saved = `"$RUNNER_TEMP/saved/$root/tfplan.tfplan"`;
  const [place] = given;
  const planOthers = [
    ...(place === undefined
      ? []
      : [
          `# Add -backend-config to \`init\`, -var and -var-file to \`plan\`, as ${place} has them.`,
        ]),
    `for pair in ${pairsOf(others)}; do`,
    '  root=${pair#*=}',
    '  mkdir -p "$RUNNER_TEMP/saved/$root"',
    `  ${program} -chdir="$root" init -input=false`,
    `  ${program} -chdir="$root" plan -input=false -lock=false -out=${saved}`,
    'done',
  ];
  const script = [
    ...(isTerragrunt ? planAll : []),
    ...(others.length > 0 ? planOthers : []),
    'plangate() { node "$RUNNER_TEMP/plangate/dist/cli/index.js" "$@"; }',
    'digests=',
    `for pair in ${pairsOf(roots)}; do`,
    '  name=${pair%%=*}',
    '  root=${pair#*=}',
    `  digest=$(plangate digest ${saved} -o "plans/$root/tfplan.json" --directory "$root" --workspace "$name")`,
    '  digests="${digests:+$digests,}$digest"',
    'done',
    'echo "digests=$digests" >> "$GITHUB_OUTPUT"',
  ];
  const installed = isTerragrunt ? 'Terragrunt' : program;
  const signInHere = `      # Sign in to your cloud and install ${installed} here, as you do today.\n`;
  const install = `      # Install ${installed} here, as you do today.\n`;
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
${CHECKOUT}${signIn === undefined ? signInHere : `${signIn}${install}`}      - name: Get the command line of Plangate
        run: |
          git init --quiet "$RUNNER_TEMP/plangate"
          git -C "$RUNNER_TEMP/plangate" fetch --quiet --depth 1 ${REPOSITORY_URL} ${release.commit ?? '<sha>'}
          git -C "$RUNNER_TEMP/plangate" checkout --quiet FETCH_HEAD
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
