/** Whether the branch requires a check that the gate makes. Only GitHub is asked, with the token of whoever asks. */
import { finding } from '../../model/finding.ts';
import { listParts, phrase, quoted, setting } from '../../model/sentence.ts';
import type { CommandIo } from '../../check/command.ts';
import { askGitHub } from './ask-github.ts';
import { note, ok, unknown, type Diagnosis } from './diagnosis.ts';

const SUBJECT = 'required check';

/**
 * @param checks names of the checks that the gates make, as their host gives them
 * @param root absolute path of the repository
 */
export async function examineRequired(
  checks: readonly string[],
  root: string,
  io: CommandIo,
): Promise<Diagnosis[]> {
  if (checks.length === 0) return [];
  const names = listParts(checks.map(quoted), 5);
  const asked = await askGitHub(root, io, (api) => api.requiredChecks());
  if (asked === undefined || 'why' in asked) {
    const says = phrase`its name is ${names}; whether the branch requires it is not known`;
    const remedy =
      asked?.why ??
      phrase`With ${setting('GITHUB_TOKEN')}, GitHub is asked for the rules of the branch.`;
    return [unknown(SUBJECT, finding('required-checks-unknown', says, { remedy }))];
  }
  const { names: required } = asked;
  const branch = setting(asked.branch);
  if (checks.some((check) => required.includes(check))) {
    return [ok(SUBJECT, phrase`${branch} requires ${names}`)];
  }
  const says =
    required.length === 0
      ? phrase`the rules of ${branch} require no check`
      : phrase`the rules of ${branch} require ${listParts(required.map(quoted), 5)}, and no gate makes a check of that name`;
  const remedy = phrase`Require ${names}. A check of another name never comes.`;
  return [note(SUBJECT, finding('check-not-required', says, { remedy }))];
}
