/** Which attributes are hidden although no plan marks them: patterns of paths, as `TYPE.NAME.ATTRIBUTE` and `output.NAME`. */
import type { Parsed } from './parse.ts';
import { quote } from './quote.ts';

/** What often holds a secret. `!PATTERN` in `hide-values` takes one of these out. */
export const HIDDEN_BY_DEFAULT: readonly string[] = [
  '*.password',
  '*.*_password',
  '*.passphrase',
  '*.*_passphrase',
  '*.secret',
  '*.*_secret',
  '*.secret_string',
  '*.secret_binary',
  '*.secret_data',
  '*.secret_key',
  '*.*_secret_key',
  '*.private_key',
  '*.private_key_*',
  '*.*_private_key',
  '*.token',
  '*.*_token',
  '*.api_key',
  '*.*_api_key',
  '*.access_key',
  '*.*_access_key',
  '*.connection_string',
  '*.*_connection_string',
  '*.credentials',
  '*.plaintext_value',
  '*.user_data',
  '*.user_data_base64',
  '*.custom_data',
  '*.metadata_startup_script',
  '*.kube_config',
  '*.kube_config_raw',
  '*.kube_admin_config',
  '*.kube_admin_config_raw',
  'aws_ssm_parameter.*.value',
  'azurerm_key_vault_secret.*.value',
  'kubernetes_secret.*.data',
  'kubernetes_secret_v1.*.data',
  'tfe_variable.*.value',
  'vault_generic_secret.*.data_json',
];

const PATTERN = /^!?[A-Za-z0-9_*-]+(?:\.[A-Za-z0-9_*-]+)+$/;

/** Reads one line of `hide-values`. */
export function readHiddenPath(text: string): Parsed<string> {
  const takesOut = text.startsWith('!');
  if (!PATTERN.test(text)) {
    return {
      problem: `${quote(text)} is no pattern of a path. Write \`TYPE.NAME.ATTRIBUTE\` or \`output.NAME\`, with \`*\` for any name, as in \`*.user_data\`.`,
    };
  }
  if (takesOut && !HIDDEN_BY_DEFAULT.includes(text.slice(1))) {
    return { problem: `${quote(text)} takes out what is not in the default list.` };
  }
  return { value: text };
}

/** Says of a path, without the indexes of lists, whether it is hidden. The first two steps are type and name, or `output` and a name. */
export type IsHiddenPath = (this: void, path: readonly string[]) => boolean;

/** @param given lines of `hide-values` */
export function hiddenPaths(given: readonly string[]): IsHiddenPath {
  const takenOut = new Set(
    given.filter((line) => line.startsWith('!')).map((line) => line.slice(1)),
  );
  const patterns = [
    ...HIDDEN_BY_DEFAULT.filter((pattern) => !takenOut.has(pattern)),
    ...given.filter((line) => !line.startsWith('!')),
  ].map((pattern) => pattern.split('.'));
  // The same names end nearly all paths of a plan: which patterns fit the name is found out once.
  const byEnd = new Map<string, readonly (readonly string[])[]>();
  const endingIn = (end: string) => {
    const known = byEnd.get(end);
    if (known !== undefined) return known;
    const found = patterns.filter((pattern) => fitsName(pattern.at(-1) ?? '', end));
    if (byEnd.size < MOST_REMEMBERED) byEnd.set(end, found);
    return found;
  };
  return (path) => {
    const isOutput = path[0] === 'output';
    if (path.length < (isOutput ? 2 : 3)) return false;
    return endingIn(path.at(-1) ?? '').some(
      (pattern) => isOutput === (pattern[0] === 'output') && fitsSteps(pattern, path),
    );
  };
}

/** Keys of maps are names, too. */
const MOST_REMEMBERED = 10_000;

/** `*` alone stands for one step or more, in a name for any letters. */
function fitsSteps(pattern: readonly string[], path: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  const [step, ...further] = path;
  if (first === undefined || step === undefined) return first === step;
  if (first !== '*') return fitsName(first, step) && fitsSteps(rest, further);
  return fitsSteps(rest, further) || fitsSteps(pattern, further);
}

function fitsName(pattern: string, name: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return pattern === name;
  if (!name.startsWith(start) || !name.slice(start.length).endsWith(end)) return false;
  let rest = name.slice(start.length, name.length - end.length);
  for (const part of parts) {
    const at = rest.indexOf(part);
    if (at < 0) return false;
    rest = rest.slice(at + part.length);
  }
  return true;
}
