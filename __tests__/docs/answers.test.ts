/**
 * The answers of docs/questions.md, run: what an answer says of its functions is what they do. Where an answer is
 * about several jobs, processes or programs, the test that runs it is named, and has to be there.
 */
import { neverShips } from '../../src/archive/never-ships.ts';
import { createSecretScanner } from '../../src/archive/secret-scanner.ts';
import { decideRetry, type AttemptOutcome, type RetryState } from '../../src/client/http/retry.ts';
import { nextIntervalMs } from '../../src/gate/poll.ts';
import { commentProblems } from '../../src/hosts/comment.ts';
import { readAddress } from '../../src/model/address.ts';
import { createLocator } from '../../src/locate/locate.ts';
import { keptForPublishing } from '../../src/model/job-time.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { isSettled, runKind } from '../../src/model/status.ts';
import { exitCodeOf, isGreen, VERDICTS } from '../../src/model/verdict.ts';
import { changedAttributes } from '../../src/policy/changed-attributes.ts';
import { undecided } from '../../src/policy/claim-result.ts';
import { decideWithout } from '../../src/policy/decide.ts';
import { CLAIMS, vouchBy } from '../../src/policy/vouch.ts';
import { codeSpan, prose } from '../../src/report/escape-markdown.ts';
import { safeLine } from '../../src/report/neutralise-log.ts';
import { refuseForeign } from '../../src/trust/change-origin.ts';
import { chooseTarget, otherHost } from '../../src/trust/target.ts';
import { evidence } from '../support/evidence.ts';
import { own } from '../support/own-tree.ts';
import { runGate } from '../support/gate-bench.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { ANSWERS, placesIn } from '../support/questions.ts';

const RUN: Readonly<Record<string, () => Promise<void> | void>> = {
  async 'Why can an unknown status not pass?'() {
    expect(runKind('speculative', 'frobnicating')).toBe('unknown');
    expect(isSettled('speculative', 'frobnicating', [])).toBe(false);
    const { result } = await runGate({
      script: {
        run: [
          [0, 'pending'],
          [1_000, 'frobnicating'],
        ],
      },
      options: { timeoutMs: 60_000 },
    });
    const [workspace] = result.workspaces;
    const failure = workspace?.failure ?? { kind: 'none', message: '' };
    expect([result.verdict.word, failure.kind]).toEqual(['undecided', 'timeout']);
    expect(failure.message).toContain('frobnicating');
    // Its reasons are those of a run that was given up: no claim about how it ended was asked.
    expect(workspace?.verdict).toEqual(decideWithout(failure));
  },

  'Where do I add a reason why a run must not pass?'() {
    const fine = evidence();
    expect(vouchBy(CLAIMS)(fine)).toHaveProperty('green');
    const isWanted = () => [undecided('This run is not wanted.')];
    const claims = { ...CLAIMS, run: { ...CLAIMS.run, isWanted } };
    const vouched = vouchBy(claims)(fine);
    expect(vouched).not.toHaveProperty('green');
    expect(JSON.stringify(vouched)).toContain('This run is not wanted.');
  },

  'How does a verdict become an exit code?'() {
    for (const word of VERDICTS) {
      for (const failOn of ['mandatory', 'advisory', 'never'] as const) {
        const code = exitCodeOf({ verdict: { word }, workspaces: [] }, failOn);
        expect([word, failOn, code === 0]).toEqual([word, failOn, isGreen(word, failOn)]);
      }
    }
  },

  'Where is a retry decided?'() {
    const decide = (changes: Partial<RetryState>) =>
      decideRetry({
        class: 'safe',
        outcome: status(503),
        attempt: 0,
        ambiguous: 1,
        remainingMs: 300_000,
        spent: false,
        random: () => 0.5,
        ...changes,
      }).do;
    expect(decide({})).toBe('retry');
    expect(decide({ class: 'create' })).toBe('recover');
    expect(decide({ outcome: status(422) })).toBe('stop');
    expect(decide({ remainingMs: 1 })).toBe('stop');
  },

  'How often does the gate ask whether a run is over?'() {
    const looks = (lastDurationMs?: number): number[] => {
      const times: number[] = [];
      for (let waitedMs = 0; waitedMs < 60_000;) {
        waitedMs += nextIntervalMs({ waitedMs, remainingMs: 1e9, lastDurationMs });
        times.push(waitedMs);
      }
      return times;
    };
    const known = looks(60_000);
    const open = looks();
    expect(known.length).toBeLessThan(open.length / 2);
    const isNearTheEnd = (ms: number) => ms > 50_000;
    expect(known.filter(isNearTheEnd).length).toBeGreaterThan(known.length / 2);
    const pauses = open.slice(1).map((ms, at) => ms - (open[at] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBe(pauses.at(-2));
  },

  'What decides which host gets the token?'() {
    const block = own({ at: 'main.tf:1', hostname: 'block.example' });
    const missingToken = () => 'is missing';
    const environment = { TF_CLOUD_HOSTNAME: 'environment.example' };
    const all = { hostname: 'input.example', token: 't', environment, block, missingToken };
    const hostOf = (changes: Partial<typeof all>) =>
      chooseTarget({ ...all, ...changes }).serviceHost;
    expect(hostOf({})?.hostname).toBe('input.example');
    expect(hostOf({ hostname: ' ' })?.hostname).toBe('environment.example');
    const host = chooseTarget({ ...all, hostname: undefined, environment: {} }).serviceHost;
    expect(host?.hostname).toBe('block.example');
    if (host === undefined) return;
    expect(otherHost(host, block)).toBeUndefined();
    const other = { at: 'main.tf:1', hostname: 'elsewhere.example' };
    expect(otherHost(host, other)?.message).toContain('Nothing is sent to either.');
  },

  "What keeps a fork's pull request from being planned with the token?"() {
    expect(refuseForeign({ changeOrigin: 'own' })).toBeUndefined();
    expect(refuseForeign({ changeOrigin: 'foreign' })).toContain("a fork's pull request");
    expect(refuseForeign({ changeOrigin: 'unknown' })).toContain('it is unknown');
  },

  'What never leaves the machine?'() {
    expect(neverShips('.git', '', 'directory')).toBe('version control data');
    expect(neverShips('terraform.tfstate', '', 'file')).toBe('state');
    expect(neverShips('providers', '.terraform', 'directory')).toContain('only the directory');
    expect(neverShips('modules', '.terraform', 'directory')).toBeUndefined();
    const scanner = createSecretScanner(new Map([['job-s3cret-0123456789', 'TF_API_TOKEN']]));
    scanner.inspect(Buffer.from('key = "job-s3cret-0123456789"'));
    expect([...(scanner.finish()?.secrets ?? [])]).toEqual(['TF_API_TOKEN']);
  },

  async 'How does a resource address become a line of a file?'() {
    const files = memoryFiles({
      '/repo/main.tf': 'module "net" {\n  source = "./net"\n}\n',
      '/repo/net/main.tf': '\nresource "aws_vpc" "main" {\n}\n',
      '/repo/net/twice.tf': 'resource "aws_vpc" "two" {}\nresource "aws_vpc" "two" {}\n',
    });
    const locator = createLocator({ repositoryRoot: '/repo', ...files });
    const find = (text: string) => {
      const address = readAddress(text);
      return address && locator.locate(address, '/repo');
    };
    const found = await find('module.net.aws_vpc.main[0]');
    expect(found).toMatchObject({ path: 'net/main.tf', startLine: 2 });
    // What is not certain has the place of the call that leads there.
    expect(await find('module.net.aws_vpc.two')).toMatchObject({ source: 'module-call' });
    expect(await find('aws_vpc.main')).toBeUndefined();
  },

  'Who decides whether a report shows values of a plan?'() {
    const change = {
      before: { name: 'a', password: 'p', id: 'i', size: 1 },
      after: { name: 'b', password: 'q', size: 2 },
      after_unknown: { id: true },
      before_sensitive: { size: true },
      after_sensitive: { size: true },
    };
    const shown = (values: boolean) =>
      JSON.stringify(changedAttributes(change, 'x', { values, conceal: (text) => text }));
    expect(shown(false)).not.toMatch(/\\"[abpq]\\"/);
    expect(shown(true)).toMatch(/\\"a\\".*\\"b\\"/);
    expect(shown(true)).not.toMatch(/\\"[pq]\\"|"[12]"/);
  },

  'Where are secrets and hostile text made harmless?'() {
    const secret = 'job-s3cret-0123456789';
    const secrets = createSecrets([secret]);
    for (const form of [secret, Buffer.from(secret).toString('base64'), `x${secret}y`]) {
      expect(secrets.conceal(form)).not.toContain(form.includes(secret) ? secret : form);
    }
    expect(prose('@all')).toBe('`@all`');
    expect(prose('a <img src=x> b')).toMatch(/`[^`]*<img[^`]*`/);
    expect(codeSpan('a`b')).toBe('``a`b``');
    expect(safeLine('::set-output name=a::b')).not.toMatch(/^::/);
  },

  'What happens when the comment cannot be written?'() {
    const other = { id: 1, body: '', url: '', mine: false, former: false };
    expect(commentProblems({ written: false, foreign: [other], lost: true })).toHaveLength(2);
    expect(commentProblems(undefined)).toEqual([]);
    expect([10_000, 60_000, 3_600_000].map(keptForPublishing)).toEqual([1_000, 6_000, 30_000]);
  },
};

function status(code: number): AttemptOutcome {
  return { kind: 'answer', status: code, headers: {} };
}

/** By question: the file of a test below __tests__/, and a title in it. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'What happens from `action.yml` to the verdict?': [
    'docs/questions',
    'from action.yml to the verdict',
  ],
  'What happens to the run when the job is cancelled?': [
    'gate/ending-runs',
    'cancels it, says why, and waits until it is over',
  ],
  'How do I try a change without an account?': [
    'architecture',
    'client and service share the words of the wire and nothing else',
  ],
  'What does `check --local` do differently?': [
    'local/laptop',
    'a policy judges, with file and line',
  ],
  'What says that a plan of another job is of these files?': [
    'plan/digest',
    'a plan of this commit, directory, workspace and run counts, and the report says the commit',
  ],
  'Why can a pull request not choose its policies in `check --local`?': [
    'local/local-policies',
    'is judged by policies that the job names, not by those that are in its way',
  ],
  'Why can nobody forge the report of a group?': ['lies/handed-over', 'the report of a group'],
  "Why do two jobs not overwrite each other's comment?": ['hosts/several-jobs', 'both at once, %i'],
  'How does a report know that the files are not those of the commit?': [
    'cli/uncommitted',
    'other files are a notice',
  ],
};

test('each answer is run, here or in a test that is named', () => {
  const run = [...Object.keys(RUN), ...Object.keys(ELSEWHERE)];
  expect(run.sort()).toEqual(ANSWERS.map(({ question }) => question).sort());
});

test.each(Object.entries(RUN))('%s', async (_, answer) => {
  await answer();
});

/** Each of these questions was answered with as many files; an answer may need fewer. */
const MOST_FILES: Readonly<Record<string, number>> = {
  'What happens from `action.yml` to the verdict?': 8,
  'Why can an unknown status not pass?': 4,
  'Where do I add a reason why a run must not pass?': 2,
  'How does a verdict become an exit code?': 2,
  'Where is a retry decided?': 3,
  'How often does the gate ask whether a run is over?': 1,
  'What happens to the run when the job is cancelled?': 2,
  'How do I try a change without an account?': 2,
  'What does `check --local` do differently?': 2,
  'What says that a plan of another job is of these files?': 3,
  'What decides which host gets the token?': 1,
  "What keeps a fork's pull request from being planned with the token?": 2,
  'Why can a pull request not choose its policies in `check --local`?': 2,
  'Why can nobody forge the report of a group?': 2,
  'What never leaves the machine?': 3,
  "Why do two jobs not overwrite each other's comment?": 2,
  'How does a resource address become a line of a file?': 3,
  'Who decides whether a report shows values of a plan?': 3,
  'How does a report know that the files are not those of the commit?': 3,
  'Where are secrets and hostile text made harmless?': 3,
  'What happens when the comment cannot be written?': 3,
};

test.each(ANSWERS.map(({ question, text }) => [question, text] as const))(
  '%s: in no more files',
  (question, text) => {
    const files = new Set(placesIn(text).map(({ path }) => path));
    expect(files.size).toBeLessThanOrEqual(MOST_FILES[question] ?? 0);
  },
);

test.each(Object.entries(ELSEWHERE))('%s: in a test that is there', (_, [file, title]) => {
  expect(readText(`__tests__/${file}.test.ts`)).toContain(`'${title}'`);
});
