/** Judges a run that somebody names, with the gate. Nothing is started, changed or ended. */
import type { RunOptions } from '../client/wire/run.ts';
import type { Client } from '../client/client.ts';
import { failureOf } from '../gate/failure-of.ts';
import { gate } from '../gate/gate.ts';
import type { GatePorts, GateRequest } from '../gate/request.ts';
import { unjudgedResult, type GateResult } from '../gate/result.ts';
import { findNamedRun, openNamedRun, planOfNamed } from '../gate/plans-from/named-run.ts';
import type { RunReference } from '../settings/plans.ts';
import type { RunSettings } from '../settings/settings.ts';

interface JudgedNamedRun {
  result: GateResult;
  /** The planning options that the verdict is about; none for a plan of everything. */
  options: RunOptions;
}

/** How a named run is judged: the groups of settings that need no workspace. */
export type NamedRunSettings = Pick<GateRequest, 'judging' | 'deadline' | 'timeoutMs'> &
  Pick<RunSettings, 'plan' | 'policy'>;

/** Errors of the service or the network become the verdict. */
export async function judgeNamedRun(
  reference: RunReference,
  settings: NamedRunSettings,
  { client, ...ports }: GatePorts & { client: Client },
): Promise<JudgedNamedRun> {
  const startedAt = ports.clock.now();
  const { runOptions } = settings.plan;
  try {
    const named = await findNamedRun(reference, runOptions, client);
    const request: GateRequest = {
      ...settings,
      plan: planOfNamed(settings.plan, named, reference),
      change: { base: undefined, message: '' },
    };
    const plansFrom = openNamedRun(reference, named, request, client);
    const judged = await gate(plansFrom, request, ports);
    const result = { ...judged, durationMs: ports.clock.now() - startedAt };
    return { result, options: named.options };
  } catch (error) {
    const failure = failureOf(error, ports.signal.aborted ? 'aborted' : undefined);
    const workspace = reference.workspace?.name ?? reference.id;
    const result = unjudgedResult([{ workspace, failure }], ports.clock.now() - startedAt);
    return { result, options: runOptions };
  }
}
