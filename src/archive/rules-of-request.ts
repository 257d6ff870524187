/** Applies the rules of the branch that decides and those of a request which changes them, one beside the other. */
import { sep } from 'node:path';
import type { IgnoreRules, RuleCursor, RuleReference } from './rule-matching.ts';

interface BothRules {
  /** Those of the branch that decides. */
  deciding: IgnoreRules;
  /** Those that the request has in their place. */
  proposed: IgnoreRules;
  /** Whether the request changes nothing but the rules: then its own decide about tracked files. */
  isAlone: boolean;
  /** Whether git tracks the file at this absolute path. */
  isTracked: (path: string) => boolean;
}

/**
 * Makes one set of rules of both. A tracked file is sent where either sends it, or as the request has it where that changes
 * nothing else. About every other file the branch decides: no request sends what was never committed.
 */
export function combineRules({ deciding, proposed, isAlone, isTracked }: BothRules): IgnoreRules {
  const cursorIn = (
    directory: string,
    ofBranch: RulesInside,
    ofRequest: RulesInside,
  ): RuleCursor => ({
    file(name) {
      const byBranch = ruleAt(ofBranch, name);
      if (!isTracked(directory + sep + name)) return byBranch;
      const byRequest = ruleAt(ofRequest, name);
      return isAlone ? byRequest : byBranch && byRequest;
    },
    directory(name) {
      const branch = enter(ofBranch, name);
      const request = enter(ofRequest, name);
      const { excluded } = branch;
      if (!('file' in branch.inside) && !('file' in request.inside)) {
        return { excluded: isAlone ? request.excluded : excluded, inside: undefined };
      }
      return { excluded, inside: cursorIn(directory + sep + name, branch.inside, request.inside) };
    },
  });
  return {
    start: (directory) => cursorIn(directory, deciding.start(directory), proposed.start(directory)),
    warnings: proposed.warnings,
  };
}

/** The rules inside of a directory, or the one that excludes all of it. */
type RulesInside = RuleCursor | RuleReference;

function ruleAt(place: RulesInside, name: string): RuleReference | undefined {
  return 'file' in place ? place.file(name) : place;
}

function enter(
  place: RulesInside,
  name: string,
): { excluded: RuleReference | undefined; inside: RulesInside } {
  if (!('file' in place)) return { excluded: place, inside: place };
  const { excluded, inside } = place.directory(name);
  const whole = excluded ?? { line: undefined, text: name };
  return { excluded, inside: inside ?? whole };
}
