// Draws docs/pictures/ from this version, light and dark: `npm run pictures`. Each file says which version and content it
// shows: a test finds what is stale. Needs Chromium, pngquant and a font with emoji; where one is missing it says so and changes nothing.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contents } from './pictures/content.js';
import { smallPng } from './pictures/png.js';

const root = fileURLToPath(new URL('../', import.meta.url));

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path),
);
const missing = [
  ...(chromium === undefined ? ['chromium'] : []),
  // Without such a font the signs of a comment are empty boxes.
  ...(/emoji/i.test(saidBy('fc-list')) ? [] : ['fonts-noto-color-emoji']),
  ...(saidBy('pngquant', '--version') === '' ? ['pngquant'] : []),
];
if (missing.length > 0) {
  console.log(
    `SKIPPED: docs/pictures/ stays as it is. Install what is missing: apt-get install ${missing.join(' ')}`,
  );
  process.exit(0);
}

const scratch = mkdtempSync(join(tmpdir(), 'draw-pictures-'));
try {
  await drawAll();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Nothing where the program is missing. */
function saidBy(program, ...words) {
  try {
    return execFileSync(program, words, { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function drawAll() {
  for (const { file, note, svg, ...page } of await contents()) {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'latin1').includes(`Source\0${note}`)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg ?? smallPng(screenshot(page), note));
    console.log(`${file} ${statSync(path).size} bytes`);
  }
}

/** Opened twice: once for the height of what is drawn, once for the picture. */
function screenshot({ html, width, height: most = Infinity }) {
  const [file, picture] = [join(scratch, 'page.html'), join(scratch, 'picture.png')];
  const measure =
    '<script>document.documentElement.dataset.height = Math.ceil(document.body.getBoundingClientRect().bottom);</script>';
  writeFileSync(file, html.replace('</body>', `${measure}</body>`));
  const dom = run(['--dump-dom', `--window-size=${width},2000`, `file://${file}`]);
  const height = Math.min(most, Number(/data-height="(\d+)"/.exec(dom)?.[1]));
  run([
    `--screenshot=${picture}`,
    `--window-size=${width},${height}`,
    '--hide-scrollbars',
    '--force-device-scale-factor=1.25',
    `file://${file}`,
  ]);
  return readFileSync(picture);
}

function run(args) {
  return execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${mkdtempSync(join(scratch, 'profile-'))}`,
      ...args,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
}
