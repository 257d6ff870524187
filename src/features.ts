/** The features, one row each. Entry points and tools hand on what they bring. */
import type { Feature } from './feature.ts';
import { otherHosts } from './features/other-hosts/index.ts';
import { reportFiles } from './features/report-files/index.ts';

const FEATURES: readonly Feature[] = [otherHosts, reportFiles];

/** The CI hosts that can be asked, besides GitHub. */
export const HOSTS = FEATURES.flatMap(({ hosts = [] }) => hosts);

/** The reports that are files, besides those of the gate itself. */
export const FILES_OF_FEATURES = FEATURES.flatMap(({ reportFiles: files = [] }) => files);
