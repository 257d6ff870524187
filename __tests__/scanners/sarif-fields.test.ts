import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN, type FormatObject } from '../../src/scanners/sarif-fields.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

/** The fields of SARIF 2.1.0 with its errata, an object a line: `tool: driver extensions properties`. */
const FIELDS = readFileSync(join(REPOSITORY, '__tests__/data/sarif-fields.txt'), 'utf8');

/** Where the table has each object of the format. */
const PATHS: Readonly<Record<string, string[]>> = {
  run: [''],
  tool: ['tool'],
  toolComponent: ['tool.driver', 'tool.extensions'],
  reportingDescriptor: ['tool.driver.rules', 'tool.extensions.notifications'],
  reportingConfiguration: ['tool.driver.rules.defaultConfiguration'],
  invocation: ['invocations', 'conversion.invocation'],
  notification: [
    'invocations.toolExecutionNotifications',
    'invocations.toolConfigurationNotifications',
  ],
  configurationOverride: [
    'invocations.ruleConfigurationOverrides',
    'invocations.notificationConfigurationOverrides',
  ],
  reportingDescriptorReference: ['results.rule'],
  toolComponentReference: ['results.rule.toolComponent'],
  conversion: ['conversion'],
  versionControlDetails: ['versionControlProvenance'],
  artifact: ['artifacts'],
  artifactLocation: ['artifacts.location', 'originalUriBaseIds'],
  result: ['results'],
  resultProvenance: ['results.provenance'],
  location: ['results.locations'],
  physicalLocation: ['results.locations.physicalLocation'],
};

function objectAt(path: string): FormatObject {
  let at = RUN;
  for (const name of path.split('.').filter(Boolean)) {
    const field = at.fields[name];
    if (field === undefined || typeof field === 'string' || 'is' in field) throw new Error(path);
    at = 'object' in field ? field.object : 'list' in field ? field.list : field.named;
  }
  return at;
}

test.each(
  FIELDS.split('\n')
    .filter(Boolean)
    .map((line) => line.split(': ') as [string, string]),
)('every field of %s is read, or has the reason why it is not', (name, fields) => {
  for (const path of PATHS[name] ?? ['no path']) {
    expect(Object.keys(objectAt(path).fields).sort()).toEqual(
      // The number of GitHub is in the properties, which the format leaves open.
      fields.split(' ').sort(),
    );
  }
});
