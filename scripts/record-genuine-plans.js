/**
 * Records genuine plans for __tests__/data/genuine-plans.json: `node scripts/record-genuine-plans.js PROVIDERS PROGRAM...`
 * after `npm run compile`. PROVIDERS is a mirror with the provider of __tests__/provider. Each program plans one
 * configuration of each group, another one than the program before it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENUINE } from '../build/__tests__/plan-file/genuine.js';

const [providers = '', ...programs] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'plangate-genuine-'));
const settings = join(work, 'terraformrc');
const mirror = `filesystem_mirror {\n    path = ${JSON.stringify(providers)}\n  }`;
writeFileSync(settings, `provider_installation {\n  ${mirror}\n}\n`);

function record(program, { name, files }) {
  const folder = mkdtempSync(join(work, 'plan-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const env = { ...process.env, TF_CLI_CONFIG_FILE: settings, CHECKPOINT_DISABLE: '1' };
  const run = (...words) => execFileSync(program, words, { cwd: folder, env, encoding: 'utf8' });
  run('init', '-input=false');
  run('plan', '-input=false', '-out=saved');
  const plan = JSON.parse(run('show', '-json', 'saved'));
  return { name, version: plan.terraform_version, plan };
}

const recorded = programs.flatMap((program, index) =>
  GENUINE.filter((_, at) => at % 20 === 1 + 2 * index).map((one) => record(program, one)),
);
rmSync(work, { recursive: true });
const data = fileURLToPath(new URL('../__tests__/data/genuine-plans.json', import.meta.url));
writeFileSync(data, `[\n${recorded.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
