/** Ids of the service's objects in texts: a prefix, a hyphen, and at least 16 letters and digits. */

const ID = /(\s?)\b[a-z]{2,16}-(?=[A-Za-z0-9]*[A-Z])[A-Za-z0-9]{16,24}\b/g;

/** The text without ids of the service, so that texts that differ in ids alone are the same. */
export function withoutIds(text: string): string {
  return text.replaceAll(ID, (_, space: string) => (space === '' ? '…' : ''));
}
