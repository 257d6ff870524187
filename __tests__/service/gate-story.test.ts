import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, testService, uploadTo, type TestService } from '../support/local-service.ts';
import { acmeWith, attributesOf, follow, opened, statusOf } from './asking.ts';

const EXAMPLES = join(process.cwd(), 'examples');
const workspace = (name: string, workingDirectory: string) => ({
  name,
  workingDirectory,
  plan: `plans/blocked/${name}.json`,
});
const seed = acmeWith(workspace('net-prod', 'network'), workspace('storage-prod', 'storage'));

function filesBelow(root: string): Record<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(root, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function finish(service: TestService, runId: string): Promise<unknown> {
  service.pass(60_000);
  return statusOf(service, `/runs/${runId}`);
}

describe('the gate’s way through the service', () => {
  test('the example configuration is planned and judged by real Rego', async () => {
    const policies = join(EXAMPLES, 'policies');
    const service = await opened({ seed, seedDirectory: EXAMPLES, policies });
    const found: Record<string, unknown> = {};
    for (const { id, name } of service.workspaces) {
      const versionId = await uploadTo(service, id, filesBelow(join(EXAMPLES, 'infra')));
      const runId = await startRunOf(service, id, versionId);
      expect(await finish(service, runId)).toBe('errored');
      const run = await service.ask('GET', `/runs/${runId}?include=plan`);
      const plan = run.json.included[0]?.attributes;
      const path = `/runs/${runId}/task-stages?include=policy_evaluations`;
      const stages = await service.ask('GET', path);
      const evaluation = stages.json.included[0];
      const ofSet = `/policy-evaluations/${evaluation?.id ?? ''}/policy-set-outcomes`;
      const outcomes = await service.ask('GET', ofSet);
      const set = outcomes.json.data[0]?.attributes['outcomes'] as Record<string, unknown>[];
      found[name] = {
        plan: plan?.['resource-additions'],
        stage: stages.json.data[0]?.attributes['status'],
        evaluation: evaluation?.attributes['status'],
        outcomes: set.map(({ policy_name, enforcement_level, status, output }) => ({
          policy_name,
          enforcement_level,
          status,
          output,
        })),
      };
    }
    expect(found).toMatchObject({
      'net-prod': {
        stage: 'failed',
        evaluation: 'failed',
        outcomes: [
          { policy_name: 'require-encrypted-volumes', status: 'passed', output: null },
          { policy_name: 'no-public-ingress', status: 'passed' },
          {
            policy_name: 'allowed-regions',
            enforcement_level: 'mandatory',
            status: 'failed',
            output: [
              'aws_s3_bucket.flow_logs: region us-east-1 is not allowed',
              'aws_s3_bucket_versioning.flow_logs: region us-east-1 is not allowed',
            ],
          },
          {
            policy_name: 'required-tags',
            enforcement_level: 'advisory',
            status: 'failed',
            output: [
              'aws_eip.nat[0]: tags are missing: environment, owner',
              'aws_eip.nat[1]: tags are missing: environment, owner',
              'module.vpc.module.private.aws_route_table.this: tags are missing: environment, owner',
              'module.vpc.module.public.aws_route_table.this: tags are missing: environment, owner',
            ],
          },
          { policy_name: 'bucket-versioning', status: 'passed' },
        ],
      },
      'storage-prod': {
        stage: 'failed',
        evaluation: 'failed',
        outcomes: [
          {
            policy_name: 'require-encrypted-volumes',
            status: 'failed',
            output: ['aws_ebs_volume.data: attribute "encrypted" is not true'],
          },
          {
            policy_name: 'no-public-ingress',
            status: 'failed',
            output: ['aws_security_group.nfs: ingress on port 2049 is open to 0.0.0.0/0'],
          },
          { policy_name: 'allowed-regions', status: 'passed' },
          {
            policy_name: 'required-tags',
            status: 'failed',
            output: [
              'aws_ebs_volume.scratch["a"]: tags are missing: environment, owner',
              'aws_ebs_volume.scratch["b"]: tags are missing: environment, owner',
            ],
          },
          {
            policy_name: 'bucket-versioning',
            status: 'failed',
            output: ['aws_s3_bucket.exports: old versions of objects are not kept'],
          },
        ],
      },
    });
  });

  test('garbage makes the version errored, with a sentence', async () => {
    const service = testService();
    const id = service.workspaceId('network');
    const created = await service.ask('POST', `/workspaces/${id}/configuration-versions`, {
      data: { type: 'configuration-versions' },
    });
    expect(created.status).toBe(201);
    const url = created.json.data.attributes['upload-url'];
    const put = await follow(service, url, 'PUT', new Uint8Array([1, 2, 3]));
    expect(put.status).toBe(200);
    const shown = await attributesOf(service, `/configuration-versions/${created.json.data.id}`);
    expect(shown).toMatchObject({
      status: 'errored',
      'error-message': 'the upload is not a gzip file; a .tar.gz archive is expected',
    });
    expect(shown).not.toHaveProperty('upload-url');
  });

  test('a syntax error and a missing directory fail the plan with a diagnostic in its log', async () => {
    const service = testService();
    const id = service.workspaceId('network');
    for (const [files, summary, range] of [
      [{ 'main.tf': 'resource "a" "b" {\n  x = }\n}\n' }, 'Invalid HCL', 'main.tf'],
      [{ 'readme.txt': 'nothing' }, 'No Terraform configuration files', undefined],
    ] as const) {
      const versionId = await uploadTo(service, id, files);
      const runId = await startRunOf(service, id, versionId);
      expect(await finish(service, runId)).toBe('errored');
      const plan = await attributesOf(service, `/runs/${runId}/plan`);
      expect(plan['status']).toBe('errored');
      const log = await follow(service, plan['log-read-url']);
      expect(log.text.startsWith('\u0002')).toBe(true);
      expect(log.text.endsWith('\u0003')).toBe(true);
      const lines = log.text
        .slice(1, -1)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { diagnostic?: Record<string, unknown> });
      const diagnostic = lines.find((line) => line.diagnostic !== undefined)?.diagnostic;
      expect(diagnostic).toMatchObject({ severity: 'error', summary });
      expect((diagnostic?.['range'] as { filename: string } | undefined)?.filename).toBe(range);
    }
  });

  test('an upload that queues its own run', async () => {
    const service = testService();
    const id = service.workspaceId('network');
    const versionId = await uploadTo(service, id, { 'main.tf': '' }, { speculative: true });
    const shown = await service.ask('GET', `/configuration-versions/${versionId}?include=run`);
    expect(shown.json.included).toHaveLength(1);
    const [run] = shown.json.included;
    expect(run?.attributes).toMatchObject({
      'plan-only': true,
      source: 'tfe-configuration-version',
    });
    expect(await finish(service, run?.id ?? '')).toBe('planned_and_finished');
  });
});
