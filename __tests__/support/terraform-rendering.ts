/** What Terraform's own text of a plan says of each resource, for comparison with what is read from JSON. */

export interface RenderedResource {
  address: string;
  /** Attributes and blocks with a sign, by name. */
  changed: string[];
  /** The names in `changed` that force the replacement, or have a part that does. */
  forcing: string[];
}

const HEADER = /^ {2}# (\S.*?)(?: \(deposed object \w+\))? (?:will|must|has|is tainted|must be) /;
/** The sign of something directly below a resource is at the seventh column. */
const CHILD = /^ {6}(?:[-+~]|-\/\+|\+\/-)\s+"?([\w-]+)"?\s*(?:=\s*(.*)|\{)?/;
const EMPTY = /^(?:\[\]|\{\})(?: -> null)?$/;
/** Terraform names it for each created resource, whether anybody set it or not: a plan does not know. */
const WRITE_ONLY = '(write-only attribute)';

/**
 * @returns one entry for each resource that the text names. Of what is created or destroyed, empty
 *   collections are left out: without the schema they are the same as blocks that nobody wrote.
 */
export function readRendering(text: string): RenderedResource[] {
  const resources: RenderedResource[] = [];
  let isWhole = false;
  let inText = false;
  for (const line of text.split('\n')) {
    if (inText) inText = !/^ +EOT\b/.test(line);
    if (inText) continue;
    inText = /<<-?EOT$/.test(line);
    const address = HEADER.exec(line)?.[1];
    if (address !== undefined) {
      isWhole = /will be (?:created|destroyed)/.test(line);
      resources.push({ address, changed: [], forcing: [] });
    }
    const resource = resources.at(-1);
    if (resource === undefined || address !== undefined) continue;
    const [, name, value = ''] = CHILD.exec(line) ?? [];
    const isEmpty = isWhole && (EMPTY.test(value) || value === WRITE_ONLY);
    if (name !== undefined && !isEmpty) resource.changed.push(name);
    const last = resource.changed.at(-1);
    if (line.endsWith('# forces replacement') && last !== undefined) resource.forcing.push(last);
  }
  const sorted = (names: string[]): string[] => [...new Set(names)].sort();
  return resources.map(({ address, changed, forcing }) => ({
    address,
    changed: sorted(changed),
    forcing: sorted(forcing),
  }));
}
