"use strict";
exports.id = 5944;
exports.ids = [5944];
exports.modules = {

/***/ 5944:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openAllowedSources: function() { return /* binding */ openAllowedSources; }
});

// UNUSED EXPORTS: readAllowedSources

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
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
;// CONCATENATED MODULE: ./build/src/allowed-sources/version-constraint.js
/** Constraints on versions of providers, as in `>= 1.2, < 2.0`. Source: hashicorp/go-version 1.7. */
/** White space in regular expressions of Go. */
const SPACES = String.raw `[\t\n\f\r ]*`;
const TERM = new RegExp(String.raw `^${SPACES}(=|!=|>=|<=|~>|>|<)?${SPACES}v?(\d{1,9}(?:\.\d{1,9}){0,2})(?:-([0-9A-Za-z.-]+))?${SPACES}$`);
/** Whether a text is a list of constraints that this file can apply. */
function isConstraint(text) {
    return termsOf(text) !== undefined;
}
/** Whether a version fits all constraints of a text. What cannot be read fits none. */
function satisfies(version, constraint) {
    const [term] = termsOf(version) ?? [];
    return term !== undefined && fitsAll(term.version, constraint);
}
/**
 * Whether constraints that have to hold together leave only versions that one of the allowed constraints fits, of all that
 * there may ever be. A version before a release is installed only where `=` names it.
 *
 * @param used what cannot be read restricts nothing
 */
function leaveOnly(used, allowed) {
    const terms = used.flatMap((text) => termsOf(text) ?? []);
    const allowedTerms = allowed.flatMap((text) => termsOf(text) ?? []);
    const isLeft = (version) => terms.every((term) => mayFit(version, term));
    const named = terms.flatMap(({ operator, version }) => (operator === '=' ? version : []));
    // What holds for a version holds for all up to the next of these.
    const steps = [...terms, ...allowedTerms].flatMap(({ version: { numbers } }) => {
        const [major = 0, minor = 0, patch = 0] = numbers;
        return [numbers, [major, minor, patch + 1], [major, minor + 1, 0], [major + 1, 0, 0]];
    });
    const releases = [[0, 0, 0], ...steps].map((numbers) => ({ ...RELEASE, numbers }));
    return [...releases, ...named]
        .filter(isLeft)
        .every((version) => allowed.some((text) => fitsAll(version, text)));
}
const RELEASE = { written: 3, prerelease: '' };
/** Whether a program may install a version under a term: of what is before a release, this file knows equality alone. */
function mayFit(version, term) {
    const isNearRelease = version.prerelease !== '' || term.version.prerelease !== '';
    return (isNearRelease && !/^!?=$/.test(term.operator)) || fits(version, term);
}
function fitsAll(version, constraint) {
    return termsOf(constraint)?.every((term) => fits(version, term)) ?? false;
}
function termsOf(text) {
    const terms = [];
    for (const part of text.split(',')) {
        const found = TERM.exec(part);
        if (found === null)
            return undefined;
        const [, operator = '=', numbers = '', prerelease = ''] = found;
        const written = numbers.split('.').map(Number);
        const padded = [...written, 0, 0].slice(0, Math.max(3, written.length));
        terms.push({
            operator,
            version: { numbers: padded, written: written.length, prerelease },
        });
    }
    return terms;
}
function fits(version, { operator, version: bound }) {
    const differences = version.numbers.map((number, at) => number - (bound.numbers[at] ?? 0));
    const order = differences.find((difference) => difference !== 0) ?? 0;
    const isSame = order === 0 && version.prerelease === bound.prerelease;
    if (operator === '=')
        return isSame;
    if (operator === '!=')
        return !isSame;
    // A version before a release is installed only where it is named as the one that is meant.
    if (version.prerelease !== '' || bound.prerelease !== '')
        return false;
    switch (operator) {
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default: {
            // All numbers but the last one that is written stay.
            const staying = bound.numbers.slice(0, Math.max(1, bound.written - 1));
            return order >= 0 && staying.every((number, at) => version.numbers[at] === number);
        }
    }
}
//# sourceMappingURL=version-constraint.js.map
;// CONCATENATED MODULE: ./build/src/allowed-sources/source-address.js


/** The registry of addresses that name none. */
const DEFAULT_REGISTRY = {
    terraform: 'registry.terraform.io',
    tofu: 'registry.opentofu.org',
};
/** Providers below this are a part of the program: nothing is installed. */
const BUILT_IN = 'terraform.io/builtin/';
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
const PROVIDER_PART = /^(?:-|[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)$/;
/** A host in lower case without the port that its scheme has anyway; undefined if it is none. */
function readHost(text, usualPort = 443) {
    const host = (0,go_text/* lowerAscii */.dq)(text);
    if (!HOST.test(host))
        return undefined;
    return host.replace(new RegExp(`:0*${usualPort}$`), '');
}
/**
 * Reads the address of a provider: `aws`, `hashicorp/aws` or `registry.example.com/acme/aws`.
 *
 * @returns host, namespace and type; or what is wrong, as the end of a sentence about the address
 */
function readProviderAddress(text, program) {
    const problem = 'is no address of a provider, as in `hashicorp/aws`';
    const parts = (0,go_text/* lowerAscii */.dq)(text).split('/');
    const [type = '', namespace = 'hashicorp', host = DEFAULT_REGISTRY[program]] = parts.toReversed();
    const readableHost = readHost(host);
    const isWhole = PROVIDER_PART.test(type) && PROVIDER_PART.test(namespace) && parts.length <= 3;
    if (!isWhole || readableHost === undefined)
        return { problem };
    return { value: `${readableHost}/${namespace}/${type}` };
}
/** The address of a provider that only a local name stands for. */
function impliedProvider(localName, program) {
    if (localName === 'terraform')
        return { value: `${BUILT_IN}terraform` };
    return readProviderAddress(localName, program);
}
/** Whether a provider is a part of the program. */
function isBuiltIn(address) {
    return address.startsWith(BUILT_IN);
}
/** The endings of archives that the programs unpack, and whose checksum they compare. */
const ARCHIVE = /\.(?:zip|tar\.gz|tgz|tar\.bz2|tbz2|tar\.xz|txz)$/;
/** A step of a path, as it is written: no escapes but that of a blank. */
const STEP = /^(?:[A-Za-z0-9_.~+@=,()-]|%20)+$/;
/** One parameter without an escape. */
const QUERY = /^([a-z]+)=([A-Za-z0-9_.~+@=,:/][A-Za-z0-9_.~+@=,:/-]*)$/;
const USER = /^[A-Za-z0-9_.-]+$/;
/**
 * Reads the source of a module.
 *
 * @param text as the program gets it, after escapes of texts were resolved
 * @returns the source; or what is wrong, as the end of a sentence about it
 */
function readModuleSource(text, program) {
    // A heredoc ends with a line break, which both programs take away.
    const source = (0,go_text/* trimSpace */.Pd)(text);
    if (/^\.\.?[/\\]/.test(source)) {
        if (source === text)
            return { value: { kind: 'local', path: source } };
        return { problem: 'has white space around a path. Write the path alone, between quotes' };
    }
    const refusal = REFUSED.find(({ pattern }) => pattern.test(source));
    if (refusal !== undefined)
        return { problem: refusal.why };
    const [, forced, address = ''] = /^(?:([a-z0-9]+)::)?(.*)$/s.exec(source) ?? [];
    const [beforeQuery, query] = splitAt(address, '?');
    const [, name = '', value = ''] = QUERY.exec(query ?? '') ?? [];
    if (query !== undefined && (name === '' || /\/\/|\.\./.test(value))) {
        return { problem: SEVERAL_PARAMETERS };
    }
    const parameter = query === undefined ? undefined : { name, value };
    // The two slashes after a scheme are none before a directory.
    const scheme = /^[a-z][a-z0-9+.-]*:\/\//.exec(beforeQuery)?.[0] ?? '';
    const [beginning, subdirectory] = splitAt(beforeQuery.slice(scheme.length), '//');
    const packageText = scheme + beginning;
    const isWhole = subdirectory === undefined || subdirectory === '' || isPath(subdirectory.replace(/\/$/, ''));
    if (!isWhole || packageText === '')
        return { problem: NOT_WHOLE };
    const found = readPackage(forced, packageText, program);
    if ('problem' in found)
        return found;
    const expected = PARAMETERS[found.value.kind];
    if (parameter !== undefined && !expected.includes(parameter.name)) {
        return { problem: SEVERAL_PARAMETERS };
    }
    return { value: { ...found.value, query: parameter } };
}
const NOT_WHOLE = 'has a step that is empty, `.`, `..` or escaped. Write host and path out, with at most one `//` before the directory in the package';
const SEVERAL_PARAMETERS = 'has a query that changes what is fetched. One parameter can stand there: `ref` of a git repository, `checksum` of an archive, `digest` or `tag` of an OCI package';
/** The parameters that a source of each kind may have. */
const PARAMETERS = {
    registry: [],
    git: ['ref'],
    archive: ['checksum'],
    oci: ['digest', 'tag'],
};
const REFUSED = [
    { pattern: /[^\x21-\x7e]/, why: 'has a space or a character that is not ASCII' },
    { pattern: /[#\\]/, why: 'has a fragment or a backslash' },
    {
        pattern: /^(?:\/|~|\.|[A-Za-z]:)|^(?:[A-Za-z0-9_]+::)*(?:[Ff][Ii][Ll][Ee]:|\.|\/|~)/,
        why: 'names a directory of the machine that plans',
    },
    { pattern: /::.*::/s, why: 'has two prefixes as in `git::`' },
    {
        pattern: /^(?:git::)?(?:[Hh][Tt][Tt][Pp]|[Gg][Ii][Tt]):\/\//,
        why: 'is fetched without encryption. Write https',
    },
];
/** Splits a text at the first of these marks; the mark is left out. */
function splitAt(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
function isPath(path) {
    return path.split('/').every((step) => STEP.test(step) && step !== '.' && step !== '..');
}
function readPackage(forced, text, program) {
    if (text.includes('://'))
        return readUrl(forced, text);
    if (forced !== undefined && forced !== 'git')
        return { problem: UNKNOWN };
    const scp = /^git@([^/:@]+):([^:]+)$/.exec(text);
    if (scp !== null)
        return namedPackage('git', scp[1], scp[2], 22);
    const isOnGit = forced === undefined || /^(?:github\.com|bitbucket\.org)\//.test(text);
    return isOnGit ? readShortForm(text, program) : { problem: UNKNOWN };
}
const UNKNOWN = 'is in a form that is not read here. Write it as in `git::https://github.com/acme/vpc.git`, `acme/vpc/aws` or `https://example.com/vpc.zip`';
function readUrl(forced, text) {
    const [, scheme = '', user = '', host, path] = /^([a-z]+):\/\/(?:([^/@]*)@)?([^/@]+)\/(.+)$/s.exec(text) ?? [];
    if (user !== '' && !USER.test(user))
        return { problem: 'has a password in it' };
    const kind = PACKAGE_KINDS[`${forced ?? ''}::${scheme}`];
    if (kind === undefined)
        return { problem: UNKNOWN };
    if (scheme === 'ssh') {
        if (user !== 'git')
            return { problem: 'has another user than `git`' };
        return namedPackage(kind, host, path, 22);
    }
    const found = namedPackage(kind, host, path);
    if (user === '' || 'problem' in found)
        return found;
    return { value: { kind, name: `${user}@${found.value.name}` } };
}
const PACKAGE_KINDS = {
    'git::https': 'git',
    'git::ssh': 'git',
    '::https': 'archive',
    's3::https': 'archive',
    'gcs::https': 'archive',
    '::oci': 'oci',
};
/** @param usualPort of the scheme, which is left out of the name */
function namedPackage(kind, host, path, usualPort = 443) {
    const readableHost = readHost(host ?? '', usualPort);
    if (readableHost === undefined || !isPath(path ?? ''))
        return { problem: NOT_WHOLE };
    return { value: { kind, name: `${readableHost}/${path}` } };
}
const REGISTRY_NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/;
const TARGET_SYSTEM = /^[0-9a-z]{1,64}$/;
/** Reads a source without a scheme: a repository on GitHub or Bitbucket, or a module of a registry. */
function readShortForm(text, program) {
    const steps = text.split('/');
    const [first = '', owner, repository] = steps;
    if (first === 'github.com' || first === 'bitbucket.org') {
        // Further steps are a directory in the repository.
        if (owner === undefined || repository === undefined || !isPath(text)) {
            return { problem: NOT_WHOLE };
        }
        return namedPackage('git', first, `${owner}/${repository.replace(/\.git$/, '')}.git`);
    }
    if (steps.length < 3 || steps.length > 4)
        return { problem: UNKNOWN };
    const host = steps.length === 4 ? readHost(first) : DEFAULT_REGISTRY[program];
    const [namespace = '', name = '', system = ''] = steps.slice(-3);
    const isNamed = REGISTRY_NAME.test(namespace) && REGISTRY_NAME.test(name);
    const isHost = host !== undefined && (/[.:]/.test(host) || host === 'localhost');
    if (!isNamed || !TARGET_SYSTEM.test(system) || !isHost)
        return { problem: UNKNOWN };
    if (/^(?:github\.com|bitbucket\.org)$/.test(host))
        return { problem: UNKNOWN };
    return { value: { kind: 'registry', name: `${host}/${namespace}/${name}/${system}` } };
}
/** What a version tag looks like: `v1.2.0`, `vpc-1.2`, `modules/vpc/v3`. A branch may have such a name, too. */
const TAG = /^(?![0-9a-f]{4,64}$)(?!refs\/)[A-Za-z0-9](?:[A-Za-z0-9_./+-]*[A-Za-z0-9_+-])?$/;
/**
 * How a source is pinned; undefined if it is not: whoever may push there, or publish a version, then chooses the code.
 *
 * @param version what the call of the module says of its version
 */
function pinOf({ kind, name, query }, version) {
    if (kind === 'registry') {
        const exact = exactVersion(version);
        return exact === undefined ? undefined : { kind: 'version', version: exact };
    }
    if (query === undefined)
        return undefined;
    const { name: parameter, value } = query;
    switch (parameter) {
        case 'ref':
            if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value))
                return { kind: 'commit', commit: value };
            return isTag(value) ? { kind: 'tag', tag: value } : undefined;
        case 'tag':
            return isTag(value) ? { kind: 'tag', tag: value } : undefined;
        case 'digest':
            return /^sha256:[0-9a-f]{64}$/.test(value) ? { kind: 'content' } : undefined;
        default: {
            const isChecksum = /^sha(?:256:[0-9a-f]{64}|512:[0-9a-f]{128})$/.test(value);
            // Of what is no archive the programs compare no checksum.
            return isChecksum && ARCHIVE.test(name) ? { kind: 'content' } : undefined;
        }
    }
}
function isTag(value) {
    return TAG.test(value) && /\d/.test(value);
}
const EXACT = new RegExp(String.raw `^${SPACES}=?${SPACES}v?(\d+(?:\.\d+){0,2}(?:-[0-9A-Za-z.-]+)?)${SPACES}$`);
/** The version if a constraint allows one alone; undefined if it allows several, or none. */
function exactVersion(constraint) {
    return EXACT.exec(constraint)?.[1];
}
//# sourceMappingURL=source-address.js.map
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
    if (version !== undefined && !(typeof version === 'string' && isConstraint(version))) {
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
    if (isHost && kind === 'address' && readHost(first.replace(/^[\w.-]+@/, '')) === undefined) {
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
    return allowed[list].filter(({ source }) => read_list_fits(wholeSource(source, list, program), name));
}
/** The source of an entry with the registry that it means where it names no host. */
function wholeSource(source, list, program) {
    const steps = source.split('/');
    const [first = ''] = steps;
    const count = { providers: 2, modules: 3, also: 0 }[list];
    if (list === 'providers' && steps.length === count) {
        return `${DEFAULT_REGISTRY[program]}/${source}`;
    }
    if (list === 'modules' && steps.length === count && !/[.:]/.test(first)) {
        return `${DEFAULT_REGISTRY[program]}/${source}`;
    }
    if (list === 'also')
        return source;
    // A host is the same in every case, and with the port that its scheme has.
    const [, user = '', host = ''] = /^([\w.-]+@)?(.*)$/.exec(first) ?? [];
    return [`${user}${readHost(host) ?? host}`, ...steps.slice(1)].join('/');
}
function read_list_fits(pattern, name) {
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
// EXTERNAL MODULE: ./build/src/configuration/module-files.js
var module_files = __webpack_require__(60868);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(27126);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/allowed-sources/nested-blocks.js
/** Blocks inside of blocks, written as HCL or as JSON, where the parser reads them as arguments. */

/** Names of JSON that are comments. */
const COMMENT = '//';
/**
 * The blocks of a type in a body. Where something else takes the place of a block, it is a block without content.
 *
 * @param labelCount how many labels such a block has
 */
function nestedIn(body, type, labelCount) {
    const ofBlocks = body.blocks
        .filter((block) => block.type === type)
        .map(({ labels, body: inner, range }) => ({ labels, body: inner, range }));
    const ofAttributes = body.attributes
        .filter(({ name }) => name === type)
        .flatMap(({ value, range }) => asBlocks(value, labelCount, [], range));
    return [...ofBlocks, ...ofAttributes];
}
function asBlocks(value, labelCount, labels, range) {
    if (value.kind === 'literal' && value.value === null)
        return [];
    if (value.kind === 'tuple') {
        return value.items.flatMap((item) => asBlocks(item, labelCount, labels, item.range));
    }
    if (value.kind !== 'object') {
        const unknown = Array.from({ length: Math.max(0, labelCount) }, () => '?');
        return [{ labels: [...labels, ...unknown], body: { attributes: [], blocks: [] }, range }];
    }
    if (labelCount === 0)
        return [{ labels, body: bodyOf(value), range }];
    return value.entries
        .filter(({ key }) => nameOf(key) !== COMMENT)
        .flatMap((entry) => asBlocks(entry.value, labelCount - 1, [...labels, nameOf(entry.key)], entry.key.range));
}
/** The entries of an object as the arguments of a block. */
function bodyOf(value) {
    const entries = value.kind === 'object' ? value.entries : [];
    const attributes = entries
        .map(({ key, value: inner }) => ({ name: nameOf(key), value: inner, range: key.range }))
        .filter(({ name }) => name !== COMMENT);
    return { attributes, blocks: [] };
}
function nameOf(key) {
    return key.kind === 'literal' && key.template === undefined ? String(key.value) : '?';
}
//# sourceMappingURL=nested-blocks.js.map
;// CONCATENATED MODULE: ./build/src/allowed-sources/find-used.js
/**
 * Finds what a configuration would install and run: providers, remote modules, and what else is started by a file alone. It
 * reads what one program reads, and never evaluates: what is not written out is said.
 */













/** Where a program looks for tests, besides the directory of the configuration. */
const TEST_DIRECTORY = 'tests';
/**
 * Finds what the configuration of a directory would install and run.
 *
 * @param directory absolute
 */
function findUsed(directory, searched, program, options = {}) {
    return new UsedFinder(directory, searched, program, options).find(options.testDirectory);
}
/** How many labels the blocks at the top of a file have that JSON writes as arguments. */
const LABELS = {
    import: 0,
    moved: 0,
    removed: 0,
    list: 2,
    run: 1,
    variables: 0,
    mock_provider: 1,
    override_resource: 0,
    override_data: 0,
    override_module: 0,
    test: 0,
    language: 0,
};
const WITH_PROVIDER = ['resource', 'data', 'ephemeral', 'action', 'list'];
const IN_MODULE = new Set(['terraform', 'provider', 'variable', 'locals', 'output', 'module', 'check', 'import'].concat([
    'moved',
    'removed',
    ...WITH_PROVIDER,
]));
const IN_TERRAFORM = new Set([
    'required_providers',
    'backend',
    'cloud',
    'provider_meta',
    'state_store',
    'encryption',
]);
const IN_TEST = new Set(['run', 'provider', 'variables', 'mock_provider', 'override_resource', 'override_data'].concat([
    'override_module',
    'test',
]));
const IN_RUN = new Set(['module', 'variables', 'plan_options', 'assert', 'override_resource', 'override_data'].concat([
    'override_module',
]));
/** Backends that no list has to name: nothing that the configuration could choose to run reads their state. */
const UNLISTED_BACKENDS = ['local', 'remote', 'cloud'];
/** Parts of OpenTofu's encryption that no list has to name: they are in the program and read no file. */
const UNLISTED_ENCRYPTION = ['key_provider pbkdf2', 'method aes_gcm', 'method unencrypted'];
class UsedFinder {
    used = {
        providers: new Map(),
        modules: [],
        things: [],
        refused: [],
        doubts: [],
    };
    root;
    searched;
    program;
    uploadRoot;
    /** Whether what is read now is for certain a part of what is planned, so that its constraints hold. */
    isCertain = true;
    modules = new Map();
    walked = new Set();
    unclearFiles = new Map();
    constructor(root, searched, program, { configuration, uploadRoot }) {
        this.root = root;
        this.searched = searched;
        this.program = program;
        this.uploadRoot = uploadRoot;
        if (configuration !== undefined)
            this.keep(configuration);
    }
    find(testDirectory = TEST_DIRECTORY) {
        this.walk(this.root);
        this.readAs(false, () => this.readTests(testDirectory));
        return this.used;
    }
    /** Reads a part. Its constraints hold only if this part and all around it are certain. */
    readAs(isCertain, read) {
        const wasCertain = this.isCertain;
        this.isCertain &&= isCertain;
        read();
        this.isCertain = wasCertain;
    }
    /** Reads a module and the local modules that it calls. @param from what calls it */
    walk(directory, from) {
        if (this.walked.has(directory))
            return;
        this.walked.add(directory);
        const read = this.namesRead(directory);
        if (read.size === 0) {
            this.doubt(from, (0,sentence/* phrase */.MZ) `There is no configuration in ${(0,sentence/* directoryPart */.Pv)(directory)}, so it is not known what would run.`);
        }
        const written = this.writtenAt(directory, read);
        this.doubtUnclear(directory, read);
        this.readModule(directory, written);
    }
    /** The names of the files in a directory that the program reads as a module. */
    namesRead(directory) {
        const names = this.searched.files.readDirectory(directory).filter(file_names/* isConfiguration */.ZC);
        return new Set((0,file_names/* readBy */.as)(this.program, names));
    }
    /** What a module has that the program reads. */
    writtenAt(directory, read) {
        if (!this.modules.has(directory))
            this.keep((0,read_configuration.readConfiguration)(directory, this.searched));
        const module = this.modules.get(directory);
        return module === undefined
            ? []
            : blocksInModule(module).filter(({ path }) => read.has((0,external_node_path_.basename)(path)));
    }
    keep({ modules, unclear }) {
        for (const module of modules) {
            if (!this.modules.has(module.directory))
                this.modules.set(module.directory, module);
        }
        for (const { path, why, range } of unclear) {
            this.unclearFiles.set(path, { why, line: range?.startLine ?? 1 });
        }
    }
    doubtUnclear(directory, read) {
        for (const [path, { why, line }] of this.unclearFiles) {
            const isHere = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path)) === path && read.has((0,external_node_path_.basename)(path));
            if (!isHere && path !== directory)
                continue;
            this.doubt({ path, line }, notCertain(path, why));
        }
    }
    readModule(directory, written) {
        const names = new LocalNames();
        const required = this.requiredIn(written);
        for (const { place, problem } of [...required.values()].flat()) {
            if (problem !== undefined)
                this.used.refused.push({ text: problem, place });
        }
        this.readTerraformBlocks(directory, written);
        for (const { type, path, range } of written) {
            if (IN_MODULE.has(type))
                continue;
            const says = (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(type)} is not one that Plangate knows, so it is not known what it would run.`;
            this.doubt({ path, line: range.startLine }, says);
        }
        for (const type of WITH_PROVIDER) {
            this.readResources(written.filter((block) => block.type === type), names);
        }
        const declared = new Set(written.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join(' ')));
        for (const block of written)
            this.readOther(block, declared, names);
        this.addProviders(names, required);
        this.readCalls(directory, written, required);
    }
    /**
     * The entries of `required_providers`, by local name. One that an override replaces counts as well: whether the override
     * is a part of what is planned, the rules of the upload decide.
     */
    requiredIn(written) {
        const required = new Map();
        for (const { type, path, body } of written) {
            if (type !== 'terraform')
                continue;
            for (const { body: entries } of nestedIn(body, 'required_providers', 0)) {
                for (const { name, value, range } of entries.attributes) {
                    const key = (0,go_text/* lowerAscii */.dq)(name);
                    const entry = this.readRequiredProvider(name, value, { path, line: range.startLine });
                    (0,add_to/* addTo */.D)(required, key, entry);
                }
            }
        }
        return required;
    }
    readRequiredProvider(name, value, place) {
        if (value.kind !== 'object') {
            const constraint = plainText(value);
            if (constraint === undefined)
                return this.asRequired(name, { problem: NOT_PLAIN }, [], place);
            const implied = impliedProvider((0,go_text/* lowerAscii */.dq)(name), this.program);
            return this.asRequired(name, implied, [constraint], place);
        }
        const { attributes } = bodyOf(value);
        const written = attributes.findLast((each) => each.name === 'version');
        const constraint = plainText(written?.value);
        const constraints = constraint === undefined ? [] : [constraint];
        return this.asRequired(name, this.addressIn(name, attributes), constraints, place);
    }
    /** The address that an entry says of a local name. */
    addressIn(name, attributes) {
        const [source, ...others] = attributes.filter((each) => each.name === 'source');
        const hasUnknownKey = attributes.some((each) => each.name === '?');
        if (hasUnknownKey || others.length > 0)
            return { problem: NOT_PLAIN };
        if (source === undefined)
            return impliedProvider((0,go_text/* lowerAscii */.dq)(name), this.program);
        const text = plainText(source.value);
        return text === undefined ? { problem: NOT_PLAIN } : readProviderAddress(text, this.program);
    }
    asRequired(name, address, constraints, place) {
        if ('value' in address)
            return { address: address.value, constraints, place };
        const problem = `The source of provider ${(0,quote/* quote */.hD)(name)} ${address.problem}.`;
        return { address: undefined, constraints, place, problem };
    }
    /** Resources of one type of block. An override without the argument leaves it as it is. */
    readResources(blocks, names) {
        const chosen = new Set();
        for (const { labels, body, path, range } of blocks) {
            for (const { name, value } of body.attributes) {
                if (name !== 'provider')
                    continue;
                this.useProvider(value, { path, line: range.startLine }, names);
                if (!(0,file_names/* isOverride */.jn)((0,external_node_path_.basename)(path)))
                    chosen.add(labels.join(' '));
            }
        }
        for (const { labels, path, range } of blocks) {
            if (chosen.has(labels.join(' ')))
                continue;
            names.add(localNameOf(labels[0] ?? ''), { path, line: range.startLine });
        }
        for (const block of blocks) {
            this.readProvisioners(block);
            if (block.type === 'data')
                this.readRemoteState(block);
        }
    }
    useProvider(value, place, names) {
        // `aws.west`, `aws["a"]`, or the text of either.
        const text = value.kind === 'traversal' ? value.root : plainText(value);
        const [, name] = PROVIDER_NAME.exec(text ?? '') ?? [];
        if (name !== undefined)
            names.add((0,go_text/* lowerAscii */.dq)(name), place);
        else
            this.used.refused.push({ text: `The provider ${NOT_PLAIN}.`, place });
    }
    readProvisioners({ body, path }) {
        for (const { labels, range } of nestedIn(body, 'provisioner', 1)) {
            this.add(`provisioner ${labels[0] ?? '?'}`, { path, line: range.startLine });
        }
    }
    readRemoteState({ labels: [type], body, path, range }) {
        if (type !== 'terraform_remote_state')
            return;
        const backend = plainText((0,hcl_syntax/* attributeIn */.yo)(body, 'backend')) ?? '?';
        if (backend !== 'local')
            this.add(`${type} ${backend}`, { path, line: range.startLine });
    }
    /** @param declared types and names of resources */
    readOther(block, declared, names) {
        const { type, labels, body, path, range } = block;
        const place = { path, line: range.startLine };
        switch (type) {
            case 'provider':
                names.add((0,go_text/* lowerAscii */.dq)(labels[0] ?? '?'), place);
                return;
            case 'removed':
                this.readProvisioners(block);
                return;
            case 'check': {
                const inner = nestedIn(body, 'data', 2).map((each) => ({ ...each, type: 'data', path }));
                this.readResources(inner, names);
                return;
            }
            case 'import': {
                const provider = (0,hcl_syntax/* attributeIn */.yo)(body, 'provider');
                if (provider !== undefined)
                    this.useProvider(provider, place, names);
                else
                    this.useOfImport((0,hcl_syntax/* attributeIn */.yo)(body, 'to'), place, declared, names);
                return;
            }
            default:
        }
    }
    /** The provider of what is imported, where no block declares it. What is in a module is declared there. */
    useOfImport(to, place, declared, names) {
        const steps = addressSteps(to);
        if (steps === undefined) {
            this.doubt(place, (0,sentence/* phrase */.MZ) `It is not certain which resource is imported here, and by which provider.`);
            return;
        }
        const [type = '', name = ''] = steps;
        const isDeclared = declared.has(`${type} ${name}`);
        if (type !== 'module' && !isDeclared)
            names.add(localNameOf(type), place);
    }
    readTerraformBlocks(directory, written) {
        for (const { type, body, path, range } of written) {
            if (type !== 'terraform')
                continue;
            for (const block of body.blocks) {
                if (IN_TERRAFORM.has(block.type))
                    continue;
                const says = (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(block.type)} in ${(0,sentence/* quoted */.TL)('terraform')} is not one that Plangate knows.`;
                this.doubt({ path, line: block.range.startLine }, says);
            }
            if (directory === this.root)
                this.readState(body, path, range);
            for (const { body: encryption } of nestedIn(body, 'encryption', 0)) {
                for (const part of ['key_provider', 'method']) {
                    for (const { labels, range: at } of nestedIn(encryption, part, 2)) {
                        const name = `${part} ${labels[0] ?? '?'}`;
                        if (UNLISTED_ENCRYPTION.includes(name))
                            continue;
                        this.add(name, { path, line: at.startLine });
                    }
                }
            }
        }
    }
    /** What reads the state of the configuration. Only that of the root module counts. */
    readState(body, path, around) {
        for (const part of ['backend', 'state_store']) {
            for (const { labels, range } of nestedIn(body, part, 1)) {
                const [kind = '?'] = labels;
                if (part === 'backend' && UNLISTED_BACKENDS.includes(kind))
                    continue;
                const line = range.startLine || around.startLine;
                this.add(`${part} ${kind}`, { path, line });
            }
        }
    }
    addProviders(names, required) {
        for (const entries of required.values()) {
            const counting = this.isCertain ? countingEntry(entries) : undefined;
            for (const entry of entries) {
                const { address, constraints, place } = entry;
                const holding = entry === counting ? constraints : [];
                if (address !== undefined)
                    this.addProvider(address, holding, [place]);
            }
        }
        for (const [name, places] of names.all) {
            const entries = required.get(name);
            if (entries !== undefined) {
                for (const { address } of entries) {
                    if (address !== undefined)
                        this.addProvider(address, [], places);
                }
                continue;
            }
            const implied = impliedProvider(name, this.program);
            if ('value' in implied)
                this.addProvider(implied.value, [], places);
            else {
                const text = `The provider ${(0,quote/* quote */.hD)(name)} ${implied.problem}.`;
                this.used.refused.push({ text, place: places[0] });
            }
        }
    }
    addProvider(address, constraints, places) {
        if (isBuiltIn(address))
            return;
        const provider = this.used.providers.get(address) ?? { address, constraints: [], places: [] };
        this.used.providers.set(address, provider);
        for (const constraint of constraints)
            provider.constraints.push(constraint);
        for (const place of places)
            provider.places.push(place);
    }
    readCalls(directory, written, required) {
        const calls = new Map();
        for (const block of written) {
            if (block.type !== 'module')
                continue;
            const [label = '?'] = block.labels;
            (0,add_to/* addTo */.D)(calls, label, block);
        }
        for (const blocks of calls.values())
            this.readCall(directory, blocks, required);
    }
    /** @param blocks all blocks of a call: each source is judged, also one that an override replaces, and none of several is certain */
    readCall(directory, blocks, required) {
        const attributes = blocks.flatMap(({ body, path }) => body.attributes.map((attribute) => ({ ...attribute, path })));
        const versions = attributes.filter(({ name }) => name === 'version');
        const version = versions.map(({ value }) => plainText(value) ?? '?').join(',');
        const sources = attributes.filter(({ name }) => name === 'source');
        this.readAs(sources.length === 1, () => {
            for (const { value, path, range } of sources) {
                this.readSource(directory, value, version, { path, line: range.startLine });
            }
        });
        const [first] = blocks;
        if (sources.length === 0 && first !== undefined) {
            const { path, range } = first;
            this.readSource(directory, undefined, version, { path, line: range.startLine });
        }
        const names = new LocalNames();
        for (const { name, value, path } of attributes) {
            if (name !== 'providers')
                continue;
            for (const { value: provider } of bodyOf(value).attributes) {
                this.useProvider(provider, { path, line: provider.range.startLine }, names);
            }
        }
        this.addProviders(names, onlyNamed(required, names));
    }
    readSource(directory, source, version, place) {
        const text = plainText(source);
        if (text === undefined) {
            const what = source === undefined ? 'is missing' : NOT_PLAIN;
            this.used.refused.push({ text: `The source of this module ${what}.`, place });
            return;
        }
        const read = readModuleSource(text, this.program);
        if ('problem' in read) {
            this.used.refused.push({ text: `The source ${(0,quote/* quote */.hD)(text)} ${read.problem}.`, place });
            return;
        }
        if (read.value.kind !== 'local') {
            this.used.modules.push({ package: read.value, source: text, version, place });
            return;
        }
        const path = (0,module_manifest/* localPath */.$S)((0,go_text/* normalized */.A9)(read.value.path));
        if (path !== undefined)
            this.walkLocal(directory, path, place);
    }
    /** Walks a local module. Both programs start from where links lead; what is sent in the place of a link stays there. */
    walkLocal(directory, path, from) {
        const { files } = this.searched;
        const directories = (0,read_configuration.directoriesOfModule)(directory, path, files);
        const leavesUpload = (each) => this.uploadRoot !== undefined && (0,relative_path/* relativePathInside */._)(this.uploadRoot, each) === undefined;
        if (!files.follow(directory).some(leavesUpload)) {
            for (const each of directories.slice(-1))
                this.walk(each, from);
            return;
        }
        const isThere = (each) => files.readDirectory(each).some(file_names/* isConfiguration */.ZC);
        const found = directories.filter(isThere);
        this.readAs(false, () => {
            for (const each of found.length > 0 ? found : directories.slice(-1))
                this.walk(each, from);
        });
    }
    /** Reads the files of tests, whose providers and modules `init` installs as well, and those of queries. */
    readTests(testDirectory) {
        const directories = new Set([this.root, (0,external_node_path_.resolve)(this.root, testDirectory)]);
        for (const directory of directories) {
            const names = this.searched.files.readDirectory(directory);
            for (const name of names) {
                if ((0,file_names/* isTest */.Nu)(this.program, name))
                    this.readTest((0,external_node_path_.join)(directory, name));
            }
            if (directory !== this.root)
                continue;
            for (const name of names.filter(file_names/* isQuery */.P4))
                this.readQuery((0,external_node_path_.join)(directory, name));
        }
    }
    readTest(path) {
        const written = this.readFile(path);
        const required = this.requiredOfRoot();
        const names = new LocalNames();
        for (const block of written) {
            const { type, labels, range } = block;
            const place = { path, line: range.startLine };
            if (!IN_TEST.has(type)) {
                this.doubt(place, (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(type)} is not one that Plangate knows in a test.`);
            }
            else if (type === 'provider')
                names.add((0,go_text/* lowerAscii */.dq)(labels[0] ?? '?'), place);
            else if (type === 'run')
                this.readRun(block);
        }
        this.addProviders(names, onlyNamed(required, names));
    }
    readRun({ body, path, range }) {
        for (const { type, range: at } of body.blocks) {
            if (IN_RUN.has(type))
                continue;
            const says = (0,sentence/* phrase */.MZ) `The block ${(0,sentence/* quoted */.TL)(type)} is not one that Plangate knows in a run of a test.`;
            this.doubt({ path, line: at.startLine }, says);
        }
        for (const { body: module, range: at } of nestedIn(body, 'module', 0)) {
            const place = { path, line: at.startLine || range.startLine };
            const version = (0,hcl_syntax/* attributeIn */.yo)(module, 'version');
            const text = version === undefined ? '' : (plainText(version) ?? '?');
            this.readSource(this.root, (0,hcl_syntax/* attributeIn */.yo)(module, 'source'), text, place);
        }
    }
    readQuery(path) {
        const written = this.readFile(path);
        const names = new LocalNames();
        this.readResources(written.filter(({ type }) => type === 'list'), names);
        for (const { type, labels, range } of written) {
            if (type === 'provider')
                names.add((0,go_text/* lowerAscii */.dq)(labels[0] ?? '?'), { path, line: range.startLine });
        }
        this.addProviders(names, onlyNamed(this.requiredOfRoot(), names));
    }
    /** The entries of the root module. What is wrong there was said when that was read. */
    requiredOfRoot() {
        return this.requiredIn(this.writtenAt(this.root, this.namesRead(this.root)));
    }
    readFile(path) {
        const file = (0,module_files/* parseModuleFile */.sU)(path, (0,read_configuration.readText)(path, this.searched), this.searched.parsed);
        const [problem] = file.problems;
        const why = file.unread ?? problem?.message;
        if (why !== undefined) {
            const place = { path, line: problem?.range.startLine ?? 1 };
            this.doubt(place, notCertain(path, why));
        }
        const ofBlocks = file.body.blocks.map((block) => ({ ...block, path }));
        return [...ofBlocks, ...blocksInJson({ ...file.body, blocks: [] }, path)];
    }
    add(name, place) {
        this.used.things.push({ name, place });
    }
    doubt(place, says) {
        this.used.doubts.push({ says, place });
    }
}
/** @param why the end of a sentence */
function notCertain(path, why) {
    return (0,sentence/* phrase */.MZ) `It is not certain what ${(0,sentence/* filePart */.A4)((0,external_node_path_.basename)(path))} installs: ${(0,sentence/* plain */.pj)(`${why}.`)}`;
}
/**
 * The entry that programs use, of those with one local name: the last one of the override files replaces all others. Two
 * that replace nothing are refused by both programs; none of them counts.
 */
function countingEntry(entries) {
    const nameOf = ({ place }) => (0,external_node_path_.basename)(place.path);
    const overrides = entries.filter((entry) => (0,file_names/* isOverride */.jn)(nameOf(entry)));
    const [only, ...others] = entries;
    if (overrides.length === 0)
        return others.length === 0 ? only : undefined;
    return overrides.toSorted((one, other) => (0,file_names/* compareBytes */.Xo)(nameOf(one), nameOf(other))).at(-1);
}
/** Local names of providers, with the places that use them. */
class LocalNames {
    all = new Map();
    add(name, place) {
        (0,add_to/* addTo */.D)(this.all, name, place);
    }
}
function onlyNamed(required, names) {
    return new Map([...required].filter(([name]) => names.all.has(name)));
}
const NOT_PLAIN = 'is not written as one plain text';
const PROVIDER_NAME = new RegExp(`^[${go_text/* BLANKS */.a7}]*([A-Za-z0-9_-]+)[${go_text/* BLANKS */.a7}]*(?:[.[].*)?$`, 's');
/** The blocks of a module. In JSON, the arguments at the top of a file are its blocks. */
function blocksInModule({ blocks, topAttributes }) {
    const inHcl = blocks.map(({ block, path }) => ({ ...block, path }));
    // A file of variables has arguments at its top as well, and these are no blocks.
    const inJson = topAttributes
        .filter(({ path }) => (0,file_names/* isConfiguration */.ZC)((0,external_node_path_.basename)(path)))
        .flatMap(({ value, path }) => blocksInJson(bodyOf(value), path));
    return [...inHcl, ...inJson];
}
function blocksInJson(body, path) {
    return [...new Set(body.attributes.map(({ name }) => name))].flatMap((type) => nestedIn(body, type, LABELS[type] ?? 0).map((block) => ({ ...block, type, path })));
}
/** A text that is written out, as the program gets it; undefined if any part of it has to be evaluated. */
function plainText(value) {
    const isPlain = value?.kind === 'literal' && value.template === undefined;
    return isPlain && typeof value.value === 'string' ? value.value : undefined;
}
/** The local name of the provider of a type of resources. */
function localNameOf(type) {
    return (0,go_text/* lowerAscii */.dq)(type.split('_')[0] ?? '');
}
/** The names in an address, written as such or, in JSON, as a text. */
function addressSteps(to) {
    if (to?.kind === 'traversal') {
        const steps = to.steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
        return [to.root, ...steps];
    }
    const text = plainText(to);
    return text === undefined ? undefined : text.split(/[.[]/);
}
//# sourceMappingURL=find-used.js.map
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(67025);
;// CONCATENATED MODULE: ./build/src/allowed-sources/lock-file.js
/** The lock file of providers: which versions `init` installs, and by which hashes it knows them. */




/** As both programs take it in a lock file: whole, and without an operator. */
const VERSION = /^\d+\.\d+\.\d+(?:[-+].*)?$/s;
/** Reads the text of a lock file, by address; or why it is not certain what it says, as the end of a sentence. */
function readLockFile(text, program, parsed = new parsed_files/* ParsedFiles */.p()) {
    const { body, problems } = parsed.parse(file_names/* LOCK_FILE */.FI, text);
    const [problem] = problems;
    if (problem !== undefined) {
        return { problem: `line ${problem.range.startLine}: ${problem.message}` };
    }
    const locked = new Map();
    for (const { type, labels, body: entry, range } of body.blocks) {
        const [label = ''] = labels;
        const isWhole = type === 'provider' && label.split('/').length === 3;
        const address = readProviderAddress(label, program);
        const version = (0,hcl_syntax/* literalText */.bK)((0,hcl_syntax/* attributeIn */.yo)(entry, 'version')) ?? '';
        const hashes = (0,hcl_syntax/* attributeIn */.yo)(entry, 'hashes');
        const texts = hashes?.kind === 'tuple' ? hashes.items.map(hcl_syntax/* literalText */.bK) : [];
        const isRepeated = new Set(entry.attributes.map(({ name }) => name)).size < entry.attributes.length;
        const isRead = isWhole && 'value' in address && VERSION.test(version) && !isRepeated;
        if (!isRead || texts.includes(undefined) || locked.has(address.value)) {
            return { problem: `line ${range.startLine}: this entry is not as \`init\` writes it` };
        }
        locked.set(address.value, {
            address: address.value,
            version,
            hashes: new Set(texts.flatMap((hash) => hash ?? [])),
            line: range.startLine,
        });
    }
    if (body.attributes.length > 0)
        return { problem: 'it has arguments outside of its entries' };
    return { value: locked };
}
//# sourceMappingURL=lock-file.js.map
// EXTERNAL MODULE: ./build/src/model/path-words.js
var path_words = __webpack_require__(18048);
;// CONCATENATED MODULE: ./build/src/allowed-sources/terragrunt.js
/**
 * The files that Terragrunt reads for a unit. It runs hooks, commands and programs that they name, so they count as code.
 * Which ones are read is not evaluated: every file that may be meant is one of them.
 */




const UNIT_FILES = ['terragrunt.hcl', 'terragrunt.hcl.json', 'terragrunt.stack.hcl'];
/** The files in a directory of which one is the unit's, as absolute paths: which one, the version of Terragrunt decides. */
function terragruntFilesIn(directory, files) {
    const names = files.readDirectory(directory);
    return UNIT_FILES.filter((name) => names.includes(name)).map((name) => (0,external_node_path_.join)(directory, name));
}
const MOST_FILES = 200;
/**
 * The files that a unit is made of, absolute; undefined if it is not certain which they are.
 *
 * @param path of the unit's file
 * @param root absolute path of the repository
 * @param tracked what git tracks in it, relative to it
 */
function filesOfUnit(path, root, { files, parsed }, tracked) {
    const inRepository = [...tracked];
    const found = new Set([path]);
    const addIfThere = (candidate) => {
        if (!files.readDirectory((0,external_node_path_.dirname)(candidate)).includes((0,external_node_path_.basename)(candidate)))
            return;
        if (files.readFile(candidate) !== undefined)
            found.add(candidate);
    };
    // More are found while the loop runs: those that a file names.
    for (const each of found) {
        if (found.size > MOST_FILES)
            return undefined;
        const text = files.readFile(each);
        const isJson = each.endsWith('.hcl.json');
        if (text === undefined || !(isJson || each.endsWith('.hcl')))
            continue;
        const { body, problems } = parsed.parse((0,external_node_path_.basename)(each), text);
        if (problems.length > 0)
            return undefined;
        // What is included is looked for in every directory above.
        const above = directoriesUpTo(root, (0,external_node_path_.dirname)(each));
        for (const directory of above) {
            for (const name of ['terragrunt.hcl', 'root.hcl'])
                addIfThere((0,external_node_path_.join)(directory, name));
        }
        for (const ending of endingsIn(body, isJson)) {
            if (ending === undefined)
                return undefined;
            for (const directory of above) {
                addIfThere((0,external_node_path_.resolve)(directory, ending));
                for (const name of UNIT_FILES)
                    addIfThere((0,external_node_path_.resolve)(directory, ending, name));
            }
            const tail = ending.replace(/^(?:\.{0,2}\/)+/, '');
            // A word without a step or an ending is looked for only beside what names it.
            if (tail === '' || !/[/.]/.test(ending))
                continue;
            for (const candidate of inRepository) {
                if (candidate === tail || candidate.endsWith(`/${tail}`))
                    found.add((0,external_node_path_.join)(root, candidate));
            }
        }
    }
    return [...found];
}
/** A directory and those around it, up to `root`, or to that of the disk. */
function directoriesUpTo(root, directory) {
    const directories = [directory];
    for (const inner of directories) {
        const outer = (0,external_node_path_.dirname)(inner);
        if (inner !== root && inner !== outer)
            directories.push(outer);
    }
    return directories;
}
/**
 * The ends of all texts that may name a file: undefined for one whose end has to be computed.
 *
 * @param isJson whether objects stand for blocks
 */
function endingsIn(body, isJson) {
    return [
        ...body.attributes.flatMap(({ name, value }) => PATHS.includes(name) && !isWrittenPath(value) ? [undefined] : endingsOf(value, isJson)),
        ...body.blocks.flatMap((block) => endingsIn(block.body, isJson)),
    ];
}
/** A text, and the words of it: what a shell gets names programs among others. */
function wordsIn(text) {
    const all = [text, ...(0,path_words/* pathWords */.x)(text)].flatMap((word) => [
        word,
        (0,go_text/* trimSpace */.Pd)(word),
        (0,go_text/* normalized */.A9)(word),
    ]);
    return [...new Set(all)].filter((word) => /^[^\n\0]*[^\n\0./][^\n\0]*$/.test(word));
}
function endingsOf(value, isJson) {
    switch (value.kind) {
        case 'literal':
            return typeof value.value === 'string' ? wordsIn(value.value) : [];
        case 'template':
            return value.parts.flatMap((part) => endingsOf(part, isJson).map((ending) => ending?.replace(/^\/+/, '')));
        case 'object':
            return value.entries.flatMap(({ key, value: inner }) => {
                const isPath = isJson && key.kind === 'literal' && PATHS.includes(String(key.value));
                return isPath && !isWrittenPath(inner)
                    ? [undefined]
                    : [...endingsOf(key, isJson), ...endingsOf(inner, isJson)];
            });
        case 'traversal':
            return [];
        case 'call': {
            const inner = value.arguments.flatMap((part) => endingsOf(part, isJson));
            const [first] = value.arguments;
            const isRead = READING.includes(value.name);
            return isRead && first !== undefined && !isWrittenPath(first) ? [...inner, undefined] : inner;
        }
        case 'for':
            return [value.collection, value.key, value.value, value.condition].flatMap((part) => part === undefined ? [] : endingsOf(part, isJson));
        default:
            return (0,hcl_syntax/* partsOf */.CI)(value).flatMap((part) => endingsOf(part, isJson));
    }
}
/** Arguments that name what Terragrunt reads. */
const PATHS = ['path', 'config_path'];
/** Whether the end of a path is written out, or it is that of a file that is looked for by its name. */
function isWrittenPath(value) {
    if (value.kind === 'literal')
        return true;
    if (value.kind === 'template') {
        const last = value.parts.at(-1);
        return last !== undefined && isWrittenPath(last);
    }
    return (value.kind === 'call' &&
        value.name === 'find_in_parent_folders' &&
        value.arguments.every((argument) => argument.kind === 'literal'));
}
/** Functions that read or run what they are given. */
const READING = ['read_terragrunt_config', 'run_cmd', 'file', 'templatefile', 'sops_decrypt_file'];
//# sourceMappingURL=terragrunt.js.map
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
        const used = findUsed(directory, searched, this.program, { configuration, ...options });
        const certain = upload === undefined
            ? used.providers
            : findUsed(directory, onlySent(searched, upload.has), this.program, options).providers;
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
        for (const unit of terragruntFilesIn(directory, this.files))
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
            const address = readProviderAddress(name, this.program);
            if ('problem' in address)
                this.refuse(`provider \`${name}\` ${address.problem}`, undefined);
            else if (!isBuiltIn(address.value)) {
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
            const read = readModuleSource(source, this.program);
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
        return readLockFile(text, this.program, this.request.searched.parsed);
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
        const exact = constraints.map(exactVersion).find((version) => version !== undefined);
        const version = lockedVersion ?? exact;
        const isProved = lockedVersion === undefined
            ? leaveOnly(constraints, allowedVersions)
            : allowedVersions.some((constraint) => satisfies(lockedVersion, constraint));
        if (isProved)
            return;
        const words = allowedVersions.map((text) => `\`${text}\``).join(' or ');
        const isAnother = version !== undefined &&
            !allowedVersions.some((constraint) => satisfies(version, constraint));
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
        const pin = pinOf(found, version);
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
        const pin = pinOf(found, version);
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
        const paths = wordsIn(text).flatMap((word) => from.map((place) => (0,external_node_path_.resolve)(place, word)));
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
        const read = filesOfUnit(path, root, searched, tracked ?? []);
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
// EXTERNAL MODULE: ./build/src/trust/branch-history.js
var branch_history = __webpack_require__(61199);
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
            : (0,branch_history/* reachIn */.hT)(await this.once(name, () => this.ask(name)), commit);
        if (asked !== 'unknown')
            return asked;
        const mayBeHere = own.some((each) => (0,repository_address/* mayBeSameRepository */.Hf)(address, each)) ||
            (await this.hasCommit(root, commit));
        if (!mayBeHere)
            return asked;
        const here = (0,branch_history/* reachIn */.hT)(await this.once(root, () => this.ownHistory(root)), commit);
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
        return found && (0,branch_history/* historyOf */.om)(found.commit, found.repository, this.ports);
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
            const answer = (0,branch_history/* historyOnServer */.p0)(`https://${name}`, this.ports);
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

/***/ 61199:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: function() { return /* binding */ isShallow; },
/* harmony export */   hT: function() { return /* binding */ reachIn; },
/* harmony export */   om: function() { return /* binding */ historyOf; },
/* harmony export */   p0: function() { return /* binding */ historyOnServer; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29880);
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
    const listed = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .askObjects */ .kO)(ports, repository, tip, { args });
    if ('why' in listed)
        return undefined;
    const ids = listed.text.split('\n').flatMap((line) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(line.trim()) ?? []);
    const parsed = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommits */ .Fe)(ids, repository, ports);
    const commits = new Set([tip]);
    for (const id of commits) {
        for (const parent of parsed.get(id)?.parents ?? [])
            commits.add(parent);
    }
    return { commits, isWhole: ids.length < MOST_COMMITS && !isShallow(repository) };
}
/** Whether the history of a repository is cut. */
function isShallow({ gitDirectory }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .commonDirectory */ .hH)(gitDirectory), 'shallow'));
}
/**
 * The commits of the default branch of a repository on a server. It is asked without a credential: the name of the
 * repository comes from files that are judged.
 *
 * @returns undefined if it does not answer
 */
async function historyOnServer(address, ports) {
    const remote = { address };
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOnServer */ .k6)(remote, 'HEAD', ports);
    if ('why' in answer)
        return undefined;
    return (0,_pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .withEmptyRepository */ ._J)('plangate-history-', async (repository) => {
        const why = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchHistory */ .Ny)(ports, repository, remote, answer.commit);
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

/***/ })

};
;