/** Tries what `init` wrote: a check of one root on this machine, as its person would run it. */
import { errorMessage } from '../../model/error-message.ts';
import { isRecord, listOf, parseJson, textIn } from '../../model/parse.ts';
import type { CommandIo } from '../../check/command.ts';

/** How long a plan may take: `init` waits for it. */
const TIME_LIMIT = '5m';

interface TriedRoot {
  name: string;
  directory: string;
  environment?: object | undefined;
}

/** @returns a sentence: what came of it, and the first thing to do */
export async function tryPlan(
  { name, directory, environment }: TriedRoot,
  io: CommandIo,
): Promise<string> {
  const tried = directory === '.' ? 'Tried here' : `Tried on ${directory}`;
  let printed = '';
  const quiet: CommandIo = {
    ...io,
    out: async (text) => void (printed += text),
    err: async () => undefined,
    isPersonThere: true,
    canAnswer: false,
  };
  delete quiet.screen;
  delete quiet.status;
  const options = {
    local: true,
    json: true,
    // The file alone says the files of an environment: then all of the directory are tried.
    ...(environment === undefined ? { workspaces: `${name}=${directory}` } : { directory }),
    timeout: TIME_LIMIT,
  };
  const { checkCommand } = await io.partsForTools();
  try {
    await checkCommand.run?.({ arguments: {}, options }, quiet);
  } catch (error) {
    return `${tried}: ${errorMessage(error).replaceAll(/\s*\n\s*/g, ' ')}`;
  }
  const report = parseJson(printed);
  const headline = isRecord(report) ? (textIn(report['headline']) ?? '') : '';
  const [step] = isRecord(report) ? listOf(report['nextSteps']) : [];
  const doing = textIn(step);
  return `${tried}: ${headline}.${doing === undefined ? '' : ` ${doing}`}`;
}
