/** What `plangate audit` draws on a terminal. */
import { ownedSeed } from '../support/owned-seed.ts';
import { expectGolden } from '../support/golden.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { recordTerminal } from '../support/record-terminal.ts';
import { CLI } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

testWith(
  'python3',
  'policies down, workspaces across, and a workspace without a run once',
  async (python) => {
    const token = 'x7Rk29-of-who-audits';
    const version = (script: 'evaluation-failed' | 'evaluation-passed') => ({
      files: { 'main.tf': 'locals {}\n' },
      run: { script },
    });
    const service = await startTestService({
      seed: ownedSeed({ token: token }, [
        { name: 'failing', autoApply: true, versions: [version('evaluation-failed')] },
        { name: 'passing', autoApply: true, versions: [version('evaluation-passed')] },
        { name: 'never' },
      ]),
    });
    const words = [process.execPath, CLI, 'audit', '--organization', 'acme'];
    const cwd = emptyDirectory();
    const env = {
      HOME: cwd,
      PATH: process.env['PATH'] ?? '',
      TERM: 'xterm',
      NO_COLOR: '1',
      TF_API_TOKEN: token,
      TF_CLOUD_HOSTNAME: service.origin,
    };
    const { bytes, code } = await recordTerminal(python, words, { columns: 80, cwd, env });
    expect(code).toBe(0);
    const shown = bytes.replaceAll('\r\n', '\n').replace(/for \d+ requests/, 'for N requests');
    expectGolden('terminal/audit.txt', shown);
    expect(shown.match(/never/g)).toHaveLength(1);
    await service.stop();
  },
);
