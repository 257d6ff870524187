import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { operation, TRANSFER_PATIENCE_MS } from '../operation.ts';
import { UsageError } from '../problems.ts';
import { argumentOf, flagOf, optionOf } from '../read-input.ts';

export const download = operation({
  name: 'download',
  summary: 'download the files of a configuration version, or of the one that a run used',
  description:
    'Operation 7: GET /configuration-versions/<configuration_version_id>/download. With --run operation 8: GET /runs/<run_id>/configuration-version/download.\n\nThe file appears under its name when it is complete and not before.',
  arguments: [{ name: 'version', description: 'id as in cv-…', required: false }],
  options: [
    { name: 'run', value: 'run', description: 'id as in run-…: the version that this run used' },
    { name: 'out', value: 'file', description: 'where to; else <id>.tar.gz in this directory' },
    { name: 'force', description: 'replace the file if it exists' },
  ],
  problems: (input) => {
    const given = [input.arguments['version'], input.options['run']];
    if (given.filter((id) => id !== undefined).length === 1) return [];
    return [{ subject: 'VERSION', message: 'or --run is needed, one of the two.' }];
  },
  patienceMs: TRANSFER_PATIENCE_MS,
  async call({ client, input, io, answer }) {
    const version = argumentOf(input, 'version');
    const run = optionOf(input, 'run');
    const name = optionOf(input, 'out') ?? `${(run ?? version).replaceAll(/[^\w-]/g, '_')}.tar.gz`;
    const file = resolve(io.workingDirectory, name);
    if (!flagOf(input, 'force') && (await exists(file))) {
      const message = `"${name}" exists already. Name another, or add --force.`;
      throw new UsageError([{ subject: '--out', message }]);
    }
    const { bytes } =
      run === undefined
        ? await client.configurationVersions.download(version, file)
        : await client.configurationVersions.downloadForRun(run, file);
    await answer({ data: { file, bytes } }, `${file}  ${bytes} bytes\n`);
  },
});

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
