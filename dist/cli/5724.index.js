"use strict";
exports.id = 5724;
exports.ids = [5724];
exports.modules = {

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

/***/ 15724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ chooseWorkspaces; },
/* harmony export */   f: function() { return /* binding */ logSkipped; },
/* harmony export */   findWorkspaces: function() { return /* binding */ findWorkspaces; },
/* harmony export */   logDoubts: function() { return /* binding */ logDoubts; },
/* harmony export */   throwRefused: function() { return /* binding */ throwRefused; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51434);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55205);
/* harmony import */ var _configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92603);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30589);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44990);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(28187);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(72588);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87170);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10000);
/* harmony import */ var _within_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36166);
/* harmony import */ var _affected_workspaces_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(14632);
/* harmony import */ var _query_workspaces_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(27628);
/**
 * Finds the workspaces to gate: those with a name, those that a query finds, and without those that the change does not affect.
 */

















/** How many workspaces are asked for their variables at the same time. */
const MOST_AT_ONCE = 20;
/** How many workspaces a warning names. */
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected. Where git has to make the list, as in a merge queue or on another host than GitHub, let the checkout have the history: `fetch-depth: 0` (on GitLab `GIT_DEPTH: 0`, in Azure Pipelines `fetchDepth: 0`).';
const CHANGES_NOT_KNOWN_HERE = '`affected-only` finds no change here: nothing differs from the default branch, or no branch is known to compare with (`git remote set-head origin --auto`). So every workspace counts as affected.';
/** Tells the log which workspaces are left out, or why none is. @param byPerson whether a person checks their own files */
function logSkipped(found, log, byPerson = false) {
    const { skipped } = found;
    logDoubts(found, log, byPerson);
    if (skipped.length > 0) {
        const names = skipped.map(({ name }) => name).join(', ');
        log.info(`Not affected by the files that change, and skipped: ${names}.`);
    }
}
/** Tells the log why workspaces are planned that the change may not concern. */
function logDoubts({ unread, unlisted, always, foundNothing }, log, byPerson = false) {
    if (unlisted && byPerson)
        log.info(CHANGES_NOT_KNOWN_HERE);
    else if (unlisted)
        log.warning(CHANGES_NOT_KNOWN);
    if (foundNothing.length > 0) {
        log.warning(`Nothing is found for ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .nameSome */ .Kf)(foundNothing, MOST_NAMED)}, which is an error in a request that changes anything else.`);
    }
    const namesByReason = new Map();
    for (const { name, where, why } of always)
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_16__/* .addTo */ .D)(namesByReason, `${where} ${why}`, name);
    for (const [reason, names] of namesByReason) {
        log.info(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .nameSome */ .Kf)(names, MOST_NAMED)}: planned for every change, because ${reason}.`);
    }
    if (unread.length > 0) {
        log.warning(`${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_15__/* .nameSome */ .Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
    }
}
/**
 * @throws PackError when a link leads to a directory, before any request; GateStop when a query
 *   finds nothing; or what the client threw.
 */
async function findWorkspaces(client, organization, options) {
    const found = new Map();
    const remember = (workspace) => {
        found.set(workspace.attributes.name, workspace);
        return placed(workspace);
    };
    const whyOutside = (0,_within_js__WEBPACK_IMPORTED_MODULE_12__/* .openWithin */ .y)(client, organization);
    const lookup = {
        async query(selector) {
            const workspaces = await (0,_query_workspaces_js__WEBPACK_IMPORTED_MODULE_14__/* .queryWorkspaces */ .VU)(client, organization, selector).catch((error) => {
                throw sayUnlisted(error, organization, client);
            });
            if (workspaces.length > 0)
                return workspaces.map(remember);
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.notFound, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Not found in organization ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(organization)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)((0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSelector */ .r5)(selector))}.`, {
                about: { setting: 'workspaces' },
                remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Either no workspace has it, or the token may not see those that do.`,
            }));
        },
        show: async (name) => remember(await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .showWorkspace */ .VA)(client, organization, name)),
        whyOutside: async (name, within) => whyOutside(found.get(name) ?? (await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .showWorkspace */ .VA)(client, organization, name)), within),
        argumentFiles: argumentFilesOf(client),
    };
    return chooseWorkspaces(lookup, options);
}
/** Why the workspaces of an organization could not be listed: of the check as a whole, because no selector is at fault. */
function sayUnlisted(error, organization, { origin }) {
    if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7) || error.code === 'aborted')
        return error;
    const { code, says, remedy } = error.finding;
    const kind = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .failureOf */ .g5)(error).kind;
    if (error.code !== 'not-found') {
        return new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$(kind, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(code, says, { remedy, actor: 'operators' }));
    }
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$(kind, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('no-such-organization', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `The organization ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(organization)} was not found on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .sentencePart */ .vn)('name', new URL(origin).host, 160)}: the service answered 404.`, {
        about: { setting: 'organization' },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Correct ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('organization')}, if the name is written wrong. Else the token may not see the organization.`,
        actor: 'operators',
    }));
}
/**
 * Chooses the workspaces by functions that look them up.
 *
 * @throws PackError when a link leads to a directory; GateStop when a query finds nothing
 */
async function chooseWorkspaces(lookup, options) {
    const { plan, ofCommit = false } = options;
    const { argumentFiles } = lookup;
    const { all, foundNothing } = await resolveSelectors(lookup, options);
    const changed = plan.affectedOnly || ofCommit ? await options.changedFiles() : undefined;
    // A list with nothing in it was not made from a change.
    if (changed === undefined || changed.length === 0) {
        const requested = [...all.values()];
        const unlisted = plan.affectedOnly;
        return { requested, skipped: [], unread: [], always: [], unlisted, foundNothing };
    }
    const whyAffected = (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_13__/* .affectedTest */ .Bu)(changed, options);
    const requested = [];
    const skipped = [];
    const unread = [];
    const always = [];
    /** Those that the files show as not affected. */
    const doubtful = new Map();
    for (const workspace of all.values()) {
        const place = await lookUpPlace(workspace, lookup);
        if (place === undefined)
            continue;
        const candidates = [workspace, ...workspace.others];
        if (!candidates.every((candidate) => (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_13__/* .isConfigured */ .jD)(candidate, place)))
            continue;
        const why = await firstOf(candidates, (candidate) => whyAffected(candidate, place, []));
        if (why === undefined)
            doubtful.set(workspace.name, place);
        else if (why !== 'changed')
            always.push({ name: workspace.name, ...why });
    }
    const named = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__/* .runConcurrently */ .G)(Array.from(doubtful, ([name, place]) => async () => {
        const files = argumentFiles === undefined ? [] : await argumentFiles(place);
        return [name, { place, files }];
    }), MOST_AT_ONCE);
    const asked = new Map(named);
    for (const workspace of all.values()) {
        const { place, files } = asked.get(workspace.name) ?? {};
        if (place !== undefined && files === undefined)
            unread.push(workspace.name);
        const candidates = [workspace, ...workspace.others];
        if (place === undefined ||
            files === undefined ||
            (await firstOf(candidates, (candidate) => whyAffected(candidate, place, files))) !== undefined) {
            requested.push(workspace);
        }
        else if (ofCommit)
            requested.push({ ...workspace, unaffected: true });
        else {
            const isCertain = workspace.others.length === 0;
            const directory = isCertain ? (0,_affected_workspaces_js__WEBPACK_IMPORTED_MODULE_13__/* .directoryOfConfiguration */ .jz)(workspace, place) : undefined;
            skipped.push({ name: workspace.name, directory });
        }
    }
    return { requested, skipped, unread, always, unlisted: false, foundNothing };
}
/** What the service, or the settings, say of a workspace; undefined where nothing does: then every change may concern it. */
async function lookUpPlace({ name, place, isUnknown }, { show }) {
    if (isUnknown === true)
        return undefined;
    if (place !== undefined)
        return place;
    return show(name).catch((error) => {
        // Where the workspaces are looked up, this says it of the one alone.
        if (error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$ && error.finding.code === _model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.notFound)
            return undefined;
        throw error;
    });
}
/** The first answer, asked one after the other; undefined if there is none. */
async function firstOf(all, ask) {
    for (const one of all) {
        const answer = await ask(one);
        if (answer !== undefined)
            return answer;
    }
    return undefined;
}
/** Looks up all selectors, and chooses one directory for each workspace that they find. */
async function resolveSelectors(lookup, options) {
    const { plan, workingDirectory, repositoryRoot, ofCommit = false } = options;
    const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
    // All are resolved before the first request, so that a wrong directory costs none.
    const selected = plan.workspaces.map((selector) => {
        const written = selector.directory ?? plan.directory;
        const planned = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, written));
        const { refused } = selector;
        if (refused !== undefined && !ofCommit) {
            return { selector, planned, directories: { directory: planned, repository: repositoryRoot } };
        }
        const directories = ofCommit
            ? wholeRepository
            : (0,_archive_resolve_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePackDirectory */ .D)(written, workingDirectory);
        return { selector, directories, planned };
    });
    const looked = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__/* .runConcurrently */ .G)(selected.map((one) => async () => {
        const found = await lookUp(one.selector, lookup, options.changesSettingsAlone === true);
        return found.map((each) => ({ ...each, ...one }));
    }), MOST_AT_ONCE);
    const foundNothing = selected.flatMap(({ selector }, at) => looked[at]?.length === 0 ? (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSelector */ .r5)(selector) : []);
    const byName = new Map();
    for (const found of looked.flat()) {
        // The service takes names in other letters for the same.
        const key = found.name.toLowerCase();
        const finders = byName.get(key);
        if (finders === undefined)
            byName.set(key, [found]);
        else
            finders.push(found);
    }
    const resolved = await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_6__/* .runConcurrently */ .G)(Array.from(byName.values(), (finders) => () => resolveWorkspace(finders, lookup, repositoryRoot)), MOST_AT_ONCE);
    return { all: new Map(resolved.map((workspace) => [workspace.name, workspace])), foundNothing };
}
async function lookUp(selector, { query, show }, mayFindNothing) {
    const { refused } = selector;
    if (refused !== undefined) {
        return [{ name: (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSelector */ .r5)(selector), refused: new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', refused) }];
    }
    if (selector.kind === 'name' && !mayFindNothing)
        return [{ name: selector.name }];
    const looking = selector.kind === 'query'
        ? query(selector)
        : show(selector.name).then((place) => [{ ...place, name: selector.name }]);
    const found = await looking.catch((error) => {
        if (!(error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$) || error.finding.code !== _model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.notFound)
            throw error;
        return mayFindNothing ? [] : error;
    });
    // What one selector does not find closes nothing else.
    if (found instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$)
        return [{ name: (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSelector */ .r5)(selector), refused: found }];
    return found.map(({ name, ...place }) => ({ name, place }));
}
async function resolveWorkspace(finders, lookup, repositoryRoot) {
    const { name, refused } = finders[0];
    const place = finders.find((each) => each.place !== undefined)?.place;
    const planned = ({ directories, selector }) => ({
        name,
        ...directories,
        plannedWith: selector.plannedWith,
    });
    if (refused !== undefined) {
        // Of a directory without a workspace no service says which files its arguments name.
        const isUnknown = lookup.argumentFiles !== undefined;
        return { ...planned(finders[0]), place, refused, others: [], isUnknown };
    }
    const proposed = finders.filter(({ selector }) => selector.proposed !== undefined);
    const others = finders.filter(({ selector }) => selector.proposed === undefined);
    // Where the default branch says a directory, that of the settings does not count.
    const stated = others.filter(({ selector }) => selector.directory !== undefined);
    const counting = [...(stated.length > 0 ? stated : others), ...proposed];
    const different = new Map(counting.map((finder) => [placeKey(finder), finder]));
    const known = { place, others: [] };
    const refusal = (why) => why === undefined ? {} : { refused: why, isUnknown: proposed.length > 0 };
    const [only = finders[0]] = counting;
    if (different.size > 1) {
        const candidates = [...different.values()];
        try {
            const shown = place ?? (await lookup.show(name));
            const chosen = candidates.filter(({ planned: at }) => isPlannedIn(at, shown, repositoryRoot));
            const [one] = chosen;
            if (one !== undefined && chosen.length === 1) {
                const there = counting.filter((finder) => placeKey(finder) === placeKey(one));
                const why = await whyRefused(name, there, lookup);
                return { ...planned(one), ...known, place: shown, ...refusal(why) };
            }
            const [, ...further] = candidates.map(planned);
            const isOfService = shown.id !== undefined;
            const why = inSeveralDirectories(name, candidates, { isOfService, repositoryRoot });
            return { ...planned(only), ...known, place: shown, others: further, ...refusal(why) };
        }
        catch (error) {
            if (!(error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$))
                throw error;
            return { ...planned(only), ...known, refused: error, isUnknown: true };
        }
    }
    const why = await whyRefused(name, others.length > 0 ? others : proposed, lookup);
    return { ...planned(only), ...known, ...refusal(why) };
}
/** The same for all that find a workspace in one directory, planned with the same files. */
function placeKey({ planned, selector }) {
    return JSON.stringify([planned, selector.plannedWith]);
}
/** Whether a service says that a workspace works in this directory. One that names none says nothing. */
function isPlannedIn(planned, place, repositoryRoot) {
    const working = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .readWorkingDirectory */ .bq)(place['working-directory']);
    // Without a service, the settings themselves would say it.
    if (place.id === undefined || !('path' in working) || working.path === '')
        return false;
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repositoryRoot, planned)) === working.path;
}
/** Why a workspace is not planned in the directory where it is found: only a block finds it there that does not count. */
async function whyRefused(name, finders, { whyOutside = async () => NOT_KNOWN }) {
    if (finders.some(({ selector }) => selector.proposed === undefined))
        return undefined;
    for (const { selector } of finders) {
        const { at = '', within } = selector.proposed ?? {};
        try {
            const why = within === undefined ? NO_WITHIN : await whyOutside(name, within);
            if (why !== undefined)
                return outside(name, at, why);
        }
        catch (error) {
            return error;
        }
    }
    return undefined;
}
const NOT_KNOWN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `no service says what the workspace is within`;
const NO_WITHIN = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `its entry in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('workspaces')} has no ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('within')}`;
function outside(name, at, why) {
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('unplanned', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('block-outside', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Only the block at ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .filePart */ .A4)(at)} in this request selects the workspace, and ${why}. Nothing was started in it.`, {
        about: { workspace: name, file: at },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Merge the directory first, add ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('within')} to its entry, or name the workspace by an entry of its own.`,
        actor: 'operators',
    }));
}
function inSeveralDirectories(name, finders, { isOfService, repositoryRoot }) {
    const written = finders.map(({ selector, planned }) => selector.directory ?? ((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repositoryRoot, planned)) || '.'));
    const directories = [...new Set(written)];
    const [first = '', second] = directories;
    const about = { about: { workspace: name } };
    if (second === undefined) {
        return new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('two-directories', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `The workspace is selected more than once in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .directoryPart */ .Pv)(first)}, each time to be planned with other files.`, {
            ...about,
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Give each entry of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('workspaces')} a name of its own.`,
        }));
    }
    const exclude = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `exclude the others in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('workspaces')}, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)(`!${second}`)}`;
    const remedy = isOfService
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Set the working directory of the workspace at the service to one of them, or ${exclude}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Choose one, and ${exclude}.`;
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_7__/* .GateStop */ .K$('input', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)('two-directories', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `The workspace is selected in several directories, and nothing says which one counts: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .listParts */ .Z)(directories.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .directoryPart */ .Pv))}.`, { ...about, remedy, actor: 'operators' }));
}
/** @throws why one of them may not be planned, where nothing is planned of the others either */
function throwRefused(requested) {
    const first = requested.find(({ refused }) => refused !== undefined);
    if (first !== undefined)
        throw first.refused;
}
function placed({ id, attributes }) {
    return { ...attributes, id };
}
/** Makes the function that asks for the variables of a workspace and of its variable sets; each set is read once. */
function argumentFilesOf(client) {
    const ofSets = new Map();
    const read = async (listing) => (await listing.all()).map(({ attributes }) => attributes);
    const readOnce = (id) => {
        const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
        ofSets.set(id, reading);
        return reading;
    };
    return async ({ id = '' }) => {
        try {
            const sets = await client.workspaces.variableSets(id).all();
            const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
            const own = await read(client.workspaces.variables(id));
            return (0,_configuration_argument_files_js__WEBPACK_IMPORTED_MODULE_3__/* .filesInArguments */ .V0)([...own, ...inherited.flat()]);
        }
        catch (error) {
            // The token may not read variables, or the service has no variable sets.
            if ((0,_client_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnseen */ .NM)(error))
                return undefined;
            throw error;
        }
    };
}
//# sourceMappingURL=requested-workspaces.js.map

/***/ })

};
;