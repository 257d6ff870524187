/** What policies print while they judge. A compiled policy prints nothing, so `opa` evaluates it again. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { askOpa } from '../machine/ask-opa.ts';
import { quote } from '../model/quote.ts';
import type { RunDocument } from '../service/add-judgements.ts';
import type { CompiledPolicies, CompilePorts } from './compile-policies.ts';
import { examineOpa, writeCapabilities } from './examine-opa.ts';

const MOST_LINES = 20;
const MOST_CHARACTERS = 300;

/** Lines by workspace; empty where no policy has a `print`, or there is no `opa` to evaluate it. */
export async function printedBy(
  deciding: readonly CompiledPolicies[],
  documents: readonly RunDocument[],
  ports: CompilePorts,
): Promise<Map<string, string[]>> {
  const printed = new Map<string, string[]>();
  for (const { set, files } of deciding) {
    const rego = [...files.files].filter(([name]) => /\.rego$|data\.(?:json|ya?ml)$/.test(name));
    const prints = rego.some(([, content]) => /\bprint\s*\(/.test(Buffer.from(content).toString()));
    if (!prints || (await examineOpa(ports)) === undefined) continue;
    const folder = await mkdtemp(join(tmpdir(), 'plangate-print-'));
    try {
      for (const [path, content] of rego) {
        await mkdir(dirname(join(folder, 'sources', path)), { recursive: true });
        await writeFile(join(folder, 'sources', path), content);
      }
      const allowed = await writeCapabilities(folder, ports);
      for (const { name, query } of set.policies) {
        for (const { workspace, input } of documents) {
          const args = ['eval', '--bundle', 'sources', '--stdin-input', ...allowed, refOf(query)];
          const stdin = JSON.stringify(input);
          const said = (await askOpa(ports, { args, cwd: folder, stdin }))?.stderr ?? '';
          const lines = said.split('\n').filter((line) => line.trim() !== '');
          const notices = lines
            .slice(0, MOST_LINES)
            .map((line) => `The policy ${quote(name)} printed: ${line.slice(0, MOST_CHARACTERS)}`);
          const known = printed.get(workspace) ?? [];
          printed.set(workspace, [...known, ...notices]);
        }
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return printed;
}

/** `data.terraform.x-y.deny` → `data["terraform"]["x-y"]["deny"]`. */
function refOf(query: string): string {
  const [root = 'data', ...parts] = query.split('.');
  return root + parts.map((part) => `[${JSON.stringify(part)}]`).join('');
}
