// Compares what the product takes for granted of others (docs/upstream.json) with what is newest there.
//
//     node scripts/compare-upstream.js            prints what moved
//     node scripts/compare-upstream.js --issue    opens one issue with it, or writes the one that is open anew
//
// GITHUB_TOKEN is for GitHub's API alone. Whatever could not be asked ends in exit code 1.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const {
  GITHUB_API_URL: api = 'https://api.github.com',
  GITHUB_REPOSITORY: repository = 'plangate/plangate',
  GITHUB_TOKEN: token,
  NPM_REGISTRY: registry = 'https://registry.npmjs.org',
  UPSTREAM_FILE: file = fileURLToPath(new URL('../docs/upstream.json', import.meta.url)),
} = process.env;
const TITLE = 'Upstream has moved';
/** The last line of the issue. Only an issue of this token with it is written anew. */
const MARKER = '<!-- plangate-upstream -->';

const entries = JSON.parse(readFileSync(file, 'utf8'));
const compared = await Promise.all(entries.map(compare));
const moved = compared.flatMap(({ line }) => line ?? []);
const failed = compared.flatMap(({ problem }) => problem ?? []);
const body = [
  'What Plangate takes for granted of others is older than what is there. For each line: read what changed, try it, and write version and date into `docs/upstream.json`.',
  '',
  ...moved,
  ...failed.map((problem) => `- ❔ ${problem}`),
  '',
  MARKER,
  '',
].join('\n');
for (const line of [...moved, ...failed]) console.log(line);
if (moved.length + failed.length === 0) console.log('Nothing moved.');
else if (process.argv.includes('--issue')) await writeIssue();
process.exitCode = failed.length > 0 ? 1 : 0;

async function compare({ name, read, date, newest }) {
  try {
    if (newest.folder !== undefined) {
      const path = `/repos/${newest.folder}/commits?path=${encodeURIComponent(newest.path)}&since=${date}T23:59:59Z&per_page=100`;
      const { length } = await github(path);
      const many = length === 100 ? '100 or more' : length;
      return length === 0 ? {} : { line: `- ${name}: ${many} changes since ${date} (\`${read}\`)` };
    }
    const version = newest.major ? majorOf(await newestOf(newest)) : await newestOf(newest);
    if (isOlderOrSame(version, read)) return {};
    return { line: `- ${name}: ${version}, and ${read} was read on ${date}` };
  } catch (error) {
    return { problem: `${name} could not be asked: ${error.message}` };
  }
}

async function newestOf({ release, tag, package: npmPackage }) {
  if (release !== undefined) {
    return versionOf((await github(`/repos/${release}/releases/latest`)).tag_name);
  }
  if (tag !== undefined) {
    const tags = await github(`/repos/${tag}/tags?per_page=100`);
    const versions = tags.map(({ name }) => name).filter(isVersion);
    return versionOf(versions.sort((a, b) => (isOlderOrSame(a, b) ? -1 : 1)).at(-1));
  }
  return versionOf((await json(`${registry}/${npmPackage}/latest`)).version);
}

function isVersion(text) {
  return /^v?\d{1,6}(?:\.\d{1,6}){0,3}$/.test(String(text));
}

/** Only digits and dots get into the issue: the name of a tag is somebody else's text. */
function versionOf(text) {
  if (!isVersion(text)) throw new Error('it names no version');
  return String(text).replace(/^v/, '');
}

function majorOf(version) {
  return version.split('.')[0];
}

function isOlderOrSame(one, other) {
  const [a, b] = [one, other].map((text) => text.replace(/^v/, '').split('.').map(Number));
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

async function writeIssue() {
  const issues = await github(
    `/repos/${repository}/issues?state=open&creator=app%2Fgithub-actions&per_page=100`,
  );
  const open = issues.find((issue) => issue.body?.trimEnd().endsWith(MARKER));
  if (open?.body === body) return;
  const issue = open === undefined ? '' : `/${open.number}`;
  const method = open === undefined ? 'POST' : 'PATCH';
  await github(`/repos/${repository}/issues${issue}`, { method, body: { title: TITLE, body } });
}

function github(path, { method = 'GET', body } = {}) {
  const headers = { 'x-github-api-version': '2022-11-28', 'user-agent': 'plangate-upstream' };
  if (token) headers.authorization = `Bearer ${token}`;
  return json(`${api}${path}`, { method, headers, body: body && JSON.stringify(body) });
}

async function json(url, options = {}) {
  const signal = AbortSignal.timeout(30_000);
  // A token is sent to no other place than the one that is asked.
  const answer = await fetch(url, { ...options, signal, redirect: 'error' });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return answer.json();
}
