/** Lets those who work side by side wait for each other, where something can be answered only for all of them at once. */
export interface Meeting<Said, Answer> {
  /** Waits until each of the others waits as well, or has left. What was said stays until it is said anew. */
  ask(who: unknown, said: Said): Promise<Answer>;
  /** Says something, without a wait. */
  say(who: unknown, said: Said): void;
  /** Who has ended: nobody waits for them, and what they said last stays. */
  leave(who: unknown): void;
  /** What everybody said last. */
  said(): readonly Said[];
}

/**
 * @param members all who take part
 * @param answer called when nobody works any more but those who ask
 */
export function openMeeting<Said, Answer>(
  members: readonly unknown[],
  answer: (said: readonly Said[]) => Promise<Answer>,
): Meeting<Said, Answer> {
  interface Asking {
    resolve(this: void, answered: Answer): void;
    reject(this: void, error: unknown): void;
  }
  const working = new Set(members);
  const gone = new Set<unknown>();
  const saidBy = new Map<unknown, Said>();
  let asking: Asking[] = [];
  const said = () =>
    members.flatMap((who): Said[] => {
      const what = saidBy.get(who);
      return what === undefined ? [] : [what];
    });
  const answerIfComplete = () => {
    if (working.size > 0 || asking.length === 0) return;
    const those = asking;
    asking = [];
    answer(said()).then(
      (answered) => those.forEach(({ resolve }) => resolve(answered)),
      (error: unknown) => those.forEach(({ reject }) => reject(error)),
    );
  };
  return {
    said,
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
