/** An identity provider of CI jobs, and of AWS what an S3 backend that only reads asks for. It refuses everything else. */
import type { ServerResponse } from 'node:http';
import { startLoopback, type Seen } from './loopback-service.ts';
import { identityFor } from './stand-in-terraform.ts';

const REQUEST_TOKEN = 'a-token-that-asks-for-identities';
const ACCESS_KEY = 'ASIAROLETHATMAYREAD0';

export type FakeAws = Awaited<ReturnType<typeof startFakeAws>>;

export async function startFakeAws() {
  /** What a real one would refuse; expect none. */
  const violations: string[] = [];
  const answer = (request: Seen, response: ServerResponse): void => {
    const url = new URL(request.url, 'http://127.0.0.1');
    const { status, body } = answerOf(request, url);
    if (status === 401 || status === 403) violations.push(`${request.method} ${url.pathname}`);
    response.writeHead(status, {
      'content-type': body.startsWith('{') ? 'application/json' : 'text/xml',
    });
    response.end(body);
  };
  const server = await startLoopback(answer);
  return {
    /** What a job with `id-token: write` finds in its environment. */
    identity: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${server.origin}/identity?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
    },
    /** Where programs find AWS. */
    endpoints: {
      AWS_ENDPOINT_URL_S3: `${server.origin}/s3`,
      AWS_ENDPOINT_URL_STS: `${server.origin}/sts`,
      AWS_EC2_METADATA_DISABLED: 'true',
    },
    violations,
    asked: () => server.asked(),
    stop: () => server.stop(),
  };
}

function answerOf({ method, headers, body }: Seen, url: URL): { status: number; body: string } {
  if (url.pathname === '/identity') {
    const isAllowed = headers['authorization'] === `Bearer ${REQUEST_TOKEN}`;
    const value = identityFor(url.searchParams.get('audience') ?? '');
    return isAllowed
      ? { status: 200, body: JSON.stringify({ value }) }
      : { status: 401, body: '{}' };
  }
  const isSigned = headers['authorization']?.includes(`Credential=${ACCESS_KEY}/`) === true;
  if (url.pathname.startsWith('/sts')) {
    const asked = new URLSearchParams(body);
    if (asked.get('Action') === 'GetCallerIdentity' && isSigned)
      return { status: 200, body: CALLER };
    const isKnown =
      asked.get('Action') === 'AssumeRoleWithWebIdentity' &&
      asked.get('WebIdentityToken')?.trim() === identityFor('sts.amazonaws.com');
    return isKnown
      ? { status: 200, body: CREDENTIALS }
      : { status: 403, body: errorOf('AccessDenied') };
  }
  if (!isSigned || !['GET', 'HEAD'].includes(method)) {
    return { status: 403, body: errorOf('AccessDenied') };
  }
  if (url.searchParams.has('list-type') || url.searchParams.has('prefix')) {
    return {
      status: 200,
      body: '<ListBucketResult><Name>acme-state</Name><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>',
    };
  }
  // Nothing has been applied yet.
  return { status: 404, body: errorOf('NoSuchKey') };
}

function errorOf(code: string): string {
  return `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

const CREDENTIALS = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
<AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>${ACCESS_KEY}</AccessKeyId>
<SecretAccessKey>secret</SecretAccessKey><SessionToken>session</SessionToken>
<Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>
<AssumedRoleUser><AssumedRoleId>R:s</AssumedRoleId><Arn>arn:aws:sts::123456789012:assumed-role/plan-read-only/s</Arn></AssumedRoleUser>
</AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`;

const CALLER = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
<Arn>arn:aws:sts::123456789012:assumed-role/plan-read-only/s</Arn><UserId>R:s</UserId><Account>123456789012</Account>
</GetCallerIdentityResult></GetCallerIdentityResponse>`;
