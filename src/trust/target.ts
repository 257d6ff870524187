/** Which host gets which token. Asked by every door, answered here once. */
import type { CloudBlock } from '../locate/cloud-block.ts';
import type { Environment } from '../model/ports.ts';
import type { SettingProblem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { readHostname, tokenFor, type Host } from './hostname.ts';

const DEFAULT_HOST = 'app.terraform.io';

export interface TargetQuestion {
  /** Inputs or options, as written; empty ones count as not given. */
  hostname: string | undefined;
  token: string | undefined;
  environment: Environment;
  /** What `terraform login` stored for a host. */
  storedToken?: ((hostname: string) => string | undefined) | undefined;
  /** A configuration that has a say: never one that is judged. */
  block?: CloudBlock | undefined;
  /** What to do about a token that is nowhere, as the end of "token …". */
  missingToken: (hostname: string) => string;
}

/** A token that is bound to a host, by its variable's name or by the file it is stored in, goes to that host only. */
export function chooseTarget(question: TargetQuestion): {
  host?: Host;
  token?: string;
  problems: SettingProblem[];
} {
  const { environment, storedToken, block } = question;
  const written =
    filled(question.hostname) ?? filled(environment['TF_CLOUD_HOSTNAME']) ?? block?.hostname;
  const read = readHostname(written ?? DEFAULT_HOST);
  const host = 'value' in read ? read.value : undefined;
  const problems = 'problem' in read ? [{ input: 'hostname', message: read.problem }] : [];
  const bound = host && (tokenFor(host.hostname, environment) ?? storedToken?.(host.hostname));
  const token = filled(question.token) ?? filled(environment['TF_API_TOKEN']) ?? bound;
  if (token === undefined) {
    const message = question.missingToken(host?.hostname ?? DEFAULT_HOST);
    problems.push({ input: 'token', message });
  } else if (/[^\x21-\x7e]/.test(token)) {
    const message = 'contains a space, a line break or another character that no token has.';
    problems.push({ input: 'token', message });
  }
  return { host, token, problems };
}

/** Said of a judged or a trusted block that names another host than the one that was chosen. */
export function otherHost(
  { hostname }: Host,
  block: Pick<CloudBlock, 'at' | 'hostname'> | undefined,
): SettingProblem | undefined {
  if (block?.hostname === undefined) return undefined;
  const read = readHostname(block.hostname);
  if ('value' in read && read.value.hostname === hostname) return undefined;
  return {
    input: 'hostname',
    message: `is ${hostname}, and ${block.at} names the host ${quote(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it, and where nobody sits at a terminal all files count as such.`,
  };
}

function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
