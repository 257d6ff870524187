// Writes what the pages take from the sources: action.yml of every action, the tables of inputs, a page for each command,
// what `init` prints for each CI host, how the release is installed, the version of package.json, and the report's type of the library.
// With --check nothing is written and a difference fails.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { formatText } from './format-text.js';
import { reportTypes } from './library-types.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { existsAt, FIRST_INPUTS, INPUT_HEADINGS, INPUTS, OUTPUTS } =
  await import('../build/src/settings/inputs.js');
const { SUB_ACTIONS } = await import('../build/src/settings/sub-actions.js');
const { plangate } = await import('../build/src/cli/commands.js');
const { helpText } = await import('../build/src/cli/program.js');
const { writeWorkspaceList } = await import('../build/src/settings/workspace-selectors.js');
const { imageOf, renderSnippet } = await import('../build/src/cli/init/render-snippet.js');
const { none } = await import('../build/src/hosts/detect.js');
const { CI_HOSTS, HOSTS_WITH_PAGES } = await import('../build/src/hosts/registry.js');
const ASKED = [
  ...(await Promise.all(
    CI_HOSTS.map(async (row) => ({ title: row.title, ...(await row.load()) })),
  )),
  { title: 'another CI', ...none },
];
const { renderWorkflow, REPOSITORY_URL } = await import('../build/src/cli/init/render-workflow.js');
const { REPORT_FILES } = await import('../build/src/hosts/files.js');
const { scriptReferenceSchema, seedSchema } = await import('../build/src/service/seed.js');
const { JUDGING_NAMES } = await import('../build/src/rego/judging-rules.js');
const { documentForms } = await import('../build/src/rego/input-form.js');
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
  const cli = INPUTS.filter((input) => existsAt(input, 'cli'));
  const sections = [
    ...inputsByGroup(GATE.inputs),
    '## Outputs',
    outputTable(GATE.outputs),
    '## Which value counts',
    'Plangate looks for a value in this order: the input, the environment, the `cloud` block (or `backend "remote"`) of the configuration, the default. In a pull request only the block on the default branch counts.',
    'On the command line every input is an option of `plangate check`: `--fail-on advisory`.',
    `These exist for the action only: ${INPUTS.filter((input) => !cli.includes(input))
      .map(({ name }) => `\`${name}\``)
      .join(', ')}.`,
  ];
  return joined([
    '# Inputs and outputs',
    'Of the action `plangate/plangate`. The other actions are in [sub-actions.md](sub-actions.md).',
    BY_HAND,
    contents(sections),
    `Most people set ${FIRST_INPUTS.map((name) => `\`${name}\``).join(', ')}.`,
    ...sections,
  ]);
}

/** The lines of `run-options` are inputs of the command line, and explained as those. */
function runOptionsTable() {
  const inside = INPUTS.filter(
    (input) => input.heading === 'What the run plans' && !existsAt(input, 'action'),
  );
  return inputTable(inside).replace('| Input |', '| Name |');
}

function subActionsPage() {
  const sections = ACTIONS.filter(({ name }) => name !== '.').flatMap(
    ({ name, description, inputs, outputs, ofGate = [] }) => [
      `## plangate/plangate/${name}`,
      description,
      inputTable(inputs.filter((input) => !ofGate.includes(input.name))),
      ...(ofGate.length === 0
        ? []
        : [
            `These inputs are those of [the gate](inputs.md): ${ofGate.map((each) => `\`${each}\``).join(', ')}.`,
          ]),
      outputTable(outputs),
    ],
  );
  return joined([
    '# Sub-actions',
    `Each is used like the gate: \`uses: plangate/plangate/NAME@${commit}\`. The inputs of the gate are in [inputs.md](inputs.md).`,
    BY_HAND,
    contents(sections),
    ...sections,
  ]);
}

const fence = (info, text) => `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;

/** A longer page is split where the command has commands of its own. */
const MOST_LINES = 200;
/** A longer page begins with its contents. */
const MOST_WITHOUT_CONTENTS = 80;

const lines = (sections) => sections.join('\n\n').split('\n').length;

/** The usage, and the parts below a heading. */
const partsOf = (text) => text.split(/^(?=[A-Z][^\n]*:$)/m);
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

const checkSpec = plangate.commands.find(({ name }) => name === 'check');
const overrideSpec = plangate.commands.find(({ name }) => name === 'override');
const connection = partsOf(helpText(overrideSpec, 'plangate override')).find((part) =>
  part.startsWith('Connection:'),
);

/** The lines of each option. */
const optionsOf = (part) => part.split(/^(?= {2}(?:-\w, )?--)/m).slice(1);
const sharedOptions = (parts) => new Set(parts.flatMap(optionsOf).map(inOneLine));
const ofCheck = sharedOptions(
  partsOf(helpText(checkSpec, 'plangate check')).filter((part) => !part.startsWith('Options:')),
);

/**
 * The help for a page: options of each command are on the page of the command line, and options that are word for word
 * those of `check` are named, and no more.
 */
function pageHelp(spec, path) {
  const text = helpText(spec, path);
  if (spec === checkSpec) return text;
  const parts = partsOf(text).filter((part) => !part.startsWith('Connection:'));
  const own = parts.map((part) => part.replace(/^ {2}(?:-h|--help) {2,}.*\n/gm, ''));
  const filled = own.filter((part) => part.trim() !== 'Options:');
  return filled.map((part) => withNamesOnly(part, ofCheck, '`plangate check`')).join('');
}

function withNamesOnly(part, shared, where) {
  const [heading, ...rest] = part.split(/^(?= {2}(?:-\w, )?--)/m);
  const told = rest.filter((option) => shared.has(inOneLine(option)));
  if (told.length < 2) return part;
  const names = told.map((option) => /--[\w-]+/.exec(option)[0]);
  const line = `${names.join(', ')}: see ${where}`.replace(/(.{1,76})(?: |$)/g, '  $1\n');
  const others = rest.filter((option) => !told.includes(option)).map((option) => option.trimEnd());
  return `${heading}${others.map((option) => `${option}\n`).join('')}${line}\n`;
}

/** Help that fills more than a screen, a heading for each of its parts. */
function helpSections(spec, path) {
  const text = pageHelp(spec, path);
  if (text.split('\n').length <= MOST_WITHOUT_CONTENTS) return [fence('text', text)];
  const [usage, ...parts] = partsOf(text);
  const sections = parts.flatMap((part) => {
    const [heading, ...rest] = part.split('\n');
    return [`## ${heading.slice(0, -1)}`, fence('text', rest.join('\n'))];
  });
  return [fence('text', usage), ...sections];
}

/** The pages of one command: `cli/runs.md`, and `cli/runs-apply.md` where one page would be too long. */
function commandPages(spec, path, index) {
  const title = [`# \`${path}\``, `Made by \`npm run docs\` from \`${path} --help\`. ${index}`];
  const children = spec.commands ?? [];
  const file = `docs/cli/${path.split(' ').slice(1).join('-')}.md`;
  const own = helpSections(spec, path);
  const inside = children.flatMap((child) => [
    `## \`${path} ${child.name}\``,
    fence('text', pageHelp(child, `${path} ${child.name}`)),
  ]);
  const whole = [...title, ...own, ...inside];
  if (children.length === 0 || lines(whole) <= MOST_LINES)
    return { [file]: joined(withContents(title, [...own, ...inside])) };
  const links = children.map(
    ({ name, summary }) =>
      `- [\`${path} ${name}\`](${path.split(' ').at(-1)}-${name}.md): ${summary}`,
  );
  const back = `Back to [\`${path}\`](${path.split(' ').at(-1)}.md).`;
  return {
    [file]: joined([...title, ...own, links.join('\n')]),
    ...Object.assign(
      {},
      ...children.map((child) => commandPages(child, `${path} ${child.name}`, back)),
    ),
  };
}

function withContents(title, sections) {
  if (lines([...title, ...sections]) <= MOST_WITHOUT_CONTENTS) return [...title, ...sections];
  return [...title, contents(sections), ...sections];
}

function commandIndex() {
  const rows = plangate.commands.map(
    ({ name, summary }) => `| [\`plangate ${name}\`](cli/${name}.md) | ${cell(summary)} |`,
  );
  return ['| command | what it does |', '| --- | --- |', ...rows].join('\n');
}

/** Which rules judge where there is no policies.hcl. */
function verdictTable() {
  const rows = JUDGING_NAMES.map(
    ({ name, level, takesSuffix }) =>
      `| \`${name}\`${takesSuffix ? `, \`${name}_…\`` : ''} | ${level} |`,
  );
  return ['| rule | level |', '| --- | --- |', ...rows].join('\n');
}

/** Which documents policies can read. */
function formTable() {
  const rows = documentForms().map(
    ({ tool, keys }) => `| ${tool} | ${keys.map((key) => `\`input.${key}\``).join(', ')} |`,
  );
  return ['| as in | keys |', '| --- | --- |', ...rows].join('\n');
}

/** Every report that is a file. */
function reportTable() {
  const rows = REPORT_FILES.map(({ file, option, what, shownBy }) => {
    const alone = option === undefined ? '' : `\`--${option}\``;
    const shown = shownBy === undefined ? '' : ` (${shownBy} shows it by itself)`;
    return `| \`${file}\` | ${alone} | ${what}${shown} |`;
  });
  return ['| file | alone | what it is |', '| --- | --- | --- |', ...rows].join('\n');
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
  return '**Not released yet:** there is no image. Take `node:24` as the image, write `git clone --depth 1 https://github.com/plangate/plangate /tmp/plangate` before the command, and `node /tmp/plangate/dist/cli/index.js` in place of `plangate`.';
}

/** For pages that say `plangate` and not how it came there. */
const FROM_CLONE =
  '**Not released yet:** there is no tarball. In a clone, make one with `npm pack` and install it: `npm install --global ./plangate-VERSION.tgz`. Or run `alias plangate="node $PWD/dist/cli/index.js"`.';

function snippet(host) {
  const selectors = [
    { kind: 'name', name: 'net-prod', directory: 'network' },
    { kind: 'name', name: 'storage-prod', directory: 'storage' },
  ];
  const inputs = [
    { name: 'organization', value: 'acme' },
    { name: 'workspaces', value: writeWorkspaceList(selectors, '\n'), selectors },
  ];
  const text = renderSnippet(host, { inputs }, release);
  return fence(host.page.language ?? 'yaml', text);
}

/** Each host: how it was tried, and where it says what its jobs know. */
function hostTable() {
  const rows = CI_HOSTS.map(
    ({ title, tried, documentation }) => `| ${title} | ${tried} | <${documentation}> |`,
  );
  return [
    '| host | how it was tried | variables of its jobs |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Who is asked for the last commit of the default branch, by CI host. */
function serverTable() {
  const rows = ASKED.map(({ title, server: { asked, credential, keepsWorkspaces, remedy } }) => {
    return `| ${title} | ${asked} | ${credential} | ${keepsWorkspaces} | ${remedy} |`;
  });
  return [
    '| host | variables with the address | credential | keeps workspaces | to give the credential |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** What is taken for granted of others, with the version that was read. */
function upstreamTable() {
  const rows = JSON.parse(read('docs/upstream.json')).map(
    ({ name, granted, read: version, date }) => `| ${name} | ${granted} | ${version} | ${date} |`,
  );
  return ['| of | what | version | read on |', '| --- | --- | --- | --- |', ...rows].join('\n');
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
      '**Not released yet:** there is no tag, package or image. Use a clone, as in [Demo](#demo), or put a commit of `main` in place of `<sha>`: `git ls-remote https://github.com/plangate/plangate HEAD` prints it.',
    ),
    hosts: hostLinks(`${REPOSITORY_URL}/blob/main/docs/ci/`),
    'quick-start': fence('yaml', quickStart().replace(/^(?:#.*\n)+/, '')),
  },
  'docs/README.md': { hosts: hostLinks('ci/') },
  'docs/tested.md': { hosts: hostTable(), upstream: upstreamTable() },
  'docs/security/repositories.md': { servers: serverTable() },
  'docs/first-hour.md': { 'release-state': untilReleased(FROM_CLONE) },
  'docs/local-policies.md': { verdicts: verdictTable(), forms: formTable() },
  'docs/cli.md': {
    'release-state': untilReleased(FROM_CLONE),
    install: install('--global '),
    reports: reportTable(),
    connection: fence('text', connection),
    commands: commandIndex(),
  },
  'docs/library.md': {
    'release-state': untilReleased(
      '**Not released yet:** there is no tarball. In a clone, make one with `npm pack`. Install it in your project by its path.',
    ),
    install: install(''),
  },
  'docs/run-options.md': { names: runOptionsTable() },
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
  'src/report/report-type.ts': reportTypes(JSON.parse(read('docs/report.schema.json'))),
  'docs/inputs.md': inputsPage(),
  'docs/sub-actions.md': subActionsPage(),
  ...Object.assign(
    {},
    ...plangate.commands.map((spec) =>
      commandPages(
        spec,
        `plangate ${spec.name}`,
        'All commands, and the options that each has: [cli.md](../cli.md).',
      ),
    ),
  ),
  'post/index.js': "import '../dist/action/index.js';\n",
  'examples/workflows/plangate.yml': `# Copy to .github/workflows/plangate.yml.\n${quickStart()}`,
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
const pages = readdirSync(at('docs')).filter(
  (name) => name.endsWith('.md') && name !== 'releasing.md',
);
for (const path of [...MENTIONS, ...pages.map((name) => `docs/${name}`)]) {
  files[path] = withVersion(files[path] ?? read(path));
}
const jsonSchema = toJsonSchema(seedSchema, {
  // As a person writes it, before the defaults are filled in.
  typeMode: 'input',
  // It converts the keys of a record from a list of words, and doubts that they are texts.
  overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
    type === 'record' ? jsonSchema : undefined,
  definitions: { script: scriptReferenceSchema },
});
files['docs/seed.schema.json'] =
  `${JSON.stringify({ $schema: jsonSchema.$schema, title: 'Seed of `plangate serve`', ...jsonSchema })}\n`;
// Speaks of nothing but the version that is released.
files['docs/releasing.md'] = read('docs/releasing.md').replaceAll(
  /(?<![\d.])\d+\.\d+\.\d+\b/g,
  own,
);

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
for (const name of readdirSync(at('docs/cli'))) {
  const path = `docs/cli/${name}`;
  if (path in files) continue;
  different++;
  if (check) console.log(`${path} is of no command: run \`npm run docs\``);
  else rmSync(at(path));
}
process.exitCode = check && different > 0 ? 1 : 0;
