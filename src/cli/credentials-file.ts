/** Tokens that `terraform login` stored, per host. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../ports.ts';

/** Answers the stored token of a host (with its port, if it has one). Never rejects. */
export async function readStoredTokens(
  environment: Environment,
): Promise<(hostname: string) => string | undefined> {
  const folder = environment['APPDATA']
    ? join(environment['APPDATA'], 'terraform.d')
    : join(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
  const text = await readFile(join(folder, 'credentials.tfrc.json'), 'utf8').catch(() => '{}');
  return (hostname) => storedToken(text, hostname);
}

/** From the file's text: `{"credentials": {"app.terraform.io": {"token": "…"}}}`. */
function storedToken(text: string, hostname: string): string | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  const token = member(member(member(file, 'credentials'), hostname), 'token');
  return typeof token === 'string' && token.trim() !== '' ? token.trim() : undefined;
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
