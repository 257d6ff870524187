import type { Settings } from './settings.ts';

/** What a report says of the settings it was made with. */
export function reportedSettings(settings: Settings) {
  return {
    key: settings.commentKey,
    failOn: settings.failOn,
    organization: settings.organization,
    hostname: settings.hostname,
    serviceOrigin: settings.origin,
  };
}
