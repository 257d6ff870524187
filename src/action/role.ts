/** One bundle, several actions: the folder and file that the runner starts say which one. */
import { basename, dirname } from 'node:path';

export type Role =
  'gate' | 'gate-post' | 'override' | 'agent-token' | 'agent-token-post' | 'team-access';

/** @param script what the runner started: `dist/action/index.js`, `post/index.js`, `override/index.js`… */
export function roleOf(script: string): Role {
  const post = basename(script, '.js') === 'post';
  switch (basename(dirname(script))) {
    case 'post':
      return 'gate-post';
    case 'override':
      return 'override';
    case 'agent-token':
      return post ? 'agent-token-post' : 'agent-token';
    case 'team-access':
      return 'team-access';
    default:
      return 'gate';
  }
}
