/** Version constraints: whether two say the same, and whether a version is one of them. */

interface Bound {
  operator: string;
  /** The numbers as they are written: `~> 1.2` and `~> 1.2.0` are different. */
  numbers: number[];
  /** What follows a dash. */
  suffix: string;
}

const BOUND = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d+(?:\.\d+)*)(?:-([0-9A-Za-z.-]+))?(?:\+\S+)?\s*$/;

/** The bounds of constraints, or undefined where one of them cannot be read. */
function readBounds(text: string): Bound[] | undefined {
  const bounds: Bound[] = [];
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const bound = BOUND.exec(part);
    if (bound === null) return undefined;
    const [, operator = '=', version = '', suffix = ''] = bound;
    bounds.push({ operator, numbers: version.split('.').map(Number), suffix });
  }
  return bounds;
}

/** Whether both say the same in another order or another way to write it. */
export function isSameConstraint(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => {
    const bounds = readBounds(text)?.map(({ operator, numbers, suffix }) => {
      const full =
        operator === '~>' ? numbers : [...numbers, 0, 0].slice(0, Math.max(3, numbers.length));
      return `${operator}${full.join('.')}-${suffix}`;
    });
    return bounds === undefined ? text.trim() : [...new Set(bounds)].sort().join(',');
  });
  return left === right;
}

/** Whether a version fits. Undefined: it cannot be said. */
export function isAllowed(version: string, constraint: string): boolean | undefined {
  const bounds = readBounds(constraint);
  const [at] = readBounds(version) ?? [];
  if (bounds === undefined || at === undefined || at.suffix !== '') return undefined;
  if (bounds.some(({ suffix }) => suffix !== '')) return undefined;
  return bounds.every((bound) => isAllowedBy(at.numbers, bound));
}

function isAllowedBy(version: readonly number[], { operator, numbers }: Bound): boolean {
  const order = compare(version, numbers);
  switch (operator) {
    case '!=':
      return order !== 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '~>': {
      const same = numbers.length - 1;
      return order >= 0 && compare(version.slice(0, same), numbers.slice(0, same)) === 0;
    }
    default:
      return order === 0;
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
