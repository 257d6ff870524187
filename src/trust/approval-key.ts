/**
 * The pair of keys by which approvals are signed (Ed25519). Only the job of commands has the private half, in an environment
 * that the default branch alone may use; the workflow of the gate has the public half written out. So somebody who has every secret
 * of the gate, as a workflow of any branch can, approves nothing.
 */
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { Parsed } from '../model/parse.ts';

/** What stands before the 32 bytes of a private key (RFC 8410), in DER. */
const PRIVATE_START = Buffer.from('302e020100300506032b657004220420', 'hex');
/** What stands before the 32 bytes of a public key (RFC 8410), in DER. */
const PUBLIC_START = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

const MAKE_ONE = 'Make a pair: `plangate approval-key`.';

/** @param seed 32 random bytes @returns both halves, as the inputs take them */
export function makeApprovalKey(seed: Buffer): { privateKey: string; publicKey: string } {
  const privateDer = Buffer.concat([PRIVATE_START, seed]);
  const key = createPrivateKey({ key: privateDer, format: 'der', type: 'pkcs8' });
  const publicDer = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return { privateKey: privateDer.toString('base64'), publicKey: publicDer.toString('base64') };
}

/** Reads the private half. No problem quotes it. */
export function readPrivateKey(text: string): Parsed<KeyObject> {
  const der = readDer(text, PRIVATE_START);
  if (der !== undefined) {
    return { value: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
  }
  const isPublic = readDer(text, PUBLIC_START) !== undefined;
  return {
    problem: `${isPublic ? 'is the public half of a pair' : 'is no private key'}. ${MAKE_ONE}`,
  };
}

/** Reads the public half. No problem quotes the text: it may be the private half. */
export function readPublicKey(text: string): Parsed<KeyObject> {
  const der = readDer(text, PUBLIC_START);
  // Of these bytes some are no point of the curve.
  if (der !== undefined) {
    return { value: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
  }
  const isPrivate = readDer(text, PRIVATE_START) !== undefined;
  return {
    problem: isPrivate
      ? 'is the private half of a pair. Everybody who has read it can approve everything: make a new pair with `plangate approval-key`, and give the gate the public half.'
      : `is no public key. ${MAKE_ONE}`,
  };
}

/** Checks the public half and keeps its text. */
export function checkPublicKey(text: string): Parsed<string> {
  const key = readPublicKey(text);
  return 'problem' in key ? key : { value: text };
}

/** One spelling of each key: a text that decodes alike, and is written in another way, is none. */
function readDer(text: string, start: Buffer): Buffer | undefined {
  const der = Buffer.from(text, 'base64');
  const isWhole = der.length === start.length + KEY_BYTES && der.toString('base64') === text;
  return isWhole && der.subarray(0, start.length).equals(start) ? der : undefined;
}

/** @returns base64url */
export function signText(key: KeyObject, text: string): string {
  return sign(null, Buffer.from(text), key).toString('base64url');
}

export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.toString('base64url') !== signature) return false;
  return verify(null, Buffer.from(text), key, bytes);
}
