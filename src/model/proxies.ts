/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */
import type { Environment } from './ports.ts';

export interface Proxy {
  /** In upper case: the variable that names it. */
  variable: string;
  /** The value as it was written; it may hold a password. */
  value: string;
  /** Undefined if the value is no address, or that of a proxy that carries no request of this program. */
  url: URL | undefined;
  /** Host and port only: the rest of the URL may hold a password. */
  host: string;
}

/** The first variable that is set counts. The last one is for those who set `HTTP_PROXY` alone. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
  'http:': ['http_proxy', 'all_proxy'],
};

/** @returns the proxy through which a URL is asked for; undefined if it is asked for directly */
export function proxyFor(url: URL, environment: Environment): Proxy | undefined {
  const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
  if (proxy === undefined) return undefined;
  return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}

/** All proxies that the environment names, with values that are no addresses. */
export function proxiesIn(environment: Environment): Proxy[] {
  return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap(
    (name) => namedProxy([name], environment) ?? [],
  );
}

/** As curl and git read a variable: the name in lower case counts first, and an empty value is none. */
function valueOf(name: string, environment: Environment): string {
  return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}

function namedProxy(names: readonly string[], environment: Environment): Proxy | undefined {
  const name = names.find((each) => valueOf(each, environment) !== '');
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

/**
 * Whether a URL is asked for without a proxy. `noProxy` has names, addresses and ranges in CIDR form, separated by commas or blanks;
 * most can have a port.
 */
function isExempt({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const address = parseAddress(host);
  if (host === 'localhost' || (address !== undefined && isLoopbackAddress(address))) return true;
  const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry !== '' && matches(entry, { host, address, port: portOfUrl }));
}

/** @param address undefined if the host is a name */
function matches(
  entry: string,
  { host, address, port }: { host: string; address: Address | undefined; port: string },
): boolean {
  if (entry === '*') return true;
  const range = parseRange(entry);
  if (range !== undefined) return address !== undefined && isInside(address, range);
  const [name, only] = splitPort(entry) ?? [entry, ''];
  if (only !== '' && only !== port) return false;
  const exact = parseAddress(name);
  if (exact !== undefined) return address !== undefined && String(exact) === String(address);
  if (name === '' || address !== undefined) return false;
  const end = name.startsWith('*.') ? name.slice(1) : name;
  const ascii = inAscii(end.replace(/^\./, ''));
  return host.endsWith(`.${ascii}`) || (!end.startsWith('.') && host === ascii);
}

/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry: string): [host: string, port: string] | undefined {
  const [, bracketed, ofBracketed, plain, ofPlain] =
    /^(?:\[([^[\]]*)\](?::([^:[\]]*))?|([^:[\]]*):([^:[\]]*))$/.exec(entry) ?? [];
  const host = bracketed ?? plain;
  return host === undefined ? undefined : [host, ofBracketed ?? ofPlain ?? ''];
}

/** Names in other scripts are compared in the form in which `URL` has them. */
function inAscii(name: string): string {
  // eslint-disable-next-line no-control-regex -- All of ASCII.
  if (/^[\x00-\x7f]*$/.test(name)) return name;
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}

/** Four bytes, or sixteen. An IPv4 address that is written as IPv6 has four. */
type Address = readonly number[];

const NUMBER = '(?:0|[1-9][0-9]{0,2})';
const IPV4 = new RegExp(`^${NUMBER}(?:\\.${NUMBER}){3}$`);

function parseAddress(text: string): Address | undefined {
  const bytes = bytesOf(text);
  return bytes && withoutMapping(bytes);
}

function bytesOf(text: string): Address | undefined {
  if (IPV4.test(text)) {
    const bytes = text.split('.').map(Number);
    return bytes.every((byte) => byte <= 255) ? bytes : undefined;
  }
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(text) || !URL.canParse(`http://[${text}]`))
    return undefined;
  const [before = '', after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const groupsIn = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groupsIn(before);
  const last = groupsIn(after ?? '');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff]);
}

const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];

function withoutMapping(bytes: Address): Address {
  const isMapped = bytes.length === 16 && MAPPED.every((byte, at) => bytes[at] === byte);
  return isMapped ? bytes.slice(12) : bytes;
}

function isLoopbackAddress(address: Address): boolean {
  return address.length === 4
    ? address[0] === 127
    : address.every((byte, at) => byte === (at === 15 ? 1 : 0));
}

interface Range {
  address: Address;
  /** How many bits at the beginning are those of the range. */
  bits: number;
}

function parseRange(entry: string): Range | undefined {
  const [, text = '', digits = ''] = /^([^/]+)\/([0-9]{1,6})$/.exec(entry) ?? [];
  const bytes = bytesOf(text);
  const bits = Number(digits);
  if (bytes === undefined || bits > bytes.length * 8) return undefined;
  const masked = bytes.map((byte, at) => byte & maskOf(at, bits));
  const address = withoutMapping(masked);
  return { address, bits: bits - (masked.length - address.length) * 8 };
}

function isInside(address: Address, range: Range): boolean {
  return (
    address.length === range.address.length &&
    address.every((byte, at) => (byte & maskOf(at, range.bits)) === range.address[at])
  );
}

/** Which bits of the byte at this place belong to the range. */
function maskOf(at: number, bits: number): number {
  const inByte = Math.min(8, Math.max(0, bits - at * 8));
  return (0xff << (8 - inByte)) & 0xff;
}
