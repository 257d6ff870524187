/** How a host writes addresses, as it says of a job of a push. */
import { detect } from '../../src/hosts/detect.ts';
import type { HostStyle } from '../../src/report/view.ts';
import { readText } from './markdown-files.ts';

/** Undefined for GitHub's own style. */
export async function styleOn(host: string): Promise<HostStyle | undefined> {
  const { push } = JSON.parse(readText(`__tests__/hosts/environments/${host}.json`)) as {
    push: { environment: Record<string, string> };
  };
  return (await detect(push.environment)).repository?.style;
}
