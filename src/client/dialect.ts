/** Which word a service uses for its policy engine: its own where it says what it is. */
import type { Api } from './api.ts';
import { learnIdentity } from './ping.ts';

export async function speaksSentinel(api: Api): Promise<boolean> {
  const { dialect } = api.shared;
  if (dialect !== 'auto') return dialect === 'sentinel';
  if (!api.shared.met) {
    await learnIdentity(api).catch((error: unknown) => {
      // Any answer has the headers that matter, a refusal too.
      if (!api.shared.met) throw error;
    });
  }
  return api.shared.identity.apiVersion !== undefined;
}
