/** Words of the options, commands and links of this program. Made by `npm run docs`. */
const WORDS = `
access acme actions admin advisory affected against agent
allow app apply archive attributes authentication auto aws
backing blob blocking branch byte cancel check checkout
checks ci code com combine command commands comment
compatible config configuration confirmation contained
control data days db delete demonstrations destroy destroys
digest dispatch docs documentation download empty engine
example exceptions failed faults file github gitlab group
gz head https id include infra infrastructure ingress
inputs instance io issue json locking maintain managed
mandatory matrix max md members missing mocks module n
needs network newly no older on only options organization
organizations outputs override overrides partial
permanently pg plan plangate platform policies policy pool
pull quality queue rc read refresh replacements report
reports repositories requests require restore role run runs
same sarif scripts secrets security self service soft state
strategy superseded tar team terraform terraformignore than
timeout token tokens troubleshooting trust trusted unknown
unrecognized untracked untrusted upload url version
versions wiki workflow workflows workspace workspaces yml
`;

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
