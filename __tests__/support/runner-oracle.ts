/**
 * Which lines of a log a runner would act on, re-implemented from how runners read: an oracle for
 * everything that prints foreign text.
 */
const COMMANDS = new Set([
  'set-env',
  'set-output',
  'save-state',
  'add-mask',
  'add-path',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
  'stop-commands',
  'internal-set-repo-path',
]);

/** Comparison by culture passes over these. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The commands that a log of this text would run, `name` each. */
export function commandsIn(text: string): string[] {
  return text
    .split(/\r\n|\n|\r/)
    .flatMap((line) => [...new Set([...commandOf(line), ...commandOf(line.replace(IGNORED, ''))])]);
}

function commandOf(line: string): string[] {
  const second = versionTwo(line);
  return second === undefined ? [...versionOne(line), ...otherHosts(line)] : [second];
}

/** `::name key=value::message`, after any white space. */
function versionTwo(line: string): string | undefined {
  const trimmed = line.replace(/^[\s\u0085\u180e\ufeff]+/u, '');
  const end = trimmed.startsWith('::') ? trimmed.indexOf('::', 2) : -1;
  return end < 0 ? undefined : known(trimmed.slice(2, end));
}

/** `##[name key=value;]message`, anywhere. */
function versionOne(line: string): string[] {
  const found: string[] = [];
  for (let at = line.indexOf('##['); at >= 0; at = line.indexOf('##[', at + 1)) {
    const end = line.indexOf(']', at);
    const name = end < 0 ? undefined : known(line.slice(at + 3, end));
    if (name !== undefined) found.push(name);
  }
  return found;
}

/** Azure DevOps and TeamCity; the first also reads `##[section]` as decoration. */
function otherHosts(line: string): string[] {
  return Array.from(line.matchAll(/##(?:vso|teamcity)\[/gi), ([start]) => start);
}

function known(information: string): string | undefined {
  const name = (information.split(' ')[0] ?? '').toLowerCase();
  return COMMANDS.has(name) ? name : undefined;
}
