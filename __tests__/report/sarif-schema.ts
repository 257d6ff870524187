/**
 * The part of SARIF 2.1.0 that is written, with what code scanning asks for besides: a place with
 * lines and columns, texts for every rule, a fingerprint of its name.
 */
const text = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1 } },
  additionalProperties: false,
};
const level = { enum: ['none', 'note', 'warning', 'error'] };
const line = { type: 'integer', minimum: 1 };

export const SARIF_SCHEMA = {
  type: 'object',
  required: ['$schema', 'version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        required: ['tool', 'results'],
        additionalProperties: false,
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            additionalProperties: false,
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'semanticVersion', 'rules'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string' },
                  semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
                  informationUri: { type: 'string', format: 'uri' },
                  rules: {
                    type: 'array',
                    items: {
                      type: 'object',
                      required: ['id', 'shortDescription', 'fullDescription', 'help'],
                      additionalProperties: false,
                      properties: {
                        id: { type: 'string', minLength: 1, maxLength: 400 },
                        name: { type: 'string', maxLength: 255 },
                        shortDescription: text,
                        fullDescription: text,
                        help: text,
                        defaultConfiguration: {
                          type: 'object',
                          required: ['level'],
                          additionalProperties: false,
                          properties: { level },
                        },
                        properties: {
                          type: 'object',
                          required: ['tags', 'security-severity'],
                          additionalProperties: false,
                          properties: {
                            tags: { type: 'array', maxItems: 10, items: { type: 'string' } },
                            'security-severity': { type: 'string', pattern: '^\\d{1,2}\\.\\d$' },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
          automationDetails: {
            type: 'object',
            required: ['id'],
            additionalProperties: false,
            properties: { id: { type: 'string', pattern: '/$' } },
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          originalUriBaseIds: { type: 'object' },
          results: {
            type: 'array',
            maxItems: 5_000,
            items: {
              type: 'object',
              required: ['ruleId', 'level', 'message', 'locations', 'partialFingerprints'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string', minLength: 1 },
                level,
                message: text,
                locations: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    type: 'object',
                    required: ['physicalLocation'],
                    additionalProperties: false,
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation', 'region'],
                        additionalProperties: false,
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            required: ['uri'],
                            additionalProperties: false,
                            properties: {
                              uri: { type: 'string', format: 'uri-reference', pattern: '^[^/:]' },
                              uriBaseId: { const: '%SRCROOT%' },
                            },
                          },
                          region: {
                            type: 'object',
                            required: ['startLine', 'startColumn', 'endLine', 'endColumn'],
                            additionalProperties: false,
                            properties: {
                              startLine: line,
                              startColumn: line,
                              endLine: line,
                              endColumn: line,
                            },
                          },
                        },
                      },
                    },
                  },
                },
                partialFingerprints: {
                  type: 'object',
                  required: ['primaryLocationLineHash'],
                  additionalProperties: { type: 'string' },
                  properties: { primaryLocationLineHash: { type: 'string', minLength: 1 } },
                },
                suppressions: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['kind'],
                    additionalProperties: false,
                    properties: {
                      kind: { enum: ['inSource', 'external'] },
                      status: { enum: ['accepted', 'underReview', 'rejected'] },
                      justification: { type: 'string', minLength: 1 },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
} as const;
