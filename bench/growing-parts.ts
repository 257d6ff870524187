/**
 * What grows and is not a command on files, each in a process of its own, so that it is measured as commands are. `scaling.ts`
 * starts it, with the name of the part and its size.
 */
import { changeOf, planOf } from '../__tests__/support/approval-world.ts';
import { seenIn, shownIn } from '../__tests__/support/seen-world.ts';
import { systemClock } from '../src/machine/system-clock.ts';
import { compareSeen } from '../src/seen/compare-seen.ts';
import { startService } from '../src/service/service.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Updates of resources, each with so many values that are known only after the apply. */
function updates(count: number, { unknown = 1, size = 2 } = {}) {
  const names = numbers(unknown).map((index) => `unknown${index}`);
  const change = {
    before: { id: 'i-1', size: 1, tags: { owner: 'team-network' } },
    after: { id: 'i-1', size, tags: { owner: 'team-network' } },
    after_unknown: Object.fromEntries(names.map((name) => [name, true])),
  };
  return planOf(numbers(count).map((at) => changeOf(`aws_instance.r${at}`, 'update', { change })));
}

const PARTS: Readonly<Record<string, (size: number) => Promise<void> | void>> = {
  async requests(size) {
    const service = await startService({
      clock: systemClock(),
      random: Math.random,
    });
    const [version] = service.versions();
    const address = `${service.origin}/api/v2/configuration-versions/${version?.id ?? ''}`;
    for (const _ of numbers(size)) {
      const answer = await fetch(address, {
        headers: { Authorization: `Bearer ${service.token}` },
      });
      if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
    await service.stop();
  },
  changes: (size) => expectSeen(size, compareSeen([shownIn(updates(size))], seenIn(updates(size)))),
  leaves(size) {
    const plan = updates(10, { unknown: size });
    expectSeen(10, compareSeen([shownIn(plan)], seenIn(plan)));
  },
  'merged-requests'(size) {
    const shown = numbers(size).map((at) => shownIn(updates(300, { size: at + 10 }), at));
    expectSeen(0, compareSeen(shown, seenIn(updates(300))));
  },
};

function expectSeen(count: number, { seen }: ReturnType<typeof compareSeen>): void {
  if (seen.length !== count) throw new Error(`${seen.length} entries were seen, and not ${count}.`);
}

const [, , name = '', size] = process.argv;
const part = PARTS[name];
if (part === undefined) throw new Error(`There is no part ${name}.`);
await part(Number(size));
