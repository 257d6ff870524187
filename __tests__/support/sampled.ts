/** Tests that try random cases by the hundred. With all tests one in twenty is tried, always the same ones. `npm run every-case` tries all. */
export const EVERY_CASE = process.env['PLANGATE_CASES'] === 'all';

/** @param cases how many `npm run every-case` tries @returns how many are tried now */
export function sampled(cases: number): number {
  return EVERY_CASE ? cases : Math.ceil(cases / 20);
}

/** Prints a figure where every case was tried. With all tests it would only be noise. */
export function showFigure(line: string): void {
  if (EVERY_CASE) process.stdout.write(`${line}\n`);
}
