/** The values that a plan changes, for those who decide about it: shown with all that must not be seen taken out before. */
import type { Feature } from '../../feature.ts';

export const values: Feature = {
  name: 'values',
  tellPlan: async (json, asked) => (await import('./tell-plan.ts')).tellPlan(json, asked),
};
