/** One call of the command line, from its words to its exit code. */
import type { CommandIo, CommandSpec } from './command.ts';
import { EXIT } from './command.ts';
import { explainFailure } from './explain-failure.ts';
import { helpText, parse } from './program.ts';
import { renderProblems } from './problems.ts';

export async function runProgram(
  root: CommandSpec,
  argv: readonly string[],
  io: CommandIo,
): Promise<number> {
  const parsed = parse(root, argv);
  switch (parsed.kind) {
    case 'version':
      await io.out(`${io.version}\n`);
      return EXIT.green;
    case 'help':
      await io.out(parsed.text);
      return EXIT.green;
    case 'problems':
      // Nothing at all to do is a variable that was empty: it must not look like success.
      await io.err(
        argv.length === 0
          ? helpText(root, root.name)
          : renderProblems(parsed.path, parsed.problems),
      );
      return EXIT.badInput;
    case 'run':
      try {
        return await parsed.run(parsed.input, io);
      } catch (error) {
        const { text, exitCode } = explainFailure(error, parsed.path, io.signal);
        await io.err(text);
        return exitCode;
      }
  }
}
