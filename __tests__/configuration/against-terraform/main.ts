/** `npm run compare-with-terraform`: the whole comparison. `-- --cases 10000 --seed 0 --terraform terraform`. */
import { parseArgs } from 'node:util';
import { compilePackages, hasPackages } from './ask-packages.ts';
import { comparePlaces } from './compare-places.ts';
import { compare, type Compared } from './compare.ts';
import { generate } from './generate.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '0' },
    terraform: { type: 'string', default: 'terraform' },
    only: { type: 'string' },
  },
});

if (values.only === undefined) {
  const missedInPlaces = hasPackages() ? await compareAllPlaces() : 0;
  const all: Compared[] = [];
  const unanswered: number[] = [];
  let next = Number(values.seed);
  const end = next + Number(values.cases);
  const work = async () => {
    while (next < end) {
      const seed = next++;
      try {
        const { missed, ...compared } = await compare(seed, values.terraform);
        all.push({ missed, ...compared });
        if (missed.length > 0) console.log(`seed ${seed} misses ${missed.join(', ')}`);
      } catch (error) {
        unanswered.push(seed);
        console.log(`seed ${seed}: ${String(error)}`, (error as Error).cause);
      }
    }
  };
  await Promise.all([work(), work(), work()]);
  const planned = all.filter(({ refused }) => !refused);
  const sum = (of: (each: Compared) => number) =>
    planned.reduce((total, each) => total + of(each), 0);
  const missed = sum((each) => each.missed.length);
  console.log(
    `${all.length} configurations, ${planned.length} planned: ${sum(({ marked }) => marked)} files, ${sum(({ read }) => read)} taken for read, ${sum(({ skipped }) => skipped)} skipped by affected-only, ${missed} missed, ${unanswered.length} without an answer`,
  );
  process.exitCode = missedInPlaces + missed + unanswered.length > 0 ? 1 : 0;
} else {
  const seed = Number(values.only);
  for (const [path, text] of Object.entries(generate(seed).files))
    console.log(`== ${path}\n${text}`);
  console.log(await compare(seed, values.terraform));
}

/** How many texts Plangate reads otherwise than Terraform's packages: every code point on which tables differ, in every place. */
async function compareAllPlaces(): Promise<number> {
  const { signs, asked, read, unread, missed } = await comparePlaces(compilePackages(), true);
  for (const { text, own, answer } of missed.slice(0, 100)) {
    console.log(
      `${JSON.stringify(text)} is ${JSON.stringify(own)}, and not ${JSON.stringify(answer)}`,
    );
  }
  console.log(
    `${signs} code points on which tables differ, ${asked} texts: ${read} that Terraform reads, ${unread} not read for certain, ${missed.length} missed`,
  );
  return missed.length;
}
