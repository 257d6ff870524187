import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, testService, uploadTo, type TestService } from '../support/local-service.ts';
import { attributesOf, follow, statusOf } from './asking.ts';

function finish(service: TestService, runId: string): Promise<unknown> {
  service.pass(60_000);
  return statusOf(service, `/runs/${runId}`);
}

describe('the gate’s way through the service', () => {
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
