// Draws three golden comments as docs/*.png, as a reviewer sees them: `node scripts/render-comments.js`.
// Each picture says which golden file it shows, and the digest of it: a test finds pictures that are stale. Needs Debian's chromium; where there is none it says so and changes nothing.
// `node scripts/render-comments.js FOLDER FILE.md…` draws any markdown into FOLDER instead: wide and as on a phone, light and dark.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const root = fileURLToPath(new URL('../', import.meta.url));
const PICTURES = [
  { verdict: 'blocked', name: 'policy-evaluation-3', open: ['require-encrypted-volumes'] },
  { verdict: 'needs-override', name: 'policy-check-3', open: [] },
  { verdict: 'passed', name: 'policy-evaluation-3', open: [] },
];
const WIDTH = 900;
const PHONE = 400;

const CSS = `
:root { --page: #fff; --text: #1f2328; --edge: #d1d9e0; --soft: #f6f8fa; --quiet: #59636e; --link: #0969da }
.dark { --page: #0d1117; --text: #f0f6fc; --edge: #3d444d; --soft: #151b23; --quiet: #9198a1; --link: #4493f8 }
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: var(--page); color: var(--text); font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji" }
.comment { border: 1px solid var(--edge); border-radius: 6px; overflow-wrap: break-word }
.head { padding: 8px 16px; background: var(--soft); border-bottom: 1px solid var(--edge); border-radius: 6px 6px 0 0; color: var(--quiet); font-size: 13px }
.head b { color: var(--text) }
.bot { margin: 0 4px; padding: 0 6px; border: 1px solid var(--edge); border-radius: 1em; font-size: 11px }
.body { padding: 16px }
.body > :first-child { margin-top: 0 } .body > :last-child { margin-bottom: 0 }
h3 { margin: 24px 0 16px; font-size: 1.25em; line-height: 1.25 } h4 { margin: 24px 0 16px; font-size: 1em }
p, ul, table, details, pre { margin: 0 0 16px } ul { padding-left: 2em } ul ul { margin: 0 }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse } th, td { padding: 6px 13px; border: 1px solid var(--edge); text-align: left }
th { font-weight: 600 } tr:nth-child(odd) td { background: var(--soft) }
code { padding: .2em .4em; background: #818b981f; border-radius: 6px; font-size: 85%; font-family: ui-monospace, "Liberation Mono", "DejaVu Sans Mono", monospace; white-space: break-spaces }
pre { padding: 16px; background: var(--soft); border-radius: 6px; overflow: hidden } pre code { padding: 0; background: none }
a { color: var(--link); text-decoration: none } a code { color: var(--link) }
sub { font-size: 75%; line-height: 0; position: relative; bottom: -.25em; vertical-align: baseline }
summary { cursor: pointer }
`;

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path),
);
if (chromium === undefined) {
  console.log(
    'SKIPPED: chromium is not installed (apt-get install chromium); docs/*.png stay as they are.',
  );
  process.exit(0);
}

const scratch = mkdtempSync(join(tmpdir(), 'render-comments-'));
const [folder, ...files] = process.argv.slice(2);
try {
  for (const file of files) {
    const html = toHtml(readFileSync(file, 'utf8'), []);
    for (const [look, width] of [
      ['wide', WIDTH],
      ['phone', PHONE],
    ]) {
      for (const theme of ['light', 'dark'])
        draw(page(html, theme), join(folder, `${basename(file)}-${look}-${theme}.png`), width);
    }
  }
  for (const { verdict, name, open } of folder === undefined ? PICTURES : []) {
    const golden = `__tests__/golden/report/${verdict}/${name}.comment.md`;
    const markdown = readFileSync(join(root, golden), 'utf8');
    const picture = join(root, `docs/comment-${verdict}.png`);
    draw(page(toHtml(markdown, open)), picture);
    const digest = createHash('sha256').update(markdown).digest('hex');
    writeFileSync(picture, withSource(readFileSync(picture), `${golden} sha256 ${digest}`));
    console.log(`${picture} ${statSync(picture).size} bytes`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Twice: once for the height of what is drawn, once for the picture. */
function draw(html, picture, width = WIDTH) {
  const file = join(scratch, 'comment.html');
  writeFileSync(file, html);
  const dom = run(['--dump-dom', `--window-size=${width},2000`, `file://${file}`]);
  const height = Number(/data-height="(\d+)"/.exec(dom)?.[1]);
  run([
    `--screenshot=${picture}`,
    `--window-size=${width},${height}`,
    '--hide-scrollbars',
    '--force-device-scale-factor=1.25',
    `file://${file}`,
  ]);
}

/** A chunk of text right behind the picture's header. */
function withSource(png, text) {
  const headerEnd = 33;
  const content = Buffer.from(`tEXtSource\0${text}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, headerEnd), length, content, sum, png.subarray(headerEnd)]);
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

function toHtml(markdown, open) {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  let html = tree.children.map(block).join('\n');
  for (const name of open)
    html = html.replace(`<details><summary><code>${name}`, `<details open><summary><code>${name}`);
  return html;
}

function block(node) {
  switch (node.type) {
    case 'heading':
      return `<h${node.depth}>${inlines(node)}</h${node.depth}>`;
    case 'paragraph':
      return `<p>${inlines(node)}</p>`;
    case 'list':
      return `<ul>${node.children.map((item) => `<li>${item.children.map((child) => (child.type === 'paragraph' ? inlines(child) : block(child))).join('')}</li>`).join('')}</ul>`;
    case 'code':
      return `<pre><code>${escape(node.value)}</code></pre>`;
    case 'table':
      return `<table>${node.children.map((row, at) => `<tr>${row.children.map((cell) => (at === 0 ? `<th>${inlines(cell)}</th>` : `<td>${inlines(cell)}</td>`)).join('')}</tr>`).join('')}</table>`;
    case 'html':
      return node.value;
    default:
      throw new Error(`a comment has no ${node.type}`);
  }
}

function inlines(node) {
  return node.children.map(inline).join('');
}

function inline(node) {
  switch (node.type) {
    case 'text':
      return escape(node.value);
    case 'inlineCode':
      return `<code>${escape(node.value)}</code>`;
    case 'strong':
      return `<strong>${inlines(node)}</strong>`;
    case 'link':
      return `<a href="${escape(node.url)}">${inlines(node)}</a>`;
    case 'html':
      return node.value;
    default:
      throw new Error(`a line of a comment has no ${node.type}`);
  }
}

function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(comment, theme = 'light') {
  return `<!doctype html><html class="${theme}"><head><meta charset="utf-8"><style>${CSS}</style></head><body>
<div class="comment"><div class="head"><b>github-actions</b><span class="bot">bot</span> commented</div>
<div class="body">${comment}</div></div>
<script>document.documentElement.dataset.height = Math.ceil(document.querySelector('.comment').getBoundingClientRect().bottom + 16);</script>
</body></html>`;
}
