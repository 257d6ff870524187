/** Resource addresses: `module.vpc["eu.west"].data.aws_subnet.a[0]`. Reading takes one pass. */

export interface Address {
  /** As written, without attributes behind it. */
  text: string;
  /** Names of the module calls, from the root inwards. */
  modules: string[];
  /** What is at the end of the way: the block's type and labels. */
  block: { type: 'resource' | 'data' | 'ephemeral' | 'module'; labels: string[] };
}

/** Longer ones do not exist; a megabyte in brackets is not an address. */
const LENGTH_LIMIT = 2_000;

/** `.name`, or a key: `[0]`, `[*]`, `["a.b\"]"]`. */
const STEP = /\.([\p{L}_][\p{L}\p{N}\p{M}_-]*)|\[(?:\d{1,18}|\*|"(?:[^"\\\n]|\\.)*")\]/gsuy;

interface AddressStep {
  /** Undefined for a key. */
  name: string | undefined;
  end: number;
}

/** The address that the whole text is, attributes behind it aside; undefined when it is none. */
export function parseAddress(text: string): Address | undefined {
  const trimmed = text.trim();
  const steps = readSteps(trimmed);
  const name = (at: number): string | undefined => steps[at]?.name;
  const behindKey = (at: number): number => (steps[at] && name(at) === undefined ? at + 1 : at);
  const upTo = (at: number): string => trimmed.slice(0, steps[at - 1]?.end);
  const modules: string[] = [];
  let at = 0;
  while (name(at) === 'module') {
    const called = name(at + 1);
    if (called === undefined) return undefined;
    at = behindKey(at + 2);
    // What follows is no resource and no other module: an output, or nothing.
    if (name(at) === undefined || name(at + 1) === undefined)
      return { text: upTo(at), modules, block: { type: 'module', labels: [called] } };
    modules.push(called);
  }
  const first = name(at);
  const type = first === 'data' || first === 'ephemeral' ? first : 'resource';
  if (type !== 'resource') at += 1;
  const [kind, label] = [name(at), name(at + 1)];
  if (kind === undefined || label === undefined) return undefined;
  return { text: upTo(behindKey(at + 2)), modules, block: { type, labels: [kind, label] } };
}

/** Names and keys, as long as they make up the whole text; empty otherwise. */
function readSteps(text: string): AddressStep[] {
  if (text.length > LENGTH_LIMIT) return [];
  const steps = Array.from(`.${text}`.matchAll(STEP), ({ 0: all, 1: name, index }) => ({
    name,
    end: index + all.length - 1,
  }));
  return steps.at(-1)?.end === text.length ? steps : [];
}
