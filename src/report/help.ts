/** Finds the code under which one of the two pages of troubleshooting explains a message. */
import { ownPage } from '../model/own-pages.ts';
import { joined } from './text.ts';

const PAGES = ownPage('docs');
/** The first code of the second page. */
const SECOND_PAGE = 'PG-133';

/**
 * Code → the words of the messages that it explains. Text between backticks is searched for, with `…` for any
 * text; the first match counts. From the first release on a code is never given to anything else.
 */
export const EXPLAINED = {
  'PG-101': '`cannot start`',
  'PG-102': '`token is empty`, or `get no secrets`',
  'PG-103': '`is not an input`',
  'PG-104': '`names the host`',
  'PG-105': '`organization is missing`, although the `cloud` block names it',
  'PG-110': '`does not have this operation`',
  'PG-112': '`by a later look`, or `this service may not start runs by itself`',
  'PG-106':
    "`whose code the checkout`, or `is of a fork's pull request`, or `about the change of a fork`",
  'PG-114': '`holds Terraform policies`',
  'PG-115':
    '`holds no configuration: not a single .tf file`, or `There is no Terraform configuration for workspace`',
  'PG-116': '`is in local execution mode`',
  'PG-117': '`but the token may not queue runs in it`',
  'PG-118': '`cannot be gated`, or `but the repository is`, or `leads out of what is uploaded`',
  'PG-136': '`can still be applied although the gate did not pass`',
  'PG-137': '`could not be discarded if the gate failed`',
  'PG-154': '`was asked for, and the service answered with`',
  'PG-138':
    '`which was not requested`, or `was asked for`, or `does not only save its plan`, or `might be one that is applied`, or `although it was asked not to`, or `was not waited for`',
  'PG-139':
    '`left no report`, or `which one is its own`, or `The report of group`, or `the matrix does not have`, or `started no run for it`, or `is not one that group`, or `is not over: `, or `is no matrix`, or `lacks a group`',
  'PG-141': '`planned only a part`',
  'PG-142':
    '`not compared`, or `is not over, so nothing`, or `planned other files than`, or `does not say which`',
  'PG-143':
    '`starts no runs for this pull request`, or `no pull request starts a run`, or `judges the run of a pull request`',
  'PG-144': '`started no speculative run`, or `while it was judged`, or `both plan this commit`',
  'PG-145':
    '`is for the event push`, or `is a run of one workspace`, or `of another workspace or version`, or `was not updated with the result of the apply`',
  'PG-146': '`says two different things of`, or `counts … but lists …`',
  'PG-134': '`The guard cannot determine what this plan destroys`',
  'PG-135': '`the list of changes may not be whole`',
  'PG-147': '`Module not found` or `Unreadable module directory` in the plan',
  'PG-148': '`looks like a credential and is not tracked by git`',
  'PG-149': '`and git cannot say whether it is tracked`, or `git could not list the tracked files`',
  'PG-150': '`but the policies do not get to see that`',
  'PG-151': '`follows it to other directories`, or `does not say that it clones submodules`',
  'PG-152': '`files that are judged must not choose what is packed`, or `links bring in more than`',
  'PG-153': '`no workspace is affected by this change`',
  'PG-120': '`The timeout of`, or `none appeared in time`',
  'PG-121': '`was over before`',
  'PG-156':
    '`There are more comments than could be read`, or `could not be read to their end`, or `than can be read`',
  'PG-157': '`was not answered before the time for publishing was over`',
  'PG-125': '`is not the head of`, or `has a newer commit`',
  'PG-126':
    "`carries this gate's marker`, or `A later run has reported`, or `Other jobs kept writing`",
  'PG-113':
    '`Resource not accessible by integration`, or `The token needs`, or `there is no token for`',
  'PG-155':
    '`self-signed certificate in certificate chain` or `unable to verify the first certificate`',
  'PG-107': '`answered 401`, or `does not know the token`',
  'PG-108': '`answered 403`, or `The token may not do this`',
  'PG-109': '`answered 404`, or `was not found in organization`',
  'PG-122': '`answered 429`, or `Run the job again`',
  'PG-123': '`answered 5`, or `got no complete answer`, or `got no answer`',
  'PG-124': '`could not reach`, or `could not be reached`, or `was refused by TLS`',
  'PG-111': '`says that the API is at`, or `find out where the service has its API`',
  'PG-119': '`The plan failed, so no policy could be evaluated`',
  'PG-127': '`ignore the file`, or `or ignore it`, or `nothing is packed without knowing`',
  'PG-128': '`The service could not use the upload`',
  'PG-129':
    '`answered in an unrecognized form`, or `that is not JSON`, or `GitHub shows no pull request`',
  'PG-130': '`holds no JSON object`, or `which GITHUB_EVENT_PATH names, cannot be read`',
  'PG-131': '`Not all reports were written`, or `could not be written`',
  'PG-132': '`The check was canceled`, or `The job was killed`',
  'PG-133': '`Plangate could not verify this plan, so the gate fails`',
} as const;

export function helpFor(message: string): string | undefined {
  const [code] =
    Object.entries(EXPLAINED).find(([, words]) =>
      Array.from(words.matchAll(/`([^`]+)`/g)).some(
        ([, phrase = '']) => phrase !== 'cloud' && holds(message, phrase),
      ),
    ) ?? [];
  if (code === undefined) return undefined;
  const page = code < SECOND_PAGE ? 'troubleshooting' : 'troubleshooting-runs';
  return `${PAGES}/${page}.md#${code.toLowerCase()}`;
}

export function withHelp(message: string): string {
  return joined(' See ', message, helpFor(message));
}

function holds(message: string, phrase: string): boolean {
  let at = 0;
  return phrase.split('…').every((part) => {
    const index = message.indexOf(part, at);
    at = index + part.length;
    return index >= 0;
  });
}
