/**
 * A program in place of Terraform, for a workflow that plans by itself: it wants the commands in order, with the
 * options that keep a plan from changing anything, the identity of a role, and none of the gate's tokens. Its plans
 * have the literals of the files.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv, cwd, env, exit, stdout } from 'node:process';
import { listBlocks } from '../../src/service/plan/list-blocks.ts';
import { planInput } from './plan-input.ts';
import { savedPlan } from './saved-plan.ts';

/** What an identity provider hands out for this audience. */
export function identityFor(audience: string): string {
  return `identity.of.${audience}`;
}

function refuse(why: string): never {
  throw new Error(why);
}

function signedIn(): void {
  const { AWS_REGION, AWS_ROLE_ARN, AWS_WEB_IDENTITY_TOKEN_FILE: file = '' } = env;
  if (!AWS_REGION) refuse('no region');
  if (!/^arn:aws:iam::\d{12}:role\//.test(AWS_ROLE_ARN ?? '')) refuse('no role to assume');
  const identity = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (identity !== identityFor('sts.amazonaws.com')) refuse('no identity for the role');
  const ours = Object.keys(env).filter((name) =>
    /^(?:TF_API_TOKEN|TF_TOKEN_|GITHUB_TOKEN|GH_TOKEN|INPUT_)/.test(name),
  );
  if (ours.length > 0) refuse(`${ours.join(', ')} must not reach a program that plans`);
}

async function planHere(): Promise<string> {
  const names = readdirSync(cwd()).filter((name) => name.endsWith('.tf'));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(name)]));
  const { document, problems } = listBlocks(planInput(files));
  if (problems[0] !== undefined) refuse(problems[0].summary);
  // Here, all arguments are literals.
  const resources = document.resource_changes.map(({ address, mode, type, name, change }) => {
    const written = Object.entries(change.after ?? {});
    const expressions = written.map(([argument, value]) => [argument, { constant_value: value }]);
    return {
      address,
      mode,
      type,
      name,
      provider_config_key: type.split('_', 1)[0],
      expressions: Object.fromEntries(expressions) as object,
    };
  });
  return JSON.stringify({ ...document, configuration: { root_module: { resources } } });
}

async function run(): Promise<void> {
  const [command, ...options] = argv.slice(2);
  const said = options.join(' ');
  const isReady = existsSync('.terraform');
  if (command === 'init' && said === '-input=false') {
    const text = readdirSync(cwd()).map((name) =>
      name.endsWith('.tf') ? readFileSync(name, 'utf8') : '',
    );
    if (!/backend "s3"/.test(text.join('\n'))) refuse('the state is not in S3');
    signedIn();
    mkdirSync('.terraform', { recursive: true });
  } else if (command === 'plan' && /^-input=false -lock=false -out=\S+$/.test(said)) {
    if (!isReady) refuse('not initialized');
    signedIn();
    const out = said.replace(/.*-out=/, '');
    writeFileSync(out, savedPlan());
    writeFileSync(`${out}.shown`, await planHere());
  } else if (command === 'show' && options[0] === '-json' && options.length === 2) {
    if (!isReady) refuse('not initialized');
    stdout.write(readFileSync(`${options[1] ?? ''}.shown`));
  } else if (command === 'version') stdout.write('Terraform v1.11.4\n');
  else refuse(`the stand-in does not know: ${argv.slice(2).join(' ')}`);
}

if (argv[1]?.endsWith('stand-in-terraform.js')) {
  run().catch((error: unknown) => {
    console.error(String(error));
    exit(1);
  });
}
