/** The repository of a platform team: sixty workspaces that work in twelve directories and are found by a tag. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DIRECTORIES = Array.from({ length: 12 }, (_, index) => `net/part-${index + 1}`);

export const SIXTY = DIRECTORIES.flatMap((workingDirectory) =>
  ['dev', 'test', 'stage', 'prod', 'spare'].map((stage) => ({
    name: `${workingDirectory.replace('/', '-')}-${stage}`,
    workingDirectory,
    tags: ['net'],
    script: 'both' as const,
  })),
);

/** As `plangate init` finds them. */
export function writeDirectories(root: string): void {
  const block =
    'cloud {\n    organization = "acme"\n    workspaces {\n      tags = ["net"]\n    }\n  }';
  for (const directory of DIRECTORIES) {
    mkdirSync(join(root, directory), { recursive: true });
    const file = join(root, directory, 'main.tf');
    writeFileSync(file, `terraform {\n  ${block}\n}\n\nresource "null_resource" "a" {}\n`);
  }
}
