/** What the steps of a command get: the command, what was asked before it acts, and the ports of the job. */
import type { NamedPeople } from '../approvals/request-look.ts';
import type { Client } from '../client/client.ts';
import type { GitHubApi, GitHubConnection } from '../hosts/github/calls.ts';
import type { CommandApi } from '../hosts/github/command-calls.ts';
import type { CommentAuthor } from '../hosts/github/look-at-command.ts';
import type { JobEvent } from '../hosts/github/event.ts';
import type { PullSnapshot } from '../hosts/own-comments.ts';
import type { Verb } from '../model/comment-commands.ts';
import type { Log, ProcessPorts } from '../model/ports.ts';
import type { Secrets } from '../model/secrets.ts';
import type { Approvers } from '../policy/policy-owners.ts';
import { secretOfSeals } from '../trust/seals.ts';
import type { JobTree } from '../trust/tree.ts';

/** For examining a comment: without a token of the service, and without one that reads teams. */
export interface QuestionWork {
  /** The inputs of the step, by name; then what `plangate.yml` says for commands, by key. */
  values: Readonly<Record<string, string>>;
  /** The name of the gate. */
  gate: string;
  log: Log;
  io: ProcessPorts & {
    workingDirectory: string;
    runner: { output: (name: string, value: string) => void };
  };
  /** Conceals every secret of the job that is known so far. */
  secrets: Secrets;
  job: {
    event: JobEvent | undefined;
    payload: unknown;
    github: GitHubConnection;
    jobTree: JobTree;
  };
}

/** For a step that acts at the service. */
export interface ServiceWork extends QuestionWork {
  client: Client;
}

/** For doing what a comment commands. */
export interface CommentWork extends ServiceWork {
  /** The workspaces that the command may concern, by their names. @throws CommandRefused where they cannot be known */
  workspaces: (this: void) => Promise<{ organization: string; names: readonly string[] }>;
}

export interface CommandRequest {
  /** `approve`: the gate reads the line, and has to be started again for it. */
  verb: Verb | 'approve';
  /** The full hash of the commit that the person saw; empty if the verb needs none. */
  commit: string;
  /** Empty if the verb needs none. */
  reason: string;
  api: GitHubApi;
  commands: CommandApi;
  event: JobEvent;
  /** Of the pull request. */
  number: number;
  commentId: number;
  /** The text of the comment. */
  body: string;
  author: CommentAuthor;
  /** The name of its author, for people. */
  by: string;
  /** When the comment was read, ISO 8601. */
  at: string;
}

/** A command whose author may give it, and what was asked before it acts. */
export interface AllowedCommand extends CommandRequest {
  /** The branch that the pull request goes to. */
  base: string | undefined;
  /** The comments on the pull request. */
  snapshot: PullSnapshot;
  /** Whom a list of names names, as far as it is asked of this command. */
  named: (this: void, approvers: Approvers) => Promise<NamedPeople>;
}

export type Reaction = Parameters<CommandApi['react']>[1];

/** The command is refused; the message is a sentence that says why. */
export class CommandRefused extends Error {
  /** Whether the comment of the gate says so already. */
  readonly isAnswered: boolean;
  constructor(message: string, { isAnswered = false }: { isAnswered?: boolean } = {}) {
    super(message);
    this.isAnswered = isAnswered;
  }
}

/** How many runs or failures a message names. */
export const MOST_IN_MESSAGE = 20;

/** The secret of the seals, as the inputs of a sub-action have it. */
export function secretOf(values: QuestionWork['values']): string {
  const { 'record-key': recordKey, token } = values;
  return secretOfSeals({ recordKey, token });
}
