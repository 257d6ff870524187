/** The CI hosts with a page of their own, docs/ci/NAME.md, for which `init` has a snippet. */
import { HOSTS } from '../../features.ts';
import type { CiPage, LoadableHost } from '../../hosts/host.ts';
import { CI_HOSTS } from '../../hosts/registry.ts';

export interface HostWithPage extends LoadableHost {
  /** How people write it. */
  title: string;
  page: CiPage;
}

export const HOSTS_WITH_PAGES: readonly HostWithPage[] = HOSTS.flatMap((host) => {
  const { title = host.name } = CI_HOSTS.find(({ name }) => name === host.name) ?? {};
  return host.page === undefined ? [] : [{ ...host, title, page: host.page }];
});
