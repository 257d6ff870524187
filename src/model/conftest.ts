/** What somebody who comes from conftest writes here, by the name of the option or of the key in conftest.toml. */
export const INSTEAD_OF_CONFTEST: Readonly<Record<string, string>> = {
  policy: 'Write `--policies DIRECTORY`.',
  namespace: 'Write `namespace = ["NAME"]` in conftest.toml.',
  'all-namespaces': 'Write `all-namespaces = true` in conftest.toml.',
  data: 'Write `data = ["DIRECTORY"]` in conftest.toml.',
  update:
    'Nothing is fetched that can change unseen. Name a commit: `--policies git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`.',
  combine: 'Each plan is judged by itself.',
  'fail-on-warn': 'Write `--fail-on advisory`.',
  'no-fail': 'Write `--fail-on never`.',
  output: 'Write `--format json`, or name a file with `--junit`, `--sarif` or `--report-json`.',
  parser: 'A plan is JSON. Leave it out.',
  'rego-version': 'Each file is judged in the version that it is written in. Leave it out.',
  'show-builtin-errors':
    'A pass in which a built-in function failed is none. If you mean that, write `builtin_errors: undefined` in METADATA of the policy.',
};

/** What conftest calls by one letter. */
export const LETTERS_OF_CONFTEST: Readonly<Record<string, string>> = {
  p: 'policy',
  n: 'namespace',
  d: 'data',
  u: 'update',
  o: 'output',
};
