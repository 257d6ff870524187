/** What a finding says where its address is shown beside it. */
import type { Finding } from './view.ts';
import { statusWord } from './words.ts';

/** Hostile until escaped; never empty. */
export function messageBeside({ message, address, status }: Finding): string {
  const prefix = `${address ?? ''}: `;
  const said =
    address !== undefined && message.startsWith(prefix) ? message.slice(prefix.length) : message;
  return said.trim() === '' ? statusWord(status) : said;
}
