/** The GitHub workflow. Names come from files of the repository: they are written as YAML strings. */
import type { ChosenInput } from './choose-inputs.ts';

export function renderWorkflow(inputs: readonly ChosenInput[], version: string): string {
  return `name: Policy gate
on: pull_request
permissions:
  contents: read # check out the code
  pull-requests: write # one comment
  checks: write # annotations on the lines at fault
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
      - uses: plangate/plangate@v${version}
        with:
          token: \${{ secrets.TF_API_TOKEN }}
${inputs.map(renderInput).join('')}`;
}

function renderInput({ name, value, blank }: ChosenInput): string {
  const remark = blank ? ' # put yours here' : '';
  if (!value.includes('\n')) return `          ${name}: ${yamlString(value)}${remark}\n`;
  const lines = value.split('\n').map((line) => `            ${line}\n`);
  return `          ${name}: |${remark}\n${lines.join('')}`;
}

/** Plain where nothing can be misread, else quoted as JSON, which YAML reads the same. */
export function yamlString(value: string): string {
  const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
  const word = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
  return plain && !word ? value : JSON.stringify(value);
}
