import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startService } from '../../src/service/service.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { expect } from '../support/jest.ts';
import { archiveOf } from '../support/local-service.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';

const SCRIPT = join(process.cwd(), '__tests__/service/specification.curl.sh');

testWith(
  'curl',
  'requests written by hand from the specification work as printed there',
  async () => {
    const service = await startService({
      clock: systemClock(),
      random: Math.random,
      edition: 'self-managed',
    });
    const tree = makeTree({ 'a.tar.gz': archiveOf({ 'main.tf': 'resource "a_b" "c" {}\n' }) });
    const { stdout } = await promisify(execFile)('sh', [SCRIPT], {
      env: {
        PATH: process.env['PATH'],
        BASE_URL: `${service.origin}/api/v2`,
        API_TOKEN: service.token,
        WORKSPACE_ID: service.workspaces[0]?.id,
        TEAM_ID: service.teams[0]?.id,
        AGENT_POOL_ID: service.agentPools[0]?.id,
        RUN_ID: service.runs()[0]?.id,
        ARCHIVE: tree.path('a.tar.gz'),
      },
    });
    await service.stop();
    expect(stdout.trim().split('\n')).toEqual([
      '4 201',
      '5 200',
      '1 200',
      '2 200',
      '  status uploaded',
      '3 404',
      '7 200',
      '  the same bytes',
      '8 302',
      '9 200',
      '10 200',
      '6 202',
      '11 400',
      '12 200',
      '13 200',
      '14 200',
      '  status overridden',
      '17 200',
      '15 200',
      '16 200',
      '18 200',
      '  runs apply',
      '19 204',
      '22 201',
      '20 200',
      '21 200',
      '  description api',
      '23 204',
    ]);
  },
);
