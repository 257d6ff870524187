/**
 * Records plans of the Terraform on this machine for __tests__/data/changed-attributes.json: of each case the
 * changes as JSON and Terraform's own rendering of them. `node scripts/record-plans.js`; cases with the
 * provider aws need a directory of providers in PLANGATE_PROVIDERS, and no account.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DATA = join(ROOT, '__tests__/data');
const { PLANGATE_PROVIDERS: providers = '' } = process.env;
const work = mkdtempSync(join(tmpdir(), 'plangate-plans-'));
const settings = join(work, 'terraformrc');
const mirror = `provider_installation {\n  filesystem_mirror {\n    path = ${JSON.stringify(providers)}\n  }\n}\n`;
writeFileSync(settings, providers === '' ? '' : mirror);

const AWS = `
terraform {
  required_providers {
    aws = { source = "hashicorp/aws" }
  }
}
provider "aws" {
  region                      = "eu-central-1"
  access_key                  = "made-up"
  secret_key                  = "made-up"
  skip_credentials_validation = true
  skip_metadata_api_check     = true
  skip_requesting_account_id  = true
  skip_region_validation      = true
}
`;

function terraform(folder, ...args) {
  const environment = { ...process.env, TF_CLI_CONFIG_FILE: settings, CHECKPOINT_DISABLE: '1' };
  const options = { cwd: folder, env: environment, encoding: 'utf8', maxBuffer: 1 << 28 };
  return execFileSync('terraform', args, options);
}

function record({ name, before = '', after = '', state, options = [] }) {
  const folder = join(work, name);
  mkdirSync(folder);
  const file = join(folder, 'main.tf');
  const offline = state === undefined ? '' : AWS;
  writeFileSync(file, offline + (state === undefined ? before : after));
  terraform(folder, 'init', '-input=false');
  if (state === undefined) {
    if (before !== '') terraform(folder, 'apply', '-auto-approve', '-input=false');
    writeFileSync(file, after);
    if (/\bmodule "/.test(after)) terraform(folder, 'init', '-input=false');
  } else {
    writeFileSync(join(folder, 'terraform.tfstate'), JSON.stringify(toState(state)));
  }
  const known = state === undefined ? [] : ['-refresh=false'];
  terraform(folder, 'plan', '-input=false', '-out=plan', ...known, ...options);
  const json = changesIn(terraform(folder, 'show', '-json', 'plan'));
  const text = terraform(folder, 'show', '-no-color', 'plan');
  return { name, json, text };
}

/** The member `resource_changes` as Terraform wrote it: parsed, long numbers would lose digits. */
function changesIn(json) {
  const next =
    /,"(?:output_changes":|prior_state":\{"format_version|configuration":\{"(?:provider_config|root_module))/;
  const [, from = '"resource_changes":[]'] = /("resource_changes":\[.*)/s.exec(json) ?? [];
  return `{${from.slice(0, next.exec(from)?.index)}}`;
}

/** A state file with these resources, as if they had been applied. */
function toState(resources) {
  return {
    version: 4,
    terraform_version: '1.11.4',
    serial: 1,
    lineage: 'made-up',
    outputs: {},
    resources: resources.map(({ type, name, version = 0, attributes, sensitive = [] }) => ({
      mode: 'managed',
      type,
      name,
      provider: 'provider["registry.terraform.io/hashicorp/aws"]',
      instances: [
        { schema_version: version, attributes, sensitive_attributes: sensitive, private: '' },
      ],
    })),
  };
}

const cases = JSON.parse(readFileSync(join(DATA, 'changed-attributes-cases.json'), 'utf8'));
try {
  const version = JSON.parse(terraform(work, 'version', '-json')).terraform_version;
  const plans = cases
    .filter(({ state }) => state === undefined || providers !== '')
    .map((one) => {
      process.stderr.write(`${one.name}\n`);
      return record(one);
    });
  const recorded = { terraform: version, plans };
  writeFileSync(
    join(DATA, 'changed-attributes.json'),
    `${JSON.stringify(recorded, undefined, 1)}\n`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
