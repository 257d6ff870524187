/** What the data files of a policy set hold, as `opa` puts them together: each below the path of its directory. */
import { isRecord, parseJson } from '../../model/parse.ts';
import type { PolicyFiles } from '../../model/policy-files.ts';

/** @returns undefined if that is not known, because some data is YAML */
export function readData({ files }: PolicyFiles): object | undefined {
  const data: Record<string, unknown> = {};
  for (const [name, content] of files) {
    if (/(?:^|\/)data\.ya?ml$/.test(name)) return undefined;
    if (!/(?:^|\/)data\.json$/.test(name)) continue;
    let here = data;
    for (const word of name.split('/').slice(0, -1)) {
      const there = here[word];
      const inner = isRecord(there) ? { ...there } : {};
      here[word] = inner;
      here = inner;
    }
    const parsed = parseJson(Buffer.from(content).toString());
    if (isRecord(parsed)) Object.assign(here, parsed);
  }
  return data;
}
