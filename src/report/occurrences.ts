/** What a cause says of one resource, of several or of none: each message with its place, the same on all surfaces. */
import { findAddresses, isAddress } from '../model/address.ts';
import type { GeneralMessage, NamedResource } from '../model/policy-result.ts';
import { resourcesAlone, withoutAddress } from '../policy/named-resources.ts';
import type { Markdown } from '../model/sentence.ts';
import { cleanLine } from './markdown.ts';
import { countWordsIfAny, joinNonEmpty, listText } from './text.ts';
import type { Cause, CauseDraft, Occurrence } from './view.ts';
import { STATUS_WORDS } from './words.ts';

/** The draft with each resource and what is said of it, and then each general message; the whole cause if there are none of both. */
export function withOccurrences(draft: CauseDraft): Cause {
  const { fingerprint, age, baseline, workspaces } = draft;
  const resources = resourcesAlone(draft);
  const message = draft.message.trim();
  const ofResources = resources.map(({ address, messages, ...resource }): Occurrence => {
    const about = { noun: 'resource', addresses: [address] } as const;
    return { ...resource, ...about, ...mentionedIn(messages, [address]) };
  });
  const general = draft.generalMessages.map(({ text, addresses, ...rest }): Occurrence => {
    const about = { noun: 'message', age, baseline, addresses } as const;
    return { ...rest, ...about, ...mentionedIn([text], addresses) };
  });
  const [first, ...others] = [...ofResources, ...general];
  if (first === undefined) {
    const messages = [message || STATUS_WORDS[draft.status]];
    const facts = { fingerprint, age, baseline, workspaces };
    const whole = { ...facts, noun: 'message', addresses: [], mentioned: [], messages } as const;
    return { ...draft, occurrences: [whole], messageOfAll: '' };
  }
  const [address = ''] = first.addresses;
  if (others.length === 0 && first.messages.length === 0) {
    const messages = [withoutAddress(message, address)].filter(Boolean);
    const only = { ...first, ...mentionedIn(messages, [address]) };
    return { ...draft, occurrences: [only], messageOfAll: '' };
  }
  const occurrences = [first, ...others] as const;
  const said = occurrences.flatMap(({ addresses: [one = ''], messages }) =>
    messages.flatMap((text) => [text, `${one}: ${text}`]),
  );
  // Whatever was printed is a message of an occurrence.
  const isSaid = new Set([...said, ...draft.output].map((text) => text.trim())).has(message);
  return { ...draft, occurrences, messageOfAll: isSaid ? '' : message };
}

function mentionedIn(messages: readonly string[], addresses: readonly string[]) {
  const named = new Set(messages.flatMap((message) => findAddresses(message).addresses));
  // A service may name a resource by something that is no address.
  const isNamed = (name: string): boolean =>
    isAddress(name) ? named.has(name) : messages.some((message) => message.includes(name));
  return { messages, mentioned: addresses.filter(isNamed) };
}

/** `2 more resources`, `1 more message`, or both: what the occurrences are that a list does not show; empty if none is. */
export function hiddenWords(hidden: readonly Occurrence[]): Markdown {
  const resources = hidden.filter(({ noun }) => noun === 'resource').length;
  return joinNonEmpty(
    ' and ',
    countWordsIfAny(resources, 'more resource'),
    countWordsIfAny(hidden.length - resources, 'more message'),
  );
}

/** The resources of an occurrence that the first `limit` characters of its messages do not name. */
export function unmentionedAddresses(
  { addresses, mentioned, messages }: Occurrence,
  limit = Infinity,
): readonly string[] {
  const shown = messages.join('\n').slice(0, limit);
  return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}

/** What an occurrence says, for surfaces without markup: the addresses that its messages do not name, and its messages. */
export function occurrenceText(occurrence: Occurrence): string {
  const addresses = unmentionedAddresses(occurrence);
  const named = listText(addresses, 5, (address) => cleanLine(address, 300));
  return joinNonEmpty(': ', named, occurrence.messages.join('\n'));
}

/** The baseline of an occurrence, if it differs from that of its cause. */
export function ownBaseline(occurrence: Occurrence, cause: Cause): Occurrence['baseline'] {
  return occurrence.baseline === cause.baseline ? undefined : occurrence.baseline;
}

interface Said {
  message: string;
  output: readonly string[];
  resources: readonly NamedResource[];
  generalMessages: readonly GeneralMessage[];
}

/** What was printed and is in no message, or in one for which `isWhole` is false. */
export function unsaidOutput(
  { message, output, resources, generalMessages }: Said,
  isWhole: (messages: readonly string[]) => boolean = () => true,
): readonly string[] {
  const said = new Set(['']);
  const add = (text: string): void => {
    for (const line of [text, ...text.split('\n')]) said.add(line.trim());
  };
  if (isWhole([message])) add(message);
  for (const { address, messages } of resources) {
    said.add(address);
    if (!isWhole(messages)) continue;
    for (const each of messages) {
      add(each);
      add(`${address}: ${each}`);
    }
  }
  for (const { text } of generalMessages) if (isWhole([text])) add(text);
  const isSaid = (entry: string): boolean =>
    said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
  return output.filter((entry) => !isSaid(entry));
}

/** Printed messages and lines that the occurrences do not show whole. */
export function unshownOutput(
  cause: Cause,
  isWhole: (messages: readonly string[]) => boolean,
): readonly string[] {
  const { output, resources, own } = cause;
  const unshown = unsaidOutput(cause, isWhole);
  // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
  const hasHeadings = resources.length > 1 && own !== true;
  return unshown.length > 0 && hasHeadings ? output : unshown;
}
