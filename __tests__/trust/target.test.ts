/** Which host is asked with which token, and which block has a say. */
import type { CloudBlock } from '../../src/configuration/cloud-block.ts';
import { isLoopback } from '../../src/model/origin.ts';
import {
  readHostname,
  tokenFor,
  type ServicePlaces,
  chooseService,
  otherHostProblem,
} from '../../src/trust/service-host.ts';
import { describeDifferences } from '../../src/trust/tree.ts';
import { textsOf } from '../support/findings.ts';
import { describe, expect, test } from '../support/jest.ts';
import { own } from '../support/own-tree.ts';

function choose(sources: Partial<ServicePlaces>) {
  return chooseService({
    hostname: undefined,
    token: undefined,
    environment: {},
    missingToken: (hostname) => ({ message: `is missing for ${hostname}` }),
    ...sources,
  });
}
const hostOf = (sources: Partial<ServicePlaces>) => choose(sources).serviceHost?.hostname;
const tokenOf = (sources: Partial<ServicePlaces>) => choose(sources).token;
const block = (hostname: string) => own({ at: 'main.tf:3', hostname });
const problem = (where: string, message: unknown) => ({ where, message });

describe('the host of a check', () => {
  test('is the given one, else of the environment, else of the block that counts, else the default', () => {
    const environment = { TF_CLOUD_HOSTNAME: 'environment.example' };
    const all = { hostname: 'given.example', environment, block: block('block.example') };
    expect(hostOf(all)).toBe('given.example');
    expect(hostOf({ ...all, hostname: undefined })).toBe('environment.example');
    expect(hostOf({ block: block('block.example') })).toBe('block.example');
    expect(hostOf({ block: own({ at: 'main.tf:1' }) })).toBe('app.terraform.io');
    expect(hostOf({})).toBe('app.terraform.io');
  });
  test('is not found in an input of blanks', () => {
    const environment = { TF_CLOUD_HOSTNAME: ' ' };
    expect(hostOf({ hostname: ' ', environment, block: block('b.example') })).toBe('b.example');
    expect(hostOf({ hostname: ' h.example ' })).toBe('h.example');
  });
  test('closes the gate if tfci would have used another one, and nothing else names one', () => {
    const environment = { TF_HOSTNAME: 'tfe.example', TF_API_TOKEN: 'any' };
    expect(choose({ environment }).problems).toMatchObject([
      problem('hostname', expect.stringMatching(/^is app\.terraform\.io, and TF_HOSTNAME names/)),
    ]);
    expect(choose({ environment, hostname: 'h.example' }).problems).toEqual([]);
    environment.TF_HOSTNAME = 'app.terraform.io';
    expect(choose({ environment }).problems).toEqual([]);
  });
  test('is a problem if it is invalid, and gets no token', () => {
    const storedToken = () => 'stored';
    const { serviceHost, token, problems } = choose({ hostname: 'http://h.example', storedToken });
    expect([serviceHost, token]).toEqual([undefined, undefined]);
    expect(problems).toEqual([
      problem('hostname', '"http://h.example" would send the token unencrypted. Write https.'),
      problem('token', 'is missing for app.terraform.io'),
    ]);
  });
});

describe('the token of a check', () => {
  const bound = { TF_TOKEN_h_example: 'bound' };
  test('is the given one, else TF_API_TOKEN, else that of this host, else the stored one', () => {
    const storedToken = (hostname: string) => `stored-for-${hostname}`;
    const environment = { TF_API_TOKEN: 'any', ...bound };
    const all = { hostname: 'h.example', token: 'given', environment, storedToken };
    expect(tokenOf(all)).toBe('given');
    expect(tokenOf({ ...all, token: ' ' })).toBe('any');
    expect(tokenOf({ ...all, token: undefined, environment: bound })).toBe('bound');
    expect(tokenOf({ hostname: 'h.example', storedToken })).toBe('stored-for-h.example');
    expect(choose(all).problems).toEqual([]);
  });
  test('is sent to no other host than the one to which it is bound', () => {
    const { token, problems } = choose({ hostname: 'other.example', environment: bound });
    expect(token).toBeUndefined();
    expect(problems).toEqual([problem('token', 'is missing for other.example')]);
  });
  test.each(['two words', 'line\nbreak', 'ümlaut', 'a\u007f'])('cannot be %j', (token) => {
    const message = 'contains a space, a line break or another character that no token has.';
    expect(choose({ token }).problems).toEqual([problem('token', message)]);
  });
  test('may have every visible character', () => {
    expect(choose({ token: '!~' }).problems).toEqual([]);
  });
});

describe('a block that names another host', () => {
  const host = { hostname: 'h.example', origin: 'https://h.example' };
  test('is a problem, with the input to set', () => {
    expect(otherHostProblem(host, block('evil.example'))).toEqual({
      where: 'hostname',
      code: 'PG-104',
      message:
        'is h.example, and main.tf:3 names the host "evil.example". Nothing is sent to either. Pass `hostname` with the right one (on a command line `--hostname HOST`): the files of a pull request do not choose it. Without a terminal, all files count as such.',
    });
  });
  test('is a problem for each block that does not count, and only for these', () => {
    const others = [undefined, block('h.example'), block('evil.example')];
    const { problems } = choose({ hostname: 'h.example', token: 't', otherBlocks: others });
    expect(problems).toEqual([otherHostProblem(host, block('evil.example'))]);
    expect(choose({ hostname: 'a b', token: 't', otherBlocks: others }).problems).toHaveLength(1);
  });
  test('is a problem also when the name is no host', () => {
    expect(otherHostProblem(host, block('h.example/x'))?.where).toBe('hostname');
  });
  test.each([undefined, { at: 'main.tf:3' }, block('H.Example'), block('https://h.example')])(
    'is none with %j',
    (one) => {
      expect(otherHostProblem(host, one)).toBeUndefined();
    },
  );
});

describe('the name of a host', () => {
  test.each([
    ['app.terraform.io', 'app.terraform.io', 'https://app.terraform.io'],
    [' TFE.Acme.Example:8443 ', 'tfe.acme.example:8443', 'https://tfe.acme.example:8443'],
    ['https://tfe.acme.example/', 'tfe.acme.example', 'https://tfe.acme.example'],
    ['HTTPS://tfe.acme.example:443', 'tfe.acme.example', 'https://tfe.acme.example'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://localhost:8080', 'localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080', '[::1]:8080', 'http://[::1]:8080'],
    ['bücher.example', 'xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ])('is read: %j', (text, hostname, origin) => {
    expect(readHostname(text)).toEqual({ value: { hostname, origin } });
  });
  test.each([
    ['', ''],
    ['a b', 'a b'],
    ['a.example/path', 'a.example/path'],
    ['a.example?x', 'a.example?x'],
    ['a.example#x', 'a.example#x'],
    ['a\\b', 'a\\b'],
    ['user:secret@a.example', '…@a.example'],
    ['u@v@a.example', '…@a.example'],
    ['@a.example', '…@a.example'],
    ['ftp://a.example', 'ftp://a.example'],
    ['https://', 'https://'],
    ['a\u0007b', 'a\u0007b'],
    ['a\u009fb', 'a\u009fb'],
    ['a.example:99999', 'a.example:99999'],
  ])('is refused: %j', (text, shown) => {
    const said = `"${shown}" is not a host. Write app.terraform.io or tfe.example.com:8443.`;
    expect(readHostname(text)).toEqual({ problem: said });
  });
  test.each(['http://10.0.0.1', 'http://127.0.0.1.example', 'http://a.example'])(
    'is refused without encryption: %s',
    (text) => {
      expect(readHostname(text)).toEqual({ problem: expect.stringMatching(/unencrypted/) });
    },
  );
  test('is accepted without encryption if it is loopback', () => {
    const all = ['localhost', '[::1]', '127.0.0.1', '127.255.10.3'];
    expect(all.filter((one) => !isLoopback(one))).toEqual([]);
    const none = ['127.0.0', '1127.0.0.1', '127.0.0.1.example', '127.0.0.0001', 'xlocalhost'];
    expect(none.filter(isLoopback)).toEqual([]);
  });
});

describe('a variable with the token of a host', () => {
  test.each([
    ['TF_TOKEN_app_terraform_io', 'app.terraform.io'],
    ['TF_TOKEN_my-tfe_acme_example', 'my-tfe.acme.example'],
    ['TF_TOKEN_my__tfe_acme_example', 'my-tfe.acme.example'],
    ['TF_TOKEN_APP_terraform_io', 'App.Terraform.IO'],
  ])('%s is for %s', (name, hostname) => {
    expect(tokenFor(hostname, { [name]: ' t ' })).toBe('t');
  });
  test('is not one of blanks, with another name or for another host', () => {
    const hostname = 'app.terraform.io';
    expect(tokenFor(hostname, { TF_TOKEN_app_terraform_io: ' ' })).toBeUndefined();
    expect(tokenFor(hostname, { TF_TOKEN_app_terraform_io: undefined })).toBeUndefined();
    expect(tokenFor(hostname, { XX_TOKEN_app_terraform_io: 't' })).toBeUndefined();
    expect(tokenFor(hostname, { TF_TOKEN_app_terraform_com: 't' })).toBeUndefined();
    const two = { TF_TOKEN_app_terraform_io: '', TF_TOKEN_App_terraform_io: 'second' };
    expect(tokenFor(hostname, two)).toBe('second');
  });
});

describe('a token with a variable that was not replaced', () => {
  const problemsOf = (token: string) => choose({ environment: { TF_API_TOKEN: token } }).problems;

  test.each([
    '$(TF_API_TOKEN)',
    ' $(TF_API_TOKEN) ',
    '$(my.secret)',
    '${TF_API_TOKEN}',
    '${{ secrets.TF_API_TOKEN }}',
    '$[ variables.token ]',
    '$TF_API_TOKEN',
    '%TF_API_TOKEN%',
  ])('%s is refused, and not sent', (token) => {
    const message = expect.stringContaining('is the name of a variable');
    expect(problemsOf(token)).toEqual([problem('token', message)]);
  });

  test.each(['a.atlasv1.b', '$ecret', 'a$(b)', '$(a', 'x%y%', '%41%x', 'TF_API_TOKEN'])(
    'is not %s',
    (token) => expect(problemsOf(token)).toEqual([]),
  );
});

describe('what the pull request would have chosen', () => {
  const trusted: CloudBlock = {
    at: 'main.tf:2 of the default branch',
    organization: 'acme',
    workspaces: { name: 'net' },
  };
  const both = { organization: true, workspaces: true };
  const own = (changes: Partial<CloudBlock>): CloudBlock => ({
    ...trusted,
    at: 'main.tf:9',
    ...changes,
  });

  test('is not reported where it is the same', () => {
    expect(describeDifferences(own({}), trusted, both)).toEqual([]);
  });
  test('is reported for each setting that differs', () => {
    const other = own({ organization: 'evil', workspaces: { name: 'sandbox' } });
    expect(textsOf(describeDifferences(other, trusted, both))).toEqual([
      'The organization comes from main.tf:2 of the default branch, "acme": main.tf:9 says "evil", which does not count before it is merged.',
      'The workspace comes from main.tf:2 of the default branch, "net": main.tf:9 says "sandbox", which does not count before it is merged.',
    ]);
  });
  test('is reported only where the block was used', () => {
    const other = own({ organization: 'evil', workspaces: { name: 'sandbox' } });
    expect(describeDifferences(other, trusted, { ...both, organization: false })).toHaveLength(1);
    expect(describeDifferences(other, trusted, { ...both, workspaces: false })).toHaveLength(1);
  });
  test('is reported where a setting was removed', () => {
    expect(textsOf(describeDifferences(undefined, trusted, both))).toEqual([
      expect.stringMatching(/: the pull request names none, which/),
      expect.stringMatching(/: the pull request names none, which/),
    ]);
    expect(textsOf(describeDifferences(own({ workspaces: {} }), trusted, both))).toEqual([
      expect.stringMatching(/: main\.tf:9 names none, which/),
    ]);
  });
  test('is reported where the trusted block does not name it', () => {
    expect(describeDifferences(own({}), { at: 'x' }, both)).toEqual([]);
  });
  test('is reported for prefixes, tags and projects', () => {
    const saidOf = (workspaces: CloudBlock['workspaces']) =>
      textsOf(
        describeDifferences(undefined, { at: 'x', ...(workspaces && { workspaces }) }, both),
      )[0];
    expect(saidOf({ prefix: 'net-' })).toContain('"net-…"');
    expect(saidOf({ tags: ['a', 'b'], project: 'Edge' })).toContain('"tags a, b, project Edge"');
  });
});
