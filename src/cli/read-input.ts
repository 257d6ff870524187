/** Reads a command's arguments and options, with the types that its specification declares. */
import type { CommandInput } from './command.ts';

/** A required argument: the parser has already refused a call without it. */
export function argumentOf(input: CommandInput, name: string): string {
  const value = input.arguments[name];
  return typeof value === 'string' ? value : '';
}

export function argumentsOf(input: CommandInput, name: string): string[] {
  return [input.arguments[name] ?? []].flat();
}

export function optionOf(input: CommandInput, name: string): string | undefined {
  const value = input.options[name];
  return typeof value === 'string' ? value : undefined;
}

export function optionsOf(input: CommandInput, name: string): string[] {
  const value = input.options[name];
  return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}

export function flagOf(input: CommandInput, name: string): boolean {
  return input.options[name] === true;
}

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
