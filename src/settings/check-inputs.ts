/** The inputs of the library's `check`, as a type that is made from the table of inputs. */
import type { SettingName, ValueOf, Table } from './table-types.ts';

/** A row of the table, if the library has the input; else `never`. */
type OfLibrary<Row> = Row extends { entryPoints: readonly (infer Name)[] }
  ? 'library' extends Name
    ? Row
    : never
  : Row;

/**
 * What is checked and how: the inputs of the gate, by their names in a program. The types of the package have them
 * written out, each with its description (scripts/bundle/library-types.js).
 */
export type CheckInputs = {
  [Name in keyof Table as Table[Name] extends OfLibrary<Table[Name]> ? SettingName<Name> : never]?:
    | (ValueOf<Table[Name]> extends string[] ? readonly string[] : ValueOf<Table[Name]>)
    | undefined;
};
