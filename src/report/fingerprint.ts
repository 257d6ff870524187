/** How a finding is recognised again on the next push. */
import { createHash } from 'node:crypto';

/**
 * 12 hex digits over what the finding is about. Two messages are of one class when they differ in
 * numbers, letter case and white space only: counts and ids change from run to run.
 */
export function fingerprint(parts: {
  kind: string;
  policySet: string;
  policy: string;
  address?: string;
  message: string;
}): string {
  const text = JSON.stringify([
    parts.kind,
    parts.policySet,
    parts.policy,
    parts.address ?? '',
    messageClass(parts.message),
  ]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function messageClass(message: string): string {
  return message
    .slice(0, 400)
    .toLowerCase()
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}
