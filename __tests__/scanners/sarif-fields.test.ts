import { RUN, type FormatObject } from '../../src/scanners/sarif-fields.ts';
import { expect, test } from '../support/jest.ts';
import { fieldsOfFormat } from '../support/mutate-sarif.ts';

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
  runAutomationDetails: ['automationDetails'],
  suppression: ['results.suppressions'],
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

test.each(Object.entries(PATHS))(
  'every field of %s is read, or has the reason why it is not',
  (name, paths) => {
    for (const path of paths) {
      expect(Object.keys(objectAt(path).fields).sort()).toEqual(
        [...fieldsOfFormat(name).keys()].sort(),
      );
    }
  },
);
