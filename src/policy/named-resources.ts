/** What a policy printed, as messages; which resources each of them is about, and what is said of each resource. */
import { readAttributePath, type AttributePath } from '../model/attribute-path.ts';
import { findAddresses, isAddress } from '../model/address.ts';
import { orElse } from '../model/or-else.ts';
import type { GeneralMessage, NamedResource, PolicyResult } from '../model/policy-result.ts';

/** A message that a policy printed. */
export interface PrintedMessage {
  /** With all its lines. */
  text: string;
  /** The resources that the output names next to the text, in fields of their own. */
  addresses?: readonly string[];
  /** The argument that the rule says is at fault. */
  attribute?: AttributePath | undefined;
}

/** What the messages of a policy are about. */
export type NamedInMessages = Pick<PolicyResult, 'address' | 'resources' | 'generalMessages'>;

export const NOTHING_NAMED = {
  address: undefined,
  resources: [],
  generalMessages: [],
} satisfies NamedInMessages;

/**
 * Gives each message to the one resource that it was printed for, or that its text names. A message about none or about
 * several is a general one. Each is kept once.
 */
export function namedIn(printed: Iterable<PrintedMessage>): NamedInMessages {
  const found: NamedResource[] = [];
  const generalMessages = new Map<string, GeneralMessage>();
  for (const { text: rawText, addresses: given = [], attribute } of printed) {
    const text = rawText.trim();
    if (text === '') continue;
    const { addresses, isCertain } = given.length > 0 ? certainly(given) : findAddresses(text);
    const [subject, ...others] = addresses;
    const isOnly = subject !== undefined && others.length === 0;
    if (isOnly && (isCertain || isInFront(subject, text))) {
      const message = withoutAddress(text, subject);
      found.push({ address: subject, messages: message === '' ? [] : [message], attribute });
      continue;
    }
    found.push(...addresses.map((address) => ({ address, messages: [] })));
    generalMessages.set(JSON.stringify([text, addresses]), { text, addresses });
  }
  const resources = mergeByAddress(found);
  const general = [...generalMessages.values()];
  const [first] = resourcesAlone({ resources, generalMessages: general });
  return { address: first?.address, resources, generalMessages: general };
}

/** The resource that a message was printed for, as a list; with several, it is not certain which one it is about. */
export function printedForOne({ addresses = [] }: PrintedMessage): readonly string[] {
  return addresses.length === 1 ? addresses : [];
}

function certainly(addresses: readonly string[]) {
  return { addresses: [...new Set(addresses)], isCertain: true };
}

/** Each resource once, with all that is said of it. It keeps an attribute only if all messages are about the same one. */
export function mergeByAddress(named: Iterable<NamedResource>): NamedResource[] {
  const merged = new Map<string, NamedResource & { messages: string[] }>();
  const said = new Map<string, Set<string>>();
  for (const resource of named) {
    const { address, messages, location, attribute } = resource;
    const earlier = merged.get(address);
    const known = said.get(address) ?? new Set<string>();
    const fresh = [...new Set(messages)].filter((message) => !known.has(message));
    for (const message of fresh) known.add(message);
    said.set(address, known);
    if (earlier === undefined) {
      merged.set(address, { ...resource, messages: fresh });
      continue;
    }
    earlier.location ??= location;
    if (messages.length === 0) continue;
    if (earlier.messages.length === 0) earlier.attribute = attribute;
    // Messages about different attributes have only the block as their common place, which an empty path means.
    else if (JSON.stringify(earlier.attribute) !== JSON.stringify(attribute))
      earlier.attribute = [];
    earlier.messages.push(...fresh);
  }
  return [...merged.values()];
}

/** The resources that stand for themselves: the others are only named in general messages. */
export function resourcesAlone<Resource extends NamedResource>({
  resources,
  generalMessages,
}: {
  resources: readonly Resource[];
  generalMessages: readonly GeneralMessage[];
}): Resource[] {
  const shared = new Set(generalMessages.flatMap(({ addresses }) => addresses));
  return resources.filter(({ address, messages }) => messages.length > 0 || !shared.has(address));
}

/** The message of a text `ADDRESS: message`, or the whole text if it has another form; empty if nothing is left. */
export function withoutAddress(text: string, address: string): string {
  if (text === address) return '';
  return isInFront(address, text) ? text.slice(address.length + 1).trim() : text;
}

function isInFront(address: string, text: string): boolean {
  return text.startsWith(`${address}:`) && /^\s?$/.test(text.charAt(address.length + 1));
}

const DEEPEST = 6;
const MESSAGE_KEYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];

/**
 * What a policy printed, as messages. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 *
 * @param attribute the argument that all of it is about, where the output names none itself
 */
export function printedMessages(output: unknown, attribute?: AttributePath): PrintedMessage[] {
  const messages: PrintedMessage[] = [];
  gatherMessages(output, messages, 0, { attribute });
  return messages;
}

/**
 * Adds the messages of a value to `messages`.
 *
 * @param depth in how many lists and objects the value is
 * @param about what the value was printed for, as the objects around it say
 */
function gatherMessages(
  value: unknown,
  messages: PrintedMessage[],
  depth: number,
  about: Omit<PrintedMessage, 'text'> = {},
): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'string') {
    if (value.trim() !== '') messages.push({ text: value.trim(), ...about });
    return;
  }
  if (depth < DEEPEST && Array.isArray(value)) {
    for (const item of value) gatherMessages(item, messages, depth + 1, about);
    return;
  }
  const asJson = () => orElse(() => JSON.stringify(value), '(an output too deep to show)');
  if (depth >= DEEPEST || typeof value !== 'object') {
    messages.push({ text: asJson(), ...about });
    return;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  const subjects = [...new Set([fields.get('address'), fields.get('resource')].filter(isText))];
  const addresses = subjects.filter(isAddress);
  const attribute = readAttributePath(fields.get('attribute')) ?? about.attribute;
  // What an object inside of another one does not say, the outer one says.
  const aboutObject = { addresses: addresses.length > 0 ? addresses : about.addresses, attribute };
  const messageKey = MESSAGE_KEYS.find((key) => fields.has(key));
  const message = messageKey === undefined ? asJson() : fields.get(messageKey);
  if (typeof message !== 'string') {
    gatherMessages(message, messages, depth + 1, aboutObject);
    return;
  }
  const isStream = messageKey === 'print' && addresses.length === 0;
  for (const text of isStream ? splitPrint(message) : [message]) {
    const unnamed = subjects.filter((subject) => !isNamedIn(text, subject)).join(', ');
    const told = [unnamed, text.trim()].filter(Boolean).join(': ');
    gatherMessages(told, messages, depth + 1, aboutObject);
  }
}

/** Whether a text has the address of a resource, or another name of what it is about. */
function isNamedIn(text: string, subject: string): boolean {
  return isAddress(subject)
    ? findAddresses(text).addresses.includes(subject)
    : text.includes(subject);
}

/**
 * The messages of a text that Sentinel printed. It is one message, unless several lines name a resource: then each of these
 * begins a message, and the lines below it belong to it, up to an empty one.
 */
function splitPrint(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r]/);
  const names = lines.map((line) => findAddresses(line).addresses.length > 0);
  if (names.filter(Boolean).length <= 1) return [text];
  const messages: string[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const isEmpty = line.trim() === '';
    if (isOpen && !isEmpty && names[at] !== true) messages.push(`${messages.pop() ?? ''}\n${line}`);
    else if (!isEmpty) messages.push(line);
    isOpen = !isEmpty;
  }
  return messages;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
