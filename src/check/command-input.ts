/** Reads a command's arguments and options, with the types that its specification declares, and says what is wrong with them. */
import type { CommandInput } from './command.ts';
import type { Problem } from '../model/parse.ts';

/** The word of an argument; empty without it. The parser refuses a call that lacks a required one. */
export function argumentOf(input: CommandInput, name: string): string {
  const value = input.arguments[name];
  return typeof value === 'string' ? value : '';
}

export function argumentsOf(input: CommandInput, name: string): string[] {
  return [input.arguments[name] ?? []].flat();
}

/** The value of an option, or its default. @param name without dashes */
export function optionOf(input: CommandInput, name: string): string | undefined {
  const value = input.options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be repeated. @param name without dashes */
export function optionsOf(input: CommandInput, name: string): string[] {
  const value = input.options[name];
  return Array.isArray(value) ? value : [];
}

/** Whether a flag is given. @param name without dashes */
export function flagOf(input: CommandInput, name: string): boolean {
  return input.options[name] === true;
}

/** Whether the result is asked for as JSON, by either of the two options for that. */
export function wantsJson(input: CommandInput): boolean {
  return flagOf(input, 'json') || optionOf(input, 'format') === 'json';
}

/** A number whose text `wholeNumber` has checked. */
export function numberOf(input: CommandInput, name: string): number | undefined {
  const text = optionOf(input, name);
  return text === undefined ? undefined : Number(text);
}

/** Checks the text of a whole number between two bounds, for an option's `check`. */
export function wholeNumber(least: number, most: number): (value: string) => string | undefined {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most
      ? undefined
      : `is not a whole number from ${least} to ${most}.`;
  };
}

/** The caller has to change something: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ where, message }) => `${where} ${message}`).join('\n'));
    this.problems = problems;
  }
}

export function usageError(where: string, message: string): UsageError {
  return new UsageError([{ where, message }]);
}
