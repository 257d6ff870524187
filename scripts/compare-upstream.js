// Compares the versions of others that were read, the list of docs/upstream.json, with what is newest there, and prints
// what moved as a table. Packages, actions and images are Dependabot's (.github/dependabot.yml).
//
//     npm run upstream             prints what moved
//     npm run upstream -- --issue  opens one issue with it, or writes the one that is open anew. This is the weekly workflow,
//                                  which also fails where pages were read too long ago
//     … -- --today 2026-11-29      counts the age of what was read from that day
//
// npm and Go ask their registries, as they are set up here and without a credential. GITHUB_TOKEN is for GitHub's API
// alone. Whatever could not be asked ends in exit code 1.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

const {
  GITHUB_API_URL: api = 'https://api.github.com',
  GITHUB_REPOSITORY: repository = 'plangate/plangate',
  GITHUB_TOKEN: token,
} = process.env;
const TITLE = 'Upstream has moved';
/** The last line of the issue. Only an issue of this token with it is written anew. */
const MARKER = '<!-- plangate-upstream -->';
/** After so many days pages have to be read again: a new page of an API changes no line of a page that is there. */
const MOST_DAYS = 90;
const writesIssue = process.argv.includes('--issue');
const today = process.argv.at(process.argv.indexOf('--today') + 1 || process.argv.length);
const nowMs = today === undefined ? Date.now() : Date.parse(today);
const ENVIRONMENT = { ...process.env, GITHUB_TOKEN: undefined, GOFLAGS: '', GOTOOLCHAIN: 'local' };

const entries = JSON.parse(readFileSync(new URL('../docs/upstream.json', import.meta.url), 'utf8'));
const moved = [];
const failed = [];
const old = [];
for (const entry of entries) {
  const { name, read, date } = entry;
  const days = Math.floor((nowMs - Date.parse(date)) / 86_400_000);
  if (entry.newest.folder !== undefined && days > MOST_DAYS) {
    old.push(
      `- 📅 ${name} were read ${days} days ago, on ${date}: read them again, then change the date.`,
    );
  }
  try {
    const newest = await newestOf(entry);
    if (newest !== undefined) moved.push(`| ${name} | ${read}, read on ${date} | ${newest} |`);
  } catch (error) {
    failed.push(`- ❔ ${name} could not be asked: ${error.message}`);
  }
}
const table = ['| what | here | newest |', '| --- | --- | --- |', ...moved];
const nothing = `Nothing moved: ${entries.length - failed.length} were compared.`;
const text = [...(moved.length > 0 ? table : [nothing]), ...failed, ...old].join('\n');
console.log(text);
if (writesIssue && moved.length + failed.length + old.length > 0) await writeIssue();
process.exitCode = failed.length > 0 || (writesIssue && old.length > 0) ? 1 : 0;

/** What is newer than what was read; `undefined` where nothing is. */
async function newestOf({
  read,
  date,
  newest: { package: name, major, module, without, folder, path },
}) {
  if (folder !== undefined) {
    const query = `path=${encodeURIComponent(path)}&since=${date}T23:59:59Z&per_page=100`;
    const { length } = await github(`/repos/${folder}/commits?${query}`);
    return length === 0 ? undefined : `${length === 100 ? '100 or more' : length} changes since`;
  }
  const version = name === undefined ? await askGo(module, without) : await askNpm(name);
  const newest = major ? version.split('.')[0] : version;
  if (!isOlderOrSame(newest, read)) return newest;
  // Such a list has come to its end before what was read, so it says nothing of what came after.
  if (isOlderOrSame(read, newest)) return undefined;
  throw new Error(`the newest that is listed is ${newest}, and ${read} was read`);
}

async function askNpm(name) {
  return versionOf(parse(await run('npm', ['view', `${name}@latest`, 'version', '--json'])));
}

/** @param without a version that is older than its number says */
async function askGo(module, without) {
  const listed = await run('go', ['list', '-m', '-versions', '-json', `${module}@latest`]);
  const versions = (parse(listed).Versions ?? [])
    .filter(isVersion)
    .map(versionOf)
    .filter((version) => version !== without);
  return versionOf(versions.sort((one, other) => (isOlderOrSame(one, other) ? -1 : 1)).at(-1));
}

async function run(program, args) {
  const options = { cwd: tmpdir(), env: ENVIRONMENT, timeout: 120_000, maxBuffer: 16_000_000 };
  try {
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    throw new Error(`${program} ended with ${error.code ?? error.signal}`, { cause: error });
  }
}

/** Without the text in the message: it is somebody else's. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it answered with no JSON');
  }
}

function isVersion(text) {
  return /^v?\d{1,6}(?:\.\d{1,6}){0,3}$/.test(String(text));
}

/** Only digits and dots get into the issue: the name of a version is somebody else's text. */
function versionOf(text) {
  if (!isVersion(text)) throw new Error('it names no version');
  return String(text).replace(/^v/, '');
}

function isOlderOrSame(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

async function writeIssue() {
  const what =
    'What Plangate takes for granted of others is older than what is there. For each line: read what changed, try it, and write version and date into `docs/upstream.json`.';
  const body = [what, '', text, '', MARKER, ''].join('\n');
  const query = 'state=open&creator=app%2Fgithub-actions&per_page=100';
  const issues = await github(`/repos/${repository}/issues?${query}`);
  const open = issues.find((issue) => issue.body?.trimEnd().endsWith(MARKER));
  if (open?.body === body) return;
  const issue = open === undefined ? '' : `/${open.number}`;
  const method = open === undefined ? 'POST' : 'PATCH';
  await github(`/repos/${repository}/issues${issue}`, { method, body: { title: TITLE, body } });
}

async function github(path, { method = 'GET', body } = {}) {
  const headers = { 'x-github-api-version': '2022-11-28', 'user-agent': 'plangate-upstream' };
  if (token) headers.authorization = `Bearer ${token}`;
  const signal = AbortSignal.timeout(30_000);
  // A token is sent to no other place than the one that is asked.
  const asked = { method, headers, body: body && JSON.stringify(body), signal, redirect: 'error' };
  const answer = await fetch(`${api}${path}`, asked).catch((error) => {
    throw new Error('it is out of reach', { cause: error });
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return parse(await answer.text());
}
