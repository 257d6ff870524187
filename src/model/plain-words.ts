/** Words of the options, commands and links of this program. Made by `npm run docs`. */
const WORDS = `
a about access accessible acme actions admin advisory
affected against agent all allow although an and another
answer answered api app appeared applied apply archive are
as asked at attributes authentication auto aws backing bash
be before blob block both branch bring but by byte cache
can cancel canceled cannot carries certificate chain change
changes check checkout checks choose ci clones cloud code
com combine command commands comment comments commit
compared compatible complete completion completions config
configuration confirmation contained control could counts
credential data days db delete demonstrations destroy
destroys determine did different digest directories
directory discarded dispatch do docs documentation does
download drift empty end engine enterprise errored
evaluated event example except execution failed fails
faults file files find first fish follows footer for fork
forks form found gate gated gates get git github gitlab got
group guard gz has have hcp head header holds host https id
if ignore in include infra infrastructure ingress input
instance integration io is issue it its itself job jobs
json judged judges kept key killed know knowing lacks later
latest leads left like limit links list lists local locking
look looks made main maintain managed mandatory marker
matrix max may md members might missing mocks mode module
more must n names needs network newer no none not nothing
object of older on one only operation options or
organization organizations other out outputs over override
overrides own packed part partial pass path permanently
plan plangate planned platform plugin policies policy pool
publishing pull push quality queue rate rc reach reached
read recreate refresh refused replacements report reported
reports repositories repository request requested requests
require resource restore result role run runs sarif save
say says scripts sealed secrets see self service settings
share shows signed single so soft speculative speculatively
start started starts state still strategy submodules
superseded tar team terraform terraformignore tf than that
the their there things this time timeout title tls to token
tokens tracked troubleshooting trust trusted two unable
undecided unknown unreadable unrecognized untracked
untrusted up updated upload uploaded url use used verify
version versions waited was were what when where whether
which while whole whose wiki with without workflow
workflows workspace workspaces writing written yet yml
`;

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
