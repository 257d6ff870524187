/** Seals of runs: what opens them, and what does not. */
import {
  createRunSeals,
  sealIn,
  splitSeal,
  type SealedChange,
  type SealedFacts,
  type SealedVersion,
} from '../../src/trust/run-seals.ts';
import { secretOfSeals } from '../../src/trust/seals.ts';
import { expect, test } from '../support/jest.ts';

const CHANGE: SealedChange = {
  host: 'https://git.example',
  repository: '7',
  number: 42,
  base: 'main',
};
const VERSION: SealedVersion = {
  service: 'https://tfe.example',
  workspaceId: 'ws-1',
  versionId: 'cv-1',
};
const FACTS: SealedFacts = {
  kind: 'run',
  head: 'a'.repeat(40),
  base: 'main',
  gate: 'default',
  group: '',
  mode: 'speculative',
  form: 'redacted',
  options: 'o',
  upload: 'u',
  conditions: 'c',
};
const seals = createRunSeals('secret', CHANGE);
const seal = seals.seal(VERSION, FACTS);

test('a seal opens for what it was made for, and returns the facts in it', () => {
  expect(seals.open(seal, VERSION)).toEqual(FACTS);
  const whole: SealedFacts = { ...FACTS, kind: 'taken-over', mode: 'provisional', form: 'whole' };
  expect(seals.open(`Plan ${seals.seal(VERSION, whole)}`, VERSION)).toEqual(whole);
});

test.each<[string, Partial<SealedVersion>, Partial<SealedChange>]>([
  ['configuration version', { versionId: 'cv-2' }, {}],
  ['workspace', { workspaceId: 'ws-2' }, {}],
  ['service', { service: 'https://other.example' }, {}],
  ['pull request', {}, { number: 43 }],
  ['job about no pull request', {}, { number: undefined }],
  ['repository', {}, { repository: '8' }],
  ['host', {}, { host: 'https://other.example' }],
])('a seal does not open for another %s', (_what, version, change) => {
  const others = createRunSeals('secret', { ...CHANGE, ...change });
  expect(others.open(seal, { ...VERSION, ...version })).toMatchObject({
    why: 'seal-of-others',
  });
});

test('no letter of a seal can be changed', () => {
  for (let at = '[sealed '.length; at < seal.length - 1; at += 1) {
    const letter = seal[at] === 'A' ? 'B' : 'A';
    const changed = seal.slice(0, at) + letter + seal.slice(at + 1);
    // The last letters of a text in base64url have bits that say nothing.
    const opened = seals.open(changed, VERSION);
    if (!('why' in opened)) throw new Error(`${at}: ${changed}`);
  }
});

test('facts of one seal do not open the seal of others', () => {
  const other = seals.seal(VERSION, { ...FACTS, head: 'b'.repeat(40) });
  const [, name, facts] = seal.split(/[ .]/);
  const mac = other.split('.').at(-1);
  expect(seals.open(`[sealed ${name}.${facts}.${mac}`, VERSION)).toHaveProperty('why');
});

test('the id of the repository must be the same where both are known', () => {
  const open = (made: string | undefined, read: string | undefined) => {
    const of = (repositoryId: string | undefined) =>
      createRunSeals('secret', { ...CHANGE, repositoryId });
    return of(read).open(of(made).seal(VERSION, FACTS), VERSION);
  };
  expect(open('1', '1')).toEqual(FACTS);
  expect(open('1', undefined)).toEqual(FACTS);
  expect(open(undefined, '1')).toEqual(FACTS);
  expect(open('1', '2')).toHaveProperty('why');
});

test('a seal with another key is reported as such, and a text without one, too', () => {
  expect(createRunSeals('other', CHANGE).open(seal, VERSION)).toMatchObject({ why: 'other-key' });
  expect(seals.open('Plan for #42', VERSION)).toMatchObject({ why: 'no-seal' });
  expect(seals.open(`${seal} and more`, VERSION)).toMatchObject({ why: 'no-seal' });
});

test('the digest of a guess reveals nothing without the key', () => {
  expect(seals.digest('x')).toMatch(/^[\w-]{22}$/);
  expect(seals.digest('x')).not.toBe(createRunSeals('other', CHANGE).digest('x'));
});

test('a text is divided into what is before its seal and the facts of that', () => {
  expect(splitSeal(`Plan ${seal}`)).toEqual({ text: 'Plan', claimed: FACTS });
  expect(splitSeal('Plan')).toEqual({ text: 'Plan' });
  expect(sealIn(`Plan ${seal}`)).toBe(seal);
  const unreadable = seal.replace(/\.[\w-]+\./, '.bm90IEpTT04.');
  expect(splitSeal(unreadable).claimed).toBeUndefined();
  expect(seals.open(unreadable, VERSION)).toHaveProperty('why');
});

test('the key is made of the record key, or else of the token of the gate', () => {
  expect(secretOfSeals({ recordKey: 'k', token: 't' })).toBe('k');
  expect(secretOfSeals({ recordKey: '', token: 't' })).toBe('t');
});
