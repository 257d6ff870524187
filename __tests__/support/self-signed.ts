/** Certificates for names on this machine, made on the spot so that no key is ever stored. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const BOOLEAN = 0x01;

export interface KeyAndCertificate {
  key: string;
  cert: string;
}

/**
 * @param hosts names it is for besides 127.0.0.1
 * @param days from when until when it is valid, counted from now
 */
export function selfSigned(
  hosts: readonly string[] = [],
  days?: readonly [from: number, to: number],
): KeyAndCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name: 'loopback', privateKey };
  const cert = certify({ name: 'loopback', publicKey, hosts, days, authority: true }, issuer);
  return { key: toPem(privateKey), cert };
}

/** @param name another one for each authority, because a chain is put together by names */
export function createAuthority(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name, privateKey };
  return {
    /** A program that trusts this certificate trusts all that the authority issues. */
    cert: certify({ name, publicKey, hosts: [], authority: true }, issuer),
    /** @param days when it is good, counted from now; from yesterday to tomorrow when left out */
    issue(hosts: readonly string[], days?: readonly [from: number, to: number]): KeyAndCertificate {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const subject = { name: `${name}: server`, publicKey: own.publicKey, hosts, days };
      return {
        key: toPem(own.privateKey),
        cert: certify({ ...subject, authority: false }, issuer),
      };
    },
  };
}

function toPem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

interface Subject {
  name: string;
  publicKey: KeyObject;
  hosts: readonly string[];
  days?: readonly [from: number, to: number] | undefined;
  authority: boolean;
}

function certify(
  { name, publicKey, hosts, days: [from, to] = [-1, 1], authority }: Subject,
  issuer: { name: string; privateKey: KeyObject },
): string {
  const algorithm = der(SEQUENCE, identifier(1, 2, 840, 10045, 4, 3, 2));
  const extensions = der(
    SEQUENCE,
    der(
      SEQUENCE,
      identifier(2, 5, 29, 17),
      // Alternative names: the IP address, then the hosts.
      der(
        OCTET_STRING,
        der(
          SEQUENCE,
          der(0x87, Buffer.of(127, 0, 0, 1)),
          ...hosts.map((host) => der(0x82, Buffer.from(host))),
        ),
      ),
    ),
    der(
      SEQUENCE,
      identifier(2, 5, 29, 19),
      der(BOOLEAN, Buffer.of(0xff)),
      der(OCTET_STRING, der(SEQUENCE, ...(authority ? [der(BOOLEAN, Buffer.of(0xff))] : []))),
    ),
  );
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.of(2))),
    der(INTEGER, Buffer.of(1, ...randomBytes(8))),
    algorithm,
    named(issuer.name),
    der(SEQUENCE, time(from), time(to)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', body, issuer.privateKey);
  const certificate = der(
    SEQUENCE,
    body,
    algorithm,
    der(BIT_STRING, Buffer.concat([Buffer.of(0), signature])),
  );
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function named(name: string): Buffer {
  const commonName = der(SEQUENCE, identifier(2, 5, 4, 3), der(UTF8_STRING, Buffer.from(name)));
  return der(SEQUENCE, der(SET, commonName));
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128
      ? [length]
      : length < 256
        ? [0x81, length]
        : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function identifier(...parts: number[]): Buffer {
  const [first = 0, second = 0, ...others] = parts;
  const bytes = [first * 40 + second];
  for (const part of others) {
    const digits = [part % 128];
    for (let rest = Math.floor(part / 128); rest > 0; rest = Math.floor(rest / 128)) {
      digits.unshift((rest % 128) + 128);
    }
    bytes.push(...digits);
  }
  return der(0x06, Buffer.from(bytes));
}

/** The date in this number of days. */
function time(days: number): Buffer {
  const at = new Date(Date.now() + days * 86_400_000).toISOString();
  return der(UTC_TIME, Buffer.from(`${at.slice(2).replaceAll(/[-:T]/g, '').slice(0, 12)}Z`));
}
