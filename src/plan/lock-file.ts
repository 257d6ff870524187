/** The lock file of providers, which `terraform init` may have changed before the plan. */

/** Lines of a list of hashes, as Terraform writes them. */
const BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;

/** Whether a lock file has nothing more than the committed one but hashes, of packages for other machines. */
export function hasMoreHashes(committed: string, text: string): boolean {
  const before = committed.split(/\r?\n/);
  let at = 0;
  let isInList = false;
  for (const line of text.split(/\r?\n/)) {
    const isHash: boolean = isInList && HASH.test(line);
    if (line === before[at]) at += 1;
    else if (!isHash) return false;
    isInList = isHash || BEGIN.test(line);
  }
  return at === before.length;
}
