/** What a real `terraform init` makes of a directory: which workspaces it asks a service for, or why it refuses. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { answerJson, startLoopback } from '../../support/loopback-service.ts';

/** The hosts that a block may name: all of them lead to the front. */
const HOSTS = ['app.terraform.io', 'tfe.example'];

/**
 * Starts a service that knows every organization, project and workspace, and remembers what it was asked.
 *
 * @param terraform absolute path of the program
 */
export async function startInitFront(terraform: string) {
  const front = await startLoopback(({ url }, response) => {
    const [, , , , , ...rest] = url.split('/');
    const [path = '', query = ''] = rest.join('/').split('?');
    response.setHeader('TFP-API-Version', '2.6');
    const asked = new URLSearchParams(query);
    const [area = '', organization = '', part = '', name] = path.split('/');
    if (area === 'ping') response.writeHead(204).end();
    else if (part === 'entitlement-set') {
      answerJson(response, 200, { data: one('entitlement-sets', { operations: true }) });
    } else if (part === 'workspaces' && name !== undefined) {
      answerJson(response, 200, { data: workspace(decodeURIComponent(name)) });
    } else if (part === 'workspaces') {
      answerJson(response, 200, listOf(workspace(`${asked.get('search[name]') ?? ''}found`)));
    } else if (part === 'projects') {
      answerJson(response, 200, listOf(one('projects', { name: asked.get('filter[names]') })));
    } else if (area === 'organizations' && part === '') {
      answerJson(response, 200, { data: one('organizations', { name: organization }) });
    } else answerJson(response, 404, { errors: [{ status: '404', title: 'not found' }] });
  });
  let calls = 0;
  return {
    stop: front.stop,
    /** Runs `terraform init` over files, and returns what it asked or said, a line each. */
    async init(files: Readonly<Record<string, string>>): Promise<string[]> {
      const call = String((calls += 1));
      const root = mkdtempSync(join(tmpdir(), 'plangate-init-'));
      const directory = join(root, 'files');
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(directory, name)), { recursive: true });
        writeFileSync(join(directory, name), text);
      }
      const config = join(root, 'terraform.rc');
      writeFileSync(config, configText(`${front.origin}/${call}`));
      const env = {
        PATH: process.env['PATH'],
        HOME: root,
        CHECKPOINT_DISABLE: '1',
        TF_CLI_CONFIG_FILE: config,
      };
      const output = await new Promise<string>((resolve) => {
        const options = { cwd: directory, env };
        execFile(terraform, ['init', '-input=false', '-json'], options, (_, out, errors) =>
          resolve(out + errors),
        );
      });
      rmSync(root, { recursive: true });
      const asked = front.seen.filter(({ url }) => url.startsWith(`/${call}/`));
      return saidBy(
        output,
        asked.map(({ url }) => url),
      );
    },
  };
}

const one = (type: string, attributes: object) => ({ id: `${type}-1`, type, attributes });
const workspace = (name: string) =>
  one('workspaces', { name, 'terraform-version': '1.11.4', 'execution-mode': 'remote' });
const listOf = (resource: object) => ({
  data: [resource],
  meta: { pagination: { 'current-page': 1, 'total-pages': 1, 'total-count': 1 } },
});

function configText(origin: string): string {
  const texts = HOSTS.map((host) => {
    const api = `"${origin}/${host}/api/v2/"`;
    const services = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2', 'state.v2'];
    const lines = services.map((service) => `    "${service}" = ${api}\n`).join('');
    return `host "${host}" {\n  services = {\n${lines}  }\n}\ncredentials "${host}" {\n  token = "x"\n}\n`;
  });
  return texts.join('');
}

/** The first error with its place; else what was asked for before a workspace was chosen, or the backend. */
function saidBy(output: string, urls: readonly string[]): string[] {
  const lines = output
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const errors = lines.flatMap(({ diagnostic }) =>
    diagnostic?.severity === 'error' && !LATER.test(diagnostic.summary) ? [diagnostic] : [],
  );
  const first = errors.find(({ range }) => range !== undefined) ?? errors[0];
  if (first !== undefined) {
    const { range, summary } = first;
    const where = range === undefined ? '' : `${range.filename}:${range.start.line}: `;
    return [`refuses: ${where}${summary}`];
  }
  const asked = urls.map(askedLine).filter((line) => ASKED.test(line));
  if (asked.length > 0) {
    // What comes after the first workspace is about that one.
    const at = asked.findIndex((line) => line.includes('/workspaces'));
    return asked.slice(0, at + 1).map((line) => `asks: ${line}`);
  }
  const [, backend] = /Successfully configured the backend "(.*?)"/.exec(output) ?? [];
  return [backend === undefined ? 'reads: nothing' : `reads: the backend ${backend}`];
}

/** Errors of the front, which keeps no tags and no states. */
const LATER = /Error loading state: (?:error updating workspace|backend does not support)/;
const ASKED = /organizations\/[^/]*\/(?:workspaces|projects)/;

/** `HOST PATH?QUERY`, with the query in an order of its own: Terraform takes tags from a map. */
export function askedLine(url: string): string {
  const [, , host = '', , , ...rest] = url.split('/');
  const [path = '', query = ''] = rest.join('/').split('?');
  return `${host} ${decodeURIComponent(path)}${queryLine(query)}`;
}

/**
 * Parameters without their pages, sorted. Names of one list are sorted, too, and numbers of tags left out. `TagBindings` is a
 * field that Terraform's client sends by accident in the words of Go, and no service reads it.
 */
export function queryLine(query: string): string {
  const asked = [...new URLSearchParams(query)].filter(
    ([name]) => !/^(?:page|include|TagB)/.test(name),
  );
  const pairs = new Map<string, string>();
  const others: string[] = [];
  for (const [name, value] of asked) {
    const [, number, field] = /^filter\[tagged\]\[(\d+)\]\[(key|value)\]$/.exec(name) ?? [];
    if (number === undefined) {
      const words = name === 'search[tags]' ? value.split(',').sort().join(',') : value;
      others.push(`${name}=${words}`);
    } else
      pairs.set(number, `${pairs.get(number) ?? ''}${field === 'key' ? 'tagged ' : '='}${value}`);
  }
  const all = [...others, ...pairs.values()].sort();
  return all.length === 0 ? '' : `?${all.join('&').replaceAll('\n', String.raw`\n`)}`;
}
