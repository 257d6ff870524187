import type { PolicySystem, ServiceSystem } from './policy-system.js';
/** The policy systems of the service, in the order in which a run asks them. */
export declare const SERVICE_SYSTEMS: readonly ServiceSystem<unknown, unknown>[];
/** All that judge, in the order of the report. */
export declare const JUDGING_SYSTEMS: readonly PolicySystem[];
