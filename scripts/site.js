// The pages as a static site, one directory for each version: Eleventy makes it from the pages as they are, and a page is
// read without script. MiniSearch makes the index that the field above each page searches.
//
//     node scripts/site.js FOLDER               writes FOLDER/VERSION/
//     node scripts/site.js --versions FOLDER    writes FOLDER/index.html, the list of the versions in it
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const { version, homepage } = JSON.parse(read('package.json'));
const REPOSITORY_URL = homepage.replace(/#.*$/, '');
/** Pages outside of docs/ that readers need; everything else is a link to the repository. */
const OTHER_PAGES = ['README.md', 'SECURITY.md', 'CHANGELOG.md'];
/** Whole addresses that pages of registries need. */
const OWN_ADDRESS =
  /^https:\/\/(?:github\.com\/plangate\/plangate\/(?:blob|tree)|raw\.githubusercontent\.com\/plangate\/plangate)\/main\//;

const words = process.argv.slice(2);
const folder = resolve(words.at(-1) ?? 'build/site');
if (words.includes('--versions')) writeVersions();
else await build(join(folder, version));

async function build(output) {
  const { default: Eleventy, IdAttributePlugin } = await import('@11ty/eleventy');
  const input = join(root, 'build/site-pages');
  for (const path of [input, output]) rmSync(path, { recursive: true, force: true });
  cpSync(join(root, 'docs'), join(input, 'docs'), { recursive: true });
  for (const page of OTHER_PAGES) cpSync(join(root, page), join(input, page));
  cpSync(join(root, 'scripts/site/page.11ty.js'), join(input, '_includes/page.11ty.js'));
  const pages = [...pagesIn(join(input, 'docs'), 'docs'), ...OTHER_PAGES];
  const made = [];
  const eleventy = new Eleventy(relative(process.cwd(), input), relative(process.cwd(), output), {
    quietMode: true,
    config(settings) {
      settings.setUseGitIgnore(false);
      settings.setTemplateFormats(['md']);
      // Pages show `{{ }}` of workflows: no template language reads them.
      settings.addGlobalData('templateEngineOverride', 'md');
      settings.addPlugin(IdAttributePlugin, { slugify: anchorOf });
      settings.addGlobalData('layout', 'page.11ty.js');
      settings.addGlobalData('version', version);
      settings.addGlobalData('repository', REPOSITORY_URL);
      settings.addGlobalData('eleventyComputed', {
        permalink: ({ page }) => addressOf(pathOf(page)),
        source: ({ page }) => pathOf(page),
        up: ({ page }) => '../'.repeat(addressOf(pathOf(page)).split('/').length - 1),
      });
      settings.amendLibrary('md', (markdown) => {
        // What is wider than the window is reached with the keyboard, too.
        for (const kind of ['fence', 'code_block']) {
          const rule = markdown.renderer.rules[kind];
          markdown.renderer.rules[kind] = (...of) =>
            rule(...of).replace('<pre>', '<pre tabindex="0">');
        }
        markdown.core.ruler.push('links', ({ tokens, env }) => {
          const from = pathOf(env.page);
          for (const token of tokens.flatMap(({ children }) => children ?? [])) {
            const name = { link_open: 'href', image: 'src' }[token.type];
            const target = name === undefined ? null : token.attrGet(name);
            if (target !== null) token.attrSet(name, leadsTo(target, from, pages));
            if (token.type === 'html_inline') token.content = withLinks(token.content, from, pages);
          }
          for (const token of tokens) {
            if (token.type === 'html_block') token.content = withLinks(token.content, from, pages);
          }
        });
      });
      settings.on('eleventy.after', ({ results }) => made.push(...results));
    },
  });
  await eleventy.write();
  cpSync(join(root, 'docs/pictures'), join(output, 'pictures'), { recursive: true });
  cpSync(join(root, 'scripts/site/style.css'), join(output, 'style.css'));
  // A browser finds the library beside the file.
  const search = read('scripts/site/search.js').replace("'minisearch'", "'./minisearch.js'");
  writeFileSync(join(output, 'search.js'), search);
  await writeIndex(made, output);
  console.log(`${relative(process.cwd(), output)}: ${made.length} pages`);
}

function pathOf({ inputPath }) {
  return inputPath.replace(/^.*?build\/site-pages\//, '');
}

function pagesIn(directory, under) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = `${under}/${entry.name}`;
    if (entry.isDirectory()) return pagesIn(join(directory, entry.name), path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Where a page is on the site: the index of docs/ is its first page. */
function addressOf(path) {
  const inDocs = path.replace(/^docs\//, '');
  if (path === 'README.md') return 'plangate.html';
  return inDocs.replace(/(^|\/)README\.md$/, '$1index.md').replace(/\.md$/, '.html');
}

/** As GitHub makes it from a heading. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** A link of a page: to the page of the site, to a picture beside it, else to the repository at this version. */
function leadsTo(target, from, pages) {
  const whole = OWN_ADDRESS.test(target);
  if (!whole && /^(?:[a-z]+:|#)/.test(target)) return target;
  const [file, anchor] = target.replace(OWN_ADDRESS, '/').split('#');
  const path = decodeURIComponent(
    file.startsWith('/') ? file.slice(1) : posix.normalize(posix.join(posix.dirname(from), file)),
  );
  const after = anchor === undefined ? '' : `#${anchor}`;
  const here = posix.dirname(addressOf(from));
  if (pages.includes(path)) return `${posix.relative(here, addressOf(path))}${after}`;
  if (path.startsWith('docs/pictures/')) return posix.relative(here, path.slice('docs/'.length));
  return `${REPOSITORY_URL}/blob/v${version}/${path.replace(/\/$/, '')}${after}`;
}

function withLinks(html, from, pages) {
  return html.replaceAll(
    /\b(href|src|srcset)="([^"]+)"/g,
    (_, name, target) => `${name}="${leadsTo(target, from, pages)}"`,
  );
}

/** Each section of each page is one document: its heading is what a reader looks for. */
async function writeIndex(made, output) {
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch({
    idField: 'address',
    fields: ['heading', 'page', 'text'],
    storeFields: ['heading', 'page'],
  });
  for (const { content, outputPath } of made) {
    const address = relative(output, resolve(outputPath)).replaceAll('\\', '/');
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(content) ?? [];
    const sections = main.split(/(?=<h[1-3] )/).filter((part) => /^<h[1-3] /.test(part));
    const page = plain(sections[0]?.split('</h1>')[0] ?? address);
    for (const section of sections) {
      const [head, ...rest] = section.split(/<\/h[1-3]>/);
      const [, id = ''] = /id="([^"]*)"/.exec(head) ?? [];
      index.add({
        address: `${address}#${id}`,
        heading: plain(head),
        page,
        text: plain(rest.join(' ')),
      });
    }
  }
  writeFileSync(join(output, 'search.json'), JSON.stringify(index));
  const module = fileURLToPath(import.meta.resolve('minisearch'));
  cpSync(join(dirname(module), 'index.js'), join(output, 'minisearch.js'));
}

function plain(html) {
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name])
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The newest version first; a directory that is no version is not one of the site. */
function writeVersions() {
  mkdirSync(folder, { recursive: true });
  const versions = readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  if (versions.length === 0) throw new Error(`${folder} has no directory of a version`);
  const items = versions.map((name) => `<li><a href="${name}/index.html">${name}</a></li>`);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Plangate</title>\n<link rel="stylesheet" href="${versions[0]}/style.css">\n<main>\n<h1>Plangate: versions of the documentation</h1>\n<ul>\n${items.join('\n')}\n</ul>\n</main>\n</html>\n`,
  );
}
