/** The links in an archive: path → target, as node-tar reads them. */
import { list } from 'tar';

export async function readLinks(path: string): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  await list({
    file: path,
    strict: true,
    onReadEntry: (entry) => {
      if (entry.type === 'SymbolicLink') links.set(entry.path, entry.linkpath ?? '');
    },
  });
  return links;
}
