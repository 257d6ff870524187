/** Reads values that no file sets: variables of workspaces and runs. */
import type { Hcl } from './syntax/hcl.ts';
import { evaluate, withoutNames } from './evaluate.ts';
import { split } from './value.ts';

/** The value of a text in HCL; a text that is not valid HCL is the value itself. */
export function readLiteral(text: string, hcl: Hcl | undefined): unknown {
  const { body, problems } = hcl?.parse(`value = ${text}\n`) ?? { body: undefined, problems: [] };
  const [written] = body?.attributes ?? [];
  if (written === undefined || problems.length > 0) return text;
  const { known, unknown } = split(evaluate(written.value, withoutNames()), { left: 10_000 });
  return unknown === undefined ? known : text;
}
