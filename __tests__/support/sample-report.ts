/** Gate results as they look after a real job: every verdict, policy system and number of workspaces. */
import { judgeNamed } from './judges.ts';
import type { FindingCode } from '../../src/model/finding.ts';
import { note } from './findings.ts';
import { shownPlans } from '../../src/check/where-plans-come-from.ts';
import type { GateResult, WorkspaceResult } from '../../src/gate/result.ts';
import type { EnforcementLevel, PolicyResult } from '../../src/model/policy-result.ts';
import { worstVerdict, type VerdictWord } from '../../src/model/verdict.ts';
import type { ReportContext } from '../../src/report/view.ts';
import { at, change, named } from './sample-changes.ts';

export const SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'] as const;
type ServiceSystem = (typeof SYSTEMS)[number];

/** What is different, by the groups of the context. */
export type ContextChanges = Partial<{
  [Group in keyof ReportContext]: Partial<ReportContext[Group]>;
}>;

export function sampleContext(changes: ContextChanges = {}): ReportContext {
  const { previous } = changes as Pick<ReportContext, 'previous'>;
  return {
    gate: {
      name: 'default',
      failOn: 'mandatory',
      selected: 'net-prod',
      settings: [],
      startedAt: '2026-11-20T14:02:11.000Z',
      version: '1.0.0',
      ...changes.gate,
    },
    ci: {
      repository: { serverUrl: 'https://github.com', slug: 'acme/infra', root: '/checkout' },
      commit: {
        sha: '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1',
        url: 'https://github.com/acme/infra/commit/6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1',
      },
      pullRequest: { number: 42, url: 'https://github.com/acme/infra/pull/42' },
      job: {
        url: 'https://github.com/acme/infra/actions/runs/1700000000/job/4800000000',
        runId: 1700000000,
        attempt: 1,
      },
      adoptsOverridden: true,
      ...changes.ci,
    },
    plans: { ...SHOWN.plans, ...changes.plans },
    judges: { ownPolicies: [], pageOfReads: SHOWN.pageOfReads, ...changes.judges },
    actors: {
      ...SHOWN.actors,
      byPerson: false,
      ...changes.actors,
    },
    previous,
  };
}

const ASKED = { runOptions: {}, byPerson: false };
const SHOWN = shownPlans(
  {
    from: 'service',
    service: {
      hostname: 'app.terraform.io',
      origin: 'https://app.terraform.io',
      token: 'not shown',
    },
    organization: 'acme',
    mode: 'speculative',
    reuse: 'commit',
    autoQueueRuns: false,
    secretScan: 'warn',
  },
  ASKED,
);

const HERE = shownPlans({ from: 'program', organization: 'acme' }, ASKED);

/** What a report shows of a plan that a program made without a service. */
export const WITHOUT_SERVICE: ContextChanges = {
  plans: { hostname: undefined, runsAt: undefined, ...HERE.plans },
  judges: { pageOfReads: HERE.pageOfReads },
  actors: { commands: undefined, ...HERE.actors },
};

export interface SampleOptions {
  verdict: VerdictWord;
  system: ServiceSystem;
  workspaces: number;
}

/** The first workspaces have the verdict, about one in ten; the others passed. */
export function sampleResult({
  verdict = 'blocked',
  system = 'policy-evaluation',
  workspaces = 1,
}: Partial<SampleOptions> = {}): GateResult {
  const affected = Math.max(1, Math.ceil(workspaces / 10));
  const all = Array.from({ length: workspaces }, (_, index) =>
    sampleWorkspace(index < affected ? verdict : 'passed', system, index),
  );
  return {
    verdict: {
      word: worstVerdict(all.map((each) => each.verdict.word)),
      reasons: all.flatMap((each) => each.verdict.reasons),
    },
    workspaces: all,
    archives: [
      {
        root: '/checkout/infra',
        files: 212,
        bytes: 1_300_000,
        contentBytes: 5_100_000,
        sha256: '9a4f7c3e21b0d5a89a4f7c3e21b0d5a89a4f7c3e21b0d5a89a4f7c3e21b0d5a8',
        excluded: 40,
      },
    ],
    durationMs: 63_000,
  };
}

const NAMES = ['net-prod', 'net-stage', 'dns'];

function sampleWorkspace(
  verdict: VerdictWord,
  system: ServiceSystem,
  index: number,
): WorkspaceResult {
  const workspace = NAMES[index] ?? `team-${String(index).padStart(2, '0')}`;
  const runId = `run-${`CZcmD7eagjhyX0v${workspace.replace(/[^a-z0-9]/g, '')}`.slice(0, 16)}`;
  const judged = verdict !== 'errored' && verdict !== 'canceled';
  return {
    workspace,
    workspaceId: `ws-${workspace}`,
    workingDirectory: '',
    root: '/checkout/infra',
    configurationVersionId: `cv-${workspace}`,
    runId,
    runUrl: `https://app.terraform.io/app/acme/workspaces/${workspace}/runs/${runId}`,
    runStatus:
      verdict === 'errored'
        ? 'errored'
        : verdict === 'canceled'
          ? 'canceled'
          : 'planned_and_finished',
    durationMs: 43_000 + index * 1_000,
    ...(judged && { plan: samplePlan(index), changes: samplePlanned(index) }),
    results: judged ? sampleResults(verdict, system) : [],
    runTasks: [
      {
        name: 'cost-guard',
        stage: 'post_plan',
        level: 'advisory',
        status: 'passed',
        message: 'within the budget',
      },
    ],
    notices: [],
    diagnostics: verdict === 'errored' ? [DIAGNOSTIC] : [],
    verdict: {
      word: verdict,
      reasons: (REASONS[verdict] ?? []).map((text) => note(text, CODE_OF_REASON[verdict])),
    },
    canOverride: false,
  };
}

const DIAGNOSTIC: WorkspaceResult['diagnostics'][number] = {
  severity: 'error',
  summary: 'Unsupported argument',
  detail: 'An argument named "encryptd" is not expected here. Did you mean "encrypted"?',
  address: 'aws_ebs_volume.data',
  file: 'infra/storage.tf',
  line: 42,
};

function samplePlan(index: number): NonNullable<WorkspaceResult['plan']> {
  const changing = index % 3 !== 2;
  return {
    status: 'finished',
    hasChanges: changing,
    additions: changing ? 12 : 0,
    changes: changing ? 3 : 0,
    destructions: index === 0 ? 1 : 0,
    imports: 0,
  };
}

/** The first of each kind; of most workspaces only the counts are known. */
function samplePlanned(index: number): WorkspaceResult['changes'] {
  const { additions, changes: updates, destructions } = samplePlan(index);
  const gone = { reason: 'delete_because_no_resource_config' };
  const changes = [
    ...(destructions > 0
      ? [change('aws_db_instance.main', 'delete', { ...gone, ...named('engine', 'id') })]
      : []),
    change('aws_route.r[0]', 'update', { ...at('infra/routes.tf', 3), ...named('gateway_id') }),
    change('aws_subnet.s[0]', 'create', {
      ...at('infra/network.tf', 9),
      ...named('cidr_block', 'id', 'vpc_id'),
    }),
  ];
  const leftOut = additions + updates + destructions - changes.length;
  return index < 2 ? { changes, leftOut, source: 'json', doubt: undefined } : undefined;
}

const CODE_OF_REASON: Partial<Record<VerdictWord, FindingCode>> = {
  overridden: 'policy-result',
  'needs-override': 'policy-result',
  blocked: 'policy-result',
  errored: 'PG-119',
  undecided: 'PG-133',
  canceled: 'PG-132',
};

const REASONS: Partial<Record<VerdictWord, string[]>> = {
  overridden: ['allowed-regions was overridden by morgan.'],
  'needs-override': ['allowed-regions (soft-mandatory) failed and can be overridden.'],
  blocked: ['require-encrypted-volumes (hard-mandatory) failed.'],
  errored: ['The plan failed: Unsupported argument.'],
  undecided: [
    'The run ended as planned_and_finished, but policy evaluation poleval-7mRqCrH5Vj2fXk1S was still "pending".',
  ],
  canceled: ['The run was canceled before its policies were evaluated.'],
};

function sampleResults(verdict: VerdictWord, system: ServiceSystem): PolicyResult[] {
  const passing = Array.from({ length: 14 }, (_, index) =>
    sample(system, { policy: `baseline-${String(index + 1).padStart(2, '0')}` }),
  );
  const volumes = sample(system, {
    policy: 'require-encrypted-volumes',
    status: 'failed',
    description: 'EBS volumes must set encrypted = true',
    message: 'attribute "encrypted" is false',
    output: ['aws_ebs_volume.data: attribute "encrypted" is false', 'expected: encrypted = true'],
    address: 'aws_ebs_volume.data',
    location: { path: 'infra/storage.tf', startLine: 42, endLine: 51, source: 'block' },
  });
  const regions = sample(system, {
    policy: 'allowed-regions',
    level: LEVELS[system].soft,
    status: 'failed',
    overridable: true,
    message: 'region eu-west-9 is not allowed',
    address: 'module.vpc.aws_vpc.main',
    location: { path: 'infra/main.tf', startLine: 7, endLine: 11, source: 'module-call' },
  });
  const tags = sample(system, {
    policy: 'cost-center-tag',
    level: 'advisory',
    status: 'failed',
    message: 'tag cost-center is missing',
    address: 'aws_s3_bucket.logs["eu.west"]',
  });
  const override = { by: 'morgan', at: '2026-11-20T13:55:00Z', reason: 'agreed in CHG-1042' };
  const pending = {
    policy: 'allowed-regions',
    status: 'not-evaluated',
    word: 'pending',
    message: 'never evaluated: its stage failed',
  } as const;
  const told: Partial<Record<VerdictWord, PolicyResult[]>> = {
    blocked: [volumes, regions, tags],
    'needs-override': [regions, tags],
    overridden: [{ ...regions, status: 'overridden', override }],
    advisory: [tags],
    undecided: [sample(system, pending)],
  };
  return [...(told[verdict] ?? []), ...passing];
}

const LEVELS: Record<ServiceSystem, { hard: EnforcementLevel; soft: EnforcementLevel }> = {
  'policy-check': { hard: 'hard-mandatory', soft: 'soft-mandatory' },
  'policy-evaluation': { hard: 'mandatory', soft: 'mandatory' },
  'terraform-policy': { hard: 'mandatory', soft: 'mandatory-overridable' },
};

function sample(system: ServiceSystem, changes: Partial<PolicyResult>): PolicyResult {
  const { address, message = '', location } = changes;
  return {
    judge: judgeNamed(system),
    policySet: system === 'policy-check' ? '' : 'prod-guardrails',
    policy: 'policy',
    level: LEVELS[system].hard,
    status: 'passed',
    overridable: false,
    message: '',
    output: [],
    resources:
      address === undefined
        ? []
        : [{ address, messages: message === '' ? [] : [message], location }],
    generalMessages: [],
    ...changes,
  };
}
