import type { IngressAttributes } from '../../wire/configuration-version.ts';
import { operation } from '../operation.ts';
import { argumentOf, optionsOf } from '../read-input.ts';
import type { Cell } from '../table.ts';
import { renderRecord } from '../table.ts';
import { versionFacts } from './version-facts.ts';

const INCLUDES = ['run', 'ingress_attributes'] as const;

export const show = operation({
  name: 'show',
  summary: 'show one configuration version',
  description:
    'Operation 2: GET /configuration-versions/<configuration_version_id>. Needs the permission to read runs.',
  arguments: [{ name: 'version', description: 'id as in cv-…', required: true }],
  options: [
    {
      name: 'include',
      value: 'relation',
      description: 'show what belongs to it as well',
      choices: INCLUDES,
      repeatable: true,
    },
  ],
  async call({ client, input, answer }) {
    const wanted = optionsOf(input, 'include');
    const include = INCLUDES.filter((name) => wanted.includes(name));
    const related = await client.configurationVersions.show(argumentOf(input, 'version'), {
      include,
    });
    const { version, run, ingressAttributes } = related;
    const included = [run, ingressAttributes].filter((resource) => resource !== undefined);
    const facts: [string, Cell][] = [
      ...versionFacts(version),
      ['run', run && `${run.id} (${run.attributes.status})`],
      ...(ingressAttributes ? ingressFacts(ingressAttributes) : []),
    ];
    const document = wanted.length > 0 ? { data: version, included } : { data: version };
    await answer(document, renderRecord(facts));
  },
});

export const ingressAttributes = operation({
  name: 'ingress-attributes',
  summary: 'show the commit that a configuration version was made from',
  description:
    'Operation 3: GET /configuration-versions/<configuration_version_id>/ingress-attributes. Only versions that came from a version-control repository have one.',
  arguments: [{ name: 'version', description: 'id as in cv-…', required: true }],
  async call({ client, input, answer }) {
    const commit = await client.configurationVersions.ingressAttributes(
      argumentOf(input, 'version'),
    );
    await answer({ data: commit }, renderRecord(ingressFacts(commit)));
  },
});

function ingressFacts({ attributes }: IngressAttributes): [string, Cell][] {
  return [
    ['repository', attributes.identifier],
    ['branch', attributes.branch],
    ['tag', attributes.tag],
    ['commit', attributes['commit-sha']],
    ['commit-message', attributes['commit-message']],
    ['commit-url', attributes['commit-url']],
    ['compare-url', attributes['compare-url']],
    ['pull-request', attributes['pull-request-number']],
    ['pull-request-title', attributes['pull-request-title']],
    ['pull-request-url', attributes['pull-request-url']],
    ['sender', attributes['sender-username']],
  ];
}
