/** Holds the sources to the list of waits: what can wait is listed, and what is listed hangs in a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { primitivesOf } from './primitives.ts';
import { WAITS } from './waits.ts';

const SOURCES = join(REPOSITORY, 'src');
const HERE = join(REPOSITORY, '__tests__/waits');

const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) =>
    primitivesOf(readFileSync(join(SOURCES, path), 'utf8')).map((with_) => `${path}: ${with_}`),
  )
  .sort();

const listed = Object.values(WAITS)
  .flatMap(({ at }) =>
    Object.entries(at).flatMap(([path, all]) => all.map((each) => `${path}: ${each}`)),
  )
  .sort();

test('whatever a source waits with is on the list, and nothing else is', () => {
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((each) => !listed.includes(each))).toEqual([]);
  expect(listed.filter((each) => !found.includes(each))).toEqual([]);
});

test.each([
  [`import { readFile } from 'node:fs/promises';`, ['node:fs/promises readFile']],
  [`import { spawn } from 'node:child_process';`, ['node:child_process']],
  [`import type { Socket } from 'node:net';`, []],
  [`import { type Socket, connect } from 'node:net';`, ['node:net']],
  [`const { lookup } = await import('node:dns');`, ['node:dns']],
  [`import fs from 'node:fs';`, ['node:fs']],
  [`import { readFile, statSync } from 'node:fs';`, ['node:fs readFile']],
  [`await fetch(url);`, ['fetch']],
  [`await new Promise((done) => setTimeout(done, 5));`, ['new Promise', 'timer']],
])('a source that waits is found: %s', (source, primitives) => {
  expect(primitivesOf(source)).toEqual(primitives);
});

test('each wait hangs in a test, or the list says why it cannot', () => {
  const tests = readdirSync(HERE)
    .filter((name) => /hang.*\.ts$/.test(name))
    .map((name) => readFileSync(join(HERE, name), 'utf8'))
    .join('\n');
  const named = Object.values(WAITS).flatMap(({ hangs }) => ('none' in hangs ? [] : hangs));
  expect(named.filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});
