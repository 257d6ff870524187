/** Why a policy has no result, as a sentence for its author. */
import type { ProgramAnswer } from '../../machine/ask-program.ts';
import { quote } from '../../model/quote.ts';
import type { JudgedPolicy } from '../../service/judge.ts';
import { errorsIn, placeOf, type OpaError } from './opa-errors.ts';

interface Failed {
  answer: ProgramAnswer;
  /** The time that the policy had. */
  limitMs: number;
}

interface About {
  name: string;
  shownAs: string;
  /** Where its rule begins. */
  file: string | undefined;
  row: number;
}

const ENDLESS =
  'Look for a rule that multiplies, such as several `some` over long lists. The input `policy-timeout` gives each policy more time.';

export function explainOutcome(
  { answer, limitMs }: Failed,
  { name, shownAs, file, row }: About,
): Pick<JudgedPolicy, 'status' | 'output'> {
  const where = `${placeOf(shownAs, { file, row })}: policy ${quote(name)}`;
  const ended = (why: string): Pick<JudgedPolicy, 'status' | 'output'> => ({
    status: 'not_evaluated',
    output: [`${where} ${why}`],
  });
  const errors = errorsIn(answer);
  const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
  switch (isLate ? 'timeout' : answer.ended) {
    case 'timeout':
      return ended(`took longer than ${seconds(limitMs)} and was ended. ${ENDLESS}`);
    case 'memory':
      return ended(
        'took too much memory and was ended. Look for a rule that builds a long list or text.',
      );
    case 'flood':
      return ended('returned or printed more than 32 MB and was ended. Return one message each.');
    case 'aborted':
      return ended('was not judged, because the check was canceled.');
    case undefined:
      break;
  }
  const [first] = errors;
  const sentence =
    first === undefined
      ? `${where} has no result that can be read.`
      : `${where} broke: ${saidOf(first, shownAs)}`;
  return { status: 'errored', output: [sentence] };
}

function saidOf(error: OpaError, shownAs: string): string {
  const message = error.message.replaceAll(/\s*\n\s*/g, '; ').trim();
  const at = error.file === undefined ? '' : ` (${placeOf(shownAs, error)})`;
  const remedy =
    error.code === 'eval_conflict_error'
      ? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
      : '';
  return `${message}${at}.${remedy}`;
}

function seconds(ms: number): string {
  return `${Math.max(0.1, Math.round(ms / 100) / 10)} s`;
}
