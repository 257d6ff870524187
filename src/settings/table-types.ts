/** The types of the settings, made from the table of inputs. */
import type { INPUT_TABLE, SettingsGroup } from './inputs.ts';

/** What depends on each other or on the `cloud` block, what says other settings, and what is a list of maps. Each other one is parsed alone. */
export const DEPENDENT_INPUTS = [
  'settings',
  'set',
  'hostname',
  'token',
  'organization',
  'workspace',
  'workspaces',
  'scanners',
  'like',
  'repository-may',
] as const;

export type Table = typeof INPUT_TABLE;
type IndependentInput = Exclude<keyof Table, (typeof DEPENDENT_INPUTS)[number]>;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The name of an input in the settings. */
export type SettingName<Name extends keyof Table> = Table[Name] extends {
  setting: infer Given extends string;
}
  ? Given
  : CamelCase<Name>;

/** The type of the parsed value of an input, by its row in the table. */
export type ValueOf<Row> = Row extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Row extends { kind: 'flag' }
    ? boolean
    : Row extends { kind: 'duration' | 'number' }
      ? number
      : Row extends { kind: 'list' }
        ? string[]
        : string;

type InGroup<Group> = {
  [Name in IndependentInput]: Table[Name]['group'] extends Group ? Name : never;
}[IndependentInput];

/** What the inputs of a group say. Those with a default always have a value. */
export type Values<Group extends SettingsGroup> = {
  [
    Name in InGroup<Group> as Table[Name] extends { default: string } ? SettingName<Name> : never
  ]: ValueOf<Table[Name]>;
} & {
  [
    Name in InGroup<Group> as Table[Name] extends { default: string } ? never : SettingName<Name>
  ]?: ValueOf<Table[Name]>;
};

/** All of them, each as it was parsed alone. */
export type ParsedInputs = { [Group in SettingsGroup]: Values<Group> };
