/**
 * The one table of the keys of `plangate.yml`. The reader of the file, its schema for editors and its page are made from it. A
 * key that is an input, too, has its kind, choices and parser from the table of inputs.
 */
import type { Parsed } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { INPUT_TABLE, RUN_OPTIONS, SECRET_INPUTS, withNames, type TextSpec } from '../inputs.ts';
import { checkApprovers } from '../parse-inputs.ts';
import { splitRunOptions } from '../run-options.ts';
import { NAME, NAME_RULE } from '../workspace-selectors.ts';

export interface KeySpec {
  name: string;
  kind:
    | 'flag'
    | 'number'
    | 'duration'
    | 'text'
    | 'choice'
    | 'list'
    | 'workspaces'
    | 'scanners'
    | 'locked';
  /** One or two sentences for a reader who has never seen the tool. */
  description: string;
  choices?: readonly string[];
  /** Parses the text, or an item of the list. */
  parse?: (text: string) => Parsed<unknown>;
  /** Parses the items of the list together, where one restricts another. */
  parseAll?: (items: readonly string[]) => Parsed<unknown>;
  /** What holds if nothing says it, as people write it. */
  default?: string;
  /** Whether a job may say it otherwise by a line of its input `set`: none of these decides. */
  mayBeSet?: boolean;
}

const KINDS: Partial<Record<TextSpec['kind'], KeySpec['kind']>> = {
  flag: 'flag',
  number: 'number',
  duration: 'duration',
  choice: 'choice',
  list: 'list',
  string: 'text',
  path: 'text',
};

/** A key that says the same as an input. */
function sameAs(
  name: keyof typeof INPUT_TABLE,
  others: Partial<KeySpec> = {},
): Omit<KeySpec, 'name'> {
  const spec: Omit<TextSpec, 'name'> = INPUT_TABLE[name];
  const { description, choices, parse, default: usual } = spec;
  const kind = KINDS[spec.kind] ?? 'text';
  return { kind, description, choices, parse, default: usual, ...others };
}

const KEY_TABLE: Readonly<Record<string, Omit<KeySpec, 'name'>>> = {
  organization: sameAs('organization', {
    parse: (text) =>
      NAME.test(text) ? { value: text } : { problem: `${quote(text)} is not a name. ${NAME_RULE}` },
  }),
  workspaces: {
    kind: 'workspaces',
    description:
      'What is gated, as a list: `directories`, whose `cloud` blocks say which workspaces, a workspace by its `name`, those with all of these `tags`, or those of a `project`. With `local`, `var-file`, `backend-config` and `terraform-workspace` of an entry say with what it is planned.',
  },
  'affected-only': sameAs('affected-only'),
  policies: sameAs('policies', {
    description:
      'Your own Rego policies: directories of the default branch, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`.',
  }),
  scanners: {
    kind: 'scanners',
    description:
      'Files that scanners wrote in this job, SARIF 2.1.0, as `{ file: trivy.sarif, tool: Trivy }`. Findings from `mandatory` on close the gate (`high`); `base` is the same scan of the merge base, `approvers` who may approve, and `configured-by: default-branch` says that the scan takes its configuration from there. See docs/scanners.md.',
  },
  'fail-on': sameAs('fail-on'),
  'require-policies': sameAs('require-policies'),
  protect: sameAs('protect', {
    description:
      'What a plan must not destroy or invoke without approval: `aws_db_instance.*`, `module.data` or `action.*.*`, in every module. `aws_db_instance.* by @acme/data` says who alone may approve it.',
  }),
  'max-destroys': sameAs('max-destroys'),
  exceptions: sameAs('exceptions'),
  'allowed-sources': sameAs('allowed-sources'),
  'only-new': sameAs('only-new'),
  'allow-unknown': sameAs('allow-unknown'),
  'allow-partial': sameAs('allow-partial'),
  'full-plan': sameAs('full-plan'),
  'target-branches': sameAs('target-branches', {
    description:
      'Branches for which a verdict counts, besides the default branch: whole names, or patterns like `release/*`. `*` is every branch.',
  }),
  'override-by': sameAs('override-by', {
    kind: 'list',
    description:
      'Who may approve what no policy names anybody for, and who may override at the service: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). `security/*: acme/security`, in quotes, names the owners of some policies.',
    parse: undefined,
    parseAll: (items) => checkApprovers(items.join('\n')),
  }),
  'allow-self-override': {
    kind: 'flag',
    description:
      'Also allow people to override who opened the pull request, pushed to its branch, or wrote or committed one of its commits.',
    default: 'false',
  },
  timeout: sameAs('timeout'),
  reuse: sameAs('reuse'),
  'auto-queue-runs': sameAs('auto-queue-runs'),
  'secret-scan': sameAs('secret-scan'),
  engine: sameAs('engine'),
  'engine-env': sameAs('engine-env'),
  apply: sameAs('apply'),
  unseen: sameAs('unseen'),
  comment: sameAs('comment'),
  'comment-commands': sameAs('comment-commands'),
  annotate: sameAs('annotate'),
  mode: sameAs('mode', { mayBeSet: true }),
  'plans-from': sameAs('plans-from', { mayBeSet: true }),
  'run-options': sameAs('run-options', {
    kind: 'list',
    mayBeSet: true,
    description: 'Planning options, each a text as in `"target: module.network"`.',
    parseAll: (items) => {
      const [problem] = splitRunOptions(items.join('\n')).problems;
      return problem === undefined ? { value: [...items] } : { problem };
    },
  }),
  'var-file': sameAs('var-file', { mayBeSet: true }),
  'plan-json': sameAs('plan-json', { mayBeSet: true }),
  locked: {
    kind: 'locked',
    description:
      "Keys with values that nothing else may set. It counts only in a file that the organization's required workflow names by the address of a commit.",
  },
};

export const KEYS: readonly KeySpec[] = withNames(KEY_TABLE);

/** The keys that a line of the input `set` may say. */
export const SETTABLE = KEYS.filter(({ mayBeSet }) => mayBeSet === true).map(({ name }) => name);

const SECRET = 'is a secret. Pass it to the step, and take it out of the file.';
const OF_JOB = 'differs by job. Pass it to the step.';
const OF_ENTRY =
  'is said by an entry of `workspaces`. Write `workspaces: [{ name: app, directory: live/app }]`.';
const OF_ENTRY_HERE =
  'is said by an entry of `workspaces`. Write `workspaces: [{ name: app-prod, directory: live/app, backend-config: env/prod.tfbackend }]`.';
const OF_RUN = 'is a line of `run-options`.';

/** Names of inputs that are no key, and what to do instead. Continues the sentence that begins with the name. */
export const NO_KEYS: ReadonlyMap<string, string> = new Map([
  ...SECRET_INPUTS.map((name) => [name, SECRET] as const),
  [
    'hostname',
    'chooses who gets the token, so no file names it. Pass it to the step, or set TF_CLOUD_HOSTNAME.',
  ],
  ['allow-untrusted-head', 'would open every gate to forks. Pass it to the step that may.'],
  ...['workspace', 'directory'].map((name) => [name, OF_ENTRY] as const),
  ...['backend-config', 'terraform-workspace'].map((name) => [name, OF_ENTRY_HERE] as const),
  ...['local', 'plan', 'plan-digest', 'group', 'reports', 'check-run-id', 'pr-number', 'message']
    .concat(['settings', 'set', 'run', 'reason', 'groups', 'from'])
    .map((name) => [name, OF_JOB] as const),
  ...RUN_OPTIONS.map((name) => [name, OF_RUN] as const),
  ['source', 'is `plans-from` here.'],
  ['comment-key', 'is not needed: a second gate has a file of its own, which `settings` names.'],
  ['ca-file', 'is no key. Set NODE_EXTRA_CA_CERTS.'],
]);
