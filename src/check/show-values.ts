/**
 * Adds to the result of each workspace what its plan changes, with the values, where `show-values` asks for it. Who reads a
 * report of a public repository is not known, so that is said by a word of its own.
 */
import type { PlansFrom } from '../gate/plans-from.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import type { Problem } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { ToldValues } from '../model/told-values.ts';
import type { ReportSettings } from '../settings/settings.ts';

/** Where values are shown: in all reports, or in all but the comment. */
export type ShownValues = 'everywhere' | 'not-in-comment';

/** Undefined where no report shows values. */
export function whereValuesAreShown({
  showValues,
}: Pick<ReportSettings, 'showValues'>): ShownValues | undefined {
  if (showValues === 'false') return undefined;
  return showValues === 'summary' ? 'not-in-comment' : 'everywhere';
}

/** Why values may not be shown here: anybody might read them. */
export function problemOfShownValues(
  { showValues }: Pick<ReportSettings, 'showValues'>,
  isPrivate: boolean | undefined,
): Problem[] {
  const isMeant = showValues === 'false' || showValues === 'public';
  if (isMeant || isPrivate === true) return [];
  const message = `is ${showValues}, and the CI host does not say that this repository is private: everybody who can read its reports would see the values. Write \`public\` if you mean that.`;
  return [{ where: 'show-values', message }];
}

/** The same plans, with what they change in the result of their workspaces. */
export function tellingValues(
  plansFrom: PlansFrom<FoundWorkspace>,
  tell: (json: PlanJson) => Promise<ToldValues>,
): PlansFrom<FoundWorkspace> {
  return {
    ...plansFrom,
    async find(scope) {
      const found = await plansFrom.find(scope);
      return {
        ...found,
        async *offers(ready, step) {
          for await (const offer of found.offers(ready, step)) {
            const { plan } = offer;
            // In the form that the judges read, so that a service is not asked again.
            let content: Awaited<ReturnType<typeof plan.json>> | undefined;
            yield {
              ...offer,
              plan: {
                ...plan,
                json: async (isWhole) => (content = await plan.json(isWhole)),
              },
              async conclude(judged) {
                const concluded = (await offer.conclude?.(judged)) ?? {};
                if (concluded === 'next' || plan.failed !== undefined) return concluded;
                content ??= await plan.json(false);
                const values =
                  'doubt' in content ? { unread: content.doubt } : await tell(content.json);
                return { ...concluded, values };
              },
            };
          }
        },
      };
    },
  };
}
