/** Findings: the results that need a reader, the same one in several workspaces told once. */
import type { GateResult, PlanDiagnostic, WorkspaceResult } from '../gate.ts';
import type { PolicyResult, RunTaskResult } from '../policy/result.ts';
import { isGreen } from '../policy/verdict.ts';
import { fingerprint } from './fingerprint.ts';
import { permalink } from './permalink.ts';
import { withPlace } from './place.ts';
import type { Finding, ReportContext } from './view.ts';

/** Most severe first; within a severity by policy set, policy and address. */
export function collectFindings(result: GateResult, context: ReportContext): Finding[] {
  const groups = new Map<string, Finding>();
  for (const workspace of result.workspaces) {
    for (const finding of findingsOf(workspace)) {
      const key = JSON.stringify([
        finding.fingerprint,
        finding.status,
        finding.level,
        finding.severity,
        finding.location?.path,
        finding.location?.startLine,
      ]);
      const known = groups.get(key);
      if (!known) groups.set(key, finding);
      else if (!known.workspaces.includes(workspace.workspace))
        known.workspaces.push(workspace.workspace);
    }
  }
  const previous = context.previous && new Set(context.previous.fingerprints);
  return [...groups.values()].sort(bySeverity).map((finding) => {
    const url = finding.location && permalink(finding.location, context);
    return {
      ...finding,
      ...(url !== undefined && { permalink: url }),
      ...(previous && { age: previous.has(finding.fingerprint) ? 'persisting' : 'new' }),
    };
  });
}

function findingsOf(workspace: WorkspaceResult): Finding[] {
  const closed = !isGreen(workspace.verdict.word);
  const found = [
    ...workspace.results.flatMap(fromPolicy),
    ...workspace.runTasks.flatMap(fromRunTask),
    ...workspace.diagnostics.map(fromDiagnostic),
  ];
  return found.map(withPlace).map((finding) => ({
    ...finding,
    // The verdict is decided already: nothing keeps a gate closed that is open.
    severity:
      !closed && (finding.severity === 'blocks' || finding.severity === 'needs-override')
        ? 'warns'
        : finding.severity,
    fingerprint: fingerprint(finding),
    workspaces: [workspace.workspace],
  }));
}

type Draft = Omit<Finding, 'fingerprint' | 'workspaces'>;

function fromPolicy(result: PolicyResult): Draft[] {
  const { status } = result;
  if (status === 'passed') return [];
  const unclear = status === 'unknown' || status === 'not-evaluated' || result.level === 'unknown';
  return [
    {
      kind: unclear && status !== 'overridden' ? 'undecided' : 'policy',
      policySet: result.policySet,
      policy: result.policy,
      level: result.level,
      status,
      severity: policySeverity(result, unclear),
      overridable: result.overridable,
      message: result.message,
      output: result.output,
      ...(result.description !== undefined && { description: result.description }),
      ...(result.address !== undefined && { address: result.address }),
      ...(result.location && { location: result.location }),
      ...(result.override && { override: result.override }),
    },
  ];
}

function policySeverity(result: PolicyResult, unclear: boolean): Finding['severity'] {
  if (result.status === 'overridden') return 'notes';
  if (unclear) return 'blocks';
  if (result.level === 'advisory') return 'warns';
  return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}

function fromRunTask(task: RunTaskResult): Draft[] {
  if (task.status === 'passed') return [];
  return [
    {
      kind: 'run-task',
      policySet: '',
      policy: task.name,
      level: task.level,
      status: task.status,
      severity: task.level === 'advisory' ? 'warns' : 'blocks',
      overridable: false,
      message: task.message,
      output: [],
    },
  ];
}

function fromDiagnostic(diagnostic: PlanDiagnostic): Draft {
  const { file, line } = diagnostic;
  return {
    kind: 'diagnostic',
    policySet: '',
    policy: diagnostic.summary,
    level: 'unknown',
    status: 'errored',
    severity: diagnostic.severity === 'error' ? 'blocks' : 'notes',
    overridable: false,
    message: diagnostic.detail ?? diagnostic.summary,
    output: [],
    ...(diagnostic.address !== undefined && { address: diagnostic.address }),
    ...(file !== undefined &&
      line !== undefined && {
        location: { path: file, startLine: line, endLine: line, source: 'diagnostic' as const },
      }),
  };
}

const SEVERITIES: Finding['severity'][] = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS: Finding['kind'][] = ['diagnostic', 'policy', 'run-task', 'undecided'];

function bySeverity(one: Finding, other: Finding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    compare(one.policySet, other.policySet) ||
    compare(one.policy, other.policy) ||
    compare(one.address ?? '', other.address ?? '') ||
    compare(one.message, other.message) ||
    compare(one.fingerprint, other.fingerprint)
  );
}

/** By code unit: the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
