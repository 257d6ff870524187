/**
 * Puts servers of this machine behind TLS and behind names. In their answers it replaces their own
 * address by the name that the request went to.
 */
import { request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { KeyAndCertificate } from './self-signed.ts';
import { served } from './loopback-service.ts';

export interface FrontRequest {
  /** Without the port. */
  host: string;
  method: string;
  path: string;
  body: Buffer;
}

export interface TlsFront {
  port: number;
  /** What came through, in order. */
  requests: FrontRequest[];
  stop(): Promise<void>;
}

/** @param originOf where the requests for a host go, as in `http://127.0.0.1:8099` */
export async function startTlsFront(
  certificate: KeyAndCertificate,
  originOf: (host: string) => string,
): Promise<TlsFront> {
  const requests: FrontRequest[] = [];
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = incoming;
    const name = headers.host ?? '';
    const host = name.replace(/:\d+$/, '');
    const body = await buffer(incoming);
    requests.push({ host, method, path, body });
    const origin = originOf(host);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const given = { ...headers, host: new URL(origin).host };
      request(origin + path, { method, headers: given }, resolve)
        .on('error', reject)
        .end(body);
    });
    const renamed = (text: string) => text.replaceAll(origin, `https://${name}`);
    const text = Buffer.from(renamed((await buffer(answer)).toString('latin1')), 'latin1');
    const { 'transfer-encoding': _, 'content-length': length, ...rest } = answer.headers;
    const sized =
      length === undefined && text.length === 0 ? {} : { 'content-length': text.length };
    const renamedHeaders = JSON.parse(renamed(JSON.stringify(rest))) as typeof rest;
    outgoing.writeHead(answer.statusCode ?? 502, { ...renamedHeaders, ...sized }).end(text);
  };
  const server = createServer(certificate, (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return { ...(await served(server)), requests };
}
