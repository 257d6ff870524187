/** A saved plan can be applied later: until then its version is kept, and it never takes over from a newer one. */
import type { ServiceOptions } from '../../src/service/service.ts';
import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, uploadTo, type TestService } from '../support/local-service.ts';
import { act, opened, statusOf } from './asking.ts';

const FILES = { 'main.tf': 'resource "a_b" "c" {}\n' };
const PROVISIONAL = { provisional: true, 'auto-queue-runs': false };

async function started(options: Partial<ServiceOptions> = {}) {
  const service = await opened({ runDurationMs: 1_000, ...options });
  const [workspace] = service.workspaces;
  if (workspace === undefined) throw new Error('no workspace');
  return { service, workspace: workspace.id };
}

async function save(service: TestService, workspace: string) {
  const version = await uploadTo(service, workspace, FILES, PROVISIONAL);
  const run = await startRunOf(service, workspace, version, { 'save-plan': true });
  service.pass(10_000);
  return { version, run };
}

async function currentOf(service: TestService, workspace: string): Promise<string | undefined> {
  const { json } = await service.ask('GET', `/workspaces/${workspace}`);
  return json.data.relationships['current-configuration-version']?.data.id;
}

async function apply(service: TestService, run: string): Promise<void> {
  expect(await act(service, `/runs/${run}/actions/apply`)).toBe(202);
  service.pass(10_000);
  expect(await statusOf(service, `/runs/${run}`)).toBe('applied');
}

test('the newer of two stays current, in whichever order they are applied', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { service, workspace } = await started();
    const saved = [await save(service, workspace), await save(service, workspace)];
    for (const index of order) await apply(service, saved[index]?.run ?? '');
    expect(await currentOf(service, workspace)).toBe(saved[1]?.version);
  }
});

test('a version that is meant for more than a plan is newer from its creation on', async () => {
  const { service, workspace } = await started();
  const first = await save(service, workspace);
  const ordinary = await uploadTo(service, workspace, FILES, { 'auto-queue-runs': false });
  await apply(service, first.run);
  expect(await currentOf(service, workspace)).toBe(ordinary);
});

describe('a version whose saved plan can be applied', () => {
  test('is not archived before the plan is discarded', async () => {
    const { service, workspace } = await started();
    const { version, run } = await save(service, workspace);
    const path = `/configuration-versions/${version}`;
    expect(await act(service, `${path}/actions/archive`)).toBe(409);
    expect(await statusOf(service, path)).toBe('uploaded');
    expect(await act(service, `/runs/${run}/actions/discard`)).toBe(202);
    expect(await act(service, `${path}/actions/archive`)).toBe(202);
  });

  test('keeps its backing data, while it is planned as well', async () => {
    const { service, workspace } = await started({ edition: 'self-managed' });
    const version = await uploadTo(service, workspace, FILES, PROVISIONAL);
    const run = await startRunOf(service, workspace, version, { 'save-plan': true });
    const remove = `/configuration-versions/${version}/actions/soft_delete_backing_data`;
    expect(await act(service, remove)).toBe(400);
    service.pass(10_000);
    expect(await act(service, remove)).toBe(400);
    await apply(service, run);
    expect(await currentOf(service, workspace)).toBe(version);
    expect(await act(service, remove)).toBe(400);
  });

  test('is not needed by a run that can only plan', async () => {
    const { service, workspace } = await started({ edition: 'self-managed' });
    const version = await uploadTo(service, workspace, FILES);
    await startRunOf(service, workspace, version);
    const remove = `/configuration-versions/${version}/actions/soft_delete_backing_data`;
    expect(await act(service, remove)).toBe(200);
  });
});
