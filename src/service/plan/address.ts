/** Addresses of resource instances: `module.net["a.b"].aws_subnet.this[0]`. */

interface ResourceAddress {
  /** '' in the root module. */
  module: string;
  type: string;
  name: string;
  index?: string | number;
}

/** Reads what this service has written itself: the address of a managed resource. */
export function readAddress(address: string): ResourceAddress {
  const parts = splitAddress(address);
  const [type = '', last = ''] = parts.slice(-2);
  const at = last.indexOf('[');
  const key = at < 0 ? undefined : last.slice(at + 1, -1);
  return {
    module: parts.slice(0, -2).join('.'),
    type,
    name: at < 0 ? last : last.slice(0, at),
    index: key?.startsWith('"') === true ? JSON.parse(key) : key && Number(key),
  };
}

/** Its parts; a dot inside a key separates nothing. */
function splitAddress(address: string): string[] {
  return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}

/** The same address without any keys: what stands in the files. */
export function withoutKeys(address: string): string {
  return splitAddress(address)
    .map((part) => part.split('[', 1)[0] ?? '')
    .join('.');
}

/** Whether `address` is what `target` names, an instance of it, or inside of it. */
export function isWithin(address: string, target: string): boolean {
  const next = address.charAt(target.length);
  return address.startsWith(target) && (next === '' || next === '.' || next === '[');
}

export function writeIndex(key: string | number | undefined): string {
  if (key === undefined) return '';
  return typeof key === 'number' ? `[${String(key)}]` : `[${JSON.stringify(key)}]`;
}
