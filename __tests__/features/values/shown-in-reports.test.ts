/** What changes with its values, in the reports of a job: where `show-values` asks for it, and nowhere else. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../../support/clock-without-pauses.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { describe, expect } from '../../support/jest.ts';
import { testWith } from '../../support/optional-tools.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../../support/policy-repository.ts';

const SECRET = 'hunter2-of-the-database';
const MAIN = `variable "password" {
  default   = "${SECRET}"
  sensitive = true
}
resource "terraform_data" "logs" {
  input = { acl = "public-read", password = var.password, note = "ends with ${SECRET}" }
}
`;
const POLICY = `package a

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "none"
	message := change.address
}
`;

/** The reports of a merge request of a project with this key, by the names of their files. */
async function reportsWith(
  terraform: string,
  opa: string,
  showValues: string,
  environment: Record<string, string> = {},
) {
  const { propose } = policyRepository({
    'infra/main.tf': MAIN.replace('public-read', 'private'),
    'policies/a.rego': POLICY,
    'plangate.yml': `policies: policies\nworkspaces:\n  - { name: infra, directory: infra }\n${showValues}`,
  });
  const cwd = propose({ 'infra/main.tf': MAIN });
  const directory = emptyDirectory();
  const { code, stdout, stderr } = await callCli(
    ['check', '--local', '--engine', 'terraform', '--reports', directory],
    {
      clock: WITHOUT_PAUSES,
      cwd,
      isPersonThere: false,
      env: {
        ...mergeRequestIn(cwd),
        CI_PROJECT_DIR: cwd,
        HOME: directory,
        TF_CLI_CONFIG_FILE: '/dev/null',
        PATH: pathWith(terraform, opa),
        ...environment,
      },
    },
  );
  const read = (name: string) => {
    const path = join(directory, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const files = ['comment.md', 'summary.md', 'report.html', 'changes.json', 'report.json'] as const;
  const texts = Object.fromEntries(files.map((name) => [name, read(name)]));
  return { code, said: stdout + stderr, texts };
}

const PRIVATE = { CI_PROJECT_VISIBILITY: 'private', CI_PROJECT_ID: '77' };
const VALUE = /acl += +(?:&quot;|")?public-read/;

describe('the values that a plan changes', () => {
  testWith(
    ['terraform', 'opa'],
    'are in no report unless the file asks for them',
    async (terraform = '', opa = '') => {
      const { said, texts } = await reportsWith(terraform, opa, '', PRIVATE);
      expect(texts['comment.md']).toContain('terraform_data.logs');
      expect(said + JSON.stringify(texts)).not.toContain('public-read');
      expect(texts['changes.json']).toBeUndefined();
    },
  );

  testWith(
    ['terraform', 'opa'],
    'are in all reports but those for programs and the log, without secrets',
    async (terraform = '', opa = '') => {
      const { said, texts } = await reportsWith(terraform, opa, 'show-values: true\n', PRIVATE);
      for (const name of ['comment.md', 'summary.md', 'report.html', 'changes.json']) {
        expect([name, texts[name]]).toEqual([name, expect.stringContaining('public-read')]);
      }
      expect(said + (texts['report.json'] ?? '')).not.toContain('public-read');
      expect(said + JSON.stringify(texts)).not.toContain(SECRET);
      expect(texts['comment.md']).toMatch(VALUE);
      expect(texts['comment.md']).toContain('(sensitive)');
    },
  );

  testWith(
    ['terraform', 'opa'],
    'are not in the comment with `summary`',
    async (terraform = '', opa = '') => {
      const { texts } = await reportsWith(terraform, opa, 'show-values: summary\n', PRIVATE);
      expect(texts['comment.md']).not.toContain('public-read');
      expect(texts['summary.md']).toContain('public-read');
    },
  );

  testWith(
    ['terraform', 'opa'],
    'are refused where the host does not say that nobody else reads them',
    async (terraform = '', opa = '') => {
      for (const visibility of ['', 'internal', 'public']) {
        const { code, said, texts } = await reportsWith(terraform, opa, 'show-values: true\n', {
          CI_PROJECT_VISIBILITY: visibility,
        });
        expect([code, texts['comment.md']]).toEqual([expect.any(Number), undefined]);
        expect(code).not.toBe(0);
        expect(said).toContain('the CI host does not say that this repository is private');
      }
      const meant = await reportsWith(terraform, opa, 'show-values: public\n', {
        CI_PROJECT_VISIBILITY: 'public',
      });
      expect(meant.texts['comment.md']).toContain('public-read');
    },
  );
});
