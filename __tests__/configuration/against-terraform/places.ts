/**
 * The places in which a reader trims, splits or compares what a Go program reads: a text with a sign in it, what Terraform's
 * packages make of it (`readings/`), and what Plangate does.
 */
import { findUsed } from '../../../src/allowed-sources/find-used.ts';
import {
  exactVersion,
  readModuleSource,
  readProviderAddress,
} from '../../../src/allowed-sources/source-address.ts';
import { exclusionOf, readIgnoreRules } from '../../../src/archive/ignore-rules.ts';
import { wholeText } from '../../../src/model/unreadable-file.ts';
import { splitWords } from '../../../src/configuration/argument-files.ts';
import { searchedFiles } from '../../../src/configuration/read-configuration.ts';
import type { HclBody, HclExpression } from '../../../src/configuration/syntax/hcl-syntax.ts';
import { readJsonBody } from '../../../src/configuration/syntax/parse-file.ts';
import { parseHcl, parseTemplate } from '../../../src/configuration/syntax/parse-hcl.ts';
import { normalized } from '../../../src/model/go-text.ts';
import { memoryFiles } from '../memory-files.ts';

/** What Plangate says where it does not say what a text means: it refuses it, or is not certain. */
export const UNREAD = 'unread';

export interface Question {
  as: string;
  /** What a file says, which need not be UTF-8. */
  bytes: Buffer;
  with?: string[];
}

export interface Place {
  name: string;
  /** What is read, with `¤` in the place of the sign. */
  text: string;
  as: string;
  with?: (sign: string) => string[];
}

const hcl = (...texts: string[]): Place[] =>
  texts.map((text) => ({ name: 'HCL', as: 'hcl', text }));
const json = (...texts: string[]): Place[] =>
  texts.map((text) => ({ name: 'JSON', as: 'json', text }));
const others = (name: string, as: string, ...texts: readonly string[][]): Place[] =>
  texts.flat().map((text) => ({ name, as, text }));

const HIDDEN = 'module "m" {\n  source = "./m"\n}\n';
const END = 'b = <<B\nEOT\nB\n';

export const PLACES: readonly Place[] = [
  // Where a heredoc ends: else the module is a part of its text.
  ...hcl(
    `a = <<EOT\nx\n¤EOT\n${HIDDEN}${END}`,
    `a = <<EOT\nx\n¤EOT\n${HIDDEN}/*\nEOT\n# */\n`,
    `a = <<-EOT\nx\nEOT¤\n${HIDDEN}/*\nEOT\n# */\n`,
    `a = <<EOT\nx\nEOT¤\n${HIDDEN}${END}`,
    `a = <<EOT\nx\n ¤\tEOT¤ \n${HIDDEN}${END}`,
    `a = <<-EOT\n  x\n ¤EOT\n${HIDDEN}${END}`,
    `a = <<EOT\r\nx\r\n¤EOT\r\n${HIDDEN}${END}`,
    `a = <<EO¤T\nx\nEO¤T\n${HIDDEN}`,
    `a = <<EO¤T\nx\nEOT\n${HIDDEN}b = <<EOT\nEO¤T\nEOT\n`,
    `a = <<¤EOT\nx\n¤EOT\n${HIDDEN}`,
    `a = <<EOT¤\nx\nEOT\n${HIDDEN}`,
    `a = <<EOT\n\${"x"}¤EOT\n${HIDDEN}EOT\n`,
    `a = <<EOT\n¤\${"x"}\nEOT\n${HIDDEN}`,
    `a = <<EOT\n¤$\nEOT\n${HIDDEN}`,
    `a = [<<EOT\n¤EOT\n, "x"]\n${HIDDEN}`,
  ),
  // How far a heredoc is indented.
  ...hcl(
    'a = <<-EOT\n  ¤x\n   y\n  EOT\n',
    'a = <<-EOT\n¤x\n y\n  EOT\n',
    'a = <<-EOT\n ¤ x\n   y\n  EOT\n',
    'a = <<-EOT\n  x\n¤\n  y\n  EOT\n',
    'a = <<-EOT\n  x¤\n  y\n  EOT\n',
    'a = <<-EOT\n  ¤\u0301x\n   y\n  EOT\n',
    'a = <<-EOT\n  x\n  ${"y"}\n ¤z\n  EOT\n',
  ),
  // Between words, and in comments.
  ...hcl(
    `¤a = "x"\n${HIDDEN}`,
    `a¤= "x"\n${HIDDEN}`,
    `a =¤"x"\n${HIDDEN}`,
    `a = "x"¤\n${HIDDEN}`,
    `a = "x" # y¤${HIDDEN}`,
    `a = "x" // y¤${HIDDEN}`,
    `/* ¤ */${HIDDEN}`,
    `/*¤/${HIDDEN}/* */`,
    `¤${HIDDEN}`,
    `module¤"m" {\n}\n`,
    `module "m"¤{\n}\n`,
    `module "m" {¤}\n`,
    `module "m" {\n¤\n}\n`,
    `module "m" {\n}¤\n`,
    `a = ["x",¤"y"]\nb = "z"\n`,
    `a = {\n  x = "y"¤\n  z = "y"\n}\nb = "z"\n`,
  ),
  // Names, labels and texts.
  ...hcl(
    `¤ = "x"\n`,
    `a¤ = "x"\n`,
    `a¤b = "x"\n`,
    `module ¤ {\n}\n`,
    `module a¤ {\n}\n`,
    `module "¤" {\n}\n`,
    `module "a¤" "¤" {\n}\n`,
    `a = x.¤\nb = "y"\n`,
    `a = "¤"\n`,
    `a = "x¤y"\n`,
    `a = "\${"¤x"}"\n`,
    `a = "%{ if true }¤%{ endif }"\n`,
    `a = "%{¤if true }x%{ endif }"\n`,
    `a = "x¤\${~ "y" ~}¤z"\n`,
    `a = "\\¤"\n`,
    `a = "$¤{x}"\n`,
  ),
  ...json(
    '¤{"module":{"m":{"a":"x"}}}',
    '{¤"module":{"m":{"a":"x"}}}',
    '{"module"¤:{"m":{"a":"x"}}}',
    '{"module":¤{"m":{"a":"x"}}}',
    '{"module":{"m":{"a":"x"}}}¤',
    '{"module":{"m":{"a":¤"x"}}}',
    '{"module":{"m":{"a":1¤}}}',
    '{"module":{"m":{"a":true¤}}}',
    '{"module":{"m":{"a":"¤"}}}',
    '{"module":{"m":{"a":"x¤y"}}}',
    '{"module":{"¤":{"a":"x"}}}',
    '{"module":{"m¤":{"a":"x"}}}',
    '{"module":{"m":{"¤":"x"}}}',
    '{"module":{"m":{"a¤":"x"}}}',
    '{"module":{"m":{"a":"\\¤"}}}',
    '{"module":{"m":{"a":"x¤"\n}}}',
    '{"module":{"m":{"a":"${"x¤"}"}}}',
    '{"module":[{"m":{"a":"x"}}¤,{"n":{"a":"y"}}]}',
    '{"module":{"m":{"a":"x"}},¤"module":{"n":{"a":"y"}}}',
    '{"¤module":{"m":{"a":"x"}}}',
    '{"module¤":{"m":{"a":"x"}}}',
  ),
  ...others('template', 'template', ['¤', 'x¤', '¤${"x"}', '${"x"¤}', '${¤"x"}', '$¤{x}', '%{¤}']),
  ...others(
    'address of a provider',
    'provider',
    ['¤', '¤ws', 'aws¤', 'a¤s', '¤/aws', 'acm¤/aws', 'acme/¤', 'acme/aw¤'],
    ['¤.io/acme/aws', 'reg¤.io/acme/aws', 'registry.io¤/acme/aws', '¤registry.io/acme/aws'],
    ['hash¤corp/aws', 'hashi¤orp/aws', 'hashicorp/¤ubernetes'],
    ['regi¤try.terraform.io/hashicorp/aws'],
  ),
  ...others(
    'source of a module',
    'module',
    ['acme/vpc/aws', '¤acme/vpc/aws', 'acme/vpc/aws¤', 'ac¤me/vpc/aws', 'acme/vpc¤/aws'],
    ['¤.io/acme/vpc/aws', 'app.terra¤orm.io/acme/vpc/aws', 'app.terraform.io¤/acme/vpc/aws'],
    ['acme/vpc/aws//m¤', 'acme/vpc/aws//¤', 'acme/vpc//¤/aws'],
  ),
  ...others('reference to a provider', 'reference', [
    '¤aws',
    'aws¤',
    'a¤s',
    'aws¤.west',
    'aws.¤west',
    'aws.west¤',
    'aws #¤\n',
    '/*¤*/aws',
  ]),
  ...others('arguments', 'words', [
    '-a¤-b',
    '¤-a',
    '-a¤',
    '"¤"',
    "'¤'",
    '-a="¤ b"',
    '\\¤',
    '-a\\¤b',
    '¤',
    ' ¤ ',
    '-upgrade¤',
  ]),
  ...['¤1.2.3', '1.2.3¤', '=¤1.2.3', '¤=1.2.3', 'v¤1.2.3', '1.2.3¤,', '1.2.3-a¤', '1.2¤.3'].map(
    (text) => ({ name: 'version', as: 'constraint', text, with: () => ['1.2.3'] }),
  ),
  ...[
    ['¤x', 'x¤', ' ¤x¤ ', '¤', '¤#x', '#¤x', '¤!x', 'y\n!¤x', 'a¤b', '¤/x', '/¤x', 'x¤/', 'd/¤'],
    ['[¤]', '*¤', '?', '\\¤', 'x\r¤\ny', 'x¤\ny', 'd¤/**'],
  ]
    .flat()
    .map((text) => ({
      name: 'ignore rules',
      as: 'ignore',
      text: `${text}\n`,
      with: (sign: string) => ['x', 'y', 'd/z', ...ofSign(sign)],
    })),
  ...others(
    'NFC',
    'composed',
    ['¤', 'e¤', '¤\u0301', 'e¤\u0301', 'e\u0301¤\u0327', '\u1100¤\u11a8', '¤\u0323\u0301'],
    ['¤\u0301\u0323', '¤\u3099', '¤\u0338', '¤\u0f74\u0301', '¤\u0300x\u{40041}\u0300'],
  ),
];

/** Names of files with a sign, where the sign can be in a name. */
function ofSign(sign: string): string[] {
  const isName = !/[/\0\\\uFFFD]/.test(sign);
  return isName ? [`${sign}x`, `x${sign}`, `a${sign}b`, `d/${sign}`] : [];
}

export function questionAt({ as, text, with: more }: Place, sign: Buffer): Question {
  const pieces = text.split('¤').flatMap((piece) => [sign, Buffer.from(piece)]);
  const bytes = Buffer.concat(pieces.slice(1));
  return { as, bytes, ...(more && { with: more(sign.toString()) }) };
}

/** What Plangate reads of a text, in the form of the answers; or `UNREAD`. */
export async function ownReading({ as, bytes, with: more = [] }: Question): Promise<unknown> {
  const text = bytes.toString();
  switch (as) {
    case 'hcl': {
      const { body, problems } = parseHcl(text);
      return problems.length > 0 ? UNREAD : bodyOf(body);
    }
    case 'json': {
      const { body, problems } = readJsonBody(text);
      const isKnown = body.attributes.length === 0;
      return problems.length > 0 || !isKnown ? UNREAD : bodyOf(body);
    }
    case 'template': {
      const { value, problems } = parseTemplate(text);
      return problems.length > 0 ? UNREAD : valueOf(value);
    }
    case 'provider': {
      const read = readProviderAddress(text, 'terraform');
      return 'problem' in read ? UNREAD : read.value.split('/');
    }
    case 'module': {
      const read = readModuleSource(text, 'terraform');
      return 'problem' in read || read.value.kind !== 'registry' ? UNREAD : read.value.name;
    }
    case 'reference':
      return providerOf(text);
    case 'words': {
      const read = splitWords(text);
      return 'problem' in read ? UNREAD : read.value;
    }
    case 'constraint':
      return exactVersion(text) === undefined ? UNREAD : exactVersion(text) === more[0];
    case 'ignore':
      return sentBy(text, more);
    default:
      return normalized(text);
  }
}

async function sentBy(rules: string, paths: readonly string[]): Promise<unknown> {
  let excludes: ReturnType<typeof exclusionOf>;
  try {
    excludes = exclusionOf(await readIgnoreRules(wholeText(rules), 'exact'), '/');
  } catch {
    return UNREAD;
  }
  return paths.filter((path) => excludes(path) === undefined).toSorted();
}

/** The local name of the provider that a resource in JSON names by a text. */
function providerOf(text: string): unknown {
  const resource = { null_x: { a: { provider: text } } };
  const files = memoryFiles({ 'net/main.tf.json': JSON.stringify({ resource }) });
  const { providers, refused, doubts } = findUsed('/repo/net', searchedFiles(files), 'terraform');
  const [address, ...more] = providers.keys();
  if (refused.length + doubts.length + more.length > 0) return UNREAD;
  return address?.split('/').at(-1);
}

function bodyOf({ attributes, blocks }: HclBody): unknown {
  return {
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, valueOf(value)])),
    blocks: blocks.map(({ type, labels, body }) => ({ type, labels, body: bodyOf(body) })),
  };
}

/** A text in a list of one, if it is written out. */
function valueOf(value: HclExpression): string[] {
  const isText = value.kind === 'literal' && typeof value.value === 'string';
  return isText ? [normalized(String(value.value))] : [];
}

/** Whether Plangate reads what Terraform reads: a value that it does not evaluate may be any. */
export function isSame(own: unknown, answer: unknown): boolean {
  if (Array.isArray(own) && own.length === 0) return Array.isArray(answer);
  if (typeof own !== 'object' || own === null) return Object.is(own, answer);
  if (typeof answer !== 'object' || answer === null) return false;
  const keys = new Set([...Object.keys(own), ...Object.keys(answer)]);
  return [...keys].every((key) => isSame(Reflect.get(own, key), Reflect.get(answer, key)));
}
