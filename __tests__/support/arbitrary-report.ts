/** Any gate result: hostile names, long messages, up to thousands of findings and hundreds of workspaces. */
import { judgeNamed } from './judges.ts';
import { note } from './findings.ts';
import * as fc from 'fast-check';
import type { GateResult, WorkspaceResult } from '../../src/gate/result.ts';
import type {
  EnforcementLevel,
  PolicyResult,
  ResultStatus,
} from '../../src/model/policy-result.ts';
import { VERDICTS, worstVerdict, type VerdictWord } from '../../src/model/verdict.ts';
import { anyText } from './any-text.ts';
import { HOSTILE_STRINGS } from './hostile-strings.ts';

const LEVELS: EnforcementLevel[] = [
  'advisory',
  'soft-mandatory',
  'hard-mandatory',
  'mandatory',
  'mandatory-overridable',
  'unknown',
];
const STATUSES: ResultStatus[] = [
  'passed',
  'failed',
  'overridden',
  'errored',
  'not-evaluated',
  'unknown',
];

const RESOURCES = [0, 0, 1, 2, 30];

export interface ReportSize {
  workspaces: number;
  causes: number;
  /** UTF-16 units of the longest message. */
  message: number;
}

/** Sizes that matter: nothing, a few, many, as many as anybody has. */
export const anySize: fc.Arbitrary<ReportSize> = fc.record({
  workspaces: fc.constantFrom(1, 2, 3, 11, 40, 300),
  causes: fc.constantFrom(0, 1, 5, 60, 700, 5_000),
  message: fc.constantFrom(10, 300, 5_000, 1_000_000),
});

const anyMessage = fc.oneof(
  fc.constantFrom(...HOSTILE_STRINGS),
  anyText({ maxLength: 30 }),
  fc.lorem({ maxCount: 8 }),
);

/** What a report is made from: small enough to be printed when it is a counterexample. */
export interface ReportSpec {
  size: ReportSize;
  texts: string[];
  verdicts: VerdictWord[];
  seed: number;
}

export const anyReport: fc.Arbitrary<ReportSpec> = fc.record({
  size: anySize,
  texts: fc.array(anyMessage, { minLength: 12, maxLength: 24 }),
  verdicts: fc.array(fc.constantFrom(...VERDICTS), { minLength: 1, maxLength: 4 }),
  seed: fc.nat(),
});

/** The texts come from a small pool, so that thousands of findings cost little. */
export function makeResult({ size, texts, verdicts, seed }: ReportSpec): GateResult {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
  const text = (): string => texts[next(texts.length)] ?? '';
  const long = text().padEnd(size.message, `${text()} ${text()}\n`).slice(0, size.message);
  const policy = (index: number): PolicyResult => ({
    judge: judgeNamed('policy-evaluation'),
    policySet: next(2) === 0 ? '' : text(),
    policy: next(3) === 0 ? text() : `policy-${index}-${text()}`,
    level: LEVELS[next(LEVELS.length)] ?? 'unknown',
    status: STATUSES[next(STATUSES.length)] ?? 'unknown',
    overridable: next(2) === 0,
    message: index < 3 ? long : `${index} ${text()}`,
    output: next(4) === 0 ? [text(), index < 3 ? long : text()] : [],
    ...(next(3) === 0 && { description: text() }),
    ...(next(2) === 0 && { address: `aws_x.y["${text()}"]` }),
    resources: Array.from({ length: RESOURCES[next(RESOURCES.length)] ?? 0 }, () => ({
      address: next(2) === 0 ? `aws_x.y["${text()}"]` : text(),
      messages: Array.from({ length: next(3) }, text),
      ...(next(2) === 0 && {
        location: { path: 'infra/a.tf', startLine: next(9), endLine: 9, source: 'block' as const },
      }),
    })),
    generalMessages: Array.from({ length: next(3) }, () => ({
      text: text(),
      addresses: Array.from({ length: next(4) }, text),
    })),
    ...(next(2) === 0 && {
      location: {
        path: `infra/${text()}`,
        startLine: next(99),
        endLine: 99,
        source: 'block' as const,
      },
    }),
    ...(next(3) === 0 && { override: { by: text(), reason: text() } }),
  });
  const all: WorkspaceResult[] = Array.from({ length: size.workspaces }, (_, index) => ({
    workspace: next(3) === 0 ? `${index}${text()}` : `ws-${index}`,
    workingDirectory: '',
    root: '/checkout',
    runId: next(9) === 0 ? text() : `run-${index}`,
    runUrl: next(9) === 0 ? text() : `https://app.terraform.io/app/acme/runs/run-${index}`,
    results: [],
    runTasks: next(5) === 0 ? [runTask(text())] : [],
    notices: next(5) === 0 ? [note(text()), note(text())] : [],
    diagnostics: next(9) === 0 ? [{ severity: 'error', summary: text(), detail: text() }] : [],
    verdict: {
      word: verdicts[next(verdicts.length)] ?? 'passed',
      reasons: next(2) === 0 ? [note(text()), note(index === 0 ? long : text())] : [],
    },
  }));
  for (let index = 0; index < size.causes; index += 1)
    all[next(all.length)]?.results.push(policy(index));
  return {
    verdict: { word: worstVerdict(all.map(({ verdict }) => verdict.word)), reasons: [] },
    workspaces: all,
    archives: [],
    durationMs: 1,
  };
}

function runTask(name: string): WorkspaceResult['runTasks'][number] {
  return { name, stage: 'post_plan', level: 'mandatory', status: 'failed', message: name };
}
