/**
 * The message of a run of ours ends in a tag: what makes the run findable when its answer is lost,
 * and what tells earlier runs of the same pull request from everybody else's.
 */
import type { Random } from '../ports.ts';

const OPEN = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST = 1_000;

/** `Plan for #42 [plangate acme/infra#42 k3x9…]` */
export function runMessage(
  message: string,
  changeRequest: string | undefined,
  random: Random,
): string {
  const tag = `${OPEN}${changeRequest === undefined ? '' : `${clean(changeRequest)} `}${nonce(random)}]`;
  const said = clean(message).slice(0, LONGEST - tag.length - 1);
  return said === '' ? tag : `${said} ${tag}`;
}

/** Whether this message is that of a run of ours for this pull request. */
export function isRunOf(message: string | null | undefined, changeRequest: string): boolean {
  const tag = tagOf(message ?? '');
  if (tag === undefined) return false;
  const space = tag.lastIndexOf(' ');
  return space !== -1 && tag.slice(0, space) === clean(changeRequest);
}

/** What stands between `[plangate ` and the `]` that ends the message; a message cannot fake its end. */
function tagOf(message: string): string | undefined {
  const at = message.lastIndexOf(OPEN);
  if (at === -1 || !message.endsWith(']')) return undefined;
  return message.slice(at + OPEN.length, -1);
}

function nonce(random: Random): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(random() * 36 ** 4)
      .toString(36)
      .padStart(4, '0'),
  ).join('');
}

/** One line, without the bracket that opens a tag. */
function clean(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('[plangate', '(plangate')
    .trim();
}
