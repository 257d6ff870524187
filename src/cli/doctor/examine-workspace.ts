/** One workspace: can this token have a plan made there, and will that plan mean anything? */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import { didYouMean } from '../../settings/did-you-mean.ts';
import type { Workspace } from '../../wire/workspace.ts';
import { EXIT } from '../command.ts';
import { ofError } from './examine-service.ts';
import type { Finding } from './finding.ts';
import { note, ok, problem } from './finding.ts';

export async function examineWorkspace(
  client: Client,
  organization: string,
  name: string,
  directory: string,
): Promise<Finding[]> {
  const subject = `workspace ${name}`;
  let workspace: Workspace;
  try {
    workspace = await client.workspaces.showByName(organization, name);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      return [await missing(client, organization, name)];
    }
    return [ofError(subject, error, name)];
  }
  return [
    ok(subject, `is ${workspace.id} in ${organization}`),
    ...examinePermissions(subject, workspace),
    ...examineExecution(subject, workspace),
    ...(await examineDirectory(subject, workspace, directory)),
  ];
}

async function missing(client: Client, organization: string, name: string): Promise<Finding> {
  const subject = `workspace ${name}`;
  try {
    const seen: string[] = [];
    for await (const { attributes } of client.workspaces.list(organization)) {
      seen.push(attributes.name);
      if (seen.length >= 500) break;
    }
    const near = didYouMean(name, seen);
    const fix =
      seen.length === 0
        ? `Give the team of this token access to "${name}": it sees no workspace at all.`
        : near !== undefined
          ? `Did you mean "${near}"?`
          : `Give the team of this token access to "${name}", or name one that it sees: ${seen.slice(0, 5).join(', ')}${seen.length > 5 ? ', …' : ''}.`;
    return problem(
      subject,
      `is not among those in ${organization} that this token sees`,
      fix,
      EXIT.refused,
    );
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      const fix = 'Check the spelling of the organization, and that the token belongs to it.';
      return problem(
        'organization',
        `${organization} is not there for this token`,
        fix,
        EXIT.refused,
      );
    }
    return ofError('organization', error, organization);
  }
}

function examinePermissions(subject: string, { attributes }: Workspace): Finding[] {
  const permissions = attributes.permissions ?? {};
  if (permissions['can-queue-run'] === false) {
    const fix = 'Give the team of this token at least the plan level on the workspace.';
    return [problem(subject, 'does not let this token queue plans', fix, EXIT.refused)];
  }
  return permissions['can-queue-run'] === true ? [ok(subject, 'lets this token queue plans')] : [];
}

function examineExecution(subject: string, { attributes }: Workspace): Finding[] {
  const findings: Finding[] = [];
  if (attributes['execution-mode'] === 'local') {
    const fix =
      'Set the execution mode of the workspace to remote or agent: policies are evaluated there only.';
    findings.push(
      problem(
        subject,
        'plans on the machine of its users (execution mode local)',
        fix,
        EXIT.badInput,
      ),
    );
  }
  if (attributes['speculative-enabled'] === false) {
    findings.push(
      note(
        subject,
        'has speculative plans from version control turned off',
        'Nothing: those made here do not depend on it.',
      ),
    );
  }
  if (attributes.locked === true) {
    findings.push(
      note(
        subject,
        'is locked',
        'Speculative runs pass; provisional ones wait until it is unlocked.',
      ),
    );
  }
  return findings;
}

async function examineDirectory(
  subject: string,
  { attributes }: Workspace,
  directory: string,
): Promise<Finding[]> {
  const inside = attributes['working-directory'];
  if (inside === undefined || inside === null || inside === '') return [];
  const trimmed = inside.replace(/^\/+|\/+$/g, '');
  if (directory.replaceAll('\\', '/').endsWith(`/${trimmed}`)) {
    return [
      ok(
        subject,
        `works in ${trimmed}, which the directory ends with: the directory above it is sent`,
      ),
    ];
  }
  const there = await stat(join(directory, trimmed)).catch(() => undefined);
  if (there?.isDirectory()) return [ok(subject, `works in ${trimmed}, which is in the directory`)];
  const fix = `Pass the directory that ends in ${trimmed} or the one it is in, or change the workspace's working directory.`;
  return [
    problem(
      subject,
      `works in ${trimmed}, which is neither in ${directory} nor its end`,
      fix,
      EXIT.badInput,
    ),
  ];
}
