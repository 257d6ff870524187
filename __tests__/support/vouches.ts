/**
 * Whether the documents that a service sent still say that a speculative run passed: written from
 * the design's words, without any of the product's code, to check the product against.
 */
import type { Json } from './mutate-json.ts';

type Doc = { [key: string]: Json };

/** The last document of each kind, as sent, after any mutation. */
export interface SentDocuments {
  run?: Json;
  checks?: Json;
  stages?: Json;
  tf?: Json;
  /** By evaluation id. */
  outcomes: Map<string, Json>;
  versionId: string;
}

const doc = (value: Json | undefined): Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const get = (value: Json | undefined, ...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((at, key) => doc(at)[key], value);
const same = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** An entry that comes twice is one entry. */
const distinct = (items: Json[]): Json[] => [
  ...new Map(items.map((item) => [JSON.stringify(get(item, 'id')), item])).values(),
];

/** @returns why the run may not pass, or undefined if every document says that it passed */
export function refusal(sent: SentDocuments): string | undefined {
  const data = get(sent.run, 'data');
  // A list with one resource counts as the resource.
  const run = Array.isArray(data) ? data[0] : data;
  if (get(run, 'attributes', 'status') !== 'planned_and_finished') return 'run status';
  if (get(run, 'attributes', 'plan-only') === false) return 'not speculative';
  if (get(run, 'relationships', 'configuration-version', 'data', 'id') !== sent.versionId) {
    return 'version';
  }
  for (const included of list(get(sent.run, 'included'))) {
    const status = get(included, 'attributes', 'status');
    const named = same(get(run, 'relationships', 'plan', 'data', 'id'), get(included, 'id'));
    if (get(included, 'type') === 'plans' && named && status !== 'finished') return 'plan status';
  }
  return refusesChecks(sent) ?? refusesStages(sent) ?? refusesNames(run, sent) ?? undefined;
}

function refusesChecks({ checks }: SentDocuments): string | undefined {
  for (const check of list(get(checks, 'data'))) {
    const result = get(check, 'attributes', 'result');
    if (get(check, 'attributes', 'status') !== 'passed') return 'check status';
    for (const name of ['hard-failed', 'soft-failed', 'advisory-failed', 'total-failed']) {
      if (get(result, name) !== 0) return `check ${name}`;
    }
    if (get(result, 'result') === false) return 'check result';
  }
  return undefined;
}

function refusesStages({ stages, outcomes }: SentDocuments): string | undefined {
  const included = list(get(stages, 'included'));
  for (const stage of list(get(stages, 'data'))) {
    if (get(stage, 'attributes', 'status') !== 'passed') return 'stage status';
    for (const { id } of list(get(stage, 'relationships', 'policy-evaluations', 'data')).map(doc)) {
      const evaluation = included.find((it) => same(get(it, 'id'), id));
      // A document that was not included is read by a request of its own, which is never spoilt.
      if (evaluation === undefined) continue;
      const why = refusesEvaluation(
        evaluation,
        typeof id === 'string' ? outcomes.get(id) : undefined,
      );
      if (why !== undefined) return why;
    }
    for (const { id } of list(get(stage, 'relationships', 'task-results', 'data')).map(doc)) {
      const task = included.find((it) => same(get(it, 'id'), id));
      if (task !== undefined && get(task, 'attributes', 'status') !== 'passed')
        return 'task status';
    }
  }
  return undefined;
}

function refusesEvaluation(evaluation: Json, sets: Json | undefined): string | undefined {
  if (get(evaluation, 'attributes', 'status') !== 'passed') return 'evaluation status';
  const total = get(sets, 'meta', 'pagination', 'total-count');
  const items = distinct(list(get(sets, 'data')));
  if (typeof total === 'number' && total > items.length) return 'a page is missing';
  const all: Doc[] = [];
  for (const set of items) {
    const own = list(get(set, 'attributes', 'outcomes')).map(doc);
    const error = get(set, 'attributes', 'error');
    if (typeof error === 'string' && error !== '') return 'set error';
    const why = refusesCounts(get(set, 'attributes', 'result-count'), own);
    if (why !== undefined) return `set ${why}`;
    all.push(...own);
  }
  const why = refusesCounts(get(evaluation, 'attributes', 'result-count'), all);
  if (why !== undefined) return `evaluation ${why}`;
  for (const outcome of all) {
    if (outcome['status'] !== 'passed') return 'outcome status';
    const level = outcome['enforcement_level'];
    if (typeof level === 'string' && !LEVELS.includes(level)) return 'outcome level';
  }
  return undefined;
}

const LEVELS = ['', 'advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'];

function refusesCounts(counts: Json | undefined, outcomes: Doc[]): string | undefined {
  if (counts === undefined || counts === null) return undefined;
  const passed = outcomes.filter((it) => it['status'] === 'passed').length;
  if (get(counts, 'passed') !== passed) return 'counts passed';
  for (const name of ['advisory-failed', 'mandatory-failed', 'errored']) {
    if (get(counts, name) !== 0) return `counts ${name}`;
  }
  return undefined;
}

/** Everything that the run names must have been sent. */
function refusesNames(run: Json | undefined, sent: SentDocuments): string | undefined {
  for (const [relation, document] of [
    ['policy-checks', sent.checks],
    ['task-stages', sent.stages],
    ['tf-policy-evaluations', sent.tf],
  ] as const) {
    const ids = list(get(document, 'data')).map((it) => get(it, 'id'));
    for (const named of list(get(run, 'relationships', relation, 'data'))) {
      if (!ids.includes(get(named, 'id'))) return `${relation} lost one`;
    }
  }
  return undefined;
}
