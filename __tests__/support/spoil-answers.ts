/** Spoils one answer of a run after the other, and checks that nothing passes if a document says otherwise. */

import { createClient } from '../../src/client/client.ts';
import { ServiceError } from '../../src/client/errors.ts';
import { isGreen } from '../../src/model/verdict.ts';
import type { Send } from '../../src/model/ports.ts';
import { judgeRun } from '../../src/gate/judge.ts';
import { WATCHED } from '../../src/gate/watch.ts';
import { fakeClock } from './fake-clock.ts';
import { runGate } from './gate-bench.ts';
import { callOf } from './happy-path.ts';
import { mutateJson, type Json } from './mutate-json.ts';
import { SEQUENCES } from './run-scripts.ts';
import { quietLog } from './quiet-log.ts';
import { at, SCRIPTED, scriptedService, type RunScript } from './scripted-service.ts';
import { refusal, type SentDocuments } from './vouches.ts';
import { expect } from './jest.ts';
import { seededRandom } from './virtual-time.ts';

/** The whole script at once: only the answers about a run that is over are changed. */
function settled(script: RunScript): RunScript {
  const end = (timeline: [number, string][]): [number, string][] => [[0, at(timeline, 1e9)]];
  return {
    ...script,
    run: end(script.run),
    ...(script.plan !== undefined && { plan: end(script.plan) }),
    stages: (script.stages ?? []).map((stage) => ({
      ...stage,
      status: end(stage.status),
      evaluations: (stage.evaluations ?? []).map((it) => ({ ...it, status: end(it.status) })),
      tasks: (stage.tasks ?? []).map((it) => ({ ...it, status: end(it.status) })),
    })),
    checks: (script.checks ?? []).map((it) => ({ ...it, status: end(it.status) })),
    ...(script.tf !== undefined && {
      tf: script.tf.map((it) => ({ ...it, status: end(it.status) })),
    }),
  };
}

const BASES = Object.entries(SEQUENCES)
  .filter(([, { mode, timeoutMs }]) => mode === undefined && timeoutMs === undefined)
  .filter(([name]) => !name.startsWith('long queue') && !name.startsWith('a run that is not'))
  .map(([name, sequence]) => ({ name, ...sequence, script: settled(sequence.script) }));

/** Spoils the `target`th JSON answer that is about the run, and keeps what was sent. */
function spoiling(
  send: Send,
  target: number,
  random: () => number,
  sent: SentDocuments,
  told: string[],
): Send {
  let seen = -1;
  return async (request) => {
    const answer = await send(request);
    const call = callOf(request);
    const about = [
      'run',
      'policy checks',
      'task stages',
      'Terraform policy',
      'set outcomes',
      'create run',
      'version',
      'workspace',
    ];
    if (!about.includes(call) || answer.status >= 300) return answer;
    let document = JSON.parse(new TextDecoder().decode(answer.body)) as Json;
    seen += 1;
    if (seen === target) {
      const mutated = mutateJson(document, random);
      if (mutated !== undefined) {
        document = mutated.document;
        told.push(`${call}: ${mutated.what}`);
      }
    }
    const { pathname, searchParams } = request.url;
    // A request for the run without its parts only confirms that a policy system is absent.
    if (call === 'run' && searchParams.has('include')) sent.run = document;
    const further = Number(searchParams.get('page[number]') ?? 1) > 1;
    const keep = (before: Json | undefined): Json => (further ? join(before, document) : document);
    if (call === 'policy checks') sent.checks = keep(sent.checks);
    if (call === 'task stages') sent.stages = keep(sent.stages);
    if (call === 'Terraform policy') sent.tf = keep(sent.tf);
    if (call === 'set outcomes') {
      const id = pathname.split('/')[4] ?? '';
      sent.outcomes.set(id, keep(sent.outcomes.get(id)));
    }
    return { ...answer, body: new TextEncoder().encode(JSON.stringify(document)) };
  };
}

/** Two pages of one list as one. */
function join(first: Json | undefined, second: Json): Json {
  const lists = (document: Json | undefined, key: string): Json[] => {
    const value = (document as { [name: string]: Json } | undefined)?.[key];
    return Array.isArray(value) ? value : [];
  };
  return {
    ...(second as { [key: string]: Json }),
    data: [...lists(first, 'data'), ...lists(second, 'data')],
    included: [...lists(first, 'included'), ...lists(second, 'included')],
  };
}

export interface Spoilt {
  mutated: number;
  stillGreen: number;
  falsePasses: string[];
}

/**
 * @param through `gate`: the whole story, from finding the workspace on. `judge`: a run that is over,
 * read and decided, which is where nearly all of what could pass falsely is.
 */
export async function spoilAnswers(through: 'gate' | 'judge', mutations: number): Promise<Spoilt> {
  let mutated = 0;
  let stillGreen = 0;
  const falsePasses: string[] = [];
  for (let seed = through === 'gate' ? 1_000_000 : 1; mutated < mutations; seed += 1) {
    const random = seededRandom(seed);
    // Half of the cases start from a run that passes, where a false pass is most likely.
    const passing = BASES.filter(({ verdict }) => verdict === 'passed');
    const pool = random() < 0.5 ? passing : BASES;
    const base = pool[Math.floor(random() * pool.length)]!;
    const sent: SentDocuments = { outcomes: new Map(), versionId: 'cv-1' };
    const told: string[] = [];
    const target = Math.floor(random() * (through === 'gate' ? 8 : 5));
    const spoil = (send: Send): Send => spoiling(send, target, random, sent, told);
    const word = await (through === 'gate' ? gateWord : judgeWord)(base, seed, spoil);
    if (told.length === 0) continue;
    mutated += 1;
    if (word === undefined || !isGreen(word)) continue;
    stillGreen += 1;
    const why = word === 'passed' ? refusal(sent) : undefined;
    const said = `${told.join()} (seed ${seed})`;
    if (!isGreen(base.verdict)) falsePasses.push(`${base.name}: ${word} after ${said}`);
    else if (why !== undefined) falsePasses.push(`${base.name}: ${why}: ${said}`);
  }
  return { mutated, stillGreen, falsePasses };
}

type Base = (typeof BASES)[number];

async function gateWord(base: Base, seed: number, wrap: (send: Send) => Send) {
  const { result, service } = await runGate({
    seed,
    script: base.script,
    options: { timeoutMs: 60_000, requirePolicies: base.requirePolicies ?? false },
    wrap,
  });
  expect(service.runs.length).toBeLessThanOrEqual(1);
  return result.verdict.word;
}

/** Undefined if an answer was refused: then the gate ends undecided. */
async function judgeWord(base: Base, seed: number, wrap: (send: Send) => Send) {
  const clock = fakeClock({ auto: true, quietTurns: 1 });
  const service = scriptedService(clock, [{ name: 'net', script: base.script }]);
  const run = service.addRun('net', { 'plan-only': true });
  const send = wrap((request) => clock.track(service.send(request)));
  const signal = new AbortController().signal;
  const deadline = clock.now() + 60_000;
  const scope = { clock, random: seededRandom(seed), log: quietLog(), deadline, signal };
  const client = createClient({ ...SCRIPTED, send, ...scope });
  try {
    const watched = await client.runs.show(run.id, { include: WATCHED });
    const { verdict } = await judgeRun(
      watched,
      {
        mode: 'speculative',
        runId: run.id,
        versionId: 'cv-1',
        workspace: { id: run.workspace, name: 'net' },
        requirePolicies: base.requirePolicies ?? false,
      },
      { client, clock, signal, deadline },
    );
    return verdict.word;
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
