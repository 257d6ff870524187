/**
 * A run that is over, read once more with lies: what the gate would decide by, and which claims keep it
 * from green. Nothing is told of the way there; who lies does it from the last look on.
 */
import { createClient } from '../../src/client/client.ts';
import { relatedId } from '../../src/client/wire/resource.ts';
import { readIngress } from '../../src/gate/find-workspace.ts';
import { readEvidence } from '../../src/gate/judge.ts';
import { WATCHED } from '../../src/gate/watch.ts';
import { CLAIMS, vouchBy, type Claims, type Evidence } from '../../src/policy/vouch.ts';
import type { HttpResponse, Send } from '../../src/model/ports.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { instantClock } from '../support/instant-clock.ts';
import { quietLog } from '../support/quiet-log.ts';
import { lyingSend, type AgreeingLie, type Told } from './agreeing.ts';
import { OWNER } from './around.ts';
import { factsOf } from './guarded.ts';
import { judgeInMemory } from './own.ts';
import type { Scenario } from './scenarios.ts';
import { targetOf } from './tell.ts';
import { live } from './world.ts';
import { seededRandom } from '../support/virtual-time.ts';

export interface Subject extends Scenario {
  /** What nobody said of a run that was there already. */
  uncompared?: string[];
}

export interface Recorded {
  subject: Subject;
  /** Of the world without a lie. */
  told: Told[];
  /** Undefined where the answers cannot be read at all: then nothing is decided by claims. */
  read(lies: readonly AgreeingLie[]): Promise<Evidence | undefined>;
}

export async function record(subject: Subject): Promise<Recorded> {
  const { service, clock, versionControl } = await live({
    ...subject,
    guard: undefined,
    own: undefined,
  });
  const id = service.runs().findLast(({ workspace }) => workspace === 'net')?.id ?? '';
  const asks = inMemorySend(service, clock);
  const answers = new Map<string, HttpResponse>();
  const told: Told[] = [];
  // The service is at rest: what it said once it says again.
  const send: Send = async (request) => {
    const known = answers.get(request.url.href) ?? (await asks(request));
    if (!answers.has(request.url.href)) {
      const text = new TextDecoder().decode(known.body);
      told.push({ target: targetOf(request), text });
    }
    answers.set(request.url.href, known);
    return known;
  };
  const honest = clientOf(send);
  const { run } = await honest.runs.show(id, { include: WATCHED });
  const versionId = relatedId(run, 'configuration-version') ?? '';
  const workspace = await honest.workspaces.showByName('acme', 'net');
  const { mode, requirePolicies, options, allowPartial, uncompared } = subject;
  const of = { id: workspace.id, name: 'net' };
  const asked = {
    mode,
    runId: id,
    versionId,
    workspace: of,
    requirePolicies,
    options,
    allowPartial,
    uncompared,
  };
  const read = async (lies: readonly AgreeingLie[]): Promise<Evidence | undefined> => {
    const client = clientOf(lyingSend(send, lies, factsOf(subject)));
    const clockNow = instantClock();
    const signal = new AbortController().signal;
    const ports = { client, clock: clockNow, signal, deadline: clockNow.now() + 5_000 };
    try {
      const watched = await client.runs.show(id, { include: WATCHED });
      const terraformVersion = workspace.attributes['terraform-version'] ?? undefined;
      const plannedCommit = versionControl && {
        change: versionControl.change,
        terraformVersion,
        ingress: await readIngress(versionId, client),
      };
      const rules = subject.guard?.rules;
      const own = subject.own && judgeInMemory(subject.own);
      const extras = { plannedCommit, rules, own };
      return (await readEvidence(watched, asked, ports, extras)).evidence;
    } catch {
      return undefined;
    }
  };
  await read([]);
  const facts = factsOf(subject);
  const shown = told.map(({ target, text }) => {
    const fact = facts.find((each) => 'status' in each && target.startsWith(each.to));
    return { target, text: fact !== undefined && 'text' in fact ? fact.text : text };
  });
  return { subject, told: shown, read };
}

function clientOf(send: Send) {
  const clock = instantClock();
  return createClient({
    origin: 'http://127.0.0.1',
    token: OWNER,
    send,
    clock,
    random: seededRandom(3),
    log: quietLog(),
    deadline: clock.now() + 5_000,
  });
}

/** One reason of one claim, without what differs from world to world: `run.isOfName Run … belongs to …`. */
export interface Objection {
  claim: string;
  says: string;
}

export function objections(evidence: Evidence): Objection[] {
  const found = entriesOf(CLAIMS).flatMap(({ claim, standings }) =>
    standings(evidence).flatMap((each) =>
      'red' in each ? [{ claim, says: kindOf(each.red.sentence) }] : [],
    ),
  );
  return [...new Map(found.map((each) => [nameOf(each), each])).values()];
}

export function nameOf({ claim, says }: Objection): string {
  return `${claim}: ${says}`;
}

function entriesOf(claims: Claims) {
  return Object.entries(claims).flatMap(([part, own]) =>
    Object.entries(own).map(([name, standings]) => ({ claim: `${part}.${name}`, standings })),
  );
}

/** The sentence with everything taken out that names one world. */
function kindOf(sentence: string): string {
  return sentence
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(/\b[a-z]+-[A-Za-z0-9]{16}\b/g, 'ID')
    .replaceAll(/https?:\/\/\S+/g, 'URL')
    .replaceAll(/\b\d[\w.:-]*/g, 'N');
}

/** The claims less one, or less one of the things that it says. */
export function without({ claim, says }: { claim: string; says?: string }): Claims {
  const [part = '', name = ''] = claim.split('.');
  const own = CLAIMS[part];
  const whole = own?.[name];
  if (whole === undefined) throw new Error(`${claim} is no claim`);
  const less = (evidence: Evidence) =>
    whole(evidence).filter(
      (each) => says !== undefined && !('red' in each && kindOf(each.red.sentence) === says),
    );
  return { ...CLAIMS, [part]: { ...own, [name]: less } };
}

export function isGreenBy(claims: Claims, evidence: Evidence): boolean {
  return 'green' in vouchBy(claims)(evidence);
}

export function claimNames(): string[] {
  return entriesOf(CLAIMS).map(({ claim }) => claim);
}
