/** The registry of judges, in the order of the report. A new one is a file beside this, and a line here. */
import { SOURCES } from './allowed-sources.ts';
import { GUARD } from './guard.ts';
import { OWN } from './own-policies.ts';
import type { AnyJudge } from './policy-judge.ts';
import { SCANS } from './scanners.ts';
import { SERVICE } from './service.ts';

export const JUDGES: readonly AnyJudge[] = [SERVICE, OWN, SOURCES, SCANS, GUARD];
