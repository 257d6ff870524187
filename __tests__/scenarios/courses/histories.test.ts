/** In no history of pull requests is a job green by a run that its people did not override for it. */
import { expect, test } from '../../support/jest.ts';
import { EVERY_CASE, showFigure } from '../../support/sampled.ts';
import { playHistory } from './histories.ts';

const HISTORIES = EVERY_CASE ? 5_000 : 60;
const FIRST_SEED = Number(process.env['PLANGATE_SEED'] ?? 1);

test('no job is green, and no command overrides, where a judge who knows the truth says red', async () => {
  let [jobs, green] = [0, 0];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed += 1) {
    const history = await playHistory(seed);
    jobs += history.jobs;
    green += history.green;
    if (history.wrong.length > 0) {
      throw new Error([`seed ${seed}`, ...history.wrong, ...history.story].join('\n'));
    }
  }
  // An override reaches green in many of them, or the histories would show nothing.
  expect(green).toBeGreaterThan(jobs / 100);
  showFigure(
    `${HISTORIES} histories from seed ${FIRST_SEED}: ${jobs} jobs, ${green} of them green`,
  );
});
