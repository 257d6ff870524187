/** Every error that has a section of its own in the pages: its name here, its code, its title, and where it is explained. */
import { ownPage } from './own-pages.ts';

/** The areas of the two pages, in their order. */
const START = { page: 'docs/troubleshooting.md', area: 'Start, token, origin' } as const;
const ANSWERS = { page: 'docs/troubleshooting.md', area: 'Answers of the service' } as const;
const PERMISSIONS = { page: 'docs/troubleshooting.md', area: 'Permissions and workspace' } as const;
const RUN = { page: 'docs/troubleshooting.md', area: 'The run' } as const;
const REPORT = { page: 'docs/troubleshooting.md', area: 'The report and the files' } as const;
const VERDICTS = {
  page: 'docs/troubleshooting-runs.md',
  area: 'Verdicts and provisional runs',
} as const;
const EXISTING = {
  page: 'docs/troubleshooting-runs.md',
  area: 'Matrix, existing runs, version control',
} as const;
const ARCHIVE = { page: 'docs/troubleshooting-runs.md', area: 'Archive and changes' } as const;

/**
 * The errors that there are, by name. The pages have their index and their headings from here (`npm run docs`). From the
 * first release on a code is never given to anything else.
 */
export const ERRORS = {
  wrongInput: { code: 'PG-101', title: 'wrong inputs', ...START },
  noToken: { code: 'PG-102', title: 'no token', ...START },
  unknownInput: { code: 'PG-103', title: 'a misspelt input', ...START },
  unnamedHost: { code: 'PG-104', title: 'the host is not named', ...START },
  noOrganization: { code: 'PG-105', title: 'no organization', ...START },
  foreignCode: { code: 'PG-106', title: "a fork's code", ...START },
  tokenRefused: { code: 'PG-107', title: 'token refused', ...ANSWERS },
  lacksRight: { code: 'PG-108', title: 'a right is missing', ...ANSWERS },
  notFound: { code: 'PG-109', title: 'not found', ...ANSWERS },
  noSuchOperation: { code: 'PG-110', title: 'no such operation', ...ANSWERS },
  apiNotFound: { code: 'PG-111', title: 'where the API is', ...ANSWERS },
  startedNoRun: { code: 'PG-112', title: 'the upload started no run', ...ANSWERS },
  lacksHostRight: { code: 'PG-113', title: 'rights on the code host', ...PERMISSIONS },
  policiesInHcl: { code: 'PG-114', title: 'policies in HCL', ...PERMISSIONS },
  noConfiguration: { code: 'PG-115', title: 'no configuration', ...PERMISSIONS },
  localExecution: { code: 'PG-116', title: 'local execution mode', ...PERMISSIONS },
  mayNotQueue: { code: 'PG-117', title: 'may not queue runs', ...PERMISSIONS },
  wrongWorkingDirectory: { code: 'PG-118', title: 'working directory', ...PERMISSIONS },
  planFailed: { code: 'PG-119', title: 'the plan failed', ...RUN },
  runTooSlow: { code: 'PG-120', title: 'the run took too long', ...RUN },
  outOfTime: { code: 'PG-121', title: 'time was over before the plan', ...RUN },
  tooManyRequests: { code: 'PG-122', title: 'too many requests', ...RUN },
  serviceFailed: { code: 'PG-123', title: 'the service failed', ...RUN },
  unreachable: { code: 'PG-124', title: 'nothing answers', ...RUN },
  otherCommit: { code: 'PG-125', title: 'another commit is checked out', ...REPORT },
  commentOfAnotherJob: { code: 'PG-126', title: 'another job writes the comment', ...REPORT },
  cannotBeSent: { code: 'PG-127', title: 'a file cannot be sent', ...REPORT },
  uploadRefused: { code: 'PG-128', title: 'the upload is refused', ...REPORT },
  unreadableAnswer: { code: 'PG-129', title: 'an unreadable answer', ...REPORT },
  noEvent: { code: 'PG-130', title: 'no event', ...REPORT },
  reportsNotWritten: { code: 'PG-131', title: 'reports not written', ...REPORT },
  canceled: { code: 'PG-132', title: 'canceled', ...REPORT },
  noResult: { code: 'PG-133', title: 'a result never came', ...VERDICTS },
  unknownDestroys: { code: 'PG-134', title: 'what is destroyed is unknown', ...VERDICTS },
  changesNotWhole: { code: 'PG-135', title: 'the list of changes is not whole', ...VERDICTS },
  stillAppliable: { code: 'PG-136', title: 'a plan that can still be applied', ...VERDICTS },
  cannotDiscard: { code: 'PG-137', title: 'it could not be discarded', ...VERDICTS },
  notAsRequested: { code: 'PG-138', title: 'not the run that was requested', ...VERDICTS },
  wrongGroup: { code: 'PG-139', title: 'groups of a matrix', ...VERDICTS },
  onlyAPart: { code: 'PG-141', title: 'only a part was planned', ...EXISTING },
  notCompared: { code: 'PG-142', title: 'an existing run is not compared', ...EXISTING },
  noRunsOfVersionControl: { code: 'PG-143', title: 'no runs of version control', ...EXISTING },
  noRunOfCommit: { code: 'PG-144', title: 'none of this commit', ...EXISTING },
  notApplied: { code: 'PG-145', title: 'nothing is applied', ...EXISTING },
  contradiction: { code: 'PG-146', title: 'the service contradicts itself', ...EXISTING },
  moduleMissing: { code: 'PG-147', title: 'a module is missing', ...EXISTING },
  untrackedSecret: { code: 'PG-148', title: 'untracked credentials', ...EXISTING },
  gitSilent: { code: 'PG-149', title: 'git does not answer', ...EXISTING },
  hiddenFromPolicies: { code: 'PG-150', title: 'hidden from the policies', ...ARCHIVE },
  cannotBeCloned: { code: 'PG-151', title: 'what version control clones', ...ARCHIVE },
  linkedDirectory: { code: 'PG-152', title: 'links to directories', ...ARCHIVE },
  noneAffected: { code: 'PG-153', title: 'no workspace is affected', ...ARCHIVE },
  otherWorkspace: { code: 'PG-154', title: 'another workspace answered', ...ARCHIVE },
  privateCertificate: { code: 'PG-155', title: 'private certificates', ...ARCHIVE },
  tooManyComments: { code: 'PG-156', title: 'too many comments', ...ARCHIVE },
  publishingTooSlow: { code: 'PG-157', title: 'publishing took too long', ...ARCHIVE },
  otherBase: { code: 'PG-158', title: 'for another base', ...ARCHIVE },
} as const;

type ErrorName = keyof typeof ERRORS;
/** As in `PG-141`. */
export type Code = (typeof ERRORS)[ErrorName]['code'];

/** The code of each name, as a message carries it. */
export const CODES = Object.fromEntries(
  Object.entries(ERRORS).map(([name, { code }]) => [name, code]),
) as { readonly [Name in ErrorName]: (typeof ERRORS)[Name]['code'] };

/** The address of the section that says what to do about an error. */
export function pageOfError(code: Code): string {
  const page = Object.values(ERRORS).find((error) => error.code === code)?.page ?? '';
  return `${ownPage(page)}#${code.toLowerCase()}`;
}
