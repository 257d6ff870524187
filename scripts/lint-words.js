// `npm run lint`: no forbidden word (config/forbidden-words.js) in a page, a comment, a text of the program, or what people see
// (`__tests__/golden/`).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';
import { EVERYWHERE, IN_COMMENTS, IN_TEXTS } from '../config/forbidden-words.js';

const root = fileURLToPath(new URL('../', import.meta.url));
/** For developers, or not edited to all of this yet. */
const UNREAD_PAGES =
  /^(?:(?:ARCHITECTURE|CODE_OF_CONDUCT|DECISIONS|LIVE-CHECK|QUESTIONS|RELEASING|UPSTREAM)\.md|(?:__tests__|bench|src|\.github)\/|docs\/(?:library|service)\.md)/;
const SEEN =
  /^__tests__\/golden\/(?:action|demo|help|init|messages|report|scenarios|terminal)\/.*\.(?:txt|md)$/;
/** Texts that keep such a word, by how they begin: a key of the report, names of cases. */
const EXCEPTIONS = ['"excluded":', '=== '];

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  // One that is gone and not committed yet is listed, too.
  .filter((path) => path !== '' && existsSync(root + path));
const read = (path) => readFileSync(root + path, 'utf8');

const found = [
  ...files
    .filter((path) => path.endsWith('.md') && !UNREAD_PAGES.test(path) && !SEEN.test(path))
    .flatMap((path) => met(linesOf(path, withoutFences(read(path))), EVERYWHERE)),
  ...files
    .filter((path) => SEEN.test(path))
    .flatMap((path) => met(linesOf(path, read(path)), IN_TEXTS)),
  ...files
    .filter((path) => /^(?:src|scripts|config)\/.*(?<!\.d)\.[jt]s$/.test(path))
    .flatMap((path) => met(linesOf(path, read(path)).filter(isComment), IN_COMMENTS)),
  ...files
    .filter((path) => /^src\/.*(?<!\.d)\.ts$/.test(path))
    // To parse a file takes far longer than to search it.
    .filter((path) => IN_TEXTS.some(([word]) => word.test(read(path))))
    .flatMap((path) => met(textsOf(path), IN_TEXTS)),
];
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;

function met(texts, words) {
  return texts
    .filter(({ text }) => !EXCEPTIONS.some((start) => text.trimStart().startsWith(start)))
    .flatMap(({ at, text }) => {
      // Names of options and functions are not prose.
      const prose = text.replaceAll(/`[^`\n]*`/g, '`');
      return words.flatMap(([word, better]) => {
        const [forbidden] = word.exec(prose) ?? [];
        return forbidden === undefined ? [] : [`${at}: "${forbidden}". Write: ${better}.`];
      });
    });
}

function isComment({ text }) {
  return /^\s*(?:\/\/|\/?\*)/.test(text);
}

function linesOf(path, content) {
  return content.split('\n').map((text, index) => ({ at: `${path}:${index + 1}`, text }));
}

function withoutFences(text) {
  return text.replaceAll(/^```.*?^```/gms, (block) => '\n'.repeat(block.split('\n').length - 1));
}

/** The texts of a source, without comments, imports and single words; `…` where a value is filled in. */
function textsOf(path) {
  const texts = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null || node.type === 'ImportDeclaration') return;
    const text =
      node.type === 'TemplateLiteral'
        ? node.quasis.map((part) => part.value.raw).join('…')
        : node.type === 'StringLiteral' && node.value;
    if (text && text.trim().includes(' '))
      texts.push({ at: `${path}:${node.loc.start.line}`, text });
    for (const [key, child] of Object.entries(node)) if (!/comments/i.test(key)) visit(child);
  };
  visit(parse(read(path), { sourceType: 'module', plugins: ['typescript'] }).program);
  return texts;
}
