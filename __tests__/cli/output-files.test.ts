/** Files that options name: what is there already, and what becomes of a secret that cannot be written. */
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSecretFile } from '../../src/cli/output-files.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { isDevice, writeWholeFile } from '../../src/machine/write-whole-file.ts';

const unix = process.platform === 'win32' ? describe.skip : describe;

unix('a report', () => {
  test('is written into a pipe, which stays one', async () => {
    const pipe = join(emptyDirectory(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reading = readFile(pipe, 'utf8');
    await writeWholeFile(pipe, 'report');
    expect([await reading, lstatSync(pipe).isFIFO()]).toEqual(['report', true]);
  });

  test('takes the place of a file and of a link, and of no device', async () => {
    const directory = emptyDirectory();
    const [file, link] = [join(directory, 'file'), join(directory, 'link')];
    writeFileSync(file, 'before');
    symlinkSync('file', link);
    await writeWholeFile(link, 'after');
    expect([readFileSync(file, 'utf8'), readFileSync(link, 'utf8')]).toEqual(['before', 'after']);
    symlinkSync('/dev/null', join(directory, 'planted'));
    const paths = ['/dev/null', '/dev/stdout', join(directory, 'planted'), directory, file, 'none'];
    expect(paths.map((path) => isDevice(path))).toEqual([true, true, false, false, false, false]);
  });
});

test('a directory that cannot be made is an error, in /proc too', async () => {
  const file = join(emptyDirectory(), 'file');
  writeFileSync(file, '');
  const places = ['/proc/plangate', file].map((place) => join(place, 'reports', 'report.json'));
  for (const path of places) await expect(writeWholeFile(path, '')).rejects.toThrow();
  const below = join(emptyDirectory(), 'new', 'reports');
  const paths = ['one', 'other'].map((name) => join(below, name));
  await Promise.all(paths.map((path) => writeWholeFile(path, 'text')));
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['text', 'text']);
});

test('a secret that cannot be written is named by its id, and leaves no file', async () => {
  const directory = emptyDirectory();
  const created = { content: Symbol('unwritable') as unknown as string, value: 1, id: 'at-1' };
  const writing = writeSecretFile('output', 'its', directory, async () => created);
  await expect(writing).rejects.toThrow('at-1 was created, but its secret was not kept: ');
  expect(existsSync(join(directory, 'its'))).toBe(false);
});
