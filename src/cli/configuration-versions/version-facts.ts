import type { ConfigurationVersion } from '../../wire/configuration-version.ts';
import type { Cell } from '../table.ts';

/** What a person wants to know of a configuration version; never its upload URL. */
export function versionFacts({ id, attributes }: ConfigurationVersion): [string, Cell][] {
  const reached = Object.entries(attributes['status-timestamps'] ?? {});
  return [
    ['id', id],
    ['status', attributes.status],
    ['error', attributes['error-message'] ?? attributes.error],
    ['source', attributes.source],
    ['speculative', attributes.speculative],
    ['provisional', attributes.provisional],
    ['auto-queue-runs', attributes['auto-queue-runs']],
    ...reached.map(([name, at]): [string, Cell] => [name, at]),
  ];
}

/** The same resource without what would let anybody upload to it. */
export function withoutUploadUrl(version: ConfigurationVersion): ConfigurationVersion {
  const { 'upload-url': _secret, ...attributes } = version.attributes;
  return { ...version, attributes: attributes };
}
