/** `/plangate except`: the answer in the comment of the gate, and that nothing else is written. */
import { afterEach, expect, test } from '../../support/jest.ts';
import type { Scenario } from '../../support/scenario.ts';
import { comment, gate, gateAgain, start, sticky, type Comment } from './commented.ts';

const FILE = '.github/exceptions.json';
const given = { exceptions: FILE };
/** In two months, whenever this runs. */
const UNTIL = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const EXCEPT = `/plangate except deny_public aws_s3_bucket.logs net-prod ${UNTIL} Moves in January`;

let scenario: Scenario;
afterEach(() => scenario.close());

/** The gate's comment is there, and the default branch has no such file. */
async function started(): Promise<void> {
  scenario = await start({ script: 'awaiting-override' }, { branches: { main: {} } });
  await gate(scenario);
}

const ask = (asked: Comment) =>
  comment(scenario, { role: 'command', login: 'dora', given, ...asked });

test.each(['command', 'override'] as const)(
  'in the job that runs `%s`, a new file is proposed, and nothing is written but the answer',
  async (role) => {
    await started();
    const done = await ask({ body: EXCEPT, role });
    const actions = ['told in the comment'];
    expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket', actions });
    expect(done.outputs['command'] ?? '').toBe('');
    const shown = sticky(scenario);
    expect(shown).toContain('- dora asked for an exception (');
    expect(shown).toContain('Nothing is excepted before this is on the default branch.');
    const link = `${scenario.github.serverUrl}/acme/infra/new/main?filename=.github%2Fexceptions.json`;
    expect(shown).toContain(`Create [\`${FILE}\`](${link}&value=%7B`);
    const [, json = ''] = /```text\n(.*?)\n```\n\n<!-- \/plangate:acts -->/s.exec(shown) ?? [];
    const entry = { policy: 'deny_public', address: 'aws_s3_bucket.logs', workspace: 'net-prod' };
    const words = { until: UNTIL, reason: 'Moves in January', owner: 'dora' };
    expect(JSON.parse(json)).toEqual({ exceptions: [{ ...entry, ...words }] });
    expect(done.said).toContain('"policy": "deny_public"');
    expect(done.said).toContain(link);
  },
);

test('wrong words are answered', async () => {
  await started();
  const done = await ask({ body: '/plangate except deny_* aws_s3_bucket.logs * soon' });
  expect(done).toMatchObject({ exitCode: 1, reaction: 'confused', actions: [] });
  expect(done.said).toContain('The policy ');
});

test('who may not write gets no answer', async () => {
  await started();
  const done = await ask({ body: EXCEPT, login: 'rita' });
  expect(done).toMatchObject({ exitCode: 1, reaction: '-1', actions: [] });
});

test('no text of it acts', async () => {
  await started();
  const reason = '@all ``` <img src=x> [a](https://evil.example) <!-- /plangate:acts -->';
  await ask({ body: EXCEPT.replace('Moves in January', reason) });
  const shown = sticky(scenario);
  const [before = '', fenced = ''] = shown.split('````text\n');
  expect(fenced).toContain('@all ```');
  expect(before).not.toMatch(/@all|evil\.example\)|<img/);
  expect(shown.match(/<!-- .?plangate:acts -->/g)).toHaveLength(2);
});

test('the answer goes with the next report, and the comment of the gate stays readable', async () => {
  await started();
  await ask({ body: EXCEPT });
  await gateAgain(scenario);
  expect(sticky(scenario)).not.toContain('asked for an exception');
  expect(sticky(scenario)).toContain('plangate:');
});
