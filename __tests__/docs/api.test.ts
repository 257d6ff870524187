/** The commands that docs/api.md names. Its operations, their calls and their routes are in contract/. */
import { plangate } from '../../src/cli/commands.ts';
import { documentedOperations } from '../support/api-page.ts';
import { expect, test } from '../support/jest.ts';

const COMMANDS = documentedOperations().map(({ command }) => command);

test('each is named once', () => {
  expect(new Set(COMMANDS).size).toBe(COMMANDS.length);
});

test('each operation says which permission it needs', () => {
  expect(documentedOperations().filter(({ permission }) => permission === '')).toEqual([]);
});

test.each(COMMANDS)('there is the command %s', (command) => {
  const [group = '', name = '', option] = command.split(' ');
  const found = plangate.commands
    ?.find((each) => each.name === group)
    ?.commands?.find((each) => each.name === name);
  expect(found).toBeDefined();
  if (option !== undefined) {
    expect(found?.options?.map((each) => `--${each.name}`)).toContain(option);
  }
});
