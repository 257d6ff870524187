/**
 * What is needed to upload to a version that was created before: its id and its upload URL, which
 * the service tells once. It is a secret, so it lives in a file that only its owner may read.
 */
import { readFile } from 'node:fs/promises';
import type { ConfigurationVersion } from '../../wire/configuration-version.ts';
import { UsageError } from '../problems.ts';

export function renderTicket(version: ConfigurationVersion): string {
  const ticket = { id: version.id, 'upload-url': version.attributes['upload-url'] };
  return `${JSON.stringify(ticket)}\n`;
}

export async function readTicket(path: string, shownAs: string): Promise<ConfigurationVersion> {
  let ticket: unknown;
  try {
    ticket = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw broken(shownAs, 'cannot be read.');
  }
  const { id, 'upload-url': url } = (ticket ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof url !== 'string') {
    throw broken(shownAs, 'was not written by `configuration-versions create`.');
  }
  return {
    id,
    type: 'configuration-versions',
    attributes: { status: 'pending', 'upload-url': url },
    relationships: {},
    links: {},
  };
}

function broken(shownAs: string, message: string): UsageError {
  return new UsageError([{ subject: '--upload-url-file', message: `"${shownAs}" ${message}` }]);
}
