/**
 * `npm run false-answers`: all worlds. `--worlds 20000 --bundle 500 --seed 0`; a seed that is told with `--only SEED` makes its one world
 * again. `--like TEXT`: scenarios with that in their names. `--courses`: in each world the service takes courses at random.
 */
import { parseArgs } from 'node:util';
import { draw, tryWorlds, report } from './try-worlds.ts';
import { live } from './world.ts';

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '20000' },
    bundle: { type: 'string', default: '500' },
    seed: { type: 'string', default: '0' },
    only: { type: 'string' },
    like: { type: 'string', default: '' },
    courses: { type: 'boolean', default: false },
  },
});

const asked = { like: values.like, anyCourse: values.courses };
if (values.only === undefined) {
  const inProcess = await tryWorlds(Number(values.worlds), Number(values.seed), asked);
  console.log(report('in process', inProcess));
  const { tryBundles } = await import('./bundle.ts');
  const shipped = await tryBundles(Number(values.bundle), Number(values.seed));
  console.log(report('through the bundles', shipped));
  process.exitCode = inProcess.greener.length + shipped.greener.length > 0 ? 1 : 0;
} else {
  const drawn = await draw(Number(values.only), asked);
  if (drawn === undefined) console.log('This seed tells no lie.');
  else {
    const { verdict, reasons } = await live(drawn.scenario, drawn.lie);
    const { scenario, lie, what } = drawn;
    console.log(`${scenario.name}\n${lie.target} #${lie.nth}: ${what}\n${verdict}`);
    for (const reason of reasons) console.log(`  ${reason}`);
  }
}
