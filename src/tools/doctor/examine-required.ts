/** Whether the branch requires a check that the gate makes. Only GitHub is asked, with the token of whoever asks. */
import { connectGitHub } from '../../hosts/github/calls.ts';
import { HostError } from '../../hosts/host-error.ts';
import { originOf } from '../../machine/ask-git.ts';
import { findKnownRepository } from '../../machine/find-repository.ts';
import { createSend } from '../../client/http/send.ts';
import { finding } from '../../model/finding.ts';
import {
  foreign,
  listParts,
  phrase,
  quoted,
  setting,
  type Sentence,
} from '../../model/sentence.ts';
import type { CommandIo } from '../../check/command.ts';
import { note, ok, unknown, type Diagnosis } from './diagnosis.ts';

const SUBJECT = 'required check';
const ON_GITHUB =
  /^(?:https:\/\/(?:[^/@]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
const TIME_LIMIT_MS = 10_000;

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
  const asked = await readRequired(root, io);
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

/** @returns undefined without a token, or where the repository is not on github.com */
async function readRequired(
  root: string,
  io: CommandIo,
): Promise<{ branch: string; names: string[] } | { why: Sentence } | undefined> {
  const { GITHUB_TOKEN, GH_TOKEN } = io.environment;
  const githubToken = GITHUB_TOKEN?.trim() || GH_TOKEN?.trim();
  const repository = findKnownRepository(root, root);
  if (!githubToken || repository === undefined) return undefined;
  const origin = await originOf(repository, io);
  const [, owner, name] = ON_GITHUB.exec('text' in origin ? origin.text.trim() : '') ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const send = createSend(io);
  const apiUrl = io.environment['GITHUB_API_URL'] ?? 'https://api.github.com';
  const deadline = io.clock.now() + TIME_LIMIT_MS;
  const ports = { ...io, send, deadline: () => deadline };
  try {
    const { comments } = connectGitHub({ apiUrl, owner, name, githubToken }, ports);
    return await comments?.requiredChecks();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { why: foreign(error.message) };
  } finally {
    await send.close();
  }
}
