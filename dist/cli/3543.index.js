"use strict";
exports.id = 3543;
exports.ids = [3543];
exports.modules = {

/***/ 33999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitea: function() { return /* binding */ gitea; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70095);
/* harmony import */ var _github_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26460);
/* harmony import */ var _github_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52447);
/* harmony import */ var _github_server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51554);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** Gitea Actions and Forgejo Actions: jobs as GitHub's, on servers that have less than GitHub. */








const gitea = {
    ..._github_host_js__WEBPACK_IMPORTED_MODULE_3__.github,
    server: {
        ..._github_host_js__WEBPACK_IMPORTED_MODULE_3__.github.server,
        authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_host_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITEA_TOKEN) ??
            (0,_host_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: () => false,
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
    },
    comments({ environment, pullRequest, repository }, ports) {
        const apiUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['GITHUB_API_URL']);
        const [owner, name] = repository?.slug.split('/') ?? [];
        if (!pullRequest || !apiUrl || !owner || !name)
            return undefined;
        const githubToken = (0,_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .apiTokenOf */ .xG)(environment);
        const access = { apiUrl, owner, name, githubToken, server: (0,_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverOf */ .FN)(environment) };
        return (0,_github_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)(access, ports).comments ?? NO_TOKEN;
    },
};
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `No comment: there is no token for the API.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Hand the job its own as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_TOKEN')} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)('${{ github.token }}')}).`,
    actor: 'operators',
});
//# sourceMappingURL=gitea.js.map

/***/ }),

/***/ 52447:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: function() { return /* binding */ github; },
/* harmony export */   readPayload: function() { return /* binding */ readPayload; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43962);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70095);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87189);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51554);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** GitHub Actions: what its environment says of a job. `event.ts` reads more from the event's payload. */










const github = {
    server: {
        address(environment) {
            const server = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
            const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readSlug */ .W3)(environment['GITHUB_REPOSITORY']);
            return server && slug && `${server}/${slug}.git`;
        },
        authorization: ({ GITHUB_TOKEN }) => (0,_host_js__WEBPACK_IMPORTED_MODULE_7__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
    },
    facts(environment) {
        const { pullPath, runVariable, style } = (0,_server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverOf */ .FN)(environment);
        const serverUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
        const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readSlug */ .W3)(environment['GITHUB_REPOSITORY']);
        const page = serverUrl && slug && `${serverUrl}/${slug}`;
        const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const run = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment[runVariable]);
        return {
            // For a pull request, GitHub names a merge commit, which people do not review.
            commit: side === 'merge' ? undefined : (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .toCommitId */ .Si)(environment['GITHUB_SHA']),
            pullRequest: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .toPullRequestFacts */ .jG)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
            jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
            runNumber: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
        };
    },
    async targetCommits(environment, tipOf) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event === undefined ? [] : (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .targetsOf */ .QR)(event, payload, tipOf);
    },
    checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
    async requestBase(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event && (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .requestBaseOf */ .ou)(event, { environment, payload }, undefined);
    },
    async jobOrigin(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
    },
};
/** The event's payload; undefined when there is none or it cannot be read, and then why. */
async function readPayload(environment) {
    const path = environment['GITHUB_EVENT_PATH'] ?? '';
    if (path === '')
        return {};
    const problemOf = (why) => ({
        problem: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.noEvent, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event of this job, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_EVENT_PATH')} names, cannot be read: ${why}`, { actor: 'operators' }),
    });
    try {
        const payload = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(path));
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(payload)
            ? { payload }
            : problemOf((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(path)} holds no JSON object.`);
    }
    catch (error) {
        return problemOf((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error))}.`);
    }
}
//# sourceMappingURL=host.js.map

/***/ }),

/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: function() { return /* binding */ lastHiddenComment; },
/* harmony export */   D5: function() { return /* binding */ ownComments; },
/* harmony export */   Fn: function() { return /* binding */ neutraliseNote; },
/* harmony export */   G2: function() { return /* binding */ ANY_MARKER; },
/* harmony export */   Rg: function() { return /* binding */ foreignComments; },
/* harmony export */   eQ: function() { return /* binding */ describeForeign; },
/* harmony export */   rA: function() { return /* binding */ findOwnComment; },
/* harmony export */   xY: function() { return /* binding */ hasMarker; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);





/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author. Those that somebody hid are left out:
 * nobody would see what is written there.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter(({ isHidden }) => isHidden !== true)
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** The last of our comments that somebody hid: the next one has what it keeps. */
function lastHiddenComment(comments, marker) {
    return comments
        .filter(({ isHidden, isOwn, body }) => isHidden === true && isOwn && hasMarker(body, marker))
        .sort((one, other) => other.id - one.id)[0];
}
/** The comment with this key, which for the one of a gate is its name, and what it keeps of earlier reports. */
function findOwnComment({ comments }, key) {
    const marker = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(key);
    const comment = ownComments(comments, marker)[0] ?? lastHiddenComment(comments, marker);
    return { comment, kept: comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(comment.body, key) };
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }, created) {
    if (isOwn || created === undefined)
        return isOwn;
    return id === created.id || (author !== undefined && author === created.author);
}
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
function foreignComments(comments, marker, created) {
    return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
function describeForeign(comments) {
    return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
        const name = author === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(author), 160)})`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `A comment of another author${name} carries this gate's marker and was left as it is: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(url, 300))}.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Remove it if an earlier token of this gate wrote it.` });
    });
}
/** Whether the last line that is not empty, or the first, begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
    return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
function neutraliseNote(body) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
    return withoutCommand
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 71650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   Cg: function() { return /* binding */ openCommit; },
/* harmony export */   Fe: function() { return /* binding */ readCommits; },
/* harmony export */   TH: function() { return /* binding */ idOf; },
/* harmony export */   i9: function() { return /* binding */ readTrees; },
/* harmony export */   kN: function() { return /* binding */ readCommit; },
/* harmony export */   rV: function() { return /* binding */ writeCommit; },
/* harmony export */   s5: function() { return /* binding */ fetchIfMissing; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29796);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _take_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44990);
/**
 * Commits, trees and files of git, read by their ids alone. What decides is hashed here: a clone that a machine keeps
 * from job to job may return other bytes under an old id.
 */







/** Objects by their ids. One is left out if the clone does not have it, or has other bytes than its id says. */
async function readObjects(ids, repository, ports) {
    const [sample] = ids;
    if (sample === undefined)
        return new Map();
    const pieces = [];
    const answer = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askObjects */ .kO)(ports, repository, sample, {
        args: ['cat-file', '--batch'],
        stdin: `${ids.join('\n')}\n`,
        take: (bytes) => void pieces.push(bytes),
    });
    return 'why' in answer ? new Map() : parseBatch(Buffer.concat(pieces));
}
/** Parses what `git cat-file --batch` prints: a line of id, type and size, then the object and a line break. */
function parseBatch(printed) {
    const objects = new Map();
    for (let at = 0; at < printed.length;) {
        const end = printed.indexOf(0x0a, at);
        if (end < 0)
            break;
        const [id = '', type = '', size] = printed.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (size === undefined)
            continue;
        const bytes = printed.subarray(at, at + Number(size));
        at += bytes.length + 1;
        if (idOf(type, bytes, id) === id)
            objects.set(id, { type, bytes });
    }
    return objects;
}
/** The id that git gives to an object, made with the same hash as the id `sample`. */
function idOf(type, bytes, sample) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(sample.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
/** Undefined if the clone does not have the commit. */
async function readCommit(commit, repository, ports) {
    return (await readCommits([commit], repository, ports)).get(commit);
}
/** By id, without those that the clone does not have. */
async function readCommits(commits, repository, ports) {
    return parseEach('commit', await readObjects(commits, repository, ports), parseCommit);
}
/** The objects of one type, each parsed. */
function parseEach(type, objects, parse) {
    const ofType = [...objects].filter(([, object]) => object.type === type);
    return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}
/** The lines before the first empty one; what follows is the message. */
function parseCommit(bytes) {
    const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
    const valuesOf = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
    return {
        tree: valuesOf('tree')[0] ?? '',
        parents: valuesOf('parent').flatMap((text) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(text) ?? []),
    };
}
/** The entries of directories by the ids of their trees, without those that the clone does not have. */
async function readTrees(ids, repository, ports) {
    return parseEach('tree', await readObjects(ids, repository, ports), parseTree);
}
/** Parses a tree: for each entry the mode, a blank, the name, a zero byte, and an id as long as that of the tree. */
function parseTree(bytes, id) {
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(0x20, at);
        const zero = bytes.indexOf(0, blank);
        const end = zero + 1 + id.length / 2;
        entries.push({
            mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
            name: bytes.toString('utf8', blank + 1, zero),
            id: bytes.toString('hex', zero + 1, end),
        });
        at = end;
    }
    return entries;
}
/**
 * Fetches a commit from a server if the clone does not have it.
 *
 * @param reference leads to it; any reference may if left out
 * @returns why it is not here afterwards
 */
async function fetchIfMissing(commit, repository, ports, { remote, reference }) {
    const isHere = async () => (await readCommit(commit, repository, ports)) !== undefined;
    if (await isHere())
        return undefined;
    const wanted = { commit, reference, here: await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository) };
    const why = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchObjects */ .rt)(ports, repository, remote, wanted);
    if (await isHere())
        return undefined;
    return why ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(why) : `the repository has no commit ${commit}.`;
}
const FILES_AT_ONCE = 200;
/** Names that git gives to no entry of a directory. */
const IMPOSSIBLE_NAME = /^(?:\.{0,2}|\.git)$|[/\\]/i;
/**
 * Writes the files of a commit into an empty directory, each with the bytes that its id says. A submodule is an empty
 * directory there.
 *
 * @returns false if the clone does not have all of them
 */
async function writeCommit(commit, repository, root, ports) {
    const top = await readCommit(commit, repository, ports);
    const files = [];
    // One level of directories after the other, so that each level is one question to git.
    let level = [{ path: root, id: top?.tree ?? '' }];
    while (level.length > 0) {
        const trees = await readTrees([...new Set(level.map(({ id }) => id))], repository, ports);
        const nextLevel = [];
        for (const { path: directory, id: tree } of level) {
            const entries = trees.get(tree);
            if (entries === undefined || entries.some(({ name }) => IMPOSSIBLE_NAME.test(name)))
                return false;
            for (const entry of entries) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name);
                const isFile = entry.mode.startsWith('1') && entry.mode !== '160000';
                if (isFile)
                    files.push({ ...entry, path });
                else
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
                if (entry.mode === '040000')
                    nextLevel.push({ path, id: entry.id });
            }
        }
        level = nextLevel;
    }
    for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
        const batch = files.slice(at, at + FILES_AT_ONCE);
        const objects = await readObjects([...new Set(batch.map(({ id }) => id))], repository, ports);
        for (const { path, mode, id } of batch) {
            const bytes = objects.get(id)?.bytes;
            if (bytes === undefined)
                return false;
            if (mode === '120000')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)(bytes, path);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, bytes, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 });
        }
    }
    return true;
}
/** Makes one question of what is asked for in one turn: each question to git is a process. */
function readTogether(read) {
    let open;
    return async (id) => {
        if (open === undefined || open.ids.size >= FILES_AT_ONCE) {
            const ids = new Set();
            const asked = {
                ids,
                answer: (0,_take_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .nextTurn */ .tJ)().then(() => {
                    if (open === asked)
                        open = undefined;
                    return read([...ids]);
                }),
            };
            open = asked;
        }
        open.ids.add(id);
        return (await open.answer).get(id);
    };
}
/** Opens the files of a commit. Every directory is read once. */
function openCommit(commit, repository, ports) {
    const trees = new Map();
    const readObject = readTogether((ids) => readObjects(ids, repository, ports));
    const readTree = async (id) => {
        const object = await readObject(id);
        if (object?.type !== 'tree')
            return undefined;
        const entries = parseTree(object.bytes, id);
        return { entries, byName: new Map(entries.map((each) => [each.name, each])) };
    };
    const treeAt = (id) => {
        const reading = trees.get(id) ?? readTree(id);
        trees.set(id, reading);
        return reading;
    };
    let rootTree;
    const entry = async (path) => {
        rootTree ??= readCommit(commit, repository, ports).then((read) => read?.tree);
        const root = await rootTree;
        if (root === undefined)
            return undefined;
        let found = { mode: '040000', name: '', id: root };
        for (const name of path === '' ? [] : path.split('/')) {
            if (found.mode !== '040000')
                return 'missing';
            const tree = await treeAt(found.id);
            if (tree === undefined)
                return undefined;
            const next = tree.byName.get(name);
            if (next === undefined)
                return 'missing';
            found = next;
        }
        return found;
    };
    return {
        entry,
        async list(directory) {
            const found = await entry(directory);
            if (typeof found !== 'object' || found.mode !== '040000')
                return undefined;
            return (await treeAt(found.id))?.entries;
        },
        async bytes(path) {
            const found = await entry(path);
            if (typeof found !== 'object' || !found.mode.startsWith('1'))
                return undefined;
            const object = await readObject(found.id);
            return object?.type === 'blob' ? object.bytes : undefined;
        },
    };
}
//# sourceMappingURL=git-objects.js.map

/***/ }),

/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: function() { return /* binding */ isAddress; },
/* harmony export */   Pe: function() { return /* binding */ withoutKeys; },
/* harmony export */   WX: function() { return /* binding */ findAddresses; },
/* harmony export */   ZS: function() { return /* binding */ readPattern; },
/* harmony export */   _5: function() { return /* binding */ isIdentifier; },
/* harmony export */   _M: function() { return /* binding */ writeIndex; },
/* harmony export */   bX: function() { return /* binding */ LONGEST_MESSAGE; },
/* harmony export */   lS: function() { return /* binding */ splitAddress; },
/* harmony export */   ps: function() { return /* binding */ MOST_ADDRESSES; },
/* harmony export */   zq: function() { return /* binding */ readAddress; }
/* harmony export */ });
/* harmony import */ var _go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/**
 * Addresses of resources: `module.net["a.b"].data.aws_subnet.this[0]`. Only this file reads them, finds them in texts
 * and writes them, so that all parts of the program understand one text in one way.
 */

const ONE_IDENTIFIER = new RegExp(`^${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}$`, 'u');
/** How much of a text is searched for addresses, in UTF-16 units. Nothing longer is an address. */
const LONGEST_MESSAGE = 4_000;
/** How many addresses of one text are kept. A text with more lists resources, and is no finding about them. */
const MOST_ADDRESSES = 100;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, and `\` escapes. */
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
/** A dot, a name, and the keys behind it: the groups are the name and the first key. */
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS), 'guy');
/** With `*` for any text in the name. */
const PATTERN_STEP = new RegExp(stepSource(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}*][${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}*]*`), 'guy');
/** Words and keys that are joined by dots. The first word may begin with a character that no name begins with. */
const CHAIN = new RegExp(String.raw `(?<![${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}])[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}]+(?:${KEY})*(?:\.${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}(?:${KEY})*)+`, 'gu');
const NAME_BEHIND_DOT = new RegExp(String.raw `\.[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
const LETTER = new RegExp(`(?!_)[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
/** After one of these, an address may be the rest of a path, of a host or of another name. */
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
/** Where a name may go on: releases of Terraform differ. */
const GOES_ON_BEFORE = new RegExp(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]$`, 'u');
const GOES_ON_BEHIND = new RegExp(`^[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]`, 'u');
/** The words that stand before the type if the block is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'];
/** Outside of modules, the type of a resource has an underscore; `example.com` is no address. */
const TYPE = /^[^_]+_/;
/** Whether HCL takes the text for a name. */
function isIdentifier(text) {
    return ONE_IDENTIFIER.test(text);
}
/** Reads a text that is an address, with or without attributes after it; undefined for any other text. */
function readAddress(text) {
    return readWhole(text, STEP)?.address;
}
/** Whether the text is an address, and nothing else that has dots. */
function isAddress(text) {
    const address = readAddress(text);
    return address?.text === text && isUnmistakable(address);
}
/** Reads an address in which `*` stands for any text; undefined if anything follows it. */
function readPattern(text) {
    const read = readWhole(text, PATTERN_STEP);
    return read?.rest.length === 0 ? read.address : undefined;
}
/**
 * Every address in the beginning of a text that a policy wrote. The author of the change may have chosen parts of the text.
 * A key is text, also if it looks like an address: none is looked for in it.
 */
function findAddresses(wholeText) {
    // The sign of the cut is a part of the text, so that no address ends there.
    const isLong = wholeText.length > LONGEST_MESSAGE;
    const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
    const addresses = new Set();
    let isCertain = true;
    // Most texts have no address, which this finds at once.
    if (!NAME_BEHIND_DOT.test(text))
        return { addresses: [], isCertain };
    for (const { 0: chain, index } of text.matchAll(CHAIN)) {
        // The chain may begin with characters that no name begins with, as in `2aws_vpc.main`.
        const named = chain.slice(Math.max(0, chain.search(LETTER)));
        const { steps } = stepsIn(named, STEP);
        const read = readSteps(named, steps);
        if (read === undefined || !isUnmistakable(read.address)) {
            // A word of the sentence may be joined to an address, as in `see.aws_vpc.main`.
            if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at)))
                isCertain = false;
            continue;
        }
        const preceding = text.slice(Math.max(0, index - 2), index);
        const isJoined = named !== chain ||
            BEFORE_REST.includes(preceding.slice(-1)) ||
            GOES_ON_BEFORE.test(preceding);
        // A key that does not end is in no chain, nor is one whose quotes are escaped as in JSON. A quote behind a key may be
        // the end of a longer key.
        const following = text.slice(index + chain.length, index + chain.length + 2);
        const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
        const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey || GOES_ON_BEHIND.test(following);
        if (isJoined || isCut || mayNameAnother(read))
            isCertain = false;
        if (isJoined || isCut)
            continue;
        if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
            return { addresses: [...addresses], isCertain: false };
        }
        addresses.add(read.address.text);
    }
    return { addresses: [...addresses], isCertain };
}
/**
 * Divides a text into steps.
 *
 * @param step the expression for one of them, which matches only where the last match ended
 * @returns the steps with which the text begins, and where they end
 */
function stepsIn(text, step) {
    const steps = [];
    let end = 0;
    // Each step begins with a dot, so positions are those in the text plus one.
    for (const { 0: whole, 1: name = '', 2: key, index } of `.${text}`.matchAll(step)) {
        steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
        end = index + whole.length - 1;
    }
    return { steps, end };
}
function readWhole(text, step) {
    if (text.length > LONGEST_MESSAGE)
        return undefined;
    const { steps, end } = stepsIn(text, step);
    return end === text.length ? readSteps(text, steps) : undefined;
}
function mayBeginAddress(steps, index) {
    const { name, key } = steps[index] ?? { name: '', key: '' };
    const isPrefix = PREFIXES.some((prefix) => prefix === name);
    const lastOfAddress = index + (isPrefix ? 2 : 1);
    if (key !== undefined || lastOfAddress >= steps.length)
        return false;
    return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
    const modules = [];
    let next = 0;
    while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
        modules.push(...steps.slice(next + 1, next + 2));
        next += 2;
    }
    const prefix = PREFIXES.find((word) => isWord(steps[next], word));
    // A resource may have the type `action`, and then two names and no more.
    const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
    const first = isResource ? next : next + 1;
    const [type, name] = steps.slice(first, first + 2);
    if (type !== undefined && name !== undefined && type.key === undefined) {
        const blockType = isResource ? 'resource' : prefix;
        const block = { type: blockType, labels: [type.name, name.name] };
        const address = { text: text.slice(0, name.end), modules, block, key: name.key };
        return { address, rest: steps.slice(first + 2) };
    }
    const lastCall = modules.pop();
    if (lastCall === undefined)
        return undefined;
    const block = { type: 'module', labels: [lastCall.name] };
    const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
    return { address, rest: steps.slice(next) };
}
/** Whether a step is this word, without a key. */
function isWord(step, word) {
    return step?.name === word && step.key === undefined;
}
/** Whether a text with dots in this form can only be an address, and not a host or a file. */
function isUnmistakable({ modules, block: { type, labels } }) {
    return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
/** Whether what follows an address may be another one. */
function mayNameAnother({ address: { block }, rest }) {
    const [provider] = (block.labels[0] ?? '').split('_', 1);
    // No attribute begins like a type of the same provider, as `aws_`. Such a step begins another address.
    return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}
/** The parts of an address between its dots; a dot inside a key does not separate. */
function splitAddress(address) {
    return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/gs) ?? [];
}
/** The address without keys, as the configuration names the resource. */
function withoutKeys(address) {
    return splitAddress(address)
        .map((part) => part.split('[', 1)[0] ?? '')
        .join('.');
}
/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
function writeIndex(key) {
    if (key === undefined)
        return '';
    return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '"': '\\"',
    '\\': '\\\\',
};
/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key) {
    const text = key
        .replaceAll(/["\\]|[^ -~]/gu, (sign) => ESCAPES[sign] ?? ((0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrinted */ .h2)(sign) ? sign : unicodeEscape(sign)))
        // HCL writes `${` and `%{` as `$${` and `%%{` where they begin no template.
        .replaceAll(/([$%])(?=\{)/g, '$1$1');
    return `"${text}"`;
}
/** `\u00a0`, or with eight digits for a character beyond the first plane. */
function unicodeEscape(character) {
    const digits = (character.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
//# sourceMappingURL=address.js.map

/***/ }),

/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   fg: function() { return /* binding */ repeatedKeys; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/** Looks at the text of JSON for what is lost when it is parsed. The text has to be well formed. */


/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    const repeated = new Set();
    /** The names in each open object, the outermost first. */
    const namesByDepth = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{' || character === '[') {
            if (depth < levels)
                namesByDepth[depth] = new Set();
            depth += 1;
        }
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === '"') {
            const end = endOfString(text, at);
            const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
            if (names !== undefined) {
                // An escape is another spelling of the same name.
                const name = String(JSON.parse(text.slice(at, end + 1)));
                if (names.has(name))
                    repeated.add(name);
                names.add(name);
            }
            at = end;
        }
    }
    return [...repeated];
}
/** A problem for each name that one object of a file that decides has more than once. @param json well formed */
function repeatedKeys(json, where) {
    return repeatedNames(json).map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
    }));
}
function isName(text, end) {
    let at = end + 1;
    while (/\s/.test(text[at] ?? ''))
        at++;
    return text[at] === ':';
}
/** The members of an object: the names, each with the text of its value, in the order of the text. */
function membersOf(text) {
    const members = [];
    /** The name of the member that is being read; undefined between two members. */
    let name;
    let valueStart = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && name === undefined)
                name = String(JSON.parse(text.slice(at, end + 1)));
            at = end;
        }
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === ':' && depth === 1)
            valueStart = at + 1;
        else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
            members.push([name, text.slice(valueStart, at).trim()]);
            name = undefined;
        }
        if (character === '}' || character === ']')
            depth -= 1;
    }
    return members;
}
/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
function keepLongNumbers(text, mark = '\u0000#') {
    // Numbers with at most 15 digits stay exact.
    if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
        return text;
    let changed = '';
    let copiedUntil = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = endOfString(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            // JavaScript writes zero without its sign.
            if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
                changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
                copiedUntil = end;
            }
            at = end - 1;
        }
    }
    return changed + text.slice(copiedUntil);
}
/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
function restoreLongNumbers(text, mark) {
    const [first, ...others] = text.split(`"${mark}`);
    // Each other part begins with a number and the quotation mark after it.
    return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
function rewriteExactly(text, mark, rewrite) {
    const value = JSON.parse(keepLongNumbers(text, mark));
    return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        // An even number of them are backslashes of the string itself, and escape nothing.
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(keepLongNumbers(text, ''));
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more levels of objects and lists than this. */
function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
/** Whether JSON that is not parsed yet has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const character = text[index];
        if (inString) {
            // The next character is escaped.
            if (character === '\\')
                index++;
            else if (character === '"')
                inString = false;
        }
        else if (character === '"')
            inString = true;
        else if (character === '[' || character === '{') {
            depth++;
            if (depth > levels)
                return true;
        }
        else if (character === ']' || character === '}')
            depth--;
    }
    return false;
}
//# sourceMappingURL=json-text.js.map

/***/ }),

/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: function() { return /* binding */ parseNumber; },
/* harmony export */   E1: function() { return /* binding */ parseList; },
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   HU: function() { return /* binding */ parseChoice; },
/* harmony export */   Pf: function() { return /* binding */ fieldsOf; },
/* harmony export */   _F: function() { return /* binding */ fieldOf; },
/* harmony export */   b2: function() { return /* binding */ collectValues; },
/* harmony export */   c3: function() { return /* binding */ listOf; },
/* harmony export */   cj: function() { return /* binding */ sentencesOf; },
/* harmony export */   hb: function() { return /* binding */ parseGroup; },
/* harmony export */   nR: function() { return /* binding */ timeOf; },
/* harmony export */   og: function() { return /* binding */ parseFlag; },
/* harmony export */   qF: function() { return /* binding */ parseJson; },
/* harmony export */   r7: function() { return /* binding */ textIn; },
/* harmony export */   u4: function() { return /* binding */ isRecord; },
/* harmony export */   vX: function() { return /* binding */ unknownKeys; },
/* harmony export */   zv: function() { return /* binding */ recordOf; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17026);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90440);
/** Parses the texts of inputs. Each function returns the value, or a sentence that says what to write instead. */



/** The problems as whole sentences, one a line. */
function sentencesOf(problems) {
    return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
/**
 * Keys of a file that decides and that this version does not know.
 * @param restricted what such a key may restrict, as in `the exception`
 */
function unknownKeys(record, known, where, restricted) {
    return Object.keys(record)
        .filter((key) => !known.includes(key))
        .map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
    }));
}
/** Whether a value of JSON or YAML has names and values: no list, and not null. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The fields of an object or of a list; none of anything else. */
function fieldsOf(value) {
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? value : {};
}
/** The fields of an object; none of anything else, and of a list. */
function recordOf(value) {
    return isRecord(value) ? value : {};
}
/** A member of an object; undefined of anything else, and of a list. */
function fieldOf(value, key) {
    return isRecord(value) ? value[key] : undefined;
}
/** A text; undefined of anything else. */
function textIn(value) {
    return typeof value === 'string' ? value : undefined;
}
/** The entries of a list; none of anything else. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** Milliseconds of a day, an hour, a minute and a second: the units of a duration, in their order. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
/** Reads `90m`, `1h30m` or `5400s` as milliseconds: whole numbers, each with its unit, the largest unit first. */
function parseDuration(text) {
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    const [, ...counts] = parts ?? [];
    let durationMs = 0;
    for (const [index, unitMs] of UNITS_MS.entries())
        durationMs += unitMs * Number(counts[index] ?? 0);
    return durationMs > 0
        ? { value: durationMs }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
/** Reads the spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    const word = text.trim().toLowerCase();
    if (TRUE.includes(word))
        return { value: true };
    if (FALSE.includes(word))
        return { value: false };
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is neither true nor false. Write true or false.` };
}
/** Reads a positive whole number, as ids and pull requests have. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a number. Write digits only.` };
}
/** Reads one of these words; a problem names all of them. */
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices);
    const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`;
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a choice. Write ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(choices)}.${meant}` };
}
/** Reads the name of a group as `plangate matrix` prints it. */
function parseGroup(text) {
    return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
        ? { value: text }
        : { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
/**
 * Reads a list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    const inBrackets = trimmed.startsWith('[');
    if (inBrackets !== trimmed.endsWith(']')) {
        const mismatch = inBrackets
            ? 'begins with "[" but does not end with "]"'
            : 'ends with "]" but does not begin with "["';
        return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
    }
    if (inBrackets)
        return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
    const lines = trimmed
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const isDashed = (line) => line === '-' || line.startsWith('- ');
    if (!lines.some(isDashed)) {
        const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
        return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
    }
    const undashed = lines.find((line) => !isDashed(line));
    if (undashed === undefined)
        return collectValues(lines.map((line) => parseItem(line.slice(1))));
    return {
        problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(undashed)}). Write all of them the same way.`,
    };
}
function parseItems(text) {
    if (text.trim() === '')
        return { value: [] };
    return collectValues(text.split(',').map(parseItem));
}
function parseItem(text) {
    const item = text.trim();
    if (item === '')
        return { problem: 'has an empty item. Take out the extra comma or dash.' };
    const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
    if (quotationMark !== '' && !quoted.includes(quotationMark))
        return { value: quoted.trim() };
    if (/^["']|["']$/.test(item))
        return { problem: `has a quote that is not closed: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}.` };
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}. Write \`[a, b]\` or one per line.`,
        };
    }
    return { value: item };
}
/** The values of all items in one list, or the first problem. */
function collectValues(items) {
    const values = [];
    for (const item of items) {
        if ('problem' in item)
            return item;
        values.push(item.value);
    }
    return { value: values };
}
/** The value of a JSON text; undefined if the text is not JSON. */
function parseJson(text) {
    return (0,_or_else_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .N)(() => JSON.parse(text), undefined);
}
/** The milliseconds since 1970 of a time such as `2026-11-20T14:00:00Z`; NaN if there is none. */
function timeOf(text) {
    return Date.parse(text ?? '');
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ ACCEPTED_LIMITS; },
/* harmony export */   gv: function() { return /* binding */ PlanJson; },
/* harmony export */   rZ: function() { return /* binding */ isMarked; }
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62177);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


/**
 * The lists of a plan, and in how many levels of objects and lists of each a repeated name counts. Deeper levels are
 * values of providers.
 */
const LISTS = {
    /** A list of entries, each with a change. */
    resource_changes: 3,
    deferred_changes: 1,
    /** A list of entries with values, their marks and a trigger; a deferred one is in another object. */
    action_invocations: 7,
    deferred_action_invocations: 7,
};
const isPlanList = (name) => Object.hasOwn(LISTS, name);
/** The JSON of one plan. */
class PlanJson {
    /** As it was written: numbers of JSON can be more exact than those of JavaScript. */
    text;
    /** What the text says. Nothing in it is checked, and it may be hostile. */
    document;
    /** Whether it has every value; a redacted one has no sensitive values, and no configuration. */
    isWhole;
    // What the methods have read already. The changes are in an object, because there may be none.
    cachedMembers;
    cachedChanges;
    cachedRepeated;
    constructor(text, document, isWhole) {
        this.text = text;
        this.document = document;
        this.isWhole = isWhole;
    }
    /** The JSON of a document that was made here: nothing in it is named twice. */
    static of(document, isWhole) {
        const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
        json.cachedRepeated = [];
        return json;
    }
    /** Whether it says that planning failed, or has there what no plan has: it may lack changes. */
    get isErrored() {
        const { errored } = this.document;
        return errored !== undefined && errored !== false;
    }
    /** The names of its members, each with the text of its value. */
    texts() {
        return (this.cachedMembers ??= (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(this.text));
    }
    /** `resource_changes`, with a string in place of each number that JavaScript would change. */
    exactChanges() {
        return (this.cachedChanges ??= { value: this.readExactChanges() }).value;
    }
    /** What is named twice, so that one of its two values would be hidden. */
    repeated() {
        return (this.cachedRepeated ??= this.findRepeated());
    }
    readExactChanges() {
        const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
        const exact = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLongNumbers */ .q4)(text);
        return exact === text ? this.document['resource_changes'] : (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(exact);
    }
    findRepeated() {
        const names = new Set();
        const repeatedMembers = this.texts().flatMap(([name]) => {
            const isRepeated = names.has(name);
            names.add(name);
            return isRepeated ? [name] : [];
        });
        const insideLists = this.texts()
            .filter(([name, text]) => isPlanList(name) && (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedNames */ .H3)(text, LISTS[name]).length > 0)
            .map(([name]) => `something in ${name}`);
        return [...new Set([...repeatedMembers, ...insideLists])];
    }
}
/** No value of a plan has so many levels, so deeper ones are not read: everything there counts as marked. */
const DEEPEST = 100;
/**
 * Whether anything is marked in the marks that a plan has for its values: a tree of the same shape, with `true` where a
 * value is unknown or sensitive.
 *
 * @param depth how many levels are above it
 */
function isMarked(mark, depth = 0) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
/** Why a plan may not be whole, where the workflow accepts that. */
const ACCEPTED_LIMITS = ['partial', 'unproven'];
//# sourceMappingURL=plan-json.js.map

/***/ }),

/***/ 86535:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: function() { return /* binding */ fittingTexts; },
/* harmony export */   nZ: function() { return /* binding */ unpackTexts; },
/* harmony export */   yk: function() { return /* binding */ packTexts; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** The texts that people approve, as the comment of the gate keeps them: compressed, as many as fit. */


/** In letters of base64url. The marker has them in base64url once more, and the comment has its report beside them. */
const MOST_LETTERS = 18_000;
/** Longer ones are not unpacked: whoever may write in the comment can put anything there. */
const MOST_BYTES = 2_000_000;
/** The first texts that fit together. */
function fittingTexts(texts) {
    const fitting = [];
    for (const text of texts) {
        if (pack([...fitting, text]).length <= MOST_LETTERS)
            fitting.push(text);
    }
    return fitting;
}
/** As many of them as fit, as letters of base64url; '' if there are none. */
function packTexts(texts) {
    const fitting = fittingTexts(texts);
    return fitting.length === 0 ? '' : pack(fitting);
}
function pack(texts) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(JSON.stringify(texts), { level: 9 }).toString('base64url');
}
/** The texts that `packTexts` packed; none where that cannot be read. */
function unpackTexts(packed) {
    try {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(bytes.toString())).filter((text) => typeof text === 'string');
    }
    catch {
        return [];
    }
}
//# sourceMappingURL=kept-texts.js.map

/***/ }),

/***/ 62051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V6: function() { return /* binding */ MOST_ASKED; },
  m6: function() { return /* binding */ currentCommands; },
  rH: function() { return /* binding */ decodeMarker; },
  $N: function() { return /* binding */ encodeMarker; },
  Rs: function() { return /* binding */ markerStart; },
  fj: function() { return /* binding */ ownerId; }
});

// UNUSED EXPORTS: MOST_ENDED, encodeCommands, refusedCommands

// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = ['help', 'rerun', 'override', 'except', 'again'];
/** The commands that change nothing: they are answered in the comment of the gate. */
const QUESTIONS = ['help', 'except'];
//# sourceMappingURL=comment-commands.js.map
// EXTERNAL MODULE: ./build/src/report/kept-texts.js
var kept_texts = __webpack_require__(86535);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Three things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, and which runs a command ended.
 */





/**
 * What the jobs of a gate are known by in its comment: a job that is run again, or for another commit, has the same id.
 *
 * @param selected what the job was asked to judge, in words
 */
function ownerId(selected) {
    return (0,report_text/* hash */.tW)(selected);
}
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
/** Older ones are of earlier commits, or older than a day, which ends the use of a run as well unless people approved it. */
const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the report is kept even if it exceeds them. */
const STATE_LIMIT = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked and what is approved: these are always kept
 */
function encodeMarker(state, limit = STATE_LIMIT) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
        (0,kept_texts/* packTexts */.yk)(state.approvable ?? []),
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,sentence/* asMarkdown */.g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
/**
 * The state in the last line that is not empty, or else in the first. Undefined if neither is a marker that can be read.
 *
 * @param key of the marker; left out: any
 */
function decodeMarker(body, key) {
    const text = body.trim();
    const last = text.slice(text.lastIndexOf('\n') + 1);
    // If another program has added text to the end of our comment, the marker may be its first line.
    const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
    const line = text.trim();
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const keyInMarker = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
/**
 * The state as JSON in base64url. Names have one letter, and the report is a list, because the marker takes room from the comment.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeState({ report, commands = [], ended = [], asked = [], approvable = [] }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
        t: (0,kept_texts/* packTexts */.yk)(approvable) || undefined,
    };
    return toBase64Url(JSON.stringify(encoded));
}
/** As many seals of a report as the comment takes, in the order of its runs. */
function keptSeals({ seals = {}, runs }) {
    const entries = Object.keys(runs).flatMap((name) => {
        const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
        return ofRun === undefined ? [] : [[name, ofRun]];
    });
    return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
    const parsed = (0,parse/* parseJson */.qF)(json);
    if (!(0,parse/* isRecord */.u4)(parsed))
        return undefined;
    const { r: encoded, a: acts, e: ended, n: asked, t: texts } = parsed;
    const report = decodeReport(encoded);
    if (encoded !== undefined && report === undefined)
        return undefined;
    const commands = decodeCommands(acts);
    return {
        key,
        report,
        commands: commands.length > 0 ? commands : undefined,
        ended: Array.isArray(ended)
            ? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
            : undefined,
        asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
        approvable: typeof texts === 'string' ? (0,kept_texts/* unpackTexts */.nZ)(texts) : undefined,
    };
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [...QUESTIONS, ...REFUSALS];
/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;
function isRefusal(verb) {
    return typeof verb === 'string' && REFUSALS.includes(verb);
}
/** How many commands are kept: the newest ones. */
const MOST_KEPT = 8;
/** The most UTF-16 units of all kept commands. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason }) => [
        isRefusal(verb) ? verb : VERBS.indexOf(verb),
        by,
        at,
        commit,
        reason,
    ]);
}
/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value) {
    const commands = (0,parse/* listOf */.c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason] = (0,parse/* listOf */.c3)(encoded);
        const verb = decodeVerb(word);
        if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
            return [];
        if (typeof commit !== 'string' || typeof reason !== 'string')
            return [];
        return [{ verb, by, at, commit, reason }];
    });
    return limitCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return typeof word === 'number' ? VERBS[word] : undefined;
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/** Limits the list to what fits into the comment, in its order. */
function limitCommands(commands) {
    // What was refused takes the place of no other command.
    const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
    const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
    const kept = new Set();
    let left = COMMANDS_BUDGET;
    for (const command of newestFirst.slice(0, MOST_KEPT)) {
        left -= JSON.stringify(encodeCommands([command])).length;
        if (left < 0)
            break;
        kept.add(command);
    }
    return commands.filter((command) => kept.has(command) || refused.has(command));
}
/** The answers to refused commands that a comment shows until its next report. */
function refusedCommands(commands) {
    return commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED);
}
/**
 * A report as a list. `decodeReport` reads its members in the same order.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeReport(report, hints) {
    const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.min(hints, 100)));
    // A run with a seal is kept: nothing else says where the seal belongs.
    const sealed = Object.keys(keptSeals(report)).map((name) => [name, report.runs[name] ?? '']);
    const runs = { ...firstEntries(report.runs), ...Object.fromEntries(sealed) };
    const { fingerprints, resources = [] } = report;
    const parts = [
        report.owner,
        report.runId,
        report.attempt,
        report.headSha,
        report.startedAt,
        report.digest,
        Number(report.green),
        fingerprints.slice(0, hints).join(''),
        firstEntries(report.durations),
    ];
    const fitsAll = fingerprints.length + resources.length <= hints;
    const resourceFingerprints = (fitsAll && resources.join('')) || 0;
    const keepsPlaces = hints === MOST_FINGERPRINTS && fingerprints.length <= hints;
    const places = (keepsPlaces && report.places) || [];
    const others = [runs, resourceFingerprints, keptSeals(report), places];
    // Members at the end that are empty are left out.
    const last = others.findLastIndex((part) => Object.keys(part).length > 0);
    return [...parts, ...others.slice(0, last + 1)];
}
/**
 * The members in the order of `encodeReport`. What identifies a report must be valid, or the marker counts as unreadable; hints
 * that are invalid are left out.
 */
function decodeReport(value) {
    if (!Array.isArray(value))
        return undefined;
    const [owner, runId, attempt, headSha, startedAt, digest, green, ...hints] = value;
    const [fingerprints, durations, runs, resources, seals, places] = hints;
    if (!isLike(owner, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
        return undefined;
    return {
        owner,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        green: green === 1,
        fingerprints: readFingerprints(fingerprints),
        places: (0,parse/* listOf */.c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
        resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
        durations: recordOf(durations, isCount),
        runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
        seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
    };
}
/** Fingerprints that follow each other without anything between. */
function readFingerprints(text) {
    return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
/** The members of a record that are as expected; none if it is no record. */
function recordOf(value, isExpected) {
    const entries = (0,parse/* isRecord */.u4)(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
    return typeof value === 'string';
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
    return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
/** Decodes a text; wrong characters are left out. */
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
//# sourceMappingURL=marker.js.map

/***/ }),

/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ compareOwners; },
/* harmony export */   KX: function() { return /* binding */ isMergeQueueBranch; },
/* harmony export */   pQ: function() { return /* binding */ judgeForks; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   yX: function() { return /* binding */ mayReadWholePlan; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */




/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isMergeQueueBranch(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/**
 * Why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
function refuseForeign(origin) {
    const { changeOrigin, event, checkedOut, trouble } = origin;
    if (changeOrigin === 'own')
        return undefined;
    const handsOutSecrets = event !== undefined && event !== 'pull_request';
    const because = handsOutSecrets
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', event, 60)} hands out secrets`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `This job has a token`;
    const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
    const onGitHub = isEventWrong ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Use the event pull_request.` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(judgeForks());
    // No environment, and so no recipe, is for a job of another host.
    const remedy = event === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Pass ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('allow-untrusted-head')} to a job that a person starts after a review.`
        : onGitHub;
    const files = checkedOut === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the files`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `commit ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', checkedOut.slice(0, 7), 60)}`;
    const what = changeOrigin === 'foreign'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the checkout (${files}) is of a fork's pull request`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, trouble.says, trouble.remedy ?? '')}`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.foreignCode, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${because}, and ${what}.${why} A plan runs code from those files.`, { remedy, actor: 'operators' });
}
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
function judgeForks() {
    return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('examples/workflows/forks.yml')}.`;
}
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
function mayReadWholePlan({ fullPlan }, subject) {
    const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
    return fullPlan && isOwnChange;
}
//# sourceMappingURL=change-origin.js.map

/***/ })

};
;