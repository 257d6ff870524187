// src/settings/inputs.ts and src/action/sub-actions.ts → action.yml of every action, tables in README.md and
// docs/inputs.md. With --check nothing is written and a difference fails.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { INPUTS, OUTPUTS } = await import('../build/src/settings/inputs.js');
const { SUB_ACTIONS } = await import('../build/src/action/sub-actions.js');

const GATE = {
  name: '.',
  title: 'Plangate',
  description: 'Gates pull requests on HCP Terraform policy, before anything is applied.',
  inputs: INPUTS.filter(({ doors }) => doors.includes('action')),
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
  const cli = INPUTS.filter(({ doors }) => doors.includes('cli'));
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

/** Between `<!-- name:start -->` and `<!-- name:end -->`, where they are. */
function between(text, name, content) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

const files = {
  'docs/inputs.md': inputsPage(),
  'post/index.js': "import '../dist/action/index.js';\n",
};
for (const action of ACTIONS) {
  const folder = action.name === '.' ? '' : `${action.name}/`;
  files[`${folder}action.yml`] = actionYaml(action);
  if (action.name === '.') continue;
  files[`${folder}index.js`] = "import '../dist/action/index.js';\n";
  if (action.post !== undefined) files[`${folder}post.js`] = "import '../dist/action/index.js';\n";
}
if (existsSync(at('README.md'))) {
  const readme = readFileSync(at('README.md'), 'utf8');
  const withInputs = between(readme, 'inputs', inputTable(GATE.inputs));
  files['README.md'] = between(withInputs, 'outputs', outputTable(OUTPUTS));
}

async function formatted(path, text) {
  const options = await prettier.resolveConfig(at(path));
  return prettier.format(text, { ...options, filepath: at(path) });
}

const check = process.argv.includes('--check');
let different = 0;
for (const [path, text] of Object.entries(files)) {
  const wanted = path.endsWith('.md') ? text : await formatted(path, text);
  const actual = existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined;
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
