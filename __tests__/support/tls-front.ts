/**
 * Puts servers of this machine behind TLS and behind names. In their answers it replaces their own
 * address by the name that the request went to.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { KeyAndCertificate } from './self-signed.ts';
import { forward, served } from './loopback-service.ts';

export interface FrontRequest {
  /** Without the port. */
  host: string;
  method: string;
  path: string;
  body: Buffer;
}

export type TlsFront = Awaited<ReturnType<typeof startTlsFront>>;

/**
 * @param originOf where the requests for a host go, as in `http://127.0.0.1:8099`
 * @param storage the name, without the port, that signed addresses get: by default, the one that was asked
 */
export async function startTlsFront(
  certificate: KeyAndCertificate,
  originOf: (host: string) => string,
  storage?: string,
) {
  /** What came through, in order. */
  const requests: FrontRequest[] = [];
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = incoming;
    const name = headers.host ?? '';
    const host = name.replace(/:\d+$/, '');
    const body = await buffer(incoming);
    requests.push({ host, method, path, body });
    const origin = originOf(host);
    const answer = await forward(origin, incoming, body);
    const signed = storage === undefined ? name : name.replace(host, storage);
    const renamed = (text: string) =>
      text
        .replaceAll(`${origin}/v1/`, `https://${signed}/v1/`)
        .replaceAll(origin, `https://${name}`);
    const text = Buffer.from(renamed(answer.text.toString('latin1')), 'latin1');
    const { 'transfer-encoding': _, 'content-length': length, ...rest } = answer.headers;
    const sized =
      length === undefined && text.length === 0 ? {} : { 'content-length': text.length };
    const renamedHeaders = JSON.parse(renamed(JSON.stringify(rest))) as typeof rest;
    outgoing.writeHead(answer.status, { ...renamedHeaders, ...sized }).end(text);
  };
  const server = createServer(certificate, (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return { ...(await served(server)), requests };
}
