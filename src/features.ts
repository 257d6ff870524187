/** The features, one row each. Entry points and tools hand on what they bring. */
import type { Feature } from './feature.ts';
import { otherHosts } from './features/other-hosts/index.ts';
import { reportFiles } from './features/report-files/index.ts';
import { values } from './features/values/index.ts';

const FEATURES: readonly Feature[] = [otherHosts, reportFiles, values];

/** The CI hosts that can be asked, besides GitHub. */
export const HOSTS = FEATURES.flatMap(({ hosts = [] }) => hosts);

/** The reports that are files, besides those of the gate itself. */
export const FILES_OF_FEATURES = FEATURES.flatMap(({ reportFiles: files = [] }) => files);

/** Tells people at a terminal what a plan changes; undefined where no feature does. */
export const TELL_PLAN = FEATURES.find(({ tellPlan }) => tellPlan !== undefined)?.tellPlan;
