/**
 * The fields of SARIF 2.1.0 with its errata. Of each field that can make a result count for less, the form that it must have:
 * in another form it says something that nobody understood, and so does a field that the format does not have. Of each field
 * that is not read, why it cannot make a result count for less.
 */
import { isRecord } from '../model/parse.ts';

/** The forms of a value; with what is in it, where that is an object or a list of objects. */
type Form =
  | { is: (value: unknown) => boolean }
  | { object: FormatObject }
  | { list: FormatObject; orNull?: boolean }
  | { named: FormatObject };

/** Why a field is not read. */
type NotRead = string;

/** The fields of one kind of object. `required`: those without which it says nothing. */
export interface FormatObject {
  required?: readonly string[];
  /** Whether other fields mean something to the tool alone. */
  isOpen?: boolean;
  fields: Readonly<Record<string, Form | NotRead>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
/** A place in a list; -1 for none. */
const isIndex = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= -1;
const oneOf = (words: readonly unknown[]): Form => ({ is: (value) => words.includes(value) });
/** What the functions that read it look at in whatever form it has. */
const ANY: Form = { is: () => true };
const TEXT: Form = { is: isText };
/** A name or an id: an empty one is of nothing. */
const NAME: Form = { is: (value) => isText(value) && value !== '' };
const GUID: Form = { is: isGuid };
const INDEX: Form = { is: isIndex };

const BAG = 'What is in it is of the tool alone.';
const WORDS = 'It is shown to people, or is about what is shown.';
const WHO =
  'It says which product wrote the file, and the name of the driver decides whose file it is.';
const SHOWN = 'It explains a finding, which counts without it.';
const ID = 'It finds a thing again elsewhere, and nothing here is found by it.';
const WHERE =
  'It says where and how the tool ran. Whether it ran well is said by `executionSuccessful`.';
const SHARED = 'It is a list from which parts that are not read take something.';

export function isGuid(value: unknown): value is string {
  return isText(value) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

const LEVEL = oneOf(['none', 'note', 'warning', 'error']);
/** `security-severity` is not of the format: code scanning of GitHub reads it, the text of a number from 0.0 to 10.0. */
const isScore = (value: unknown): boolean =>
  isText(value) && /^(?:10(?:\.0{1,9})?|\d(?:\.\d{1,9})?)$/.test(value);

const SCORED: FormatObject = { isOpen: true, fields: { 'security-severity': { is: isScore } } };

const ARTIFACT_LOCATION: FormatObject = {
  fields: {
    uri: TEXT,
    uriBaseId: TEXT,
    index: INDEX,
    description: WORDS,
    properties: BAG,
  },
};

const COMPONENT_REFERENCE: FormatObject = {
  fields: { name: NAME, index: INDEX, guid: GUID, properties: BAG },
};

const DESCRIPTOR_REFERENCE: FormatObject = {
  fields: {
    id: NAME,
    index: INDEX,
    guid: GUID,
    toolComponent: { object: COMPONENT_REFERENCE },
    properties: BAG,
  },
};

const CONFIGURATION: FormatObject = {
  fields: {
    // A rule that is off and has a result contradicts itself. One that is off and has none was turned off by the call of the
    // scanner, which people wrote, or by a file, which is looked for among those that a request changes.
    enabled: { is: isFlag },
    level: LEVEL,
    rank: 'It orders findings. How bad one is, its level says.',
    parameters: BAG,
    properties: BAG,
  },
};

const OVERRIDE: FormatObject = {
  required: ['descriptor', 'configuration'],
  fields: {
    descriptor: { object: DESCRIPTOR_REFERENCE },
    configuration: { object: CONFIGURATION },
    properties: BAG,
  },
};

const DESCRIPTOR: FormatObject = {
  required: ['id'],
  fields: {
    id: NAME,
    guid: GUID,
    // A result may name a rule by an id that it had.
    deprecatedIds: { is: (value) => Array.isArray(value) && value.every(isText) },
    defaultConfiguration: { object: CONFIGURATION },
    properties: { object: SCORED },
    name: WORDS,
    shortDescription: WORDS,
    fullDescription: WORDS,
    messageStrings: WORDS,
    helpUri: WORDS,
    help: WORDS,
    deprecatedGuids: ID,
    deprecatedNames: ID,
    relationships: 'A rule has its level by itself, and not by what it is related to.',
  },
};

const COMPONENT: FormatObject = {
  required: ['name'],
  fields: {
    name: NAME,
    guid: GUID,
    rules: { list: DESCRIPTOR },
    notifications: { list: DESCRIPTOR },
    properties: BAG,
    organization: WHO,
    product: WHO,
    productSuite: WHO,
    fullName: WHO,
    version: WHO,
    semanticVersion: WHO,
    dottedQuadFileVersion: WHO,
    releaseDateUtc: WHO,
    downloadUri: WHO,
    informationUri: WHO,
    shortDescription: WORDS,
    fullDescription: WORDS,
    globalMessageStrings: WORDS,
    language: WORDS,
    localizedDataSemanticVersion: WORDS,
    minimumRequiredLocalizedDataSemanticVersion: WORDS,
    translationMetadata: WORDS,
    taxa: 'It sorts rules and results by a list of others. Their level does not come from there.',
    supportedTaxonomies: 'It names such lists.',
    locations: WHERE,
    contents:
      'It says which parts of the component are in the file. A rule that is named and not there leaves the file undecided.',
    isComprehensive: 'The same.',
    associatedComponent:
      'It is of translations and policies, and a run with a policy is undecided.',
  },
};

const NOTIFICATION: FormatObject = {
  fields: {
    level: LEVEL,
    descriptor: { object: DESCRIPTOR_REFERENCE },
    message: WORDS,
    locations: 'An error counts wherever it is.',
    associatedRule: 'An error counts whichever rule it is about.',
    exception: 'What it meant for the scan, the level says.',
    threadId: WHERE,
    timeUtc: WHERE,
    properties: BAG,
  },
};

const INVOCATION: FormatObject = {
  required: ['executionSuccessful'],
  fields: {
    executionSuccessful: { is: isFlag },
    // That they are there at all says that the scan did not end by itself.
    exitSignalName: ANY,
    exitSignalNumber: ANY,
    processStartFailureMessage: ANY,
    toolExecutionNotifications: { list: NOTIFICATION },
    toolConfigurationNotifications: { list: NOTIFICATION },
    ruleConfigurationOverrides: { list: OVERRIDE },
    notificationConfigurationOverrides: { list: OVERRIDE },
    // Tools end with another one than 0 where they found something. What it means, `executionSuccessful` says.
    exitCode: { is: Number.isSafeInteger },
    exitCodeDescription: WORDS,
    commandLine: WHERE,
    arguments: WHERE,
    responseFiles: WHERE,
    startTimeUtc: 'How old a file is, its time on the disk says, which the file cannot choose.',
    endTimeUtc: 'The same.',
    machine: WHERE,
    account: WHERE,
    processId: WHERE,
    executableLocation: WHERE,
    workingDirectory: 'Places are relative to `originalUriBaseIds`, or to the checkout.',
    environmentVariables: WHERE,
    stdin: WHERE,
    stdout: WHERE,
    stderr: WHERE,
    stdoutStderr: WHERE,
    properties: BAG,
  },
};

const SUPPRESSION: FormatObject = {
  required: ['kind'],
  fields: {
    kind: oneOf(['inSource', 'external']),
    status: oneOf(['accepted', 'underReview', 'rejected']),
    guid: ID,
    justification: WORDS,
    location: 'Which comments a request adds, its changed files say.',
    properties: BAG,
  },
};

const TOOL: FormatObject = {
  required: ['driver'],
  fields: {
    driver: { object: COMPONENT },
    extensions: { list: COMPONENT },
    properties: BAG,
  },
};

const RESULT: FormatObject = {
  fields: {
    ruleId: NAME,
    ruleIndex: INDEX,
    rule: { object: DESCRIPTOR_REFERENCE },
    kind: oneOf(['fail', 'open', 'review', 'pass', 'notApplicable', 'informational']),
    level: LEVEL,
    locations: {
      list: {
        fields: {
          physicalLocation: {
            object: {
              fields: {
                artifactLocation: { object: ARTIFACT_LOCATION },
                // Without a line that is understood, the finding is one of the file.
                region: ANY,
                address: 'It is a place in a program.',
                contextRegion: WORDS,
                properties: BAG,
              },
            },
          },
          id: ID,
          logicalLocations: SHOWN,
          message: WORDS,
          annotations: SHOWN,
          relationships: SHOWN,
          properties: BAG,
        },
      },
    },
    suppressions: { list: SUPPRESSION, orNull: true },
    baselineState: oneOf(['new', 'unchanged', 'updated', 'absent']),
    provenance: {
      object: {
        fields: {
          invocationIndex: INDEX,
          firstDetectionTimeUtc: ID,
          lastDetectionTimeUtc: ID,
          firstDetectionRunGuid: ID,
          lastDetectionRunGuid: ID,
          conversionSources: ID,
          properties: BAG,
        },
      },
    },
    properties: { object: SCORED },
    // A print that is no text makes nothing old.
    fingerprints: ANY,
    partialFingerprints: ANY,
    message: WORDS,
    guid: ID,
    correlationGuid: ID,
    occurrenceCount: 'A result counts once, also where it was seen more often.',
    rank: 'It orders findings. How bad one is, its level says.',
    analysisTarget: SHOWN,
    stacks: SHOWN,
    codeFlows: SHOWN,
    graphs: SHOWN,
    graphTraversals: SHOWN,
    relatedLocations: SHOWN,
    attachments: SHOWN,
    hostedViewerUri: SHOWN,
    workItemUris: SHOWN,
    fixes: SHOWN,
    taxa: 'It sorts a result by a list of others. Its level does not come from there.',
    webRequest: SHOWN,
    webResponse: SHOWN,
  },
};

export const RUN: FormatObject = {
  required: ['tool'],
  fields: {
    tool: { object: TOOL },
    invocations: { list: INVOCATION },
    conversion: {
      object: {
        required: ['tool'],
        fields: {
          invocation: { object: INVOCATION },
          tool: { object: TOOL },
          analysisToolLogFiles: WHERE,
          properties: BAG,
        },
      },
    },
    versionControlProvenance: {
      list: {
        required: ['repositoryUri'],
        fields: {
          repositoryUri: NAME,
          revisionId: NAME,
          branch:
            'A branch names another commit each day. Without `revisionId`, the commit is unknown.',
          revisionTag: 'The same.',
          asOfTimeUtc: 'The same.',
          mappedTo: 'The directory that was scanned is in `originalUriBaseIds`.',
          properties: BAG,
        },
      },
    },
    originalUriBaseIds: { named: ARTIFACT_LOCATION },
    artifacts: {
      list: {
        fields: {
          location: { object: ARTIFACT_LOCATION },
          description: WORDS,
          parentIndex: 'A finding in an archive counts where its name leads.',
          offset: 'The same.',
          length: 'The same.',
          roles: SHOWN,
          mimeType: SHOWN,
          contents: SHOWN,
          encoding: SHOWN,
          sourceLanguage: SHOWN,
          hashes: 'That the file was written in this job, its time and git say.',
          lastModifiedTimeUtc: 'The same.',
          properties: BAG,
        },
      },
    },
    results: { list: RESULT },
    baselineGuid: GUID,
    automationDetails: {
      object: {
        fields: { guid: GUID, id: ID, correlationGuid: ID, description: WORDS, properties: BAG },
      },
    },
    // What is in another file, and what could make a rule stricter, is not read: so nothing may be there.
    externalPropertyFileReferences: { is: isRecord },
    policies: { is: Array.isArray },
    language: WORDS,
    translations: WORDS,
    redactionTokens: WORDS,
    columnKind: WORDS,
    newlineSequences: WORDS,
    defaultEncoding: WORDS,
    defaultSourceLanguage: WORDS,
    runAggregates: ID,
    logicalLocations: SHARED,
    graphs: SHARED,
    threadFlowLocations: SHARED,
    taxonomies: SHARED,
    addresses: SHARED,
    webRequests: SHARED,
    webResponses: SHARED,
    specialLocations: WORDS,
    properties: BAG,
  },
};

/** The file as a whole. */
export const LOG: FormatObject = {
  fields: {
    $schema: { is: (value) => isText(value) && value !== '' && isOfThisVersion(value) },
    version: ANY,
    // The runs of other tools are not read, so each run is looked at by itself.
    runs: ANY,
    inlineExternalProperties: { is: Array.isArray },
    properties: BAG,
  },
};

/** Whether an address names no version of the format, or this one. */
function isOfThisVersion(address: string): boolean {
  const versions: readonly string[] = address.match(/\d+\.\d+\.\d+/g) ?? [];
  return versions.length === 0 || versions.includes('2.1.0');
}

/**
 * Where a value has not the form that the format gives it, as a path from it: `results[3].level`. Undefined if all that is read
 * of it has the form.
 */
export function whereUnclear(
  value: unknown,
  { required = [], isOpen = false, fields }: FormatObject,
): string | undefined {
  if (!isRecord(value)) return '';
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return missing;
  for (const name of Object.keys(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined && !isOpen) return name;
    if (field === undefined || typeof field === 'string') continue;
    const at = inForm(value[name], field);
    if (at !== undefined) return at.startsWith('[') || at === '' ? name + at : `${name}.${at}`;
  }
  return undefined;
}

function inForm(value: unknown, form: Form): string | undefined {
  if ('is' in form) return form.is(value) ? undefined : '';
  if ('object' in form) return whereUnclear(value, form.object);
  if ('list' in form) {
    if (value === null && form.orNull === true) return undefined;
    if (!Array.isArray(value)) return '';
    return firstOf(value.entries(), form.list, (at) => `[${at}]`);
  }
  if (!isRecord(value)) return '';
  return firstOf(Object.entries(value), form.named, (name) => `[${JSON.stringify(name)}]`);
}

function firstOf<Key>(
  entries: Iterable<readonly [Key, unknown]>,
  of: FormatObject,
  named: (key: Key) => string,
): string | undefined {
  for (const [key, value] of entries) {
    const at = whereUnclear(value, of);
    if (at !== undefined) return at === '' ? named(key) : `${named(key)}.${at}`;
  }
  return undefined;
}
