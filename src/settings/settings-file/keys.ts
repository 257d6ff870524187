/** The keys of `plangate.yml`, as the reader of the file, its schema for editors and its page have them: those of the one table. */
import type { Parsed } from '../../model/parse.ts';
import { INPUTS, type Effect, type InputSpec, type KeyForm, type TextSpec } from '../inputs.ts';

export interface KeySpec {
  name: string;
  effect: Effect;
  kind: 'flag' | 'number' | 'duration' | 'text' | 'choice' | 'list' | 'workspaces' | 'scanners';
  /** One or two sentences for a reader who has never seen the tool. */
  description: string;
  choices?: readonly string[] | undefined;
  /** Parses the text, or an item of the list. */
  parse?: ((text: string) => Parsed<unknown>) | undefined;
  /** Parses the items of the list together, where one restricts another. */
  parseAll?: ((items: readonly string[]) => Parsed<unknown>) | undefined;
  /** What holds if nothing says it, as people write it. */
  default?: string | undefined;
  heading?: InputSpec['heading'] | undefined;
  /** Values with an order, the strictest last. */
  looseToStrict?: readonly string[] | undefined;
}

const KINDS: Partial<Record<TextSpec['kind'], KeySpec['kind']>> = {
  flag: 'flag',
  number: 'number',
  duration: 'duration',
  choice: 'choice',
  list: 'list',
};

function keyOfRow(spec: InputSpec, form: KeyForm): KeySpec {
  const { name, choices, default: usual, heading } = spec;
  const { effect, kind = KINDS[spec.kind] ?? 'text', description = spec.description } = form;
  const { parse = spec.parse, parseAll } = form;
  const own = { name, effect, kind, description, choices, parseAll, heading };
  const isOrderedFlag = kind === 'flag' && effect === 'takes away' && usual !== undefined;
  const ofFlag = isOrderedFlag ? [String(usual === 'false'), usual] : undefined;
  const { looseToStrict = ofFlag } = form;
  return { ...own, default: usual, parse: parse ?? undefined, looseToStrict };
}

export const KEYS: readonly KeySpec[] = INPUTS.flatMap((spec) => {
  const { inFile } = spec;
  return typeof inFile === 'string' ? [] : [keyOfRow(spec, inFile)];
});

const OF_ENTRY =
  'is said by an entry of `workspaces`. Write `workspaces: [{ name: app-prod, directory: live/app, backend-config: env/prod.tfbackend }]`.';

/** Names that are no key, and what to do instead. Continues the sentence that begins with the name. */
export const NO_KEYS: ReadonlyMap<string, string> = new Map([
  ...INPUTS.flatMap(({ name, inFile }) =>
    typeof inFile === 'string' ? [[name, inFile] as const] : [],
  ),
  ...['backend-config', 'terraform-workspace'].map((name) => [name, OF_ENTRY] as const),
  ...['command', 'run', 'reason', 'groups', 'from'].map(
    (name) => [name, 'differs by job. Pass it to the step.'] as const,
  ),
  ['locked', 'is not needed: a pinned file decides by itself. Move its keys up.'],
  ['run-options', 'are keys of their own. Write `target: [module.network]`.'],
]);
