/** What people read when a plan file does not count. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planFileEngine } from '../../src/service/engines/plan-file-engine.ts';
import {
  compareDigest,
  writeDigest,
  type FileDigests,
} from '../../src/service/engines/plan-file/tree-digest.ts';
import { requestFor } from '../support/engine-bench.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { GENUINE } from './genuine.ts';

const NAME = 'dynamics 4';
const recorded: { name: string; plan: unknown }[] = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/genuine-plans.json'), 'utf8'),
);
const PLAN = JSON.stringify(recorded.find(({ name }) => name === NAME)?.plan);
const TEXT = GENUINE.find(({ name }) => name === NAME)?.files['main.tf'] ?? '';
const FILES: FileDigests = new Map([
  ['main.tf', 'a'],
  ['.terraform.lock.hcl', 'b'],
]);

async function said(text: string, digest?: string, files = FILES): Promise<string> {
  const answer = digest === undefined ? undefined : compareDigest(digest, PLAN, files);
  const engine = planFileEngine({ planOf: async () => ({ text: PLAN, digest: answer }) });
  const { limits } = await engine.plan(await requestFor({ 'main.tf': text }));
  return limits.map(({ message }) => message).join('\n') || 'counts';
}

test('differences, what a plan does not say, and digests', async () => {
  const digest = writeDigest(PLAN, FILES);
  const messages = {
    'no digest': await said(TEXT),
    'a digest': await said(TEXT, digest),
    'a nested block': await said(TEXT.replace('0.0.0.0/3', '10.0.0.0/8'), digest),
    'a sensitive value': await said(TEXT.replace('hidden-3', 'hidden-4'), digest),
    'a block less': await said(TEXT.replace(/ {2}door \{[^}]*\}\n/, ''), digest),
    'a changed file': await said(TEXT, digest, new Map([...FILES, ['main.tf', 'c']])),
    'a file more and a file less': await said(TEXT, digest, new Map([['more.tf', 'c']])),
    'no lock file': await said(TEXT, digest, new Map([['main.tf', 'a']])),
    'a digest of another plan': await said(TEXT, writeDigest('{}', FILES)),
    'no digest at all': await said(TEXT, 'nothing'),
  };
  expect(messages['a digest']).toBe('counts');
  expect(Object.values(messages).join('\n')).not.toContain('hidden-');
  const text = Object.entries(messages).map(([what, message]) => `${what}:\n${message}\n`);
  expectGolden('messages/plan-file.txt', text.join('\n'));
});
