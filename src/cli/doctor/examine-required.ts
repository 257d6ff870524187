/** Whether the branch requires a check that the gate makes. Only GitHub is asked, with the token of whoever asks. */
import { connectGitHub } from '../../hosts/github/calls.ts';
import { HostError } from '../../hosts/host-error.ts';
import { originOf } from '../../machine/ask-git.ts';
import { findKnownRepository } from '../../machine/find-repository.ts';
import { openNetwork } from '../../machine/network.ts';
import { quote } from '../../model/quote.ts';
import { listText } from '../../report/text.ts';
import type { CommandIo } from '../command.ts';
import { note, ok, unknown, type Diagnosis } from './finding.ts';

const SUBJECT = 'required check';
const ON_GITHUB =
  /^(?:https:\/\/(?:[^/@]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
const PATIENCE_MS = 10_000;

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
  const names = listText(checks.map(quote), 5);
  const asked = await readRequired(root, io);
  if (asked === undefined || 'why' in asked) {
    const seen = `its name is ${names}; whether the branch requires it is not known`;
    const fix = asked?.why ?? 'With GITHUB_TOKEN, GitHub is asked for the rules of the branch.';
    return [unknown(SUBJECT, seen, fix)];
  }
  const { branch, names: required } = asked;
  if (checks.some((check) => required.includes(check))) {
    return [ok(SUBJECT, `${branch} requires ${names}`)];
  }
  const seen =
    required.length === 0
      ? `the rules of ${branch} require no check`
      : `the rules of ${branch} require ${listText(required.map(quote), 5)}, and no gate makes a check of that name`;
  return [note(SUBJECT, seen, `Require ${names}. A check of another name never comes.`)];
}

/** @returns undefined without a token, or where the repository is not on github.com */
async function readRequired(root: string, io: CommandIo) {
  const { GITHUB_TOKEN, GH_TOKEN } = io.environment;
  const githubToken = GITHUB_TOKEN?.trim() || GH_TOKEN?.trim();
  const repository = findKnownRepository(root, root);
  if (!githubToken || repository === undefined) return undefined;
  const origin = await originOf(repository, io);
  const [, owner, name] = ON_GITHUB.exec('text' in origin ? origin.text.trim() : '') ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const { send } = openNetwork(undefined, io);
  const apiUrl = io.environment['GITHUB_API_URL'] ?? 'https://api.github.com';
  const deadline = io.clock.now() + PATIENCE_MS;
  const ports = { ...io, send, deadline: () => deadline };
  try {
    const { comments } = connectGitHub({ apiUrl, owner, name, githubToken }, ports);
    return await comments?.requiredChecks();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { why: error.message };
  } finally {
    await send.close();
  }
}
