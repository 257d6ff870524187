/**
 * Looks for witnesses: a world and at most three lies, so that one claim alone keeps the gate closed.
 * What one lie hides is found by trying all of them, and then all on top of what hides most.
 */
import { candidates, type AgreeingLie } from './agreeing.ts';
import {
  isGreenBy,
  nameOf,
  objections,
  record,
  without,
  type Objection,
  type Recorded,
  type Subject,
} from './read-again.ts';

export interface Witness extends Objection {
  world: string;
  lies: AgreeingLie[];
}

interface Tried {
  lies: AgreeingLie[];
  left: Objection[];
}

/** What one lie hides is the way to what only another claim still sees. */
export async function searchIn(subject: Subject, known: Map<string, Witness>): Promise<void> {
  const world = await record(subject);
  const singles = candidates(world.told);
  const honest = await attempt(world, []);
  if (honest === undefined) return;
  note(honest, subject, known);
  const first = await all(world, [[]], singles, known);
  const green = first.find(({ left }) => left.length === 0);
  if (green === undefined) return;
  const second = await all(world, [green.lies], singles, known);
  // A list that the run says to be empty is not asked for.
  for (const name of ['policy-checks', 'task-stages', 'tf-policy-evaluations']) {
    const silent: AgreeingLie = { of: 'runs', at: `relationships/${name}` };
    const broken = ['{}', '{"data":['].map((text): AgreeingLie => ({
      to: `GET /runs/:id/${name}`,
      status: 200,
      text,
    }));
    await all(world, [[...green.lies, silent]], broken, known);
  }
  // Of what two claims see, a third lie about the same thing may blind one.
  const wanted = (left: readonly Objection[]) => left.some(({ claim }) => !known.has(claim));
  const pairs = distinct(second.filter(({ left }) => claimsOf(left).size === 2 && wanted(left)));
  for (const { lies } of pairs) {
    const about = subjectOf(lies.at(-1));
    const more = singles.filter((lie) => subjectOf(lie) === about);
    await all(world, [lies], more, known);
  }
}

function subjectOf(lie: AgreeingLie | undefined): string {
  if (lie === undefined) return '';
  return 'of' in lie ? `${lie.of} ${lie.nth ?? 0}` : lie.to;
}

async function all(
  world: Recorded,
  bases: readonly AgreeingLie[][],
  more: readonly AgreeingLie[],
  known: Map<string, Witness>,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const base of bases) {
    for (const lie of more) {
      if (base.includes(lie)) continue;
      const one = await attempt(world, [...base, lie]);
      if (one === undefined) continue;
      note(one, world.subject, known);
      tried.push(one);
    }
  }
  return tried;
}

async function attempt(world: Recorded, lies: AgreeingLie[]): Promise<Tried | undefined> {
  const evidence = await world.read(lies);
  return evidence && { lies, left: objections(evidence) };
}

/** The fewest lies are the best witness. */
function note({ lies, left }: Tried, { name }: Subject, known: Map<string, Witness>): void {
  const [only] = left;
  if (only === undefined || claimsOf(left).size > 1) return;
  const put = (id: string, witness: Witness): void => {
    const other = known.get(id);
    if (other === undefined || other.lies.length > lies.length) known.set(id, witness);
  };
  put(only.claim, { ...only, world: name, lies });
  if (left.length === 1) put(nameOf(only), { ...only, world: name, lies });
}

function claimsOf(left: readonly Objection[]): Set<string> {
  return new Set(left.map(({ claim }) => claim));
}

/** One of those that leave the same objections. */
function distinct(tried: readonly Tried[]): Tried[] {
  return [
    ...new Map(tried.map((each) => [each.left.map(nameOf).sort().join('\n'), each])).values(),
  ];
}

/** Whether the world is what a table says of it: closed by one claim, and green without that. */
export async function isWitness(world: Recorded, { lies, claim, says }: Witness): Promise<string> {
  const evidence = await world.read(lies);
  if (evidence === undefined) return 'it cannot be read';
  const left = objections(evidence).map(nameOf);
  if (!left.includes(nameOf({ claim, says }))) return `it says ${left.join('; ') || 'nothing'}`;
  const less = [{ claim }, ...(left.length === 1 ? [{ claim, says }] : [])].map(without);
  return less.every((claims) => isGreenBy(claims, evidence)) ? 'only this' : left.join('; ');
}
