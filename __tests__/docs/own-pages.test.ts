/** Every link that a message, a recipe or a page has to a page of this project leads to a file and a heading of this tree. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CODES, pageOfError } from '../../src/model/errors.ts';
import { BUILT_REF, linkPagesTo, ownPage } from '../../src/model/own-pages.ts';
import { IS_RELEASED, VERSION } from '../../src/model/version.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { anchorsOf, filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';

/** Why a page cannot be reached; undefined for one that can. @param page with its heading */
function whyDead(page: string): string | undefined {
  const [path = '', anchor] = page.split('#');
  if (!existsSync(join(REPOSITORY, path))) return `${page}: no such file`;
  if (anchor === undefined || !path.endsWith('.md')) return undefined;
  return anchorsOf(path).includes(anchor) ? undefined : `${page}: no such heading`;
}

const dead = (pages: Iterable<string>) =>
  [...new Set(pages)].flatMap((page) => whyDead(page) ?? []);

const texts = filesWith(['.ts', '.md', '.yml', '.txt', '.json', '.html', '.hcl'])
  .filter((path) => !/^(?:dist|build|node_modules|release)\//.test(path))
  .map((path) => ({ path, text: readText(path) }));

/** Repository, ref, path with heading. */
const LINK =
  /https:\/\/(?:github\.com\/plangate\/plangate\/(?:blob|tree)|raw\.githubusercontent\.com\/plangate\/plangate)\/([^/\s"'`)]+)\/([\w./#-]*[\w#-])/g;

test('whole addresses have a file and a heading', () => {
  const found = texts.flatMap(({ text }) =>
    Array.from(text.matchAll(LINK), ([, , page = '']) => page),
  );
  expect(new Set(found).size).toBeGreaterThan(40);
  expect(dead(found)).toEqual([]);
});

test('only messages link to a version: pages and recipes link to main', () => {
  const refs = texts
    .filter(({ path }) => !path.startsWith('__tests__/'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(LINK), ([, ref = '']) => `${path}: ${ref}`),
    );
  expect(refs.filter((found) => !found.endsWith(': main'))).toEqual([]);
});

test('the pages that messages name exist', () => {
  const sources = texts.filter(({ path }) => path.startsWith('src/'));
  const named = sources.flatMap(({ text }) =>
    Array.from(
      text.matchAll(/(?<![/\w-])((?:docs|examples)\/[\w/-]+\.(?:md|yml|json)(?:#[\w-]+)?)/g),
      ([, page = '']) => page,
    ),
  );
  expect(new Set(named).size).toBeGreaterThan(25);
  // `docs/ci/NAME.md` stands for one page of each host.
  expect(dead(named.filter((page) => !page.includes('NAME')))).toEqual([]);
});

test('each code of an error has its section', () => {
  const codes = Object.values(CODES);
  expect(codes.length).toBeGreaterThan(40);
  const pages = codes.map((code) => pageOfError(code).slice(ownPage('').length));
  expect(dead(pages)).toEqual([]);
});

describe('the ref of a link', () => {
  afterEach(() => linkPagesTo({}));
  const of = (ref: string, repository = 'plangate/plangate') => {
    linkPagesTo({ GITHUB_ACTION_REF: ref, GITHUB_ACTION_REPOSITORY: repository });
    return ownPage('docs/cli.md').split('/').slice(6, -2).join('/');
  };

  test('is the tag of a released version, and main before there is one', () => {
    expect(BUILT_REF).toBe(IS_RELEASED ? `v${VERSION}` : 'main');
    expect(IS_RELEASED).toBe(!readText('CHANGELOG.md').includes(`## Unreleased: ${VERSION}\n`));
  });

  test.each(['v1', 'v1.2.3', '6f1cb40e77a18e0c1d6b4a5f2a31a1ac44fd1c4b', 'fix/comment'])(
    'is %s where the workflow names that',
    (ref) => {
      expect(of(ref)).toBe(ref);
    },
  );

  test.each(['', '../../else', 'a b', 'x)](https://else.example', '-x', '%2e', 'a'.repeat(200)])(
    'is never %p',
    (ref) => {
      expect(of(ref)).toBe(BUILT_REF);
    },
  );

  test('is not that of another action or of a copy', () => {
    expect(of('v4', 'actions/checkout')).toBe(BUILT_REF);
    expect(of('v4', '')).toBe(BUILT_REF);
  });
});
