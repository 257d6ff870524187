/** Keeps the plans that stand for their workspaces, so that each can be applied after the verdict. */
import type { FoundWorkspace } from '../gate/result.ts';
import type { JudgedPlan, Offer, PlanSource } from '../gate/source.ts';

/** A plan that was judged for its workspace. */
export interface StandingOffer {
  source: PlanSource<FoundWorkspace>;
  /** The workspace, with all that is known of it. */
  ready: FoundWorkspace;
  offer: Offer;
  judged: JudgedPlan;
}

export interface KeptOffers {
  /** The same source, whose plans are kept. */
  limit(this: void, source: PlanSource<FoundWorkspace>): PlanSource<FoundWorkspace>;
  /** Undefined where no plan of the workspace was judged. */
  of(this: void, workspace: string): StandingOffer | undefined;
}

export function keepOffers(): KeptOffers {
  const kept = new Map<string, StandingOffer>();
  const keep = (offer: Offer, of: Pick<StandingOffer, 'source' | 'ready'>): Offer => ({
    ...offer,
    async conclude(judged) {
      const concluded = await offer.conclude?.(judged);
      if (concluded !== 'next') kept.set(offer.facts.workspace, { ...of, offer, judged });
      return concluded ?? {};
    },
  });
  return {
    limit: (source) => ({
      ...source,
      async find(scope) {
        const found = await source.find(scope);
        return {
          ...found,
          async *offers(ready, step) {
            for await (const offer of found.offers(ready, step)) {
              yield keep(offer, { source, ready });
            }
          },
        };
      },
    }),
    of: (workspace) => kept.get(workspace),
  };
}
