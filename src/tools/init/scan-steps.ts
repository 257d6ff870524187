/** The steps that scan before the gate, for the scanners whose configuration is in the repository. */
import type { ChosenScanner } from './render-settings-file.ts';

interface Scanner extends ChosenScanner {
  /** The files by which the repository says that it uses it. */
  files: readonly string[];
  run: string;
}

const IN_CONTAINER = 'docker run --rm -v "$PWD:$PWD" -w "$PWD"';

const SCANNERS: readonly Scanner[] = [
  {
    tool: 'Trivy',
    files: ['trivy.yaml', '.trivyignore', '.trivyignore.yaml'],
    file: 'trivy.sarif',
    run: `${IN_CONTAINER} ghcr.io/aquasecurity/trivy:0.74.0 config --format sarif --output trivy.sarif .`,
  },
  {
    tool: 'checkov',
    files: ['.checkov.yaml', '.checkov.yml', '.checkov.baseline'],
    file: 'checkov/results_sarif.sarif',
    // Without `--spec`, pipx runs a file that is called like the package.
    run: 'pipx run --spec checkov==3.3.30 checkov -d . --quiet -o sarif --output-file-path checkov',
  },
  {
    tool: 'tflint',
    files: ['.tflint.hcl'],
    file: 'tflint.sarif',
    // Without `--config`, it reads the file of each directory alone.
    run: `${IN_CONTAINER} --entrypoint sh ghcr.io/terraform-linters/tflint:v0.64.0 -c 'tflint --init >&2; tflint --recursive --config "$PWD/.tflint.hcl" --format sarif' > tflint.sarif`,
  },
];

/** What to write for the scanners of a repository. */
export interface ScanSteps {
  /** Steps of a workflow. */
  text: string;
  /** What the key `scanners` of `plangate.yml` has, so that their findings are judged. */
  entries: readonly ChosenScanner[];
  /** The files that were found. */
  found: readonly string[];
}

/** @param names of the files in the root of the repository; undefined is returned where none is a scanner's */
export function scanSteps(names: readonly string[]): ScanSteps | undefined {
  const used = SCANNERS.filter(({ files }) => files.some((file) => names.includes(file)));
  if (used.length === 0) return undefined;
  return {
    text: used
      .map(({ run }) => `      - run: ${run} || true # Plangate judges what it found\n`)
      .join(''),
    entries: used.map(({ file, tool }) => ({ file, tool })),
    found: used.flatMap(({ files }) => files.filter((file) => names.includes(file))),
  };
}
