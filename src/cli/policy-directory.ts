/**
 * Checks a directory of policies before the local service reads it: whether it is usable and up to
 * date.
 */
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { howToGetOpa } from '../local/get-opa.ts';
import { CHECKOUT_MS } from '../model/checkout-time.ts';

/**
 * @returns why the directory cannot be used, as the end of a sentence, or a warning, as a whole one
 */
export async function examinePolicies(
  directory: string,
  shownAs: string,
): Promise<{ problem?: string; warning?: string }> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => error.code);
  if (!Array.isArray(names)) {
    const why = names === 'ENOENT' ? 'does not exist' : `cannot be read (${names})`;
    return { problem: `"${shownAs}" ${why}.` };
  }
  const sentinel = names.find((name) => name === 'sentinel.hcl' || name.endsWith('.sentinel'));
  const rego = names.filter((name) => name.endsWith('.rego') && !name.endsWith('_test.rego'));
  const compiled = ['policy.wasm', 'bundle.tar.gz'].find((name) => names.includes(name));
  if (sentinel !== undefined && compiled === undefined && rego.length === 0) {
    return {
      problem: `"${shownAs}" holds Sentinel policies (${sentinel}). Here, policies are Rego. \`plangate check --local\` judges Sentinel policies by the \`sentinel\` on the PATH.`,
    };
  }
  if (compiled === undefined) {
    const what = rego.length > 0 ? `${rego.length} .rego and no compiled file` : 'no policy';
    return {
      problem: `"${shownAs}" holds ${what}. Compile what is to judge: \`opa build -t wasm -e NAME -o bundle.tar.gz *.rego\`, NAME being a query as in terraform/policies/tags/deny. ${howToGetOpa()}`,
    };
  }
  if (compiled === 'policy.wasm' && !(await isWasm(join(directory, compiled)))) {
    const problem = `"${join(shownAs, compiled)}" is not WebAssembly. \`opa build -t wasm\` makes a bundle that has it inside; name that bundle.tar.gz.`;
    return { problem };
  }
  const changed = async (name: string) => (await stat(join(directory, name))).mtimeMs;
  const compiledAt = await changed(compiled);
  for (const name of rego) {
    if ((await changed(name)) <= compiledAt + CHECKOUT_MS) continue;
    const warning = `${join(shownAs, name)} was changed after ${join(shownAs, compiled)} was made, and the compiled file is evaluated. Compile it again and restart.`;
    return { warning };
  }
  return {};
}

async function isWasm(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === '\0asm';
  } finally {
    await file.close();
  }
}
