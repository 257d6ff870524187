/** Asks the `opa` on the PATH for its version and its functions, takes some of them from policies, and says how to get it. */
import { arch, platform } from 'node:os';
import { askOpa, type ProgramAnswer, type ProgramPorts } from '../machine/ask-opa.ts';
import { finding, type Finding } from '../model/finding.ts';
import { trimSpace } from '../model/go-text.ts';
import { parseJson } from '../model/parse.ts';
import {
  directoryPart,
  foreign,
  phrase,
  sentencePart,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';

import * as v from '../client/wire/schema.ts';

export interface Opa {
  /** As in `1.22.4`. */
  version: string;
  /** What policies can use: the content of a file for `--capabilities`. */
  capabilities: string;
  /** The names of the functions among them. */
  functions: readonly string[];
}

/** With the first that was released as 1, all policies of the tests have the results that the newest gives them. */
const OLDEST = '1.0.0';

/** Functions that a policy must not call, because they use more than its input. */
export const FORBIDDEN: readonly string[] = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];

/**
 * The `opa` on the PATH, or why it cannot be used; undefined if there is none.
 *
 * @param askedVersion its version, where another question tells it
 */
export async function findOpa(
  ports: ProgramPorts,
  askedVersion?: Promise<string | undefined>,
): Promise<Opa | { problem: Finding } | undefined> {
  const ask = (args: readonly string[]): Promise<ProgramAnswer | undefined> =>
    askOpa(ports, { args });
  const [listed, known] = await Promise.all([ask(['capabilities', '--current']), askedVersion]);
  if (listed === undefined) return undefined;
  const answer = known === undefined ? await ask(['version']) : undefined;
  const version = known ?? /(?:^|\n)Version: (\d+\.\d+\.[^ \r\n]+)/.exec(answer?.stdout ?? '')?.[1];
  if (version === undefined) {
    return unusable(
      phrase`The ${OPA} on the PATH does not say its version: ${messageOf(answer ?? listed)}`,
    );
  }
  const here = phrase`The ${OPA} on the PATH is ${sentencePart('name', version, 60)}.`;
  if (Number(version.split('.')[0]) < 1) {
    return unusable(phrase`${here} Install ${OLDEST} or newer.`);
  }
  const parsed = v.safeParse(capabilitiesSchema, parseJson(listed.stdout));
  if (!parsed.success) {
    const asked = typed('opa capabilities --current');
    return unusable(
      phrase`The ${OPA} on the PATH does not say which functions it has (${asked}): ${messageOf(listed)}`,
    );
  }
  const builtins = parsed.output.builtins.filter(({ name }) => !FORBIDDEN.includes(name));
  const functions = builtins.map(({ name }) => name);
  // Without a list of hosts, a schema of a policy could be read from any.
  const capabilities = JSON.stringify({ ...parsed.output, builtins, allow_net: [] });
  return { version, capabilities, functions };
}

const capabilitiesSchema = v.looseObject({
  builtins: v.array(v.looseObject({ name: v.string() })),
});

/**
 * Whether the index of rules of this version leaves out rules that hold. `opa eval` judges without it, and `opa test` cannot be
 * told to.
 */
export function hasWrongIndex(version: string): boolean {
  return /^1\.(?:14\.0|21\.\d+|22\.0)(?:-|$)/.test(version);
}

function messageOf({ stdout, stderr }: ProgramAnswer): Sentence {
  return foreign(trimSpace(stderr || stdout).slice(0, 200));
}

function unusable(says: Sentence): { problem: Finding } {
  return { problem: finding('unusable-opa', says, { remedy: howToGetOpa(), actor: 'operators' }) };
}

/** The release that the tests judge with. */
export const RELEASE = 'v1.22.4';
const DOWNLOADS = `https://openpolicyagent.org/downloads/${RELEASE}`;
const OPA = setting('opa');

/** Compiles that release. Go compares its sources with the digest in Go's checksum database. */
export const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;

/** System and processor → the name of the file to download. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'linux x64': 'opa_linux_amd64_static',
  'linux arm64': 'opa_linux_arm64_static',
  'darwin x64': 'opa_darwin_amd64',
  'darwin arm64': 'opa_darwin_arm64_static',
  'win32 x64': 'opa_windows_amd64.exe',
};

/** Sentences with the command that downloads `opa` for this system. */
export function howToGetOpa(here = `${platform()} ${arch()}`): Sentence {
  const program = PROGRAMS[here];
  if (program === undefined) {
    return phrase`For ${OPA} on this system see https://openpolicyagent.org.`;
  }
  const download = here.startsWith('win32')
    ? `curl.exe -Lo opa.exe ${DOWNLOADS}/${program}`
    : `curl -Lo opa ${DOWNLOADS}/${program} && chmod +x opa`;
  return phrase`To get opa: ${typed(download)}. Move it to a directory on the PATH. With Go, ${typed(COMPILE_OPA)} does all of that.`;
}

/** That nothing here judges policies in Rego. @param policies the directory that has them, as it was written */
export function noOpa(policies?: string): Finding {
  const says =
    policies === undefined
      ? phrase`There is no ${OPA} on the PATH.`
      : phrase`There is no ${OPA} on the PATH to judge the Rego in ${directoryPart(policies)}.`;
  return finding('no-opa', says, {
    about: { policySet: policies },
    remedy: howToGetOpa(),
    actor: 'operators',
  });
}
