/**
 * Resource addresses in text that a policy wrote: `module.vpc.aws_subnet.a[0]`,
 * `data.aws_ami.base`, `aws_s3_bucket.logs["eu"]`. The patterns have no two ways to match the same
 * text, so that hostile text costs no more than any other.
 */

/** More than these in one text are an inventory, not a finding. */
export const MOST_ADDRESSES = 100;
const LONGEST = 512;

// Repetitions have limits, because no address is longer.
const NAME = String.raw`[\p{L}_][\p{L}\p{N}\p{M}_-]{0,${LONGEST}}`;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, `\` escapes. */
const INDEX = String.raw`\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^]){0,${LONGEST}}")\]`;
const PART = new RegExp(`(${NAME})((?:${INDEX})*)`, 'gu');
/** An address does not begin after one of these: it would be the rest of a path, a host or another name. */
const REFERENCE = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}_\-./\\$@])${NAME}(?:\.${NAME}|${INDEX}){1,${LONGEST / 2}}`,
  'gu',
);

/** Every distinct address, in the order of appearance. */
export function findAddresses(text: string): string[] {
  const addresses = new Set<string>();
  // Most texts have no address, which this finds at once.
  if (!/\.[\p{L}_]/u.test(text)) return [];
  for (const [reference] of text.matchAll(REFERENCE)) {
    const address = reference.length <= LONGEST ? asAddress(reference) : undefined;
    if (address !== undefined) addresses.add(address);
    if (addresses.size >= MOST_ADDRESSES) break;
  }
  return [...addresses];
}

/**
 * The part of a reference that is an address: module path, then `type.name` with an index, or the
 * module path alone. A type without an underscore is taken only after `module.`, `data.`,
 * `ephemeral.` or `action.`, so that `example.com` and `e.g` are none.
 */
function asAddress(reference: string): string | undefined {
  const parts = Array.from(reference.matchAll(PART), ([whole, name = '', index]) => {
    return { whole, name, indexed: index !== '' };
  });
  const upTo = (end: number) => Array.from(parts.slice(0, end), ({ whole }) => whole).join('.');
  let next = 0;
  while (parts[next]?.whole === 'module' && parts[next + 1]) next += 2;
  const moduleEnd = next;
  const { name: kind, indexed } = parts[next] ?? { name: '', indexed: false };
  const isRead = (kind === 'data' || kind === 'ephemeral' || kind === 'action') && !indexed;
  if (isRead) next += 1;
  const [type, name] = parts.slice(next, next + 2);
  if (type !== undefined && name !== undefined && !type.indexed) {
    const looksLikeType = type.name.includes('_') && !type.name.startsWith('_');
    if (looksLikeType || isRead || moduleEnd > 0) return upTo(next + 2);
  }
  return moduleEnd > 0 ? upTo(moduleEnd) : undefined;
}
