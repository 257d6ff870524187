/**
 * The errors that there are, by name. The pages have their index and their headings from here (`npm run docs`). From the
 * first release on a code is never given to anything else.
 */
export declare const ERRORS: {
    readonly wrongInput: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Start, token, origin';
        readonly code: 'PG-101';
        readonly title: 'wrong inputs';
    };
    readonly noToken: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Start, token, origin';
        readonly code: 'PG-102';
        readonly title: 'no token';
    };
    readonly unknownInput: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Start, token, origin';
        readonly code: 'PG-103';
        readonly title: 'a misspelt input';
    };
    readonly unnamedHost: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Start, token, origin';
        readonly code: 'PG-104';
        readonly title: 'the host is not named';
    };
    readonly noOrganization: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Start, token, origin';
        readonly code: 'PG-105';
        readonly title: 'no organization';
    };
    readonly foreignCode: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Start, token, origin';
        readonly code: 'PG-106';
        readonly title: "a fork's code";
    };
    readonly tokenRefused: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Answers of the service';
        readonly code: 'PG-107';
        readonly title: 'token refused';
    };
    readonly lacksRight: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Answers of the service';
        readonly code: 'PG-108';
        readonly title: 'a right is missing';
    };
    readonly notFound: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Answers of the service';
        readonly code: 'PG-109';
        readonly title: 'not found';
    };
    readonly noSuchOperation: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Answers of the service';
        readonly code: 'PG-110';
        readonly title: 'no such operation';
    };
    readonly apiNotFound: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Answers of the service';
        readonly code: 'PG-111';
        readonly title: 'where the API is';
    };
    readonly startedNoRun: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Answers of the service';
        readonly code: 'PG-112';
        readonly title: 'the upload started no run';
    };
    readonly lacksHostRight: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Permissions and workspace';
        readonly code: 'PG-113';
        readonly title: 'rights on the code host';
    };
    readonly policiesInHcl: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Permissions and workspace';
        readonly code: 'PG-114';
        readonly title: 'policies in HCL';
    };
    readonly noConfiguration: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Permissions and workspace';
        readonly code: 'PG-115';
        readonly title: 'no configuration';
    };
    readonly localExecution: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Permissions and workspace';
        readonly code: 'PG-116';
        readonly title: 'local execution mode';
    };
    readonly mayNotQueue: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Permissions and workspace';
        readonly code: 'PG-117';
        readonly title: 'may not queue runs';
    };
    readonly wrongWorkingDirectory: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'Permissions and workspace';
        readonly code: 'PG-118';
        readonly title: 'working directory';
    };
    readonly planFailed: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The run';
        readonly code: 'PG-119';
        readonly title: 'the plan failed';
    };
    readonly runTooSlow: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The run';
        readonly code: 'PG-120';
        readonly title: 'the run took too long';
    };
    readonly outOfTime: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The run';
        readonly code: 'PG-121';
        readonly title: 'time was over before the plan';
    };
    readonly tooManyRequests: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The run';
        readonly code: 'PG-122';
        readonly title: 'too many requests';
    };
    readonly serviceFailed: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The run';
        readonly code: 'PG-123';
        readonly title: 'the service failed';
    };
    readonly unreachable: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The run';
        readonly code: 'PG-124';
        readonly title: 'nothing answers';
    };
    readonly otherCommit: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-125';
        readonly title: 'another commit is checked out';
    };
    readonly commentOfAnotherJob: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-126';
        readonly title: 'another job writes the comment';
    };
    readonly cannotBeSent: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-127';
        readonly title: 'a file cannot be sent';
    };
    readonly uploadRefused: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-128';
        readonly title: 'the upload is refused';
    };
    readonly unreadableAnswer: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-129';
        readonly title: 'an unreadable answer';
    };
    readonly noEvent: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-130';
        readonly title: 'no event';
    };
    readonly reportsNotWritten: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-131';
        readonly title: 'reports not written';
    };
    readonly canceled: {
        readonly page: 'docs/troubleshooting.md';
        readonly area: 'The report and the files';
        readonly code: 'PG-132';
        readonly title: 'canceled';
    };
    readonly noResult: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Verdicts and provisional runs';
        readonly code: 'PG-133';
        readonly title: 'a result never came';
    };
    readonly unknownDestroys: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Verdicts and provisional runs';
        readonly code: 'PG-134';
        readonly title: 'what is destroyed is unknown';
    };
    readonly changesNotWhole: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Verdicts and provisional runs';
        readonly code: 'PG-135';
        readonly title: 'the list of changes is not whole';
    };
    readonly stillAppliable: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Verdicts and provisional runs';
        readonly code: 'PG-136';
        readonly title: 'a plan that can still be applied';
    };
    readonly cannotDiscard: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Verdicts and provisional runs';
        readonly code: 'PG-137';
        readonly title: 'it could not be discarded';
    };
    readonly notAsRequested: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Verdicts and provisional runs';
        readonly code: 'PG-138';
        readonly title: 'not the run that was requested';
    };
    readonly wrongGroup: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Verdicts and provisional runs';
        readonly code: 'PG-139';
        readonly title: 'groups of a matrix';
    };
    readonly onlyAPart: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-141';
        readonly title: 'only a part was planned';
    };
    readonly notCompared: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-142';
        readonly title: 'an existing run is not compared';
    };
    readonly noRunsOfVersionControl: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-143';
        readonly title: 'no runs of version control';
    };
    readonly noRunOfCommit: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-144';
        readonly title: 'none of this commit';
    };
    readonly notApplied: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-145';
        readonly title: 'nothing is applied';
    };
    readonly contradiction: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-146';
        readonly title: 'the service contradicts itself';
    };
    readonly moduleMissing: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-147';
        readonly title: 'a module is missing';
    };
    readonly untrackedSecret: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-148';
        readonly title: 'untracked credentials';
    };
    readonly gitSilent: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Matrix, existing runs, version control';
        readonly code: 'PG-149';
        readonly title: 'git does not answer';
    };
    readonly hiddenFromPolicies: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-150';
        readonly title: 'hidden from the policies';
    };
    readonly cannotBeCloned: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-151';
        readonly title: 'what version control clones';
    };
    readonly linkedDirectory: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-152';
        readonly title: 'links to directories';
    };
    readonly noneAffected: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-153';
        readonly title: 'no workspace is affected';
    };
    readonly otherWorkspace: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-154';
        readonly title: 'another workspace answered';
    };
    readonly privateCertificate: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-155';
        readonly title: 'private certificates';
    };
    readonly tooManyComments: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-156';
        readonly title: 'too many comments';
    };
    readonly publishingTooSlow: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-157';
        readonly title: 'publishing took too long';
    };
    readonly otherBase: {
        readonly page: 'docs/troubleshooting-runs.md';
        readonly area: 'Archive and changes';
        readonly code: 'PG-158';
        readonly title: 'for another base';
    };
};
type ErrorName = keyof typeof ERRORS;
/** As in `PG-141`. */
export type Code = (typeof ERRORS)[ErrorName]['code'];
/** The code of each name, as a message carries it. */
export declare const CODES: { readonly [Name in ErrorName]: (typeof ERRORS)[Name]['code']; };
/** The address of the section that says what to do about an error. */
export declare function pageOfError(code: Code): string;
export {};
