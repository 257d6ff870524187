/** Beside a pinned file no key of a repository, of a step or of the environment loosens anything: each key is tried in each place. */
import { KEYS, type KeySpec } from '../../src/settings/settings-file/keys.ts';
import { existsAt, INPUTS } from '../../src/settings/inputs.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { describe, expect, test } from '../support/jest.ts';

/** For each key what a file may say; the value that lets most pass is among them. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  organization: ['other'],
  engine: ['terraform', 'tofu'],
  'var-file': [['loose.tfvars']],
  'engine-env': [['LOOSE']],
  'plans-from': ['version-control'],
  mode: ['provisional'],
  policies: [['loose']],
  scanners: [[{ file: 'a.sarif', tool: 'T', mandatory: 'none' }]],
  exceptions: [['loose.json']],
  'allowed-sources': [['loose.json']],
  protect: [['aws_loose.*', 'aws_pinned.* by ann']],
  'max-destroys': [99_999, 0],
  target: [['module.loose']],
  replace: [['aws_x.loose']],
  variables: [['loose=1']],
  'terraform-version': ['1.0.0'],
  'override-by': [['mallory']],
  'target-branches': [['*']],
  'plan-json': ['full'],
  'hide-values': [['*.loose', '!*.password']],
};

/** What the pinned file says: of each key that it may have, something that is no default where that may be. */
const PINNED: Readonly<Record<string, unknown>> = {
  organization: 'acme',
  engine: 'tofu',
  'engine-env': ['PINNED'],
  policies: ['git::https://git.example/p.git?ref=0000000000000000000000000000000000000000'],
  scanners: [{ file: 'a.sarif', tool: 'T', mandatory: 'low' }],
  exceptions: ['git::https://git.example/p.git//e?ref=0000000000000000000000000000000000000000'],
  'allowed-sources': [
    'git::https://git.example/p.git//s?ref=0000000000000000000000000000000000000000',
  ],
  protect: ['aws_pinned.*'],
  'max-destroys': 3,
  'require-policies': true,
  'fail-on': 'advisory',
  'secret-scan': 'fail',
  target: ['module.pinned'],
  replace: ['aws_x.pinned'],
  variables: ['pinned=1'],
  'override-by': ['ann'],
  'target-branches': ['pinned'],
};

const DECIDING = KEYS.filter(({ effect }) => effect !== 'neither');

function valuesOf({ name, kind, choices = [] }: KeySpec): readonly unknown[] {
  return VALUES[name] ?? (kind === 'flag' ? [true, false] : choices);
}

type Place = 'the step' | 'the options of a job' | 'the file' | 'the environment';

/** The settings of a job, with a value of a key in one place; undefined where that place has no word for the key. */
function settingsWith(
  pinned: Readonly<Record<string, unknown>>,
  at?: { place: Place; key: string; value: unknown },
  local = false,
) {
  const fileOf = (keys: Readonly<Record<string, unknown>>, isPinned: boolean) => {
    const reading = readSettingsFile(
      JSON.stringify(keys),
      isPinned ? 'pin' : 'plangate.yml',
      isPinned,
    );
    if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
    return reading.file;
  };
  const spec = INPUTS.find(({ name }) => name === at?.key);
  const entryPoint = at?.place === 'the options of a job' ? 'cli' : 'action';
  const inputs: Record<string, string> = local
    ? { local: 'true', workspace: 'app' }
    : { token: 't-1', workspace: 'app' };
  const environment: Record<string, string> = {};
  if (at !== undefined && spec !== undefined) {
    const text = Array.isArray(at.value) ? at.value.join('\n') : String(at.value);
    if (at.place === 'the environment') {
      const [variable] = spec.environment ?? [];
      if (variable === undefined) return undefined;
      environment[variable] = text;
    } else if (at.place !== 'the file') {
      if (!existsAt(spec, entryPoint)) return undefined;
      inputs[at.key] = text;
    }
  }
  const own = at?.place === 'the file' ? fileOf({ [at.key]: at.value }, false) : undefined;
  const read = readSettings({
    inputs,
    environment,
    entryPoint,
    inJob: true,
    files: { own, pinned: fileOf(pinned, true) },
  });
  if ('problems' in read) return { problems: read.problems };
  const { said: _said, ...settings } = read.settings;
  return { settings };
}

/** Whether the other value is the same, or asks for more: more items, a smaller number, a flag that is on. */
function isNoLooser(one: unknown, other: unknown, key: string): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const words = new Set(other.map((each) => JSON.stringify(each)));
    return one.every((each) => words.has(JSON.stringify(each)));
  }
  if (key === 'maxDestroys')
    return typeof other === 'number' && (one === undefined || other <= Number(one));
  if (key === 'requirePolicies') return one === other || other === true;
  if (key === 'failOn') return other === 'advisory' || one === other || one === 'never';
  if (key === 'secretScan') return other === 'fail' || one === other;
  if (key === 'unseen') return other === 'stop' || one === other;
  if (key === 'reuse') return other === 'commit' || one === other;
  if (typeof one === 'boolean') return one === other || other === false;
  if (key === 'hideValues')
    return !(other as readonly string[]).some((each) => each.startsWith('!'));
  return (
    one === other ||
    (one === undefined && ['policies', 'protect', 'scanners', 'allowedSourcesFiles'].includes(key))
  );
}

function loosened(before: object, after: object): string[] {
  const others = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before)
    .flatMap(([key, one]) => {
      const other = others.get(key);
      const areMaps = [one, other].every(
        (each) => typeof each === 'object' && each !== null && !Array.isArray(each),
      );
      if (areMaps) return loosened(Object(one), Object(other));
      return isNoLooser(one, other, key) ? [] : [`${key}: ${JSON.stringify([one, other])}`];
    })
    .concat(
      [...others.keys()]
        .filter((key) => !(key in before) && !isNoLooser(undefined, others.get(key), key))
        .map((key) => `${key} is new`),
    );
}

const PLACES: readonly Place[] = [
  'the step',
  'the options of a job',
  'the file',
  'the environment',
];
const CASES = DECIDING.flatMap((spec) =>
  PLACES.flatMap((place) =>
    valuesOf(spec).flatMap((value) =>
      [true, false].map((isSaid) => ({ key: spec.name, place, value, isSaid })),
    ),
  ),
);

test('each key that can do something to a verdict has values to try', () => {
  expect(DECIDING.filter((spec) => valuesOf(spec).length === 0).map(({ name }) => name)).toEqual(
    [],
  );
  expect(CASES.length).toBeGreaterThan(300);
});

/** The keys of the pinned file that need no others, for a check through a service or without one. */
function pinnedFor(key: string, isSaid: boolean): Record<string, unknown> {
  const organization = { organization: 'acme' };
  return isSaid && key in PINNED ? { ...organization, [key]: PINNED[key] } : organization;
}

describe.each([true, false])('nothing is loosened, where a program plans: %s', (local) => {
  test.each(CASES)('by $key of $place: $value, where the pinned file says it: $isSaid', (one) => {
    const { key, place, value, isSaid } = one;
    const pinned = pinnedFor(key, isSaid);
    const after = settingsWith(pinned, { place, key, value }, local);
    if (after === undefined || 'problems' in after) return;
    const before = settingsWith(pinned, undefined, local);
    if (before === undefined || 'problems' in before) throw new Error(JSON.stringify(before));
    expect(loosened(before.settings, after.settings)).toEqual([]);
  });
});

test('what the values try does loosen where nothing is pinned beside it, or where the pinned file opens it', () => {
  const opened = DECIDING.filter(
    ({ effect, name }) => effect === 'takes away' && name !== 'organization',
  );
  const before = settingsWith({ organization: 'acme' }, undefined, true);
  if (before === undefined || 'problems' in before) throw new Error(JSON.stringify(before));
  const without = opened.flatMap((spec) => {
    const pinned = { organization: 'acme', 'repository-may': [spec.name] };
    const isLoosened = valuesOf(spec).some((value) => {
      const after = settingsWith(pinned, { place: 'the file', key: spec.name, value }, true);
      if (after === undefined || 'problems' in after) return true;
      return loosened(before.settings, after.settings).length > 0;
    });
    return isLoosened ? [] : [spec.name];
  });
  // These have an effect where a service is asked.
  const atService = ['plans-from', 'mode', 'reuse', 'secret-scan', 'allow-destroy-apply'];
  expect(without.filter((name) => !atService.includes(name))).toEqual([]);
});
