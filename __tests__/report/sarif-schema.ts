/**
 * The part of SARIF 2.1.0 that is written, with what code scanning asks for besides: a place with
 * lines and columns, texts for every rule, a fingerprint of its name.
 */
const text = object(['text'], { text: { type: 'string', minLength: 1 } });
const level = { enum: ['none', 'note', 'warning', 'error'] };
const line = { type: 'integer', minimum: 1 };

/** With these members, of which some are required, and no others. */
function object(required: string[], properties: object) {
  return { type: 'object', required, additionalProperties: false, properties };
}

const rule = object(['id', 'shortDescription', 'fullDescription', 'help'], {
  id: { type: 'string', minLength: 1, maxLength: 400 },
  name: { type: 'string', maxLength: 255 },
  shortDescription: text,
  fullDescription: text,
  help: text,
  defaultConfiguration: object(['level'], { level }),
  properties: object(['tags', 'security-severity'], {
    tags: { type: 'array', maxItems: 10, items: { type: 'string' } },
    'security-severity': { type: 'string', pattern: '^\\d{1,2}\\.\\d$' },
  }),
});

const driver = object(['name', 'semanticVersion', 'rules'], {
  name: { type: 'string' },
  semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
  informationUri: { type: 'string', format: 'uri' },
  rules: { type: 'array', items: rule },
});

const physicalLocation = object(['artifactLocation', 'region'], {
  artifactLocation: object(['uri'], {
    uri: { type: 'string', format: 'uri-reference', pattern: '^[^/:]' },
    uriBaseId: { const: '%SRCROOT%' },
  }),
  region: object(['startLine', 'startColumn', 'endLine', 'endColumn'], {
    startLine: line,
    startColumn: line,
    endLine: line,
    endColumn: line,
  }),
});

const suppression = object(['kind'], {
  kind: { enum: ['inSource', 'external'] },
  status: { enum: ['accepted', 'underReview', 'rejected'] },
  justification: { type: 'string', minLength: 1 },
});

const result = object(['ruleId', 'level', 'message', 'locations', 'partialFingerprints'], {
  ruleId: { type: 'string', minLength: 1 },
  level,
  message: text,
  locations: {
    type: 'array',
    minItems: 1,
    items: object(['physicalLocation'], { physicalLocation }),
  },
  partialFingerprints: {
    type: 'object',
    required: ['primaryLocationLineHash'],
    additionalProperties: { type: 'string' },
    properties: { primaryLocationLineHash: { type: 'string', minLength: 1 } },
  },
  suppressions: { type: 'array', items: suppression },
});

const run = object(['tool', 'results'], {
  tool: object(['driver'], { driver }),
  automationDetails: object(['id'], { id: { type: 'string', pattern: '/$' } }),
  columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
  originalUriBaseIds: { type: 'object' },
  results: { type: 'array', maxItems: 5_000, items: result },
});

export const SARIF_SCHEMA = object(['$schema', 'version', 'runs'], {
  $schema: { type: 'string', format: 'uri' },
  version: { const: '2.1.0' },
  runs: { type: 'array', minItems: 1, maxItems: 20, items: run },
});
