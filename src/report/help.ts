/**
 * Finds the heading of docs/troubleshooting.md that explains a message: the headings repeat the
 * log's words.
 */
import { joined } from './text.ts';

const PAGE = 'https://github.com/plangate/plangate/blob/main/docs/troubleshooting.md';

/**
 * The headings. Text between backticks is searched for, with `…` for any text; the first match
 * counts.
 */
export const HEADINGS = [
  '`cannot start`',
  '`token is empty`, or `get no secrets`',
  '`is not an input`',
  '`names the host`',
  '`organization is missing`, although the `cloud` block names it',
  '`does not have this operation`',
  '`by a later look`, or `this service may not start runs by itself`',
  "`whose code the checkout`, or `is of a fork's pull request`, or `about the change of a fork`",
  '`holds no configuration: not a single .tf file`, or `There is no Terraform configuration for workspace`',
  '`is in local execution mode`',
  '`but the token may not queue runs in it`',
  '`cannot be gated`, or `but the repository is`, or `leads out of what is uploaded`',
  '`can still be applied although the gate did not pass`',
  '`could not be discarded if the gate failed`',
  '`was asked for, and the service answered with`',
  '`which was not requested`, or `was asked for`, or `does not only save its plan`, or `might be one that is applied`, or `although it was asked not to`, or `was not waited for`',
  '`left no report`, or `which one is its own`, or `The report of group`, or `the matrix does not have`, or `started no run for it`, or `is not one that group`, or `is not over: `, or `is no matrix`, or `lacks a group`',
  '`is not sealed`, or `is not one of this key`, or `is sealed for another group`, or `was made with other settings`, or `is no key as`',
  '`planned only a part`',
  '`not compared`, or `is not over, so nothing`, or `planned other files than`, or `is of the commit`, or `was the latest when`, or `does not say which`, or `has no run yet`',
  '`starts no runs for this pull request`, or `no pull request starts a run`, or `judges the run of a pull request`',
  '`started no speculative run`, or `while it was judged`, or `both plan this commit`',
  '`is for the event push`, or `is a run of one workspace`, or `of another workspace or version`, or `was not updated with the result of the apply`',
  '`says two different things of`, or `counts … but lists …`',
  '`The guard cannot determine what this plan destroys`',
  '`the list of changes may not be whole`',
  '`Module not found` or `Unreadable module directory` in the plan',
  '`looks like a credential and is not tracked by git`',
  '`and git cannot say whether it is tracked`, or `git could not list the tracked files`',
  '`but the policies do not get to see that`',
  '`follows it to other directories`, or `does not say that it clones submodules`',
  '`files that are judged must not choose what is packed`, or `links bring in more than`',
  '`no workspace is affected by this change`',
  '`The timeout of`, or `none appeared in time`',
  '`was over before`',
  '`There are more comments than could be read`, or `could not be read to their end`, or `than can be read`',
  '`was not answered before the time for publishing was over`',
  '`is not the head of`, or `has a newer commit`',
  "`carries this gate's marker`, or `A later run has reported`, or `Other jobs kept writing`",
  '`Resource not accessible by integration`, or `the token needs`, or `there is no token for`',
  '`self-signed certificate in certificate chain` or `unable to verify the first certificate`',
  '`answered 401`, or `does not know the token`',
  '`answered 403`, or `The token may not do this`',
  '`answered 404`, or `was not found in organization`',
  '`answered 429`, or `rate limit is used up`',
  '`answered 5`, or `got no complete answer`, or `got no answer`',
  '`could not reach`, or `could not be reached`, or `was refused by TLS`',
  '`says that the API is at`, or `find out where the service has its API`',
  '`The plan failed, so no policy could be evaluated`',
  '`ignore the file`, or `or ignore it`, or `nothing is packed without knowing`',
  '`The service could not use the upload`',
  '`answered in an unrecognized form`, or `that is not JSON`, or `GitHub shows no pull request`',
  '`holds no JSON object`, or `which GITHUB_EVENT_PATH names, cannot be read`',
  '`Not all reports were written`, or `could not be written`',
  '`The check was canceled`, or `The job was killed`',
  '`Plangate could not verify this plan, so the gate fails`',
] as const;

/** The URL of the explanation of a message, if there is one. */
export function helpFor(message: string): string | undefined {
  const heading = HEADINGS.find((each) => phrasesOf(each).some((one) => holds(message, one)));
  return heading && `${PAGE}#${anchorOf(heading)}`;
}

/** The URLs of all explanations. */
export function helpPages(): string[] {
  return HEADINGS.map((heading) => `${PAGE}#${anchorOf(heading)}`);
}

/** The same as a sentence for the end of the message. */
export function withHelp(message: string): string {
  return joined(' See ', message, helpFor(message));
}

function phrasesOf(heading: string): string[] {
  return Array.from(heading.matchAll(/`([^`]+)`/g), ([, phrase = '']) => phrase).filter(
    (phrase) => phrase !== 'cloud',
  );
}

function holds(message: string, phrase: string): boolean {
  let at = 0;
  return phrase.split('…').every((part) => {
    const index = message.indexOf(part, at);
    at = index + part.length;
    return index >= 0;
  });
}

/** The anchor that GitHub makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
