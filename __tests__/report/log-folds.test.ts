/** The lines of each workspace in a job's log: together, and folded where there are many. */
import { printByWorkspace } from '../../src/check/check-log.ts';
import type { GateEvent } from '../../src/gate/result.ts';
import { renderEvent } from '../../src/report/job-log.ts';
import type { LogLine } from '../../src/report/neutralise-log.ts';
import { describe, expect, test } from '../support/jest.ts';
import { manyWorkspaces } from './many-workspaces.ts';

/** What is printed of so many workspaces whose runs go on at the same time. */
function printed(
  number: number,
  howKept: Parameters<typeof printByWorkspace>[1],
  areAllDecided = true,
): string[] {
  const lines: LogLine[] = [];
  const log = printByWorkspace((line) => void lines.push(line), howKept);
  const results = manyWorkspaces(number);
  const take = (event: GateEvent): void => {
    log.print(event, renderEvent(event, { areSeveral: true }));
  };
  for (const { workspace } of results)
    take({ kind: 'progress', workspace, status: 'planning', words: 'planning', atMs: 1_000 });
  for (const result of areAllDecided ? results : [])
    take({ kind: 'workspace-decided', result, atMs: 2_000 });
  log.end();
  return lines;
}

describe('the log of a job', () => {
  test('has the lines of each workspace folded where there are more than three, and none twice', () => {
    const lines = printed(5, 'as-folds');
    expect(lines.filter((line) => line.startsWith('::group::'))).toHaveLength(5);
    expect(lines.slice(0, 3)).toEqual([
      '::group::✗ network-dev-eu   blocked   00:02',
      '  00:01 network-dev-eu: planning',
      '::endgroup::',
    ]);
    const own = lines.filter((line) => line !== '::endgroup::');
    expect(new Set(own).size).toBe(own.length);
  });

  test('has the lines of three workspaces without a fold', () => {
    const lines = printed(3, 'as-folds');
    expect(lines.join('\n')).not.toContain('::');
    expect(lines.slice(0, 2)).toEqual([
      '  00:01 network-dev-eu: planning',
      '✗ network-dev-eu   blocked   00:02',
    ]);
  });

  test('has the kept lines of workspaces that were never decided', () => {
    expect(printed(5, 'as-folds', false)).toHaveLength(5);
  });

  test('has each line at once where nothing can be folded', () => {
    expect(printed(5, 'not')[1]).toBe('  00:01 data-dev-eu: planning');
  });

  test('has one line for each of many workspaces where a status line says what goes on', () => {
    const lines = printed(60, 'as-one-line');
    expect(lines).toHaveLength(60);
    expect(lines[0]).toBe('✗ network-dev-eu   blocked   00:02');
    expect(printed(3, 'as-one-line')).toEqual(printed(3, 'as-folds'));
    expect(printed(5, 'as-one-line', false)).toHaveLength(5);
  });
});
