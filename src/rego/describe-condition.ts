/** What would have to be so after the apply for a pass to hold, in words: which attributes decide, and what they are compared with. */
import { attributeOf, isWriteOnlyName, lackingName } from '../plan/lacked-values.ts';
import { nameSome, quote } from '../model/quote.ts';
import type { PrintedMessage } from '../policy/named-resources.ts';
import { readAttributePath } from '../model/attribute-path.ts';
import type { LackedRead } from './read-places.ts';

const MOST_NAMED = 3;
/** How many messages a policy gives. An approval is of the whole plan. */
const MOST_MESSAGES = 100;

/** One message for each attribute that the policy names or compares with a constant, and one for all others of a resource. */
export function describeCondition(reads: readonly LackedRead[]): PrintedMessage[] {
  const messages = new Map<string, PrintedMessage>();
  const unnamed = new Map<string, { address: string | undefined; attributes: Set<string> }>();
  for (const read of reads) {
    const { lacked, isNamed, comparedWith } = read;
    const name = lackingName(lacked);
    const address = lacked.entry === undefined ? undefined : name;
    const attribute = attributeOf(lacked);
    if (attribute !== '' && !isNamed && comparedWith.length === 0) {
      const others = unnamed.get(name) ?? { address, attributes: new Set() };
      others.attributes.add(attribute);
      unnamed.set(name, others);
      continue;
    }
    const what = describeLack(lacked, name, attribute);
    const compared =
      comparedWith.length === 0
        ? ''
        : ` The policy compares it with ${nameSome(comparedWith.map(shownConstant), MOST_NAMED)}.`;
    const key = `${name}\0${attribute}`;
    const before = messages.get(key);
    if (before !== undefined && (compared === '' || before.text.includes(compared))) continue;
    messages.set(key, toMessage(`${what}${compared}`, address, attribute));
  }
  for (const [name, { address, attributes }] of unnamed) {
    const left = [...attributes].filter((attribute) => !messages.has(`${name}\0${attribute}`));
    if (left.length === 0) continue;
    const words = nameSome(
      left.map((attribute) => `\`${attribute}\``),
      MOST_NAMED,
    );
    const text = `${name}: ${words} ${left.length === 1 ? 'is' : 'are'} ${LATER}. ${UNNAMED}`;
    messages.set(`${name}\0`, toMessage(text, address, left.length === 1 ? (left[0] ?? '') : ''));
  }
  const all = [...messages.values()];
  const shown = all.slice(0, MOST_MESSAGES);
  const others = all.length - shown.length;
  return others === 0 ? shown : [...shown, { text: `${others} more are ${LATER}.` }];
}

const LATER = 'known only after the apply';
const UNNAMED = 'The policy names no attribute there, and may read each.';

function toMessage(text: string, address: string | undefined, attribute: string): PrintedMessage {
  const addresses = address === undefined ? [] : [address];
  return { text, addresses, attribute: readAttributePath(attribute) };
}

function describeLack({ path }: LackedRead['lacked'], name: string, attribute: string): string {
  if (attribute === '') {
    const isOutput = name.startsWith('output.');
    return `${name}: ${isOutput ? 'its value' : 'what it becomes'} is ${LATER}.`;
  }
  return isWriteOnlyName(path.at(-1) ?? '')
    ? `${name}: \`${attribute}\` is write-only, so no plan says what it is.`
    : `${name}: \`${attribute}\` is ${LATER}.`;
}

/** A constant of JSON. */
function shownConstant(json: string): string {
  return json.startsWith('"') ? quote(String(JSON.parse(json))) : json;
}
