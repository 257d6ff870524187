/** Values that are given apart from any file: variables of workspaces and of runs. */
import type { Hcl } from '../../locate/hcl.ts';
import { evaluate, withoutNames } from './evaluate.ts';
import { split } from './value.ts';

/** A value that is written in HCL; what is not HCL is a text. */
export function readLiteral(text: string, hcl: Hcl | undefined): unknown {
  const { body, problems } = hcl?.parse(`value = ${text}\n`) ?? { body: undefined, problems: [] };
  const [written] = body?.attributes ?? [];
  if (written === undefined || problems.length > 0) return text;
  const { known, unknown } = split(evaluate(written.value, withoutNames()), { left: 10_000 });
  return unknown === undefined ? known : text;
}
