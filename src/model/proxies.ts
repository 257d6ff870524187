/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */
import { BlockList, isIP } from 'node:net';
import type { Environment } from './ports.ts';

export interface Proxy {
  /** The variable that names it, in upper case. */
  variable: string;
  /** The value as it was written; it may hold a password. */
  value: string;
  /** Undefined if the value is no address, or that of a proxy that carries no request of this program. */
  url: URL | undefined;
  /** Host and port only: the rest of the URL may hold a password. */
  host: string;
}

/**
 * By protocol of the URL: the variables, of which the first that is set counts. The last one is for those who set
 * `HTTP_PROXY` alone.
 */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
  'http:': ['http_proxy', 'all_proxy'],
};

/** The proxy through which a URL is asked for; undefined if it is asked for directly. */
export function proxyFor(url: URL, environment: Environment): Proxy | undefined {
  const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
  if (proxy === undefined) return undefined;
  return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}

/** All proxies that the environment names, also by values that are no addresses. */
export function proxiesIn(environment: Environment): Proxy[] {
  return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap(
    (name) => namedProxy([name], environment) ?? [],
  );
}

/** The value of a variable: the name in lower case counts first, as for curl and git, and an empty value is none. */
function valueOf(name: string, environment: Environment): string {
  return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}

/** The proxy of the first of these variables that is set; the names are in lower case. */
function namedProxy(names: readonly string[], environment: Environment): Proxy | undefined {
  const name = names.find((candidate) => valueOf(candidate, environment) !== '');
  if (name === undefined) return undefined;
  const value = valueOf(name, environment);
  const url = parseProxy(value);
  const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
  return {
    variable: name.toUpperCase(),
    value,
    url: isUsable ? url : undefined,
    host: url?.host ?? '',
  };
}

/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value: string): URL | undefined {
  const address = value.includes('://') ? value : `http://${value}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.hostname === '' ? undefined : url;
}

/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
export function isSocks({ value }: Proxy): boolean {
  return /^socks\w*:\/\//i.test(value);
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas or blanks; names and addresses can have a
 *   port
 */
function isExempt({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
    return true;
  const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}

/** Whether an entry of `NO_PROXY` stands for the host: as a range or address, else as a name, with its port if it has one. */
function matches(entry: string, host: string, port: string): boolean {
  if (entry === '*') return true;
  const isInEntry = isInRange(entry, host);
  if (isInEntry !== undefined) return isInEntry;
  const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
  if (onlyPort !== '' && onlyPort !== port) return false;
  // A range has no port.
  const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
  if (isAddressOfEntry !== undefined) return isAddressOfEntry;
  if (name === '' || isIP(host) !== 0) return false;
  // `*.acme.example` and `.acme.example` stand for names below that domain, `acme.example` for the domain as well.
  const isBelowOnly = /^\*?\./.test(name);
  const domain = toAscii(name.replace(/^\*?\./, ''));
  return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}

/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry: string): [host: string, port: string] | undefined {
  const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
  const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
  return host === undefined ? undefined : [host, port];
}

/** Names in other scripts are compared in the form in which `URL` has them. */
function toAscii(name: string): string {
  // eslint-disable-next-line no-control-regex -- All of ASCII.
  if (/^[\x00-\x7f]*$/.test(name)) return name;
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}

/**
 * Whether a host is the address, or in the range, that a text names.
 *
 * @param text as in `10.0.0.1`, `fd00::5` or `10.0.0.0/8`
 * @returns undefined if the text is neither an address nor a range
 */
function isInRange(text: string, host: string): boolean | undefined {
  const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
  const addressBits = isIP(address) === 4 ? 32 : 128;
  const prefixBits = Number(writtenLength ?? addressBits);
  if (isIP(address) === 0 || prefixBits > addressBits) return undefined;
  // No range of IPv6 has the addresses of IPv4, in either spelling, unless it is in `::ffff:0:0/96`, which is IPv4.
  const isIpv4 = isIP(host) === 4 || host.startsWith('::ffff:');
  if (isIP(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96)) return false;
  const range = new BlockList();
  range.addSubnet(address, prefixBits, familyOf(address));
  return range.check(host, familyOf(host));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
