/** Tokens that `terraform login` stored, per host. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from '../client/wire/schema.ts';
import { inside, textOf } from '../hosts/shapes.ts';
import type { Environment } from '../model/ports.ts';

/** `{"credentials": {"app.terraform.io": {"token": "…"}}}` */
const fileSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.object({ credentials: v.record(v.string(), v.unknown()) })),
  { credentials: {} },
);

/** Answers the stored token of a host (with its port, if it has one). Never rejects. */
export async function readStoredTokens(
  environment: Environment,
): Promise<(hostname: string) => string | undefined> {
  const folder = environment['APPDATA']
    ? join(environment['APPDATA'], 'terraform.d')
    : join(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
  const text = await readFile(join(folder, 'credentials.tfrc.json'), 'utf8').catch(() => '');
  const { credentials } = v.parse(fileSchema, text);
  return (hostname) => textOf(inside(credentials, hostname, 'token'))?.trim() || undefined;
}
