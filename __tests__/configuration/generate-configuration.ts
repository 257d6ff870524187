/** Configurations made at random, with the lines that their addresses belong to. */
import { seededRandom } from '../support/virtual-time.ts';

export interface GeneratedConfiguration {
  /** By absolute path; the root module is `/repo/infra`. */
  files: Record<string, string>;
  addresses: { text: string; path: string; line: number }[];
}

interface Item {
  /** What an address in this module ends with, and where it is declared. */
  text: string;
  path: string;
  line: number;
}

export function generateConfiguration(seed: number): GeneratedConfiguration {
  const random = seededRandom(seed);
  const files: Record<string, string> = {};
  const made = makeModule('infra', 0, random, files);
  return { files, addresses: made };
}

const KEYS = ['[0]', '[12]', '["eu.west-1"]', '["a\\"b"]', '["x]y"]', '["module.a.b_c.d"]', ''];
const TYPES = [
  'aws_instance',
  'aws_s3_bucket',
  'google_storage_bucket',
  'random_id',
  'terraform_data',
];
const NOISE: ((name: string) => string[])[] = [
  (name) => [`# resource "aws_instance" "${name}" {`],
  (name) => [`// resource "aws_instance" "${name}" {}`],
  (name) => ['/*', `resource "aws_s3_bucket" "${name}" {`, '}', '*/'],
  (name) => ['locals {', '  text = <<EOT', `resource "aws_instance" "${name}" {`, '}', 'EOT', '}'],
  (name) => ['locals {', `  a = "resource \\"random_id\\" \\"${name}\\" {}"`, '  b = "}"', '}'],
  () => ['', ''],
  (name) => [
    'variable "x" {',
    `  default = { resource = { aws_instance = { ${name} = 1 } } }`,
    '}',
  ],
  () => ['output "o" {', '  value = "${join(",", [for s in ["{", "}"] : upper("${s}")])}"', '}'],
];

/** What can be addressed in a module and below it. Names repeat from module to module. */
function makeModule(
  directory: string,
  depth: number,
  random: () => number,
  files: Record<string, string>,
): Item[] {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const items: Item[] = [];
  const written: Record<string, string[]> = {};
  const used = new Set<string>();
  const write = (path: string, ...lines: string[]): number => {
    const file = (written[path] ??= []);
    file.push(...lines);
    return file.length - lines.length + 1;
  };
  for (let index = 0; index < 8 + random() * 6; index += 1) {
    const path = `${directory}/${pick(['main.tf', 'storage.tf', 'z-last.tf'])}`;
    const name = pick(['web', 'logs', 'main', 'this', 'data', 'module', 'a-b', 'x1']);
    const mode = pick(['resource', 'resource', 'resource', 'data', 'ephemeral']);
    const type = pick(TYPES);
    write(path, ...pick(NOISE)(name));
    if (used.has(`${mode}.${type}.${name}`)) continue;
    used.add(`${mode}.${type}.${name}`);
    const body = pick([
      [`${mode} "${type}" "${name}" {`, '  count = 3', '  text = <<-EOT', '    }', '  EOT', '}'],
      [`${mode}   "${type}"   "${name}"   { }`],
      [`${mode} "${type}" "${name}" {`, '  dynamic "block" {', '    content {}', '  }', '}'],
    ]);
    const line = write(path, ...body);
    const prefix = mode === 'resource' ? '' : `${mode}.`;
    items.push({ text: `${prefix}${type}.${name}${pick(KEYS)}`, path, line });
  }
  for (let index = 0; index < (depth < 3 ? 2 : 0); index += 1) {
    const path = `${directory}/${pick(['main.tf', 'modules.tf'])}`;
    const name = `m${index}`;
    const inner = pick([
      `${directory}/modules/${name}`,
      `shared/${name}-of-${directory.replaceAll('/', '-')}`,
    ]);
    const remote = random() < 0.2;
    const source = remote ? 'acme/thing/aws' : relativeSource(directory, inner);
    write(path, ...pick(NOISE)(name));
    const line = write(path, `module "${name}" {`, `  source = "${source}"`, '}');
    const call = `module.${name}${pick(KEYS)}`;
    items.push({ text: call, path, line });
    const below = remote
      ? [{ text: 'aws_instance.web', path, line }]
      : makeModule(inner, depth + 1, random, files);
    items.push(...below.map((item) => ({ ...item, text: `${call}.${item.text}` })));
  }
  if (random() < 0.7) {
    const path = `${directory}/generated.tf.json`;
    const json = { resource: { json_thing: { one: { a: 1 }, two: [{}] } } };
    files[`/repo/${path}`] = JSON.stringify(json, undefined, 1);
    items.push(
      { text: 'json_thing.one', path, line: 4 },
      { text: 'json_thing.two[0]', path, line: 7 },
    );
  }
  for (const [path, lines] of Object.entries(written))
    files[`/repo/${path}`] = `${lines.join('\n')}\n`;
  return items;
}

function relativeSource(from: string, to: string): string {
  return to.startsWith(`${from}/`)
    ? `./${to.slice(from.length + 1)}`
    : `${'../'.repeat(from.split('/').length)}${to}`;
}

/** Small and the same everywhere. */
