/**
 * The pair of keys by which approvals are signed (Ed25519). Only the job of commands has the private half, in an environment
 * that the default branch alone may use; the workflow of the gate has the public half written out. So somebody who has every secret
 * of the gate, as a workflow of any branch can, approves nothing.
 */
import { type KeyObject } from 'node:crypto';
import type { Parsed } from '../model/parse.js';
/** @param seed 32 random bytes @returns both halves, as the inputs take them */
export declare function makeApprovalKey(seed: Buffer): {
    privateKey: string;
    publicKey: string;
};
/** Reads the private half. No problem quotes it. */
export declare function readPrivateKey(text: string): Parsed<KeyObject>;
/** Reads the public half. No problem quotes the text: it may be the private half. */
export declare function readPublicKey(text: string): Parsed<KeyObject>;
/** Checks the public half and keeps its text. */
export declare function checkPublicKey(text: string): Parsed<string>;
/** @returns base64url */
export declare function signText(key: KeyObject, text: string): string;
export declare function isSignedBy(key: KeyObject, text: string, signature: string): boolean;
