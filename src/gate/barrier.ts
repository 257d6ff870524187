/** A barrier: workspaces that are judged at the same time wait for each other, where something is answered for all of them at once. */
export interface Barrier<Said, Answer> {
  /** Waits until each of the others waits as well, or has left. What was said stays until it is said anew. */
  ask(who: unknown, said: Said): Promise<Answer>;
  /** Says something, without a wait. */
  say(who: unknown, said: Said): void;
  /** Called for one that has ended: nobody waits for it, and what it said last stays. */
  leave(who: unknown): void;
  /** What everybody said last. */
  said(): readonly Said[];
  /** What was answered last; undefined where nobody asked. */
  answered(): Answer | undefined;
}

/**
 * @param members all who take part
 * @param answer called when nobody works any more but those who ask
 */
export function openBarrier<Said, Answer>(
  members: readonly unknown[],
  answer: (said: readonly Said[]) => Promise<Answer>,
): Barrier<Said, Answer> {
  interface Asking {
    resolve(this: void, answered: Answer): void;
    reject(this: void, error: unknown): void;
  }
  const working = new Set(members);
  const gone = new Set<unknown>();
  const saidBy = new Map<unknown, Said>();
  let asking: Asking[] = [];
  let last: Answer | undefined;
  const said = () =>
    members.flatMap((who): Said[] => {
      const what = saidBy.get(who);
      return what === undefined ? [] : [what];
    });
  const answerAll = async () => (last = await answer(said()));
  const answerIfComplete = () => {
    if (working.size > 0 || asking.length === 0) return;
    const those = asking;
    asking = [];
    answerAll().then(
      (answered) => those.forEach(({ resolve }) => resolve(answered)),
      (error: unknown) => those.forEach(({ reject }) => reject(error)),
    );
  };
  return {
    said,
    answered: () => last,
    say: (who, what) => void saidBy.set(who, what),
    ask(who, what) {
      saidBy.set(who, what);
      return new Promise<Answer>((resolve, reject) => {
        const goOn = () => {
          if (!gone.has(who)) working.add(who);
        };
        asking.push({
          resolve(answered) {
            goOn();
            resolve(answered);
          },
          reject(error) {
            goOn();
            reject(error);
          },
        });
        working.delete(who);
        answerIfComplete();
      });
    },
    leave(who) {
      gone.add(who);
      working.delete(who);
      answerIfComplete();
    },
  };
}
