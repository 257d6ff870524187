/**
 * Commands that people copy from a message. Each has the options that decide which host gets the
 * token, unless the command would choose that host by default.
 */

/** What decides to which service a command goes, and by which files. */
export interface CommandPlace {
  /** Scheme, host and port of the service. */
  serviceOrigin: string;
  /** As the workflow or the person wrote it; its `cloud` block may name another host. */
  directory?: string | undefined;
}

const DEFAULT_ORIGIN = 'https://app.terraform.io';

/**
 * Adds the host to a command that has no `--directory`: without it, the command would read the
 * `cloud` block of the directory in which a person types it.
 */
export function withHostOption(command: string, { serviceOrigin, directory = '.' }: CommandPlace) {
  const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
  // `tfe.acme.example:8443`; plain http, which only loopback has, keeps its scheme.
  const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
  return isDefault ? command : `${command} --hostname ${hostname}`;
}

/** Adds the host and the directory, for a command that reads the files. */
export function withPlaceOptions(command: string, service: CommandPlace): string {
  const { directory = '.', serviceOrigin } = service;
  const option = directory === '.' ? '' : ` --directory ${pathWord(directory)}`;
  return `${withHostOption(command, { serviceOrigin })}${option}`;
}

/**
 * The command that overrides the runs of a commit that wait in these workspaces. People add the reason.
 *
 * @param commit the whole hash
 */
export function overrideOfCommit(
  named: { commit: string; organization: string; workspaces: readonly string[] },
  place: CommandPlace,
): string {
  const { commit, organization, workspaces } = named;
  const list = quotedWord(workspaces.join(','));
  const command = `plangate override --commit ${commit} --organization ${quotedWord(organization)} --workspaces ${list}`;
  return withHostOption(command, place);
}

/** A path as one word on one line. */
function pathWord(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return quotedWord(line.startsWith('-') ? `./${line}` : line);
}

/** Quotes a text so that any shell takes it for one word. */
export function quotedWord(text: string): string {
  return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
