/** The same changes in a configuration file in JSON, in which names may repeat. */
import { STATE_BLOCKS } from '../../../configuration/backends.ts';
import { readRepeatedJson, type Json } from '../../../configuration/syntax/read-json.ts';
import { errorMessage } from '../../../model/error-message.ts';
import { UncertainEdit } from './edits.ts';
import { TAKEN_OUT, type AddedNames } from './edit-hcl.ts';

const KEPT = new Set(['//', 'variable', 'output', 'locals', 'moved', 'removed']);
const KEPT_SETTINGS = new Set([
  '//',
  'required_version',
  'required_providers',
  'provider_meta',
  'experiments',
]);

type Entry = [string, Json];
type Change = (name: string, value: Json) => Entry[];

/** Does what `editHcl` does. */
export function editJson(text: string, names: AddedNames, isOverride: boolean): string {
  if (/terraform\s*[.[]\s*\\?"?workspace/.test(text)) {
    throw new UncertainEdit('has `terraform.workspace` in JSON. Write that file as .tf');
  }
  if (/\d{16}/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, ''))) {
    throw new UncertainEdit('has a number of more digits than are read here');
  }
  let json: Json;
  try {
    json = readRepeatedJson(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UncertainEdit(`is no JSON: ${errorMessage(error)}`);
  }
  const changed = inObjects(json, (name, value) => {
    if (TAKEN_OUT.has(name)) return [];
    if (KEPT.has(name)) return [[name, value]];
    if (name === 'terraform') return [[name, inObjects(value, settings)]];
    if (name === 'module') return [[name, belowLabels(value, 1, withoutProviders)]];
    if (name === 'resource') return [[name, belowLabels(value, 2, withoutAlias)]];
    if (name !== 'data') {
      throw new UncertainEdit(`has a block \`${name}\`, which only a real plan can plan`);
    }
    const wait = (body: Json) => waiting(inObjects(body, alias), names);
    return [[name, belowLabels(value, 2, isOverride ? withoutAlias : wait)]];
  });
  return write(changed);
}

/** Changes the entries of an object, or of each object in a list. */
function inObjects(json: Json, change: Change): Json {
  if (Array.isArray(json)) return json.map((item) => inObjects(item, change));
  if (typeof json !== 'object' || json === null) {
    throw new UncertainEdit('has something else in the place of a block');
  }
  return { entries: json.entries.flatMap(([name, value]) => change(name, value)) };
}

function belowLabels(json: Json, labels: number, change: (body: Json) => Json): Json {
  if (labels === 0) return change(json);
  return inObjects(json, (name, value) => [[name, belowLabels(value, labels - 1, change)]]);
}

const settings: Change = (name, value) => {
  if (name === 'cloud' || STATE_BLOCKS.includes(name)) return [];
  if (!KEPT_SETTINGS.has(name)) throw new UncertainEdit(`has \`${name}\` in \`terraform\``);
  if (name !== 'required_providers') return [[name, value]];
  const withoutAliases: Change = (provider, requirement) =>
    typeof requirement === 'object' && requirement !== null && !Array.isArray(requirement)
      ? [
          [
            provider,
            inObjects(requirement, (key, one) => [
              [key, key === 'configuration_aliases' ? [] : one],
            ]),
          ],
        ]
      : [[provider, requirement]];
  return [[name, inObjects(value, withoutAliases)]];
};

const withoutProviders = (body: Json): Json =>
  inObjects(body, (name, value) => (name === 'providers' ? [] : [[name, value]]));

const withoutAlias = (body: Json): Json => inObjects(body, alias);

const alias: Change = (name, value) => {
  if (name !== 'provider') return [[name, value]];
  const provider =
    typeof value === 'string' ? /^[\w-]+(?=\.[\w-]+$|$)/.exec(value)?.[0] : undefined;
  if (provider === undefined) {
    throw new UncertainEdit('names a provider in a form that is not known');
  }
  return [[name, provider]];
};

function waiting(body: Json, { pending }: AddedNames): Json {
  if (Array.isArray(body)) return body.map((item) => waiting(item, { pending, workspace: '' }));
  if (typeof body !== 'object' || body === null) return body;
  const others = body.entries.filter(([name]) => name !== 'depends_on');
  const lists = body.entries.filter(([name]) => name === 'depends_on');
  const [, list = []] = lists[0] ?? [];
  if (lists.length > 1 || !Array.isArray(list)) {
    throw new UncertainEdit('has a `depends_on` that is no list');
  }
  return { entries: [...others, ['depends_on', [pending, ...list]]] };
}

function write(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(write).join(',')}]`;
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  return `{${json.entries.map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join(',')}}`;
}
