/** Examines the host and the token: does the service answer, and to which account does the token belong? */
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import { EXIT } from '../command.ts';
import { EXIT_CODE_OF } from '../run-program.ts';
import { ok, problem, unknown, type Diagnosis } from './finding.ts';

/** The findings about the host, then about the token. If the host does not answer, only that is reported. */
export async function examineService(client: Client, hostname: string): Promise<Diagnosis[]> {
  const findings: Diagnosis[] = [];
  try {
    const { appName, apiVersion, version } = await client.ping();
    const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean);
    const seen = facts.length > 0 ? `answers: ${facts.join(', ')}` : 'answers';
    findings.push(ok('host', `${hostname} ${seen}`));
  } catch (error) {
    const finding = diagnosisOfError('host', error, hostname);
    const code = error instanceof ServiceError ? error.code : undefined;
    if (code === 'network' || code === 'timeout' || code === 'tls') return [finding];
    if (isUnknownOperation(error)) {
      // A service may lack the ping. One that lacks the account as well is another program.
      const accountError = await client.account().catch((thrown: unknown) => thrown);
      if (isUnknownOperation(accountError)) {
        const seen = `${hostname} has no such API: it knows neither ping nor account/details`;
        return [problem('host', seen, 'Check --hostname.', EXIT.network)];
      }
    }
    // The service answered. If it refused the token, the finding about the token says that.
    if (code !== 'unauthorized') findings.push(unknown('host', finding.seen));
  }
  findings.push(await examineToken(client));
  return findings;
}

/** Whose token it is. One of an organization cannot create what a check needs. */
async function examineToken(client: Client): Promise<Diagnosis> {
  try {
    const { account, tokenKind } = await client.account();
    const name = account.attributes.username ?? account.id;
    if (tokenKind === 'organization') {
      return problem(
        'token',
        `belongs to the organization (${name})`,
        'Organization tokens may not create configuration versions. Use the token of a team or a user.',
        EXIT.refused,
      );
    }
    return ok('token', `${tokenKind === 'unknown' ? 'accepted' : `${tokenKind} token`} of ${name}`);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      return unknown('token', 'the service does not say whose it is (404 on account details)');
    }
    return diagnosisOfError('token', error, 'the service');
  }
}

/** The problem that an error of the service shows, with the error's remedy if it has one. Throws other errors again. */
export function diagnosisOfError(subject: string, error: unknown, fallback: string): Diagnosis {
  if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
  const fix = error.remedy ?? 'Try again with --verbose.';
  const [firstLine = fallback] = error.message.split('\n', 1);
  // A message can end with its remedy.
  return problem(subject, firstLine.replace(fix, '').trim(), fix, EXIT_CODE_OF[error.code]);
}

/** A 404 without the error documents of this API: what answers does not know the operation. */
function isUnknownOperation(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404 && error.errors.length === 0;
}
