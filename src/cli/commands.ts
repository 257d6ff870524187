/** Every command, in the order in which a newcomer meets them. */
import type { CommandSpec } from './command.ts';

export const plangate: CommandSpec = {
  name: 'plangate',
  summary: 'Gate infrastructure changes on policy, before anything is applied.',
  commands: [],
};
