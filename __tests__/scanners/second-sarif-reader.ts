/**
 * A second reader of SARIF 2.1.0, written from the text of the standard (with errata 01) and from nothing else.
 * It answers one question: may a gate call this file green? The gate blocks on each finding of level "error" or
 * "warning" that is not suppressed, and trusts nothing that it does not understand.
 * A number after § is the section of the standard.
 */

type Json = null | boolean | number | string | Json[] | Thing;
interface Thing {
  [key: string]: Json;
}

type Answer = { green: true } | { green: false; why: string };

/** The gate has to stay closed, and why. */
class NotGreen extends Error {}

const LEVELS = ['none', 'note', 'warning', 'error'] as const; // §3.27.10, from least to worst
type Level = (typeof LEVELS)[number];
const KINDS = ['pass', 'open', 'informational', 'notApplicable', 'review', 'fail'] as const; // §3.27.9
const STATES = ['new', 'unchanged', 'updated', 'absent'] as const; // §3.27.24
const STATUSES = ['accepted', 'underReview', 'rejected'] as const; // §3.35.3
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i; // §3.5.3
const SEVERITY = /^(?:10(?:\.0+)?|\d(?:\.\d+)?)$/;

/** From this security-severity on, GitHub shows a finding as more than "low". */
const BLOCKING_SEVERITY = 4;

/** What an external property file can hold that changes the answer (§3.15.3). */
const DECIDING_PARTS =
  'conversion driver extensions externalizedProperties invocations policies results'.split(' ');

/** The keys of each object that decides. The schema allows no others, so another key has no known meaning. */
const KEYS = {
  log: '$schema inlineExternalProperties properties runs version',
  run:
    'addresses artifacts automationDetails baselineGuid columnKind conversion defaultEncoding defaultSourceLanguage ' +
    'externalPropertyFileReferences graphs invocations language logicalLocations newlineSequences originalUriBaseIds ' +
    'policies properties redactionTokens results runAggregates specialLocations taxonomies threadFlowLocations tool ' +
    'translations versionControlProvenance webRequests webResponses',
  tool: 'driver extensions properties',
  component:
    'associatedComponent contents dottedQuadFileVersion downloadUri fullDescription fullName globalMessageStrings guid ' +
    'informationUri isComprehensive language localizedDataSemanticVersion locations ' +
    'minimumRequiredLocalizedDataSemanticVersion name notifications organization product productSuite properties ' +
    'releaseDateUtc rules semanticVersion shortDescription supportedTaxonomies taxa translationMetadata version',
  invocation:
    'account arguments commandLine endTimeUtc environmentVariables executableLocation executionSuccessful exitCode ' +
    'exitCodeDescription exitSignalName exitSignalNumber machine notificationConfigurationOverrides processId ' +
    'processStartFailureMessage properties responseFiles ruleConfigurationOverrides startTimeUtc stderr stdin stdout ' +
    'stdoutStderr toolConfigurationNotifications toolExecutionNotifications workingDirectory',
  result:
    'analysisTarget attachments baselineState codeFlows correlationGuid fingerprints fixes graphTraversals graphs guid ' +
    'hostedViewerUri kind level locations message occurrenceCount partialFingerprints properties provenance rank ' +
    'relatedLocations rule ruleId ruleIndex stacks suppressions taxa webRequest webResponse workItemUris',
  suppression: 'guid justification kind location properties status',
  descriptor:
    'defaultConfiguration deprecatedGuids deprecatedIds deprecatedNames fullDescription guid help helpUri id ' +
    'messageStrings name properties relationships shortDescription',
  configuration: 'enabled level parameters properties rank',
  override: 'configuration descriptor properties',
  descriptorReference: 'guid id index properties toolComponent',
  componentReference: 'guid index name properties',
  notification:
    'associatedRule descriptor exception level locations message properties threadId timeUtc',
  versionControl: 'asOfTimeUtc branch mappedTo properties repositoryUri revisionId revisionTag',
  externalReferences:
    'addresses artifacts conversion driver extensions externalizedProperties graphs invocations logicalLocations policies ' +
    'properties results taxonomies threadFlowLocations translations webRequests webResponses',
  externalProperties:
    '$schema addresses artifacts conversion driver extensions externalizedProperties graphs guid invocations ' +
    'logicalLocations policies properties results runGuid schema taxonomies threadFlowLocations translations version ' +
    'webRequests webResponses',
  provenance:
    'conversionSources firstDetectionRunGuid firstDetectionTimeUtc invocationIndex lastDetectionRunGuid ' +
    'lastDetectionTimeUtc properties',
  conversion: 'analysisToolLogFiles invocation properties tool',
} as const;

/** `reportingDescriptor`: a rule, or a kind of notification (§3.49). */
interface Descriptor {
  where: string;
  id: string;
  olderIds: readonly string[];
  guid: string | undefined;
  level: Level | undefined;
  enabled: boolean;
  properties: Thing | undefined;
}

type DescriptorList = 'rules' | 'notifications';

interface Component {
  name: string;
  guid: string | undefined;
  rules: readonly Descriptor[];
  notifications: readonly Descriptor[];
}

interface Tool {
  driver: Component;
  extensions: readonly Component[];
}

/** What a reference says. `exact` is found by index or guid; `byId` are those that have its id alone. */
interface Referred {
  id: string | undefined;
  exact: Descriptor | undefined;
  byId: readonly Descriptor[];
}

interface Override {
  target: Referred;
  level: Level | undefined;
  enabled: boolean | undefined;
}

/** `known.commits`: full ids of the commits whose files the gate judges. */
export function mayBeGreen(text: string, known: { readonly commits: readonly string[] }): Answer {
  try {
    readLog(parse(text), known.commits);
    return { green: true };
  } catch (error) {
    if (error instanceof NotGreen) return { green: false, why: error.message };
    throw error;
  }
}

/* The document. */

function parse(text: string): Json {
  let document: Json;
  try {
    document = JSON.parse(text) as Json;
  } catch {
    throw new NotGreen('the text is not JSON');
  }
  refuseDuplicateKeys(text);
  return document;
}

/** For a text that JSON.parse took. Two readers may take different ones of two equal keys (RFC 8259 §4). */
function refuseDuplicateKeys(text: string): void {
  const token = /[\t\n\r ]*("[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\t\n\r "{}[\],:]+)/sy;
  const open: (Set<string> | undefined)[] = [];
  let keyIsNext = false;
  while (token.lastIndex < text.length) {
    const found = token.exec(text)?.[1];
    if (found === undefined) return; // Only space is left.
    if (found === '{') open.push(new Set());
    else if (found === '[') open.push(undefined);
    else if (found === '}' || found === ']') open.pop();
    else if (keyIsNext && found.startsWith('"')) {
      const key = JSON.parse(found) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) throw new NotGreen(`the key ${found} is there twice in one object`);
      keys?.add(key);
    }
    keyIsNext = (found === '{' || found === ',') && open.at(-1) !== undefined;
  }
}

function readLog(document: Json, commits: readonly string[]): void {
  const log = thing(document, 'the document', 'log');
  if (log['version'] !== '2.1.0') throw new NotGreen('version is not "2.1.0"'); // §3.13.2
  const schema = optional(log, '$schema', 'the document', text);
  const named: readonly string[] = schema?.match(/\d+\.\d+\.\d+/g) ?? [];
  if (named.length > 0 && !named.includes('2.1.0')) {
    throw new NotGreen('$schema is of another version'); // §3.13.3
  }
  // §3.13.4: null where the producer failed, and [] where it found no runs.
  const runs = list(own(log, 'runs'), 'runs');
  if (runs.length === 0) throw new NotGreen('runs is empty: no tool ran');
  for (const [at, item] of listOf(log, 'inlineExternalProperties', '')) {
    const parts = thing(item, at, 'externalProperties'); // §3.13.5, §4.3
    for (const part of DECIDING_PARTS) refuse(parts, part, at, 'is outside of its run');
  }
  for (const [index, run] of runs.entries()) readRun(run, `runs[${index}]`, commits);
}

function readRun(value: Json, where: string, commits: readonly string[]): void {
  const run = thing(value, where, 'run');
  const tool = readTool(own(run, 'tool'), `${where}.tool`);

  const elsewhere = optional(
    run,
    'externalPropertyFileReferences',
    where,
    thing,
    'externalReferences',
  );
  if (elsewhere) {
    for (const part of DECIDING_PARTS) {
      refuse(elsewhere, part, `${where}.externalPropertyFileReferences`, 'is in another file'); // §3.15
    }
  }
  // §3.19.5: a policy changes the levels for those who select it. Nobody says here whether it is selected.
  if (listOf(run, 'policies', where).length > 0)
    throw new NotGreen(`${where}.policies is not empty`);

  for (const [at, item] of listOf(run, 'versionControlProvenance', where)) {
    const revision = thing(item, at, 'versionControl');
    text(own(revision, 'repositoryUri'), `${at}.repositoryUri`); // §3.23.3
    const id = optional(revision, 'revisionId', at, text);
    if (id !== undefined && !commits.includes(id)) {
      throw new NotGreen(`${at}.revisionId is another revision`); // §3.23.4
    }
  }

  const invocations = listOf(run, 'invocations', where).map(([at, item]) =>
    readInvocation(item, at, tool),
  );
  const conversion = optional(run, 'conversion', where, thing, 'conversion');
  if (conversion) {
    const at = `${where}.conversion`;
    const converter = readTool(own(conversion, 'tool'), `${at}.tool`); // §3.22.2
    if (Object.hasOwn(conversion, 'invocation')) {
      readInvocation(own(conversion, 'invocation'), `${at}.invocation`, converter); // §3.22.3
    }
  }

  const baseline = optional(run, 'baselineGuid', where, guid); // §3.14.5
  const details = optional(run, 'automationDetails', where, thing);
  const ofThisRun = details && optional(details, 'guid', `${where}.automationDetails`, guid);
  if (baseline !== undefined && baseline === ofThisRun) {
    throw new NotGreen(`${where}.baselineGuid is this run`);
  }

  // §3.14.23: absent or null where the tool did not start to analyze.
  const results = list(own(run, 'results'), `${where}.results`).map((item, index) =>
    thing(item, `${where}.results[${index}]`, 'result'),
  );
  // §3.27.24: a state on any result means one on all. Without a baseline, "absent" says nothing.
  const compared =
    baseline !== undefined && results.every((result) => Object.hasOwn(result, 'baselineState'));
  for (const [index, result] of results.entries()) {
    readResult(result, `${where}.results[${index}]`, { tool, invocations, compared });
  }
}

/* Tools, and what they describe. */

function readTool(value: Json | undefined, where: string): Tool {
  const tool = thing(value, where, 'tool');
  return {
    driver: readComponent(own(tool, 'driver'), `${where}.driver`), // §3.18.2
    extensions: listOf(tool, 'extensions', where).map(([at, item]) => readComponent(item, at)), // §3.18.3
  };
}

function readComponent(value: Json | undefined, where: string): Component {
  const component = thing(value, where, 'component');
  const described = (key: DescriptorList): Descriptor[] =>
    listOf(component, key, where).map(([at, item]) => readDescriptor(item, at));
  return {
    name: text(own(component, 'name'), `${where}.name`), // §3.19.8
    guid: optional(component, 'guid', where, guid), // §3.19.6
    rules: described('rules'), // §3.19.23: two of them may have one id
    notifications: described('notifications'), // §3.19.24
  };
}

function readDescriptor(value: Json, where: string): Descriptor {
  const descriptor = thing(value, where, 'descriptor');
  const configuration = readConfiguration(own(descriptor, 'defaultConfiguration'), where);
  return {
    where,
    id: text(own(descriptor, 'id'), `${where}.id`), // §3.49.3
    olderIds: listOf(descriptor, 'deprecatedIds', where).map(([at, id]) => text(id, at)), // §3.49.4
    guid: optional(descriptor, 'guid', where, guid), // §3.49.5
    level: configuration.level,
    enabled: configuration.enabled ?? true, // §3.50.2
    properties: optional(descriptor, 'properties', where, thing),
  };
}

function readConfiguration(
  value: Json | undefined,
  owner: string,
): { level: Level | undefined; enabled: boolean | undefined } {
  if (value === undefined) return { level: undefined, enabled: undefined }; // §3.49.14
  const where = `${owner} (its configuration)`;
  const configuration = thing(value, where, 'configuration');
  return {
    level: optional(configuration, 'level', where, oneOf, LEVELS), // §3.50.3
    enabled: optional(configuration, 'enabled', where, yesOrNo), // §3.50.2
  };
}

/** §3.54.2 */
function componentOf(value: Json | undefined, where: string, tool: Tool): Component {
  if (value === undefined) return tool.driver; // §3.52.7
  const reference = thing(value, where, 'componentReference');
  const index = optional(reference, 'index', where, arrayIndex) ?? -1;
  const id = optional(reference, 'guid', where, guid);
  const name = optional(reference, 'name', where, text);
  let component = tool.driver;
  if (index >= 0) component = itemAt(tool.extensions, index, where);
  else if (id !== undefined) {
    component = only(
      [tool.driver, ...tool.extensions].filter((one) => one.guid === id),
      where,
    );
  }
  if (id !== undefined && component.guid !== id)
    throw new NotGreen(`${where}.guid is of another component`);
  if (name !== undefined && component.name !== name) {
    throw new NotGreen(`${where}.name is of another component`); // §3.54.3
  }
  return component;
}

/**
 * §3.52.3. `among.id` and `among.index` are the ruleId and the ruleIndex of a result: the defaults of what the reference
 * has, and never different from it (§3.27.5 to §3.27.7).
 */
function refer(
  value: Json | undefined,
  where: string,
  among: { tool: Tool; list: DescriptorList; id?: string | undefined; index?: number | undefined },
): Referred {
  const reference = value === undefined ? {} : thing(value, where, 'descriptorReference');
  const said = {
    id: optional(reference, 'id', where, text),
    index: optional(reference, 'index', where, arrayIndex),
    guid: optional(reference, 'guid', where, guid),
  };
  if (said.id !== undefined && among.id !== undefined && said.id !== among.id) {
    throw new NotGreen(`${where}.id is another one than ruleId`);
  }
  if (said.index !== undefined && among.index !== undefined && said.index !== among.index) {
    throw new NotGreen(`${where}.index is another one than ruleIndex`);
  }
  const id = said.id ?? among.id;
  const index = said.index ?? among.index ?? -1;
  const component = componentOf(
    own(reference, 'toolComponent'),
    `${where}.toolComponent`,
    among.tool,
  );
  const descriptors = component[among.list];

  let exact: Descriptor | undefined;
  if (index >= 0) exact = itemAt(descriptors, index, where);
  else if (said.guid !== undefined) {
    exact = only(
      descriptors.filter((one) => one.guid === said.guid),
      where,
    );
  }
  if (exact && said.guid !== undefined && exact.guid !== said.guid) {
    throw new NotGreen(`${where}.guid is of another descriptor`); // §3.52.2
  }
  if (exact && id !== undefined && !names(id, exact.id)) {
    throw new NotGreen(`${where}: the id ${JSON.stringify(id)} is not of ${exact.where}`); // §3.52.4
  }
  if (!exact && id === undefined) throw new NotGreen(`${where} names no rule`); // §3.52.1
  const all = [among.tool.driver, ...among.tool.extensions].flatMap((one) => one[among.list]);
  const byId =
    exact || id === undefined
      ? []
      : all.filter((one) => [one.id, ...one.olderIds].some((its) => names(id, its)));
  return { id, exact, byId };
}

/** §3.52.4: the id itself, or it and one more component behind a slash. */
function names(id: string, described: string): boolean {
  if (id === described) return true;
  if (!id.startsWith(`${described}/`)) return false;
  const more = id.slice(described.length + 1);
  return more !== '' && !more.includes('/');
}

/* Invocations. */

interface Invocation {
  ruleOverrides: readonly Override[];
}

function readInvocation(value: Json | undefined, where: string, tool: Tool): Invocation {
  const invocation = thing(value, where, 'invocation');
  if (own(invocation, 'executionSuccessful') !== true) {
    throw new NotGreen(`${where}.executionSuccessful is not true`); // §3.20.14
  }
  for (const key of ['exitSignalName', 'exitSignalNumber', 'processStartFailureMessage']) {
    // §3.20.11 to §3.20.13: absent in a process that started and ended by itself.
    if (Object.hasOwn(invocation, key)) throw new NotGreen(`${where}.${key} is there`);
  }
  // §3.20.9. Other codes than 0 are no failure: executionSuccessful says what they mean (§3.20.14).
  const code = own(invocation, 'exitCode');
  if (code !== undefined && !Number.isInteger(code))
    throw new NotGreen(`${where}.exitCode is no integer`);

  const ruleOverrides = overridesOf(invocation, where, tool, 'rules');
  const overrides = overridesOf(invocation, where, tool, 'notifications');
  for (const key of ['toolExecutionNotifications', 'toolConfigurationNotifications']) {
    for (const [at, item] of listOf(invocation, key, where)) {
      if (levelOfNotification(item, at, tool, overrides) === 'error') {
        throw new NotGreen(`${at} is an error: the run failed`); // §3.20.21, §3.20.22
      }
    }
  }
  return { ruleOverrides };
}

/** §3.20.5 and §3.20.6 */
function overridesOf(
  invocation: Thing,
  where: string,
  tool: Tool,
  kind: DescriptorList,
): readonly Override[] {
  const key =
    kind === 'rules' ? 'ruleConfigurationOverrides' : 'notificationConfigurationOverrides';
  return listOf(invocation, key, where).map(([at, item]) => {
    const override = thing(item, at, 'override');
    const descriptor = thing(
      own(override, 'descriptor'),
      `${at}.descriptor`,
      'descriptorReference',
    );
    const configuration = thing(own(override, 'configuration'), `${at}.configuration`);
    return {
      target: refer(descriptor, `${at}.descriptor`, { tool, list: kind }),
      ...readConfiguration(configuration, at),
    };
  });
}

/** §3.58.6. An override must not lower an error, so the worst of the levels counts. */
function levelOfNotification(
  value: Json,
  where: string,
  tool: Tool,
  overrides: readonly Override[],
): Level {
  const notification = thing(value, where, 'notification');
  const reference = own(notification, 'descriptor');
  const among = { tool, list: 'notifications' as const };
  const referred =
    reference === undefined ? undefined : refer(reference, `${where}.descriptor`, among);
  const level = optional(notification, 'level', where, oneOf, LEVELS);
  if (level !== undefined) return level;
  if (!referred) return 'warning';
  const described = referred.exact ? [referred.exact] : referred.byId;
  return worst([
    ...(referred.exact ? [] : (['warning'] as const)),
    ...described.map((one) => one.level ?? 'warning'),
    ...overrides.filter((one) => mayBe(one.target, referred)).flatMap((one) => one.level ?? []),
  ]);
}

/* Results. */

interface Surroundings {
  tool: Tool;
  invocations: readonly Invocation[];
  /** All results of the run have a state relative to a named baseline. */
  compared: boolean;
}

function readResult(result: Thing, where: string, run: Surroundings): void {
  const kind = optional(result, 'kind', where, oneOf, KINDS) ?? 'fail'; // §3.27.9
  const said = optional(result, 'level', where, oneOf, LEVELS);
  if (kind !== 'fail' && said !== undefined && said !== 'none') {
    throw new NotGreen(`${where}: kind "${kind}" with level "${said}"`); // §3.27.9, §3.27.10
  }
  const referred = refer(own(result, 'rule'), `${where}.rule`, {
    tool: run.tool,
    list: 'rules',
    id: optional(result, 'ruleId', where, text), // §3.27.5
    index: optional(result, 'ruleIndex', where, arrayIndex), // §3.27.6
  });
  const overrides = overridesFor(result, where, run);
  const properties = optional(result, 'properties', where, thing);
  const suppressed = isSuppressed(result, where);

  const state = optional(result, 'baselineState', where, oneOf, STATES); // §3.27.24
  if (state === 'absent') {
    if (run.compared) return;
    throw new NotGreen(`${where}.baselineState is "absent" without a baseline of all results`);
  }
  if (suppressed) return;
  if (kind === 'open' || kind === 'review') {
    throw new NotGreen(`${where} is of kind "${kind}": the tool did not decide`); // §3.27.9
  }
  if (kind !== 'notApplicable' && isDisabled(referred, overrides)) {
    throw new NotGreen(`${where} is a result of a rule that is not enabled`); // §3.50.2
  }
  if (kind !== 'fail') return;

  const level = said ?? levelOfRule(referred, overrides);
  if (level === 'error' || level === 'warning')
    throw new NotGreen(`${where} is a finding of level ${level}`);
  const rules = referred.exact ? [referred.exact] : referred.byId;
  const severities = [
    severityIn(properties, where),
    ...rules.map((rule) => severityIn(rule.properties, rule.where)),
  ];
  if (severities.some((severity) => severity >= BLOCKING_SEVERITY)) {
    throw new NotGreen(`${where} is of level ${level}, and its security-severity says more`);
  }
}

/** §3.27.23, §3.35: each request to suppress it is accepted, and there is one. */
function isSuppressed(result: Thing, where: string): boolean {
  if (own(result, 'suppressions') === null) return false;
  const statuses = listOf(result, 'suppressions', where).map(([at, item]) => {
    const suppression = thing(item, at, 'suppression');
    oneOf(own(suppression, 'kind'), `${at}.kind`, ['inSource', 'external']); // §3.35.2
    return optional(suppression, 'status', at, oneOf, STATUSES) ?? 'accepted'; // §3.35.3
  });
  return statuses.length > 0 && statuses.every((status) => status === 'accepted');
}

/**
 * The overrides of the invocation that detected the result (§3.48.6). Where that is unknown, those of each invocation
 * may apply.
 */
function overridesFor(
  result: Thing,
  where: string,
  run: Surroundings,
): { certain: boolean; all: readonly Override[] } {
  const provenance = optional(result, 'provenance', where, thing, 'provenance');
  const said =
    provenance && optional(provenance, 'invocationIndex', `${where}.provenance`, arrayIndex);
  const index = said ?? (run.invocations.length === 1 ? 0 : -1);
  if (index < 0) {
    return { certain: false, all: run.invocations.flatMap((one) => one.ruleOverrides) };
  }
  const invocation = itemAt(run.invocations, index, `${where}.provenance.invocationIndex`);
  return { certain: true, all: invocation.ruleOverrides };
}

type Overrides = ReturnType<typeof overridesFor>;

/**
 * §3.27.10, for a result that has no level. The default counts where the override has none (§3.51.3). By the standard
 * a rule that is named by its id alone is not described, and the level is "warning".
 */
function levelOfRule(referred: Referred, overrides: Overrides): Level {
  const { exact } = referred;
  if (!exact) return 'warning';
  const sure = levelsOf(
    overrides.all.filter((one) => overrides.certain && one.target.exact === exact),
  );
  const perhaps = levelsOf(overrides.all.filter((one) => mayBe(one.target, referred)));
  return worst([...(sure.length > 0 ? sure : [exact.level ?? 'warning']), ...perhaps]);
}

function levelsOf(overrides: readonly Override[]): Level[] {
  return overrides.flatMap((one) => one.level ?? []);
}

/** §3.50.2: whether anything says that the rule of the result was not checked. */
function isDisabled(referred: Referred, overrides: Overrides): boolean {
  const about = overrides.all
    .filter((one) => mayBe(one.target, referred))
    .flatMap((one) => one.enabled ?? []);
  const rules = referred.exact ? [referred.exact] : referred.byId;
  const byDefault = rules.some((rule) => !rule.enabled);
  return about.includes(false) || (byDefault && about.length === 0);
}

/** Whether an override can be about what is referred to: certainly, or by an id that both have. */
function mayBe(target: Referred, referred: Referred): boolean {
  if (target.exact && referred.exact) return target.exact === referred.exact;
  const ids = [referred.exact?.id ?? referred.id, target.exact?.id ?? target.id];
  const [one, other] = ids;
  if (one === undefined || other === undefined) return true;
  return (
    names(one, other) ||
    names(other, one) ||
    target.byId.some((rule) => rule === referred.exact || referred.byId.includes(rule))
  );
}

/** GitHub's convention, no part of the standard: a text of a number from 0.0 to 10.0. Minus one where there is none. */
function severityIn(properties: Thing | undefined, where: string): number {
  const value = properties && own(properties, 'security-severity');
  if (value === undefined) return -1;
  if (typeof value !== 'string' || !SEVERITY.test(value)) {
    throw new NotGreen(`${where}: security-severity is not the text of a number from 0.0 to 10.0`);
  }
  return Number(value);
}

function worst(levels: readonly Level[]): Level {
  return LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)), 0)] ?? 'error';
}

/* Values of the type that the standard gives, and nothing else. */

function own(holder: Thing, key: string): Json | undefined {
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}

/** The value of a key that may be absent. Only absence is absence: null is a value (§3.7.2 and others name no null). */
function optional<T, Rest extends readonly unknown[]>(
  holder: Thing,
  key: string,
  where: string,
  read: (value: Json | undefined, where: string, ...rest: Rest) => T,
  ...rest: Rest
): T | undefined {
  if (!Object.hasOwn(holder, key)) return undefined;
  return read(holder[key], `${where}.${key}`, ...rest);
}

function thing(value: Json | undefined, where: string, keys?: keyof typeof KEYS): Thing {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new NotGreen(`${where} is no object`);
  }
  const allowed = keys && KEYS[keys].split(' ');
  const strange = allowed && Object.keys(value).find((key) => !allowed.includes(key));
  if (strange !== undefined)
    throw new NotGreen(`${where} has an unknown key ${JSON.stringify(strange)}`);
  return value;
}

function list(value: Json | undefined, where: string): Json[] {
  if (!Array.isArray(value)) throw new NotGreen(`${where} is no array`);
  return value;
}

/** An array that may be absent (§3.7.2), each element with its place. */
function listOf(holder: Thing, key: string, where: string): [string, Json][] {
  const at = where === '' ? key : `${where}.${key}`;
  if (!Object.hasOwn(holder, key)) return [];
  return list(holder[key], at).map((item, index) => [`${at}[${index}]`, item]);
}

/** No value of any type, besides an empty array. */
function refuse(holder: Thing, key: string, where: string, why: string): void {
  const value = own(holder, key);
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return;
  throw new NotGreen(`${where}.${key} ${why}`);
}

function text(value: Json | undefined, where: string): string {
  if (typeof value !== 'string' || value === '') throw new NotGreen(`${where} is no text`);
  return value;
}

/** In small letters, so that two of them can be compared. */
function guid(value: Json | undefined, where: string): string {
  if (typeof value !== 'string' || !GUID.test(value)) throw new NotGreen(`${where} is no guid`);
  return value.toLowerCase();
}

function yesOrNo(value: Json | undefined, where: string): boolean {
  if (typeof value !== 'boolean') throw new NotGreen(`${where} is neither true nor false`);
  return value;
}

/** §3.7.4: minus one means that it is unknown. */
function arrayIndex(value: Json | undefined, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < -1) {
    throw new NotGreen(`${where} is no index`);
  }
  return value;
}

function oneOf<const T extends string>(
  value: Json | undefined,
  where: string,
  values: readonly T[],
): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new NotGreen(`${where} has an unknown value`);
  return found;
}

function itemAt<T>(items: readonly T[], index: number, where: string): T {
  const item = items[index];
  if (item === undefined) throw new NotGreen(`${where}: nothing has the index ${index}`);
  return item;
}

function only<T>(items: readonly T[], where: string): T {
  const [item, second] = items;
  if (item === undefined || second !== undefined) {
    throw new NotGreen(`${where}: ${items.length} have this guid`);
  }
  return item;
}
