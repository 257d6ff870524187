/** Judges by compiled Rego, where there is no `opa`. */
import { parseExactly } from '../../model/exact-json.ts';
import { isRecord } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import type { Judge, JudgedPolicy } from '../judge.ts';
import { reasonsOf } from '../reasons.ts';
import { unequalFunctions } from './equal-functions.ts';
import { WasmThread, type ThreadAnswer } from './wasm-thread.ts';

export interface Bundle {
  wasm: Uint8Array;
  /** JSON; undefined where the bundle has none. */
  data: string | undefined;
}

interface PolicyQuery {
  name: string;
  query: string;
}

export interface OpenedBundle {
  /** The query of every entry point, as `data.terraform.policies.x.deny`. */
  queries: string[];
  judgeFor: (policies: readonly PolicyQuery[], policyMs: number) => Judge;
  close: () => Promise<void>;
}

/**
 * Opens a bundle in a separate thread.
 *
 * @throws Error if it is no compiled Rego, or if it might judge otherwise than `opa`; the message is the
 *   rest of a sentence that begins with the bundle
 */
export async function openBundle({ wasm, data }: Bundle): Promise<OpenedBundle> {
  const thread = new WasmThread(wasm, data);
  const started = await thread.start();
  if (!('entryPoints' in started)) {
    await thread.stop();
    throw new Error(
      `is no compiled Rego: ${whyNot(started)}. \`opa build -t wasm\` makes a bundle that has it inside; name that bundle.tar.gz.`,
    );
  }
  const unequal = unequalFunctions(wasm, started.functions);
  if (unequal.length > 0) {
    await thread.stop();
    throw new Error(
      `uses ${unequal.join(', ')}. Compiled, that is not certain to give what opa gives. Install opa, which then judges by the .rego files.`,
    );
  }
  return {
    queries: started.entryPoints.map((name) => `data.${name.replaceAll('/', '.')}`),
    judgeFor: (policies, policyMs) => judgeIn(thread, policies, policyMs),
    close: () => thread.stop(),
  };
}

function judgeIn(thread: WasmThread, policies: readonly PolicyQuery[], policyMs: number): Judge {
  return {
    version: 'compiled bundle',
    takesTime: false,
    judge: async ({ plan, planText = JSON.stringify(plan), run }, signal) => {
      const input = withoutHalves(`{"plan":${planText},"run":${JSON.stringify(run)}}`);
      const judged: JudgedPolicy[] = [];
      for (const { name, query } of policies) {
        const entryPoint = query.replace(/^data\./, '').replaceAll('.', '/');
        const answer = await thread.ask({ entryPoint, input }, policyMs, signal);
        judged.push({ name, ...readAnswer(answer, name) });
      }
      return judged;
    },
  };
}

/** Go reads half a character as U+FFFD, and the compiled reader not at all. */
function withoutHalves(json: string): string {
  return json.replaceAll(
    /\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\ud[89a-f][\da-f]{2}/gi,
    (escape) => (escape.length === 6 ? '\\ufffd' : escape),
  );
}

function readAnswer(answer: ThreadAnswer, name: string): Pick<JudgedPolicy, 'status' | 'output'> {
  if (!('json' in answer)) {
    const status = 'ended' in answer ? 'not_evaluated' : 'errored';
    return { status, output: [`Policy ${quote(name)}: ${whyNot(answer)}`] };
  }
  const results = parseExactly(answer.json);
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  const output = reasonsOf(isRecord(first) ? first['result'] : undefined, name);
  // A set comes in any order; sorting it keeps the report the same each time.
  const sorted = output.toSorted((one, other) =>
    JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
  );
  return { status: output.length > 0 ? 'failed' : 'passed', output: sorted };
}

const ENDED = {
  timeout: 'it took too long and was ended.',
  memory: 'it took too much memory and was ended.',
  aborted: 'it was not judged, because the run was canceled.',
} as const;

function whyNot(answer: ThreadAnswer): string {
  if ('ended' in answer) return ENDED[answer.ended];
  return 'broke' in answer ? answer.broke : 'the compiled bundle gave another answer than asked.';
}
