/** The directory in which `opa` is asked. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { openFolder } from '../../src/rego/opa-folder.ts';

test('what is still written when it is removed does not bring it back', async () => {
  const opa = { version: '1.22.3', capabilities: '{}' };
  const executeBounded = () => Promise.reject(new Error('nothing is asked here'));
  const ports = { environment: {}, executeBounded, signal: new AbortController().signal };
  const folder = await openFolder(new Map(), opa, ports);
  const path = dirname(folder.sources.at(-1) ?? '');
  expect(existsSync(path)).toBe(true);
  const names = Array.from({ length: 50 }, (_, at) => `below/${at}/asked.rego`);
  const writing = names.map((name) => folder.write(name, 'package asked'));
  await folder.remove();
  await Promise.allSettled(writing);
  expect(existsSync(path)).toBe(false);
});
