/** Reads and writes addresses of resource instances: `module.net["a.b"].aws_subnet.this[0]`. */

interface ResourceAddress {
  /** Empty in the root module. */
  module: string;
  type: string;
  name: string;
  index?: string | number;
}

/** Reads the address of a managed resource that this service has written. */
export function resourceOfAddress(address: string): ResourceAddress {
  const parts = splitAddress(address);
  const [type = '', last = ''] = parts.slice(-2);
  const at = last.indexOf('[');
  const key = at < 0 ? undefined : last.slice(at + 1, -1);
  return {
    module: parts.slice(0, -2).join('.'),
    type,
    name: at < 0 ? last : last.slice(0, at),
    index: key?.startsWith('"') === true ? readKey(key) : key && Number(key),
  };
}

/** The parts of an address between its dots; a dot inside a key does not separate. */
export function splitAddress(address: string): string[] {
  return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}

/** The address without keys, as the configuration names the resource. */
export function withoutKeys(address: string): string {
  return splitAddress(address)
    .map((part) => part.split('[', 1)[0] ?? '')
    .join('.');
}

/** The labels of the module calls in the address of a module: `a`, `b` of `module.a[0].module.b`. */
export function labelsOf(address: string): string[] {
  return withoutKeys(address)
    .split('.')
    .filter((_, at) => at % 2 === 1);
}

/** Whether `address` is what `target` names, or an instance of it, or something inside it. */
export function isWithin(address: string, target: string): boolean {
  const next = address.charAt(target.length);
  return address.startsWith(target) && (next === '' || next === '.' || next === '[');
}

/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
export function writeIndex(key: string | number | undefined): string {
  if (key === undefined) return '';
  return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
};

/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key: string): string {
  const text = key
    .replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? escaped(sign))
    .replaceAll(/([$%])(?=\{)/g, '$1$1');
  return `"${text}"`;
}

function escaped(sign: string): string {
  const digits = (sign.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}

/** The key in a quoted text; escapes that Terraform does not write stay as they are. */
function readKey(text: string): string {
  return text
    .slice(1, -1)
    .replaceAll(/\\(?:([nrt"\\])|u([\da-f]{4})|U00([\da-f]{6}))/gi, (all, sign, short, long) =>
      typeof sign === 'string' ? unescaped(sign) : fromHex(String(short ?? long), all),
    )
    .replaceAll(/([$%])\1(?=\{)/g, '$1');
}

function unescaped(sign: string): string {
  return Object.entries(ESCAPES).find(([, written]) => written === `\\${sign}`)?.[0] ?? sign;
}

function fromHex(digits: string, otherwise: string): string {
  const point = Number.parseInt(digits, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : otherwise;
}
