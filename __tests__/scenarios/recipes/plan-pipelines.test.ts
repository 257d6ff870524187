/** The recipes of GitLab, Azure Pipelines and Jenkins in which one job plans and another one judges: their scripts, as they are written. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { addressOf } from '../../support/git-server.ts';
import { gitIn } from '../../support/git-in.ts';
import { beforeAll, describe, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { testWith } from '../../support/optional-tools.ts';
import { readAzure, readGitLab } from '../../support/pipelines.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../../support/policy-repository.ts';
import { installCli, runShell } from '../../support/spawn-cli.ts';

interface Job {
  script: string;
  /** What the host hands to the next job, and where that finds it. */
  hands: string[];
}

/** A recipe as its host runs it. */
interface Pipeline {
  plan: Job;
  gate: string;
  /** The variable that has the digest in the second job, if the host hands one over. */
  digestIn?: RegExp;
  env: (clone: string, origin: string, head: string) => Record<string, string>;
}

const recipe = (name: string) => readText(`examples/pipelines/plan-elsewhere.${name}`);

function gitLab(): Pipeline {
  const { plan, 'policy-gate': gate } = parse(recipe('gitlab-ci.yml')) as Record<
    string,
    { script: string[]; artifacts: { paths: string[] }; needs: string[] }
  >;
  expect(gate?.needs).toEqual(['plan']);
  return {
    plan: { script: plan?.script.join('\n') ?? '', hands: plan?.artifacts.paths ?? [] },
    gate: gate?.script.join('\n') ?? '',
    env: (clone, _, head) => ({
      ...mergeRequestIn(clone),
      CI_PROJECT_DIR: clone,
      CI_COMMIT_SHA: head,
      CI_PIPELINE_ID: '1001',
    }),
  };
}

function azure(): Pipeline {
  const { jobs } = parse(recipe('azure-pipelines.yml')) as {
    jobs: { steps: { bash?: string; publish?: string }[] }[];
  };
  const [plan, gate] = jobs.map(({ steps }) => steps.flatMap(({ bash }) => bash ?? []).join('\n'));
  const published = jobs[0]?.steps.flatMap((step) => step.publish ?? []) ?? [];
  return {
    plan: { script: plan ?? '', hands: published },
    gate: gate ?? '',
    digestIn: /##vso\[task\.setvariable variable=digest;isOutput=true\](\S+)/,
    env: (clone, origin, head) => ({
      TF_BUILD: 'True',
      BUILD_REASON: 'PullRequest',
      BUILD_BUILDID: '4711',
      BUILD_SOURCEBRANCH: 'refs/pull/9/merge',
      BUILD_SOURCEVERSION: head,
      BUILD_SOURCESDIRECTORY: clone,
      BUILD_REPOSITORY_URI: addressOf(origin),
      SYSTEM_PULLREQUEST_PULLREQUESTID: '9',
      SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
      SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
      SYSTEM_PULLREQUEST_ISFORK: 'False',
      PIPELINE_WORKSPACE: clone,
    }),
  };
}

function jenkins(): Pipeline {
  const [plan = '', gate = ''] = recipe('Jenkinsfile').split("stage('Policy gate')");
  const commands = (stage: string) =>
    [...stage.matchAll(/\bsh(?: '|\(returnStdout: true, script: ')([^']*)'/g)].map(
      ([, one]) => one,
    );
  const [, stashed = ''] = /includes: '([^']*)'/.exec(plan) ?? [];
  return {
    plan: { script: commands(plan).join('\n'), hands: stashed.split(',') },
    gate: commands(gate).join('\n'),
    digestIn: /^(sha256:\w+)$/m,
    env: (clone, origin, head) => ({
      JENKINS_URL: 'https://ci.acme.example/',
      BUILD_TAG: 'jenkins-infra-PR-9-3',
      CHANGE_ID: '9',
      CHANGE_TARGET: 'main',
      GIT_COMMIT: head,
      GIT_URL: addressOf(origin),
      WORKSPACE: clone,
    }),
  };
}

const DENY = `package main

deny contains msg if {
	some change in input.resource_changes
	change.change.after.input == "open"
	msg := sprintf("%s: open", [change.address])
}
`;

let bin: string;
beforeAll(() => {
  bin = emptyDirectory();
  installCli(bin);
});

/** Runs both jobs in checkouts of their own, and returns what the second one said. */
async function runPipeline(
  { plan, gate, digestIn, env }: Pipeline,
  programs: readonly string[],
  input: string,
  lost?: string,
) {
  const { origin, propose } = policyRepository({ 'infra/main.tf': '', 'policies/open.rego': DENY });
  const text = `resource "terraform_data" "a" {\n  input = "${input}"\n}\n`;
  const planning = propose({ 'infra/main.tf': text, 'policies/open.rego': 'package main\n' });
  const judging = emptyDirectory();
  cpSync(planning, judging, { recursive: true });
  const head = gitIn(planning, 'rev-parse', 'HEAD');
  const PATH = [bin, pathWith(...programs), process.env['PATH']].join(':');
  const job = { PATH, HOME: emptyDirectory() };
  const planned = await runShell(plan.script, planning, { ...env(planning, origin, head), ...job });
  expect(planned).toMatchObject({ code: 0 });
  const [, DIGEST = ''] = digestIn?.exec(planned.said) ?? [];
  expect(DIGEST !== '').toBe(digestIn !== undefined);
  for (const path of plan.hands.filter((one) => one !== lost)) {
    cpSync(join(planning, path), join(judging, path), { recursive: true });
  }
  return runShell(gate, judging, { ...env(judging, origin, head), ...job, DIGEST });
}

describe.each([
  ['GitLab', gitLab],
  ['Azure Pipelines', azure],
  ['Jenkins', jenkins],
])('%s', (_, read) => {
  testWith(
    ['opa', 'terraform'],
    // Without its digest, the plan would be undecided.
    'is red for what a policy denies, by a plan that arrived with its digest',
    async (...programs) => {
      const red = await runPipeline(read(), programs, 'open');
      expect(red.said).toContain('terraform_data.a');
      expect(red).toMatchObject({ code: 1, said: expect.stringContaining('blocked') });
    },
  );
});

testWith(['opa', 'terraform'], 'a plan that no policy denies is green', async (...programs) => {
  const green = await runPipeline(gitLab(), programs, 'closed');
  expect(green).toMatchObject({ code: 0, said: expect.stringContaining('passed') });
});

testWith(['opa', 'terraform'], 'a plan that lost its digest is undecided', async (...programs) => {
  const { code, said } = await runPipeline(gitLab(), programs, 'closed', 'plan.json.digest');
  expect([code, said]).toEqual([5, expect.stringContaining('There is no digest beside the plan')]);
});

test('the pipelines in YAML are what their hosts read', () => {
  expect(readGitLab({ text: recipe('gitlab-ci.yml') })).toEqual([]);
  // No service is asked, so there is no token of one.
  const noToken = { rule: 'az-secret', at: 'gate: TF_API_TOKEN' };
  expect(readAzure(recipe('azure-pipelines.yml'))).toEqual([noToken]);
});
