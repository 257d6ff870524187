/** The boundaries of ARCHITECTURE.md, and the packages of PACKAGES.md, read from the imports of src/. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CI_HOSTS } from '../../src/hosts/registry.ts';
import { describe, expect, test } from '../support/jest.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Import {
  /** The importing file, relative to src/. */
  from: string;
  /** A file relative to src/, `node:…` or the name of a package. */
  to: string;
  typeOnly: boolean;
}

const FILES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .sort();
const SOURCES = new Map(FILES.map((path) => [path, readFileSync(join(ROOT, 'src', path), 'utf8')]));
const IMPORTS = FILES.flatMap((path) => importsOf(path, SOURCES.get(path) ?? ''));

function importsOf(from: string, source: string): Import[] {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?([^'";]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return Array.from(statements, ([, type, names, named, dynamic]) => {
    const specifier = named ?? dynamic ?? '';
    const inline = /^\s*\{[^}]*\}\s*from/.test(names ?? '') ? (names ?? '') : '';
    const words =
      /\{([^}]*)\}/
        .exec(inline)?.[1]
        ?.split(',')
        .map((word) => word.trim()) ?? [];
    const allTypes =
      words.filter(Boolean).length > 0 && words.every((word) => !word || word.startsWith('type '));
    return { from, to: target(from, specifier), typeOnly: type !== undefined || allTypes };
  });
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    const path = posix.normalize(posix.join(dirname(from), specifier));
    // What the build writes has only its types here.
    return path.replace(/\.js$/, '.d.ts');
  }
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Rooms of their own inside of another one. */
const INNER = ['client/wire'];

/** `src/cli/main.ts` → `cli`; `src/index.ts` → `index.ts`. */
function part(path: string): string {
  const inner = INNER.find((folder) => path.startsWith(`${folder}/`));
  if (inner !== undefined) return inner;
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path;
}

function shown(imports: readonly Import[]): string[] {
  return imports.map(({ from, to }) => `${from} → ${to}`);
}

test('the imports are found', () => {
  expect(IMPORTS.length).toBeGreaterThan(200);
  expect(shown(IMPORTS)).toContain('cli/program.ts → commander');
});

describe('each outside package is imported by one file', () => {
  const page = readFileSync(join(ROOT, 'PACKAGES.md'), 'utf8');
  const rows = Array.from(
    page.matchAll(/^\| `(@?[\w/-]+)` \| `([\w/.-]+\.ts)` \|/gm),
    ([, name = '', owner = '']) => ({ name, owner }),
  );
  const owners = new Map(rows.map(({ name, owner }) => [name, owner]));

  test('and has an owner', () => {
    const strangers = IMPORTS.filter(({ from, to }) => {
      if (SOURCES.has(to) || to.startsWith('node:')) return false;
      return owners.get(to) !== from;
    });
    expect(shown(strangers)).toEqual([]);
  });

  test('and each row of the table has its import', () => {
    const unused = rows.filter(
      ({ name, owner }) => !IMPORTS.some(({ from, to }) => from === owner && to === name),
    );
    expect(unused).toEqual([]);
  });

  test('and Dependabot has a group of exactly these', () => {
    const groups = readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8');
    const bundled = /bundled:\n\s+patterns:\n((?:\s+- .*\n)+)/.exec(groups)?.[1] ?? '';
    const patterns = Array.from(bundled.matchAll(/- '?([^'\n]+)/g), ([, pattern = '']) => pattern);
    const scopeOf = (name: string): string => name.replace(/^(@[^/]+)\/.*/, '$1/*');
    expect(new Set(patterns)).toEqual(new Set(rows.map(({ name }) => scopeOf(name))));
  });
});

test('packages are used by the entries that they document, and bundled as they are', () => {
  const paths = FILES.flatMap((from) =>
    Array.from(
      (SOURCES.get(from) ?? '').matchAll(
        /(?:\bfrom\s+|\bimport\()'((?:@[\w.-]+\/)?[\w.-]+)(\/[^']+)'/g,
      ),
      ([, name = '', path = '']) => ({ from, name, path }),
    ),
  ).filter(({ name }) => name[0] !== '.');
  const inside = paths.filter(({ name, path }) => {
    const manifest = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
    const { exports, files = [] } = JSON.parse(manifest) as {
      exports?: Record<string, unknown>;
      files?: readonly string[];
    };
    // A package without entries documents the files that it lists.
    if (exports === undefined) return !files.includes(path.slice(1));
    return !Object.hasOwn(exports, `.${path}`) && !Object.hasOwn(exports, './*');
  });
  expect(inside).toEqual([]);
  // What the tests load is what ships: nothing takes a package's place in a bundle.
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  const bundlers = /ncc|rolldown|rollup|esbuild|webpack|vite|parcel|tsdown|tsup|swc|bun/;
  expect(Object.keys(devDependencies).filter((name) => bundlers.test(name))).toEqual([
    '@vercel/ncc',
  ]);
  expect(readFileSync(join(ROOT, 'scripts/build.js'), 'utf8')).not.toMatch(/\balias|\bexternal/);
});

/** Whether a file names another one in `import('…')` alone. */
function isLazy(from: string, to: string): boolean {
  const names = Array.from(
    (SOURCES.get(from) ?? '').matchAll(/\bimport\('([^']+)'\)/g),
    ([, specifier = '']) => target(from, specifier),
  );
  return names.includes(to);
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

describe('the pure parts', () => {
  const PURE = [
    'approvals/*',
    'seen/*',
    'client/wire/*',
    'policy/*',
    'report/*',
    'features/report-files/*',
    'configuration/*',
    'allowed-sources/*',
    'scanners/*',
    'locate/*',
    'gate/poll.ts',
    'model/*',
    'client/http/retry.ts',
    'client/http/route.ts',
    'client/jsonapi.ts',
    'cli/program.ts',
    'cli/table.ts',
    'check/check-options.ts',
    'check/command-input.ts',
    'tools/init/gates-with-service.ts',
    'tools/init/choose-patterns.ts',
    'tools/init/render-settings-file.ts',
    'tools/init/render-workflow.ts',
    'settings/inputs.ts',
    'settings/plans.ts',
    'settings/settings.ts',
    'settings/workspace-selectors.ts',
    'trust/change-origin.ts',
    'trust/service-host.ts',
    'trust/tree.ts',
    'hosts/any-ci.ts',
    'hosts/authorization.ts',
    'hosts/write-comment.ts',
    'hosts/detect.ts',
    'hosts/github/event.ts',
    'hosts/host.ts',
    'hosts/registry.ts',
    'hosts/shapes.ts',
    // GitHub is a folder, and Forgejo is in the file of Gitea.
    ...CI_HOSTS.map(({ name }) => `features/other-hosts/${name}.ts`).filter((path) =>
      SOURCES.has(path),
    ),
  ];
  /** A digest, compression, a normal form of a path and ranges of addresses (`BlockList`) are functions of their input. */
  const HARMLESS = ['node:crypto', 'node:path', 'node:util', 'node:zlib'];
  const COMPUTES = 'model/proxies.ts → node:net';
  const pure = FILES.filter((path) => PURE.some((pattern) => matches(pattern, path)));

  test('exist', () => {
    const missing = PURE.filter((pattern) => !FILES.some((path) => matches(pattern, path)));
    expect(missing).toEqual([]);
  });

  test('import nothing of node', () => {
    const found = IMPORTS.filter(
      ({ from, to }) => pure.includes(from) && to.startsWith('node:') && !HARMLESS.includes(to),
    );
    expect(shown(found)).toEqual([COMPUTES]);
  });

  test('use neither the clock nor chance nor the network', () => {
    const found = pure.filter((path) =>
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b|\bperformance\.|\bsetTimeout\(|\bsetInterval\(|\bfetch\(|\bprocess\.|\brandom(?:UUID|Bytes|Int)\b/.test(
        withoutComments(SOURCES.get(path) ?? ''),
      ),
    );
    expect(found).toEqual([]);
  });
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

describe('the imports between the directories', () => {
  /** The contracts that everybody may speak of, as types. */
  const CONTRACTS = [
    'gate/result.ts',
    'archive/archive.ts',
    'client/client.ts',
    'client/listing.ts',
    'settings/inputs.ts',
    'settings/plans.ts',
    'settings/settings.ts',
    'trust/seals.ts',
  ];
  /** The ground floor, `model/`, is open to all. */
  const MAY: Record<string, readonly string[]> = {
    model: [],
    // Values come in, and values come out: the gate imports it, and it knows nothing of judges.
    approvals: [
      'client/wire',
      'plan/configured-modules.ts',
      'plan/count-words.ts',
      'plan/entries.ts',
      'plan/lacked-values.ts',
    ],
    // What a request showed, and what is compared with it: the gate writes it, and the apply reads it.
    seen: [
      'approvals',
      'client/wire',
      'plan/count-words.ts',
      'plan/entries.ts',
      'plan/lacked-values.ts',
      'trust/seals.ts',
    ],
    'client/wire': [],
    machine: ['client'],
    policy: ['client/wire'],
    client: ['client/wire'],
    configuration: [],
    archive: ['machine', 'configuration'],
    locate: ['policy', 'configuration'],
    'allowed-sources': ['policy', 'configuration'],
    scanners: ['policy', 'configuration'],
    trust: ['machine', 'configuration'],
    report: ['policy', 'archive/describe-archive.ts'],
    settings: [
      'archive/resolve-directory.ts',
      // The levels of access that an input names.
      'client/wire',
      'policy',
      'configuration',
      'trust',
      'machine/ask-git.ts',
      'machine/files-here.ts',
      'machine/find-repository.ts',
      'machine/read-regular.ts',
      'machine/take-turn.ts',
      'machine/tree-here.ts',
    ],
    // What a comment keeps of earlier reports is read from its text.
    hosts: [
      // What a host says of comments, and which of them are worth a question to it.
      'approvals/examine-lines.ts',
      'approvals/request-look.ts',
      'approvals/who-counts.ts',
      'settings',
      'machine',
      'policy/count-results.ts',
      'policy/policy-owners.ts',
      'report',
      'trust',
      'configuration',
    ],
    service: [
      'client/wire',
      'configuration',
      'machine/read-regular.ts',
      'machine/take-turn.ts',
      // A plan as a service keeps it. What plans uploads is handed to it.
      'plan/count-words.ts',
      'plan/plan-document.ts',
      'plan/read-plan.ts',
      // What judges is handed to it: the types of a judge and of a set.
      'rego/policy-set.ts',
    ],
    // A plan, and what makes one without a service.
    plan: ['client/wire', 'configuration', 'machine', 'policy', 'settings', 'trust'],
    // Own policies: found, opened by `opa`, asked about a plan.
    rego: ['client/wire', 'configuration', 'machine', 'plan', 'policy', 'settings', 'trust'],
    // The apply after the merge: a check, and what is done with its plans.
    apply: [
      'check',
      'client',
      'client/wire',
      'gate',
      'hosts',
      'machine/take-turn.ts',
      'plan',
      'policy',
      'report',
      'seen',
      'settings',
      'trust',
    ],
    overrides: [
      // What a comment commands, and whether it counts.
      'approvals/read-command.ts',
      'approvals/request-look.ts',
      'approvals/who-counts.ts',
      'client',
      'client/wire',
      'gate',
      'hosts',
      'machine/network.ts',
      'machine/take-turn.ts',
      'policy',
      'rego',
      'report',
      // What `plangate.yml` of the default branch says of commands.
      'settings',
      'settings/settings-file',
      'trust',
    ],
    gate: [
      'approvals',
      'archive',
      'client',
      'client/wire',
      'configuration',
      'machine/ask-git.ts',
      'machine/compare-with-commit.ts',
      'machine/find-repository.ts',
      'machine/files-here.ts',
      'machine/places-of-init.ts',
      'machine/read-regular.ts',
      'machine/take-turn.ts',
      'machine/temporary.ts',
      'plan',
      'policy',
      'seen',
      // How people write what they ask for.
      'settings/workspace-selectors.ts',
      'trust',
    ],
  };

  test.each(Object.entries(MAY))('of %s are those that it may have', (name, allowed) => {
    const found = IMPORTS.filter(({ from, to, typeOnly }) => {
      if (part(from) !== name || !SOURCES.has(to) || part(to) === name) return false;
      if (part(to) === 'model' || (typeOnly && CONTRACTS.includes(to))) return false;
      return !allowed.includes(part(to)) && !allowed.includes(to);
    });
    expect(shown(found)).toEqual([]);
  });

  test('of client and service have only the words of the wire in common', () => {
    const found = IMPORTS.filter(
      ({ from, to }) =>
        (part(from) === 'client' && part(to) === 'service') ||
        (part(from) === 'service' && part(to) === 'client'),
    );
    expect(shown(found)).toEqual([]);
  });

  /** What the core imports nothing of, types included. Beside it there are the entry file of the library and the list of features. */
  const OUTSIDE = ['features', 'tools', 'service', 'action', 'cli'];
  const isCore = (path: string) =>
    ![...OUTSIDE, 'index.ts', 'features.ts'].includes(part(path)) && SOURCES.has(path);

  test('leave the core without features, tools, the local service and entry points', () => {
    const found = IMPORTS.filter(({ from, to }) => isCore(from) && !isCore(to) && SOURCES.has(to));
    expect(shown(found)).toEqual([]);
  });

  test('are of no entry point, also not from another one', () => {
    const found = IMPORTS.filter(
      ({ from, to }) => ['action', 'cli', 'index.ts'].includes(part(to)) && part(from) !== part(to),
    );
    expect(shown(found)).toEqual([]);
  });

  test('take a feature and a tool by its index alone, and no feature takes another', () => {
    const home = (path: string) => /^(?:features|tools)\/[^/]+/.exec(path)?.[0];
    const found = IMPORTS.filter(({ from, to }) => {
      const there = home(to);
      if (there === undefined || there === home(from)) return false;
      const mayName = there.startsWith('features/') ? ['features.ts'] : ['cli'];
      const isTool = home(from)?.startsWith('tools/') && there.startsWith('tools/');
      return !isTool && !(to === `${there}/index.ts` && mayName.includes(part(from)));
    });
    expect(shown(found)).toEqual([]);
    const homes = new Set(FILES.flatMap((path) => home(path) ?? []));
    for (const directory of homes) expect(FILES).toContain(`${directory}/index.ts`);
  });

  test('keep the apply out of everything but the entry points', () => {
    const found = IMPORTS.filter(
      ({ from, to }) => part(to) === 'apply' && !['apply', 'action', 'cli'].includes(part(from)),
    );
    expect(shown(found)).toEqual([]);
  });

  test('keep overrides out of the check, which counts approvals itself', () => {
    const found = IMPORTS.filter(
      ({ from, to }) =>
        part(to) === 'overrides' &&
        !['overrides', 'action', 'check', 'cli', 'tools', 'index.ts'].includes(part(from)),
    );
    expect(shown(found)).toEqual([]);
    expect(shown(IMPORTS)).toContain('gate/gate.ts → gate/approve-together.ts');
  });

  test('load what plans and judges without a service only when it is needed', () => {
    const starters = ['check/without-service.ts', 'rego/judge-files.ts'];
    const eager = IMPORTS.filter(
      ({ from, to, typeOnly }) =>
        !typeOnly && starters.includes(to) && !starters.includes(from) && !isLazy(from, to),
    );
    expect(shown(eager)).toEqual([]);
    expect(IMPORTS.filter(({ to }) => starters.includes(to)).length).toBeGreaterThan(2);
  });

  /** What the command line loads before a command begins. */
  const loadedFor = (command: string) => {
    const loaded = new Set(['cli/main.ts', 'cli/start.ts', command]);
    for (const at of loaded) {
      const eager = IMPORTS.filter(
        ({ from, to, typeOnly }) => from === at && !typeOnly && !isLazy(from, to),
      );
      for (const { to } of eager) if (SOURCES.has(to)) loaded.add(to);
    }
    return loaded;
  };

  test('load for a check neither another command nor the client nor a report for programs', () => {
    const loaded = loadedFor('cli/check.ts');
    expect(loaded).toContain('report/screen.ts');
    const others = [
      'cli/serve/serve.ts',
      'cli/connection.ts',
      'client/client.ts',
      'features/report-files/junit.ts',
    ];
    const pages = Array.from(SOURCES.keys()).filter((path) =>
      path.startsWith('features/report-files/page/'),
    );
    expect(pages.length).toBeGreaterThan(5);
    expect([...others, ...pages].filter((path) => loaded.has(path))).toEqual([]);
  });

  test('load the reader of YAML only where there is a file of settings', () => {
    const opening = 'settings/settings-file/open-settings-files.ts';
    for (const start of ['cli/check.ts', 'action/run-step.ts', 'index.ts', opening]) {
      expect([start, loadedFor(start).has('model/read-yaml.ts')]).toEqual([start, false]);
    }
    const reader = 'settings/settings-file/read-settings-file.ts';
    expect(isLazy(opening, reader)).toBe(true);
    expect(loadedFor(reader)).toContain('model/read-yaml.ts');
  });

  test('load for packing neither a host nor a renderer of reports nor the reader of HCL', () => {
    const loaded = loadedFor('cli/pack.ts');
    expect(loaded).toContain('archive/walk.ts');
    const room = (name: string) =>
      Array.from(loaded)
        .filter((path) => part(path) === name)
        .sort();
    expect(room('hosts')).toEqual([
      'hosts/any-ci.ts',
      'hosts/authorization.ts',
      'hosts/detect.ts',
      'hosts/job-workspace.ts',
      'hosts/registry.ts',
    ]);
    // The manifest of modules is JSON, and decides by itself whether it ships.
    expect(room('locate')).toEqual([]);
    expect(room('configuration')).toEqual([
      'configuration/file-names.ts',
      'configuration/module-manifest.ts',
      'configuration/syntax/hcl-scanner.ts',
      'configuration/syntax/read-json.ts',
    ]);
    expect(room('policy')).toEqual([]);
    expect(room('report')).not.toContain('report/screen.ts');
    expect(room('client')).toEqual(['client/service-error.ts']);
  });

  test('start the local service from `serve` and the demo only', () => {
    const found = IMPORTS.filter(
      ({ from, to }) =>
        part(to) === 'service' &&
        part(from) !== 'service' &&
        !/^(?:cli\/serve|tools\/demo)\//.test(from),
    );
    expect(shown(found)).toEqual([]);
  });
});

describe('the process', () => {
  test('is known only to the two entries and to what ends it', () => {
    const found = FILES.filter((path) => {
      const text = withoutComments(SOURCES.get(path) ?? '');
      return /\bprocess\.(?:env|argv|exit|exitCode|stdout|stderr|stdin|on|cwd|abort)\b|'node:process'/.test(
        text,
      );
    });
    expect(found).toEqual([
      'action/main.ts',
      'cli/main.ts',
      'machine/end-process.ts',
      'machine/temporary.ts',
    ]);
  });
});

describe('programs', () => {
  const found = (pattern: RegExp) =>
    FILES.filter((path) => pattern.test(withoutComments(SOURCES.get(path) ?? '')));

  test('are started in one place, with a list of variables in their environment', () => {
    const starters = IMPORTS.filter(({ to }) =>
      /^(?:node:)?(?:child_process|cluster|worker_threads|inspector)$|^@actions\/(?:exec|io)$/.test(
        to,
      ),
    );
    expect(shown(starters).sort()).toEqual([
      'machine/execute.ts → @actions/exec',
      'machine/execute.ts → node:child_process',
    ]);
    expect(found(/\bchild_process\b/)).toEqual(['machine/execute.ts']);
    expect(found(/\bprocess\.kill\b/)).toEqual(['machine/end-process.ts', 'machine/execute.ts']);
    expect(found(/\bprocess\.(?:binding|dlopen)\b|\bgetBuiltinModule\b/)).toEqual([]);
  });

  test('git is started by one module, which names the repository that it is about', () => {
    expect(found(/\bexecute\(\s*['"`]git['"`]/)).toEqual(['machine/ask-git.ts']);
    expect(found(/\bexecute\(/)).toEqual(
      expect.arrayContaining(['machine/ask-git.ts', 'machine/open-in-browser.ts']),
    );
  });

  test('each program has a module that starts it', () => {
    expect(found(/\bexecute(?:Bounded)?\(/)).toEqual([
      'machine/ask-git.ts',
      'machine/ask-opa.ts',
      // `ps`, for the memory of a program on macOS.
      'machine/execute.ts',
      'machine/isolate-program.ts',
      'machine/open-in-browser.ts',
      'plan/run-programs.ts',
    ]);
  });
});

/** Where a text becomes Markdown by a decision and not by an escaper, and why nothing in it acts. */
const MARKDOWN_BY_DECISION: Record<string, string> = {
  'hosts/own-comments.ts':
    'takes Markdown, and only breaks words of it; a comment of ours around the word about another',
  'report/gate-comment.ts': 'a comment of ours',
  'report/verdict-sentence.ts':
    'names of letters, digits and signs that do nothing inside of a word',
  'report/links.ts': 'a number of files; a version that was examined',
  'report/marker.ts': 'base64url',
  'report/markdown.ts': 'declares it, and escapes',
  'report/render-sentence.ts': 'leaves that the escaper returned, between words of ours',
  'model/sentence.ts': 'numbers, and words of ours between them',
  'report/text.ts': 'numbers, days, and words that the type of the argument examines',
  'report/workspace-table.ts': 'an amount of money',
};

test('only these files turn a text into Markdown', () => {
  const files = FILES.filter((path) => SOURCES.get(path)?.includes('asMarkdown') ?? false);
  expect(files).toEqual(Object.keys(MARKDOWN_BY_DECISION).sort());
});

test('no directories import in a circle, and no name is declared in more than three files or exported by two', () => {
  const figures = [
    'circles of directories',
    'names declared in more than three files',
    'names exported by two files',
  ];
  const script = join(ROOT, 'scripts/source-figures.js');
  const args = [script, '--list', ...figures];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('');
});

test('only a decider makes a verdict', () => {
  const found = FILES.filter(
    (path) =>
      part(path) !== 'policy' &&
      /\bword:\s*'(?:passed|advisory|overridden)'/.test(withoutComments(SOURCES.get(path) ?? '')),
  );
  expect(found).toEqual([]);
});
