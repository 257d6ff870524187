/** Why a policy has no result, as a sentence for its author. */
import { quote } from '../model/quote.ts';
import type { JudgedPolicy } from './judge.ts';
import type { Failure } from './judge-by-opa.ts';
import { errorsIn, placeOf, type OpaError } from './opa-errors.ts';

/** @param ruleStart where the rule of the policy begins, as in `policies/tags.rego:3` */
export function explainOutcome(
  { failed: answer, limitMs, isOfCheck }: Failure,
  { name, shownAs, ruleStart }: { name: string; shownAs: string; ruleStart: string },
): Pick<JudgedPolicy, 'status' | 'output'> {
  const where = `${ruleStart}: policy ${quote(name)}`;
  const notEvaluated = (why: string) => ({
    status: 'not_evaluated' as const,
    output: [`${where} ${why}`],
  });
  const errors = errorsIn(answer);
  // A built-in function can ask for more memory than any machine has.
  const isTooMuch = /^(?:runtime|fatal error): .*out of memory|cannot allocate/m.test(
    answer.stderr,
  );
  const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
  const ended = isTooMuch ? 'memory' : answer.ended;
  switch (isLate ? 'timeout' : ended) {
    case 'timeout':
      return notEvaluated(
        `took longer than ${Math.max(0.1, Math.round(limitMs / 100) / 10)} s and was ended. Look for a rule that multiplies, such as several \`some\` over long lists${isOfCheck ? ', or set a longer `timeout`' : ''}.`,
      );
    case 'memory':
      return notEvaluated(
        'took too much memory and was ended. Look for a rule that builds a long list or text.',
      );
    case 'flood':
      return notEvaluated(
        'returned or printed more than 32 MB and was ended. Return one message each.',
      );
    case 'aborted':
      return notEvaluated('was not judged, because the check was canceled.');
    case undefined:
      break;
  }
  const [first] = errors;
  // An error in the question to `opa` has no place in the policies.
  const isPlaced = first?.file?.includes('/asked-') === false;
  const sentence =
    first === undefined
      ? `${where} has no result that can be read.`
      : `${isPlaced ? placeOf(shownAs, first) : ruleStart}: policy ${quote(name)} broke: ${sentenceOf(first)}`;
  return { status: 'errored', output: [sentence] };
}

function sentenceOf({ message, code }: OpaError): string {
  const [first = '', ...others] = message.trim().split(/\s*\n\s*/);
  const sentence = [first, others.join(', ')].filter((part) => part !== '').join(' ');
  const remedy =
    code === 'eval_conflict_error'
      ? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
      : '';
  return `${sentence}.${remedy}`;
}
