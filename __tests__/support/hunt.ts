/**
 * Hunts: tests that try cases by the hundred. With all tests one in twenty is tried, always the same ones;
 * `npm run hunt` tries all.
 */
export const IS_WHOLE = process.env['PLANGATE_HUNT'] === 'whole';

/** @param cases of the whole hunt @returns how many of them are tried now */
export function hunted(cases: number): number {
  return IS_WHOLE ? cases : Math.ceil(cases / 20);
}

/** Prints a figure after a whole hunt. With all tests it would only be noise. */
export function showFigure(line: string): void {
  if (IS_WHOLE) process.stdout.write(`${line}\n`);
}
