"use strict";
exports.id = 3996;
exports.ids = [3996];
exports.modules = {

/***/ 63996:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSentRules: function() { return /* binding */ openSentRules; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/archive.js
var archive = __webpack_require__(62558);
// EXTERNAL MODULE: ./build/src/archive/ignore-rules.js + 3 modules
var ignore_rules = __webpack_require__(35940);
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(96817);
;// CONCATENATED MODULE: ./build/src/archive/rules-of-request.js
/** Applies the rules of the branch that decides and those of a request which changes them, one beside the other. */

/**
 * Makes one set of rules of both. A tracked file is sent where either sends it, or as the request has it where that changes
 * nothing else. About every other file the branch decides: no request sends what was never committed.
 */
function combineRules({ deciding, proposed, isAlone, isTracked }) {
    const cursorIn = (directory, ofBranch, ofRequest) => ({
        file(name) {
            const byBranch = ruleAt(ofBranch, name);
            if (!isTracked(directory + external_node_path_.sep + name))
                return byBranch;
            const byRequest = ruleAt(ofRequest, name);
            return isAlone ? byRequest : byBranch && byRequest;
        },
        directory(name) {
            const branch = enter(ofBranch, name);
            const request = enter(ofRequest, name);
            const { excluded } = branch;
            if (!('file' in branch.inside) && !('file' in request.inside)) {
                return { excluded: isAlone ? request.excluded : excluded, inside: undefined };
            }
            return { excluded, inside: cursorIn(directory + external_node_path_.sep + name, branch.inside, request.inside) };
        },
    });
    return {
        start: (directory) => cursorIn(directory, deciding.start(directory), proposed.start(directory)),
        warnings: proposed.warnings,
    };
}
function ruleAt(place, name) {
    return 'file' in place ? place.file(name) : place;
}
function enter(place, name) {
    if (!('file' in place))
        return { excluded: place, inside: place };
    const { excluded, inside } = place.directory(name);
    const whole = excluded ?? { line: undefined, text: name };
    return { excluded, inside: inside ?? whole };
}
//# sourceMappingURL=rules-of-request.js.map
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(29796);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/files-here.js
var files_here = __webpack_require__(80467);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(71650);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/trust/git-files.js
var git_files = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(80734);
;// CONCATENATED MODULE: ./build/src/check/sent-rules.js
/**
 * Which ignore rules say what is sent of a directory. For a request they are those of the branch that decides, so that no request
 * hides anything by a rule; for a push, an apply and a person those of the files that are here.
 */
















function openSentRules(judged, ports) {
    const known = new Map();
    return {
        at(written) {
            const root = (0,find_repository/* realOrSame */.eF)(written);
            const reading = known.get(root) ?? readSentRules(root, judged, ports);
            known.set(root, reading);
            return reading;
        },
        async textOnBranch(path) {
            const { jobTree, repositoryRoot } = judged;
            if (!jobTree.proposed)
                return undefined;
            try {
                const files = await openBranch(repositoryRoot, jobTree, judged, ports);
                return await files.read(path);
            }
            catch (error) {
                if (error instanceof tree/* UntrustedError */.lI || error instanceof unreadable_file/* UnreadableFile */.ie)
                    return undefined;
                throw error;
            }
        },
    };
}
async function readSentRules(root, judged, ports) {
    const { subject, jobTree, workspace } = judged;
    const repository = (0,find_repository/* findAround */.Di)(root, workspace).repository?.root ?? (0,find_repository/* findCheckout */.I8)(root) ?? root;
    const readOfCommit = () => (0,ignore_rules/* readRuleFile */.RQ)(root, repository, undefined, ports.signal);
    if (!jobTree.proposed)
        return { rules: await readOfCommit() };
    const path = (0,external_node_path_.join)(root, archive/* RULE_FILE */.On);
    const changed = await listOrUndefined(subject);
    const here = inRepository((0,files_here/* followLinks */.n1)(path), repository);
    const proposed = await readOfCommit();
    const isTouchedHere = changed?.some(touching(here)) === true;
    const isHere = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    if (!isHere && !isTouchedHere)
        return { rules: proposed };
    const tracked = await trackedIn(repository, workspace, ports);
    // Where rules hide nothing of the configuration, the branch is not asked: a name that is read and not sent fails anyway.
    if (!isTouchedHere && !excludesLoaded(proposed, root, tracked))
        return { rules: proposed };
    let branch;
    const asTree = {
        ...jobTree,
        trusted: async (at) => {
            const files = await openBranch(at, jobTree, judged, ports);
            branch = files;
            const directory = (0,relative_path/* relativePathInside */._)(repository, root) ?? '';
            // One listing says whether the file is there, and often has its text.
            await files.entries(directory).catch(ignoreUnreadable);
            return files;
        },
    };
    const place = { directory: root, workingDirectory: root, jobTree: asTree };
    const decides = await (0,files_of_default_branch/* readDecidingText */.Jm)(archive/* RULE_FILE */.On, path, place, ports);
    const onBranch = (await branch?.placesOf(here[0] ?? archive/* RULE_FILE */.On)) ?? [];
    const isOfRules = touching([...here, ...onBranch]);
    const isTouched = changed?.some(isOfRules) ?? true;
    const isAlone = isTouched && (await changesRulesAlone(subject, changed, isOfRules, onBranch));
    const text = 'text' in decides ? decides.text : '';
    const ofRequest = isTouched ? await (0,ignore_rules/* readRuleText */.s3)(root, repository) : undefined;
    const isSame = !('problems' in decides) && ofRequest?.replace(/^\uFEFF/, '') === text;
    if (isSame)
        return { rules: proposed };
    let deciding;
    try {
        if ('problems' in decides)
            throw new unreadable_file/* UnreadableFile */.ie(decides.problems.map(({ message }) => message).join(' '));
        deciding = await (0,ignore_rules/* readIgnoreRules */.yH)((0,unreadable_file/* wholeText */.r0)(text), undefined, ports.signal);
    }
    catch (error) {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
            throw error;
        // A change of the rules alone may correct those of the branch.
        if (isAlone)
            return { rules: proposed, changed: { isAlone, lost: [] } };
        const message = `${error.message}; ${ignore_rules/* NOTHING_PACKED */.D_}`;
        throw new archive/* PackError */.ql([{ where: archive/* RULE_FILE */.On, message, code: errors/* CODES */.Lp.cannotBeSent }]);
    }
    if (ofRequest === undefined)
        return { rules: deciding };
    const isTracked = (absolute) => tracked?.has(absolute) === true;
    return {
        rules: combineRules({ deciding, proposed, isAlone, isTracked }),
        changed: { isAlone, lost: lostBetween(deciding, proposed, root, tracked ?? new Set()) },
    };
}
/** An empty list is of no change, and so it says nothing. */
async function listOrUndefined({ changedFiles }) {
    const changed = await changedFiles();
    return changed?.length === 0 ? undefined : changed;
}
function inRepository(paths, repository) {
    return paths.flatMap((path) => (0,relative_path/* relativePathInside */._)(repository, path) ?? []);
}
/** Makes a test whether a changed path is one of these, or a link or a submodule that holds it. */
function touching(places) {
    const all = places.map((place) => place.toLowerCase());
    return (path) => {
        const lower = path.toLowerCase();
        return all.some((place) => place === lower || place.startsWith(`${lower}/`));
    };
}
/**
 * Whether a request that changes rules changes nothing else: of a merge queue each request that does. To what a link of the
 * request leads, it chooses itself, so that this is something else.
 */
async function changesRulesAlone({ changedByEach }, changed, isOfRules, onBranch) {
    if (changed === undefined)
        return false;
    const isRuleFile = (path) => path === archive/* RULE_FILE */.On || path.endsWith(`/${archive/* RULE_FILE */.On}`) || onBranch.includes(path);
    const isAlone = (list) => list !== undefined && (!list.some(isOfRules) || list.every(isRuleFile));
    if (isAlone(changed))
        return true;
    const lists = await changedByEach?.();
    return lists !== undefined && lists.some((list) => list?.some(isOfRules)) && lists.every(isAlone);
}
/** Whether rules exclude a tracked file of a name that Terraform loads; true where git does not say what it tracks. */
function excludesLoaded(rules, root, tracked) {
    const ruleFor = (0,ignore_rules/* exclusionOf */.ah)(rules, root);
    const isLoaded = (path) => (0,file_names/* mayBeRead */.BJ)(path) || /(?:^|\/)terraform\.d\//.test(path);
    const isExcluded = (absolute) => {
        const path = (0,relative_path/* relativePathInside */._)(root, absolute);
        return path !== undefined && isLoaded(path) && ruleFor(path) !== undefined;
    };
    return tracked === undefined || [...tracked].some(isExcluded);
}
/** Absolute paths of what git tracks; undefined where git cannot say it: then the rules of the branch decide about each file. */
async function trackedIn(repository, workspace, ports) {
    const tracked = await (0,ask_git/* listTrackedFiles */.sp)(repository, workspace, ports);
    if ('unknown' in tracked)
        return undefined;
    return new Set([...tracked].map((path) => (0,external_node_path_.join)(repository, ...path.split('/'))));
}
/** The tracked files that one set of rules sends and the other one does not. */
function lostBetween(before, after, root, tracked) {
    const [ruleBefore, ruleAfter] = [(0,ignore_rules/* exclusionOf */.ah)(before, root), (0,ignore_rules/* exclusionOf */.ah)(after, root)];
    return [...tracked].flatMap((absolute) => {
        const path = (0,relative_path/* relativePathInside */._)(root, absolute);
        if (path === undefined || ruleBefore(path) !== undefined)
            return [];
        const rule = ruleAfter(path);
        if (rule === undefined)
            return [];
        const { line, text } = rule;
        const place = line === undefined ? 'built in:' : `${archive/* RULE_FILE */.On}:${line}`;
        return [{ path, reason: archive/* IGNORED */.$h, rule: `${place} ${text}` }];
    });
}
/**
 * The files of the branch that decides: of the default branch, or of the one that the request goes to, where `target-branches`
 * names that whole. A branch that a pattern names, an author may create. Rejects with an UntrustedError.
 */
async function openBranch(repositoryRoot, jobTree, { subject: { base }, targetBranches, server }, ports) {
    const { branch, defaultBranch } = base ?? {};
    const repository = (0,find_repository/* openAt */._8)(repositoryRoot);
    if (branch !== undefined && branch !== defaultBranch && targetBranches.includes(branch)) {
        const found = await (0,git_files.trustedCommit)({ repository, branch, server }, ports);
        return (0,files_of_default_branch.readTrusted)((0,tree/* asTrusted */.O2)((0,git_files.treeOfCommit)(found.commit, found.repository, ports)));
    }
    const files = await jobTree.trusted(repositoryRoot);
    const commit = files.commit();
    // What git has here, no host need be asked for.
    const isHere = commit && repository && (await (0,git_objects/* readCommit */.kN)(commit, repository, ports).catch(() => undefined));
    return isHere ? (0,files_of_default_branch.readTrusted)((0,tree/* asTrusted */.O2)((0,git_files.treeOfCommit)(commit, repository, ports))) : files;
}
function ignoreUnreadable(error) {
    if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
        throw error;
}
//# sourceMappingURL=sent-rules.js.map

/***/ })

};
;