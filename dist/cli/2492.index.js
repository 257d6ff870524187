"use strict";
exports.id = 2492;
exports.ids = [2492,6648,1126];
exports.modules = {

/***/ 71126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findExceptions: function() { return /* binding */ findExceptions; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82185);



/**
 * Finds the file of a check, and reads its text. What the text says is for `parseExceptions`.
 *
 * @returns the text; a notice, if the default branch does not have it and nothing is excepted; or what is wrong
 */
async function findExceptions({ written, ...place }, ports) {
    const read = await (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .readDecidingText */ .Jm)('exceptions', written, place, ports);
    if (!('absent' in read))
        return read;
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing is excepted: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(written)} is not on the default branch.`;
    return {
        notice: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('exceptions-missing', says, {
            about: { file: written },
            remedy: _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .MERGE_FIRST */ .eL,
        }),
    };
}
//# sourceMappingURL=find-exceptions.js.map

/***/ }),

/***/ 48391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: function() { return /* binding */ POLICY_DIRECTORIES; },
/* harmony export */   UP: function() { return /* binding */ wrongPolicies; },
/* harmony export */   Y2: function() { return /* binding */ MissingJudge; },
/* harmony export */   cq: function() { return /* binding */ PolicyProblem; },
/* harmony export */   xC: function() { return /* binding */ policiesMissing; }
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/** The files of a policy set, and what is wrong with them. */


/** Where a person's policies are if the input is left out; the second is that of conftest. */
const POLICY_DIRECTORIES = ['policies', 'policy'];
/** A policy set cannot be used. It has every reason at once. */
class PolicyProblem extends Error {
    name = 'PolicyProblem';
    findings;
    constructor(...findings) {
        super(findings.map(_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).join('\n'));
        this.findings = findings;
    }
    /** @param where what names the policies: an input or an option */
    problems(where) {
        return this.findings.map((found) => {
            const { code } = found;
            return { where, message: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .problemTextOf */ .gU)(found), code: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .isErrorCode */ .We)(code) ? code : undefined };
        });
    }
}
/** What is wrong in the files of a policy set. @param remedy what to change there */
function wrongPolicies(says, remedy) {
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('policies-wrong', says, { remedy, actor: 'policy-owners' });
}
/** That a directory of policies is not there. @param shownAs as it was written */
function policiesMissing(shownAs, remedy) {
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('policies-missing', (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(shownAs)} does not exist.`, {
        about: { policySet: shownAs },
        remedy,
    });
}
/** Nothing judges: there is no policy, or the program that judges is not here or cannot be used. */
class MissingJudge extends PolicyProblem {
    name = 'MissingJudge';
    finding;
    constructor(found) {
        super(found);
        this.finding = found;
    }
}
//# sourceMappingURL=policy-files.js.map

/***/ }),

/***/ 17866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: function() { return /* binding */ mayBeSameRepository; },
/* harmony export */   Ny: function() { return /* binding */ isPinnedAddress; },
/* harmony export */   vO: function() { return /* binding */ isPageOf; },
/* harmony export */   ve: function() { return /* binding */ isSameRepository; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17026);
/** Addresses of repositories, in every form in which git and the hosts write them. */

/** Whether a text is to be read as a pinned URL, and not as a path. */
function isPinnedAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/**
 * Whether two addresses may lead to the same repository: the host may have several names, and directories before the
 * repository and its owner.
 */
function mayBeSameRepository(one, other) {
    const ending = endingOf(one);
    return ending !== undefined && ending === endingOf(other);
}
/** Owner and name, in lower case; undefined if the text is not an address. */
function endingOf(address) {
    const steps = repositoryAt(address)
        ?.replace(/\/\.git$/, '')
        .split('/') ?? [];
    return steps.length < 3 ? undefined : steps.slice(-2).join('/');
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const trimmed = address.trim();
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
    // `git@github.com:acme/infra`; a host of one letter would be a drive of Windows.
    const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
    const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    // Names of projects may have spaces: some forms of an address encode them, others do not.
    const path = (0,_or_else_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .N)(() => decodeURI(pathname), pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 80734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: function() { return /* binding */ asTrusted; },
/* harmony export */   PJ: function() { return /* binding */ treeOf; },
/* harmony export */   Yc: function() { return /* binding */ jobDirectoryOf; },
/* harmony export */   dd: function() { return /* binding */ asOwn; },
/* harmony export */   g7: function() { return /* binding */ describeDifferences; },
/* harmony export */   lI: function() { return /* binding */ UntrustedError; }
/* harmony export */ });
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/**
 * Which files may choose what. A checkout that a pull request may have written chooses no host, no names, no backend
 * and no policy: what is read of it lacks these marks, and what chooses accepts only marked values.
 */



/** The directory in which the job works; that of the process if its files are its own. */
function jobDirectoryOf(tree, workingDirectory) {
    return tree.proposed ? tree.workspace : workingDirectory;
}
/**
 * The tree of a job.
 *
 * @param proposed whether a pull request may have written the checkout, as its host says
 * @param trustedFiles what counts then in place of the checkout
 * @param defaultBranch as the host names it
 */
function treeOf(proposed, trustedFiles, defaultBranch) {
    if (proposed)
        return { ...trustedFiles, proposed };
    return markAsOwn({ proposed: false, defaultBranch });
}
/** The one place in which a mark is made. */
function markAsOwn(value) {
    return value;
}
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
function asOwn(_tree, value) {
    return markAsOwn(value);
}
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout.
 */
function asTrusted(value) {
    return markAsOwn(value);
}
/** The default branch cannot be read, and why: its sentence can follow a colon. */
class UntrustedError extends Error {
    name = 'UntrustedError';
    finding;
    constructor(found) {
        super((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(found));
        this.finding = found;
    }
}
/**
 * What the pull request's own block would have chosen, which does not count.
 *
 * @param ownBlock the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
function describeDifferences(ownBlock, trusted, chosen) {
    const found = [];
    const compare = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return;
        const says = ownName === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `names none` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `says ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(ownName)}`;
        const where = ownBlock === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `the pull request` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(ownBlock.at);
        found.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('other-block', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The ${what} comes from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(trusted.at)}, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(name)}: ${where} ${says}, which does not count before it is merged.`));
    };
    if (chosen.organization) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `organization`, ownBlock?.organization, trusted.organization);
    }
    if (chosen.workspaces) {
        compare((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `workspace`, describeWorkspaces(ownBlock), describeWorkspaces(trusted));
    }
    return found;
}
/** `net-prod`, or `tags net, prod, project Platform`; undefined if the block selects no workspace. */
function describeWorkspaces(block) {
    const { name, prefix, tags, project } = block?.workspaces ?? {};
    const parts = [
        name,
        prefix && `${prefix}…`,
        tags && `tags ${(0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .tagWords */ .u0)(tags).join(', ')}`,
        project && `project ${project}`,
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(', ') : undefined;
}
//# sourceMappingURL=tree.js.map

/***/ })

};
;