/** Actions in a plan that was made elsewhere, and in what the service shows of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlan } from '../../src/plan/read-plan.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import { resourceChange } from '../../src/service/plan/list-blocks.ts';
import { writePlanLog } from '../../src/service/plan/plan-log.ts';
import { redactPlan } from '../../src/service/plan/redact-plan.ts';
import { describe, expect, test } from '../support/jest.ts';
import { changesInJson } from '../support/plan-sources.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

interface Recorded {
  files: Record<string, string>;
  plan: Record<string, unknown>;
}

const [RECORDED] = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/plans-with-actions.json'), 'utf8'),
) as [Recorded, ...Recorded[]];

/** What a gate reads of it in what the service shows. */
function readOf({ document, counts }: Pick<Planned, 'document' | 'counts'>) {
  const all = { ...counts, imports: counts.imports ?? 0 };
  return changesInJson(JSON.stringify(redactPlan(document)), all);
}

describe('a plan that was made elsewhere', () => {
  const text = JSON.stringify(RECORDED.plan);

  test('shows its actions, without their values, and all that it defers', async () => {
    const { document, counts } = await readPlan(text);
    const read = readOf({ document, counts });
    expect(read?.doubt).toBeUndefined();
    expect(read?.changes.filter(({ action }) => action === 'invoke')).toHaveLength(8);
    expect(JSON.stringify(redactPlan(document))).not.toContain('"ring"}');
    const [invocation] = RECORDED.plan['action_invocations'] as object[];
    const deferred = {
      ...RECORDED.plan,
      deferred_changes: [{ reason: 'x' }],
      deferred_action_invocations: [{ reason: 'x', action_invocation: invocation }],
    };
    const later = readOf(await readPlan(JSON.stringify(deferred)));
    expect(later?.doubt).toBe(
      'The plan leaves 1 change to a later plan, which was not judged. The plan leaves 1 action to a later plan, which was not judged: action.shelf_notify.ring.',
    );
  });

  test('has a line in its log for each change and each action, by the words of Terraform', async () => {
    const planned = await readPlan(text);
    const change = (actions: string[], more: object = {}, previous?: string) => ({
      ...resourceChange('a_b.c', undefined, { actions, ...more } as never),
      previous_address: previous,
    });
    const changes = [
      change(['delete', 'create']),
      change(['forget']),
      change(['no-op'], { importing: { id: 'x' } }),
      change(['no-op'], {}, 'a_b.d'),
      change(['no-op']),
    ];
    const document = { ...planned.document, resource_changes: changes };
    const log = writePlanLog({ ...planned, problems: [], document }, '1.14.0', new Date(0));
    expect(log.match(/(?<=Plan to )\w+/g)).toEqual(['replace', 'remove', 'import', 'move']);
    expect(log.match(/"type":"planned_action_invocation"/g)).toHaveLength(8);
  });

  test('is none where it calls an action by another name', async () => {
    const renamed = text.replace(
      '"address":"action.shelf_notify.ring"',
      '"address":"action.shelf_notify.x"',
    );
    await expect(readPlan(renamed)).rejects.toThrow(/by another address/);
  });
});
