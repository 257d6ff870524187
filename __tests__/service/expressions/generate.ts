/** Makes expressions of Terraform's language by chance: right ones mostly, and wrong ones. */
import { PATHS } from './surroundings.ts';

/** A number from 0 to 1, each time another. */
export type Chance = () => number;

/** What an expression should be, so that many of them are no error. */
type Kind = 'text' | 'number' | 'bool' | 'list' | 'map' | 'any';

const KINDS: readonly Kind[] = ['text', 'number', 'bool', 'list', 'map', 'any'];

const TEXTS = [
  '""',
  '"a"',
  '"b"',
  '"abc"',
  '"A-b_c"',
  '"1"',
  '"01"',
  '"true"',
  '"0.5"',
  '"10"',
  '"-3"',
  '"é"',
  '"e\\u0301"',
  '"ß"',
  '"\\U0001F600"',
  '"a,b,,c"',
  '"<a&b>"',
  '"\\t x \\n"',
  '"$${a}"',
  '"%%{if}"',
  '"%s-%d"',
  '"%03d"',
  '"%5s"',
  '"%v"',
  '"%q"',
  '"100%"',
  '"/a+/"',
  '"\\\\"',
  '"\\""',
  '"10.0.0.0/16"',
  '"10.0.0.0/8"',
  '"192.168.1.77/24"',
  '"fd00::/56"',
  '"{\\"a\\":1,\\"b\\":[true,null]}"',
  '"{\\"b\\":1,\\"b\\":2}"',
  '"[1,1.0,1e3]"',
  '"ZmFsc2U="',
  '"a\\r\\nb"',
  '"İ"',
  '"ﬁ"',
  '"👩‍👩‍👧"',
  '"한"',
  '"null"',
  '"2024-01-01T00:00:00Z"',
  '"\\u2028"',
  '"a/b/c.tf"',
  '"__proto__"',
  '"x: 1"',
];
const NUMBERS = [
  '0',
  '1',
  '2',
  '3',
  '-1',
  '10',
  '0.1',
  '0.2',
  '1.5',
  '1e3',
  '1e21',
  '1e-7',
  '9007199254740991',
  '9007199254740993',
  '255',
  '100',
  '0.30000000000000004',
  '-0',
  '1.0',
  '123456789.125',
  '24',
];
const HEREDOCS = [
  '<<EOT\na\n  b\nEOT\n',
  '<<-EOT\n    a\n      b\n    EOT\n',
  '<<-EOT\n  a ${1 + 1}\n\n   b\n  EOT\n',
  '<<-EOT\n\ta\n\t b\n\tEOT\n',
  '<<EOT\nEOT\n',
  '<<EOT\n${"x"}\nEOT\n',
  '<<-EOT\n    ${"x"}\n   $${y}\n  EOT\n',
  '<<EOT\n%{ if true }a%{ else }b%{ endif }\nEOT\n',
];

/** Every function of Terraform 1.11 that is no `provider::` and reads nothing beside its arguments, and some that do. */
const FUNCTIONS =
  'abs abspath alltrue anytrue base64decode base64encode base64gzip base64sha256 base64sha512 basename can ceil chomp chunklist cidrhost cidrnetmask cidrsubnet cidrsubnets coalesce coalescelist compact concat contains csvdecode dirname distinct element endswith file fileexists fileset filebase64 flatten floor format formatdate formatlist indent index join jsondecode jsonencode keys length log lookup lower matchkeys max md5 merge min one parseint pathexpand pow range regex regexall replace reverse rsadecrypt setintersection setproduct setsubtract setunion sha1 sha256 sha512 signum slice sort split startswith endswith strcontains strrev substr sum templatefile textencodebase64 timeadd timecmp title tobool tolist tomap tonumber toset tostring transpose trim trimprefix trimspace trimsuffix try upper urlencode uuidv5 values yamldecode yamlencode zipmap templatestring textdecodebase64'.split(
    ' ',
  );

/** Arguments with which the functions that the static planner knows are mostly right. */
const CALLS: Readonly<Record<string, readonly Kind[]>> = {
  upper: ['text'],
  lower: ['text'],
  trimspace: ['text'],
  trimprefix: ['text', 'text'],
  trimsuffix: ['text', 'text'],
  startswith: ['text', 'text'],
  endswith: ['text', 'text'],
  split: ['text', 'text'],
  replace: ['text', 'text', 'text'],
  join: ['text', 'list'],
  format: ['text', 'any'],
  tostring: ['any'],
  tonumber: ['text'],
  tobool: ['text'],
  tolist: ['list'],
  toset: ['list'],
  tomap: ['map'],
  distinct: ['list'],
  sort: ['list'],
  concat: ['list', 'list'],
  flatten: ['list'],
  merge: ['map', 'map'],
  keys: ['map'],
  values: ['map'],
  lookup: ['map', 'text', 'any'],
  element: ['list', 'number'],
  contains: ['list', 'any'],
  index: ['list', 'any'],
  length: ['any'],
  range: ['number', 'number', 'number'],
  cidrsubnet: ['text', 'number', 'number'],
  jsonencode: ['any'],
  jsondecode: ['text'],
  try: ['any', 'any'],
  can: ['any'],
  coalesce: ['any', 'any'],
  one: ['list'],
  max: ['number', 'number'],
  reverse: ['list'],
  compact: ['list'],
};
const OF: Readonly<Record<Kind, readonly string[]>> = {
  text: [
    'upper',
    'lower',
    'trimspace',
    'trimprefix',
    'trimsuffix',
    'replace',
    'join',
    'format',
    'tostring',
    'jsonencode',
    'cidrsubnet',
    'element',
    'lookup',
  ],
  number: ['length', 'index', 'tonumber', 'max'],
  bool: ['contains', 'startswith', 'endswith', 'tobool', 'can'],
  list: [
    'split',
    'tolist',
    'toset',
    'distinct',
    'sort',
    'concat',
    'flatten',
    'keys',
    'values',
    'range',
    'jsondecode',
    'compact',
    'reverse',
  ],
  map: ['merge', 'tomap', 'jsondecode', 'lookup'],
  any: Object.keys(CALLS),
};

export function generateExpression(chance: Chance): string {
  return new Generator(chance).expression('any', 3);
}

class Generator {
  readonly #chance: Chance;
  /** Names that a `for` around has defined. */
  readonly #names: string[] = [];

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  #one<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.#chance() * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  #is(share: number): boolean {
    return this.#chance() < share;
  }

  expression(wanted: Kind, depth: number): string {
    const kind = this.#is(0.08) || wanted === 'any' ? this.#one(KINDS) : wanted;
    if (this.#is(0.03))
      return this.#one(['null', 'null', 'null', ...HEREDOCS.map((one) => `(${one})`)]);
    if (this.#names.length > 0 && this.#is(0.3)) return this.#one(this.#names);
    if (depth === 0 || this.#is(0.15))
      return this.#is(0.25) ? this.#one(PATHS) : this.#literal(kind, depth);
    const deeper = depth - 1;
    switch (Math.floor(this.#chance() * 9)) {
      case 0:
      case 1:
      case 2:
        return this.#call(kind, deeper);
      case 3:
        return this.#operation(kind, deeper);
      case 4:
        return `(${this.expression('bool', deeper)} ? ${this.expression(kind, deeper)} : ${this.expression(kind, deeper)})`;
      case 5:
        return this.#step(deeper);
      case 6:
        return this.#for(kind, deeper);
      default:
        return this.#literal(kind, depth);
    }
  }

  #literal(kind: Kind, depth: number): string {
    const deeper = Math.max(0, depth - 1);
    const many = Math.floor(this.#chance() * 4);
    const members = (one: () => string): string => Array.from({ length: many }, one).join(', ');
    switch (kind) {
      case 'text':
        return depth > 0 && this.#is(0.4) ? this.#template(deeper) : this.#one(TEXTS);
      case 'number':
        return this.#one(NUMBERS);
      case 'bool':
        return this.#one(['true', 'false']);
      case 'list': {
        const member = this.#one(KINDS.slice(0, 3));
        return `[${members(() => (depth > 0 ? this.expression(this.#is(0.8) ? member : 'any', deeper) : this.#literal(member, 0)))}]`;
      }
      case 'map': {
        const member = this.#one(KINDS.slice(0, 3));
        const key = (): string =>
          this.#one([
            'a',
            'b',
            'zone',
            '"a b"',
            '1',
            'true',
            '("x")',
            '(local.names.zone)',
            '"${1 + 1}"',
            'null',
          ]);
        return `{ ${members(() => `${key()} = ${depth > 0 ? this.expression(member, deeper) : this.#literal(member, 0)}`)} }`;
      }
      default:
        return this.#literal(this.#one(KINDS.slice(0, 5)), depth);
    }
  }

  #template(depth: number): string {
    const hole = (): string => this.expression(this.#one(['text', 'number', 'any']), depth);
    return this.#one([
      () => `"\${${hole()}}"`,
      () => `"x-\${${hole()}}"`,
      () => `"\${${hole()}}\${${hole()}}"`,
      () => `"a \${~ ${hole()} ~} b"`,
      () => `"%{ if ${this.expression('bool', depth)} }\${${hole()}}%{ else }n%{ endif }"`,
      () => `"%{ for x in ${this.expression('list', depth)} }\${x},%{ endfor }"`,
    ])();
  }

  #call(kind: Kind, depth: number): string {
    const name = this.#is(0.75) ? this.#one(OF[kind]) : this.#one(FUNCTIONS);
    const wanted =
      CALLS[name] ??
      Array.from({ length: 1 + Math.floor(this.#chance() * 2) }, () => this.#one(KINDS));
    const count = this.#is(0.06) ? Math.floor(this.#chance() * 4) : wanted.length;
    const passed = Array.from({ length: count }, (_, at) =>
      this.expression(wanted[at] ?? 'any', depth),
    );
    return this.#is(0.04)
      ? `${name}(${this.expression('list', depth)}...)`
      : `${name}(${passed.join(', ')})`;
  }

  #operation(kind: Kind, depth: number): string {
    if (kind === 'bool' || kind === 'any') {
      if (this.#is(0.2)) return `!${this.expression('bool', depth)}`;
      const [operator, of] = this.#one([
        ['&&', 'bool'],
        ['||', 'bool'],
        ['<', 'number'],
        ['>=', 'number'],
        ['==', 'any'],
        ['!=', 'any'],
        ['==', 'text'],
        ['==', 'number'],
        ['==', 'list'],
        ['!=', 'map'],
      ] as const);
      return `(${this.expression(of, depth)} ${operator} ${this.expression(of, depth)})`;
    }
    if (this.#is(0.15)) return `-${this.expression('number', depth)}`;
    return `(${this.expression('number', depth)} ${this.#one(['+', '-', '*', '/', '%'])} ${this.expression('number', depth)})`;
  }

  #step(depth: number): string {
    const isList = this.#is(0.5);
    const of = `(${this.expression(isList ? 'list' : 'map', depth)})`;
    if (isList)
      return `${of}${this.#one(['[0]', '[1]', '["0"]', '[-1]', '[*]', '[0.5]', '.0', '[*].a', '["a"]'])}`;
    return `${of}${this.#one(['.a', '["a"]', '.zone', '["b"]', '.*.a', '[1]', '.missing'])}`;
  }

  #for(kind: Kind, depth: number): string {
    const collection = this.expression(this.#one(['list', 'map']), depth);
    const names = this.#one([['v'], ['k', 'v']]);
    this.#names.push(...names);
    const value = this.expression('any', depth);
    const key = this.expression('text', Math.min(1, depth));
    const condition = this.#is(0.3) ? ` if ${this.expression('bool', Math.min(1, depth))}` : '';
    this.#names.length -= names.length;
    const intro = `for ${names.join(', ')} in ${collection}`;
    if (kind === 'map')
      return `{${intro} : ${key} => ${value}${this.#is(0.3) ? '...' : ''}${condition}}`;
    return `[${intro} : ${value}${condition}]`;
  }
}
