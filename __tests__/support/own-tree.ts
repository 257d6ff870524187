/** The tree of a job that judges nothing, and what was read of it. */
import { asOwn, treeOf, type Own, type OwnTree } from '../../src/trust/tree.ts';

function ownTree(): OwnTree {
  const notJudged = () => Promise.reject(new Error('not judged'));
  const tree = treeOf(false, { workspace: '', trusted: notJudged, trustedCommit: notJudged });
  if (tree.proposed) throw new Error('It is judged.');
  return tree;
}

export const OWN_TREE = ownTree();

export function own<T extends object>(read: T): Own<T> {
  return asOwn(OWN_TREE, read);
}
