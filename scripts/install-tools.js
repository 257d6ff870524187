// Programs that some tests use where they are there: from PyPI, npm and Go's module proxy into build/tools/.
// Prints the names of those that are there now, for PLANGATE_REQUIRE; what could not be installed is said on standard error.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/tools/', import.meta.url));
const bin = join(folder, 'bin');
const root = fileURLToPath(new URL('../', import.meta.url));
const python = join(folder, 'python');

const INSTALL = {
  actionlint() {
    run('go', ['install', 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12']);
  },
  // Compiling each takes minutes. The older ones go first, because all are installed by one name.
  'opa-1.0.0'() {
    installOlderOpa('1.0.0');
  },
  // Its index of rules overlooks some.
  'opa-1.14.0'() {
    installOlderOpa('1.14.0');
  },
  opa() {
    run('go', ['install', 'github.com/open-policy-agent/opa@v1.22.4'], 900_000);
  },
  // The tests take their modules from Go's cache, and no other version of Go.
  'go-tfe'() {
    downloadModules('__tests__/service/go-client');
  },
  hcl() {
    downloadModules('__tests__/configuration/against-terraform/readings');
    downloadModules('scripts/go-tables');
  },
  // Providers have versions that are none of a Go module: these are the commits of v3.9.0 and v4.2.1.
  'terraform-provider-random'() {
    installProvider('random', 'f8d869dc98d90785f6c8f7131081fa5ef88f9d95');
  },
  'terraform-provider-tls'() {
    installProvider('tls', '857b38cda3fca4b6539f23b6dfc9724c6537f7e7');
  },
  zizmor() {
    run('python3', ['-m', 'venv', python]);
    const quick = ['--quiet', '--disable-pip-version-check', '--retries', '1'];
    const only = ['--only-binary', ':all:', 'zizmor==1.32.0'];
    run(join(python, 'bin/pip'), ['install', ...quick, ...only]);
  },
  // Its packages need another version of what zizmor may need, so it has an environment of its own.
  checkov() {
    const own = join(folder, 'checkov');
    run('python3', ['-m', 'venv', own]);
    const quick = ['--quiet', '--disable-pip-version-check', '--retries', '1'];
    run(join(own, 'bin/pip'), ['install', ...quick, 'checkov==3.3.30'], 600_000);
    rmSync(join(bin, 'checkov'), { force: true });
    symlinkSync(join(own, 'bin/checkov'), join(bin, 'checkov'));
  },
  // What the action runs on; the tests run on whichever Node.js is there.
  node24() {
    const name = `node-${process.platform}-${process.arch}`;
    const program = join(bin, 'node24');
    rmSync(program, { force: true });
    symlinkSync(join(installByNpm('node24', name, '24.22.3'), 'bin/node'), program);
  },
  chromium() {
    if (existsSync('/usr/bin/chromium')) return;
    unpackChromium();
  },
};

function installOlderOpa(version) {
  run('go', ['install', `github.com/open-policy-agent/opa@v${version}`], 900_000);
  renameSync(join(bin, 'opa'), join(bin, `opa-${version}`));
}

function installProvider(name, commit) {
  run('go', ['install', `github.com/hashicorp/terraform-provider-${name}@${commit}`], 300_000);
}

function downloadModules(directory) {
  run('env', ['GOTOOLCHAIN=local', 'go', '-C', join(root, directory), 'mod', 'download']);
}

/** Returns the directory of the package. */
function installByNpm(into, name, version) {
  const to = join(folder, into);
  mkdirSync(to, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['install', '--prefix', to, ...quiet, `${name}@${version}`]);
  return join(to, 'node_modules', name);
}

/** The browser as one file inside of a package, with its libraries beside it. */
function unpackChromium() {
  const to = join(folder, 'chromium');
  const from = join(installByNpm('chromium', '@sparticuz/chromium', '153.0.0'), 'bin');
  const packed = (name) => brotliDecompressSync(readFileSync(join(from, `${name}.br`)));
  writeFileSync(join(to, 'chromium'), packed('chromium'), { mode: 0o755 });
  for (const name of ['al2023.tar', 'swiftshader.tar']) {
    execFileSync('tar', ['-x', '-C', to], { input: packed(name) });
  }
  const program = join(bin, 'chromium');
  const start = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${to}/lib'`,
    `exec '${to}/chromium' --no-zygote "$@"`,
    '',
  ];
  writeFileSync(program, start.join('\n'), { mode: 0o755 });
}

mkdirSync(bin, { recursive: true });
for (const [name, install] of Object.entries(INSTALL)) {
  try {
    install();
    console.log(name);
  } catch (error) {
    // The first line is the command, and the last one why it failed.
    const lines = error.message.trim().split('\n');
    console.error(
      `${name} could not be installed: ${[lines[0], ...lines.slice(1).slice(-1)].join(': ')}`,
    );
  }
}

function run(program, args, timeout = 180_000) {
  const env = { ...process.env, GOBIN: bin };
  execFileSync(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout });
}
