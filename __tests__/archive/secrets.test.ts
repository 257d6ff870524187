import * as fc from 'fast-check';
import { PackError } from '../../src/archive/archive.ts';
import { collectSecrets, createSecretScanner } from '../../src/archive/secret-scanner.ts';
import { base64Of } from '../../src/model/secrets.ts';
import { anyText } from '../support/any-text.ts';
import { describe, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { makeTree, type Layout } from '../support/tree.ts';
import { sampled, showFigure } from '../support/sampled.ts';

let tree = makeTree();

const TOKEN = 'aB3dE6gH9jK2mN.atlasv1.' + 'x7Y'.repeat(21);

function scan(pieces: Buffer[], secrets: string[] = []): { secrets: string[]; shapes: string[] } {
  const scanner = createSecretScanner(new Map(secrets.map((value) => [value, `S${value.length}`])));
  for (const piece of pieces) scanner.inspect(piece);
  const hits = scanner.hitsSoFar();
  return { secrets: [...(hits?.secrets ?? [])], shapes: [...(hits?.shapes ?? [])] };
}

describe("the job's own secrets", () => {
  const secret = 'S3cr3t-value_with/odd+chars';

  test('are found as they are and in base64, wherever a piece ends', () => {
    const text = anyText({ maxLength: 60 });
    const encodings = fc.constantFrom('plain', 'base64', 'base64url');
    let cases = 0;
    fc.assert(
      fc.property(text, text, encodings, fc.nat(400), (before, after, encoding, cut) => {
        const whole = Buffer.from(before + secret + after);
        const bytes =
          encoding === 'plain' ? whole : Buffer.from(whole.toString(encoding as 'base64'));
        const at = Math.min(cut, bytes.length);
        const pieces = [bytes.subarray(0, at), bytes.subarray(at)];
        expect(scan(pieces, [secret, 'another-secret']).secrets).toEqual([`S${secret.length}`]);
        cases++;
      }),
      { seed: 11, numRuns: sampled(2_000) },
    );
    showFigure(`secrets found in ${cases} of ${cases} places`);
  });

  test('are not found in a text that has none', () => {
    const near = `${secret.slice(0, -1)} ${secret.slice(1)} ${secret.toLowerCase()}`;
    expect(scan([Buffer.from(near)], [secret])).toEqual({ secrets: [], shapes: [] });
  });

  test('are found with any bytes around them', () => {
    for (const form of base64Of(secret)) expect(form.length).toBeGreaterThan(30 - 8);
  });

  test('are those of the options, and of variables that are named like secrets', () => {
    const environment = {
      GITHUB_TOKEN: 'ghs_0123456789abcdef',
      ARM_CLIENT_SECRET: 'client-secret-0123456',
      SHORT_TOKEN: 'short',
      ACTIONS_ID_TOKEN_REQUEST_URL: 'https://example.com/token?x=1',
      SSH_KEY_PATH: '/home/runner/.ssh/id_rsa',
      SSH_KEY: '/home/runner/.ssh/id_rsa',
      KEYBOARD: 'a-keyboard-layout-name',
      PATH: '/usr/bin:/usr/local/bin',
    };
    expect([...collectSecrets(['tfe-token-value', 'x'], environment).values()]).toEqual([
      'GITHUB_TOKEN',
      'ARM_CLIENT_SECRET',
      'a token of this check',
    ]);
  });

  test('stop the run and name the file, not the value', async () => {
    tree = makeTree({
      'main.tf': 'ok',
      'a/deep.tf': `x = "${secret}"`,
      'big.bin': `${'z'.repeat(1_500_000)}${Buffer.from(secret).toString('base64')}`,
    });
    const work = packTree(tree.root, { secrets: [secret] });
    await expect(work).rejects.toBeInstanceOf(PackError);
    const error = (await work.catch((error: unknown) => error)) as PackError;
    const message =
      'holds a secret of this check (a token of this check); remove it from the file, or ignore the file';
    expect(error.problems).toEqual([
      { where: 'a/deep.tf', message, code: 'PG-127' },
      { where: 'big.bin', message, code: 'PG-127' },
    ]);
    // On one line, as in a report, they are still apart.
    expect(error.message).toBe(`a/deep.tf: ${message};\nbig.bin: ${message}`);
    expect(JSON.stringify(error) + error.message).not.toContain(secret);
  });
});

describe('the shapes of tokens', () => {
  const made = (...parts: string[]): string => parts.join('');
  test.each([
    ['an HCP Terraform token', TOKEN],
    ['a GitHub token', made('ghp_', 'a1B2'.repeat(9))],
    ['a GitHub token', made('github_pat_', 'a1B2_'.repeat(10))],
    ['a GitLab token', made('glpat-', 'a1B2'.repeat(5))],
    ['an AWS access key', made('AKIA', 'Q'.repeat(16))],
    ['a private key', made('-----BEGIN RSA ', 'PRIVATE KEY-----')],
    ['a private key', made('-----BEGIN ', 'PRIVATE KEY-----')],
    ['a Google service account key', made('{ "type": ', '"service_account" }')],
  ])('include %s', (name, text) => {
    for (let cut = 0; cut <= text.length; cut++) {
      const bytes = Buffer.from(`token = ${text}\n`);
      expect(scan([bytes.subarray(0, cut + 8), bytes.subarray(cut + 8)]).shapes).toEqual([name]);
    }
  });

  test.each([
    'ghp_short',
    'AKIA in a sentence',
    'x.atlasv1.y',
    'a PRIVATE KEY----- of nobody',
    'the "service_account" type',
  ])('do not include %s', (text) => {
    expect(scan([Buffer.from(text)]).shapes).toEqual([]);
  });

  test('are a warning, or stop the run when that is asked for', async () => {
    tree = makeTree({ 'main.tf': `token = "${TOKEN}"` });
    const archive = await packTree(tree.root);
    const message = 'holds what looks like an HCP Terraform token; remove it, or ignore the file';
    expect(archive.warnings).toEqual([{ at: 'main.tf', message }]);
    const failing = packTree(tree.root, { secretScan: 'fail' });
    await expect(failing).rejects.toThrow(`main.tf: ${message}`);
  });
});

describe('a secret in a name', () => {
  const secret = 'S3cr3t-value_with+odd.chars';
  const environment = { DEPLOY_TOKEN: secret };
  const problemsOf = async (layout: Layout) => {
    const places = makeTree(layout);
    const packing = packTree(places.root, {}, { environment });
    const error: unknown = await packing.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    places.remove();
    if (!(error instanceof PackError)) return [];
    expect(error.message).not.toContain('S3cr3t');
    return error.problems.map(({ where, message }) => `${where} ${message}`);
  };
  const said = (what: string) => (where: string, at: string) =>
    `${where} has an entry whose ${what} (number ${at} by the order of bytes) holds a secret of this check (DEPLOY_TOKEN); rename it, or ignore it`;
  const name = said('name');

  test.each<[string, Layout, string[]]>([
    ['of a file', { 'main.tf': '', [`x-${secret}.txt`]: '' }, [name('.', '2 of 2')]],
    [
      'of a file in a directory',
      { 'main.tf': '', 'a/b/0': '', [`a/b/${secret}`]: '', 'a/b/z': '' },
      [name('a/b', '2 of 3')],
    ],
    [
      'of a directory, of which nothing else is said',
      { 'main.tf': '', [`a/${secret}/one/two.txt`]: secret, [`a/${secret}/three`]: '' },
      [name('a', '1 of 1')],
    ],
    [
      'in base64',
      { 'main.tf': '', [`${Buffer.from(secret).toString('base64url')}.txt`]: '' },
      ['. has an entry whose name'],
    ],
    [
      'of a link, and in what it leads to',
      { 'main.tf': '', 'a.txt': '', [`l-${secret}`]: { link: 'a.txt' } },
      [name('.', '2 of 3')],
    ],
  ])('%s stops the run, and is named by directory and position', async (_, layout, expected) => {
    const problems = await problemsOf(layout);
    expect(problems).toEqual(expected.map((text) => expect.stringContaining(text)));
  });

  test('stops nothing where the file is ignored and not sent', async () => {
    expect(
      await problemsOf({ 'main.tf': '', [`a-${secret}`]: '', '.terraformignore': 'a-*\n' }),
    ).toEqual([]);
  });
});
