/**
 * Commands that people copy out of what is said. Each carries what decides where their token goes, unless that is what
 * the command would choose by itself.
 */
interface CommandPlace {
  /** Scheme, host and port of the service. */
  serviceOrigin: string;
  /** As the workflow or the person wrote it; its `cloud` block may name a host. */
  directory?: string | undefined;
  caFile?: string | undefined;
}

const DEFAULT_ORIGIN = 'https://app.terraform.io';

/** For a command without `--directory`, which would read the `cloud` block of the place where it is typed. */
export function commandTo(command: string, { serviceOrigin, directory = '.' }: CommandPlace) {
  const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
  return isDefault ? command : `${command} --hostname ${hostnameOf(serviceOrigin)}`;
}

/** For a command that is about the files as well. */
export function commandAt(command: string, place: CommandPlace): string {
  const { directory = '.', caFile, serviceOrigin } = place;
  const files = [
    directory === '.' ? '' : ` --directory ${shellWord(directory)}`,
    caFile === undefined ? '' : ` --ca-file ${shellWord(caFile)}`,
  ];
  return `${commandTo(command, { serviceOrigin })}${files.join('')}`;
}

/** `tfe.acme.example:8443`; with its scheme where it is not TLS, on this machine alone. */
function hostnameOf(origin: string): string {
  return shellWord(origin.replace(/^https:\/\//, ''));
}

/** One word for a shell, on one line, whatever is in it. */
function shellWord(text: string): string {
  if (/^[\w./:@=,+][\w./:@=,+-]*$/.test(text)) return text;
  const line = text.replace(/\p{Cc}+/gu, ' ');
  const word = line.startsWith('-') ? `./${line}` : line;
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
