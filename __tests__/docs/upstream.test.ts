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
  newest: { package?: string; module?: string; folder?: string };
  pages: Record<string, string>;
}

const entries = JSON.parse(readText('docs/upstream.json')) as Entry[];
const SCRIPT = join(REPOSITORY, 'scripts/compare-upstream.js');
const execute = promisify(execFile);

test.each(['docs/support.md', 'docs/networks.md'])('%s has a row for each host', (page) => {
  for (const { title } of CI_HOSTS) expect(readText(page)).toContain(`\n| ${title} | `);
});

describe('docs/upstream.json', () => {
  test('has a version and a date of each', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { name, granted, read, date } of entries) {
      expect([name, granted]).not.toContain('');
      expect(read).toMatch(/^\d+(?:\.\d+){0,2}$|^20\d\d-[01]\d-[0-3]\d$/);
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
  });

  test.each(entries)('has the version that the files name: $name', (entry) => {
    const pages = Object.entries(entry.pages);
    expect(pages.length).toBeGreaterThan(0);
    for (const [path, text] of pages) {
      expect(readText(path).replace(/\s+/g, ' ')).toContain(text.replace('{read}', entry.read));
    }
  });

  test('has every version of opa that the files pin', () => {
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

  test('every image that the Dockerfile begins with has a digest', () => {
    const images = readText('Dockerfile').match(/^FROM .+$/gm);
    expect(images).toHaveLength(2);
    for (const image of images ?? []) expect(image).toMatch(/@sha256:[0-9a-f]{64}(?: AS opa)?$/);
  });

  test('UPSTREAM.md has the versions and dates', () => {
    const page = readText('UPSTREAM.md');
    for (const { name, granted, read, date } of entries) {
      expect(page).toContain(`| ${name} | ${granted} | ${read} | ${date} |`);
    }
  });
});

type Answers = (path: string) => { status?: number; json: unknown };

/** Of what was read, as the registries list it: nothing is newer. */
const AS_READ = Object.fromEntries(
  entries.flatMap(({ read, newest: { package: name, module } }): [string, string][] => {
    if (name !== undefined) return [[`npm view ${name}@latest *`, JSON.stringify(`${read}.0`)]];
    const listed = { Versions: ['v0.0.1', `v${read}`, 'v99.0.0-rc1'] };
    return module === undefined ? [] : [[`go list *${module}@latest`, JSON.stringify(listed)]];
  }),
);

/** When the pages of an API were read, and so many days later. */
const PAGES = entries.find(({ newest }) => newest.folder !== undefined);
const daysLater = (days: number) =>
  new Date(Date.parse(PAGES?.date ?? '') + days * 86_400_000).toISOString().slice(0, 10);

/** What npm and go print, by a pattern of the shell: the first that fits. Neither may have the token. */
function programs(printed: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
  // What a test prints comes first, and in the place of what was read.
  const all = { ...printed, ...AS_READ, ...printed };
  const cases = Object.entries(all).map(
    ([pattern, text]) => `${pattern.replaceAll(' ', String.raw`\ `)}) printf '%s' '${text}' ;;`,
  );
  for (const name of ['npm', 'go']) {
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

const NOTHING: Answers = () => {
  return { json: [] };
};

/** Runs the script against a server that stands for GitHub, and programs that print what is given. */
async function compare(
  answers: Answers,
  printed: Record<string, string> = {},
  { days = 90, args = ['--issue'] }: { days?: number; args?: string[] } = {},
) {
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
  const env = {
    PATH: `${programs(printed)}${delimiter}${process.env['PATH']}`,
    GITHUB_API_URL: `http://127.0.0.1:${port}/github`,
    GITHUB_TOKEN: 'a-token-of-this-test',
    GITHUB_REPOSITORY: 'acme/fork',
  };
  const today = ['--today', daysLater(days)];
  const ended = await execute(process.execPath, [SCRIPT, ...args, ...today], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
  server.close();
  const written = asked.filter(({ method }) => method !== 'GET');
  return { ...ended, asked, written };
}

describe('the script that compares', () => {
  test('writes nothing where nothing changed, and shows its token to GitHub alone', async () => {
    const { code, stdout, asked, written } = await compare(NOTHING);
    expect([code, stdout, written]).toEqual([
      0,
      `Nothing moved: ${entries.length} were compared.\n`,
      [],
    ]);
    expect(asked.map(({ token }) => token)).toEqual(['Bearer a-token-of-this-test']);
  });

  const newer: Answers = (path) => {
    return path.includes('/commits?') ? { json: [{}, {}, {}] } : NOTHING(path);
  };
  const printed = {
    'npm view node@latest *': '"99.9.1"',
    'go list *hashicorp/terraform@latest': '{"Versions":["v1.99.0","v1.16.9","v1.100.0-rc1"]}',
    'go list *go-slug@latest': '{"Versions":["v0.18.9","v0.18.10","v1.0.0"]}',
  };

  test('opens one issue with one table of all changes', async () => {
    const { code, written } = await compare(newer, printed);
    expect(code).toBe(0);
    expect(written.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/github/repos/acme/fork/issues'],
    ]);
    const { title, body } = JSON.parse(written[0]?.body ?? '') as { title: string; body: string };
    expect(title).toBe('Upstream has moved');
    expect(body.split('\n').filter((line) => line.startsWith('| '))).toEqual([
      '| what | here | newest |',
      '| --- | --- | --- |',
      expect.stringMatching(/^\| Terraform \| [\d.]+, read on 2026-[\d-]+ \| 1\.99\.0 \|$/),
      expect.stringMatching(/^\| go-slug \| .* \| 0\.18\.10 \|$/),
      expect.stringMatching(/^\| HCP Terraform's API pages \| .* \| 3 changes since \|$/),
      expect.stringMatching(/^\| Node\.js \| .* \| 99 \|$/),
    ]);
  });

  test('updates the open issue, and leaves it alone where it is up to date', async () => {
    const first = await compare(newer);
    const { body } = JSON.parse(first.written[0]?.body ?? '') as { body: string };
    const withIssue =
      (text: string): Answers =>
      (path) =>
        path.includes('/issues?') ? { json: [{ number: 7, body: text }] } : newer(path);
    const anew = await compare(withIssue(body.replace('3 changes', '2 changes')));
    expect(anew.written.map(({ method, path }) => [method, path])).toEqual([
      ['PATCH', '/github/repos/acme/fork/issues/7'],
    ]);
    expect((await compare(withIssue(body))).written).toEqual([]);
    const foreign = await compare(withIssue('Upstream has moved'));
    expect(foreign.written.map(({ method }) => method)).toEqual(['POST']);
  });

  test('writes nothing where the newest listed version is older than the one that was read', async () => {
    const { code, stdout, written } = await compare(NOTHING, {
      'go list *hashicorp/terraform@latest': '{"Versions":["v1.13.3","v1.13.2"]}',
      'npm view node@latest *': '"1.2.3"',
    });
    const { read } = entries.find(({ id }) => id === 'terraform')!;
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      `Nothing moved: ${entries.length - 2} were compared.`,
      `- ❔ Terraform could not be asked: the newest that is listed is 1.13.3, and ${read} was read`,
      expect.stringMatching(
        /^- ❔ Node\.js could not be asked: the newest that is listed is 1, and/,
      ),
      '',
    ]);
    expect(written[0]?.body).toContain('Terraform could not be asked');
  });

  test('fails only in the weekly workflow for pages that were read more than 90 days ago', async () => {
    const inTime = await compare(NOTHING, {}, { days: 90 });
    expect([inTime.code, inTime.written]).toEqual([0, []]);
    const weekly = await compare(NOTHING, {}, { days: 91 });
    const line = `- 📅 ${PAGES?.name} were read 91 days ago, on ${PAGES?.date}: read them again, then change the date.`;
    expect([weekly.code, weekly.stdout]).toEqual([
      1,
      `Nothing moved: ${entries.length} were compared.\n${line}\n`,
    ]);
    expect(weekly.written[0]?.body).toContain(JSON.stringify(line).slice(1, -1));
    const byHand = await compare(NOTHING, {}, { days: 400, args: [] });
    expect([byHand.code, byHand.written]).toEqual([0, []]);
    expect(byHand.stdout).toContain('were read 400 days ago');
    // The workflow asks for an issue; no test and no other job does.
    expect(readText('.github/workflows/upstream.yml')).toContain('npm run -s upstream -- --issue');
  });

  test('fails where one could not be asked, and repeats no text of others', async () => {
    const hostile = '@everyone <img src=x>';
    const answers: Answers = (path) =>
      path.includes('/commits?') ? { status: 502, json: { message: hostile } } : NOTHING(path);
    const { code, stdout, written } = await compare(answers, {
      'npm view node@latest *': JSON.stringify(hostile),
      'go list *opentofu@latest': JSON.stringify({ Versions: [hostile] }),
      'go list *act@latest': hostile,
    });
    expect(code).toBe(1);
    expect(stdout).toContain('OpenTofu could not be asked: it names no version');
    expect(stdout).toContain("HCP Terraform's API pages could not be asked: it answered 502");
    expect(stdout).toContain('Node.js could not be asked: it names no version');
    expect(stdout).toContain('act could not be asked: it answered with no JSON');
    expect(written).toHaveLength(1);
    expect(stdout + (written[0]?.body ?? '')).not.toContain('everyone');
  });
});
