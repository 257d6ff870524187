/** What it takes to publish a report on a CI host, and what came of it. */
import type { Finding } from '../model/finding.js';
import type { Annotation } from '../report/annotations.js';
import type { LogLine } from '../report/neutralise-log.js';
import type { ReportSettings } from '../settings/settings.js';
import type { HostPorts } from './ask.js';
export interface PublishSettings {
    comment: ReportSettings['comment'];
    /** Absolute: where all report files go (`--reports`). Undefined: none is written. */
    reports?: string | undefined;
}
export interface PublishPorts extends HostPorts {
    /** One whole line of the job's log that the host acts on: print it as it is. */
    command(line: LogLine): void;
}
/** What publishing did. A problem names the missing permission and never changes the verdict. */
export interface Published {
    commentUrl?: string | undefined;
    doubts: Finding[];
    /** Annotations that no check run took. They are shown by workflow commands. */
    unplaced?: Annotation[] | undefined;
}
