// What each picture shows, in light and in dark: the pull requests of the demo, as this version reports them.
// Needs the compiled sources (`npm run compile`), and no browser: a test compares it with what was drawn.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commentPage } from './comment.js';
import { annotationsPage, mergeBoxPage } from './pull-request.js';
import { terminalSvg } from './terminal.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const THEMES = ['light', 'dark'];
const COMMENTS = ['blocked', 'needs-override', 'passed'];
/** Pages by their workspaces and policies. */
const PAGES = [
  [2, 1],
  [24, 4],
  [60, 37],
];
const AREAS = ['network', 'databases', 'storage', 'identity'];
/** Files of the demo with an annotation that is shown: the first of each. */
const ANNOTATED = ['infra/storage/shared.tf', 'infra/network/flow-logs.tf'];

/**
 * Pictures as `{ file, svg }` or `{ file, html, width, height }`: `height` is the most of the page that is
 * shown. `note` says which version and which content a picture is of.
 */
export async function contents() {
  const version = JSON.parse(read('package.json')).version;
  const comments = [];
  for (const scenario of COMMENTS)
    comments.push({ scenario, ...(await playDemo(scenario, version)) });
  const [{ view, annotations }] = comments;
  const { renderCheck } = await import('../../build/src/report/markdown-report.js');
  const { renderPage } = await import('../../build/src/features/report-files/page/page.js');
  const { mixedPage } = await import('../../build/__tests__/support/mixed-page.js');
  const nameOf = (index) => `${AREAS[index % AREAS.length]}-${String(index).padStart(2, '0')}`;
  const marked = ANNOTATED.map((path) => annotations.find((each) => each.path === path));
  const screen = await screenOf('blocked', version);
  return THEMES.flatMap((theme) =>
    [
      ...comments.map(({ scenario, comment }) => ({
        name: `comment-${scenario}`,
        html: commentPage(comment, theme),
        width: 900,
      })),
      { name: 'annotations', html: annotationsPage(marked, exampleAt, theme), width: 800 },
      { name: 'merge-box', html: mergeBoxPage(renderCheck(view).title, theme), width: 800 },
      ...PAGES.map(([workspaces, policies]) => ({
        name: `page-${workspaces}`,
        html: inTheme(renderPage(mixedPage(workspaces, policies, nameOf)), theme),
        width: 1280,
        height: 950,
      })),
      { name: 'demo', svg: terminalSvg('plangate demo', screen, { theme, version }) },
    ].map((picture) => described(picture, theme, version)),
  );
}

function described({ name, ...picture }, theme, version) {
  const file = `docs/pictures/${name}-${theme}.${picture.svg === undefined ? 'png' : 'svg'}`;
  const digest = createHash('sha256')
    .update(picture.svg ?? picture.html)
    .digest('hex');
  return { ...picture, file, note: `plangate ${version} sha256 ${digest}` };
}

function read(path) {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

function exampleAt(path) {
  return read(`examples/${path}`);
}

/** The page follows the reader's system. Its policy allows only the style sheet as it was. */
function inTheme(page, theme) {
  return page
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('color-scheme:light dark', `color-scheme:${theme}`)
    .replaceAll('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all');
}

/** What one pull request of the demo comes to. */
async function playDemo(scenario, version) {
  const { runDemo } = await import('../../build/src/tools/demo/run-demo.js');
  const log = Object.fromEntries(
    ['debug', 'info', 'warning', 'error', 'foreign', 'secret'].map((name) => [name, () => {}]),
  );
  const { signal } = new AbortController();
  const examples = `${ROOT}examples/`;
  const options = { scenario, examples, version, signal, log, onLines: () => {} };
  const { view, annotations, comments } = await runDemo(options);
  return { view, annotations, comment: comments[0].body };
}

/** What the demo prints on a terminal with colours. */
async function screenOf(scenario, version) {
  const { demo } = await import('../../build/src/tools/demo/demo.js');
  let screen = '';
  const io = {
    out: async (text) => void (screen += text),
    err: async (text) => {
      throw new Error(text);
    },
    environment: {},
    workingDirectory: ROOT,
    terminal: true,
    screen: { columns: () => 100, rows: () => 40, colour: true, links: false },
    signal: new AbortController().signal,
    partsForTools: async () =>
      (await import('../../build/src/cli/parts-for-tools.js')).PARTS_FOR_TOOLS,
    version,
  };
  await demo.run({ arguments: {}, options: { scenario } }, io);
  return screen;
}
