/** The rules of a run as results, notifications and overrides name them, and the level that each has. */
import { addTo } from '../model/add-to.ts';
import { fieldOf, listOf, textIn } from '../model/parse.ts';

export const LEVELS = ['none', 'note', 'warning', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/** What describes a rule or a notification: a member of the lists `rules` or `notifications` of a component of the tool. */
type Kind = 'rules' | 'notifications';

interface Component {
  component: unknown;
  listed: readonly unknown[];
  byId: ReadonlyMap<string, unknown[]>;
  /** In small letters: guids are the same in letters of either case. */
  byGuid: ReadonlyMap<string, unknown[]>;
}

/** What a reference is of. */
export interface Described {
  /** As it is written; undefined if it names none. */
  id: string | undefined;
  /** All that it may be; none if the file does not describe it. */
  descriptors: readonly unknown[];
}

/** Why a reference leads nowhere, or to two things. */
export interface Unresolved {
  unresolved: 'absent' | 'two';
}

/** One kind of descriptions of a tool. */
export class Descriptions {
  private readonly driver: Component;
  private readonly extensions: readonly Component[];

  constructor(run: unknown, kind: Kind) {
    const tool = fieldOf(run, 'tool');
    this.driver = componentOf(fieldOf(tool, 'driver'), kind);
    this.extensions = listOf(fieldOf(tool, 'extensions')).map((each) => componentOf(each, kind));
  }

  /**
   * What a reference is of. Where it has neither an index nor a guid, all with its id are: nothing says which of them.
   *
   * @param reference a reportingDescriptorReference; undefined if there is none
   * @param besides what a result says of its rule besides
   */
  find(
    reference: unknown,
    besides: { id?: unknown; index?: unknown } = {},
  ): Described | Unresolved {
    const written = [textIn(fieldOf(reference, 'id')), textIn(besides.id)];
    const indexes = [indexIn(fieldOf(reference, 'index')), indexIn(besides.index)];
    const [id = written[1], index = indexes[1]] = [written[0], indexes[0]];
    if ((written[1] ?? id) !== id || (indexes[1] ?? index) !== index) return { unresolved: 'two' };
    const guid = textIn(fieldOf(reference, 'guid'));
    const named = fieldOf(reference, 'toolComponent');
    const components = this.componentsOf(named);
    if (index === undefined && guid === undefined) {
      const among = named === undefined ? [this.driver, ...this.extensions] : components;
      const descriptors = id === undefined ? [] : among.flatMap((each) => withId(each, id));
      const isNowhere = named !== undefined && descriptors.length === 0;
      return isNowhere ? { unresolved: 'absent' } : { id, descriptors };
    }
    const descriptors = components
      .flatMap(({ listed, byGuid }) =>
        index === undefined ? (byGuid.get(guid?.toLowerCase() ?? '') ?? []) : [listed[index]],
      )
      .filter((each) => each !== undefined && isSame(guid, fieldOf(each, 'guid')))
      .filter((each) => id === undefined || isPartOf(id, textIn(fieldOf(each, 'id')) ?? ''));
    if (descriptors.length === 0) return { unresolved: 'absent' };
    return { id: id ?? textIn(fieldOf(descriptors[0], 'id')), descriptors };
  }

  /** Those that have all that a toolComponentReference says. */
  private componentsOf(named: unknown): readonly Component[] {
    const index = indexIn(fieldOf(named, 'index'));
    const guid = textIn(fieldOf(named, 'guid'));
    const name = textIn(fieldOf(named, 'name'));
    if (index === undefined && guid === undefined && name === undefined) return [this.driver];
    const all = [this.driver, ...this.extensions];
    const among = index === undefined ? all : this.extensions.slice(index, index + 1);
    return among.filter(
      ({ component }) =>
        isSame(guid, fieldOf(component, 'guid')) &&
        (name === undefined || fieldOf(component, 'name') === name),
    );
  }
}

/** @param wanted undefined: any */
function isSame(wanted: string | undefined, guid: unknown): boolean {
  return wanted === undefined || textIn(guid)?.toLowerCase() === wanted.toLowerCase();
}

/** -1 says that there is no index. */
export function indexIn(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? value : undefined;
}

function componentOf(component: unknown, kind: Kind): Component {
  const listed = listOf(fieldOf(component, kind));
  const byId = new Map<string, unknown[]>();
  const byGuid = new Map<string, unknown[]>();
  for (const each of listed) {
    addTo(byId, textIn(fieldOf(each, 'id')) ?? '', each);
    addTo(byGuid, textIn(fieldOf(each, 'guid'))?.toLowerCase() ?? '', each);
  }
  return { component, listed, byId, byGuid };
}

/** A reference may name a part of a rule: `CA1000/1` of `CA1000`. */
function isPartOf(id: string, of: string): boolean {
  return id === of || id.startsWith(`${of}/`);
}

function withId({ byId }: Component, id: string): readonly unknown[] {
  return byId.get(id) ?? byId.get(wholeOf(id)) ?? [];
}

const wholeOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')));

/** The levels by which one invocation overrides those of the tool. */
export class Overrides {
  private readonly byDescriptor = new Map<unknown, Level[]>();
  /** Of what the file does not describe. */
  private readonly byId = new Map<string, Level[]>();

  /** @returns what of an override leads nowhere, or to two things */
  add(override: unknown, descriptions: Descriptions): Unresolved | undefined {
    const found = descriptions.find(fieldOf(override, 'descriptor'));
    if ('unresolved' in found) return found;
    const level = levelIn(fieldOf(fieldOf(override, 'configuration'), 'level'));
    if (level === undefined) return undefined;
    for (const each of found.descriptors) addTo(this.byDescriptor, each, level);
    if (found.descriptors.length === 0 && found.id !== undefined) addTo(this.byId, found.id, level);
    return undefined;
  }

  /** @param of what is described, or an id that nothing in the file describes */
  levelsOf(of: unknown): readonly Level[] {
    if (typeof of !== 'string') return this.byDescriptor.get(of) ?? [];
    return this.byId.get(of) ?? this.byId.get(wholeOf(of)) ?? [];
  }
}

export function levelIn(value: unknown): Level | undefined {
  return LEVELS.find((level) => level === value);
}

/**
 * The level of what names none, the worst of those that it may have.
 *
 * @param overrides of the invocation that it is of; of each where it is not known of which
 */
export function usualLevel(
  { id = '', descriptors }: Described,
  overrides: readonly Overrides[],
  isKnown: boolean,
): Level {
  const may = descriptors.length === 0 ? [id] : descriptors;
  return worstLevel(
    may.flatMap((each) => {
      const overriding = overrides.flatMap((one) => one.levelsOf(each));
      if (isKnown && overriding.length > 0) return overriding;
      const usual = levelIn(fieldOf(fieldOf(each, 'defaultConfiguration'), 'level')) ?? 'warning';
      return [...overriding, usual];
    }),
  );
}

function worstLevel(levels: readonly Level[]): Level {
  return levels.reduce((worst, level) =>
    LEVELS.indexOf(level) > LEVELS.indexOf(worst) ? level : worst,
  );
}
