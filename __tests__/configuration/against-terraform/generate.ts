/** Small configurations that write the names of their files out, with files that may or may not matter. */
import { seededBelow } from '../../support/virtual-time.ts';

export interface Generated {
  /** By path; the directory that Terraform runs in is `net`. */
  files: Record<string, string>;
  /** Paths of files that a rule might hide. */
  marked: string[];
  /** Whether it reads files with computed names as well: a rule may hide them, and a change of them counts. */
  isComputed: boolean;
}

const PLAIN: Record<string, string> = {
  'net/a.txt': 'A',
  'net/b.txt': 'b.txt of net',
  'net/README.md': '# ${file("a.txt")}',
  'net/ptr.txt': 'p/x.json',
  'net/data.json': '{"path":"b.txt","list":["a.txt"]}',
  'net/p/x.json': '{"x":1}',
  'net/p/y.json': '{"y":2}',
  'net/p/.z.json': '{"z":3}',
  'net/p/q/deep.txt': 'deep',
  'shared/s.txt': 'shared',
  'shared/é.txt': 'composed',
};

/** What files with computed names are, and say. */
const COMPUTED: Record<string, string> = {
  'shared/d/e.txt': 'deep and shared',
  'shared/d/f.md': 'not read',
  'other/s.txt': 'of another directory',
  'net/up.json': '{"up":"../../shared/s.txt"}',
  'net/up.txt': '../../shared/s.txt',
  'net/c.tpl': '${v} ${file(v)} ${fileexists("../shared/d/e.txt")}',
};

/** Names that Terraform reads by itself, or only seems to. */
const CONFIGURATION: Record<string, string> = {
  'net/#c.tf': 'output "sharp" { value = "c" }\n',
  'net/#d.tf#': 'output "both" { value = "d" }\n',
  'net/.e.tf': 'output "dot" { value = "e" }\n',
  'net/f.tf~': 'output "tilde" { value = "f" }\n',
  'net/g.tf.bak': 'output "bak" { value = "g" }\n',
  'net/h.tf': 'output "plain" { value = "h" }\n',
  'net/x_override.tf': 'locals {\n  l0 = "a.txt"\n}\n',
  'net/override.tf.json': '{"locals":{"l1":"p/y.json"},"locals":{"l2":"b.txt"}}',
  'net/twice.tf.json':
    '{"output":{"one":{"value":"1"}},"output":{"two":{"value":"${file(\\"b.txt\\")}"}}}',
  'net/terraform.tfvars': 'v0 = "b.txt"\n',
  'net/zz.auto.tfvars': 'v1 = "p/y.json"\n',
  'net/.y.auto.tfvars.json': '{"v1":"a.txt"}',
  'net/other.tfvars': 'v0 = "shared"\n',
  'net/m/extra.tf': 'output "extra" { value = file("${path.module}/own.txt") }\n',
  'net/m/own.txt': 'own',
  'net/m/o_override.tf': 'variable "x" { default = "b.txt" }\n',
  'net/unused/main.tf': 'output "unused" { value = 1 }\n',
};

class Generator {
  private readonly chance: (most: number) => number;
  readonly templates: Record<string, string> = {};

  /** Half of them hand their texts on in simple ways. */
  private readonly isPlain: boolean;

  constructor(seed: number) {
    this.chance = seededBelow((seed + 1) * 0x9e3779b9);
    this.isPlain = this.isOnce(2);
  }

  one<T>(items: readonly T[]): T {
    return items[this.chance(items.length)] as T;
  }

  isOnce(in_: number): boolean {
    return this.chance(in_) === 0;
  }

  /** A text that names a file. */
  path(depth: number): string {
    const name = this.one([
      'a.txt',
      'b.txt',
      'p/x.json',
      'p/y.json',
      '../shared/s.txt',
      'p/q/deep.txt',
    ]);
    const at = name.lastIndexOf('.');
    const [stem, end] = [name.slice(0, at), name.slice(at)];
    const inner = () => (depth > 0 ? this.path(depth - 1) : `"${name}"`);
    const plain = [
      () => `"${name}"`,
      () => `"${name}"`,
      () => `"\${path.module}/${name}"`,
      () => `"./${name}"`,
      () => `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`,
      () => `"${stem}\${"${end}"}"`,
      () => `abspath(${inner()})`,
      () => `try(${inner()}, "none")`,
      () => `coalesce("", ${inner()})`,
      () => `(\n${inner()} # a comment\n)`,
      () => `/* a */ ${inner()}`,
      () => `"/proc/self/cwd/${name}"`,
      () => `"~/${name}"`,
      () => `"\${"~/../net/"}${name}"`,
      () => `"\${"${'./'.repeat(2_100)}"}${name}"`,
      () => `"\${"../shared/e"}\u0301.txt"`,
    ];
    const pickVariables = [
      () => `trimspace(<<EOT\n${name}\nEOT\n)`,
      () => `"\${~ "${name}" ~}"`,
      () => `local.l${this.chance(4)}`,
      () => `var.v${this.chance(2)}`,
      () => `core::lower(${inner()})`,
      () => `{ k = ${inner()} }["k"]`,
      () => `[${inner()}][*][0]`,
      () => `element([${inner()}, "x"], 0)`,
      () => `one([for f in [${inner()}] : f])`,
    ];
    return this.one(this.isPlain ? plain : [...plain, ...pickVariables])();
  }

  /** A path of which a part is computed: below a directory that is written out, unless a text leads up. */
  computedPath(): string {
    const up = this.one([
      '${local.up}',
      '${var.up}',
      '${local.list[0]}',
      '${jsondecode(file("up.json")).up}',
      '${trimspace(file("up.txt"))}',
      '${one(["../../shared/s.txt"])}',
      '${"../../shared"}/${"s"}.txt',
      '${path.module == "m" ? "a" : "../../shared/s.txt"}',
      '${format("%s/s.txt", "../../shared")}',
      '${join("/", ["..", "..", "shared", "s.txt"])}',
    ]);
    return this.one([
      () => `"\${path.module}/p/${up}"`,
      () => `"p/${up}"`,
      () => `"\${path.root}/${up.replaceAll('../../shared', '../shared')}"`,
      () => '"../shared/${local.name}.txt"',
      () => '"../shared/${local.deep}"',
      () => '"${path.module}/../shared/${trimsuffix(local.deep, "t")}t"',
      () => '"${dirname(abspath(path.root))}/shared/s.txt"',
      () => '"${local.above}/shared/s.txt"',
      () => '"${abspath(path.root)}/../shared/${local.name}.txt"',
      () => '"${path.module}.${"/shared/s.txt"}"',
      () => '"${path.module}${local.slash}"',
      () => 'format("%s/../shared/%s.txt", path.module, local.name)',
      () => 'join("/", [path.root, "..", "shared", "${local.name}.txt"])',
      () => '"${basename(path.module)}/../shared/s.txt"',
      () => `"p/\${element(fileset("../shared", "*.txt"), 0)}"`,
    ])();
  }

  /** Something that reads files with computed names. */
  computedRead(): string {
    return this.one([
      () => `file(${this.computedPath()})`,
      () => `filesha256(${this.computedPath()})`,
      () => `fileexists(${this.computedPath()})`,
      () => `[for f in fileset("../shared", "\${local.any}.txt") : f]`,
      () => '[for f in fileset("p", "${"../.."}/shared/*.txt") : f]',
      () => '[for f in fileset("p/../..", "${local.any}/*.txt") : file("../${f}")]',
      () => '[for f in fileset("../shared", "*") : file("../shared/${f}")]',
      () => 'templatefile("./${local.tpl}.tpl", { v = local.up })',
      () => 'templatefile("./${local.tpl}.tpl", { v = "../shared/s.txt" })',
    ])();
  }

  /** Something that may read files. */
  expression(depth: number): string {
    const inner = () => (depth > 0 ? this.expression(depth - 1) : `"leaf"`);
    const call = this.one([
      'file',
      'core::file',
      'filesha256',
      'filebase64',
      'filemd5',
      'core::filesha1',
    ]);
    const set = this.one(['fileset', 'core::fileset']);
    return this.one([
      () => `${call}(${this.path(2)})`,
      () => `${call}(${this.path(1)})`,
      () => `fileexists(${this.path(1)})`,
      () =>
        `${set}(${this.one(['"p"', 'path.module', '"${path.root}/p"', '"../shared"'])}, ${this.pattern()})`,
      () => `[for f in ${set}("p", ${this.pattern()}) : try(file("p/\${f}"), f)]`,
      () => `[for i in [${this.path(1)}] : file(i)]`,
      () =>
        `templatefile(${this.template(depth)}, { v = ${this.path(1)}, d = ${this.isPlain ? '"."' : 'path.module'} })`,
      () => `templatestring(local.t${this.chance(2)}, { v = ${this.path(0)} })`,
      () => `"text \${${inner()} == "" ? "y" : "n"} more"`,
      () => `"$\${file("x")}"`.replace('"x"', 'x'),
      () => `<<-EOT\n    in \${jsonencode(${inner()})}\n      $\${file("a.txt")}\n    EOT\n`,
      () => `"%{ for f in ${set}("p", "*.json") }\${f}%{ endfor }"`,
      () => `[${inner()}, ${inner()}]`,
      () => `merge({ a = ${inner()} }, { "b" : ${inner()} })`,
      () => this.path(0),
      () => `${set}("/proc/self/cwd/p", ${this.pattern()})`,
      () => `"./p"`,
      () => (this.isPlain ? '1' : 'basename(path.module)'),
      () => `"literal"`,
      () => `-1 + 2 * length("a")`,
      () => `[for f in ["x"] : f if fileexists("b.txt")]`,
      () => `(true ? ${inner()} : null)`,
    ])();
  }

  pattern(): string {
    return this.one([
      '"*"',
      '"*.json"',
      '"**"',
      '"**/*.txt"',
      '"{x,y}.json"',
      '"[x-y].json"',
      '"../*.txt"',
      '"../{a,b}.txt"',
      '"?.json"',
      '"${"*"}.md"',
      ...(this.isPlain ? [] : ['local.l0']),
      '"x.json"',
    ]);
  }

  /** The name of a template, which is written. */
  template(depth: number): string {
    const name = `t${Object.keys(this.templates).length}.tpl`;
    this.templates[`net/${name}`] = this.templateText(depth);
    return this.one([`"${name}"`, `"\${path.module}/${name}"`, `"${name.slice(0, -4)}\${".tpl"}"`]);
  }

  templateText(depth: number): string {
    const part = () =>
      this.one([
        () => '${v}',
        () => '${file(v)}',
        () => '${file("a.txt")}',
        () => '${core::file("p/x.json")}',
        () => '%{ for f in fileset("p", "*.json") ~}\n ${f}\n%{ endfor ~}\n',
        () => '%{ if fileexists("b.txt") }yes%{ else }no%{ endif }',
        () => '$${file("b.txt")}',
        () => '%%{ if file("b.txt") }',
        () => '\n# ${"a comment is none"} "quotes" \\ \n',
        () => `\${jsonencode(${depth > 0 && !this.isPlain ? this.pathOfTemplate() : '1'})}`,
        () => 'plain',
      ])();
    return Array.from({ length: 1 + this.chance(3) }, part).join(' ');
  }

  private pathOfTemplate(): string {
    return this.one([
      'file(lower("A.TXT"))',
      '[for f in fileset("p", "*") : file("p/${f}")]',
      '{ a = filesha256("../shared/s.txt") }',
    ]);
  }

  main(): string {
    const lines = [0, 1].map((at) => `variable "v${at}" {\n  default = "a.txt"\n}`);
    lines.push(
      `locals {\n  l0 = "b.txt"\n  l1 = ${this.path(1).replace(/local\.l\d/g, '"a.txt"')}\n  l2 = var.v0\n  l3 = "p/\${"x"}.json"`,
      `  t0 = "$\${file(v)}"\n  t1 = file("ptr.txt")\n}`,
    );
    for (let at = 0; at < 1 + this.chance(3); at++) {
      const value = this.expression(2);
      lines.push(`output "o${at}" {\n  value = try(jsonencode(${value}), "failed")\n}`);
    }
    if (this.isOnce(3)) lines.push(this.resource());
    return `${lines.join('\n')}\n`;
  }

  /** A file that reads others by computed names. */
  computed(): string {
    const values = {
      up: '"../../shared/s.txt"',
      list: '["../../shared/s.txt"]',
      name: 'lower("S")',
      deep: 'lower("D/E.TXT")',
      above: 'dirname(abspath(path.root))',
      slash: '"./shared/s.txt"',
      any: 'lower("*")',
      tpl: 'lower("C")',
    };
    const read = this.computedRead();
    // A value that nothing names would make more files count.
    const named = Object.entries(values).filter(([name]) => read.includes(`local.${name}`));
    const locals = named.map(([name, value]) => `  ${name} = ${value}\n`).join('');
    const variable = read.includes('var.up')
      ? `variable "up" {\n  default = ${values.up}\n}\n`
      : '';
    return `${variable}locals {\n${locals}}\noutput "c" {\n  value = try(jsonencode(${read}), "failed")\n}\n`;
  }

  private resource(): string {
    const over = this.one([
      'toset(["a", "b"])',
      'fileset(path.module, "*.txt")',
      '{ a = "a.txt", b = "p/x.json" }',
      'toset([for f in fileset("p", "*.json") : f])',
    ]);
    const input = this.one([
      'try(file("p/${each.value}"), "none")',
      'try(file(each.value), "none")',
      'each.key',
    ]);
    return `resource "terraform_data" "d" {\n  for_each = ${over}\n  input = try(${input}, "none")\n}`;
  }

  /** An expression as a configuration in JSON has it. */
  json(): string {
    const value = this.expression(1).replaceAll(/local\.t\d/g, '"x"');
    const key = JSON.stringify('value');
    const text = JSON.stringify(`\${try(jsonencode(${value}), "failed")}`);
    return `{"output":{"j0":{${key}:"first"}},"output":{"j1":{${key}:${text}}}}`;
  }

  module(): string {
    const argument = this.one(['"a.txt"', '"own.txt"', 'local.l0', 'var.v0']);
    const more = this.one(['', `  x = ${argument}\n`, `  count = 1\n  x = ${argument}\n`]);
    const source = this.one(['./m', './m', './m/', './/m', './p/../m/.']);
    return `module "m" {\n  source = "${source}"\n${more}}\noutput "m" {\n  value = jsonencode(module.m)\n}\n`;
  }
}

export function generate(seed: number): Generated {
  const generator = new Generator(seed);
  const files: Record<string, string> = { ...PLAIN };
  const marked = Object.keys(PLAIN);
  files['net/main.tf'] = generator.main();
  if (generator.isOnce(3)) files['net/more.tf.json'] = generator.json();
  if (generator.isOnce(4)) {
    files['net/call.tf'] = generator.module();
    const value = generator.one([
      'file("${path.module}/own.txt")',
      'try(file("${path.module}/${var.x}"), "none")',
    ]);
    files['net/m/main.tf'] =
      `variable "x" {\n  default = "own.txt"\n}\noutput "y" {\n  value = ${value}\n}\n`;
    files['net/m/own.txt'] = 'own';
  }
  for (const [path, text] of Object.entries(CONFIGURATION)) {
    if (!generator.isOnce(4)) continue;
    files[path] = text;
    marked.push(path);
  }
  for (const [path, text] of Object.entries(generator.templates)) {
    files[path] = text;
    marked.push(path);
  }
  const isComputed = generator.isOnce(2);
  return isComputed ? withComputed(generator) : { files, marked: [...new Set(marked)], isComputed };
}

/** Files with computed names alone, read in the directory itself or in a module beside it. */
function withComputed(generator: Generator): Generated {
  const files: Record<string, string> = { ...PLAIN, ...COMPUTED };
  const isInModule = generator.isOnce(2);
  files[isInModule ? 'mod/main.tf' : 'net/main.tf'] = generator.computed();
  if (isInModule) {
    files['net/call.tf'] =
      'module "m" {\n  source = "../mod"\n}\noutput "m" {\n  value = jsonencode(module.m)\n}\n';
  }
  return { files, marked: [...Object.keys(PLAIN), ...Object.keys(COMPUTED)], isComputed: true };
}
