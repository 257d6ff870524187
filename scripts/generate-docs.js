// What the sources say, on the pages: action.yml of every action and the tables of inputs, the help of every command,
// what `init` prints for each CI host, how the release is installed; and the version of package.json wherever it stands.
// With --check nothing is written and a difference fails.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { withDefinitions } from './seed-schema.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { existsAt, INPUTS, OUTPUTS } = await import('../build/src/settings/inputs.js');
const { SUB_ACTIONS } = await import('../build/src/action/sub-actions.js');
const { plangate } = await import('../build/src/cli/commands.js');
const { helpText } = await import('../build/src/cli/program.js');
const { downloadUrl, renderSnippet, SNIPPET_HOSTS } =
  await import('../build/src/cli/init/render-snippet.js');
const { renderWorkflow } = await import('../build/src/cli/init/render-workflow.js');
const { scriptReferenceSchema, seedSchema } = await import('../build/src/service/seed.js');
const { ON_NPM } = await import('../build/src/model/version.js');
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

const GATE = {
  name: '.',
  title: 'Plangate',
  description: 'Gates pull requests on HCP Terraform policy, before anything is applied.',
  inputs: INPUTS.filter((input) => existsAt(input, 'action')),
  outputs: OUTPUTS,
  main: 'dist/action/index.js',
  post: 'post/index.js',
};
const ACTIONS = [
  GATE,
  ...SUB_ACTIONS.map((action) => ({
    ...action,
    main: 'index.js',
    post: action.post ? 'post.js' : undefined,
  })),
];

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** What holds is decided at run time where other places may say: there the default is empty. */
function actionDefault({ expression, environment, cloudBlock, default: usual = '' }) {
  return expression ?? (environment === undefined && cloudBlock === undefined ? usual : '');
}

function whereFrom({ environment = [], cloudBlock, default: usual, choices }) {
  const places = [
    ...environment,
    ...(cloudBlock === undefined ? [] : ['the `cloud` block']),
    ...(environment.length > 0 && usual !== undefined ? [`\`${usual}\``] : []),
  ];
  return [
    ...(choices === undefined ? [] : [`One of: ${choices.join(', ')}.`]),
    ...(places.length === 0 ? [] : [`Left out: ${places.join(', else ')}.`]),
  ];
}

function actionYaml({ title, description, inputs, outputs, main, post }) {
  return [
    '# Made by `npm run docs` from the table of inputs: change it there.',
    `name: ${quoted(title)}`,
    `description: ${quoted(description)}`,
    'author: Plangate',
    'branding:',
    '  icon: shield',
    '  color: purple',
    'inputs:',
    ...inputs.flatMap((input) => [
      `  ${input.name}:`,
      `    description: ${quoted([input.description, ...whereFrom(input)].join(' '))}`,
      `    required: ${input.required === true}`,
      ...(input.required === true ? [] : [`    default: ${quoted(actionDefault(input))}`]),
    ]),
    'outputs:',
    ...outputs.flatMap(({ name, description: said }) => [
      `  ${name}:`,
      `    description: ${quoted(said)}`,
    ]),
    'runs:',
    '  using: node24',
    `  main: ${main}`,
    ...(post === undefined ? [] : [`  post: ${post}`]),
    '',
  ].join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|');

function inputTable(inputs) {
  return [
    '| Input | What it is | Default |',
    '| --- | --- | --- |',
    ...inputs.map((input) => {
      const { name, description, choices, environment = [], cloudBlock, required } = input;
      const says = [
        ...environment.map((variable) => `\`${variable}\``),
        ...(cloudBlock === undefined ? [] : ['the `cloud` block']),
        ...[input.expression ?? input.default]
          .filter((text) => text !== undefined)
          .map((text) => `\`${text}\``),
      ];
      const usual = required === true ? '**required**' : says.join(', else ');
      const words =
        choices === undefined ? '' : ` One of ${choices.map((word) => `\`${word}\``).join(', ')}.`;
      return `| \`${name}\` | ${cell(description + words)} | ${cell(usual)} |`;
    }),
  ].join('\n');
}

function outputTable(outputs) {
  return [
    '| Output | What it is |',
    '| --- | --- |',
    ...outputs.map(({ name, description }) => `| \`${name}\` | ${cell(description)} |`),
  ].join('\n');
}

function inputsPage() {
  const cli = INPUTS.filter((input) => existsAt(input, 'cli'));
  return [
    '# Inputs and outputs',
    'Made by `npm run docs` from the table in `src/settings/inputs.ts`. An input that is not given is looked for in the environment, then in the `cloud` block (or `backend "remote"`) of the configuration, then its default holds. On the command line every input is an option of `plangate check`: `--fail-on advisory`.',
    `These exist for the action only: ${INPUTS.filter((input) => !cli.includes(input))
      .map(({ name }) => `\`${name}\``)
      .join(', ')}.`,
    ...ACTIONS.flatMap(({ name, description, inputs, outputs }) => [
      name === '.' ? '## plangate/plangate' : `## plangate/plangate/${name}`,
      description,
      inputTable(inputs),
      outputTable(outputs),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const fence = (info, text) => `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;

/** The help of every command, each under a heading of its own. */
function commandPages(spec, path, level) {
  const heading = `${'#'.repeat(level)} \`${path}\``;
  const own = spec === plangate ? [] : [heading, fence('text', helpText(spec, path))];
  const children = (spec.commands ?? []).flatMap((child) =>
    commandPages(child, `${path} ${child.name}`, Math.min(level + 1, 4)),
  );
  return [...own, ...children];
}

/** Fetched, compared, installed; or by its name, once that is ours. */
function install(how) {
  if (ON_NPM) return fence('sh', `npm install ${how}plangate@${version}`);
  const file = `plangate-${version}.tgz`;
  return fence(
    'sh',
    [
      `curl -fsSLO ${downloadUrl(version, file)}`,
      `echo "<sha256>  ${file}" | sha256sum --check`,
      `npm install ${how}./${file}`,
    ].join('\n'),
  );
}

function snippet(host) {
  const inputs = [
    { name: 'organization', value: 'acme' },
    { name: 'workspaces', value: 'net-prod=network\nstorage-prod=storage' },
  ];
  const text = renderSnippet(host, inputs, { version, onNpm: ON_NPM });
  return fence(host === 'jenkins' ? 'groovy' : 'yaml', text);
}

/** Between `<!-- name:start -->` and `<!-- name:end -->`, once on the page. */
function between(text, name, content, path) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has no place for ${name}`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** The releases that pages and examples speak of. */
function withVersion(text) {
  return text
    .replaceAll(/(plangate\/plangate@<sha> # v|refs\/tags\/v)\d+\.\d+\.\d+/g, `$1${version}`)
    .replaceAll(/(\/releases\/download\/v)\d+\.\d+\.\d+/g, `$1${version}`)
    .replaceAll(/\bplangate-\d+\.\d+\.\d+(?=\.tgz)/g, `plangate-${version}`)
    .replaceAll(/\bPlangate \d+\.\d+\.\d+ ·/g, `Plangate ${version} ·`);
}

const SECTIONS = {
  'README.md': {
    'quick-start': fence('yaml', renderWorkflow([], { version })),
    inputs: inputTable(GATE.inputs),
    outputs: outputTable(OUTPUTS),
  },
  'docs/cli.md': {
    install: install('--global '),
    commands: commandPages(plangate, 'plangate', 1).join('\n\n'),
  },
  'docs/library.md': { install: install('') },
  ...Object.fromEntries(
    SNIPPET_HOSTS.map((host) => [`docs/ci/${host}.md`, { snippet: snippet(host) }]),
  ),
};
/** Of these, only the version is made here. */
const MENTIONS = [
  'examples/README.md',
  ...[
    'forks',
    'apply',
    'many-workspaces',
    'matrix',
    'merge-queue',
    'provisional',
    'self-managed',
  ].map((name) => `examples/workflows/${name}.yml`),
];

const files = {
  'docs/inputs.md': inputsPage(),
  'post/index.js': "import '../dist/action/index.js';\n",
  'examples/workflows/plangate.yml': `# Copy to .github/workflows/plangate.yml.\n${renderWorkflow([], { version })}`,
};
for (const action of ACTIONS) {
  const folder = action.name === '.' ? '' : `${action.name}/`;
  files[`${folder}action.yml`] = actionYaml(action);
  if (action.name === '.') continue;
  files[`${folder}index.js`] = "import '../dist/action/index.js';\n";
  if (action.post !== undefined) files[`${folder}post.js`] = "import '../dist/action/index.js';\n";
}
for (const [path, sections] of Object.entries(SECTIONS)) {
  let text = read(path);
  for (const [name, content] of Object.entries(sections)) text = between(text, name, content, path);
  files[path] = withVersion(text);
}
for (const path of MENTIONS) files[path] = withVersion(read(path));
files['docs/seed.schema.json'] =
  `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', title: 'Seed of `plangate serve`', ...withDefinitions(seedSchema, { script: scriptReferenceSchema }) })}\n`;
// Speaks of nothing but the version that is released.
files['docs/releasing.md'] = read('docs/releasing.md').replaceAll(
  /(?<![\d.])\d+\.\d+\.\d+\b/g,
  version,
);

function read(path) {
  return readFileSync(at(path), 'utf8');
}

async function formatted(path, text) {
  if (/^docs\/.*\.md$|^examples\/|\.md$/.test(path)) return text;
  const options = await prettier.resolveConfig(at(path));
  return prettier.format(text, { ...options, filepath: at(path) });
}

const check = process.argv.includes('--check');
let different = 0;
for (const [path, text] of Object.entries(files)) {
  const wanted = await formatted(path, text);
  const actual = existsSync(at(path)) ? read(path) : undefined;
  if (actual === wanted) continue;
  different++;
  if (check) console.log(`${path} is not what the tables say: run \`npm run docs\``);
  else {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), wanted);
    console.log(`wrote ${path}`);
  }
}
process.exitCode = check && different > 0 ? 1 : 0;
