/** Recognises saved plans, state and keys by their content, because they may have any name. */

/** How many bytes of a file are enough to recognise it; smaller files are inspected whole. */
export const INSPECTED_BYTES = 64 * 1024;

/** State is never packed; the others are packed if git tracks them. */
export type SecretContent =
  | 'state'
  | 'a saved plan'
  | 'a plan as JSON'
  | 'a private key'
  | 'a credential';

/** What a file holds, judged by its first bytes, at most `SEEN_BYTES`; undefined for ordinary content. */
export function recogniseSecret(bytes: Buffer): SecretContent | undefined {
  const start = startOfText(bytes);
  switch (bytes.toString('latin1', start, start + 1)) {
    // `PK`, as every ZIP file begins, or `PuTTY-User-Key-File-`.
    case 'P':
      return isSavedPlan(bytes) ? 'a saved plan' : privateKeyAtStart(bytes);
    case '{':
    case '[':
      return recogniseJson(bytes);
    case '-':
      return privateKeyAtStart(bytes);
    default:
      return undefined;
  }
}

/** The position after a byte order mark and white space. */
function startOfText(bytes: Buffer): number {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20) at++;
  return at;
}

/** Whether this is a ZIP file whose first entry has a name as Terraform gives it. */
function isSavedPlan(bytes: Buffer): boolean {
  // The header of the first entry has 30 bytes: a signature, then the length of its name at 26. The name follows it.
  if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50) return false;
  const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
  return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}

function privateKeyAtStart(bytes: Buffer): SecretContent | undefined {
  const start = startOfText(bytes);
  const text = bytes.toString('latin1', start, start + 100);
  const key = /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;
  return key.test(text) ? 'a private key' : undefined;
}

/** At least 16 characters after one of these names. In a schema an object follows the name; examples are shorter. */
const JSON_CREDENTIAL =
  /"(?:client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey)"\s{0,20}:\s{0,20}"[^"\s]{16}/;

function recogniseJson(bytes: Buffer): SecretContent | undefined {
  const text = bytes.toString('latin1');
  const has = (name: string) => text.includes(`"${name}"`);
  if (has('lineage') && (has('serial') || has('terraform_version'))) return 'state';
  if (has('format_version') && has('terraform_version')) {
    const values = ['planned_values', 'prior_state', 'resource_changes', 'values'];
    if (values.some(has)) return 'a plan as JSON';
  }
  return JSON_CREDENTIAL.test(text) ? 'a credential' : undefined;
}
