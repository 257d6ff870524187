/** What a newcomer sees without an account and without a network, word for word, for every verdict. */
import { spawn } from 'node:child_process';
import { VERDICTS } from '../../../src/model/verdict.ts';
import { expectGolden } from '../../support/golden.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { runCli, startCli } from '../../support/spawn-cli.ts';
import { showFigure } from '../../support/sampled.ts';
import { limitMs } from '../../support/time-limits.ts';

/** Whatever asked for the network is refused. */
const OFFLINE = { env: { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' } };

interface Report {
  verdict: string;
  workspaces: { plan?: { status: string } }[];
}

describe.each(VERDICTS)('plangate demo --scenario %s', (verdict) => {
  test('leaves nothing out: what blocks, where, who may override it, what to try next', async () => {
    const { code, stdout, stderr } = await runCli(['demo', '--scenario', verdict], OFFLINE);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expectGolden(`demo/${verdict}.screen.txt`, stdout);
    const lines = stdout.split('\n');
    expect(lines.length - 1).toBeLessThanOrEqual(60);
    // An address is never broken, so that it can be clicked.
    const isAddress = (line: string) => /^ *https:\/\/\S+$/.test(line);
    expect(lines.filter((line) => line.length > 100 && !isAddress(line))).toEqual([]);
    expect(stdout).not.toMatch(/127\.0\.0\.1|plangate-demo-|example-token|[0-9a-f]{40}/);
  });

  test('shows the log, the comment, the annotations, the summary and the verdict', async () => {
    const { code, stdout, stderr } = await runCli(
      ['demo', '--scenario', verdict, '--raw'],
      OFFLINE,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expectGolden(`demo/${verdict}.txt`, withoutDigest(stdout));
    expect(stdout).not.toMatch(/127\.0\.0\.1|plangate-demo-|example-token/);
  });
});

test('the demo shows a blocked change by default, as JSON too', async () => {
  const { code, stdout } = await runCli(['demo', '--json'], OFFLINE);
  const { verdict, workspaces } = JSON.parse(stdout) as Report;
  expect([code, verdict]).toEqual([0, 'blocked']);
  expect(workspaces.map(({ plan }) => plan?.status)).toEqual(['finished', 'finished']);
});

test('the demo prints its first line within a second', async () => {
  const empty = await elapsedMs((done) => {
    spawn(process.execPath, ['-e', '']).once('close', done);
  });
  const first = await elapsedMs((done) => {
    const child = startCli(['demo'], OFFLINE);
    child.stdout?.once('data', () => {
      child.once('close', done).kill();
    });
  });
  showFigure(`first output of the demo after ${first} ms; an empty script takes ${empty} ms`);
  // On a machine that does other things too, node itself is the measure.
  expect(first).toBeLessThan(Math.max(limitMs(1_000), 15 * empty));
});

async function elapsedMs(work: (done: () => void) => void): Promise<number> {
  const started = performance.now();
  await new Promise<void>((resolve) => {
    work(resolve);
  });
  return Math.round(performance.now() - started);
}

/** How well files compress, and so the digest, is up to the zlib of the node that runs this. */
function withoutDigest(text: string): string {
  return text.replace(/[\d.]+ kB, sha256 [0-9a-f]+…/, '… kB, sha256 …');
}
