/** Parses resource addresses, such as `module.vpc["eu.west"].data.aws_subnet.a[0]`, in one pass. */

export interface Address {
  /** As written, without the attributes after it. */
  text: string;
  /** Names of the module calls, from the root inwards. */
  modules: string[];
  /** The type and labels of the block that the address names. */
  block: { type: 'resource' | 'data' | 'ephemeral' | 'action' | 'module'; labels: string[] };
}

/** The word before the type, of all that is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'] as const;

/** A longer text is not an address. */
const LENGTH_LIMIT = 2_000;

/** `.name`, or a key: `[0]`, `[*]`, `["a.b\"]"]`. */
const STEP = /\.([\p{L}_][\p{L}\p{N}\p{M}_-]*)|\[(?:\d{1,18}|\*|"(?:[^"\\\n]|\\.)*")\]/gsuy;

interface AddressStep {
  /** Undefined for a key. */
  name: string | undefined;
  end: number;
}

/** Parses a text that is an address, with or without attributes after it; undefined for any other text. */
export function parseAddress(text: string): Address | undefined {
  const trimmed = text.trim();
  const steps = readSteps(trimmed);
  const name = (at: number): string | undefined => steps[at]?.name;
  const afterKey = (at: number): number => (steps[at] && name(at) === undefined ? at + 1 : at);
  const upTo = (at: number): string => trimmed.slice(0, steps[at - 1]?.end);
  const modules: string[] = [];
  let at = 0;
  while (name(at) === 'module') {
    const called = name(at + 1);
    if (called === undefined) return undefined;
    at = afterKey(at + 2);
    // An output follows, or nothing: neither a resource nor another module.
    if (name(at) === undefined || name(at + 1) === undefined)
      return { text: upTo(at), modules, block: { type: 'module', labels: [called] } };
    modules.push(called);
  }
  const first = name(at);
  const prefix = PREFIXES.find((each) => each === first);
  // A resource may have the type `action`, and then two names and no more.
  const type =
    prefix === 'action' && name(at + 2) === undefined ? 'resource' : (prefix ?? 'resource');
  if (type !== 'resource') at += 1;
  const kind = name(at);
  const label = name(at + 1);
  if (kind === undefined || label === undefined) return undefined;
  return { text: upTo(afterKey(at + 2)), modules, block: { type, labels: [kind, label] } };
}

/** Names and keys; empty if anything else is in the text. */
function readSteps(text: string): AddressStep[] {
  if (text.length > LENGTH_LIMIT) return [];
  const steps = Array.from(`.${text}`.matchAll(STEP), ({ 0: all, 1: name, index }) => ({
    name,
    end: index + all.length - 1,
  }));
  return steps.at(-1)?.end === text.length ? steps : [];
}
