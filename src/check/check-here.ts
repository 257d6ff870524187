/** The whole check for the real world: this machine's network, files and clock. Nothing is published. */
import { resolve } from 'node:path';
import { check } from './check.ts';
import { SILENT } from '../machine/connect.ts';
import type { GateEvent, GateResult } from '../gate/gate.ts';
import { execute } from '../machine/execute.ts';
import { describeCiJob } from '../hosts/ci-job.ts';
import { openNetwork } from '../machine/network.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import type { Environment, Log } from '../model/ports.ts';
import { renderJson } from '../report/json.ts';
import type { SettingProblem } from '../model/parse.ts';
import type { InputName } from '../settings/inputs.ts';
import { loadSettings } from '../settings/load-settings.ts';
import { systemClock } from '../machine/system-clock.ts';

export interface CheckOptions {
  /** As docs/inputs.md names them: `{ workspace: 'net-prod', 'fail-on': 'advisory' }`. */
  inputs?: Partial<Record<InputName, string>>;
  /** Tokens, proxies, `TF_CLOUD_ORGANIZATION`: mostly `process.env`. Empty when left out. */
  environment?: Environment;
  /** What relative directories are relative to; where the program runs when left out. */
  workingDirectory?: string;
  /**
   * Whether a person chose these files, and not a pull request or another job: their `cloud` block then
   * says which host, organization and workspace are meant. Nobody did when it is left out.
   */
  isPersonThere?: boolean;
  /** Paths that a change touches, relative to the repository, for `affected-only`. */
  changedFiles?: readonly string[];
  /** Shown on the runs when the inputs name no message. */
  message?: string;
  /** Cancels what was started at the service. */
  signal?: AbortSignal;
  /** Where warnings and other remarks go; nowhere when left out. */
  log?: Log;
  onEvent?(event: GateEvent): void;
}

export interface Checked {
  verdict: VerdictWord;
  /** Whether the gate is open: the verdict seen through `fail-on`. */
  green: boolean;
  /** Every workspace with its results, each located in the files where that is certain. */
  result: GateResult;
  /** All of it as JSON, as docs/report.schema.json says. */
  report: string;
}

/** What was asked for makes no sense: every problem at once, before any request. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly problems: readonly SettingProblem[];
  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ input, message }) => `${input} ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** @throws InputError for bad input; what the service, the network or the files do is in the result */
export async function checkHere(options: CheckOptions = {}): Promise<Checked> {
  const { inputs = {}, environment = {}, changedFiles, log = SILENT } = options;
  const { message = 'plangate', signal = new AbortController().signal } = options;
  const workingDirectory = resolve(options.workingDirectory ?? '.');
  const { random } = Math;
  const { isPersonThere } = options;
  const io = { environment, execute, workingDirectory, isPersonThere };
  const send = openNetwork(inputs['ca-file'], io);
  const ports = { ...io, send, clock: systemClock(), random, signal };
  const { judgement, origin, refusal, isPrivate } = await describeCiJob(io);
  const checked = await check(
    {
      judgement,
      async subject(settings) {
        const refused = await refusal(settings, ports);
        if (refused !== undefined) return { refused };
        return {
          about: {},
          message,
          proposed: origin.judged,
          isPrivate,
          changedFiles: async () => changedFiles && [...changedFiles],
        };
      },
    },
    {
      settings: (judged) =>
        loadSettings({ given: inputs, environment, door: 'library' }, workingDirectory, judged),
      workingDirectory,
      secrets: [],
      never: [],
      log,
      print: () => undefined,
      follow: () => (event) => options.onEvent?.(event),
    },
    ports,
  );
  if ('problems' in checked) throw new InputError(checked.problems);
  const { settings, result, view } = checked;
  const verdict = result.verdict.word;
  return { verdict, green: isGreen(verdict, settings.failOn), result, report: renderJson(view) };
}
