/** Generated expressions: what the static planner knows of one is what Terraform makes of it. */
import { seededRandom } from '../../support/virtual-time.ts';
import { expect } from '../../support/jest.ts';
import { hunted, showFigure } from '../../support/hunt.ts';
import { testWith } from '../../support/optional-tools.ts';
import { compareExpressions, isWrong } from './compare.ts';
import { generateExpression } from './generate.ts';
import { SURROUNDINGS } from './surroundings.ts';

const CASES = 20_000;
const AT_ONCE = 250;

testWith(
  'terraform',
  'no known value differs from the one of Terraform, and none is known where Terraform fails',
  async (program) => {
    const chance = seededRandom(49);
    let known = 0;
    let failed = 0;
    const wrong: string[] = [];
    for (let done = 0; done < hunted(CASES); done += AT_ONCE) {
      const expressions = Array.from({ length: AT_ONCE }, () => generateExpression(chance));
      for (const one of compareExpressions(program, SURROUNDINGS, expressions)) {
        if (one.known !== undefined) known += 1;
        if (one.real === undefined) failed += 1;
        if (isWrong(one)) wrong.push(JSON.stringify(one));
      }
    }
    showFigure(
      `expressions: ${String(hunted(CASES))}, ${String(known)} known, ${String(failed)} fail in Terraform, ${String(wrong.length)} wrong`,
    );
    expect(wrong).toEqual([]);
    expect(known).toBeGreaterThan(hunted(CASES) / 20);
  },
  600_000,
);
