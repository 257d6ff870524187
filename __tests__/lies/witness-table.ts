/**
 * The table of witnesses (`witnesses.json`): for each claim of `vouch`, and for what it says, a world in
 * which only that claim keeps the gate closed. `npm run lies -- --witnesses` looks for them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../support/markdown-files.ts';
import { claimNames, nameOf } from './read-again.ts';
import { searchIn, type Witness } from './search.ts';
import { SUBJECTS } from './subjects.ts';

const PATH = join(REPOSITORY, '__tests__/lies/witnesses.json');

export function readWitnesses(): Witness[] {
  return JSON.parse(readFileSync(PATH, 'utf8')) as Witness[];
}

/** Claims that stay although no world was found: what makes each of them follow from others. */
export const IMPLIED: Readonly<Record<string, string>> = {
  'policy-check.tasksPass':
    'No policy check has run tasks: its reading lists none. The claim is one of every system, so that a system that gets them is held to it.',
  'terraform-policy.tasksPass':
    'As for policy checks: no Terraform policy has run tasks. The claim is one of every system.',
  'own-policies.isKnown':
    'Own policies are in no list of the service: what judges them is asked once, for all of them. The claim is one of every system.',
  'own-policies.isWhole':
    'An error of an own policy is its result, and own-policies.passes objects. The claim is one of every system.',
  'own-policies.tasksPass': 'As for policy checks: no own policy has run tasks.',
  'own-policies.isFinished':
    'An own policy that has no result is not evaluated, and own-policies.passes objects. The claim is one of every system.',
  'requirements.allWereAsked':
    'Every system is asked whatever the service says, and own policies wherever the check has some. The claim is for who hands evidence to the judgement by another way.',
  'guard.wasAsked':
    'The guard is left out only where the plan could not be read, and then plan.isKnown objects: both are told of by that one.',
  'run.isThisOne':
    'The client refuses the answer to a question about another run, before anything is decided. The claim is for who hands evidence to the judgement by another way.',
};

export async function findWitnesses(say: (line: string) => void): Promise<void> {
  const known = new Map<string, Witness>();
  for (const subject of SUBJECTS) {
    const before = known.size;
    await searchIn(subject, known);
    say(`${subject.name}: ${known.size - before} more`);
  }
  const rows = [...new Set(known.values())].sort((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  );
  writeFileSync(PATH, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  const without = claimNames().filter((claim) => !known.has(claim));
  say(`${known.size} witnesses; none of ${without.join(', ')}`);
}
