/** The exit code of a gate: a function of its verdict and of why it could not be judged. */
import type { GateFailure, GateResult } from '../gate.ts';
import type { FailOn } from '../policy/verdict.ts';
import { isGreen } from '../policy/verdict.ts';
import { EXIT } from './command.ts';

export function exitCodeFor(result: GateResult, failOn: FailOn, signal: AbortSignal): number {
  const { word } = result.verdict;
  if (isGreen(word, failOn)) return EXIT.green;
  switch (word) {
    case 'needs-override':
      return EXIT.needsOverride;
    case 'canceled':
      return signal.reason === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
    case 'errored':
    case 'undecided':
      return failureCode(result) ?? (word === 'errored' ? EXIT.errored : EXIT.undecided);
    case 'passed':
    case 'advisory':
    case 'overridden':
    case 'blocked':
      return EXIT.blocked;
  }
}

/** When nothing could be judged for one reason, that reason is the code. */
function failureCode({ verdict, workspaces }: GateResult): number | undefined {
  const deciding = workspaces.filter((workspace) => workspace.verdict.word === verdict.word);
  const kinds = new Set(deciding.map(({ failure }) => failure?.kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? CODES[kind] : undefined;
}

const CODES: Record<GateFailure['kind'], number | undefined> = {
  input: EXIT.badInput,
  archive: EXIT.badInput,
  refused: EXIT.refused,
  network: EXIT.network,
  service: undefined,
  timeout: undefined,
  canceled: EXIT.interrupted,
};
