import { expect, test } from '@jest/globals';
import type { CommandSpec } from '../../src/cli/command.ts';
import { plangate } from '../../src/cli/commands.ts';
import { documentedOperations } from '../support/api-page.ts';
import { CASES } from './cases.ts';
import { OPERATIONS } from './operations.ts';

const documented = documentedOperations();

test('docs/api.md has the operations of the specification, under the same calls', () => {
  expect(documented.map(({ call, route }) => `${call}: ${route}`)).toEqual(
    OPERATIONS.map(
      ({ name, method, path }) => `${name}: ${method} ${path === '' ? '<upload URL>' : path}`,
    ),
  );
});

test('each has a case in the contract, which the local service must answer', () => {
  const cases = new Set(CASES.map(({ operation }) => operation));
  expect(documented.filter(({ call }) => !cases.has(call))).toEqual([]);
});

test('each is named by its route in the help of its command', () => {
  const help = descriptionsOf(plangate).join('\n');
  const unsaid = documented.filter(({ route }) => {
    const said = route.replace('<upload URL>', '<upload_url>').split(':id');
    return !occurs(said, help);
  });
  expect(unsaid.map(({ route }) => route)).toEqual([]);
});

/** Whether the parts of a route stand in the text with `<some_id>` between each two. */
function occurs([first = '', ...rest]: readonly string[], text: string): boolean {
  return text
    .split(first)
    .slice(1)
    .some((after) =>
      rest.every((part) => {
        const id = /^<[a-z_]+>/.exec(after)?.[0] ?? '';
        const fits = id !== '' && after.startsWith(id + part);
        after = after.slice(id.length + part.length);
        return fits;
      }),
    );
}

function descriptionsOf({ description = '', commands = [] }: CommandSpec): string[] {
  return [description, ...commands.flatMap(descriptionsOf)];
}
