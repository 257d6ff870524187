/** Every form of change in plans that Terraform makes without a provider is read without an objection. */
import { planFromFile } from '../../src/plan/open-plan-file.ts';
import { readPlan } from '../../src/plan/read-plan.ts';
import { expect } from '../support/jest.ts';
import { MADE_OF, WHOLE } from '../support/saved-plan.ts';
import { testWith } from '../support/optional-tools.ts';
import { realPlan } from '../support/real-plan.ts';
import { textCases } from '../support/text-cases.ts';

for (const { what, files } of textCases('plans-of-terraform.tf')) {
  testWith(
    'terraform',
    `a plan of Terraform is read without an objection: ${what}`,
    async (program) => {
      const text = realPlan(program, files).json;
      const digest = { ...MADE_OF, planned: WHOLE };
      const file = { reading: readPlan(text), objections: [], notes: [], digest };
      const asked = {
        mode: 'normal',
        targets: false,
        allowPartial: false,
        allowUnproven: false,
      } as const;
      const about = { asked: { ...asked, inJob: true }, now: new Date(0) };
      const { problems, limits } = await planFromFile(file, about);
      // A check that fails is a warning.
      const wrong = problems.filter(({ severity }) => severity !== 'warning');
      expect([...wrong, ...limits]).toEqual([]);
    },
  );
}
