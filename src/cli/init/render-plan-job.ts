/** The job that plans with credentials, and hands the plans with their digests to the job that judges. */
import { quotedWord } from '../../model/command-line.ts';
import type { SeenHere } from './look-around.ts';
import { ownPage } from '../../model/own-pages.ts';
import { CHECKOUT } from './render-workflow.ts';

/** The text of the job, as an entry of `jobs`. Terragrunt plans all units at once, and the others are planned one by one. */
export function renderPlanJob({ roots, program }: SeenHere): string {
  const pairs = roots.map(({ name, directory }) => quotedWord(`${name}=${directory}`)).join(' ');
  const isTerragrunt = roots.some(({ isUnit }) => isUnit);
  const planAll = [
    '# `plangate digest` names each file that Terragrunt generates: add --generated for it, as in **/backend.tf.',
    `terragrunt run --all --non-interactive --out-dir "$RUNNER_TEMP/saved" --json-out-dir "$PWD/plans" -- plan -input=false -lock=false`,
  ];
  const planOne = [
    `  mkdir -p "plans/$root"`,
    `  ${program} -chdir="$root" init -input=false`,
    `  ${program} -chdir="$root" plan -input=false -lock=false -out="$RUNNER_TEMP/saved.plan"`,
    `  ${program} -chdir="$root" show -json "$RUNNER_TEMP/saved.plan" > "plans/$root/tfplan.json"`,
  ];
  const script = [
    ...(isTerragrunt ? planAll : []),
    'digests=',
    `for pair in ${pairs}; do`,
    '  name=${pair%%=*}',
    '  root=${pair#*=}',
    ...(isTerragrunt ? [] : planOne),
    `  digest=$(plangate digest "plans/$root/tfplan.json" --directory "$root" --workspace "$name")`,
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
      - name: Plan, and write down of what each plan was made
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
