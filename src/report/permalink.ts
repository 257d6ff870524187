/** Where a file's line at a commit can be looked at. */
import type { Location } from '../policy/result.ts';
import type { ReportContext } from './view.ts';

/** Undefined when the repository or the commit is not known. */
export function permalink(location: Location, context: ReportContext): string | undefined {
  const { repository, commit } = context;
  if (!repository || !commit) return undefined;
  const base = `${repository.serverUrl.replace(/\/+$/, '')}/${repository.slug.split('/').map(encodeURIComponent).join('/')}`;
  const sha = encodeURIComponent(commit.sha);
  const wellFormed = location.path.replace(/\p{Cs}/gu, '\ufffd');
  const path = wellFormed.split('/').map(encodeURIComponent).join('/');
  const line = location.startLine;
  switch (repository.style ?? 'github') {
    case 'github':
      return `${base}/blob/${sha}/${path}#L${line}`;
    case 'gitlab':
      return `${base}/-/blob/${sha}/${path}#L${line}`;
    case 'bitbucket':
      return `${base}/src/${sha}/${path}#lines-${line}`;
    case 'azure':
      return `${base}?path=${encodeURIComponent(`/${wellFormed}`)}&version=GC${sha}&line=${line}`;
  }
}
