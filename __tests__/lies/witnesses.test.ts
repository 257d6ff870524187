/**
 * Every claim has a witness: a world that is not green in truth, with at most three lies, in which that
 * claim alone keeps the gate closed. Taken out, it is missed. A claim without one says what implies it.
 */
import { nameOf, claimNames, objections, record, type Recorded } from './read-again.ts';
import { isWitness, type Witness } from './search.ts';
import { SUBJECTS } from './subjects.ts';
import { IMPLIED, readWitnesses } from './witness-table.ts';
import { describe, expect, test } from '../support/jest.ts';

const table = readWitnesses();
const worlds = new Map<string, Promise<Recorded>>();

function worldOf({ world }: Witness): Promise<Recorded> {
  const subject = SUBJECTS.find(({ name }) => name === world);
  if (subject === undefined) throw new Error(`there is no world ${world}`);
  const known = worlds.get(world) ?? record(subject);
  worlds.set(world, known);
  return known;
}

test('every claim is in the table, or says what implies it', () => {
  const witnessed = new Set(table.map(({ claim }) => claim));
  const without = claimNames().filter((claim) => !witnessed.has(claim));
  expect(without.sort()).toEqual(Object.keys(IMPLIED).sort());
  expect(table.every(({ lies }) => lies.length <= 3)).toBe(true);
});

describe.each([...new Set(table.map(({ claim }) => claim))])('%s', (claim) => {
  test('keeps these worlds from green, and nothing else does', async () => {
    const ended: [string, string][] = [];
    for (const row of table.filter((each) => each.claim === claim)) {
      const world = await worldOf(row);
      ended.push([nameOf(row), await isWitness(world, row)]);
    }
    expect(ended).toEqual(ended.map(([name]) => [name, 'only this']));
  });
});

describe('what implies the others', () => {
  const subject = SUBJECTS.find(({ name }) => name.startsWith('guarded, speculative: everything'))!;

  test('run.isThisOne: no answer about another run is read', async () => {
    const world = await record(subject);
    const lie = { to: 'GET /runs/:id', at: 'data/id', is: 'run-neverSeen0123456' };
    expect(await world.read([lie])).toBeUndefined();
  });

  test('guard.wasAsked: where the plan cannot be read, that is said', async () => {
    const world = await record(subject);
    const evidence = await world.read([
      { to: 'GET /runs/:id', at: 'data/relationships/plan', is: {} },
      { to: 'GET /runs/:id', at: 'included' },
    ]);
    const claims = (evidence ? objections(evidence) : []).map(({ claim }) => claim);
    expect(claims).toEqual(expect.arrayContaining(['guard.wasAsked', 'plan.isKnown']));
  });

  const denied = SUBJECTS.find(({ own }) => own?.says === 'blocked')!;
  const broken = { to: 'GET /plans/:id/json-output-redacted', status: 200, text: '{"data":[' };
  const everySystem = ['policy-check', 'policy-evaluation', 'terraform-policy', 'own-policies'];

  test('requirements.allWereAsked: every system is asked, whatever the service says', async () => {
    const world = await record(denied);
    const silent = ['policy-checks', 'task-stages', 'tf-policy-evaluations'].map((name) => ({
      to: `GET /runs/:id/${name}`,
      at: 'data',
      is: [],
    }));
    for (const lies of [[], silent, [broken]]) {
      const evidence = await world.read(lies);
      expect(evidence?.systems.map(({ system }) => system)).toEqual(everySystem);
      expect(evidence?.requirements.ownPolicies).toBe(true);
    }
  });

  test('own-policies: all that they say is a result, or why the plan was not judged', async () => {
    for (const subject of SUBJECTS.filter(({ own }) => own !== undefined)) {
      const world = await record(subject);
      for (const lies of [[], [broken]]) {
        const own = (await world.read(lies))?.systems.at(-1);
        expect(own).toMatchObject({
          system: 'own-policies',
          how: { complete: true },
          reading: { runTasks: [], unfinished: [], errors: [] },
        });
        const { results = [], doubts = [] } = own?.reading ?? {};
        expect(results.length + doubts.length).toBe(1);
      }
    }
  });

  test('tasksPass: tasks are of stages, and of nothing else', async () => {
    const evidence = await (await record(subject)).read([]);
    const having = evidence?.systems.filter(({ reading }) => reading.runTasks.length > 0);
    expect(having?.map(({ system }) => system)).toEqual(['policy-evaluation']);
  });
});
