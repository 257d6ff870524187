"use strict";
exports.id = 221;
exports.ids = [221];
exports.modules = {

/***/ 60221:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openAllowedSources: function() { return /* binding */ openAllowedSources; },
  readAllowedSources: function() { return /* binding */ readAllowedSources; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/ignore-rules.js + 3 modules
var ignore_rules = __webpack_require__(35940);
// EXTERNAL MODULE: ./build/src/configuration/argument-files.js
var argument_files = __webpack_require__(92603);
// EXTERNAL MODULE: ./build/src/configuration/read-configuration.js
var read_configuration = __webpack_require__(51741);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __webpack_require__(40167);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(71650);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(17953);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __webpack_require__(17866);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/policy/systems/allowed-sources.js
var allowed_sources = __webpack_require__(58262);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/policy/exceptions.js
var exceptions = __webpack_require__(29272);
// EXTERNAL MODULE: ./build/src/allowed-sources/source-address.js
var source_address = __webpack_require__(84029);
// EXTERNAL MODULE: ./build/src/allowed-sources/version-constraint.js
var version_constraint = __webpack_require__(74709);
;// CONCATENATED MODULE: ./build/src/allowed-sources/read-list.js






const LISTS = ['providers', 'modules', 'also'];
const MOST_CHARACTERS = 1_000_000;
const MOST_ENTRIES = 1_000;
const LONGEST_SOURCE = 500;
const LONGEST_REASON = 500;
const FIELDS = {
    providers: ['source', 'version', 'reason', 'until'],
    modules: ['source', 'tags', 'reason', 'until'],
    also: ['source', 'reason', 'until'],
};
/** What `also` can name: a kind, and which of that kind. Of Terragrunt it is the path of a file. */
const KINDS = ['backend', 'state_store', 'terraform_remote_state', 'provisioner'].concat([
    'key_provider',
    'method',
    'terragrunt',
]);
/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"providers": […], "modules": […], "also": […]}`
 * @returns also entries that have ended, so that a report can name them; or every problem
 */
function parseAllowedSources(text) {
    const refused = (message) => ({ problems: [{ where: WHERE, message }] });
    if (text.length > MOST_CHARACTERS)
        return refused(`has more than ${MOST_CHARACTERS} characters.`);
    const file = (0,parse/* parseJson */.qF)(text);
    if (!(0,parse/* isRecord */.u4)(file))
        return refused(`is not a JSON object. ${SHAPE}`);
    const problems = (0,json_text/* repeatedKeys */.fg)(text, WHERE);
    problems.push(...(0,parse/* unknownKeys */.vX)(file, ['$schema', 'enforcement_level', ...LISTS], WHERE, RESTRICTED));
    const level = Object.hasOwn(file, 'enforcement_level') ? file['enforcement_level'] : 'mandatory';
    if (level !== 'mandatory' && level !== 'advisory') {
        const message = 'is neither "mandatory" nor "advisory".';
        problems.push({ where: `${WHERE}.enforcement_level`, message });
    }
    const read = (list) => {
        const entries = Object.hasOwn(file, list) ? file[list] : [];
        if (!Array.isArray(entries)) {
            problems.push({ where: `${WHERE}.${list}`, message: `is not a list. ${SHAPE}` });
            return [];
        }
        if (entries.length > MOST_ENTRIES) {
            const message = `has more than ${MOST_ENTRIES} entries. Use \`*\` for a step of an address.`;
            problems.push({ where: `${WHERE}.${list}`, message });
            return [];
        }
        const values = entries;
        return values.flatMap((value, at) => readEntry(value, list, `${list}[${at}]`, problems));
    };
    const allowed = {
        level: level === 'advisory' ? 'advisory' : 'mandatory',
        providers: read('providers'),
        modules: read('modules'),
        also: read('also'),
    };
    return problems.length > 0 ? { problems } : { allowed };
}
const WHERE = 'allowed-sources';
const RESTRICTED = 'what is allowed';
const SHAPE = 'Write {"providers": ["registry.terraform.io/hashicorp/aws"], "modules": ["github.com/acme/*"], "also": ["provisioner local-exec"]}.';
function readEntry(value, list, where, problems) {
    const record = typeof value === 'string' ? { source: value } : value;
    if (!(0,parse/* isRecord */.u4)(record)) {
        problems.push({ where, message: 'is neither a text nor an object.' });
        return [];
    }
    const found = (0,parse/* unknownKeys */.vX)(record, FIELDS[list], where, RESTRICTED);
    const add = (field, message) => {
        if (message !== undefined)
            found.push({ where: `${where}.${field}`, message });
    };
    const { source, version, tags, reason, until } = record;
    add('source', textProblem(source, LONGEST_SOURCE) ?? PROBLEM_OF_SOURCE[list](String(source)));
    if (version !== undefined && !(typeof version === 'string' && (0,version_constraint/* isConstraint */.WD)(version))) {
        add('version', 'is no constraint, as in `>= 5.0, < 6.0` or `~> 5.1`.');
    }
    if (tags !== undefined && typeof tags !== 'boolean')
        add('tags', 'is neither true nor false.');
    if (reason !== undefined)
        add('reason', textProblem(reason, LONGEST_REASON));
    if (until !== undefined) {
        const isDay = typeof until === 'string' && !Number.isNaN((0,exceptions/* daysLeft */.H)({ until }, until));
        add('until', isDay ? undefined : 'is not a day. Write it as in 2027-01-31.');
    }
    problems.push(...found);
    if (found.length > 0)
        return [];
    return [
        {
            source: String(source),
            version: (0,parse/* textIn */.r7)(version),
            tags: tags === true,
            reason: (0,parse/* textIn */.r7)(reason),
            until: (0,parse/* textIn */.r7)(until),
        },
    ];
}
function textProblem(text, longest) {
    if (text === undefined)
        return 'is missing.';
    if (typeof text !== 'string')
        return 'is not a text.';
    if (text.length > longest)
        return `has more than ${longest} characters.`;
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
        return 'has control or invisible characters in it.';
    if (text !== text.trim() || text === '')
        return 'is empty, or begins or ends with a space.';
    return undefined;
}
const PROBLEM_OF_SOURCE = {
    providers(text) {
        const steps = text.split('/');
        if (steps.length < 2 || steps.length > 3) {
            return `${(0,quote/* quote */.hD)(text)} is no address of a provider. Write \`registry.terraform.io/hashicorp/aws\`.`;
        }
        return stepsProblem(text, steps, /^[a-z0-9_-]+$/);
    },
    modules(text) {
        const steps = text.split('/');
        const [first = ''] = steps;
        if (!/[.:]/.test(first) && steps.length !== 3) {
            return `${(0,quote/* quote */.hD)(text)} has no host. Write \`github.com/acme/vpc.git\`, or a module of a registry: \`acme/vpc/aws\`.`;
        }
        return stepsProblem(text, steps, /^(?:[\w.~+@=,()-]|%20)+$/);
    },
    also(text) {
        const [, kind = '', name = ''] = /^(\S+) (\S.*)$/.exec(text) ?? [];
        if (!KINDS.includes(kind)) {
            return `${(0,quote/* quote */.hD)(text)} names nothing that runs. Write one of ${KINDS.join(', ')}, and which: \`provisioner local-exec\`.`;
        }
        if (kind === 'terragrunt')
            return stepsProblem(text, name.split('/'), /^[^*]+$/, 'path');
        return /^[a-z0-9_-]+$/.test(name) ? undefined : `${(0,quote/* quote */.hD)(name)} is no name of a ${kind}.`;
    },
};
function stepsProblem(text, steps, form, kind = 'address') {
    const wrong = steps.find((step) => step === '' || step === '.' || step === '..');
    if (wrong !== undefined)
        return `${(0,quote/* quote */.hD)(text)} has a step that is empty, \`.\` or \`..\`.`;
    const partial = steps.find((step) => step.includes('*') && step !== '*');
    if (partial !== undefined) {
        return `${(0,quote/* quote */.hD)(text)} has \`*\` in a part of a step. It is one whole step between two slashes.`;
    }
    const [first = ''] = steps;
    const isHost = /[.:]/.test(first);
    if (kind === 'address' && first === '*' && steps.length > 2)
        return `${(0,quote/* quote */.hD)(text)} fits every host. Name one.`;
    if (isHost && kind === 'address' && (0,source_address/* readHost */.rk)(first.replace(/^[\w.-]+@/, '')) === undefined) {
        return `${(0,quote/* quote */.hD)(text)} begins with no host.`;
    }
    const named = isHost && kind === 'address' ? steps.slice(1) : steps;
    const strange = named.find((step) => step !== '*' && !form.test(step));
    return strange === undefined
        ? undefined
        : `${(0,quote/* quote */.hD)(text)} has the step ${(0,quote/* quote */.hD)(strange)}, which no address has.`;
}
/**
 * The entries that fit a name, in the order of the file.
 *
 * @param list of the name
 * @param name as `UsedProvider.address`, `ModulePackage.name` or `UsedThing.name` have it
 */
function entriesFor(allowed, list, name, program) {
    return allowed[list].filter(({ source }) => fits(wholeSource(source, list, program), name));
}
/** The source of an entry with the registry that it means where it names no host. */
function wholeSource(source, list, program) {
    const steps = source.split('/');
    const [first = ''] = steps;
    const count = { providers: 2, modules: 3, also: 0 }[list];
    if (list === 'providers' && steps.length === count) {
        return `${source_address/* DEFAULT_REGISTRY */.sx[program]}/${source}`;
    }
    if (list === 'modules' && steps.length === count && !/[.:]/.test(first)) {
        return `${source_address/* DEFAULT_REGISTRY */.sx[program]}/${source}`;
    }
    if (list === 'also')
        return source;
    // A host is the same in every case, and with the port that its scheme has.
    const [, user = '', host = ''] = /^([\w.-]+@)?(.*)$/.exec(first) ?? [];
    return [`${user}${(0,source_address/* readHost */.rk)(host) ?? host}`, ...steps.slice(1)].join('/');
}
function fits(pattern, name) {
    // In `also`, a blank stands between the kind and the name. A path may have others.
    const [wanted, steps] = [pattern, name].map((text) => text.replace(' ', '/').split('/'));
    if (wanted === undefined || steps === undefined)
        return false;
    return (wanted.length === steps.length &&
        wanted.every((step, at) => step === steps[at] || (step === '*' && steps[at] !== '')));
}
/** Whether an entry counts on a day. @param today the UTC day, as in `2026-11-29` */
function isInForce({ until }, today) {
    return until === undefined || (0,exceptions/* daysLeft */.H)({ until }, today) >= 0;
}
//# sourceMappingURL=read-list.js.map
// EXTERNAL MODULE: ./build/src/configuration/cloud-block.js
var cloud_block = __webpack_require__(80177);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/allowed-sources/find-used.js + 1 modules
var find_used = __webpack_require__(10853);
// EXTERNAL MODULE: ./build/src/allowed-sources/lock-file.js
var lock_file = __webpack_require__(98277);
// EXTERNAL MODULE: ./build/src/allowed-sources/terragrunt.js
var terragrunt = __webpack_require__(30317);
;// CONCATENATED MODULE: ./build/src/allowed-sources/judge-sources.js
/**
 * Judges what a configuration would install and run by the file of allowed sources, before anything runs. It bounds what is
 * installed, and is no sandbox: an allowed provider does what the files say.
 */















/** Judges what would be installed and run, before anything is. It rejects only if a port does. */
async function judgeSources(request) {
    const { directory, searched } = request;
    const configuration = (0,read_configuration.readConfiguration)(directory, searched);
    const { modules } = configuration;
    const either = (0,file_names/* programsFor */.Tu)(modules.flatMap(({ paths }) => paths));
    const names = searched.files.readDirectory(directory).filter(file_names/* isConfiguration */.ZC);
    // A program that finds no configuration plans nothing.
    const planning = either.filter((program) => (0,file_names/* readBy */.as)(program, names).length > 0);
    const unknown = planning.length > 0 ? planning : either;
    const programs = request.program === undefined ? unknown : [request.program];
    const judgements = [];
    for (const program of programs) {
        judgements.push(await new Judge(request, program).judge(configuration));
    }
    return {
        refusals: eachOnce(judgements.flatMap(({ refusals }) => refusals)),
        doubts: eachOnce(judgements.flatMap(({ doubts }) => doubts)),
        notices: (0,finding/* withoutRepeated */.R2)(judgements.flatMap(({ notices }) => notices)),
    };
}
/**
 * Judges what `init` has installed. It starts no provider.
 *
 * @param lockFile what it left of the lock file; undefined if there is none, because nothing was installed
 */
function judgeInstalled(request, lockFile) {
    return new Judge(request, request.program ?? 'terraform').judgeInstalled(lockFile);
}
/** Judges what has run to make a plan. It rejects only if a port does. @param plan its JSON, whole or redacted */
function judgePlannedSources(request, plan) {
    return new Judge(request, request.program ?? 'terraform').judgePlanned(plan);
}
/** Both judgements of one place. What is refused again for the same reason keeps its first place. */
function bothJudged(one, other) {
    const refusals = new Map();
    for (const refusal of [...one.refusals, ...other.refusals]) {
        if (!refusals.has(refusal.text))
            refusals.set(refusal.text, refusal);
    }
    return {
        refusals: [...refusals.values()],
        doubts: [...one.doubts, ...other.doubts],
        notices: (0,finding/* withoutRepeated */.R2)([...one.notices, ...other.notices]),
    };
}
function eachOnce(remarks) {
    const firsts = new Map();
    for (const remark of remarks) {
        const key = JSON.stringify([remark.place, 'text' in remark ? remark.text : remark.says]);
        if (!firsts.has(key))
            firsts.set(key, remark);
    }
    return [...firsts.values()];
}
/** Files where a program looks for programs to run, or for where to get them, below the directory that is planned. */
const PROGRAM_FILES = /^(?:\.terraform(?:\/|$)|\.terragrunt-cache(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$)))/;
const STATE_FILES = /^(?:terraform\.tfstate(?:\.backup)?$|terraform\.tfstate\.d(?:\/|$))/;
const CLI_FILES = /(?:^|\/)(?:\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc)$/;
const PROVISIONER_FILE = /^terraform-provisioner-([^/]+?)(?:_v.*|\.exe)?$/s;
/** Judges for one program. Each of its methods for a part adds what it finds to the three lists. */
class Judge {
    request;
    files;
    program;
    refusals = [];
    doubts = [];
    notices = [];
    /** The directory that would be planned, relative to the repository; '' for its root. */
    inside;
    constructor(request, program) {
        this.request = request;
        this.files = request.searched.files;
        this.program = program;
        this.inside = slashed((0,external_node_path_.relative)(request.root, request.directory));
    }
    /** @param configuration of the directory, which is read once for all */
    async judge(configuration) {
        const { directory, searched, testDirectory, upload } = this.request;
        const options = { testDirectory, uploadRoot: upload?.root };
        const used = (0,find_used/* findUsed */.H)(directory, searched, this.program, { configuration, ...options });
        const certain = upload === undefined
            ? used.providers
            : (0,find_used/* findUsed */.H)(directory, onlySent(searched, upload.has), this.program, options).providers;
        this.doubts.push(...used.doubts);
        for (const refused of used.refused)
            this.refuse(refused.text, refused.place);
        const locked = await this.judgeLockFile(used);
        for (const provider of used.providers.values()) {
            const constraints = certain.get(provider.address)?.constraints ?? [];
            this.judgeProvider({ ...provider, constraints }, locked);
        }
        await Promise.all(used.modules.map((module) => this.askForCommit(module)));
        for (const module of used.modules)
            await this.judgeModule(module);
        await this.judgeThings(used.things);
        this.judgeFiles();
        this.judgeLocalState(configuration);
        for (const unit of (0,terragrunt/* terragruntFilesIn */.Zj)(directory, this.files))
            await this.judgeTerragrunt(unit);
        this.sayWhatModulesBring(used);
        return this.said();
    }
    judgeInstalled(lockFile) {
        const path = (0,external_node_path_.join)(this.request.directory, file_names/* LOCK_FILE */.FI);
        const place = { path, line: 1 };
        const committed = this.files.readFile(path);
        const before = committed === undefined ? undefined : this.readLock(committed);
        const after = this.readLock(lockFile ?? '');
        if ('problem' in after) {
            const says = (0,sentence/* phrase */.MZ) `It is not certain what ${(0,sentence/* setting */.Pe)('init')} has installed: ${(0,sentence/* plain */.pj)(`${after.problem}.`)}`;
            this.doubt(says, place);
            return this.said();
        }
        const locked = before !== undefined && 'value' in before ? before.value : undefined;
        for (const { address, version } of after.value.values()) {
            const what = `provider \`${address}\` ${version}`;
            if (before !== undefined && locked?.get(address)?.version !== version) {
                const why = 'was installed by `init`, and the lock file of the commit does not have it';
                this.refuse(`${what} ${why}. Run \`init\`, and commit the lock file`, place);
            }
            else
                this.judgeProvider({ address, constraints: [version], places: [place] }, after.value);
        }
        return this.said();
    }
    async judgePlanned(plan) {
        for (const name of providersOf(plan)) {
            const address = (0,source_address/* readProviderAddress */.Ww)(name, this.program);
            if ('problem' in address)
                this.refuse(`provider \`${name}\` ${address.problem}`, undefined);
            else if (!(0,source_address/* isBuiltIn */.qi)(address.value)) {
                this.findEntries('providers', address.value, `provider \`${address.value}\``, undefined);
            }
        }
        await this.judgeCalls((0,parse/* fieldsOf */.Pf)((0,parse/* fieldsOf */.Pf)(plan)['configuration'])['root_module']);
        return this.said();
    }
    /** Judges the calls of a module, as the JSON of a plan has it, and of the local modules in it. */
    async judgeCalls(module) {
        const calls = (0,parse/* fieldsOf */.Pf)(module)['module_calls'];
        for (const [name, call] of Object.entries((0,parse/* fieldsOf */.Pf)(calls))) {
            const { source, version_constraint: version = '', module: called } = (0,parse/* fieldsOf */.Pf)(call);
            if (Array.isArray(calls) || typeof source !== 'string' || typeof version !== 'string') {
                const says = (0,sentence/* phrase */.MZ) `It is not certain which module the plan calls by the name ${(0,sentence/* quoted */.TL)(name)}.`;
                this.doubt(says, undefined);
                continue;
            }
            const read = (0,source_address/* readModuleSource */.OC)(source, this.program);
            if ('problem' in read) {
                this.refuse(`The source ${(0,quote/* quote */.hD)(source)} ${read.problem}.`, undefined);
            }
            else if (read.value.kind === 'local')
                await this.judgeCalls(called);
            else
                await this.judgeModule({ package: read.value, source, version, place: undefined });
        }
    }
    readLock(text) {
        return (0,lock_file/* readLockFile */.c)(text, this.program, this.request.searched.parsed);
    }
    said() {
        return { refusals: this.refusals, doubts: this.doubts, notices: this.notices };
    }
    refuse(text, place, entry) {
        this.refusals.push({ text, place, entry });
    }
    doubt(says, place) {
        this.doubts.push({ says, place });
    }
    /** The entries that allow a name on this day; or why none does, and the entry that would. */
    lookUp(list, name) {
        const { allowed, today } = this.request;
        const fitting = entriesFor(allowed, list, name, this.program);
        const counting = fitting.filter((entry) => isInForce(entry, today));
        if (counting.length > 0)
            return { counting, why: undefined, entry: undefined };
        const [ended] = fitting;
        const why = ended?.until === undefined ? 'is not on the list' : `was allowed until ${ended.until}`;
        return { counting, why, entry: { list, source: name } };
    }
    /** The entries that allow a name; a refusal where none does. @param what the name, as the beginning of a sentence */
    findEntries(list, name, what, place) {
        const { counting, why, entry } = this.lookUp(list, name);
        if (why !== undefined)
            this.refuse(`${what} ${why}`, place, entry);
        return counting;
    }
    judgeProvider({ address, constraints, places }, locked) {
        const [place] = places;
        const what = `provider \`${address}\``;
        const entries = this.findEntries('providers', address, what, place);
        if (entries.length === 0 || entries.some(({ version }) => version === undefined))
            return;
        const allowedVersions = entries.flatMap(({ version }) => version ?? []);
        const lockedVersion = this.request.ignoresLock ? undefined : locked?.get(address)?.version;
        const exact = constraints.map(source_address/* exactVersion */.y).find((version) => version !== undefined);
        const version = lockedVersion ?? exact;
        const isProved = lockedVersion === undefined
            ? (0,version_constraint/* leaveOnly */.Wb)(constraints, allowedVersions)
            : allowedVersions.some((constraint) => (0,version_constraint/* satisfies */.ib)(lockedVersion, constraint));
        if (isProved)
            return;
        const words = allowedVersions.map((text) => `\`${text}\``).join(' or ');
        const isAnother = version !== undefined &&
            !allowedVersions.some((constraint) => (0,version_constraint/* satisfies */.ib)(version, constraint));
        const why = isAnother
            ? `this is ${version}`
            : `its version is not known before it is installed: ${this.whyNotLocked()}, and its constraints leave other versions, too`;
        this.refuse(`${what} is allowed in version ${words}, and ${why}`, place);
    }
    whyNotLocked() {
        const { directory, ignoresLock, upload } = this.request;
        if (ignoresLock)
            return '`-upgrade` ignores the lock file';
        const isSent = upload?.has((0,external_node_path_.join)(directory, file_names/* LOCK_FILE */.FI)) ?? true;
        return isSent ? 'the lock file does not name it' : NOT_SENT;
    }
    async judgeModule({ package: found, source, version, place, }) {
        const { name } = found;
        const what = `module \`${(0,quote/* quote */.hD)(source).slice(1, -1)}\``;
        const { counting, why, entry } = this.lookUp('modules', name);
        const pin = (0,source_address/* pinOf */.nZ)(found, version);
        const isTag = pin?.kind === 'tag';
        const isPinned = pin !== undefined && (!isTag || counting.some(({ tags }) => tags === true));
        const unpinned = `without a pin: ${howToPin(found, isTag)}`;
        if (why !== undefined) {
            this.refuse(`${what} ${why}${isPinned ? '' : `, and ${unpinned}`}`, place, entry);
            return;
        }
        if (!isPinned)
            this.refuse(`${what} is ${unpinned}`, place);
        else if (pin.kind === 'commit')
            await this.judgeCommit(name, pin.commit, what, place);
    }
    /** Asks for all commits side by side; each is judged in its turn. Only what is listed is asked. */
    async askForCommit({ package: found, version }) {
        const pin = (0,source_address/* pinOf */.nZ)(found, version);
        if (pin?.kind !== 'commit' || this.lookUp('modules', found.name).why !== undefined)
            return;
        await this.request.reach(found.name, pin.commit);
    }
    /** A commit freezes code, and says nothing of who has seen it: whoever may push a branch can name one of it. */
    async judgeCommit(name, commit, what, place) {
        const reach = await this.request.reach(name, commit);
        const short = commit.slice(0, 12);
        if (reach === 'reached')
            return;
        if (reach === 'not-reached') {
            const why = 'the default branch of its repository does not have the commit';
            this.refuse(`${what}: ${why} ${short}, so it was not merged there`, place);
        }
        else if (reach === 'unknown-here') {
            const why = 'it is not known whether the default branch of this repository has the commit';
            const remedy = 'Check out the whole history: `fetch-depth: 0`';
            this.refuse(`${what}: ${why} ${short}. ${remedy}`, place);
        }
        else {
            this.notices.push((0,finding/* finding */.gk)('commit-unknown', (0,sentence/* phrase */.MZ) `Whether the default branch of ${(0,sentence/* setting */.Pe)(name)} has the commit ${(0,sentence/* setting */.Pe)(short)} is not known: anybody who may push there can have chosen it.`));
        }
    }
    async judgeThings(things) {
        const isState = ({ name }) => /^(?:backend|state_store) /.test(name);
        const ofState = things.filter(isState);
        const changed = ofState.length > 0 ? await this.changedForState(ofState) : undefined;
        for (const thing of things) {
            if (isState(thing) && changed === undefined)
                continue;
            const why = isState(thing) ? `, ${changed},` : '';
            this.findEntries('also', thing.name, `\`${thing.name}\`${why}`, thing.place);
        }
    }
    /** What differs from the default branch, of what is said of the state and of the files that are named there. */
    async changedForState(things) {
        const itself = 'which is not as the default branch has it';
        const { base, searched, directory } = this.request;
        if (base === undefined)
            return itself;
        const at = (path) => (0,external_node_path_.resolve)(this.request.root, path);
        const here = {
            names: async (path) => this.files.readDirectory(at(path)),
            read: async (path) => this.files.readFile(at(path)),
        };
        const [now, before] = await Promise.all([
            (0,cloud_block/* readBackends */.kd)(here, this.inside, searched.parsed),
            (0,cloud_block/* readBackends */.kd)(base, this.inside, searched.parsed),
        ]);
        const isSame = now.written === before.written && now.isCertain && before.isCertain;
        if (!isSame || !now.isLiteral)
            return itself;
        const paths = things.flatMap(({ place }) => place.path);
        // Each text of the block may be the name of a file.
        for (const text of textsIn(now.written).map(go_text/* normalized */.A9)) {
            if (text === '' || text.startsWith('~') || paths.includes(text))
                continue;
            const path = (0,external_node_path_.resolve)(directory, text);
            if (this.files.readFile(path) === undefined)
                continue;
            // It may name programs: a `credential_process`, or the `exec` of a kubeconfig. These may run others.
            const led = new Set([path]);
            for (const named of led) {
                if (!(await this.isUnchanged(named))) {
                    const shown = (0,quote/* quote */.hD)(slashed((0,external_node_path_.relative)(this.request.root, named)));
                    return `whose file ${shown} is not as the default branch has it`;
                }
                const content = this.files.readFile(named) ?? '';
                const from = [directory, (0,external_node_path_.dirname)(named)];
                for (const further of this.filesNamedIn(content, from))
                    led.add(further);
            }
        }
        return undefined;
    }
    /** The files of the repository whose paths are words of a text. @param from where their paths may begin */
    filesNamedIn(text, from) {
        const { root } = this.request;
        const paths = (0,terragrunt/* wordsIn */.Hn)(text).flatMap((word) => from.map((place) => (0,external_node_path_.resolve)(place, word)));
        return [...new Set(paths)].filter((path) => path.startsWith(root + external_node_path_.sep) && this.files.readFile(path) !== undefined);
    }
    /** Whether the default branch has a file with the same content at the same place. @param path absolute */
    async isUnchanged(path) {
        const { base, root } = this.request;
        const inRepository = slashed((0,external_node_path_.relative)(root, path));
        if (base === undefined || inRepository.startsWith('../'))
            return false;
        const text = this.files.readFile(path);
        // Bytes that are no text are all read as one character.
        const isText = text !== undefined && !text.includes('\ufffd');
        return isText && (await base.read(inRepository)) === text;
    }
    /** @returns the lock file, by address; undefined if there is none */
    async judgeLockFile(used) {
        const { base, directory, upload } = this.request;
        const path = (0,external_node_path_.join)(directory, file_names/* LOCK_FILE */.FI);
        // Whether a change may take it out of the upload is decided where the files are packed.
        if (upload?.has(path) === false)
            return undefined;
        const isThere = this.files.readDirectory(directory).includes(file_names/* LOCK_FILE */.FI);
        const text = isThere ? this.files.readFile(path) : undefined;
        const atBase = await base?.read(external_node_path_.posix.join(this.inside, file_names/* LOCK_FILE */.FI));
        if (text === undefined) {
            if (isThere) {
                const says = (0,sentence/* phrase */.MZ) `${file_names/* LOCK_FILE */.FI} cannot be read.`;
                this.doubt(says, { path, line: 1 });
            }
            else if (atBase !== undefined) {
                const why = 'is on the default branch and is missing here, so that any version may be installed';
                this.refuse(`\`${file_names/* LOCK_FILE */.FI}\` ${why}. Bring it back`, { path, line: 1 });
            }
            return undefined;
        }
        const now = this.readLock(text);
        if ('problem' in now) {
            const says = (0,sentence/* phrase */.MZ) `It is not certain what ${file_names/* LOCK_FILE */.FI} says: ${(0,sentence/* plain */.pj)(`${now.problem}.`)}`;
            this.doubt(says, { path, line: 1 });
            return undefined;
        }
        const before = atBase === undefined ? undefined : this.readLock(atBase);
        if (before !== undefined && 'problem' in before) {
            const says = (0,sentence/* phrase */.MZ) `It is not certain what ${file_names/* LOCK_FILE */.FI} of the default branch says: ${(0,sentence/* plain */.pj)(`${before.problem}.`)}`;
            this.doubt(says, { path, line: 1 });
        }
        const locked = before !== undefined && 'value' in before ? before.value : new Map();
        for (const entry of now.value.values())
            this.judgeLocked(entry, locked.get(entry.address), used, path);
        const lost = [...locked.keys()].filter((address) => !now.value.has(address));
        for (const address of lost)
            this.judgeLost(address, used, { path, line: 1 });
        return now.value;
    }
    judgeLocked(entry, before, used, path) {
        const { address, version, hashes, line } = entry;
        const place = { path, line };
        if (before?.version === version) {
            const missing = [...before.hashes].filter((hash) => !hashes.has(hash));
            if (missing.length === 0)
                return;
            this.refuse(`provider \`${address}\` ${version} lacks hashes in the lock file that the default branch has (${(0,quote/* nameSome */.Kf)(missing, 2)}), so that another archive would be installed. Bring them back`, place);
            return;
        }
        if (used.providers.has(address))
            return;
        this.judgeProvider({ address, constraints: [version], places: [place] }, new Map([[address, entry]]));
    }
    /** An entry that only the default branch has: without it, `init` takes any version and compares no hash. */
    judgeLost(address, used, place) {
        if (used.providers.has(address)) {
            const what = `provider \`${address}\` is in the lock file of the default branch, and is missing in this one`;
            this.refuse(`${what}, so that any version may be installed. Bring it back`, place);
        }
        else if (used.modules.length > 0) {
            this.notices.push((0,finding/* finding */.gk)('lock-entry-missing', (0,sentence/* phrase */.MZ) `Provider ${(0,sentence/* setting */.Pe)(address)} is in the lock file of the default branch, and is missing in this one: where an allowed module still needs it, any version is installed.`));
        }
    }
    /** Files that are run, or say where programs come from, whatever the configuration says. */
    judgeFiles() {
        const { directory, tracked, leading } = this.request;
        const below = tracked === undefined ? this.namesHere() : this.trackedHere(tracked);
        for (const name of below) {
            const place = { path: (0,external_node_path_.join)(directory, name), line: 1 };
            // Some file systems ignore the case of letters.
            const folded = (0,go_text/* foldCase */.SP)(name);
            const [, provisioner] = PROVISIONER_FILE.exec(folded) ?? [];
            if (PROGRAM_FILES.test(folded)) {
                this.refuse(`\`${name}\` is where a program looks for programs to run. Take it out of git`, place);
            }
            else if (STATE_FILES.test(folded)) {
                this.refuse(`\`${name}\` is a state, and \`init\` installs the providers that it names. Take it out of git`, place);
            }
            else if (CLI_FILES.test(folded)) {
                this.refuse(`\`${name}\` says where providers come from. Take it out of git`, place);
            }
            else if (provisioner !== undefined) {
                this.findEntries('also', `provisioner ${provisioner}`, `the program \`${name}\``, place);
            }
        }
        for (const text of leading)
            this.refuse(text, undefined);
    }
    trackedHere(tracked) {
        const prefix = this.inside === '' ? '' : `${this.inside}/`;
        return [...tracked].flatMap((path) => path.startsWith(prefix) ? [path.slice(prefix.length)] : []);
    }
    /** What is in the directory, where git does not say what of it is committed. */
    namesHere() {
        const { directory } = this.request;
        const inside = (name) => this.files.readDirectory((0,external_node_path_.join)(directory, name)).map((each) => `${name}/${each}`);
        const names = this.files.readDirectory(directory).filter((name) => name !== '.terraform');
        return [
            ...names,
            ...inside('.terraform').filter((name) => !/modules$|tfstate$|environment$/.test(name)),
            ...inside('terraform.d'),
        ];
    }
    /** A backend `local` may name any file as its state. */
    judgeLocalState({ modules: [root] }) {
        const { directory } = this.request;
        for (const { block, path } of root?.blocks ?? []) {
            if (block.type !== 'terraform')
                continue;
            for (const backend of block.body.blocks.filter(({ type }) => type === 'backend')) {
                if (backend.labels[0] !== 'local')
                    continue;
                const place = { path, line: backend.range.startLine };
                for (const { name, value } of backend.body.attributes) {
                    const isText = value.kind === 'literal' && typeof value.value === 'string';
                    if (!isText)
                        this.refuse(`\`${name}\` of the backend \`local\` is not written as one plain text`, place);
                    else if (this.hasFileAt((0,external_node_path_.resolve)(directory, (0,go_text/* normalized */.A9)(String(value.value))))) {
                        const why = 'is the state of the backend `local`, and `init` installs the providers that it names';
                        this.refuse(`\`${String(value.value)}\` ${why}. Take it out of git`, place);
                    }
                }
            }
        }
    }
    /** Whether it is there, also behind links. */
    hasFileAt(path) {
        const { tracked, root } = this.request;
        return this.files.follow(path).some((place) => {
            const inRepository = slashed((0,external_node_path_.relative)(root, place));
            const isBelow = (file) => file === inRepository || file.startsWith(`${inRepository}/`);
            if (tracked !== undefined && !inRepository.startsWith('../')) {
                return [...tracked].some(isBelow);
            }
            return this.files.readFile(place) !== undefined || this.files.readDirectory(place).length > 0;
        });
    }
    /** @param path of a file of a unit */
    async judgeTerragrunt(path) {
        const { searched, root, tracked } = this.request;
        const place = { path, line: 1 };
        const name = `terragrunt ${slashed((0,external_node_path_.relative)(root, path))}`;
        if (this.findEntries('also', name, `\`${name}\``, place).length === 0)
            return;
        const read = (0,terragrunt/* filesOfUnit */.Zv)(path, root, searched, tracked ?? []);
        if (read === undefined) {
            this.refuse(`\`${name}\` is allowed as the default branch has it, and it is not certain which files it reads: one is not written as one plain text`, place);
            return;
        }
        for (const file of read) {
            if (await this.isUnchanged(file))
                continue;
            const changed = slashed((0,external_node_path_.relative)(root, file));
            this.refuse(`\`${name}\` is allowed as the default branch has it, and \`${changed}\` is not. Merge its change by itself`, {
                path: file,
                line: 1,
            });
        }
    }
    sayWhatModulesBring({ modules }) {
        const names = [...new Set(modules.map(({ package: { name } }) => name))];
        if (names.length === 0)
            return;
        this.notices.push((0,finding/* finding */.gk)('sources-unbounded', (0,sentence/* phrase */.MZ) `What allowed modules bring is allowed with them, and is not judged here: ${(0,sentence/* firstParts */.J4)(names.map(sentence/* setting */.Pe), 5)}. Their providers are judged where the lock file names them.`));
    }
}
/** The names of all providers in the JSON of a plan: of its changes, its values and its configuration. */
function providersOf(plan) {
    const names = new Set();
    const read = (value) => {
        if (Array.isArray(value))
            value.forEach(read);
        else if ((0,parse/* isRecord */.u4)(value)) {
            for (const [key, inner] of Object.entries(value)) {
                const isName = key === 'provider_name' || key === 'full_name';
                if (isName && typeof inner === 'string' && inner !== '')
                    names.add(inner);
                // The keys in these are names of providers and modules.
                else if (BY_NAME.includes(key) && (0,parse/* isRecord */.u4)(inner))
                    Object.values(inner).forEach(read);
                // What people choose is below these, and may have any name. The values of a state have its resources.
                else if (!VALUES.includes(key) || (key === 'values' && isState(value)))
                    read(inner);
            }
        }
    };
    read(plan);
    return [...names];
}
const BY_NAME = ['provider_config', 'module_calls'];
function isState(value) {
    return 'format_version' in value && !('address' in value);
}
const VALUES = ['values', 'before', 'after', 'after_unknown', 'expressions', 'variables'].concat([
    'sensitive_values',
    'before_sensitive',
    'after_sensitive',
    'outputs',
    'output_changes',
]);
const NOT_SENT = '`.terraformignore` keeps the lock file out of the upload';
/** The files without those that are not sent. */
function onlySent({ files, parsed }, isSent) {
    return (0,read_configuration.searchedFiles)({
        ...files,
        readDirectory: (path) => files.readDirectory(path).filter((name) => isSent((0,external_node_path_.join)(path, name))),
        readFile: (path) => (isSent(path) ? files.readFile(path) : undefined),
    }, parsed);
}
function howToPin({ kind }, isTag) {
    if (isTag)
        return 'a tag can be moved. Write the commit in the source, or let the entry say `"tags": true`';
    switch (kind) {
        case 'registry':
            return 'write one exact `version`, as in `"5.1.2"`';
        case 'git':
            return 'write the whole commit in the source, `?ref=` and 40 digits';
        case 'archive':
            return 'write its checksum in the source, `?checksum=sha256:` and 64 digits, of an archive such as `.zip`';
        case 'oci':
            return 'write its digest in the source, `?digest=sha256:` and 64 digits';
    }
}
function slashed(path) {
    return external_node_path_.sep === '/' ? path : path.split(external_node_path_.sep).join('/');
}
/** The texts in blocks, as `readBackends` writes them. */
function textsIn(written) {
    const texts = [];
    JSON.parse(written, (_, value) => {
        if (typeof value === 'string')
            texts.push(value);
        return value;
    });
    return texts;
}
//# sourceMappingURL=judge-sources.js.map
// EXTERNAL MODULE: ./build/src/policy/address-patterns.js
var address_patterns = __webpack_require__(79486);
;// CONCATENATED MODULE: ./build/src/allowed-sources/remedy.js
/** What to do about sources that are not allowed: the entries to add, the file, and who keeps it. */


const remedy_MOST_ENTRIES = 12;
/**
 * One or more sentences; undefined if nothing is refused.
 *
 * @param file as it was written in the settings
 * @param keepers who owns the file
 */
function sayWhatToAdd(refusals, file, keepers) {
    if (refusals.length === 0)
        return undefined;
    const byList = new Map();
    for (const { entry } of refusals) {
        if (entry === undefined)
            continue;
        byList.set(entry.list, (byList.get(entry.list) ?? new Set()).add(entry.source));
    }
    const names = (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` and `, ...keepers.map(sentence/* setting */.Pe));
    const where = (0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(file)} on the default branch${keepers.length > 0 ? (0,sentence/* phrase */.MZ) `, kept by ${names}` : ''}`;
    if (byList.size === 0) {
        return (0,sentence/* phrase */.MZ) `Change what is named above. What may be installed is in ${where}.`;
    }
    const parts = Array.from(byList, ([list, sources]) => {
        const named = [...sources].map((source) => (0,sentence/* setting */.Pe)(JSON.stringify(source)));
        return (0,sentence/* phrase */.MZ) `${(0,sentence/* firstParts */.J4)(named, remedy_MOST_ENTRIES)} under ${(0,sentence/* setting */.Pe)(list)}`;
    });
    return (0,sentence/* phrase */.MZ) `Use listed sources; or add, in a pull request of its own, to ${where}: ${(0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) `; `, ...parts)}. It counts once that is merged.`;
}
/** Who keeps a list, as the end of a sentence; empty where nobody is named. */
function keptBy(keepers) {
    return keepers.length > 0 ? `, kept by ${keepers.join(' and ')}` : '';
}
/** Where hosts look for the owners of files, the first one that is there. */
const OWNER_FILES = [
    '.github/CODEOWNERS',
    'CODEOWNERS',
    'docs/CODEOWNERS',
    '.gitlab/CODEOWNERS',
];
/**
 * The owners of a file by the text of CODEOWNERS: the last line that fits counts. They are shown, and decide nothing.
 *
 * @param path relative to the repository
 */
function ownersOfFile(text, path) {
    let owners = [];
    for (const line of text.split('\n')) {
        const [pattern = '', ...named] = line
            .replace(/(?:^|\s)#.*$/, '')
            .trim()
            .split(/\s+/);
        if (pattern !== '' && fitsPath(pattern, path))
            owners = named;
    }
    return owners.filter((owner) => /^@?[\w.@/+-]+$/.test(owner));
}
/** Whether a pattern of CODEOWNERS means a file, or a directory around it. `*` is read as any characters. */
function fitsPath(pattern, path) {
    const glob = pattern.replace(/^\//, '').replace(/\/$/, '').replace(/\*+/g, '*');
    const steps = path.split('/');
    const isFromRoot = /^\/|.\/./.test(pattern);
    const beginnings = isFromRoot ? [0] : [...steps.keys()];
    return beginnings.some((from) => [...steps.keys()].some((to) => (0,address_patterns/* matchesGlob */.kt)(glob, steps.slice(from, to + 1).join('/'))));
}
//# sourceMappingURL=remedy.js.map
;// CONCATENATED MODULE: ./build/src/allowed-sources/loaded-files.js
/** Files that are not on this machine, for readers that do not wait: what such a reader misses is fetched, and it reads again. */

/** Each reading finds what one more level of modules calls. */
const MOST_READINGS = 200;
/**
 * Has a reader read files, as often as it takes until it misses none.
 *
 * @param root absolute: paths in `files` are relative to it
 * @param read called several times; only the last result counts
 */
async function readLoaded(files, root, read) {
    const names = new Map();
    const texts = new Map();
    for (let reading = 0; reading < MOST_READINGS; reading += 1) {
        const missedNames = new Set();
        const missedTexts = new Set();
        const result = await read({
            readDirectory(path) {
                if (!names.has(path))
                    missedNames.add(path);
                return names.get(path) ?? [];
            },
            readFile(path) {
                if (!texts.has(path))
                    missedTexts.add(path);
                return texts.get(path);
            },
            // Links are followed where the files are read.
            follow: (path) => [path],
        });
        if (missedNames.size + missedTexts.size === 0)
            return result;
        const inFiles = (path) => (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
        for (const path of missedNames)
            names.set(path, (await files.names(inFiles(path))) ?? []);
        for (const path of missedTexts)
            texts.set(path, await files.read(inFiles(path)));
    }
    throw new Error('the configuration has too many levels of modules');
}
//# sourceMappingURL=loaded-files.js.map
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/trust/git-files.js
var git_files = __webpack_require__(3790);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/trust/pinned-commit.js
var pinned_commit = __webpack_require__(29880);
;// CONCATENATED MODULE: ./build/src/trust/branch-history.js
/** Which commits the default branch of a repository has: only those were merged by people who may. */







const MOST_COMMITS = 50_000;
/**
 * The commits of a branch that a repository has here. Each of them is hashed.
 *
 * @param tip the last commit of the branch
 * @returns undefined if git does not list them
 */
async function historyOf(tip, repository, ports) {
    const args = ['rev-list', `--max-count=${MOST_COMMITS}`, tip];
    const listed = await (0,ask_git/* askObjects */.kO)(ports, repository, tip, { args });
    if ('why' in listed)
        return undefined;
    const ids = listed.text.split('\n').flatMap((line) => (0,commit_id/* readCommitId */.f)(line.trim()) ?? []);
    const parsed = await (0,git_objects/* readCommits */.Fe)(ids, repository, ports);
    const commits = new Set([tip]);
    for (const id of commits) {
        for (const parent of parsed.get(id)?.parents ?? [])
            commits.add(parent);
    }
    return { commits, isWhole: ids.length < MOST_COMMITS && !isShallow(repository) };
}
/** Whether the history of a repository is cut. */
function isShallow({ gitDirectory }) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository/* commonDirectory */.hH)(gitDirectory), 'shallow'));
}
/**
 * The commits of the default branch of a repository on a server. It is asked without a credential: the name of the
 * repository comes from files that are judged.
 *
 * @returns undefined if it does not answer
 */
async function historyOnServer(address, ports) {
    const remote = { address };
    const answer = await (0,ask_git/* commitOnServer */.k6)(remote, 'HEAD', ports);
    if ('why' in answer)
        return undefined;
    return (0,pinned_commit/* withEmptyRepository */._J)('plangate-history-', async (repository) => {
        const why = await (0,ask_git/* fetchHistory */.Ny)(ports, repository, remote, answer.commit);
        return why === undefined ? historyOf(answer.commit, repository, ports) : undefined;
    });
}
/** Whether a history has a commit; `unknown` where it is not known as a whole. */
function reachIn(history, commit) {
    if (history?.commits.has(commit) === true)
        return 'reached';
    return history?.isWhole === true ? 'not-reached' : 'unknown';
}
//# sourceMappingURL=branch-history.js.map
// EXTERNAL MODULE: ./build/src/trust/leading-variables.js
var leading_variables = __webpack_require__(70);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
;// CONCATENATED MODULE: ./build/src/check/open-allowed-sources.js
/**
 * Opens the list of allowed sources, as exceptions are: from the default branch or a pinned URL in a job, from the disk for
 * a person. What it returns judges files before anything runs.
 */



























/** Reads the list: what it says, why it is not there, or what is wrong with it. */
async function readAllowedSources({ written, ...place }, ports) {
    const read = await (0,files_of_default_branch/* readDecidingText */.Jm)('allowed-sources', written, place, ports);
    if ('problems' in read)
        return read;
    if ('text' in read) {
        const parsed = parseAllowedSources(read.text);
        if ('allowed' in parsed)
            return parsed;
        // The entry alone does not say which file is meant.
        const inFile = (problem) => ({ ...problem, where: `${written}: ${problem.where}` });
        return { problems: parsed.problems.map(inFile) };
    }
    const says = (0,sentence/* phrase */.MZ) `Nothing is known of what may be installed: ${(0,sentence/* quoted */.TL)(written)} is not on the default branch.`;
    return {
        missing: (0,finding/* finding */.gk)('sources-missing', says, {
            about: { file: written },
            remedy: files_of_default_branch/* MERGE_FIRST */.eL,
        }),
    };
}
/**
 * Opens the lists.
 *
 * @returns what judges by them: each has to allow. A list that the default branch does not have judges nothing, and says so of each
 *   place. Or what is wrong with a list
 */
async function openAllowedSources(files, settings, ports) {
    let all;
    for (const written of files) {
        const opened = await openList({ ...settings, written }, ports);
        if ('problems' in opened)
            return opened;
        all = all === undefined ? opened : judgedByBoth(all, opened);
    }
    return all;
}
async function openList(settings, ports) {
    const read = await readAllowedSources(settings, ports);
    if ('problems' in read)
        return read;
    if ('allowed' in read)
        return new OpenedSources(read.allowed, settings, ports);
    const judged = { evidence: (0,allowed_sources/* sourcesNotJudged */.DS)(settings.written, read.missing), notices: [] };
    return { file: settings.written, judge: async () => judged };
}
/** What two lists say of the same files: the results and the doubts of both. */
function judgedByBoth(one, other) {
    const together = (first, second) => {
        const { reading } = first.evidence;
        const { results, doubts } = second.evidence.reading;
        const isSaidAgain = first.again !== undefined || second.again !== undefined;
        return {
            evidence: {
                ...first.evidence,
                reading: {
                    ...reading,
                    results: [...reading.results, ...results],
                    doubts: [...reading.doubts, ...doubts],
                },
            },
            notices: [...first.notices, ...second.notices],
            again: isSaidAgain
                ? async (later) => together((await first.again?.(later)) ?? first, (await second.again?.(later)) ?? second)
                : undefined,
        };
    };
    return {
        file: one.file,
        judge: async (place) => together(await one.judge(place), await other.judge(place)),
    };
}
/** The files of the default branch, with the path of one that cannot be read in its error. */
function withPaths(files) {
    return (0,unreadable_file/* handleErrors */.ug)(files, (error, path) => {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
            throw error;
        throw new Error(`${(0,quote/* quote */.hD)(path)} of the default branch ${error.message}`);
    });
}
/** What is sent of a directory, as far as ignore rules decide it. Rejects where these cannot be read. */
async function uploadAt(root, sent) {
    const ruleFor = (0,ignore_rules/* exclusionOf */.ah)((await sent.at(root)).rules, root);
    return {
        root,
        has(path) {
            if ((0,relative_path/* relativePathInside */._)(root, path) === undefined)
                return false;
            // A link is sent without what it leads to, unless that is outside and sent in its place.
            const places = files_here/* localFiles */.Jd.follow(path).flatMap((at) => (0,relative_path/* relativePathInside */._)(root, at) ?? []);
            return !places.some((inside) => ruleFor(inside) !== undefined);
        },
    };
}
/** Go's package `flag` takes these words for false, and no others. */
const UPGRADE = /^--?upgrade(?:=(?!(?:0|f|F|false|False|FALSE)$)[^]*)?$/;
/** Variables of Terraform, OpenTofu, git and the clients of clouds, which choose by them what they read and run. */
const READ_BY_PROGRAMS = /^(?:TF_|TERRAFORM_|AWS_|GOOGLE_|GCLOUD_|CLOUDSDK_|ARM_|AZURE_|KUBE|XDG_|GIT_|(?:HOME|USERPROFILE)$)/i;
/** How long the servers of other repositories are asked together, and how many at the same time. */
const SERVERS_TIMEOUT_MS = 20_000;
const MOST_AT_ONCE = 6;
class OpenedSources {
    file;
    allowed;
    settings;
    ports;
    histories = new Map();
    /** The last question of each queue. */
    queues = [];
    askedUntil;
    trackedIn = new Map();
    keepers;
    addresses;
    constructor(allowed, settings, ports) {
        this.file = settings.written;
        this.allowed = allowed;
        this.settings = settings;
        this.ports = ports;
    }
    async judge(place) {
        const request = await this.requestFor(place);
        return this.say(await this.judgeFiles(request), request, place);
    }
    async say(judgement, request, place) {
        const { refusals, doubts, notices } = judgement;
        const where = (0,find_repository/* realOrSame */.eF)(place.root);
        // As a policy system gives places: relative to what is uploaded.
        const pathOf = (at) => (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(where, at?.path ?? where));
        const keepers = refusals.length > 0 ? await this.readKeepers() : [];
        const evidence = (0,allowed_sources/* sourcesEvidence */.us)({
            file: this.file,
            level: this.allowed.level,
            refused: refusals.map(({ text, place: at }) => {
                const path = pathOf(at);
                if (at === undefined || path.startsWith('../'))
                    return { text };
                const { line } = at;
                const location = { path, startLine: line, endLine: line, source: 'service' };
                return { text, location };
            }),
            description: `what may be installed and run${keptBy(keepers)}`,
            remedy: sayWhatToAdd(refusals, this.file, keepers),
            doubts: doubts.map(({ says, place: at }) => (0,finding/* finding */.gk)('sources-unclear', at === undefined ? says : (0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(`${pathOf(at)}:${at.line}`)}: ${says}`)),
        });
        return {
            evidence,
            notices,
            again: async (later) => {
                const more = 'plan' in later
                    ? await judgePlannedSources(request, later.plan)
                    : judgeInstalled(request, later.lockFile);
                return this.say(bothJudged(judgement, more), request, place);
            },
        };
    }
    /** Judges what is on the disk, or what the planned commit has. */
    async judgeFiles(request) {
        const { commit: named } = this.settings;
        if (named === undefined)
            return judgeSources(request);
        const { root } = request;
        const repository = (0,find_repository/* openAt */._8)(root);
        const commit = (0,commit_id/* readCommitId */.f)(named);
        const committed = repository && commit && (await (0,compare_with_commit.listCommitted)(commit, repository, this.ports));
        if (repository === undefined || commit === undefined || committed === undefined) {
            throw new Error(`git does not have the files of commit ${named.slice(0, 12)} here. Check out the head of the pull request`);
        }
        const tracked = new Set(committed.keys());
        const planned = withoutUnreadable((0,files_of_default_branch/* readTree */.Zc)((0,git_files.treeOfCommit)(commit, repository, this.ports)));
        return readLoaded(planned, root, (files) => judgeSources({ ...request, tracked, searched: (0,read_configuration.searchedFiles)(files, this.ports.parsed) }));
    }
    async requestFor(place) {
        const { jobTree, workingDirectory, program } = this.settings;
        const { environment } = this.ports;
        const directory = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.join)(place.root, place.workingDirectory));
        const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
        const { repository } = (0,find_repository/* findAround */.Di)(directory, workspace);
        if (repository === undefined && jobTree.proposed) {
            throw new Error('they are in no git repository, so they cannot be compared with the default branch');
        }
        const root = (0,find_repository/* realOrSame */.eF)(repository?.root ?? place.root);
        const tracked = repository && (await this.listTracked(root, workspace));
        const words = ['TF_CLI_ARGS', 'TF_CLI_ARGS_init'].flatMap((name) => {
            const split = (0,argument_files/* splitWords */.yM)(environment[name] ?? '');
            return 'value' in split ? split.value : ['-upgrade'];
        });
        const testDirectory = words.flatMap((word, at) => {
            const [flag, ...named] = word.split('=');
            if (!/^--?test-directory$/.test(flag ?? ''))
                return [];
            return named.length > 0 ? named.join('=') : (words[at + 1] ?? []);
        });
        const base = await this.baseOf(root);
        const { today, sent } = this.settings;
        return {
            allowed: this.allowed,
            today,
            directory,
            root,
            searched: (0,read_configuration.searchedFiles)(files_here/* localFiles */.Jd, this.ports.parsed),
            base,
            tracked: tracked instanceof Set ? tracked : undefined,
            upload: sent && (await uploadAt((0,find_repository/* realOrSame */.eF)(place.root), await sent())),
            program,
            testDirectory: testDirectory[0],
            leading: await this.findLeading(directory, root, base),
            ignoresLock: words.some((word) => UPGRADE.test(word)),
            reach: (name, commit) => this.reach(name, commit, root),
        };
    }
    /** Variables of this job that lead what planned into judged files: each program reads some on its own. */
    async findLeading(directory, root, base) {
        const { jobTree, workingDirectory, plansWithJob } = this.settings;
        if (!jobTree.proposed || !plansWithJob)
            return [];
        const { environment } = this.ports;
        const read = Object.entries(environment).filter(([name]) => READ_BY_PROGRAMS.test(name));
        const found = await (0,leading_variables/* findLeadingVariables */.J)(Object.fromEntries(read), {
            directories: [jobTree.workspace, workingDirectory],
            root,
            base,
            startedIn: [directory],
            environment,
        });
        return found.map((sentence) => `${sentence}. ${leading_variables/* KEEP_OUTSIDE */.w}`);
    }
    listTracked(root, workspace) {
        const listing = this.trackedIn.get(root) ?? (0,ask_git/* listTrackedFiles */.sp)(root, workspace, this.ports);
        this.trackedIn.set(root, listing);
        return listing;
    }
    /** The default branch; where nothing is proposed, the files themselves count. */
    async baseOf(root) {
        const { jobTree } = this.settings;
        if (jobTree.proposed)
            return withPaths(await jobTree.trusted(root));
        return {
            names: (path) => files_here/* readableHere */.zK.names((0,external_node_path_.join)(root, path)),
            read: (path) => files_here/* readableHere */.zK.read((0,external_node_path_.join)(root, path)),
        };
    }
    /** Every address that the job and its clone give the repository under judgement. */
    async ownAddresses(root) {
        const { jobTree, workingDirectory, repositoryAddresses } = this.settings;
        const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
        const { repository } = (0,find_repository/* findAround */.Di)(root, workspace);
        const ofClone = repository && (await (0,ask_git/* addressesOfRemotes */.rD)(repository, this.ports));
        return [...repositoryAddresses, ...(ofClone ?? [])];
    }
    /**
     * Each repository is asked once. What may be the repository under judgement by another name, because no server knows it
     * and its path or its commit is known here, has to be merged here.
     *
     * @param root where the repository under judgement is
     */
    async reach(name, commit, root) {
        const address = `https://${name}`;
        this.addresses ??= this.ownAddresses(root);
        const own = await this.addresses;
        const asked = own.some((each) => (0,repository_address/* isSameRepository */.ve)(address, each))
            ? 'unknown'
            : reachIn(await this.once(name, () => this.ask(name)), commit);
        if (asked !== 'unknown')
            return asked;
        const mayBeHere = own.some((each) => (0,repository_address/* mayBeSameRepository */.Hf)(address, each)) ||
            (await this.hasCommit(root, commit));
        if (!mayBeHere)
            return asked;
        const here = reachIn(await this.once(root, () => this.ownHistory(root)), commit);
        return here === 'unknown' ? 'unknown-here' : here;
    }
    once(key, ask) {
        const asking = this.histories.get(key) ?? ask();
        this.histories.set(key, asking);
        return asking;
    }
    async hasCommit(root, commit) {
        const repository = (0,find_repository/* openAt */._8)(root);
        const id = (0,commit_id/* readCommitId */.f)(commit);
        if (repository === undefined || id === undefined)
            return false;
        return (await (0,git_objects/* readCommits */.Fe)([id], repository, this.ports)).has(id);
    }
    async ownHistory(root) {
        const { jobTree } = this.settings;
        const found = await (0,files_of_default_branch/* defaultBranchCommit */.Lc)(root, jobTree, this.ports).catch((error) => {
            if (!(error instanceof tree/* UntrustedError */.lI))
                throw error;
            return undefined;
        });
        return found && historyOf(found.commit, found.repository, this.ports);
    }
    /** Asks the servers of other repositories, a few at the same time, and all of them for a short while. */
    ask(name) {
        this.askedUntil ??= this.ports.alarms.in(SERVERS_TIMEOUT_MS);
        const until = this.askedUntil;
        const queue = this.histories.size % MOST_AT_ONCE;
        const before = this.queues[queue] ?? Promise.resolve(undefined);
        const asking = before.then(async () => {
            if (until.aborted)
                return undefined;
            const answer = historyOnServer(`https://${name}`, this.ports);
            return (0,ended_by/* endedBy */.m)(until, answer).catch(() => undefined);
        });
        this.queues[queue] = asking;
        return asking;
    }
    /** Who owns the file of the list, as the default branch says it. Only words of the report: what cannot be read names nobody. */
    readKeepers() {
        this.keepers ??= this.findKeepers();
        return this.keepers;
    }
    async findKeepers() {
        const { written, directory, workingDirectory, jobTree } = this.settings;
        if ((0,repository_address/* isPinnedAddress */.Ny)(written))
            return [];
        const workspace = jobTree.proposed ? jobTree.workspace : workingDirectory;
        const root = (0,find_repository/* findAround */.Di)(directory, workspace).repository?.root;
        if (root === undefined)
            return [];
        const base = await this.baseOf(root).catch(() => undefined);
        const path = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(root, (0,external_node_path_.join)((0,find_repository/* realOrSame */.eF)(workingDirectory), written)));
        for (const file of OWNER_FILES) {
            const text = await base?.read(file).catch(() => undefined);
            if (text !== undefined)
                return ownersOfFile(text, path);
        }
        return [];
    }
}
/**
 * The files of a commit that is judged. As on the disk, one that cannot be read has no text: what the configuration needs is refused
 * then, because it is listed (`readText` of read-configuration.ts).
 */
function withoutUnreadable(files) {
    return (0,unreadable_file/* handleErrors */.ug)(files, (error) => {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
            throw error;
    });
}
//# sourceMappingURL=open-allowed-sources.js.map

/***/ }),

/***/ 92603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V0: function() { return /* binding */ filesInArguments; },
/* harmony export */   _h: function() { return /* binding */ variablesOfFiles; },
/* harmony export */   yM: function() { return /* binding */ splitWords; }
/* harmony export */ });
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28187);
/** Reads the arguments that a program takes from its environment, and which files of variables they name. */


/** The variables of the environment from which `plan` takes arguments. */
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
/**
 * Makes the test whether the files alone give a variable its value: the environment does not, and neither do arguments in it.
 *
 * @param given the names of variables that a person gives
 */
function variablesOfFiles(environment, given) {
    const names = Object.keys(environment).map((name) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name));
    const hasArguments = names.some((name) => name.startsWith((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)('tf_cli_args')));
    const set = new Set([...names, ...given.map((name) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(`tf_var_${name}`))]);
    return (name) => !hasArguments && !set.has((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(`tf_var_${name}`));
}
/** The names of the files, as written; undefined if one of the variables cannot be read. */
function filesInArguments(variables) {
    const names = [];
    for (const { key, value, category } of variables) {
        if (!ARGUMENTS.includes(key) || category === 'terraform')
            continue;
        const words = typeof value === 'string' ? splitWords(value) : undefined;
        if (words === undefined || 'problem' in words)
            return undefined;
        for (const [at, word] of words.value.entries()) {
            const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
            if (equals !== undefined)
                names.push(name ?? '');
            else if (/^--?var-file$/.test(word))
                names.push(words.value[at + 1] ?? '');
        }
    }
    return names;
}
/**
 * Splits the text of a variable of the environment into words, as Terraform and OpenTofu do. Releases differ in some texts;
 * those are a problem, as the end of a sentence.
 */
function splitWords(text) {
    const words = [];
    const problem = (what) => ({
        problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
    });
    let word = '';
    // Whether the word has anything but spaces in quotes. How a word of these alone is read differs.
    let isBegun = false;
    // The quote that is open; '' outside of quotes.
    let quoteMark = '';
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\' && quoteMark !== "'") {
            at += 1;
            const escaped = text.charAt(at);
            if (!isBegun || !/^["'\\ $]$/.test(escaped))
                return problem('a `\\`');
            word += escaped;
        }
        else if (quoteMark !== '' && character === quoteMark)
            quoteMark = '';
        else if (quoteMark !== '') {
            word += character;
            isBegun ||= !isSpace(character);
        }
        else if (character === '"' || character === "'") {
            // Whether an empty text in quotes is a word differs.
            if (text.charAt(at + 1) === character && !isBegun)
                return problem('an empty word in quotes');
            quoteMark = character;
        }
        else if (isSpace(character)) {
            if (!isBegun && word !== '')
                return problem('a word of spaces');
            if (isBegun)
                words.push(word);
            word = '';
            isBegun = false;
        }
        else if (/^[`()$;&|<>]$/.test(character))
            return problem(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(character)} outside of quotes`);
        else {
            word += character;
            isBegun = true;
        }
    }
    if (quoteMark !== '')
        return { problem: `has no end of its quotes (${quoteMark}).` };
    if (!isBegun && word !== '')
        return problem('a word of spaces');
    if (isBegun)
        words.push(word);
    return { value: words };
}
function isSpace(character) {
    return /^[ \t\r\n]$/.test(character);
}
//# sourceMappingURL=argument-files.js.map

/***/ }),

/***/ 58262:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ sourcesNotJudged; },
/* harmony export */   I: function() { return /* binding */ ALLOWED_SOURCES; },
/* harmony export */   us: function() { return /* binding */ sourcesEvidence; }
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10988);

const ALLOWED_SOURCES = {
    name: 'allowed-sources',
    title: 'allowed sources',
    reads: 'files',
    counted: 'policy',
    countsAsPolicy: false,
    acceptedBy: 'nobody',
    excepted: 'never',
    toldApartBy: 'nothing',
    mayHoldLater: false,
};
/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.remedy what to use, or to add to the list
 * @param judged.doubts why it is not known what would run
 */
function sourcesEvidence(judged) {
    const { file, level, refused, description, remedy, doubts } = judged;
    const how = { complete: true };
    const [first] = refused;
    const result = {
        judge: ALLOWED_SOURCES,
        policySet: file,
        policy: 'allowed-sources',
        level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
        status: first === undefined ? 'passed' : 'failed',
        overridable: false,
        message: first?.text ?? '',
        description,
        remedy,
        output: refused.map(({ text }) => text),
        location: first?.location,
        resources: [],
        generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
    };
    // Where something is not known, that nothing was found is no result.
    const results = first === undefined && doubts.length > 0 ? [] : [result];
    const reading = { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReading */ .iz)(), results, doubts: [...doubts] };
    return { judge: ALLOWED_SOURCES, how, reading };
}
/** The doubt that the list could not be read. */
function sourcesNotJudged(file, why) {
    const judged = { file, level: 'mandatory', refused: [], description: '' };
    return sourcesEvidence({ ...judged, doubts: [why] });
}
//# sourceMappingURL=allowed-sources.js.map

/***/ }),

/***/ 70:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ findLeadingVariables; },
/* harmony export */   w: function() { return /* binding */ KEEP_OUTSIDE; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80467);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17026);
/* harmony import */ var _model_path_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18048);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/**
 * Variables that lead a program into files that are judged, whose author would choose what it starts and how it logs in. Files
 * there count as the default branch has them, and no program counts.
 */







/** Programs start from these places, or from places that files there name, whatever the default branch has. */
const OF_PROGRAMS = /^(?:TF_PLUGIN_CACHE_DIR|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|GIT_EXEC_PATH)$/i;
/** Of others, a word that is the name of a directory is no path: `AWS_PROFILE` may be `prod`. */
const OF_DIRECTORIES = /^XDG_|(?:CACHE|CONFIG|DIR|DIRS|DIRECTORY|DIRECTORIES|FOLDER|HOME|PATH|PATHS|ROOT)$/i;
/** A directory of plugins that a command line names. */
const PLUGIN_DIRECTORY = /(?:^|[\s"'])--?plugin-dir[= ]/;
/** Values of variables: no program starts from these. */
const VARIABLE_FILES = /(?<!\S)--?var-file[= ] *[^\s"']+/g;
/** What to do about it. */
const KEEP_OUTSIDE = 'Keep it outside of the checkout, as in `$RUNNER_TEMP`';
/** More files than these are not compared. */
const MOST_FILES = 1_000;
/**
 * Finds the variables that lead into judged files.
 *
 * @returns for each of them a sentence without its end, which begins with the name. It rejects never: what cannot be compared
 *   is not as on the default branch
 */
async function findLeadingVariables(variables, places) {
    const found = [];
    for (const [name, value = ''] of Object.entries(variables)) {
        // What of it leads into judged files is left out. An empty value counts as none for every program.
        if (/^PATH$/i.test(name) || value === '')
            continue;
        const judged = new Judged(places);
        const { paths, unsearched } = judged.pathsIn(name, value);
        if (unsearched !== undefined) {
            const why = 'it has too many files to look for links into the files that are judged';
            found.push(`${name} is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(unsearched)}, and ${why}`);
            continue;
        }
        for (const path of paths) {
            const why = OF_PROGRAMS.test(name)
                ? 'programs would start from there'
                : await judged.problemAt(path);
            if (why === undefined)
                continue;
            const shown = judged.nameOf(path);
            found.push(`${name} leads to ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(shown)} in the files that are judged, and ${why}`);
            break;
        }
    }
    return found;
}
class Judged {
    places;
    directories;
    startedIn;
    /** Paths whose comparison has begun: a file may name itself. */
    compared = new Set();
    constructor(places) {
        this.places = places;
        const { directories, root, startedIn } = places;
        const withReal = (paths) => [
            ...new Set(paths.flatMap((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path)])),
        ];
        this.directories = withReal([...directories, root, ...startedIn]).filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root !== path);
        this.startedIn = withReal([...startedIn, root]);
    }
    nameOf(path) {
        return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(this.places.root), path)) || '.';
    }
    /**
     * The paths in judged files to which a value leads, by links as well.
     *
     * @returns as `unsearched` a directory from which programs would start, and whose links are not known
     */
    pathsIn(name, value) {
        const led = [];
        for (const path of this.wordsIn(name, value)) {
            // A directory outside may have links into judged files.
            const links = OF_PROGRAMS.test(name) ? (0,_machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .followLinksIn */ .Gf)(path, this.places.mostEntries) : [];
            if (links === undefined)
                return { paths: [], unsearched: path };
            led.push(..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path)), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), ...links);
        }
        return { paths: [...new Set(led)].filter((path) => this.isJudged(path)) };
    }
    /** The absolute paths that a value may name. */
    wordsIn(name, value) {
        const isOfPrograms = OF_PROGRAMS.test(name);
        const mayBeDirectory = OF_DIRECTORIES.test(name) || PLUGIN_DIRECTORY.test(value);
        const counts = (word, path) => {
            if (isOfPrograms)
                return true;
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
                return false;
            return /^\.\.?(?:[/\\]|$)/.test(word) || mayBeDirectory || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path);
        };
        const text = /^TF_CLI_ARGS/i.test(name) ? value.replaceAll(VARIABLE_FILES, '') : value;
        const words = isOfPrograms ? this.atHome(value) : this.candidates(text);
        return words.flatMap((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(word)
            ? [word]
            : // Not joined: behind a link, `..` is another directory.
                this.startedIn.map((start) => start + node_path__WEBPACK_IMPORTED_MODULE_1__.sep + word).filter((path) => counts(word, path)));
    }
    isJudged(path) {
        // Each process finds its own directory there.
        const isOfProcess = /^\/proc\/[^/]+\/(?:cwd|root)(?:\/|$)/.test(path);
        return isOfProcess || this.directories.some((directory) => (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, directory));
    }
    /** What of a text may be a path: it may be a list, a command or JSON. */
    candidates(text) {
        const { environment } = this.places;
        const filled = text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (written, inBraces, bare) => environment[inBraces ?? bare ?? ''] ?? written);
        const all = [text, filled.replaceAll('\\/', '/')].flatMap((each) => [
            each,
            ...each.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
            // The path of the checkout may have signs that divide words.
            ...this.directories.flatMap((directory) => {
                const pieces = each.split(directory);
                return pieces.slice(1).flatMap((rest, at) => {
                    if (IN_PATH.test(pieces[at] ?? ''))
                        return [];
                    return directory + (rest.split(WITH_COLON)[0] ?? '');
                });
            }),
            ...[...(0,_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .pathWords */ .x)(each), ...each.split(WITH_COLON)]
                // `-F./config` is an option with a path, and `file://` encodes it.
                .flatMap((word) => [word, word.replace(/^--?[A-Za-z]/, '')])
                .flatMap((word) => [word, (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_6__/* .orElse */ .N)(() => decodeURIComponent(word), word)])
                .filter((word) => /[^./\\]/.test(word)),
        ]);
        return [...new Set(all)].filter((word) => word !== '').flatMap((word) => this.atHome(word));
    }
    /** A path, and what it is if a program reads `~` in it. */
    atHome(word) {
        if (!/^~(?:[/\\]|$)/.test(word))
            return [word];
        const { HOME = '', USERPROFILE = '' } = this.places.environment;
        const homes = [HOME, USERPROFILE].filter((home) => home !== '');
        return [word, ...homes.map((home) => home + word.slice(1))];
    }
    /** Why a place does not count, as the end of a sentence; undefined if the default branch has the same, without a program. */
    async problemAt(path) {
        if (this.compared.has(path))
            return undefined;
        if (this.compared.size >= MOST_FILES)
            return `more than ${MOST_FILES} files are there`;
        this.compared.add(path);
        return this.compare(path).catch(() => `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} cannot be compared with the default branch`);
    }
    async compare(path) {
        const { root, base } = this.places;
        const other = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.nameOf(path))} is not as the default branch has it`;
        const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(root);
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(path, real) || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(path), real))
            return other;
        const inside = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, path));
        if ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(path)) {
            const names = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readDirectory(path);
            const before = (await base.names(inside)) ?? [];
            if (names.length === 0 || before.some((name) => !names.includes(name)))
                return other;
            return this.firstProblem(names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
        }
        const text = _machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.readFile(path);
        // Bytes that are no text are all read as one character.
        const isText = text !== undefined && !text.includes('\uFFFD');
        if (!isText || (await base.read(inside)) !== text)
            return other;
        if (((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & 0o111) !== 0)
            return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(inside)} is a program`;
        // It may name programs, as `credential_process` does.
        const named = this.candidates(text).flatMap((word) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), ...this.startedIn]
            .map((start) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, word))
            .filter((each) => isFile(each) || (/[/\\]|^\./.test(word) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectory */ .wd)(each))));
        const led = named.flatMap((each) => [..._machine_files_here_js__WEBPACK_IMPORTED_MODULE_2__/* .localFiles */ .Jd.follow(each), (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .realOrSame */ .eF)(each)]);
        return this.firstProblem([...new Set(led)].filter((each) => this.isJudged(each)));
    }
    async firstProblem(paths) {
        for (const path of paths) {
            const why = await this.problemAt(path);
            if (why !== undefined)
                return why;
        }
        return undefined;
    }
}
const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
const WITH_COLON = new RegExp(`[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]+`);
/** The beginning of an absolute path at the end of a text: what follows belongs to that path. */
const IN_PATH = new RegExp(`(?:^|[${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:])/[^/${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:][^${_model_path_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIVIDING */ .h}:]*$`);
//# sourceMappingURL=leading-variables.js.map

/***/ })

};
;