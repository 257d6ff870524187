/** One budget of retries for everything a client does, so that an outage cannot become a storm. */

const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;

export interface RetryBudget {
  /** Pays for one retry; false once there is nothing left, when retries become as rare as can be. */
  pay(afterTimeout: boolean): boolean;
  /** A request succeeded. */
  earn(): void;
}

export function createRetryBudget(): RetryBudget {
  let tokens = FULL;
  return {
    pay(afterTimeout) {
      const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
    earn() {
      tokens = Math.min(FULL, tokens + 1);
    },
  };
}
