/** Repositories made at random, with all that decides which files Terraform opens in `net`. */
import { seededRandom } from '../../support/virtual-time.ts';
import type { Layout } from '../../support/tree.ts';

export interface GeneratedTree {
  /** What is committed. */
  committed: Layout;
  /** What is on the disk besides. */
  left: Layout;
  /** Submodules, none of them checked out. */
  submodules: string[];
}

/** Directories of modules, besides the root module `net`. */
const MODULES = ['net/m', 'net/m/inner', 'net/n', 'mods/a', 'mods/a/inner', 'mods/b', 'evil'];
const NAMES = [
  'main.tf',
  'more.tf.json',
  'override.tf',
  'a_override.tf.json',
  '.old.tf',
  'x.tf~',
  '#x#.tf',
  '#x.tf#',
  'UPPER.TF',
  'y.tofu',
  'terraform.tfvars',
  'a.auto.tfvars',
  'b.auto.tfvars.json',
  'c.tfvars',
  'tests/a.tftest.hcl',
  'net.tf ',
  'é.tf',
];
const DATA = ['data/a.txt', 'data/b.json', 'data/deep/c.txt', '../data/d.txt', 't.tpl', 'x.txt'];
const RULES = ['*.md', 'evil/', '/mods/b', 'net/data', '*.json', 'override.tf', '!*.tf', 'x.txt'];

export function generateTree(seed: number): GeneratedTree {
  return new Generator(seededRandom(seed)).tree();
}

class Generator {
  private readonly random: () => number;
  private readonly committed: Layout = {};
  private readonly left: Layout = {};
  private readonly submodules: string[] = [];
  /** Where the manifest leads calls: key, source, directory. */
  private readonly records: [string, string, string][] = [['', '', '.']];
  private made = 0;

  constructor(random: () => number) {
    this.random = random;
  }

  tree(): GeneratedTree {
    for (const directory of ['net', ...MODULES]) this.module(directory);
    for (const path of DATA) this.committed[`net/${path}`.replace('net/../', '')] = 'text\n';
    this.links();
    this.manifest();
    if (this.chance(0.2)) {
      this.committed['.terraformignore'] = `${this.some(RULES, 3).join('\n')}\n`;
    }
    if (this.chance(0.2)) {
      const path = this.pick([...MODULES, 'net/data']);
      for (const each of [this.committed, this.left]) {
        for (const name of Object.keys(each)) {
          if (name === path || name.startsWith(`${path}/`)) delete each[name];
        }
      }
      this.submodules.push(path);
    }
    return { committed: this.committed, left: this.left, submodules: this.submodules };
  }

  private module(directory: string): void {
    const files = ['main.tf', ...this.some(NAMES, 3)];
    for (const name of new Set(files)) {
      const path = `${directory}/${name}`;
      (this.chance(0.1) ? this.left : this.committed)[path] = this.contentOf(name, directory);
    }
  }

  private contentOf(name: string, directory: string): string {
    const own = this.made++;
    if (name.endsWith('.tfvars')) return this.chance(0.5) ? 'v = "x"\n' : '';
    if (name.endsWith('.tfvars.json')) return '{"v": "y"}';
    if (name.endsWith('.hcl')) return '';
    const isJson = name.endsWith('.json');
    if (name.includes('override')) return isJson ? '{}' : '# nothing\n';
    const label = `r${String(own)}`;
    if (isJson) return JSON.stringify({ resource: { terraform_data: { [label]: {} } } });
    const calls = name === 'main.tf' ? this.calls(directory) : [];
    const reads = this.chance(0.5) ? [this.read(own)] : [];
    const variable =
      name === 'main.tf' && directory === 'net' ? ['variable "v" {\n  default = ""\n}'] : [];
    return `${[`resource "terraform_data" "${label}" {}`, ...variable, ...calls, ...reads].join('\n')}\n`;
  }

  private calls(directory: string): string[] {
    const near: Record<string, string[]> = {
      net: ['./m', './m/', './/n', './m/inner', '../mods/a', './../mods/b', '.\\\\n', './n/../m'],
      'net/m': ['./inner', '../n', '../../mods/b'],
      'net/n': ['../../mods/a'],
      'mods/a': ['./inner', '../b'],
    };
    return this.some(near[directory] ?? [], 2).map((source, at) => {
      const label = `${directory.replaceAll('/', '_')}_${String(at)}`;
      return `module "${label}" {\n  source = "${source}"\n}`;
    });
  }

  private read(own: number): string {
    const from = this.pick(['${path.module}', '${path.root}', '.', '']);
    const inside = (path: string) => (from === '' ? path : `${from}/${path}`);
    const file = this.pick(DATA);
    const value = this.pick([
      `try(file("${inside(file)}"), "")`,
      `fileexists("${inside(file)}")`,
      `try(filebase64("${inside(file)}"), "")`,
      `try(templatefile("${inside('t.tpl')}", { v = 1 }), "")`,
      `[for f in fileset("${inside('data')}", "**") : file("${inside('data')}/\${f}")]`,
    ]);
    return `locals {\n  l${String(own)} = ${value}\n}`;
  }

  private links(): void {
    if (this.chance(0.15)) this.committed['net/linked.tf'] = { link: '../mods/b/main.tf' };
    if (this.chance(0.15)) this.committed['net/data/link.txt'] = { link: '../../data/d.txt' };
    if (this.chance(0.1)) {
      this.committed['net/way'] = { link: '../mods' };
      this.committed['net/by-link.tf'] = 'module "by_link" {\n  source = "./way/a"\n}\n';
    }
  }

  private manifest(): void {
    const kind = this.pick(['none', 'none', 'true', 'fetched', 'elsewhere', 'odd']);
    if (kind === 'none') return;
    const text = this.committed['net/main.tf'] ?? this.left['net/main.tf'];
    for (const [, label = '', source = ''] of (typeof text === 'string' ? text : '').matchAll(
      /module "(\w+)" \{\n {2}source = "([^"]+)"/g,
    )) {
      const path = source.replaceAll('\\\\', '/');
      const own = new URL(path, 'http://x/net/').pathname
        .slice(1)
        .replace(/\/$/, '')
        .replace('//', '/');
      const directory = own.startsWith('net/') ? own.slice(4) : `../${own}`;
      const normal = directory.startsWith('../') ? directory : `./${directory}`;
      const led = kind === 'elsewhere' && this.chance(0.7) ? '../evil' : directory;
      this.records.push([label, normal, led]);
    }
    const where = this.chance(0.5) ? this.committed : this.left;
    if (kind === 'fetched') {
      const source = 'git::file:///nowhere/far.git';
      this.committed['net/far.tf'] = `module "far" {\n  source = "${source}"\n}\n`;
      this.records.push(['far', source, '.terraform/modules/far']);
      this.left['net/.terraform/modules/far/main.tf'] = 'resource "terraform_data" "far" {}\n';
    }
    const modules = this.records.map(([Key, Source, Dir]) => ({ Key, Source, Dir }));
    const json = JSON.stringify({ Modules: modules });
    const written =
      kind === 'odd' ? this.pick([json.replace('"Dir"', '"dir"'), '', `${json} `]) : json;
    if (this.chance(0.1)) {
      this.committed['elsewhere/modules.json'] = written;
      where['net/.terraform/modules'] = { link: '../../elsewhere' };
      for (const name of Object.keys(this.left)) {
        if (name.startsWith('net/.terraform/modules/')) delete this.left[name];
      }
    } else where['net/.terraform/modules/modules.json'] = written;
  }

  private chance(probability: number): boolean {
    return this.random() < probability;
  }

  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }

  private some<T>(items: readonly T[], most: number): T[] {
    const count = Math.floor(this.random() * (most + 1));
    const picked = Array.from({ length: Math.min(count, items.length) }, () => this.pick(items));
    return [...new Set(picked)];
  }
}
