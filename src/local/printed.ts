/** What policies print while they judge. A compiled policy prints nothing, so `opa` evaluates it again. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quote } from '../model/quote.ts';
import type { RunDocument } from '../service/add-judgements.ts';
import type { CompiledPolicies, CompilePorts } from './compile-policies.ts';
import { examineOpa } from './examine-opa.ts';
import { inOpaFolder, type OpaFolder } from './opa-folder.ts';

const MOST_LINES = 20;
const MOST_CHARACTERS = 300;

/** Lines by workspace; empty where no policy has a `print`, or there is no `opa` to evaluate it. */
export async function printedBy(
  deciding: readonly CompiledPolicies[],
  documents: readonly RunDocument[],
  ports: CompilePorts,
): Promise<Map<string, string[]>> {
  const printed = new Map<string, string[]>();
  const add = (workspace: string, lines: readonly string[]): void => {
    printed.set(workspace, (printed.get(workspace) ?? []).concat(lines));
  };
  for (const { set, files, printed: printedBefore = new Map() } of deciding) {
    for (const [workspace, lines] of printedBefore) add(workspace, lines);
    const rego = [...files.files].filter(([name]) => name.endsWith('.rego'));
    const prints = rego.some(([, content]) => /\bprint\s*\(/.test(Buffer.from(content).toString()));
    if (!prints || (await examineOpa(ports)) === undefined) continue;
    await inOpaFolder(files.files, ports, async (folder) => {
      for (const { workspace, input } of documents) {
        const inputFile = join(folder.path, 'input.json');
        await writeFile(inputFile, JSON.stringify(input));
        const lines = await printedLines(set.policies, inputFile, folder);
        add(workspace, lines);
      }
    });
  }
  return printed;
}

async function printedLines(
  policies: CompiledPolicies['set']['policies'],
  inputFile: string,
  folder: OpaFolder,
): Promise<string[]> {
  const notices: string[] = [];
  for (const { name, query } of policies) {
    const { stderr } = await folder.evaluate(query, inputFile);
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines.slice(0, MOST_LINES)) {
      notices.push(`The policy ${quote(name)} printed: ${line.slice(0, MOST_CHARACTERS)}`);
    }
  }
  return notices;
}
