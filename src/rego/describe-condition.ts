/** What would have to be so after the apply for a pass to hold, in words: which attributes decide, and what they are compared with. */
import { attributeOf, isWriteOnlyName, lackingName } from '../plan/lacked-values.ts';
import { nameSome, quote } from '../model/quote.ts';
import type { PrintedMessage } from '../policy/named-resources.ts';
import { readAttributePath } from '../model/attribute-path.ts';
import { textIn } from '../model/parse.ts';
import type { LackedRead } from './read-places.ts';

const MOST_NAMED = 3;
/** How many messages a policy gives. An approval is of the whole plan. */
const MOST_MESSAGES = 100;

/** One message for each attribute that the policy names or compares with a constant, and one for all others of a resource. */
export function describeCondition(reads: readonly LackedRead[]): PrintedMessage[] {
  const messages = new Map<string, PrintedMessage>();
  const unnamed = new Map<string, UnnamedAttributes>();
  for (const read of reads) {
    const { lacked, isNamed, comparedWith } = read;
    const name = lackingName(lacked);
    const address = textIn(lacked.entry?.['address']) === undefined ? undefined : name;
    const attribute = attributeOf(lacked);
    if (attribute !== '' && !isNamed && comparedWith.length === 0) {
      const key = `${name}\0${lacked.hasNoText}`;
      const others = unnamed.get(key) ?? { name, address, lacked, attributes: new Set() };
      others.attributes.add(attribute);
      unnamed.set(key, others);
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
  for (const [key, { name, address, lacked, attributes }] of unnamed) {
    const left = [...attributes].filter((attribute) => !messages.has(`${name}\0${attribute}`));
    if (left.length === 0) continue;
    const words = nameSome(
      left.map((attribute) => `\`${attribute}\``),
      MOST_NAMED,
    );
    const isOne = left.length === 1;
    const why = lacked.hasNoText
      ? `${isOne ? 'is no constant' : 'are no constants'}, and ${WITHOUT_TEXT}`
      : `${isOne ? 'is' : 'are'} ${LATER}`;
    const text = `${name}: ${words} ${why}. ${UNNAMED}`;
    messages.set(`${key}\0`, toMessage(text, address, left.length === 1 ? (left[0] ?? '') : ''));
  }
  const all = [...messages.values()];
  const shown = all.slice(0, MOST_MESSAGES);
  const others = all.length - shown.length;
  return others === 0 ? shown : [...shown, { text: `${others} more are ${LATER}.` }];
}

const LATER = 'known only after the apply';
const UNNAMED = 'The policy names no attribute there, and may read each.';
const WITHOUT_TEXT = 'no plan has the text of such an expression';

/** What a policy reads of one resource without naming it. */
interface UnnamedAttributes {
  name: string;
  address: string | undefined;
  /** One of them. */
  lacked: LackedRead['lacked'];
  attributes: Set<string>;
}

function toMessage(text: string, address: string | undefined, attribute: string): PrintedMessage {
  const addresses = address === undefined ? [] : [address];
  return { text, addresses, attribute: readAttributePath(attribute) };
}

function describeLack(
  { path, hasNoText }: LackedRead['lacked'],
  name: string,
  attribute: string,
): string {
  if (hasNoText) {
    const what = attribute === '' ? 'what it gives' : `\`${attribute}\``;
    return `${name}: ${what} is no constant, and ${WITHOUT_TEXT}.`;
  }
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
