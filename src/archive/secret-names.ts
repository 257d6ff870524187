/**
 * Names that credentials usually have. A file of such a name ships only when git tracks it: what
 * nobody committed was put there by a tool or by hand, and it was not meant to travel.
 */

const NAMES = new Set([
  '.env',
  '.envrc',
  '.netrc',
  '_netrc',
  '.npmrc',
  '.yarnrc.yml',
  '.pypirc',
  '.pgpass',
  '.my.cnf',
  '.htpasswd',
  '.git-credentials',
  '.vault-token',
  '.terraformrc',
  'terraform.rc',
  'credentials.tfrc.json',
  'application_default_credentials.json',
  'kubeconfig',
  'id_rsa',
  'id_dsa',
  'id_ecdsa',
  'id_ed25519',
  'id_ecdsa_sk',
  'id_ed25519_sk',
  'crash.log',
]);

const ENDINGS = [
  '.pem',
  '.p12',
  '.pfx',
  '.p8',
  '.key',
  '.ppk',
  '.jks',
  '.keystore',
  '.kdbx',
  '.tfvars',
  '.tfvars.json',
  '.tfplan',
];

/** Directories that hold credentials whatever the file in them is called. */
const DIRECTORIES = new Set([
  '.aws',
  '.azure',
  '.gcloud',
  '.kube',
  '.ssh',
  '.gnupg',
  '.terraform.d',
]);

/** Whether a file of this name, in a directory of that name, looks like a credential. */
export function looksSecret(name: string, parent: string): boolean {
  const lower = name.toLowerCase();
  if (NAMES.has(lower) || lower.startsWith('.env.')) return true;
  if (lower === 'config.json' && parent.toLowerCase() === '.docker') return true;
  if (lower.startsWith('gha-creds-') && lower.endsWith('.json')) return true;
  if (lower.startsWith('tfplan')) return true;
  if (lower.startsWith('crash.') && lower.endsWith('.log')) return true;
  return ENDINGS.some((ending) => lower.endsWith(ending));
}

/** Whether everything in a directory of this name looks like a credential. */
export function holdsSecrets(directory: string): boolean {
  return DIRECTORIES.has(directory.toLowerCase());
}
