// Writes what the pages take from the sources: action.yml of every action, the tables of inputs, the table of commands, what `init` prints for each CI host, how the release is installed, the version of package.json, and the report's type of the library.
// With --check nothing is written and a difference fails.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { formatText } from './format-text.js';
import { reportTypes } from './bundle/library-types.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { existsAt, FIRST_INPUTS, INPUT_HEADINGS, INPUTS, OUTPUTS } =
  await import('../build/src/settings/inputs.js');
const { SUB_ACTIONS } = await import('../build/src/settings/sub-actions.js');
const { loadCommands } = await import('../build/src/cli/commands.js');
const plangate = await loadCommands();
const { imageOf, renderSnippet } = await import('../build/src/tools/init/render-workflow.js');
const { HOSTS_WITH_PAGES } = await import('../build/src/tools/init/hosts-with-pages.js');
const { renderWorkflow, REPOSITORY_URL } =
  await import('../build/src/tools/init/render-workflow.js');
const { REPORT_FILES } = await import('../build/src/cli/output-files.js');
const { scriptReferenceSchema, seedSchema } = await import('../build/src/service/seed.js');
const { JUDGING_NAMES } = await import('../build/src/rego/judging-rules.js');
const { documentForms } = await import('../build/src/rego/input-form.js');
const { HARMLESS } = await import('../build/src/rego/harmless-uses.js');
const { settingsFileSchema } = await import('../build/src/settings/settings-file/write-schema.js');
const { KEYS } = await import('../build/src/settings/settings-file/keys.js');
const { ERRORS } = await import('../build/src/model/errors.js');
const { ON_NPM } = await import('../build/src/model/version.js');
const { NEWEST_RELEASE } = await import('../build/src/model/newest-release.js');
const own = JSON.parse(readFileSync(at('package.json'), 'utf8')).version;
/** What the pages pin: the newest release, or the first one to come, whose commit and digests nobody knows yet. */
const release = NEWEST_RELEASE ?? { version: own };
const { version, commit = '<sha>', sha256 = '<sha256>' } = release;

const GATE = {
  name: '.',
  title: 'Plangate',
  description: 'Gates pull requests on HCP Terraform policy, before anything is applied.',
  inputs: INPUTS.filter((input) => existsAt(input, 'action')),
  outputs: OUTPUTS,
  main: 'dist/action/index.js',
  post: 'dist/post/index.js',
};
const ACTIONS = [GATE, ...SUB_ACTIONS.map((action) => ({ ...action, main: 'index.js' }))];

const isKey = (name) => KEYS.some((key) => key.name === name);

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** What holds is decided at run time where other places may say: there the default is empty. */
function actionDefault({ name, expression, environment, cloudBlock, default: usual = '' }) {
  const isSaidElsewhere = environment !== undefined || cloudBlock !== undefined || isKey(name);
  return expression ?? (isSaidElsewhere ? '' : usual);
}

function whereFrom({ name, environment = [], cloudBlock, default: usual, choices }) {
  const others = [
    ...(isKey(name) ? ['`plangate.yml`'] : []),
    ...environment,
    ...(cloudBlock === undefined ? [] : ['the `cloud` block']),
  ];
  const places = others.concat(others.length > 0 && usual !== undefined ? [`\`${usual}\``] : []);
  return [
    ...(choices === undefined ? [] : [`One of: ${choices.join(', ')}.`]),
    ...(places.length === 0 ? [] : [`Default: ${places.join(', else ')}.`]),
  ];
}

/** What most people set comes first, where it is only a part. */
function firstOnes(inputs) {
  const first = FIRST_INPUTS.flatMap((name) => inputs.filter((input) => input.name === name));
  const rest = inputs.filter((input) => !first.includes(input));
  if (first.length < FIRST_INPUTS.length) return inputs;
  const [one, ...others] = first;
  const [next, ...more] = rest;
  return [
    { ...one, comment: 'What most people set.' },
    ...others,
    { ...next, comment: 'Everything else: docs/inputs.md has it by group.' },
    ...more,
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
    ...firstOnes(inputs).flatMap((input) => [
      ...(input.comment === undefined ? [] : [`  # ${input.comment}`]),
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

function table(headings, rows) {
  const lines = [headings, headings.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function inputTable(inputs) {
  return table(
    ['Input', 'What it is', 'Default'],
    inputs.map((input) => {
      const { name, description, environment = [], cloudBlock, required } = input;
      const says = [
        ...environment.map((variable) => `\`${variable}\``),
        ...(cloudBlock === undefined ? [] : ['the `cloud` block']),
        ...[input.expression ?? input.default]
          .filter((text) => text !== undefined)
          .map((text) => `\`${text}\``),
      ];
      const usual = required === true ? '**required**' : says.join(', else ');
      return [`\`${name}\``, cell(description + unsaidChoices(input)), cell(usual)];
    }),
  );
}

function outputTable(outputs) {
  return table(
    ['Output', 'What it is'],
    outputs.map(({ name, description }) => [`\`${name}\``, cell(description)]),
  );
}

/** What an input without a group is for: those exist for the action only. */
const ON_GITHUB = 'On GitHub only';

/** The inputs of the gate by group, each group under a heading of its own. */
function inputsByGroup(inputs) {
  const groups = [...INPUT_HEADINGS, ON_GITHUB];
  return groups.flatMap((group) => {
    const rows = inputs.filter((input) => (input.heading ?? ON_GITHUB) === group);
    return rows.length === 0 ? [] : [`## ${group}`, inputTable(rows)];
  });
}

/** Links to the headings of a page, for its top. */
function contents(sections) {
  const headings = sections.flatMap((text) => text.match(/^## .+$/gm) ?? []);
  const links = headings.map((heading) => {
    const title = heading.slice(3);
    const anchor = title.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
    return `[${title}](#${anchor.replaceAll(' ', '-')})`;
  });
  return `**On this page:** ${links.join(' · ')}`;
}

const joined = (sections) => `${sections.join('\n\n')}\n`;
const BY_HAND = 'Made by `npm run docs` from `src/settings/inputs.ts`: change it there.';

function inputsPage() {
  const sections = [
    ...inputsByGroup(GATE.inputs),
    '## Outputs',
    outputTable(GATE.outputs),
    '## Which value counts',
    'Plangate looks for a value in [this order](settings.md#which-value-counts): a pinned file, the step, `plangate.yml`, the environment, the `cloud` block (or `backend "remote"`) of the configuration, the default. In a pull request only the file and the block on the default branch count, and neither names the host. The block is the one of `terraform init`, override files and JSON included; what Terraform refuses, or a `.tofu` file changes, is refused.',
    'On the command line an input is an option of `plangate check`, as in `--fail-on advisory`. So are most keys of `plangate.yml`.',
  ];
  return joined([
    '# Inputs and outputs',
    'Of the action `plangate/plangate`. Everything else is a key of [`plangate.yml`](settings.md). The other actions are in [sub-actions.md](sub-actions.md).',
    BY_HAND,
    contents(sections),
    ...sections,
  ]);
}

/** The words of a row that its description does not name. */
function unsaidChoices({ description, choices = [] }) {
  if (choices.every((word) => description.includes(`\`${word}\``))) return '';
  return ` One of ${choices.map((word) => `\`${word}\``).join(', ')}.`;
}

/** The keys of plangate.yml by what they are about, each with what holds without it. */
function keysPage() {
  const sections = [...INPUT_HEADINGS, ON_GITHUB].flatMap((heading) => {
    const keys = KEYS.filter((key) => (key.heading ?? ON_GITHUB) === heading);
    const rows = keys.map((key) => [
      `\`${key.name}\``,
      cell(key.description + unsaidChoices(key)),
      key.default === undefined ? '' : `\`${key.default}\``,
      key.effect,
    ]);
    return rows.length === 0
      ? []
      : [`## ${heading}`, table(['key', 'what it is', 'default', 'verdict'], rows)];
  });
  return joined([
    '# The keys of plangate.yml',
    'Of the file that says [how a repository is gated](settings.md). The last column says what a key can do to a verdict. It _takes away_: something may pass that did not. It _adds_: something may fail that did not.',
    BY_HAND,
    contents(sections),
    ...sections,
  ]);
}

/** The inputs that are left, with the keys of plangate.yml beside them. */
function inputsAndKeys() {
  const rows = [...INPUT_HEADINGS, ON_GITHUB].map((heading) => {
    const below = (list) => named(list.filter((each) => (each.heading ?? ON_GITHUB) === heading));
    return [heading, below(GATE.inputs), below(KEYS)];
  });
  return table(['about', 'inputs of the step', 'keys of `plangate.yml`'], rows);
}

const named = (list) => list.map(({ name }) => `\`${name}\``).join(', ');

/** Each action with the names of its inputs and outputs; its action.yml has the descriptions. */
function subActionsPage() {
  const sections = ACTIONS.filter(({ name }) => name !== '.').flatMap(
    ({ name, description, inputs, outputs, ofGate = [] }) => {
      const own = inputs.filter((input) => !ofGate.includes(input.name));
      const required = own.filter((input) => input.required === true);
      const others = own.filter((input) => input.required !== true);
      const more = ofGate.length === 0 ? [] : [`${ofGate.length} of [the gate](inputs.md)`];
      const listed = [...(others.length === 0 ? [] : [named(others)]), ...more].join(', and ');
      return [
        `## plangate/plangate/${name}`,
        `${description} Described in [action.yml](../${name}/action.yml).`,
        [
          ...(required.length === 0 ? [] : [`- **Required:** ${named(required)}`]),
          `- **Inputs:** ${listed}`,
          `- **Outputs:** ${outputs.length === OUTPUTS.length ? 'those of the gate' : named(outputs)}`,
        ].join('\n'),
      ];
    },
  );
  return joined([
    '# Sub-actions',
    `Each is used like the gate: \`uses: plangate/plangate/NAME@${commit}\`. The inputs of the gate are in [inputs.md](inputs.md).`,
    BY_HAND,
    ...sections,
  ]);
}

const fence = (info, text) => `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;

/** Each command with its purpose and an example; `--help` has the rest. */
function commandIndex() {
  const rows = plangate.commands.map((spec) => {
    const { name, summary, commands = [] } = spec;
    const [example] = [spec, ...commands].flatMap(({ examples = {} }) => Object.keys(examples));
    const names = commands.map((each) => `\`${each.name}\``);
    const below = names.length === 0 ? '' : `: ${names.join(', ')}`;
    const shown = example === undefined ? '' : `\`${example}\``;
    return [`\`plangate ${name}\``, cell(summary + below), cell(shown)];
  });
  return table(['command', 'what it does', 'example'], rows);
}

/** The errors that a page explains, by what they are about. Each has a section of its own there, in the same order. */
function errorIndex(page) {
  const errors = Object.values(ERRORS).filter((error) => error.page === page);
  const wanted = errors.map(({ code }) => `## ${code}`);
  const headings = read(page).match(/^## PG-\d+$/gm) ?? [];
  if (headings.join() !== wanted.join()) {
    throw new Error(`${page} must have the sections ${wanted.join(', ')}, in this order`);
  }
  const areas = [...new Set(errors.map(({ area }) => area))];
  const lines = areas.map((area) => {
    const links = errors
      .filter((error) => error.area === area)
      .map(({ code, title }) => `[${code.slice(3)} ${title}](#${code.toLowerCase()})`);
    return `- ${area}: ${links.join(' · ')}`;
  });
  return lines.join('\n');
}

/** Which rules judge where there is no policies.hcl. */
function verdictTable() {
  const rows = JUDGING_NAMES.map(({ name, level, takesSuffix }) => [
    `\`${name}\`${takesSuffix ? `, \`${name}_…\`` : ''}`,
    level,
  ]);
  return table(['rule', 'level'], rows);
}

/** What reads no value, each with an example. */
function harmlessTable() {
  const rows = HARMLESS.map(({ use, example }) => [use, `\`${example.replaceAll('|', '\\|')}\``]);
  return table(['use', 'example'], rows);
}

/** Which documents policies can read. */
function formTable() {
  const rows = documentForms().map(({ tool, keys }) => [
    tool,
    keys.map((key) => `\`input.${key}\``).join(', '),
  ]);
  return table(['as in', 'keys'], rows);
}

/** Every report that is a file. */
function reportTable() {
  const rows = REPORT_FILES.map(({ file, option, description, shownBy }) => {
    const alone = option === undefined ? '' : `\`--${option}\``;
    const shown = shownBy === undefined ? '' : ` ([how](ci/${shownBy.toLowerCase()}.md))`;
    return [`\`${file}\``, alone, `${description}${shown}`];
  });
  return table(['file', 'alone', 'what it is'], rows);
}

const quickStart = () => renderWorkflow([{ inputs: [] }], release);

/** Fetched, compared, installed; or by its name, once that is ours. */
function install(how) {
  if (ON_NPM) return fence('sh', `npm install ${how}plangate@${version}`);
  const file = `plangate-${version}.tgz`;
  return fence(
    'sh',
    [
      `curl -fsSLO ${REPOSITORY_URL}/releases/download/v${version}/${file}`,
      `echo "${sha256}  ${file}" | sha256sum --check && npm install ${how}./${file}`,
    ].join('\n'),
  );
}

/** What a page says as long as nothing is released, and nothing afterwards. */
function untilReleased(sentence) {
  return NEWEST_RELEASE === undefined ? sentence : '';
}

/** Whether CI is green on main. */
function badge() {
  const ci = `${REPOSITORY_URL}/actions/workflows/ci.yml`;
  return `[![CI](${ci}/badge.svg?branch=main)](${ci}?query=branch%3Amain)`;
}

/** The way of a clone, which works as written. */
function howWithoutRelease({ page }) {
  if (page.template === undefined) {
    return '**Not released yet:** put a commit of `main` in place of `<sha>`.';
  }
  return '**Not released yet:** there is no image. Take `node:24`, first `git clone --depth 1 https://github.com/plangate/plangate /tmp/plangate`, and then `node /tmp/plangate/dist/cli/index.js` for `plangate`.';
}

/** For pages that say `plangate` and not how it came there. */
const FROM_CLONE =
  '**Not released yet:** in a clone, run `npm pack` and `npm install --global ./plangate-VERSION.tgz`, or `alias plangate="node $PWD/dist/cli/index.js"`.';

function snippet(host) {
  const text = renderSnippet(host, { inputs: [] }, release);
  return fence(host.page.language ?? 'yaml', text);
}

/** What is taken for granted of others, with the version that was read. */
function upstreamTable() {
  const entries = JSON.parse(read('docs/upstream.json'));
  const rows = entries.map(({ name, granted, read: version, date }) => {
    return [name, granted, version, date];
  });
  return table(['of', 'what', 'version', 'read on'], rows);
}

/** Links to the pages of all hosts. */
function hostLinks(folder) {
  return HOSTS_WITH_PAGES.map(
    ({ name, title, page }) => `[${page.title ?? title}](${folder}${name}.md)`,
  ).join(', ');
}

/** Between `<!-- name:start -->` and `<!-- name:end -->`, once on the page. */
function between(text, name, content, path) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has no place for ${name}`);
  // A place on one line stays one.
  const gap = text.slice(from, to).includes('\n') ? '\n\n' : ' ';
  return `${text.slice(0, from + start.length)}${gap}${content}${content === '' ? '' : gap}${text.slice(to)}`;
}

/** The release that pages and examples pin, in every place where one is pinned. */
function withVersion(text) {
  return text
    .replaceAll(
      /(plangate\/plangate(?:\/[a-z-]+)?@)(?:<sha>|[0-9a-f]{40}) # v\d+\.\d+\.\d+/g,
      `$1${commit} # v${version}`,
    )
    .replaceAll(/(refs\/tags\/v|\/releases\/download\/v)\d+\.\d+\.\d+/g, `$1${version}`)
    .replaceAll(/\bplangate-\d+\.\d+\.\d+(?=\.tgz)/g, `plangate-${version}`)
    .replaceAll(/echo "(?:<sha256>|[0-9a-f]{64}) {2}/g, `echo "${sha256}  `)
    .replaceAll(
      /ghcr\.io\/plangate\/plangate:\d+\.\d+\.\d+(?:@sha256:[0-9a-f]{64})?/g,
      imageOf(release),
    )
    .replaceAll(/\bPlangate \d+\.\d+\.\d+ ·/g, `Plangate ${own} ·`);
}

const SECTIONS = {
  'README.md': {
    badge: badge(),
    'release-state': untilReleased(
      '**Not released yet:** there is no tag, package or image. Use a clone, as above, or put a commit of `main` in place of `<sha>`: `git ls-remote https://github.com/plangate/plangate HEAD` prints it.',
    ),
    hosts: hostLinks(`${REPOSITORY_URL}/blob/main/docs/ci/`),
    'quick-start': fence('yaml', quickStart().replace(/^(?:#.*\n)+/, '')),
    inputs: inputsAndKeys(),
  },
  'docs/README.md': { hosts: hostLinks('ci/') },
  'UPSTREAM.md': { upstream: upstreamTable() },
  'docs/local-policies.md': {
    verdicts: verdictTable(),
    forms: formTable(),
    harmless: harmlessTable(),
  },
  'docs/cli.md': {
    'release-state': untilReleased(FROM_CLONE),
    install: install('--global '),
    reports: reportTable(),
    commands: commandIndex(),
  },
  'docs/library.md': {
    'release-state': untilReleased(
      '**Not released yet:** there is no tarball. In a clone, make one with `npm pack`. Install it in your project by its path.',
    ),
    install: install(''),
  },
  ...Object.fromEntries(
    Object.values(ERRORS).map(({ page }) => [page, { errors: errorIndex(page) }]),
  ),
  ...Object.fromEntries(
    HOSTS_WITH_PAGES.map((host) => [
      `docs/ci/${host.name}.md`,
      { 'release-state': untilReleased(howWithoutRelease(host)), snippet: snippet(host) },
    ]),
  ),
};
/** Of these, only the version is made here. */
const MENTIONS = [
  'docs/cli.md',
  'examples/README.md',
  'templates/policy-gate.yml',
  ...readdirSync(at('examples/workflows'))
    .filter((name) => name !== 'plangate.yml')
    .map((name) => `examples/workflows/${name}`),
];

const files = {
  'src/model/report-type.ts': reportTypes(JSON.parse(read('docs/report.schema.json'))),
  'docs/inputs.md': inputsPage(),
  'docs/keys.md': keysPage(),
  'docs/sub-actions.md': subActionsPage(),
  'examples/workflows/plangate.yml': `# Copy to .github/workflows/plangate.yml.\n${quickStart()}`,
};
for (const action of ACTIONS) {
  const folder = action.name === '.' ? '' : `${action.name}/`;
  files[`${folder}action.yml`] = actionYaml(action);
  if (action.name === '.') continue;
  files[`${folder}index.js`] = "import '../dist/action/index.js';\n";
}
for (const [path, sections] of Object.entries(SECTIONS)) {
  let text = read(path);
  for (const [name, content] of Object.entries(sections)) text = between(text, name, content, path);
  files[path] = withVersion(text);
}
const pages = readdirSync(at('docs')).filter((name) => name.endsWith('.md'));
for (const path of [...MENTIONS, ...pages.map((name) => `docs/${name}`)]) {
  files[path] = withVersion(files[path] ?? read(path));
}
const jsonSchema = toJsonSchema(seedSchema, {
  // As a person writes it, before the defaults are filled in.
  typeMode: 'input',
  // The converter handles a record whose keys are a list of words, but warns that these may be no texts.
  overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
    type === 'record' ? jsonSchema : undefined,
  definitions: { script: scriptReferenceSchema },
});
files['docs/seed.schema.json'] =
  `${JSON.stringify({ $schema: jsonSchema.$schema, title: 'Seed of `plangate serve`', ...jsonSchema })}\n`;
files['docs/plangate.schema.json'] = `${JSON.stringify(settingsFileSchema())}\n`;
// Speaks of nothing but the version that is released.
files['RELEASING.md'] = read('RELEASING.md').replaceAll(/(?<![\d.])\d+\.\d+\.\d+\b/g, own);

function read(path) {
  return readFileSync(at(path), 'utf8');
}

async function formatted(path, text) {
  if (/^docs\/.*\.md$|^examples\/|\.md$|\.svg$/.test(path)) return text;
  return formatText(path, text);
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
