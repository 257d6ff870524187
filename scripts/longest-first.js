// The order of the test files. Without figures of an earlier run, jest takes the largest files first; these take long
// although they are small, and begun late they would run alone at the end.
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'docs/executed',
  'scenarios/recipes',
  'shipped/networks',
  'service/terraform',
  'scenarios/commands',
  'cli/run-page',
  'scenarios/contrary-hosts',
  'cli/combine',
  'cli/terminal',
  'docs/ci-snippets',
  'cli/package',
  'report/escaping',
  'service/static-against-terraform',
  'docs/map',
  'lies/lies',
  '__tests__/house',
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
