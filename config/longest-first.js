// The order of the test files. Without figures of an earlier run, jest takes the largest files first; these take long
// although they are small, and begun late they would run alone at the end. Those that wait for other programs come
// between those that work, or all processes of the tests would wait at once.
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'docs/executed',
  'docs/map',
  'shipped/networks',
  'scenarios/policies/policies-check',
  'lies/lies',
  'scenarios/job/echoes-everywhere',
  'gate/groups-on-one-token',
  'scenarios/recipes/pull-request',
  'service/terraform',
  'features/report-files/page-in-browser',
  'scenarios/courses/courses',
  'scenarios/recipes/plan-elsewhere',
  'scenarios/waits/action-hangs',
  'gate/fleet',
  'scenarios/recipes/after-merge',
  'scenarios/judged/judged-elsewhere',
  'service/scripts',
  'scenarios/waits/hangs',
  'scenarios/recipes/second-day',
  'scenarios/matrix/matrix-recipe',
  'scenarios/matrix/matrix-pages',
  'tools/demo/demo',
  'scenarios/commands/commands',
  'scenarios/commands/reuse',
  'check/accepted-failures',
  'scenarios/commands/owners',
  'cli/package',
  'lies/scenarios',
  'scenarios/recipes/plan-pipelines',
  'scenarios/commands/own-overrides',
  'scenarios/hostile/hostile-uploads',
  'shipped/upgrades',
  'report/escaping',
  'cli/terminal',
  'cli/combine',
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
