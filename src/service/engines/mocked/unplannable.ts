/** What a plan without credentials cannot know although Terraform would give it a value, as sentences with a remedy. */
import type { HclBody, HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { expressionsIn, TAKEN_OUT } from './edit-hcl.ts';

/** Functions whose values depend on the machine, or on the moment, at which the real plan is made. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['plantimestamp', 'the time of the real plan'],
  ['pathexpand', 'the home directory where the real plan is made'],
  ['abspath', 'the directory in which the real plan is made'],
]);

const REMEDY = 'Plan with `engine: terraform`, or pass the value as a variable.';

/** Sentences about a file of the configuration; empty if a plan without credentials can know it. */
export function unplannableIn(body: HclBody, file: string): string[] {
  const planned = body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform');
  const found = [...expressionsIn(planned)].flatMap((one) => {
    const what = unknowable(one);
    return what === undefined ? [] : [`${file}:${one.range.startLine} ${what}. ${REMEDY}`];
  });
  return [...new Set(found)];
}

function unknowable(one: HclExpression): string | undefined {
  if (one.kind === 'call') {
    const name = one.name.replace(/^core::/, '');
    const elsewhere = ELSEWHERE.get(name);
    if (elsewhere !== undefined) return `calls ${name}(), whose value is ${elsewhere}`;
    return name.includes('::') ? `calls ${name}(), which only the provider can answer` : undefined;
  }
  if (one.kind !== 'traversal' || one.root !== 'path') return undefined;
  const [step] = one.steps;
  const isKnown = step?.kind === 'literal' && step.value !== 'cwd';
  return isKnown ? undefined : 'reads path.cwd, the directory in which the real plan is made';
}

/** Whether a configuration evaluates texts as templates. Their functions are not in its own text. */
export function hasTemplates(body: HclBody): boolean {
  return [...expressionsIn(body)].some(
    (one) => one.kind === 'call' && /^(?:core::)?template(?:file|string)$/.test(one.name),
  );
}

/** Whether a text may call one of these functions when it is evaluated as a template. */
export function mayCallElsewhere(text: string): boolean {
  return /plantimestamp|pathexpand|abspath|provider::/.test(text);
}
