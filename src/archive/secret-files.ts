/**
 * Recognises credentials by their names, also with the endings that editors, copies and backups add, and by the contents
 * of the file. Such a file is packed only if git tracks it: a file that was never committed was not meant to leave the
 * machine.
 */
import { isConfiguration } from '../configuration/file-names.ts';
import { CREDENTIAL_NAMES } from '../model/credential-forms.ts';

const NAMES =
  wordSet(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);

/** Endings after the last dot; a whole name counts, too. */
const SECRET_ENDINGS =
  wordSet(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);

const SECRET_DOUBLE_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const SECRET_BEGINNINGS =
  /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;

/** Words anywhere in a name, unless the name ends like a program or a text for people. */
const SECRET_WORDS =
  /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;

/** Endings of configuration, programs, texts and pictures, which may mention secrets but hold none. */
const PROGRAM_OR_TEXT_ENDINGS =
  wordSet(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);

/** Endings of archives: a build may name an archive after anything. */
const ARCHIVE_ENDINGS = wordSet('zip tar tgz 7z');
const DATA_ENDINGS = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;

/** What editors, copies and tools add before the name of a file. */
const COPY_PREFIXES = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
/** What they add after it, behind a dot, a hyphen, an underscore or a space. */
const COPY_SUFFIXES =
  wordSet(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
/** As in `key.pem.1`, `key.pem (2)` and `key.pem-2024`. */
const COPY_NUMBER = /^(?:v?\d[:t\d]*|\(\d+\))$/;

/** Directories that hold credentials, known by name. */
const CREDENTIAL_DIRECTORIES = wordSet(
  '.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d',
);
/** Directories in which every data file is a credential. */
const SECRET_DIRECTORIES = wordSet(
  'secret secrets credential credentials creds passwords tokens private-keys ssh-keys',
);

/** Hidden directories of builds and public settings. Any other hidden directory may hold credentials. */
const PUBLIC_DIRECTORIES =
  wordSet(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);

/** Hidden files of public settings, without the dot and `.yml`, `.json` and the like at the end. */
const PUBLIC_FILES =
  wordSet(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);

/**
 * What the names of directories say about the files in them: every file is a credential (`credentials`), every data file
 * is one (`secret data`), only unmistakable names count, because a package manager filled the directory (`vendored`), or
 * nothing.
 */
export type Surroundings = 'ordinary' | 'vendored' | 'secret data' | 'credentials';

/**
 * What the names of a directory and of those around it say about its files.
 *
 * @param around what the names of those around it say
 * @param directory its name
 * @param parent the name of the directory that it is in, '' if that is not known
 */
export function surroundingsIn(
  around: Surroundings,
  directory: string,
  parent: string,
): Surroundings {
  const lower = directory.toLowerCase();
  if (around === 'credentials' || CREDENTIAL_DIRECTORIES.has(lower)) return 'credentials';
  if (around === 'vendored' || lower === 'node_modules') return 'vendored';
  if (lower === 'modules' && parent === '.terraform') return 'vendored';
  if (lower.startsWith('.') && !PUBLIC_DIRECTORIES.has(lower)) return 'credentials';
  return SECRET_DIRECTORIES.has(lower) ? 'secret data' : around;
}

/** As `surroundingsIn`, for the last of several directories, each inside the one before it. */
export function surroundingsInAll(
  around: Surroundings,
  directories: readonly string[],
): Surroundings {
  let surroundings = around;
  let parent = '';
  for (const directory of directories) {
    surroundings = surroundingsIn(surroundings, directory, parent);
    parent = directory;
  }
  return surroundings;
}

/** Whether a file of this name looks like a credential. */
export function looksSecret(name: string, around: Surroundings): boolean {
  if (around === 'credentials') return true;
  const lower = name.toLowerCase();
  const isVendored = around === 'vendored';
  if (isProgramOrText(lower)) {
    return lower.endsWith('.pkrvars.hcl') || (!isVendored && isPrivateDotFile(lower));
  }
  if (around === 'secret data') return true;
  // A copy of a credential is one, and so is a credential whose own name looks like that of a copy.
  const bare = withoutCopyMarks(lower);
  if (isSecretName(lower) || isSecretName(bare)) return true;
  if (isVendored) return false;
  if (isPrivateDotFile(lower) || isPrivateDotFile(bare)) return true;
  if (isProgramOrText(bare)) return false;
  if (ARCHIVE_ENDINGS.has(endingOf(bare))) {
    const unpacked = bare.slice(0, bare.lastIndexOf('.'));
    return isSecretName(unpacked) || (DATA_ENDINGS.test(unpacked) && SECRET_WORDS.test(unpacked));
  }
  if (SECRET_WORDS.test(bare)) return true;
  if (name === lower) return false;
  // `accessTokens.json` as `access_tokens.json`.
  const divided = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  return SECRET_WORDS.test(withoutCopyMarks(divided));
}

/** Whether a file of this name is configuration, a program or a text for people. */
export function isProgramOrText(name: string): boolean {
  const lower = name.toLowerCase();
  const ending = endingOf(lower);
  return PROGRAM_OR_TEXT_ENDINGS.has(ending) || (ending === 'json' && isConfiguration(lower));
}

function isPrivateDotFile(lower: string): boolean {
  if (!lower.startsWith('.')) return false;
  const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, '');
  return !PUBLIC_FILES.has(bare);
}

function isSecretName(lower: string): boolean {
  return (
    SECRET_ENDINGS.has(endingOf(lower)) ||
    NAMES.has(lower) ||
    SECRET_DOUBLE_ENDINGS.test(lower) ||
    SECRET_BEGINNINGS.test(lower)
  );
}

/** The name without what editors, copies and backups add to it. */
function withoutCopyMarks(lower: string): string {
  let bare = lower.replace(COPY_PREFIXES, '');
  for (;;) {
    while (bare.endsWith('~') || bare.endsWith('#') || bare.endsWith('$')) bare = bare.slice(0, -1);
    const separator = Math.max(...['.', '-', '_', ' '].map((sign) => bare.lastIndexOf(sign)));
    const suffix = bare.slice(separator + 1);
    if (separator < 1 || !(COPY_SUFFIXES.has(suffix) || COPY_NUMBER.test(suffix))) return bare;
    bare = bare.slice(0, separator);
  }
}

/** The text after the last dot; the whole name if it has no dot. */
function endingOf(lower: string): string {
  return lower.slice(lower.lastIndexOf('.') + 1);
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** How many bytes of a file are enough to recognise it; smaller files are inspected whole. */
export const INSPECTED_BYTES = 64 * 1024;

/** State is never packed; the others are packed if git tracks them. */
export type SecretContent =
  | 'state'
  | 'a saved plan'
  | 'a plan as JSON'
  | 'a private key'
  | 'a credential';

const PRIVATE_KEY =
  /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;

/** What a file holds, judged by its first bytes, at most `INSPECTED_BYTES`; undefined for ordinary content. */
export function recogniseSecret(bytes: Buffer): SecretContent | undefined {
  if (isSavedPlan(bytes)) return 'a saved plan';
  const start = startOfText(bytes);
  const text = bytes.toString('latin1', start, start + 100);
  if (PRIVATE_KEY.test(text)) return 'a private key';
  return /^[{[]/.test(text) ? recogniseJson(bytes) : undefined;
}

/** The position after a byte order mark and white space. */
function startOfText(bytes: Buffer): number {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20) at++;
  return at;
}

/** Whether this is a ZIP file whose first entry has a name as Terraform gives it. */
function isSavedPlan(bytes: Buffer): boolean {
  // The header of the first entry has 30 bytes: a signature, then the length of its name at 26. The name follows it.
  if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50) return false;
  const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
  return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}

const JSON_CREDENTIAL = new RegExp(
  String.raw`"(?:${CREDENTIAL_NAMES})"\s{0,20}:\s{0,20}"[^"\s]{16}`,
);

function recogniseJson(bytes: Buffer): SecretContent | undefined {
  const text = bytes.toString('latin1');
  const has = (name: string) => text.includes(`"${name}"`);
  if (has('lineage') && (has('serial') || has('terraform_version'))) return 'state';
  if (has('format_version') && has('terraform_version')) {
    const values = ['planned_values', 'prior_state', 'resource_changes', 'values'];
    if (values.some(has)) return 'a plan as JSON';
  }
  return JSON_CREDENTIAL.test(text) ? 'a credential' : undefined;
}
