/**
 * Pairs of plans, one that was approved and one of later, and a slow and obvious answer to whether the approval covers the later
 * one. It compares the plans themselves, entry by entry, and knows of each entry why it was made.
 */
import { isDeepStrictEqual } from 'node:util';
import { seededBelow } from './virtual-time.ts';

type Part = Record<string, unknown>;

/** One entry of a plan, and what decides about it. */
export interface Made {
  list:
    | 'resource_changes'
    | 'output_changes'
    | 'action_invocations'
    | 'deferred_changes'
    | 'resource_drift';
  name: string;
  action: string;
  /** Digits of a long number: as numbers of JavaScript, two of them are one. */
  digits: string;
  value: number;
  secret: string | undefined;
  unknown: 'nothing' | 'computed' | 'written' | 'write-only';
  provider: 'aws' | 'aws.west';
  previous: string | undefined;
  imported: string | undefined;
  deposed: string | undefined;
  /** The command of a provisioner of its block. */
  provisioner: string | undefined;
}

export interface MadePlan {
  entries: Made[];
  regions: { aws: string; west: string };
  /** Whether the provider `aws.west` has its region from a variable. */
  refers: boolean;
  variables: { region: string; other: string };
  files: { configuration: string; named: string; uncommitted: string };
  /** Whether its modules are installed on this machine. */
  isCompared: boolean;
}

export type Policy = (entries: readonly Made[]) => string[];

export interface Pair {
  approved: MadePlan;
  now: MadePlan;
  hasKey: boolean;
  besideOthers: boolean;
  policy: Policy;
  /** Whether the policy can be asked again. */
  answers: boolean;
}

const ACTIONS = ['create', 'update', 'delete', 'delete create', 'forget', 'no-op', 'read'];

/** Whether an entry changes something. */
const changes = ({ list, action, previous, imported }: Made): boolean =>
  action !== 'no-op' ||
  (list !== 'resource_changes' && list !== 'output_changes') ||
  (list === 'resource_changes' && (previous !== undefined || imported !== undefined));

const POLICIES: Policy[] = [
  (entries) => (entries.some(({ action }) => action.includes('delete')) ? ['destroys'] : []),
  (entries) =>
    entries
      .filter(({ value }) => value > 2)
      .slice(0, 1)
      .map(({ name }) => `first ${name}`),
  (entries) => entries.filter(({ value }) => value > 2).map(({ name }) => `each ${name}`),
  (entries) => [`${entries.length} in all`],
  (entries) => (entries.some(({ list }) => list === 'output_changes') ? ['outputs', 'more'] : []),
  (entries) => (entries.length > 1 ? ['more than one'] : []),
];

/** Makes a pair. */
export function randomPair(seed: number): Pair {
  const below = seededBelow((seed + 1) * 0x9e3779b9);
  const one = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  const lists: Made['list'][] = [
    'resource_changes',
    'resource_changes',
    'resource_changes',
    'output_changes',
    'action_invocations',
    'deferred_changes',
    'resource_drift',
  ];
  let names = 0;
  const make = (): Made => {
    names += 1;
    const list = one(lists);
    const isResource = list === 'resource_changes';
    const action = isResource ? one(ACTIONS) : one(['create', 'update']);
    const hasValues = !['delete', 'forget'].includes(action);
    return {
      list,
      name: `e${names}`,
      action: list === 'output_changes' && below(4) === 0 ? 'no-op' : action,
      digits: `9007199254740${below(10)}93${below(3)}`,
      value: below(5),
      secret: below(3) === 0 ? `secret ${below(2)}` : undefined,
      unknown:
        hasValues && isResource
          ? one(['nothing', 'nothing', 'computed', 'written', 'write-only'] as const)
          : 'nothing',
      provider: one(['aws', 'aws.west'] as const),
      previous: isResource && below(6) === 0 ? 'before' : undefined,
      imported: isResource && below(6) === 0 ? 'i-1' : undefined,
      deposed: isResource && below(8) === 0 ? 'abcd1234' : undefined,
      provisioner: isResource && below(16) === 0 ? 'make' : undefined,
    };
  };
  const approved: MadePlan = {
    entries: Array.from({ length: below(5) }, make),
    regions: { aws: 'eu', west: 'us' },
    refers: below(3) === 0,
    variables: { region: 'ca', other: 'x' },
    files: { configuration: 'files 1', named: 'named 1', uncommitted: 'generated 1' },
    isCompared: true,
  };
  const now: MadePlan = {
    ...approved,
    entries: approved.entries.map((entry) => ({ ...entry })),
    regions: { ...approved.regions },
    variables: { ...approved.variables },
    files: { ...approved.files },
  };
  const spoil = (): void => {
    const at = below(now.entries.length);
    const entry = now.entries[at];
    const changesOfEntry: (() => void)[] =
      entry === undefined
        ? []
        : [
            () => void now.entries.splice(at, 1),
            () => void (entry.digits = `${entry.digits.slice(0, -1)}${below(10)}`),
            () => void (entry.value = below(5)),
            () => void (entry.secret = entry.secret && `secret ${below(3)}`),
            () => void (entry.provider = one(['aws', 'aws.west'])),
            () => void (entry.previous = entry.previous && 'elsewhere'),
            () => void (entry.imported = entry.imported && 'i-2'),
            () => void (entry.deposed = entry.deposed && 'ffff0000'),
            () => {
              if (entry.provisioner === undefined) return;
              // It is written in the files, and an entry does not have it.
              entry.provisioner = 'make all';
              now.files.configuration = 'files with another command';
            },
            () => void (entry.name = `${entry.name}x`),
            () => void now.entries.push({ ...entry, name: `${entry.name}copy` }),
          ];
    one([
      ...changesOfEntry,
      () => void now.entries.push(make()),
      () => void now.entries.unshift(make()),
      () => void now.entries.push(make(), make()),
      () => void (now.entries = now.entries.toReversed()),
      () => void (now.regions.aws = 'ap'),
      () => void (now.regions.west = 'ap'),
      () => void (now.variables.region = 'sa'),
      () => void (now.variables.other = 'y'),
      () => void (now.files.configuration = 'files 2'),
      () => void (now.files.named = 'named 2'),
      () => void (now.files.uncommitted = 'generated 2'),
      () => void (now.isCompared = false),
    ])();
  };
  for (let left = below(3); left > 0; left -= 1) spoil();
  return {
    approved,
    now,
    hasKey: below(2) === 0,
    besideOthers: below(3) > 0,
    policy: one(POLICIES),
    answers: below(10) > 0,
  };
}

/** What an entry of a plan was made of, by its place there. */
export const madeAt = (
  { entries }: MadePlan,
  [list, at]: readonly [string, (number | string)?],
) => {
  const listed = entries.filter((made) => made.list === list);
  return typeof at === 'number' ? listed[at] : listed.find(({ name }) => name === at);
};

/** The entries that policies see. */
export const changing = ({ entries }: MadePlan): Made[] => entries.filter(changes);

const FULL_NAME = 'registry.terraform.io/hashicorp/aws';

/** The plan as Terraform writes it. */
export function toText(plan: MadePlan): string {
  const region = (value: string) => ({ region: { constant_value: value } });
  const west = plan.refers ? { region: { references: ['var.region'] } } : region(plan.regions.west);
  const blocks = plan.entries.filter(({ list }) => list !== 'output_changes').map(blockOf);
  const isAction = (block: Part) => String(block['address']).startsWith('action.');
  const listed = (list: Made['list']) => plan.entries.filter((each) => each.list === list);
  const document = {
    format_version: '1.2',
    variables: { region: { value: plan.variables.region }, other: { value: plan.variables.other } },
    resource_changes: listed('resource_changes').map(resourceOf),
    output_changes: Object.fromEntries(
      listed('output_changes').map((made) => [made.name, sidesOf(made)]),
    ),
    action_invocations: listed('action_invocations').map((made) => ({
      address: addressOf(made),
      provider_name: FULL_NAME,
      config_values: valuesOf(made),
      config_sensitive: made.secret === undefined ? {} : { secret: true },
      config_unknown: {},
    })),
    deferred_changes: listed('deferred_changes').map((made) => ({
      reason: 'later',
      resource_change: resourceOf(made),
    })),
    resource_drift: listed('resource_drift').map(resourceOf),
    relevant_attributes: listed('resource_drift').map((made) => ({
      resource: addressOf(made),
      attribute: [],
    })),
    configuration: {
      provider_config: {
        aws: { full_name: FULL_NAME, expressions: region(plan.regions.aws) },
        'aws.west': { full_name: FULL_NAME, alias: 'west', expressions: west },
      },
      root_module: {
        variables: { region: {}, other: {} },
        resources: blocks.filter((block) => !isAction(block)),
        actions: blocks.filter(isAction),
      },
    },
  };
  return JSON.stringify(document).replace(/"#(\d+)"/g, '$1');
}

const addressOf = ({ list, action, name }: Made): string => {
  if (list === 'action_invocations') return `action.t.${name}`;
  return action === 'read' ? `data.t.${name}` : `t.${name}`;
};

const blockOf = (made: Made): Part => ({
  address: addressOf(made),
  provider_config_key: made.provider,
  expressions: {
    digits: {},
    value: {},
    ...(made.secret !== undefined && { secret: {} }),
    ...(made.unknown === 'written' && { policy: { references: ['local.policy'] } }),
    ...(made.unknown === 'write-only' && { password_wo: { references: ['var.other'] } }),
  },
  ...(made.provisioner !== undefined && {
    provisioners: [
      { type: 'local-exec', expressions: { command: { constant_value: made.provisioner } } },
    ],
  }),
});

const valuesOf = ({ digits, value, secret, unknown }: Made): Part => ({
  digits: `#${digits}`,
  value,
  ...(secret !== undefined && { secret }),
  ...(unknown === 'write-only' && { password_wo: null }),
});

const sidesOf = (made: Made): Part => {
  const marks = made.secret === undefined ? {} : { secret: true };
  const hasAfter = !['delete', 'forget'].includes(made.action);
  const unknown = { computed: { id: true }, written: { policy: true } };
  return {
    actions: made.action.split(' '),
    before: made.action === 'create' ? null : valuesOf(made),
    after: hasAfter ? valuesOf(made) : null,
    after_unknown: made.unknown in unknown ? unknown[made.unknown as keyof typeof unknown] : {},
    before_sensitive: marks,
    after_sensitive: marks,
    ...(made.imported !== undefined && { importing: { id: made.imported } }),
  };
};

const resourceOf = (made: Made): Part => ({
  address: addressOf(made),
  mode: made.action === 'read' ? 'data' : 'managed',
  provider_name: FULL_NAME,
  previous_address: made.previous && `t.${made.previous}`,
  deposed: made.deposed,
  change: sidesOf(made),
});

/** Which messages of the plan of now the approval covers, if it is of all messages of the approved one. */
export function slowlyCovered(pair: Pair): string[] {
  const { approved, now, policy, besideOthers, answers } = pair;
  const asked = policy(changing(now));
  const both = policy(changing(approved));
  if (both.some((message) => !asked.includes(message))) return [];
  const left = changing(now);
  const found: Made[] = [];
  for (const wanted of changing(approved)) {
    const at = left.findIndex((candidate) => isSameEntry(wanted, candidate, pair));
    if (at < 0) return [];
    found.push(...left.splice(at, 1));
  }
  if (approved.files.named !== now.files.named) return [];
  const decides = found.some((made) => isDecidedByFiles(made, now));
  if (decides && approved.files.configuration !== now.files.configuration) return [];
  if (decides && approved.files.uncommitted !== now.files.uncommitted) return [];
  if (decides && !now.isCompared) return [];
  if (left.length === 0) return both;
  if (!besideOthers || !answers || found.length === 0) return [];
  const again = policy(left);
  if (again.some((message) => !asked.includes(message))) return [];
  return both.filter((message) => !again.includes(message));
}

/**
 * No provisioner and no unknown value has a part in an output here. Where one block has a provisioner, the files decide about
 * all entries; what is unknown may be so by a `dynamic` block, and what a provider refers to by a local value, which no plan shows.
 */
function isDecidedByFiles(made: Made, { entries, refers }: MadePlan): boolean {
  if (made.list === 'output_changes') return false;
  const hasProvisioner = entries.some(({ provisioner }) => provisioner !== undefined);
  const isProviderHidden = refers && made.provider === 'aws.west';
  return hasProvisioner || isProviderHidden || made.unknown !== 'nothing';
}

function isSameEntry(one: Made, other: Made, { approved, now, hasKey }: Pair): boolean {
  const shown = (made: Made): Made => ({
    ...made,
    secret: hasKey || made.secret === undefined ? made.secret : '',
    // No provider has a part in an output.
    provider: made.list === 'output_changes' ? 'aws' : made.provider,
  });
  if (!isDeepStrictEqual(shown(one), shown(other))) return false;
  const isDecided = isDecidedByFiles(one, approved);
  if (isDecided !== isDecidedByFiles(other, now)) return false;
  if (isDecided && !isDeepStrictEqual(approved.variables, now.variables)) return false;
  if (one.list === 'output_changes') return true;
  if (one.provider === 'aws') return approved.regions.aws === now.regions.aws;
  if (!approved.refers) return approved.regions.west === now.regions.west;
  return approved.variables.region === now.variables.region;
}
