/** Asks GitHub about the repository of this checkout, with the token of whoever asks. */
import { connectGitHub, type GitHubApi } from '../../hosts/github/calls.ts';
import { HostError } from '../../hosts/host-error.ts';
import { originOf } from '../../machine/ask-git.ts';
import { findKnownRepository } from '../../machine/find-repository.ts';
import { createSend } from '../../client/http/send.ts';
import { foreign, type Sentence } from '../../model/sentence.ts';
import type { CommandIo } from '../../check/command.ts';

const ON_GITHUB =
  /^(?:https:\/\/(?:[^/@]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
const TIME_LIMIT_MS = 10_000;

/**
 * @param root absolute path of the repository
 * @returns as `why` what GitHub refused; undefined without a token, or where the repository is not on github.com
 */
export async function askGitHub<T>(
  root: string,
  io: CommandIo,
  ask: (api: GitHubApi) => Promise<T>,
): Promise<T | { why: Sentence } | undefined> {
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
    return comments && (await ask(comments));
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { why: foreign(error.message) };
  } finally {
    await send.close();
  }
}
