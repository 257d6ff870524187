/** How many retries a client has in all. Pure. */

/** A success earns one token, and a retry costs several. */
const MOST_TOKENS = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;

/** One budget of retries for all requests of a client, so that an outage does not cause a flood of requests. */
export function createRetryBudget() {
  let tokens = MOST_TOKENS;
  return {
    /** Pays for one retry; false if the budget is used up, and then retries wait for the longest time. */
    pay(afterTimeout: boolean): boolean {
      const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
    /** To be called when a request succeeded. */
    earn(): void {
      tokens = Math.min(MOST_TOKENS, tokens + 1);
    },
  };
}
