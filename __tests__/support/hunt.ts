/**
 * Hunts: tests that try cases by the hundred. With all tests a tenth of them is tried, always the same ones;
 * `npm run hunt` tries all.
 */
const IS_WHOLE = process.env['PLANGATE_HUNT'] === 'whole';

/** @param cases of the whole hunt @returns how many of them are tried now */
export function hunted(cases: number): number {
  return IS_WHOLE ? cases : Math.ceil(cases / 10);
}

/** A figure that is looked at after a whole hunt, and is noise otherwise. */
export function showFigure(line: string): void {
  if (IS_WHOLE) process.stdout.write(`${line}\n`);
}
