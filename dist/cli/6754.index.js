"use strict";
exports.id = 6754;
exports.ids = [6754];
exports.modules = {

/***/ 99114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ ACCESS_LEVELS; },
/* harmony export */   Fh: function() { return /* binding */ engineMocksOf; },
/* harmony export */   ky: function() { return /* binding */ CUSTOM_ATTRIBUTES; },
/* harmony export */   o: function() { return /* binding */ teamWorkspaceSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/** A team's access to one workspace. */


const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
/** The values of each custom-only attribute, in the specification's own (neutral) words. */
const CUSTOM_ATTRIBUTES = {
    runs: ['read', 'plan', 'apply'],
    variables: ['none', 'read', 'write'],
    'state-versions': ['none', 'read-outputs', 'read', 'write'],
    'engine-mocks': ['none', 'read'],
    'workspace-locking': [true, false],
    'run-tasks': [true, false],
    'policy-overrides': [true, false],
};
const teamWorkspaceSchema = (0,_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .resourceSchema */ .C5)('team-workspaces', {
    access: _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runs: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    variables: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'state-versions': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `sentinel-mocks` on real services; readers accept both. */
    'engine-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'sentinel-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'workspace-locking': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'run-tasks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'policy-overrides': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
});
/** `engine-mocks` of a team's access, whichever word the service used. */
function engineMocksOf({ attributes }) {
    return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
//# sourceMappingURL=team-workspace.js.map

/***/ }),

/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: function() { return /* binding */ isPathValue; },
/* harmony export */   DS: function() { return /* binding */ isWrittenAsPath; },
/* harmony export */   Ki: function() { return /* binding */ writtenTexts; },
/* harmony export */   U1: function() { return /* binding */ readLiteral; },
/* harmony export */   eB: function() { return /* binding */ asObject; },
/* harmony export */   ww: function() { return /* binding */ literalsIn; }
/* harmony export */ });
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50351);
/** What an expression says without being evaluated: its literals, and the texts that are written out. */

const UNKNOWN = { value: undefined, unknown: true };
/** The literal parts of an expression. */
function literalsIn(expression) {
    switch (expression.kind) {
        case 'literal': {
            const { value, digits } = expression;
            // A number that JavaScript rounds is another one.
            return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
        }
        case 'template': {
            const parts = expression.parts.map(literalsIn);
            const isText = parts.every(({ value }) => typeof value === 'string');
            return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
        }
        case 'operation': {
            const { operator, operands } = expression;
            const [operand, ...others] = operands.map(literalsIn);
            const isNegative = operator === '-' && others.length === 0;
            return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
        }
        case 'tuple': {
            const items = expression.items.map(literalsIn);
            return {
                value: items.map(({ value }) => value ?? null),
                unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
            };
        }
        case 'object':
            return literalsInObject(expression.entries);
        default:
            return UNKNOWN;
    }
}
function known(value) {
    return { value, unknown: undefined };
}
/** The literal parts of an object; unknown as a whole if one of its names is not known, or comes twice. */
function literalsInObject(entries) {
    const members = new Map();
    for (const entry of entries) {
        const { value: key, unknown } = literalsIn(entry.key);
        const name = String(key);
        if (unknown !== undefined || key === null || typeof key === 'object' || members.has(name)) {
            return UNKNOWN;
        }
        members.set(name, literalsIn(entry.value));
    }
    return asObject(members);
}
/** Makes an object of members, each with its own literal and unknown parts. */
function asObject(members) {
    const withValue = [...members].filter(([, { value }]) => value !== undefined);
    const withUnknown = [...members].filter(([, member]) => isUnknown(member));
    const unknown = Object.fromEntries(withUnknown.map(([name, member]) => [name, member.unknown]));
    return {
        value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
        unknown: withUnknown.length > 0 ? unknown : undefined,
    };
}
function isUnknown({ unknown }) {
    return unknown !== undefined;
}
/** Reads the text of a variable that a person sets: the value of a literal in HCL, or else the text itself. */
function readLiteral(text) {
    const { body, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHcl */ .z)(`value = ${text}\n`);
    const [attribute] = body.attributes;
    if (attribute === undefined || problems.length > 0)
        return text;
    const { value, unknown } = literalsIn(attribute.value);
    return unknown === undefined ? value : text;
}
/** Stands for a part that has to be computed. No name of a file has such a character. */
const COMPUTED = '\0';
const PATH = '\0path';
/**
 * The texts that an expression is, one for each line: a heredoc may list names. None if the expression is
 * neither a text nor a `path` value.
 */
function writtenTexts(expression) {
    const textWithMarks = joined(expression);
    if (textWithMarks === undefined)
        return [];
    return textWithMarks.split('\n').map((line) => {
        const trimmed = line.trim().normalize('NFC');
        const afterPath = trimmed.startsWith(PATH);
        const rest = afterPath ? trimmed.slice(PATH.length) : trimmed;
        // `${path.module}x` is another name than that of a file in the module.
        const isOtherName = afterPath && /^[^/\\]/.test(rest);
        const withoutSlash = afterPath ? rest.replace(/^[/\\]+/, '') : rest;
        const [text = '', ...afterComputed] = withoutSlash.split(COMPUTED);
        return { text, afterPath, isComputed: isOtherName || afterComputed.length > 0 };
    });
}
/** The text of an expression, with a mark in the place of each part that is none; undefined if it is no text. */
function joined(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? expression.value : undefined;
        case 'traversal':
            return isPathValue(expression) ? PATH : undefined;
        case 'template':
            return expression.parts
                .map((part) => (part.kind === 'literal' ? String(part.value) : (joined(part) ?? COMPUTED)))
                .join('');
        default:
            return undefined;
    }
}
/** Whether an expression is `path.module`, `path.root` or `path.cwd`. */
function isPathValue(expression) {
    if (expression.kind !== 'traversal' || expression.root !== 'path')
        return false;
    const [step, ...more] = expression.steps;
    if (step?.kind !== 'literal' || more.length > 0)
        return false;
    return step.value === 'module' || step.value === 'root' || step.value === 'cwd';
}
/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
function isWrittenAsPath(text) {
    return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
//# sourceMappingURL=literal.js.map

/***/ })

};
;