/**
 * What a CI host says about a request that it refused. The host's sentence comes before ours. Our sentence about
 * permissions is added only if the host speaks of permissions, because a locked conversation needs another remedy.
 */
import type { HttpResponse } from '../model/ports.ts';
import { parseJson, fieldsOf, listOf } from '../model/parse.ts';
import { cleanLine } from '../report/markdown.ts';
import { valueAt, readNonEmptyText } from './shapes.ts';

/** Longer than any sentence that hosts are known to answer with. */
const LONGEST = 300;
const LONGEST_TEXT = 2_000;

/** @returns one line for people, without control characters; empty if the host gives no reason */
export function refusalSentence({ headers, body }: HttpResponse): string {
  const json = parseJson(new TextDecoder().decode(body));
  if (json !== undefined) return cleanLine([...new Set(sentencesOf(json))].join(': '), LONGEST);
  const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
  const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
  return cleanLine(firstLine(text), LONGEST);
}

/**
 * GitHub, Gitea and Azure: `message`, and `errors` about single fields; GraphQL: `errors`. GitLab: `message`
 * as a text or with a list for each field, or `error` with `error_description`. Bitbucket: `error.message`.
 */
function sentencesOf(json: unknown): string[] {
  const error = valueAt(json, 'error');
  const message = valueAt(json, 'message');
  const aboutFields = Object.entries(fieldsOf(message)).map(([field, why]) => {
    const reasons = listOf(why).filter((reason) => readNonEmptyText(reason) !== undefined);
    return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
  });
  const errors = listOf(valueAt(json, 'errors'));
  const ofErrors = errors.flatMap((listed) => [listed, valueAt(listed, 'message')]);
  return [
    message,
    ...aboutFields,
    ...ofErrors,
    error,
    valueAt(json, 'error_description'),
    valueAt(error, 'message'),
    valueAt(error, 'detail'),
  ].flatMap((sentence) => firstLine(readNonEmptyText(sentence) ?? '') || []);
}

function firstLine(text: string): string {
  return (
    text
      .trim()
      .split(/[\r\n]/, 1)[0]
      ?.trimEnd() ?? ''
  );
}

/** Words about the token. */
const ABOUT_PERMISSIONS =
  /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
/** Words about something that no permission changes. */
const ABOUT_STATE =
  /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;

/** Whether the permissions of the token may be the reason: the host says so, or it gives no reason. */
export function isAboutToken(sentence: string): boolean {
  return sentence === '' || (ABOUT_PERMISSIONS.test(sentence) && !ABOUT_STATE.test(sentence));
}
