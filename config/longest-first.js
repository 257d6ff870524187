// The order of the test files. Without figures of an earlier run, jest takes the largest files first; these take long
// although they are small, and begun late they would run alone at the end. Those that wait for other programs come
// between those that work, or all processes of the tests would wait at once.
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'docs/executed',
  'service/terraform',
  'shipped/networks',
  'scenarios/recipes/pull-request',
  'scenarios/recipes/after-merge',
  'lies/lies',
  'scenarios/commands/commands',
  'docs/map',
  'scenarios/hosts/contrary-hosts',
  'service/hostile',
  'report/page-in-browser',
  'cli/package',
  'report/escaping',
  'cli/terminal',
  'demo/demo',
  'scenarios/hostile/hostile-uploads',
  'upgrades/upgrades',
  'cli/combine',
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
