// The order of the test files. Without figures of an earlier run, jest takes the largest files first; these take minutes
// although they are small, and begun late they would run alone at the end.
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'docs/executed',
  'shipped/networks',
  'scenarios/recipes',
  'scenarios/matrix-pages',
  'service/static-against-terraform',
  'service/terraform',
  'scenarios/commands',
  'cli/run-page',
  'lies/lies',
  'cli/package',
  'report/escaping',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(`${name}.test.js`));
      return at < 0 ? LONGEST.length : at;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
