/** Plans in which one value is another one than the text says. Both places of the value agree. */
interface Forgery {
  name: string;
  text: string;
}

interface Plan {
  resource_changes?: { address: string; change: { after: unknown; after_unknown: unknown } }[];
  planned_values: { root_module?: Module };
}

interface Module {
  resources?: { address: string; values: unknown }[];
  child_modules?: Module[];
}

type Path = readonly string[];

/** Of each value that is written: left out, known later only, a digest, another one, and one of another type. */
const FORGED: Readonly<Record<string, (value: unknown) => unknown>> = {
  'left out': () => undefined,
  unknown: () => undefined,
  'a digest': () => 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  another: (value) =>
    typeof value === 'boolean'
      ? !value
      : typeof value === 'number'
        ? value + 1
        : `${String(value)}q`,
  'of another type': (value) => (typeof value === 'string' ? [value] : String(value)),
};

/** What the provider takes by default, and what an imported object has. */
const NOT_WRITTEN = ['locked', 'id', 'output'];

export function forgeriesOf(text: string): Forgery[] {
  const plan = JSON.parse(text) as Plan;
  return (plan.resource_changes ?? []).flatMap(({ address, change }, index) =>
    leavesOf(change.after, []).flatMap((path) =>
      Object.entries(FORGED).map(([name, forge]) => {
        const copy = JSON.parse(text) as Plan;
        const one = copy.resource_changes?.[index];
        const value = forge(valueAt(change.after, path));
        set(one?.change.after, path, value);
        set(valuesOf(copy.planned_values.root_module, address), path, value);
        if (name === 'unknown') set(one?.change, ['after_unknown', ...path], true);
        return { name: `${address} ${path.join('.')}: ${name}`, text: JSON.stringify(copy) };
      }),
    ),
  );
}

/** Where the text says a value. */
function leavesOf(value: unknown, path: Path): Path[] {
  if (value === null || NOT_WRITTEN.includes(path.at(-1) ?? '')) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
}

function set(value: unknown, path: Path, to: unknown): void {
  const [key = '', ...rest] = path;
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  if (rest.length > 0) {
    if (typeof holder[key] !== 'object') holder[key] = {};
    set(holder[key], rest, to);
  } else if (to !== undefined) holder[key] = to;
  else if (Array.isArray(holder)) holder[Number(key)] = null;
  else delete holder[key];
}

function valuesOf(module: Module | undefined, address: string): unknown {
  const own = module?.resources?.find((one) => one.address === address)?.values;
  return (
    own ??
    module?.child_modules?.map((one) => valuesOf(one, address)).find((one) => one !== undefined)
  );
}
