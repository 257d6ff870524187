/** What is taken for granted of others: one file, the pages that name a version of it, and the script that compares. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { text } from 'node:stream/consumers';
import { CI_HOSTS } from '../../src/hosts/registry.ts';
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
  pages: Record<string, string>;
}

const entries = JSON.parse(readText('docs/upstream.json')) as Entry[];
const SCRIPT = join(REPOSITORY, 'scripts/compare-upstream.js');
const execute = promisify(execFile);

test.each(['docs/tested.md', 'docs/networks.md'])('%s has a row for each host', (page) => {
  for (const { title } of CI_HOSTS) expect(readText(page)).toContain(`\n| ${title} | `);
});

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

  test('the images that the Dockerfile begins with are named by digest', () => {
    const images = readText('Dockerfile').match(/^FROM .+$/gm);
    expect(images).toHaveLength(2);
    for (const image of images ?? []) expect(image).toMatch(/@sha256:[0-9a-f]{64}(?: AS opa)?$/);
  });

  test('docs/tested.md has the versions and dates', () => {
    const page = readText('docs/tested.md');
    for (const { name, granted, read, date } of entries) {
      expect(page).toContain(`| ${name} | ${granted} | ${read} | ${date} |`);
    }
  });
});

type Answers = (path: string) => { status?: number; json: unknown };

/** Far older than anything that is named here. */
const OLD = '0.0.1';
const goModule = (version: string, time: string): string =>
  JSON.stringify({ Version: `v${version}`, Time: time }, undefined, '\t');

/** What npm, go and python3 print, by a pattern of the shell: the first that fits. None may have the token. */
function programs(printed: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
  const all = {
    ...printed,
    'npm view *': JSON.stringify([OLD]),
    'go list -m -versions *': JSON.stringify({ Versions: [`v${OLD}`] }),
    'go list *': goModule(OLD, '2020-01-01T00:00:00Z'),
    'python3 *': `one (${OLD})`,
  };
  const cases = Object.entries(all).map(
    ([pattern, text]) => `${pattern.replaceAll(' ', String.raw`\ `)}) printf '%s' '${text}' ;;`,
  );
  for (const name of ['npm', 'go', 'python3']) {
    const lines = [
      '#!/bin/sh',
      '[ -z "$GITHUB_TOKEN" ] || exit 3',
      `case "${name} $*" in`,
      ...cases,
      'esac',
      '',
    ];
    writeFileSync(join(folder, name), lines.join('\n'), { mode: 0o755 });
  }
  return folder;
}

const NOTHING: Answers = (path) => {
  return {
    json: path.includes('/releases?') ? [{ tag_name: `v${OLD}` }, { tag_name: 'v99.0.0-rc1' }] : [],
  };
};

/** Runs the script against a server that stands for GitHub, and programs that print what is given. */
async function compare(answers: Answers, printed: Record<string, string> = {}, args = ['--issue']) {
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
  if (args.length === 0) server.close();
  const env = {
    PATH: `${programs(printed)}${delimiter}${process.env['PATH']}`,
    GITHUB_API_URL: `http://127.0.0.1:${port}/github`,
    GITHUB_TOKEN: 'a-token-of-this-test',
    GITHUB_REPOSITORY: 'acme/fork',
  };
  const ended = await execute(process.execPath, [SCRIPT, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
  server.close();
  const written = asked.filter(({ method }) => method !== 'GET');
  return { ...ended, asked, written };
}

describe('the script that compares', () => {
  test('writes nothing where nothing moved, and shows its token to GitHub alone', async () => {
    const { code, stdout, asked, written } = await compare(NOTHING);
    expect([code, stdout, written]).toEqual([
      0,
      expect.stringMatching(/^Nothing moved: \d\d were compared\.\n$/),
      [],
    ]);
    const repositories = asked.map(({ path }) => /repos\/([^/]+\/[^/]+)/.exec(path)?.[1]);
    expect(repositories).toEqual(
      expect.arrayContaining(['hashicorp/terraform', 'actions/checkout']),
    );
    expect(new Set(repositories).size).toBe(repositories.length);
    expect(repositories).not.toContain('plangate/plangate');
    expect(asked.every(({ token }) => token === 'Bearer a-token-of-this-test')).toBe(true);
  });

  const newer: Answers = (path) => {
    if (path.includes('terraform/releases'))
      return { json: [{ tag_name: 'v1.99.0' }, { tag_name: 'v1.16.9' }] };
    if (path.includes('/commits?')) return { json: [{}, {}, {}] };
    return NOTHING(path);
  };
  const printed = {
    'npm view node@latest *': '"99.9.1"',
    'npm view commander@14 *': '["14.0.1","14.99.0"]',
    'go list -m -versions *go-slug@latest': '{"Versions":["v0.18.9","v0.18.10","v1.0.0"]}',
    'go list -m -json *go-slug@v0.18.10 *go-slug@v1.0.0': [
      goModule('0.18.10', '2026-12-01T00:00:00Z'),
      goModule('1.0.0', '2026-01-14T00:00:00Z'),
    ].join('\n'),
    'python3 *zizmor': 'zizmor (99.1.0)',
  };

  test('opens one issue with one table of all that moved', async () => {
    const { code, written } = await compare(newer, printed);
    expect(code).toBe(0);
    expect(written.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/github/repos/acme/fork/issues'],
    ]);
    const { title, body } = JSON.parse(written[0]?.body ?? '') as { title: string; body: string };
    expect(title).toBe('Upstream has moved');
    expect(body.split('\n').filter((line) => line.startsWith('| '))).toEqual([
      '| what | here | newest | looked up |',
      '| --- | --- | --- | --- |',
      expect.stringMatching(
        /^\| Terraform \| [\d.]+, read on 2026-[\d-]+ \| 1\.99\.0 \| GitHub \|$/,
      ),
      expect.stringMatching(/^\| go-slug \| .* \| 0\.18\.10 \| Go's module proxy \|$/),
      expect.stringMatching(/^\| HCP Terraform's API pages \| .* \| 3 changes since \| GitHub \|$/),
      expect.stringMatching(/^\| Node\.js \| .* \| 99 \| npm \|$/),
      expect.stringMatching(/^\| commander \| 14\.[\d.]+ \| 14\.99\.0 \| npm \|$/),
      expect.stringMatching(/^\| zizmor \| [\d.]+ \| 99\.1\.0 \| PyPI \|$/),
    ]);
  });

  test('writes the issue that is open anew, and leaves it alone where it says so already', async () => {
    const first = await compare(newer);
    const { body } = JSON.parse(first.written[0]?.body ?? '') as { body: string };
    const withIssue =
      (text: string): Answers =>
      (path) =>
        path.includes('/issues?') ? { json: [{ number: 7, body: text }] } : newer(path);
    const anew = await compare(withIssue(body.replace('1.99.0', '1.98.0')));
    expect(anew.written.map(({ method, path }) => [method, path])).toEqual([
      ['PATCH', '/github/repos/acme/fork/issues/7'],
    ]);
    expect((await compare(withIssue(body))).written).toEqual([]);
    const foreign = await compare(withIssue('Upstream has moved'));
    expect(foreign.written.map(({ method }) => method)).toEqual(['POST']);
  });

  test('asks the registry for Terraform where GitHub is out of reach, and says what was not asked', async () => {
    const known = {
      'go list -m -json *hashicorp/terraform@v*': goModule('1.98.0', '2026-12-01T00:00:00Z'),
    };
    const { code, stdout } = await compare(NOTHING, known, []);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\| Terraform \| .* \| 1\.98\.0 \| Go's module proxy \|/);
    // What the registry has of OpenTofu is older than what was read.
    expect(stdout).toMatch(
      /GitHub is out of reach and was not asked about: OpenTofu, .*actions\/checkout/,
    );
  });

  test('fails where one could not be asked, and repeats no text of others', async () => {
    const hostile = '@everyone <img src=x>';
    const answers: Answers = (path) => {
      if (path.includes('opentofu/opentofu')) return { json: [{ tag_name: hostile }] };
      if (path.includes('actions/checkout')) return { status: 502, json: { message: hostile } };
      return NOTHING(path);
    };
    const { code, stdout, written } = await compare(answers, {
      'npm view yaml@latest *': JSON.stringify(hostile),
      'go list -m -versions *act@latest': hostile,
    });
    expect(code).toBe(1);
    expect(stdout).toContain('OpenTofu could not be asked: it names no version');
    expect(stdout).toContain('actions/checkout could not be asked: it answered 502');
    expect(stdout).toContain('yaml could not be asked: it names no version');
    expect(stdout).toContain('act could not be asked: it answered with no JSON');
    expect(written).toHaveLength(1);
    expect(stdout + (written[0]?.body ?? '')).not.toContain('everyone');
  });

  test('CONTRIBUTING.md names what Node.js 20 holds back', () => {
    const held =
      /const HELD = \{(.*?)\};/s.exec(readText('scripts/compare-upstream.js'))?.[1] ?? '';
    const names = [...held.matchAll(/'?([@\w/-]+)'?: '([\d.]+)'/g)].map(([, name = '']) => name);
    expect(names).toContain('commander');
    const page = readText('CONTRIBUTING.md');
    for (const name of names)
      expect(page).toContain(`\`${name.replace('@stryker-mutator/jest', 'jest')}\``);
  });
});
