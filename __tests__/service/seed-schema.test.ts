import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { readSeed } from '../../src/service/seed.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8'));
const validate = new Ajv({ strict: false }).compile(Object(read('docs/seed.schema.json')));

function accepts(seed: unknown): boolean {
  try {
    readSeed(seed);
    return true;
  } catch {
    return false;
  }
}

const workspace = (more: object): object => ({
  organizations: [{ name: 'acme', workspaces: [{ name: 'net', ...more }] }],
});

const withToken = (secret: string): object => ({
  users: [{ username: 'ci' }],
  organizations: [{ name: 'acme' }],
  tokens: [{ kind: 'user', of: 'ci', secret }],
});

describe('the schema for editors', () => {
  test.each<[string, unknown]>([
    ['the example', read('examples/seed.json')],
    ['nothing at all', {}],
    ['a name with a space', { organizations: [{ name: 'a b' }] }],
    ['tags with values', workspace({ tags: { env: 'prod' } })],
    ['a tag with a number', workspace({ tags: { env: 1 } })],
    ['no organization', { organizations: [] }],
    ['another field', workspace({ nmae: 'x' })],
    ['a script by name', workspace({ script: 'evaluation-failed' })],
    ['a script with changes', workspace({ script: { name: 'long-queue', durationMs: 60_000 } })],
    ['a script of another name', workspace({ script: 'plan' })],
    ['a script with another field', workspace({ script: { timing: 1 } })],
    ['a negative duration', workspace({ script: { durationMs: -1 } })],
    ['a working directory that is null', workspace({ workingDirectory: null })],
    ['a short secret', withToken('x')],
    ['a secret that no client would send', withToken('sixteen characters at least')],
  ])('refuses and takes what the service does: %s', (_, seed) => {
    expect(validate(seed)).toBe(accepts(seed));
  });
});
