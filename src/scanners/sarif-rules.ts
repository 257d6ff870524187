/** The rules of a run as results, notifications and overrides name them, and the level that each has. */
import { addTo } from '../model/add-to.ts';
import { fieldOf, listOf, textIn } from '../model/parse.ts';

const LEVELS = ['none', 'note', 'warning', 'error'] as const;
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
  /** As it is written; that of the description if it names none. */
  id: string;
  /** Whether it has an index or a guid: then there is one description. An id alone finds none for certain. */
  isCertain: boolean;
  /** All that it may be; none if the file does not describe it. */
  descriptors: readonly unknown[];
}

/** Why a reference leads nowhere, or to two things. */
export interface Unresolved {
  unresolved: 'absent' | 'two' | 'unnamed';
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
   * What a reference is of. Where it has neither an index nor a guid, all with its id may be: nothing says which of them is.
   *
   * @param reference a reportingDescriptorReference; undefined if there is none
   * @param besides what a result says of its rule besides
   */
  find(
    reference: unknown,
    besides: { id?: unknown; index?: unknown } = {},
  ): Described | Unresolved {
    const [ownId, besideId] = [textIn(fieldOf(reference, 'id')), textIn(besides.id)];
    const [ownIndex, besideIndex] = [fieldOf(reference, 'index'), besides.index];
    if (ownId !== undefined && besideId !== undefined && ownId !== besideId)
      return { unresolved: 'two' };
    if (ownIndex !== undefined && besideIndex !== undefined && ownIndex !== besideIndex)
      return { unresolved: 'two' };
    const id = ownId ?? besideId;
    const index = indexIn(ownIndex ?? besideIndex);
    const guid = textIn(fieldOf(reference, 'guid'))?.toLowerCase();
    const component = this.componentOf(fieldOf(reference, 'toolComponent'));
    if (component === undefined) return { unresolved: 'absent' };
    if (index === undefined && guid === undefined) {
      if (id === undefined) return { unresolved: 'unnamed' };
      const all = [this.driver, ...this.extensions].flatMap((each) => withId(each, id));
      return { id, isCertain: false, descriptors: all };
    }
    const ofGuid = component.byGuid.get(guid ?? '') ?? [];
    const found = index === undefined ? ofGuid : component.listed.slice(index, index + 1);
    const [descriptor] = found;
    const itsId = textIn(fieldOf(descriptor, 'id')) ?? '';
    const isIt =
      found.length === 1 &&
      (guid === undefined || ofGuid.includes(descriptor)) &&
      (id === undefined || isPartOf(id, itsId));
    return isIt
      ? { id: id ?? itsId, isCertain: true, descriptors: [descriptor] }
      : { unresolved: 'absent' };
  }

  /** By the index of an extension, else by its guid, else the driver; undefined if the reference says something else besides. */
  private componentOf(named: unknown): Component | undefined {
    const index = indexIn(fieldOf(named, 'index'));
    const guid = textIn(fieldOf(named, 'guid'))?.toLowerCase();
    const name = textIn(fieldOf(named, 'name'));
    const hasGuid = ({ component }: Component) =>
      textIn(fieldOf(component, 'guid'))?.toLowerCase() === guid;
    let found: readonly Component[] = [this.driver];
    if (index !== undefined) found = this.extensions.slice(index, index + 1);
    else if (guid !== undefined) found = [this.driver, ...this.extensions].filter(hasGuid);
    const [component] = found;
    if (component === undefined || found.length > 1) return undefined;
    const isIt =
      (guid === undefined || hasGuid(component)) &&
      (name === undefined || fieldOf(component.component, 'name') === name);
    return isIt ? component : undefined;
  }
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
    const older = listOf(fieldOf(each, 'deprecatedIds')).flatMap((id) => textIn(id) ?? []);
    for (const id of new Set([textIn(fieldOf(each, 'id')) ?? '', ...older])) addTo(byId, id, each);
    addTo(byGuid, textIn(fieldOf(each, 'guid'))?.toLowerCase() ?? '', each);
  }
  return { component, listed, byId, byGuid };
}

/** A reference may name a part of a rule: `CA1000/1` of `CA1000`. */
function isPartOf(id: string, of: string): boolean {
  return id === of || wholeOf(id) === of;
}

function withId({ byId }: Component, id: string): readonly unknown[] {
  return [...(byId.get(id) ?? []), ...(byId.get(wholeOf(id)) ?? [])];
}

const wholeOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')));

/** What one invocation changes of the rules of the tool. */
export class Overrides {
  private readonly certain = new Map<unknown, unknown[]>();
  /** Of overrides that have an id alone: by what they may be of, and by the id and what it is a part of. */
  private readonly possible = new Map<unknown, unknown[]>();

  /** @returns why an override is of nothing, or of two things */
  add(override: unknown, descriptions: Descriptions): Unresolved | undefined {
    const found = descriptions.find(fieldOf(override, 'descriptor'));
    if ('unresolved' in found) return found;
    const { id, isCertain, descriptors } = found;
    const configuration = fieldOf(override, 'configuration');
    for (const each of descriptors)
      addTo(isCertain ? this.certain : this.possible, each, configuration);
    if (!isCertain) {
      for (const each of new Set([id, wholeOf(id)])) addTo(this.possible, each, configuration);
    }
    return undefined;
  }

  /** The configurations that are of a description, and those that may be. */
  of(
    descriptor: unknown,
    id: string,
  ): { certain: readonly unknown[]; possible: readonly unknown[] } {
    const possible = [descriptor, id, wholeOf(id)].flatMap((key) => this.possible.get(key) ?? []);
    return { certain: this.certain.get(descriptor) ?? [], possible };
  }
}

export function levelIn(value: unknown): Level | undefined {
  return LEVELS.find((level) => level === value);
}

/**
 * The level of what names none, the worst of those that it may have; undefined if a rule is said to be off. A rule of which only
 * the id is known may be another one than those that the file describes.
 *
 * @param overrides of the invocation that it is of; of each where it is not known of which
 */
export function usualLevel(
  { id, isCertain, descriptors }: Described,
  overrides: readonly Overrides[],
  isKnown: boolean,
): Level | undefined {
  const levels: Level[] = isCertain ? [] : ['warning'];
  for (const each of descriptors.length === 0 ? [undefined] : descriptors) {
    const about = overrides.map((one) => one.of(each, textIn(fieldOf(each, 'id')) ?? id));
    const certain = about.flatMap((one) => one.certain);
    const usual = fieldOf(each, 'defaultConfiguration');
    const all = [...certain, ...about.flatMap((one) => one.possible)];
    const said = all.flatMap((one) => fieldOf(one, 'enabled') ?? []);
    const isOff = said.length === 0 ? fieldOf(usual, 'enabled') === false : said.includes(false);
    if (isOff) return undefined;
    const level = levelIn(fieldOf(usual, 'level')) ?? 'warning';
    const isReplaced = isKnown && certain.some((one) => fieldOf(one, 'level') !== undefined);
    levels.push(...all.flatMap((one) => levelIn(fieldOf(one, 'level')) ?? []));
    if (!isReplaced) levels.push(level);
  }
  return worstLevel(levels);
}

function worstLevel(levels: readonly Level[]): Level {
  return levels.reduce((worst, level) =>
    LEVELS.indexOf(level) > LEVELS.indexOf(worst) ? level : worst,
  );
}
