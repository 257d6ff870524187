import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { CASES } from './cases.ts';
import { startLocalWorld } from './local-world.ts';
import type { Exchange } from './world.ts';
import { expect, test } from '../../support/jest.ts';

/**
 * The service's description as OpenAPI, which is not part of this repository: `spec.json` of
 * hashicorp/go-tfe, or `/api/v2/openapi/stable.json` of a host.
 */
const DESCRIPTION = process.env['PLANGATE_OPENAPI'] ?? '';

/** What differs, and why it stays. */
const KNOWN: readonly [problem: RegExp, why: string][] = [
  [
    /relationships\/ingress-attributes\/data must be object/,
    'JSON:API says with null that a version did not come from version control',
  ],
  [
    /authentication-tokens.* \/data(?:\/#)?\/relationships\/team\/data must be object/,
    'the same: the token of an agent pool is of no team',
  ],
  [
    /^GET \/api\/v2\/configuration-versions\/cv-…\/ingress-attributes 200 {2}must have required/,
    'described without the `data` that every document has',
  ],
];

interface Description {
  paths: Record<string, Record<string, { responses?: Record<string, unknown> } | undefined>>;
}

const name = 'every answer of the contract is as the OpenAPI description says';

if (DESCRIPTION === '') test.skip(`${name} [needs PLANGATE_OPENAPI=FILE]`, () => undefined);
else test(name, validate);

async function validate(): Promise<void> {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as Description;
  const world = await startLocalWorld('self-managed', 'hcp-terraform');
  const exchanges: Exchange[] = [];
  for (const each of CASES) {
    await each.act(world).catch(() => undefined);
    exchanges.push(...world.exchanges.splice(0));
  }
  await world.close();

  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(description, 'spec');
  const seen = { described: 0, undescribed: new Set<string>() };
  const problems = new Set<string>();
  for (const exchange of exchanges) {
    const schema = schemaOf(exchange, description);
    if (!exchange.body.startsWith('{')) continue;
    if (schema === undefined) {
      seen.undescribed.add(`${exchange.method} ${shape(exchange.pathname)} ${exchange.status}`);
      continue;
    }
    seen.described++;
    const isAsDescribed = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
    if (isAsDescribed(JSON.parse(exchange.body))) continue;
    for (const error of isAsDescribed.errors ?? []) problems.add(told(exchange, error));
  }
  console.log(`${seen.described} answers held against the description; it does not describe:`, [
    ...seen.undescribed,
  ]);
  expect(seen.described).toBeGreaterThan(100);
  const known = (problem: string) => KNOWN.some(([each]) => each.test(problem));
  expect([...problems].filter((problem) => !known(problem))).toEqual([]);
}

/** The place of what an answer of this kind looks like. */
function schemaOf(
  { method, pathname, status }: Exchange,
  { paths }: Description,
): string | undefined {
  const words = pathname.replace('/api/v2', '').split('/');
  const path = Object.keys(paths).find((each) => {
    const parts = each.split('/');
    return (
      parts.length === words.length &&
      parts.every((part, index) => part === words[index] || part.startsWith('{'))
    );
  });
  const operation = path === undefined ? undefined : paths[path]?.[method.toLowerCase()];
  const answer = operation?.responses?.[status] as { content?: object; $ref?: string } | undefined;
  const type = Object.keys(answer?.content ?? {})[0];
  if (path === undefined || type === undefined) return undefined;
  const place = ['paths', path, method.toLowerCase(), 'responses', `${status}`, 'content', type];
  return `spec#/${[...place, 'schema'].map(escaped).join('/')}`;
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Ids are told by what stands before them. */
const shape = (path: string): string =>
  path.replaceAll(/\/(at|cv|plangate|polchk|run|tws|ws|apool)-[^/]+/g, '/$1-…');

function told({ method, pathname, status }: Exchange, error: ErrorObject): string {
  const at = error.instancePath.replaceAll(/\/\d+/g, '/#');
  return `${method} ${shape(pathname)} ${status} ${at} ${error.message ?? ''} ${JSON.stringify(error.params)}`;
}
