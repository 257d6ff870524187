/**
 * Whether a plan is what the workflow asked for. Only a normal plan of everything counts without a further word of the
 * workflow.
 */
import type { PlanLimit } from '../model/plan-json.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import {
  firstParts,
  phrase,
  quoted,
  resourcePart,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { entriesOfDocument } from './entries.ts';
import type { PlanDocument } from './plan-document.ts';
import { readPlanOptions, type OptionsOfPlan } from './plan-options.ts';
import { DIGEST_COMMAND, type PlannedAs } from './planned-as.ts';
import { tellByJson, type ToldByJson } from './told-by-json.ts';

/** What a workflow asked for, and accepts. */
export interface PlanRequirements extends Pick<PlanSettings, 'allowPartial' | 'allowUnproven'> {
  mode: OptionsOfPlan['mode'];
  /** Whether the plan was to be of a part by `-target`. */
  targets: boolean;
  /** In a job a plan has to be whole; at a terminal a person reads that it is not. */
  inJob: boolean;
}

/** What the settings ask of a plan. */
export function askedOf(
  {
    runOptions,
    allowPartial,
    allowUnproven,
  }: Pick<PlanSettings, 'runOptions' | 'allowPartial' | 'allowUnproven'>,
  inJob: boolean,
): PlanRequirements {
  let mode: PlanRequirements['mode'] = 'normal';
  if (runOptions['is-destroy'] === true) mode = 'destroy';
  else if (runOptions['refresh-only'] === true) mode = 'refresh-only';
  const targets = runOptions['target-addrs'] !== undefined;
  return { mode, targets, allowPartial, allowUnproven, inJob };
}

/**
 * What limits a plan because of how it was made.
 *
 * @param planned null where only its JSON says it, and undefined without a digest, which is said already
 */
export function limitsOf(
  planned: PlannedAs | null | undefined,
  document: PlanDocument,
  asked: PlanRequirements,
): PlanLimit[] {
  const options = planned ? readPlanOptions(planned.arguments) : undefined;
  const told = tellByJson(document, asked.mode === 'destroy');
  const parts = describeParts(options, told, asked);
  const limits = [...describeMode(options, told, asked)];
  const isSaid = limits.length > 0;
  if (!isSaid) limits.push(...parts.map((part) => partLimit(part, asked)));
  const doubts = planned === undefined ? [] : describeDoubts(planned, options, told);
  if (!isSaid && parts.length === 0) limits.push(...doubts.map((doubt) => unproven(doubt, asked)));
  if (options?.isRefreshed === false) limits.push({ kind: 'noted', finding: NOT_REFRESHED });
  return limits;
}

const NOT_REFRESHED = finding(
  'plan-not-refreshed',
  phrase`It was planned with ${setting('-refresh=false')}, so it trusts the state: what was changed outside of it is not seen.`,
);

function partLimit(says: Sentence, { allowPartial, inJob }: PlanRequirements): PlanLimit {
  const part = finding(CODES.onlyAPart, says);
  if (allowPartial) return { kind: 'partial', finding: part };
  const remedy = phrase`Set ${setting('allow-partial')} to true where that may pass.`;
  return { kind: inJob ? 'not-certain' : 'noted', finding: { ...part, remedy } };
}

/** Why nothing says whether it is a plan of everything, and what would. */
interface Doubt {
  says: Sentence;
  remedy: Sentence;
}

function unproven({ says, remedy }: Doubt, asked: PlanRequirements): PlanLimit {
  const { allowUnproven, inJob } = asked;
  const found = finding('plan-unproven', says, { remedy });
  if (allowUnproven) return { kind: 'unproven', finding: found };
  const mayPass = phrase`${remedy} Or set ${setting('allow-unproven')} to true where that may pass.`;
  return { kind: inJob ? 'not-certain' : 'noted', finding: { ...found, remedy: mayPass } };
}

/** What is not known of the whole, of a plan that shows no part. */
function describeDoubts(
  planned: PlannedAs | null,
  options: OptionsOfPlan | undefined,
  { unproven: open }: ToldByJson,
): Doubt[] {
  const others = options?.others ?? [];
  if (others.length > 0) {
    return [
      {
        says: phrase`The program that planned was given ${firstParts(others.map(quoted), MOST_NAMED)}: nothing says whether this is a plan of everything.`,
        remedy: phrase`Plan without it.`,
      },
    ];
  }
  // Terragrunt adds arguments that its files name.
  const areArgumentsKnown = planned !== null && planned.program !== 'terragrunt';
  if (areArgumentsKnown || open.length === 0) return [];
  return [
    {
      says: phrase`Nothing says that this is a plan of everything: it has no entry of ${firstParts(open.map(resourcePart), MOST_NAMED)}, and its JSON cannot say whether there is to be one.`,
      remedy: phrase`Let ${typed(DIGEST_COMMAND)} make the plan, with your arguments.`,
    },
  ];
}

function describeMode(
  options: OptionsOfPlan | undefined,
  told: ToldByJson,
  asked: PlanRequirements,
): PlanLimit[] {
  const shown = told.isDestroy ? 'destroy' : 'normal';
  const mode = options === undefined || options.mode === 'normal' ? shown : options.mode;
  // A plan that only refreshes is one of a part.
  if (mode === asked.mode || (mode === 'refresh-only' && asked.mode === 'normal')) return [];
  if (mode === 'destroy' && asked.mode === 'normal') {
    const found = finding(
      'plan-of-other-mode',
      phrase`It is a plan to destroy everything (${setting('-destroy')}), and the workflow asks for no such plan.`,
      { remedy: phrase`Set ${setting('destroy')} to true if you mean that.` },
    );
    return [{ kind: asked.inJob ? 'not-certain' : 'noted', finding: found }];
  }
  // The JSON of a plan that changes nothing tells no mode.
  if (options === undefined && mode === 'normal' && !told.changesSomething) return [];
  const found = finding(
    'plan-of-other-mode',
    phrase`The workflow asks for a plan ${MODE_WORDS[asked.mode]}, and this is one ${MODE_WORDS[mode]}.`,
    { remedy: phrase`Change one of them.` },
  );
  return [{ kind: 'not-certain', finding: found }];
}

const MODE_WORDS: Readonly<Record<OptionsOfPlan['mode'], Sentence>> = {
  normal: phrase`of changes`,
  destroy: phrase`to destroy everything (${setting('destroy')})`,
  'refresh-only': phrase`that only refreshes (${setting('refresh-only')})`,
};

const MOST_NAMED = 3;

/** Whole sentences about what a plan leaves out; what the workflow asked to leave out is none. */
function describeParts(
  options: OptionsOfPlan | undefined,
  told: ToldByJson,
  asked: PlanRequirements,
): Sentence[] {
  const isExpected = asked.targets || asked.mode === 'refresh-only';
  const parts = (options?.parts ?? []).filter(
    (part) => !asked.targets || !part.startsWith('-target='),
  );
  if (parts.length > 0) {
    return [
      phrase`Only a part was planned (${firstParts(parts.map(quoted), MOST_NAMED)}), so the rest of the configuration was not judged.`,
    ];
  }
  if (options?.mode === 'refresh-only' && asked.mode === 'normal') {
    return [
      phrase`It is a plan of ${setting('-refresh-only')}: it has no changes of the configuration, so there was nothing to judge.`,
    ];
  }
  return isExpected ? [] : told.parts;
}

/** Who asked that resources are replaced, as the plan's JSON says it; none where nobody did. */
export function describeReplaced(document: PlanDocument): Finding[] {
  const replaced = Array.from(entriesOfDocument(document, ['resource_changes']))
    .filter(({ reason }) => reason === 'replace_by_request')
    .map(({ name }) => resourcePart(name));
  if (replaced.length === 0) return [];
  const names = firstParts(replaced, MOST_NAMED);
  return [
    finding('plan-replaces', phrase`It was asked to replace ${names} (${setting('-replace')}).`),
  ];
}
