/** What the static planner and Terraform make of the same expressions. */
import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { planConfiguration } from '../../../src/service/plan/plan-configuration.ts';
import { planInput } from '../../support/plan-input.ts';
import { makeTree } from '../../support/tree.ts';

export interface Compared {
  expression: string;
  /** What the static planner knows; undefined where it knows nothing, or not all. */
  known: { value: unknown } | undefined;
  /** What Terraform makes of it; undefined where it is an error. */
  real: { value: unknown } | undefined;
}

/** Whether the static planner knows what Terraform does not say. */
export function isWrong({ known, real }: Compared): boolean {
  return known !== undefined && !isDeepStrictEqual(known, real);
}

export function compareExpressions(
  program: string,
  surroundings: string,
  expressions: readonly string[],
): Compared[] {
  const known = evaluateStatically(surroundings, expressions);
  const real = evaluateForReal(program, surroundings, expressions);
  return expressions.map((expression, at) => ({
    expression,
    known: known[at],
    real: real[at],
  }));
}

function evaluateStatically(
  surroundings: string,
  expressions: readonly string[],
): Compared['known'][] {
  const outputs = expressions.map(
    (expression, at) =>
      `output "o${String(at)}" {\n  sensitive = true\n  value = ${expression}\n}\n`,
  );
  const input = planInput({ 'main.tf': `${surroundings}\n${outputs.join('')}` });
  const { document, problems } = planConfiguration(input);
  const failed = problems.filter(({ severity }) => severity === 'error');
  if (failed.length > 0) throw new Error(JSON.stringify(failed[0]));
  return expressions.map((_, at) => {
    const change = document.output_changes?.[`o${String(at)}`];
    const isKnown = change?.after_unknown === false;
    return isKnown ? { value: plain(change.after ?? null) } : undefined;
  });
}

/**
 * Terraform catches the errors itself: each expression is tried, and written in JSON. Where it gives no answer
 * for all, because one of them stops it, each half is asked.
 */
function evaluateForReal(
  program: string,
  surroundings: string,
  expressions: readonly string[],
): Compared['real'][] {
  const tried = expressions.map((one) => `try(jsonencode({ value = ${one} }), "failed"),`);
  const all = `locals {\n  all = [\n${tried.join('\n')}\n  ]\n}\n`;
  const tree = makeTree({ 'main.tf': `${surroundings}\n${all}` });
  try {
    const printed = execFileSync(program, ['console'], {
      cwd: tree.root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
      input: 'base64encode(jsonencode(local.all))\n',
      env: { PATH: process.env['PATH'] ?? '', HOME: tree.root, CHECKPOINT_DISABLE: '1' },
    });
    const encoded = /"([\w+/=]*)"/.exec(printed)?.[1];
    if (encoded === undefined) {
      if (expressions.length < 2) return [undefined];
      const half = Math.floor(expressions.length / 2);
      return [expressions.slice(0, half), expressions.slice(half)].flatMap((part) =>
        evaluateForReal(program, surroundings, part),
      );
    }
    const texts = JSON.parse(Buffer.from(encoded, 'base64').toString()) as string[];
    return texts.map((text) =>
      text === 'failed' ? undefined : (JSON.parse(text) as { value: unknown }),
    );
  } finally {
    tree.remove();
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
