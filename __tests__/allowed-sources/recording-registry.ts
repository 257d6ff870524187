/** A registry on this machine that records what `terraform init` and `tofu init` ask for. It has every module, and no provider. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { create } from 'tar';
import { emptyDirectory } from '../support/empty-directory.ts';

const HOSTS = ['registry.terraform.io', 'registry.opentofu.org', 'other.example.com'];

export interface Asked {
  /** `host/namespace/type` */
  providers: string[];
  /** `host/namespace/name/system`, or host and path of a repository. */
  modules: string[];
}

/** Writes files; the text of a link begins with an arrow. */
export function writeTree(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const at = join(root, path);
    mkdirSync(dirname(at), { recursive: true });
    if (text.startsWith('→ ')) symlinkSync(text.slice(2).trim(), at);
    else writeFileSync(at, text);
  }
}

/** Runs `init` in a directory of these files, and says what it asked for. */
export async function recordInit(
  program: string,
  files: Readonly<Record<string, string>>,
): Promise<Asked> {
  const work = emptyDirectory();
  writeTree(work, files);
  const place = emptyDirectory();
  writeFileSync(join(place, 'main.tf'), '');
  mkdirSync(join(place, 'modules', 'x'), { recursive: true });
  writeFileSync(join(place, 'modules', 'x', 'main.tf'), '');
  await create({ gzip: true, cwd: place, file: join(place, 'module.tar.gz') }, [
    'main.tf',
    'modules',
  ]);
  const archive = readFileSync(join(place, 'module.tar.gz'));
  const providers = new Set<string>();
  const modules = new Set<string>();
  const server = createServer(({ url = '' }, answer) => {
    const [, host = '', kind, ...rest] = url.split('/');
    const name = rest.slice(0, kind === 'providers' ? 2 : 3).join('/');
    if (kind === 'providers') providers.add(`${host}/${name}`);
    if (kind !== 'modules') {
      const isArchive = url === '/module.tar.gz';
      answer.writeHead(isArchive ? 200 : 404);
      answer.end(isArchive ? archive : undefined);
      return;
    }
    modules.add(`${host}/${name}`);
    if (rest.at(-1) === 'versions') {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ modules: [{ versions: [{ version: '1.0.0' }] }] }));
      return;
    }
    answer.writeHead(204, { 'x-terraform-get': `http://127.0.0.1:${port}/module.tar.gz` });
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = HOSTS.map(
    (host) =>
      `host "${host}" {\n  services = {\n    "providers.v1" = "http://127.0.0.1:${port}/${host}/providers/"\n    "modules.v1" = "http://127.0.0.1:${port}/${host}/modules/"\n  }\n}\n`,
  );
  writeFileSync(join(place, 'cli.tfrc'), `disable_checkpoint = true\n${config.join('')}`);
  const log = join(place, 'git.log');
  mkdirSync(join(place, 'bin'));
  writeFileSync(join(place, 'bin', 'git'), GIT.replaceAll('LOG', log));
  chmodSync(join(place, 'bin', 'git'), 0o755);
  await new Promise<void>((resolve) => {
    const child = spawn(program, ['init', '-input=false', '-no-color', '-backend=false'], {
      cwd: work,
      stdio: 'ignore',
      env: {
        PATH: [join(place, 'bin'), '/usr/bin', '/bin'].join(delimiter),
        HOME: place,
        TF_CLI_CONFIG_FILE: join(place, 'cli.tfrc'),
        CHECKPOINT_DISABLE: '1',
      },
    });
    child.on('close', () => resolve());
  });
  await new Promise((resolve) => server.close(resolve));
  const calls = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  for (const call of calls) {
    const url = /(?:https|ssh):\/\/\S+/.exec(call)?.[0];
    if (url !== undefined) modules.add(url.replace(/^\w+:\/\/(?:git@)?/, ''));
  }
  // After a refusal both programs ask whether the provider has an old name.
  const asked = [...providers].filter((name) => !name.includes('/-/')).sort();
  return { providers: asked, modules: [...modules].sort() };
}

/** In place of git: it notes what it is asked for, and makes an empty module. */
const GIT = `#!/bin/sh
printf '%s\\n' "$*" >> 'LOG'
case "$*" in *version*) echo 'git version 2.39.5' ;; esac
for last; do :; done
case "$*" in *clone*) mkdir -p "$last/modules/x" && : > "$last/main.tf" && : > "$last/modules/x/main.tf" ;; esac
exit 0
`;
