/** Keeps the plans that stand for their workspaces, so that each can be applied after the verdict. */
import type { FoundWorkspace } from '../gate/result.ts';
import type { JudgedPlan, Offer, PlansFrom } from '../gate/plans-from.ts';

/** A plan that was judged for its workspace. */
export interface StandingOffer {
  plansFrom: PlansFrom<FoundWorkspace>;
  /** The workspace, with all that is known of it. */
  ready: FoundWorkspace;
  offer: Offer;
  judged: JudgedPlan;
}

export interface KeptOffers {
  /** The same, whose offers are kept. */
  keeping(this: void, plansFrom: PlansFrom<FoundWorkspace>): PlansFrom<FoundWorkspace>;
  /** Undefined where no plan of the workspace was judged. */
  of(this: void, workspace: string): StandingOffer | undefined;
}

export function keepOffers(): KeptOffers {
  const kept = new Map<string, StandingOffer>();
  const keep = (offer: Offer, of: Pick<StandingOffer, 'plansFrom' | 'ready'>): Offer => ({
    ...offer,
    async conclude(judged) {
      const concluded = await offer.conclude?.(judged);
      if (concluded !== 'next') kept.set(offer.facts.workspace, { ...of, offer, judged });
      return concluded ?? {};
    },
  });
  return {
    keeping: (plansFrom) => ({
      ...plansFrom,
      async find(scope) {
        const found = await plansFrom.find(scope);
        return {
          ...found,
          async *offers(ready, step) {
            for await (const offer of found.offers(ready, step)) {
              yield keep(offer, { plansFrom, ready });
            }
          },
        };
      },
    }),
    of: (workspace) => kept.get(workspace),
  };
}
