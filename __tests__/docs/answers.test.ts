/**
 * The answers of docs/questions.md, run: what an answer says of its functions is what they do. Where another test
 * holds that already, it is named, and has to be there.
 */
import { neverShips } from '../../src/archive/never-ships.ts';
import { createSecretScanner } from '../../src/archive/secret-scanner.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { isSettled, runKind } from '../../src/model/status.ts';
import { undecided } from '../../src/policy/claim-result.ts';
import { decideWithout } from '../../src/policy/decide.ts';
import { CLAIMS, vouchBy } from '../../src/policy/vouch.ts';
import { codeSpan, prose } from '../../src/report/escape-markdown.ts';
import { safeLine } from '../../src/report/neutralise-log.ts';
import { refuseForeign } from '../../src/trust/change-origin.ts';
import { evidence } from '../support/evidence.ts';
import { runGate } from '../support/gate-bench.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { ANSWERS, placesIn } from '../support/questions.ts';
import { timeline } from '../support/scripted-service.ts';

const RUN: Readonly<Record<string, () => Promise<void> | void>> = {
  async 'Why can an unknown status not pass?'() {
    expect(runKind('speculative', 'frobnicating')).toBe('unknown');
    expect(isSettled('speculative', 'frobnicating', [])).toBe(false);
    const { result } = await runGate({
      script: {
        run: timeline('0 pending, 1000 frobnicating'),
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
};

/** By question: the file of a test below __tests__/, and a title in it. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'How does a verdict become an exit code?': ['model/verdict', '%j exits with %i'],
  'Where is a retry decided?': ['client/retry', 'every outcome has one of three meanings'],
  'How does `/plangate override` become an override?': [
    'scenarios/commands/overrides',
    'a maintainer overrides by a comment, also on the pull request of a fork',
  ],
  'What happens if an upload breaks?': [
    'client/recovery',
    'an answer lost after the fact is not sent again',
  ],
  'Where are the bytes of the archive made?': [
    'archive/tar-stream',
    'each header is the one that is encoded by itself, and each gap is empty',
  ],
  'What decides which host gets the token?': [
    'trust/target',
    'what was given, else the environment, else the block that has a say, else the default',
  ],
  'How does a resource address become a line of a file?': ['locate/locate', 'written by hand'],
  'What happens from `action.yml` to the verdict?': [
    'docs/questions',
    'from action.yml to the verdict',
  ],
  'What happens to the run when the job is cancelled?': [
    'gate/ending-runs',
    'cancels it, says why, and waits until it is over',
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
  "Why do two jobs not overwrite each other's comment?": ['hosts/several-jobs', 'both at once, %i'],
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
  'What happens to the run when the job is cancelled?': 2,
  'What does `check --local` do differently?': 2,
  'What says that a plan of another job is of these files?': 3,
  'How does `/plangate override` become an override?': 2,
  'What happens if an upload breaks?': 1,
  'Where are the bytes of the archive made?': 3,
  'What decides which host gets the token?': 1,
  "What keeps a fork's pull request from being planned with the token?": 2,
  'Why can a pull request not choose its policies in `check --local`?': 2,
  'What never leaves the machine?': 3,
  "Why do two jobs not overwrite each other's comment?": 2,
  'How does a resource address become a line of a file?': 3,
  'Where are secrets and hostile text made harmless?': 3,
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
