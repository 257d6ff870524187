/** Reports of many workspaces: roots with the same modules, some of which the same policies stop. */
import type { WorkspaceResult } from '../../src/gate/result.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { worstVerdict, type VerdictWord } from '../../src/model/verdict.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { policyResult } from '../support/evidence.ts';
import { at, change } from '../support/sample-changes.ts';
import { sampleContext, type ContextChanges } from '../support/sample-report.ts';

/** What a directory of roots configures, and which policies its workspaces fail. */
interface Kind {
  name: string;
  line: number;
  fails: readonly ('no-public-ingress' | 'require-encrypted-volumes' | 'allowed-regions')[];
}

const KINDS: readonly Kind[] = [
  { name: 'network', line: 12, fails: ['no-public-ingress'] },
  { name: 'data', line: 12, fails: ['require-encrypted-volumes'] },
  { name: 'dns', line: 6, fails: ['allowed-regions'] },
  { name: 'eks', line: 8, fails: ['allowed-regions'] },
  { name: 'iam', line: 7, fails: ['allowed-regions'] },
  { name: 'observability', line: 7, fails: ['allowed-regions'] },
];

const POLICIES = {
  'no-public-ingress': {
    set: 'guardrails',
    description: 'no security group lets the whole internet in',
    type: 'aws_security_group.bastion',
    message: 'ingress on port 22 is open to 0.0.0.0/0',
    isOverridable: false,
  },
  'require-encrypted-volumes': {
    set: 'guardrails',
    description: 'volumes are encrypted at rest',
    type: 'aws_ebs_volume.scratch',
    message: 'attribute "encrypted" is not true',
    isOverridable: false,
  },
  'allowed-regions': {
    set: 'regions',
    description: 'everything runs in a region that was agreed on',
    type: 'aws_s3_bucket.logs',
    message: 'region us-east-1 is not allowed',
    isOverridable: true,
  },
} as const;

const PLACES = [
  'dev-eu',
  'dev-us',
  'stage-eu',
  'stage-us',
  'prod-eu',
  'prod-us',
  'lab-eu',
  'lab-us',
  'dr-eu',
  'dr-us',
];

/** `network-dev-eu`, `data-dev-eu`, …: as many as there are, each kind in turn. */
export function manyWorkspaces(number: number): WorkspaceResult[] {
  return Array.from({ length: number }, (_, index) => {
    const kind = KINDS[index % KINDS.length] as Kind;
    const round = Math.floor(index / KINDS.length);
    const place = PLACES[round % PLACES.length] ?? '';
    const again = round < PLACES.length ? '' : `-${Math.floor(round / PLACES.length)}`;
    return oneWorkspace(kind, `${kind.name}-${place}${again}`, index);
  });
}

function oneWorkspace(kind: Kind, workspace: string, index: number): WorkspaceResult {
  const runId = `run-CZcmD7eagjhyX${String(index).padStart(3, '0')}`;
  const results = [
    ...kind.fails.map((policy) => failure(kind, policy)),
    ...['cost-center-tag', 'owner-tag'].map((policy) =>
      policyResult({
        policySet: 'tags',
        policy,
        level: 'advisory',
        status: index % 3 === 0 ? 'passed' : 'failed',
        message: `tag ${policy.replace('-tag', '')} is missing`,
      }),
    ),
    policyResult({ policySet: 'guardrails', policy: 'versions', level: 'mandatory' }),
  ];
  const word: VerdictWord = kind.fails.includes('allowed-regions') ? 'needs-override' : 'blocked';
  return {
    workspace,
    workspaceId: `ws-${workspace}`,
    workingDirectory: '',
    root: `/checkout/live/${kind.name}`,
    runId,
    runUrl: `https://app.terraform.io/app/acme/workspaces/${workspace}/runs/${runId}`,
    runStatus: word === 'blocked' ? 'errored' : 'policy_soft_failed',
    durationMs: 43_000 + index,
    plan: {
      status: 'finished',
      hasChanges: true,
      additions: 3,
      changes: 0,
      destructions: 0,
      imports: 0,
    },
    changes: {
      changes: ['aws_s3_bucket.logs', 'aws_iam_role.reader', 'aws_kms_key.main'].map((address) =>
        change(address, 'create', at(`live/${kind.name}/main.tf`, 3)),
      ),
      leftOut: 0,
      source: 'json',
      doubt: undefined,
    },
    results,
    runTasks: [],
    notices: [],
    diagnostics: [],
    verdict: { word, reasons: [] },
  };
}

function failure({ name, line }: Kind, policy: keyof typeof POLICIES): PolicyResult {
  const { set, description, type, message, isOverridable } = POLICIES[policy];
  const address = policy === 'allowed-regions' ? `${type}_${name}` : type;
  const location = {
    path: `live/${name}/main.tf`,
    startLine: line,
    endLine: line + 4,
    source: 'block',
  } as const;
  return policyResult({
    policySet: set,
    policy,
    level: isOverridable ? 'soft-mandatory' : 'hard-mandatory',
    status: 'failed',
    overridable: isOverridable,
    description,
    message: `${address}: ${message}`,
    output: [`${address}: ${message}`],
    address,
    location,
    resources: [{ address, messages: [message], location }],
  });
}

/** A report of these workspaces, with the verdict that they come to. */
export function viewOfWorkspaces(
  workspaces: readonly WorkspaceResult[],
  context: ContextChanges = {},
): ReportView {
  const word = worstVerdict(workspaces.map(({ verdict }) => verdict.word));
  const result = {
    verdict: { word, reasons: [] },
    workspaces: [...workspaces],
    archives: [],
    durationMs: 63_000,
  };
  return toReportView(result, sampleContext(context));
}
