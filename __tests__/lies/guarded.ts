/** Plans that destroy, which no script of the local service makes, and rules of the guard about them. */
import type { GuardRules } from '../../src/policy/guard.ts';
import { countsOf, planJson, planLog, type WrittenChange } from '../support/plan-sources.ts';
import type { Fact } from './facts.ts';
import { redactedJson, type Own } from './own.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';

export interface Guarded {
  rules: GuardRules;
  /** What the plan changes in truth. */
  changes: WrittenChange[];
  /** Whether ann approves what names her, by the line that an honest report shows. */
  isApproved?: true;
  /** What the rules make of it in truth; left out: a person has to approve it. */
  says?: VerdictWord;
  /** Whether the plan says that it changes something, where no resource changes: an output may. */
  changesOutputs?: boolean;
}

/** The documents of the plan, as every answer of an honest service has them. */
export function factsOf({ guard, own }: { guard?: Guarded; own?: Own }): Fact[] {
  const planned = guard ?? own;
  if (planned === undefined) return [];
  const { changes, changesOutputs = false } = planned;
  const counts = countsOf(changes);
  const json = own === undefined ? planJson(changes) : redactedJson(changes);
  const attributes = {
    'has-changes': changes.length > 0 || changesOutputs,
    'resource-additions': counts.additions,
    'resource-changes': counts.changes,
    'resource-destructions': counts.destructions,
    'resource-imports': counts.imports,
  };
  // An earlier run has the same plan.
  const counted = PLANS.flatMap((nth) =>
    Object.entries(attributes).map(([attribute, is]) => ({ nth, attribute, is })),
  );
  return [
    ...counted,
    { to: 'GET /plans/:id/json-output-redacted', text: json },
    { to: 'GET /v1/log', text: planLog(changes) },
  ];
}

/** Which plans of a world, in the order in which they are seen. */
const PLANS = [0, 1, 2];

export const DB = 'aws_db_instance.main';
const QUEUE = 'aws_sqs_queue.jobs';
const TOPIC = 'aws_sns_topic.alerts';
const destroyed: WrittenChange = { address: DB, actions: ['delete'] };
const replaced: WrittenChange = { address: QUEUE, actions: ['delete', 'create'] };
const more: WrittenChange[] = [
  { address: TOPIC, actions: ['update'] },
  { address: 'aws_vpc.new', actions: ['create'] },
];
const rules = (some: Partial<GuardRules>): GuardRules => ({
  protect: [],
  maxDestroys: undefined,
  ...some,
});
export const GUARDS: Readonly<Record<string, Guarded>> = {
  'what is protected is destroyed': {
    rules: rules({ protect: ['aws_db_instance.*'] }),
    changes: [...more, destroyed],
  },
  'what is protected is replaced': {
    rules: rules({ protect: ['aws_db_instance.*', QUEUE] }),
    changes: [replaced, ...more],
  },
  'what is protected is forgotten': {
    rules: rules({ protect: [DB] }),
    changes: [{ address: DB, actions: ['forget'] }],
  },
  'what was protected elsewhere is destroyed': {
    rules: rules({ protect: [DB] }),
    changes: [{ address: 'aws_db_instance.renamed', previous: DB, actions: ['delete', 'create'] }],
  },
  'nothing may be destroyed, and one resource is': {
    rules: rules({ maxDestroys: 0 }),
    changes: [destroyed, ...more],
  },
  'one may be destroyed, and two are': {
    rules: rules({ maxDestroys: 1 }),
    changes: [destroyed, replaced],
  },
  'nothing may be destroyed, and one resource is forgotten': {
    rules: rules({ maxDestroys: 0 }),
    changes: [{ address: DB, actions: ['forget'] }, ...more],
  },
  'both rules are broken': {
    rules: rules({ protect: [DB], maxDestroys: 1 }),
    changes: [destroyed, replaced],
  },
  'both rules are broken, and one of two destroys is approved': {
    rules: rules({ protect: [`${DB} by ann`], maxDestroys: 1 }),
    changes: [destroyed, replaced],
    isApproved: true,
  },
  'a destroy that is approved': {
    rules: rules({ protect: [`${DB} by ann`] }),
    changes: [destroyed, ...more],
    isApproved: true,
    says: 'overridden',
  },
  'a destroy within the limit': {
    rules: rules({ protect: ['aws_kms_key.*'], maxDestroys: 2 }),
    changes: [destroyed, ...more],
    says: 'passed',
  },
  'a pattern that is none': {
    rules: rules({ protect: ['*'] }),
    changes: [destroyed],
    says: 'undecided',
  },
};

/** Variants of a case: in each, one change of the plan is another one, or is missing. */
export function* otherPlans<Planned extends Pick<Guarded, 'changes' | 'changesOutputs'>>(
  of: Planned,
): Generator<Planned> {
  const { changes } = of;
  yield { ...of, changes: [], changesOutputs: true };
  for (const [at, change] of changes.entries()) {
    const others = [...otherChanges(change)];
    for (const instead of [
      [],
      ...others.map((one) => [one]),
      ...others.map((one) => [change, one]),
    ])
      yield { ...of, changes: changes.toSpliced(at, 1, ...instead) };
  }
}

function* otherChanges(change: WrittenChange): Generator<WrittenChange> {
  const { previous, ...still } = change;
  if (previous !== undefined) yield* [still, { ...change, previous: `${previous}x` }];
  for (const actions of [['no-op'], ['create'], ['update'], ['delete'], ['forget']]) {
    yield { ...change, actions };
  }
  yield { ...change, address: `${change.address}x` };
}
