/** Parses inputs about links in a report: the hosts to which they may lead, and the pages of policies. */
import { readHostname } from '../trust/hostname.ts';
import { parseList, type Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';

/** Reads a list of hosts; returns their origins, which are `https` only. */
export function readHosts(text: string): Parsed<string[]> {
  const hosts = parseList(text);
  if ('problem' in hosts) return hosts;
  const origins: string[] = [];
  for (const host of hosts.value) {
    const reading = readHostname(host);
    if ('problem' in reading) return reading;
    if (!reading.value.origin.startsWith('https:')) {
      return { problem: `${quote(host)} is not reached by https. Name hosts that are.` };
    }
    origins.push(reading.value.origin);
  }
  return { value: origins };
}

const PLACEHOLDER = /\{(?:policy-set|policy)\}/g;

/** Reads `https://wiki.acme.example/{policy-set}/{policy}`: placeholders in path and query only, no user name. */
export function readPolicyLink(text: string): Parsed<string> {
  const link = text.trim();
  // The message leaves the text out, because it may hold a password.
  const problem = (why: string) => ({
    problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
  });
  if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(link.replace(PLACEHOLDER, 'x'))) {
    return problem('is not an https address');
  }
  const { username, password } = new URL(link.replace(PLACEHOLDER, 'x'));
  if (username !== '' || password !== '') return problem('has a user in it');
  const [, host = '', fragment = ''] = /^https:\/\/([^/?#]*)[^#]*(.*)$/is.exec(link) ?? [];
  if (/[{}]/.test(host + fragment)) return problem('has a placeholder outside of path and query');
  if (/[{}\s]/.test(link.replace(PLACEHOLDER, ''))) {
    return problem('has another placeholder than {policy-set} and {policy}, or white space');
  }
  return { value: link };
}
