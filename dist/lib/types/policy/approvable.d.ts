import type { PlanJson } from '../model/plan-json.js';
import type { PolicyResult } from '../model/policy-result.js';
/** The questions of a failure. Nobody is shown one: it may hold sensitive values, so only a keyed digest leaves the job. */
export type QuestionsOf = (result: PolicyResult) => string[];
/** Makes the function that puts the questions about a plan. The plan is read when the first one is put. */
export declare function questionsAbout(json: PlanJson): QuestionsOf;
