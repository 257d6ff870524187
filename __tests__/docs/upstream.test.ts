/** What is taken for granted of others: one file, the pages that name a version of it, and the script that compares. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '../support/jest.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';
import { listenHere } from '../support/loopback-service.ts';

interface Entry {
  id: string;
  name: string;
  granted: string;
  read: string;
  /** The oldest that is supported, where older ones are refused. */
  oldest?: string;
  date: string;
  newest: Record<string, string | boolean>;
  pages: Record<string, string>;
}

const entries = JSON.parse(readText('docs/upstream.json')) as Entry[];
const SCRIPT = join(REPOSITORY, 'scripts/compare-upstream.js');
const execute = promisify(execFile);

describe('docs/upstream.json', () => {
  test('names each with version and date', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { name, granted, read, date } of entries) {
      expect([name, granted]).not.toContain('');
      expect(read).toMatch(/^(?:\d+(?:\.\d+){0,2}|[0-9a-f]{8})$/);
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
  });

  test.each(entries)('$name: what names its version has the one that was read', (entry) => {
    const pages = Object.entries(entry.pages);
    expect(pages.length).toBeGreaterThan(0);
    for (const [path, text] of pages) {
      expect(readText(path).replace(/\s+/g, ' ')).toContain(text.replace('{read}', entry.read));
    }
  });

  test('every pin of opa has the one that was read, or the oldest one', () => {
    const { read = '', oldest = '' } = entries.find(({ id }) => id === 'opa') ?? {};
    const pins = String.raw`(opa@v|openpolicyagent\.org/downloads/v|opa )1\.[0-9]+\.[0-9]+`;
    const places = ['Dockerfile', 'README.md', 'docs', 'examples', 'scripts', 'src', '.github'];
    const goldens = ['__tests__/golden/init', '__tests__/golden/messages'];
    const args = ['-C', REPOSITORY, 'grep', '-hoE', pins, '--', ...places, ...goldens];
    const found = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
    const versions = found.map((pin) => pin.replace(/^.*[v ]/, ''));
    expect(readText('src/rego/find-opa.ts')).toContain(`OLDEST = '${oldest}'`);
    expect(new Set(versions)).toEqual(new Set([read, oldest]));
  });

  test('docs/tested.md has the versions and dates', () => {
    const page = readText('docs/tested.md');
    for (const { name, granted, read, date } of entries) {
      expect(page).toContain(`| ${name} | ${granted} | ${read} | ${date} |`);
    }
  });
});

type Answers = (path: string) => { status?: number; json: unknown };

const LATEST: Answers = (path) => {
  const asked = entries.find(({ newest }) =>
    [newest['release'], newest['tag'], newest['folder'], newest['package']].some((one) =>
      path.includes(String(one)),
    ),
  );
  if (path.includes('/issues')) return { json: [] };
  if (path.includes('/commits?')) return { json: [] };
  if (path.includes('/tags?')) {
    return { json: [{ name: 'v0.2.0' }, { name: `v${asked?.read}` }, { name: 'v9.0.0-rc1' }] };
  }
  return { json: { tag_name: `v${asked?.read}`, version: asked?.read } };
};

/** Runs the script against one server that stands for GitHub and for the registry. */
async function compare(answers: Answers) {
  const asked: { method: string; path: string; token: string | undefined; body: string }[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, token: headers.authorization, body });
    const { status = 200, json } = answers(path);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  };
  const server = createServer((request, response) => void answer(request, response));
  const port = await listenHere(server);
  const origin = `http://127.0.0.1:${port}`;
  const file = join(mkdtempSync(join(tmpdir(), 'upstream-')), 'upstream.json');
  writeFileSync(file, JSON.stringify(entries));
  const env = {
    PATH: process.env['PATH'],
    GITHUB_API_URL: `${origin}/github`,
    NPM_REGISTRY: `${origin}/npm`,
    GITHUB_TOKEN: 'a-token-of-this-test',
    GITHUB_REPOSITORY: 'acme/fork',
    UPSTREAM_FILE: file,
  };
  const ended = await execute(process.execPath, [SCRIPT, '--issue'], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
  server.close();
  const written = asked.filter(({ method }) => method !== 'GET');
  return { ...ended, asked, written };
}

describe('the script that compares', () => {
  test('asks for each, writes nothing where nothing moved, and shows its token to GitHub alone', async () => {
    const { code, stdout, asked, written } = await compare(LATEST);
    expect([code, stdout, written]).toEqual([0, 'Nothing moved.\n', []]);
    expect(asked.length).toBe(entries.length);
    for (const { path, token } of asked) {
      expect([path, token === undefined]).toEqual([path, path.startsWith('/npm/')]);
    }
  });

  const newer: Answers = (path) => {
    if (path.includes('terraform/releases')) return { json: { tag_name: 'v1.17.0' } };
    if (path.includes('nodejs')) return { json: { tag_name: 'v26.9.1' } };
    if (path.includes('/commits?')) return { json: [{}, {}, {}] };
    if (path.includes('/tags?')) return { json: [{ name: 'v0.18.10' }, { name: 'v0.18.9' }] };
    return LATEST(path);
  };

  test('opens one issue with all that moved', async () => {
    const { code, written } = await compare(newer);
    expect(code).toBe(0);
    expect(written.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/github/repos/acme/fork/issues'],
    ]);
    const { title, body } = JSON.parse(written[0]?.body ?? '') as { title: string; body: string };
    expect(title).toBe('Upstream has moved');
    expect(body.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      expect.stringMatching(/^- Terraform: 1\.17\.0, and 1\.16\.4 was read on 2026-/),
      expect.stringMatching(/^- go-slug: 0\.18\.10, and /),
      expect.stringMatching(/^- HCP Terraform's API pages: 3 changes since 2025-/),
    ]);
  });

  test('writes the issue that is open anew, and leaves it alone where it says so already', async () => {
    const first = await compare(newer);
    const { body } = JSON.parse(first.written[0]?.body ?? '') as { body: string };
    const withIssue =
      (text: string): Answers =>
      (path) =>
        path.includes('/issues?') ? { json: [{ number: 7, body: text }] } : newer(path);
    const anew = await compare(withIssue(body.replace('1.17.0', '1.16.5')));
    expect(anew.written.map(({ method, path }) => [method, path])).toEqual([
      ['PATCH', '/github/repos/acme/fork/issues/7'],
    ]);
    expect((await compare(withIssue(body))).written).toEqual([]);
    const foreign = await compare(withIssue('Upstream has moved'));
    expect(foreign.written.map(({ method }) => method)).toEqual(['POST']);
  });

  test('fails where one could not be asked, and repeats no text of others', async () => {
    const hostile = '@everyone <img src=x>';
    const { code, stdout, written } = await compare((path) => {
      if (path.includes('opentofu')) return { json: { tag_name: hostile } };
      if (path.includes('nektos')) return { status: 502, json: { message: hostile } };
      return LATEST(path);
    });
    expect(code).toBe(1);
    expect(stdout).toContain('OpenTofu could not be asked: it names no version');
    expect(stdout).toContain('act could not be asked: it answered 502');
    expect(written).toHaveLength(1);
    expect(stdout + (written[0]?.body ?? '')).not.toContain('everyone');
  });
});
