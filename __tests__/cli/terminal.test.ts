/** What a terminal is sent while a check goes on, and a pipe instead. */
import { renderTable } from '../../src/cli/table.ts';
import { ownedSeed } from '../support/owned-seed.ts';
import { safeLine } from '../../src/report/neutralise-log.ts';
import { columnsOf, paint, rowsOf, shareTerminal, wantsColour } from '../../src/cli/terminal.ts';
import { createProgress } from '../../src/report/progress.ts';
import { startLiveLog } from '../../src/check/check-log.ts';
import { inDist } from '../support/dist.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { recordTerminal, type Recording } from '../support/record-terminal.ts';
import { makeTree } from '../support/tree.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';

const TOKEN = 'token-of-this-terminal';
const service = serviceForAll({
  runDurationMs: 20,
  seed: ownedSeed({ token: TOKEN }, [
    { name: 'passes', script: 'evaluation-passed' },
    { name: 'net-13', script: 'stuck-pending' },
    { name: 'net-14', script: 'stuck-pending' },
  ]),
});
const tree = makeTree({ 'one/main.tf': 'locals {}\n' });

interface Scene {
  words: string;
  keeps: RegExp;
  interruptAt?: string;
}

const SCENES: Record<string, Scene> = {
  'long-queue': {
    words: 'check --workspace net-13 --directory one --timeout 5s',
    keeps: /pending/,
  },
  cancel: {
    words: 'check --workspace net-14 --directory one',
    // Whether a frame is drawn before the key is typed depends on how busy this machine is.
    keeps: /(?!)/,
    interruptAt: 'pending',
  },
};

/** Narrower than most lines: each is broken or cut. */
const COLUMNS = 60;

/** The scenes mostly wait, so all are played at once. */
const recordings = new Map<Scene, Promise<Recording>>();

for (const [name, scene] of Object.entries(SCENES)) {
  testWith('python3', `the screen of ${name} is as recorded`, async (python) => {
    if (recordings.size === 0) {
      for (const each of Object.values(SCENES)) recordings.set(each, record(python, each));
    }
    const { bytes = '', code } = (await recordings.get(scene)) ?? {};
    const frames = bytes.split('\r\x1b[K').map((piece) => piece.split('\n').at(-1) ?? '');
    expect(Math.max(...frames.map((line) => line.length))).toBeLessThan(COLUMNS);
    expect(frames.at(-1)).toBe('');
    expectGolden(`terminal/${name}.txt`, `${readable(bytes, scene.keeps)}exit ${code}\n`);
  });
}

function record(python: string, scene: Scene) {
  const { PATH = '' } = process.env;
  const env = { ...accessTo(service, TOKEN), HOME: tree.root, PATH, TERM: 'xterm' };
  const words = [process.execPath, inDist('cli/index.js'), ...scene.words.split(' ')];
  const { interruptAt } = scene;
  return recordTerminal(python, words, { columns: COLUMNS, cwd: tree.root, env, interruptAt });
}

/**
 * Line by line, with escapes as `\e`; a frame of the moving line is marked by what erases the one before.
 * Of frames that differ in figures only the first is kept, and none that depends on how busy this
 * machine is.
 */
function readable(bytes: string, keeps: RegExp): string {
  const shown = bytes
    .replaceAll(/\b(cv|run)-[A-Za-z0-9]{16}\b/g, '$1-…')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080')
    .replaceAll(/sha256 \w+/g, 'sha256 ')
    .replaceAll(/(?<!\d)\d\d:\d\d\b/g, '00:00')
    .replaceAll(/[\d.]+ [kM]B\b/g, 'N MB')
    .replaceAll(/\d+ bytes/g, 'N bytes')
    .replaceAll(/\^C/g, '');
  const lines: string[] = [];
  for (const piece of shown.split('\r\x1b[K')) {
    const told = piece.split('\r\n');
    const frame = told.pop() ?? '';
    lines.push(...told);
    if (keeps.test(frame) && !lines.includes(`\r\x1b[K${frame}`)) lines.push(`\r\x1b[K${frame}`);
  }
  const text = lines.join('\n').replaceAll('\x1b', '\\e').replaceAll('\r', '\\r');
  return `${text}\n`;
}

test('colour is off with NO_COLOR, in CI and on a dumb terminal', () => {
  expect(wantsColour({ TERM: 'xterm' })).toBe(true);
  for (const environment of [{ NO_COLOR: '1' }, { TERM: 'dumb' }, { CI: 'true' }]) {
    expect(wantsColour(environment)).toBe(false);
  }
});

test('lines are printed above the moving one, in turn', async () => {
  let bytes = '';
  const take = async (text: string) => void (bytes += text);
  const screen = shareTerminal({ out: take, err: take, columns: () => 10 });
  await Promise.all([
    screen.status('0123456789'),
    screen.out('✓ a\n'),
    screen.status('b'),
    screen.err('c\n'),
    screen.status(),
  ]);
  expect(bytes).toBe(
    `01234567…\r\x1b[K\x1b[32m✓\x1b[39m a\n01234567…\r\x1b[Kb\r\x1b[Kc\nb\r\x1b[K`,
  );
  expect(paint('  ✗ a ✓ b\n! c')).toBe('  \x1b[31m✗\x1b[39m a ✓ b\n\x1b[33m!\x1b[39m c');
});

test('the moving line says where several workspaces are, and when one may be over', () => {
  const progress = createProgress();
  expect(progress.statusLine(0)).toBe('finding the workspace');
  const ids = { workspaceId: '', versionId: '' };
  const run = { kind: 'run-created', runId: 'run-1', runUrl: '', adopted: false } as const;
  progress.record({ atMs: 0, kind: 'version-created', workspace: 'a', ...ids });
  expect(progress.statusLine(2_000)).toBe('uploading');
  progress.record({ atMs: 6_000, workspace: 'a', ...run, lastDurationMs: 30_000 });
  const words = 'plan\u001b[2Jning';
  progress.record({ atMs: 9_000, kind: 'progress', workspace: 'a', status: '', words });
  expect(progress.statusLine(9_000)).toMatch(/^plan.*ning · about 00:27 left$/);
  expect(progress.statusLine(9_000)).not.toContain('\u001b');
  progress.record({ atMs: 9_000, workspace: 'b', ...run });
  progress.record({ atMs: 9_000, workspace: 'c', ...run });
  expect(progress.statusLine(9_000)).toMatch(/^0 of 3 decided, a plan.*ning, b and c pending$/);
});

test('a log that is quiet names the state', async () => {
  const clock = fakeClock();
  const told: string[] = [];
  const story = startLiveLog({ print: (line) => told.push(line) }, clock);
  const play = async () => {
    await clock.advance(40_000);
    const about = { workspace: 'net', workspaceId: 'ws-1', versionId: 'cv-1' };
    story.onEvent({ atMs: 40_000, kind: 'version-created', ...about });
    await clock.advance(30_000);
    story.print(safeLine('uploaded'));
    await clock.advance(29_000);
  };
  await story.runWhile(play());
  await clock.advance(100_000);
  expect(told).toEqual([
    '  00:30 still finding the workspace',
    '  01:00 still uploading',
    'uploaded',
  ]);
});

test('a terminal without a size gets a small one', () => {
  expect([{}, { columns: 0 }, { columns: 132 }].map(columnsOf)).toEqual([80, 80, 132]);
  expect([{}, { rows: 0 }, { rows: 50 }].map(rowsOf)).toEqual([24, 24, 50]);
});

test('columns are below each other where a name has wide characters', () => {
  const table = renderTable(
    ['name', 'state'],
    [
      ['東京', 'locked'],
      ['net', 'open'],
    ],
  );
  expect(table).toBe('NAME  STATE\n東京  locked\nnet   open\n');
});
