import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectGolden } from '../../support/golden.ts';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import type { Scenario } from '../../support/scenario.ts';
import { startScenario } from '../../support/scenario.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await startScenario();
  await mkdir(join(scenario.job.workspace, 'empty'));
});
afterAll(() => scenario.close());

const cases: [string, Record<string, string>][] = [
  ['wrong token', { token: 'not-the-token-of-this-service' }],
  ['unknown organization', { organization: 'acne' }],
  ['unknown workspace', { workspace: 'net-prd' }],
  ['no such directory', { directory: 'infra/netwrok' }],
  ['empty directory', { directory: 'empty' }],
  ['unknown input name', { workspce: 'net-prod' }],
  ['inputs that are keys of the file', { protect: '*', mode: 'provisional', target: 'a.b' }],
  ['malformed list', { workspace: '', workspaces: '[net-prod, dns' }],
  ['a map where a list belongs', { workspace: '', workspaces: 'net-prod: infra\ndns: infra' }],
  ['three mistakes at once', { token: '', timeout: '1h30', settings: 'other.yml' }],
  ['a token in the clear', { hostname: 'http://tfe.example' }],
];

test('each mistake is named with its remedy, all at once, and the service keeps nothing', async () => {
  let text = '';
  for (const [name, given] of cases) {
    scenario.service.requests.length = 0;
    const ended = await scenario.run({
      keys: { annotate: 'off' },
      with: { comment: 'off', ...given },
    });
    expect([name, ended.exitCode]).toEqual([name, 1]);
    expect([name, ended.outputs['verdict'], ended.outputs['green']]).toEqual([
      name,
      'undecided',
      'false',
    ]);
    const asked = scenario.service.requests.map(
      ({ method, path, status }) => `${method} ${path} ${status}`,
    );
    const log = ended.stdout.split('\n').filter((line) => !/^::(?:add-mask|debug)::/.test(line));
    text += `===== ${name}\n${log.join('\n').trimEnd()}\n\n----- summary\n${ended.summary}\n----- requests\n${asked.join('\n')}\n\n`;
  }
  expect(scenario.service.versions()).toEqual([]);
  expect(scenario.service.runs()).toEqual([]);
  expectGolden('scenarios/bad-input.txt', scenario.normalize(text));
});
