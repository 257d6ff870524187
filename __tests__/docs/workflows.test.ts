import { execFileSync } from 'node:child_process';
import { NoOperationTraceWriter } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/index';
import { parse } from 'yaml';
import { parseAsGitHub } from '../../src/tools/doctor/parse-as-github.ts';
import { existsAt, INPUTS, OUTPUTS } from '../../src/settings/inputs.ts';
import { KEYS } from '../../src/settings/settings-file/keys.ts';
import { describe, expect, test } from '../support/jest.ts';
import { fencedBlocks, filesWith, readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';

const RELEASE = '.github/workflows/release.yml';
/** Signs the public result as itself. */
const SCORECARD = '.github/workflows/scorecard.yml';
const PLANS = ['examples/workflows/plan-elsewhere.yml', 'examples/workflows/fork-plans.yml'];
const COMMIT_DIST = '.github/workflows/commit-dist.yml';
const REBUILD_DIST = '.github/workflows/rebuild-dist.yml';

/** Workflows of GitHub, from files and from pages; other hosts' YAML has no `runs-on`. */
const workflows: { at: string; text: string }[] = [
  ...filesWith(['.yml', '.yaml'])
    .filter((path) => !path.endsWith('action.yml'))
    .map((path) => ({ at: path, text: readText(path) })),
  ...filesWith(['.md']).flatMap((path) =>
    fencedBlocks(path).filter(({ language }) => language === 'yaml' || language === 'yml'),
  ),
].filter(({ text }) => /^\s+runs-on:/m.test(text));

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const steps = workflows.flatMap(({ at, text }) => {
  const { jobs } = parse(text) as { jobs: Record<string, { steps?: Step[] }> };
  return Object.values(jobs).flatMap((job) => (job.steps ?? []).map((step) => ({ at, step })));
});

test('every workflow is checked, and every example', () => {
  // The caller has no job of its own: it calls the workflow beside it.
  const examples = filesWith(['.yml']).filter((path) =>
    /^examples\/workflows\/(?!organization-caller\.)/.test(path),
  );
  expect(examples.length).toBeGreaterThanOrEqual(15);
  expect(workflows.map(({ at }) => at.replace(/:\d+$/, ''))).toEqual(
    expect.arrayContaining([
      '.github/workflows/ci.yml',
      'README.md',
      'docs/ci/gitea.md',
      ...examples,
    ]),
  );
});

describe("GitHub's own parser takes", () => {
  test.each(workflows)('the workflow of $at', async ({ at, text }) => {
    expect(await parseAsGitHub(at, text, readText)).toEqual([]);
  });

  test.each(filesWith(['action.yml']))('the action %s', (path) => {
    const file = { name: path, content: readText(path) };
    const { context } = parseAction(file, new NoOperationTraceWriter());
    expect(context.errors.getErrors()).toEqual([]);
  });
});

describe('what is copied is safe', () => {
  test.each(workflows)(
    '$at gives each job its permissions, a reason on each line',
    ({ at, text }) => {
      expect(text).toMatch(/^permissions: \{\}$/m);
      const granted = text.match(/^\s+(?:[a-z-]+): (?:read|write)\b.*$/gm) ?? [];
      expect(granted.length).toBeGreaterThan(0);
      expect(granted.filter((line) => !/ # \w/.test(line))).toEqual([]);
      expect(text).not.toMatch(/write-all|read-all/);
      // An identity that may only read, in a job that has nothing else.
      if (![RELEASE, SCORECARD, ...PLANS].includes(at)) expect(text).not.toMatch(/id-token/);
      // A job that merges plans nothing.
      const merges = at.startsWith('docs/no-changes.md');
      if (!merges && ![RELEASE, COMMIT_DIST].includes(at))
        expect(text).not.toMatch(/contents: write/);
    },
  );

  test.each(workflows)('$at says what happens to an outdated job', ({ text }) => {
    // Of the workflow, or of the one job that must not be hurried.
    expect(text).toMatch(
      /^( *)concurrency:\n(?:\1 {2}.*\n)*?\1 {2}group: .*\n\1 {2}cancel-in-progress: /m,
    );
  });

  test('every action is pinned by commit, with its version behind', () => {
    const used = workflows
      .flatMap(({ text }) => text.match(/\buses: .*$/gm) ?? [])
      .filter((line) => !/^uses: \.\/(?:[a-z-]*|\.github\/workflows\/[a-z-]+\.yml) /.test(line));
    const loose = used.filter((line) => !/@(?:[0-9a-f]{40}|<sha>) # v\d+(?:\.\d+)*$/.test(line));
    expect(loose).toEqual([]);
    expect(used.filter((line) => /<sha>/.test(line) && !line.includes('plangate/'))).toEqual([]);
  });

  test('pull_request_target only where the head is released by a reviewer', () => {
    const risky = workflows.filter(({ text }) => /^ {2}pull_request_target:/m.test(text));
    expect(risky.map(({ at }) => at)).toEqual([
      'examples/workflows/fork-plans.yml',
      'examples/workflows/forks.yml',
    ]);
    for (const { text } of risky) {
      expect(text).toMatch(/environment: \S+/);
      expect(text).toMatch(/ref: \$\{\{ github\.event\.pull_request\.head\.sha \}\}/);
    }
  });
});

test.each(PLANS)('%s plans without a secret, a right to write or a cache', (path) => {
  const text = readText(path);
  const [, plans = '', judges = ''] = text.split(/^ {2}(?:plan|gate|fork-gate):\n/m);
  expect(text).not.toMatch(/secrets\.|actions\/cache|^ +cache:/m);
  expect(plans.match(/[\w-]+: write/g)).toEqual(['id-token: write']);
  expect(plans).toMatch(/role\/plan-read-only/);
  // The required job runs in any case, runs nothing of the files, and binds the plan to this run.
  for (const line of [
    'if: always()',
    'continue-on-error: true',
    'plan-digest: ${{ needs.plan.outputs.digest }}',
  ]) {
    expect(judges).toContain(line);
  }
  expect(judges).not.toMatch(/ run: |id-token/);
});

describe('the bundles of a pull request of Dependabot', () => {
  test('are built with a token that may only read', () => {
    const text = readText(REBUILD_DIST);
    expect(text).not.toMatch(/: write|secrets\./);
    expect(text).toContain('npm ci --ignore-scripts');
    expect(text).toContain("user.login == 'dependabot[bot]'");
  });

  test('are committed by a job that runs nothing of the pull request', () => {
    const text = readText(COMMIT_DIST);
    expect(text).not.toMatch(/\bnpm\b|\bnpx\b|\bnode\b|secrets\./);
    expect(text).toContain("git apply --cached --include='dist/*'");
    expect(text).not.toMatch(/git (?:checkout|switch|reset|restore)|ref: /);
    expect(text).toContain('head_repository.full_name == github.repository');
    expect(text).toContain("startsWith(github.event.workflow_run.head_branch, 'dependabot/')");
  });
});

describe('a release', () => {
  const jobs = Object.fromEntries(
    readText(RELEASE)
      .split(/^ {2}(?=[a-z]+:$)/m)
      .slice(1)
      .map((job) => [job.slice(0, job.indexOf(':')), job]),
  );

  test('is verified, published, written and marked by a job each', () => {
    expect(
      Object.keys(jobs).filter((name) => jobs[name]?.includes('needs:') || name === 'verify'),
    ).toEqual([
      'verify',
      'figures',
      'image',
      'publish',
      'release',
      'site',
      'show',
      'major',
      'fill',
      'pages',
    ]);
  });

  test('the job that may act as this workflow waits for a reviewer, and installs and builds nothing', () => {
    const trusted = Object.keys(jobs).filter((name) => jobs[name]?.includes('id-token:'));
    expect(trusted).toEqual(['publish', 'show']);
    expect(jobs['show']).not.toMatch(/run:|checkout|contents|packages/);
    expect(jobs['publish']).toContain('environment: release');
    expect(jobs['publish']).not.toMatch(
      /checkout|npm (?:ci|i|install|run|exec|pack)\b|npx|docker (?:build|run)\b|buildx build|secrets\./,
    );
    expect(jobs['publish']).toContain('sha256sum --check SHA256SUMS');
    expect(jobs['publish']).toContain('npm publish ./release/plangate-*.tgz --provenance');
  });

  test('the image is tried on each kind of machine, and gets its name where it is signed', () => {
    const { image = '', publish = '' } = jobs;
    for (const kind of ['amd64', 'arm64']) {
      expect(image).toContain(`platform: ${kind}`);
      expect(publish).toContain(`sbom-path: image/image-${kind}.spdx.json`);
    }
    expect(image).toMatch(/push-by-digest=true/);
    expect(image).not.toMatch(/--tag "?ghcr/);
    expect(publish).toContain('imagetools create --tag');
    expect(readText('Dockerfile').trimEnd().split('\n').at(-1)).toBe('USER node');
    expect(readText('Dockerfile').match(/^FROM (?!\S+@sha256:[0-9a-f]{64}\b)/gm)).toBeNull();
  });

  test('all files of the release are signed, with a list of what is inside each', () => {
    expect(jobs['publish']?.match(/subject-(?:path|checksums): .*|sbom-path: .*/g)).toEqual([
      'subject-checksums: release/SHA256SUMS',
      'subject-path: release/plangate-*.tgz',
      'sbom-path: release/sbom.cdx.json',
      'subject-path: release/dist.sha256',
      'sbom-path: release/sbom.cdx.json',
      'sbom-path: image/image-amd64.spdx.json',
      'sbom-path: image/image-arm64.spdx.json',
    ]);
  });

  test('a job without a credential makes the patch that is pushed to main', () => {
    expect(jobs['fill']).not.toMatch(/: write/);
    expect(jobs['fill']).toContain('node scripts/fill-release.js');
    expect(jobs['pages']).not.toMatch(/\bnpm\b|\bnpx\b|\bnode\b|secrets\./);
    expect(jobs['pages']).toContain('git apply --index');
  });

  test('a release keeps the figures of its commit, and nothing is published without them', () => {
    expect(jobs['figures']).toContain('uses: ./.github/workflows/figures.yml');
    expect(jobs['publish']).toContain('needs: [verify, figures, image]');
    expect(jobs['release']).toContain('figures/figures.json');
  });

  test('no tag of a release is moved', () => {
    const moving = Object.keys(jobs).filter((name) => /git\/refs|git push/.test(jobs[name] ?? ''));
    expect(moving).toEqual(['major', 'pages']);
    expect(jobs['pages']).toContain('HEAD:refs/heads/main');
    expect(jobs['major']).toContain('major=${GITHUB_REF_NAME%%.*}');
  });
});

test('CI runs on the oldest Node.js that is promised, and on those after it', () => {
  const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } };
  const [, versions = ''] = /node: \[(.+)\]/.exec(readText('.github/workflows/ci.yml')) ?? [];
  const [oldest, ...newer] = versions.split(', ').map((version) => version.replaceAll("'", ''));
  expect(engines.node).toBe(`^${oldest} || ^22.13 || >=24`);
  expect(newer).toEqual(['22', '24', '26']);
});

describe('each exists', () => {
  const inputs = new Set<string>(
    INPUTS.filter((input) => existsAt(input, 'action')).map(({ name }) => name),
  );
  const ours = steps.filter(({ step }) => step.uses?.startsWith('plangate/plangate@'));

  test('input that a workflow uses', () => {
    expect(ours.length).toBeGreaterThanOrEqual(7);
    const used = ours.flatMap(({ at, step }) =>
      Object.keys(step.with ?? {}).map((name) => ({ at, name })),
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(({ name }) => !inputs.has(name))).toEqual([]);
  });

  test('output that a workflow uses', () => {
    const outputs = new Set<string>(OUTPUTS.map(({ name }) => name));
    const used = workflows.flatMap(({ text }) =>
      Array.from(text.matchAll(/steps\.gate\.outputs\.([\w-]+)/g), ([, name]) => name ?? ''),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !outputs.has(name))).toEqual([]);
  });

  test('input that a page names as `name: value`', () => {
    const known = new Set([
      ...inputs,
      ...KEYS.map(({ name }) => name),
      'runs',
      'secrets',
      'cancel-in-progress',
      'actions',
      'contents',
      'checks',
      'pull-requests',
      'statuses',
      'security-events',
      // Of the list of allowed sources, and of entries of `workspaces`.
      'tags',
      // Of METADATA.
      'unknown',
    ]);
    const named = filesWith(['.md'])
      .filter((path) => path === 'README.md' || path.startsWith('docs/'))
      .flatMap((path) =>
        Array.from(readText(path).matchAll(/`([a-z][a-z-]+): [a-z]+`/g), ([, name]) => ({
          path,
          name: name ?? '',
        })),
      );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});

testWith('jq', 'the recipe of the policies finds its comment by its mark and its author', (jq) => {
  const [, ours = ''] = /ours='(.*)'/.exec(readText('examples/workflows/policies.yml')) ?? [];
  const mark = '<!-- plangate-policies -->';
  const comments = [
    ['github-actions[bot]', `## Gate\n${mark}`],
    ['mallory', `${mark}\n`],
    ['github-actions[bot]', `${mark}\n### Policies`],
  ].map(([login, body], id) => ({ id, user: { login }, body }));
  const input = JSON.stringify(comments);
  expect(execFileSync(jq, ['-r', ours], { input, encoding: 'utf8' })).toBe('2\n');
});
