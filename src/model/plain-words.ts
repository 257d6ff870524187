/** Words of the options, commands and links of this program. Made by `npm run docs`. */
const WORDS = `
access acme actions admin advisory affected against agent
allow app apply archive attributes authentication authors
auto aws backing bash blob blocking branch byte cancel
change check checkout checks ci code com combine command
commands comment compatible completion completions config
configuration confirmation contained control data days db
delete demonstrations destroy destroys digest dispatch docs
documentation download drift empty engine enterprise
errored example except exceptions failed faults file fish
footer github gitlab group guard gz hcp head header https
id include infra infrastructure ingress instance io issue
json local locking main maintain managed mandatory matrix
max md members missing mocks mode module n needs network
newly no older on only options organization organizations
outputs override overrides partial permanently pg plan
plangate platform policies policy pool pull quality queue
rc read recreate refresh replacements report reports
repositories requests require resource restore role run
runs sarif scripts secrets security self service share soft
state strategy superseded tar team terraform
terraformignore than timeout title token tokens
troubleshooting trust trusted undecided unknown
unrecognized untracked untrusted upload url version
versions wiki workflow workflows workspace workspaces yml
`;

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
