/** Jenkins: what its multibranch plugins say. Reports appear as files. */
import type { CiHost } from './host.ts';
import { change, count, link, sha, textOf } from './shapes.ts';

/** Other plugins that build pull requests: they do not say where a change comes from. */
const PLUGINS = ['ghprbPullId', 'gitlabMergeRequestIid', 'GITHUB_PR_NUMBER'];

export const jenkins: CiHost = {
  name: 'jenkins',
  variable: 'JENKINS_URL',
  actor: ['BUILD_USER_ID'],
  target: ['CHANGE_TARGET'],
  facts(environment) {
    const number = count(environment['CHANGE_ID']);
    return {
      commit: sha(environment['GIT_COMMIT']),
      pullRequest: change(number, link(environment['CHANGE_URL'])),
      jobUrl: link(environment['BUILD_URL']),
      runNumber: count(environment['BUILD_NUMBER']),
      root: textOf(environment['WORKSPACE']),
    };
  },
  origin(environment) {
    if (environment['CHANGE_ID']) {
      return { judged: true, whose: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
    }
    const plugin = PLUGINS.some((name) => environment[name]);
    return plugin ? { judged: true, whose: 'unknown' } : { judged: false, whose: 'own' };
  },
};
