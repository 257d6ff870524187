/** Asks `opa` for its version, limits what policies may call, and reads its errors. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from '../client/wire/schema.ts';
import { askProgram, type ProgramAnswer, type ProgramPorts } from '../machine/ask-program.ts';
import { parseJson } from '../model/parse.ts';
import { PolicyProblem } from './policy-files.ts';

/** The version of the `opa` on the PATH, or why it cannot be used; undefined if there is none. */
export async function examineOpa(
  ports: ProgramPorts,
): Promise<{ version: string } | { problem: string } | undefined> {
  const answer = await askProgram('opa', ports, { args: ['version'], cwd: '/' });
  if (answer === undefined) return undefined;
  const [, version] = /^Version: (\d+\.\d+\.\S+)/m.exec(answer.stdout) ?? [];
  if (version === undefined) {
    const message = (answer.stderr || answer.stdout).trim().slice(0, 200);
    return { problem: `The \`opa\` on the PATH does not say its version: ${message}` };
  }
  if (Number(version.split('.')[0]) >= 1) return { version };
  return { problem: `The \`opa\` on the PATH is ${version}. Install 1.0 or newer.` };
}

/** Functions that a policy must not call, because they use more than its input. */
const LOOKING_OUTSIDE = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];

const capabilitiesSchema = v.looseObject({
  builtins: v.array(v.looseObject({ name: v.string() })),
});

/**
 * Writes the list of functions that policies may call: those of this `opa`, without `LOOKING_OUTSIDE`.
 *
 * @returns the options of `opa` that name the file
 */
export async function writeCapabilities(
  folder: string,
  ports: ProgramPorts,
): Promise<readonly string[]> {
  const answer = await askProgram('opa', ports, {
    args: ['capabilities', '--current'],
    cwd: folder,
  });
  const read = v.safeParse(capabilitiesSchema, parseJson(answer?.stdout ?? ''));
  if (!read.success) {
    const message = (answer?.stderr ?? '').trim().slice(0, 200);
    throw new PolicyProblem(`opa does not say what it can do (\`opa capabilities\`): ${message}`);
  }
  const builtins = read.output.builtins.filter(({ name }) => !LOOKING_OUTSIDE.includes(name));
  const file = join(folder, 'capabilities.json');
  await writeFile(file, JSON.stringify({ ...read.output, builtins, allow_net: [] }));
  return ['--capabilities', file];
}

const errorsSchema = v.looseObject({
  errors: v.array(
    v.looseObject({
      message: v.string(),
      location: v.optional(v.looseObject({ file: v.string(), row: v.number() })),
    }),
  ),
});

const MOST_ERRORS = 20;

/** What `opa check` objects to: `policies/tags.rego:3: var x is unsafe`. Empty if it objects to nothing. */
export function locatedErrors(
  { exitCode, stdout, stderr }: ProgramAnswer,
  shownAs: string,
): string[] {
  if (exitCode === 0) return [];
  const read = [stdout, stderr]
    .map((text) => v.safeParse(errorsSchema, parseJson(text)))
    .find(({ success }) => success);
  const errors = read?.success ? read.output.errors : [];
  const lines = errors.map(({ message, location }) =>
    location === undefined
      ? `${shownAs}: ${message}`
      : `${shownAs}/${location.file.replace(/^\.?\//, '')}:${location.row}: ${message}`,
  );
  const output = (stderr || stdout).trim().slice(0, 2_000);
  return lines.length > 0 ? lines.slice(0, MOST_ERRORS) : [`${shownAs}: opa check: ${output}`];
}
