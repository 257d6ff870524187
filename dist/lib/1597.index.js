export const id = 1597;
export const ids = [1597];
export const modules = {

/***/ 41597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAssigned: () => (/* binding */ readAssigned)
/* harmony export */ });
/* unused harmony exports asExpression, jsonAsHcl */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96817);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60868);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56949);
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50351);
/**
 * Reads values of variables that a person gives as texts, as `terraform plan -var` does: what a variable is declared as
 * decides whether its text is the value, or an expression. Held against it in `__tests__/data/values-of-variables.json`.
 */






/**
 * Turns texts of variables into HCL.
 *
 * @param directory of the root module, as `files` takes it
 * @param options.program the one that plans, if that is known
 * @param options.parsed what this check has parsed before
 * @returns the values; or what is wrong, each as the end of a sentence about the variables, without their texts, which may
 *   be secret
 */
async function readAssigned(assigned, files, directory, { program, parsed } = {}) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchModuleFiles */ ._n)(names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)), (path) => files.read(path), parsed);
    const programs = program === undefined ? (0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .programsFor */ .Tu)(names) : [program];
    const readings = programs.map((reader) => {
        const read = new Set((0,_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readBy */ .as)(reader, names));
        return readingsIn(moduleFiles.filter(({ name }) => read.has(name)));
    });
    const problems = [];
    const [unclear] = moduleFiles.filter((file) => file.isOverride && isUnclear(file));
    const value = assigned.map(({ key, value: text }) => {
        const [reading, ...others] = readings.map((found) => found.get(key));
        if (others.some((other) => other !== reading)) {
            problems.push(`"${key}" is declared in one way for Terraform, and in another for OpenTofu`);
        }
        else if (reading === undefined)
            problems.push(notDeclared(key, moduleFiles));
        else if (unclear !== undefined) {
            problems.push(`"${key}" may be declared otherwise in ${unclear.path}, which cannot be read`);
        }
        else if (reading === 'text')
            return { key, value: asLiteral(text) };
        else if (isConstant(text))
            return { key, value: text };
        else
            problems.push(`"${key}" takes an expression: write lists, maps and texts as in HCL`);
        return { key, value: '' };
    });
    return problems.length > 0 ? { problems } : { value };
}
function notDeclared(key, moduleFiles) {
    const unclear = moduleFiles.filter(isUnclear);
    if (unclear.length === 0)
        return `"${key}" is not declared`;
    const paths = unclear.map(({ path }) => path);
    return `"${key}" is not declared, or in a file that cannot be read: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .nameSome */ .Kf)(paths, 3)}`;
}
function isUnclear({ problems, unread }) {
    return problems.length > 0 || unread !== undefined;
}
/** How each variable of a module is read. Overrides change the type of those that other files declare. */
function readingsIn(moduleFiles) {
    const readings = new Map();
    for (const { body, isOverride } of moduleFiles) {
        for (const block of body.blocks) {
            const [name = ''] = block.labels;
            if (block.type !== 'variable' || (isOverride && !readings.has(name)))
                continue;
            const reading = readingOf(block);
            if (reading !== undefined)
                readings.set(name, reading);
            else if (!isOverride)
                readings.set(name, 'text');
        }
    }
    return readings;
}
/** How a declared type is read; undefined if none is declared. */
function readingOf({ body }) {
    const type = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .attributeIn */ .yo)(body, 'type');
    if (type === undefined)
        return undefined;
    // JSON has a type as a text of HCL.
    const text = (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .literalText */ .bK)(type);
    const named = text === undefined ? type : expressionIn(`(${text}\n)`);
    const isName = named?.kind === 'traversal' && named.steps.length === 0;
    return isName && PRIMITIVE.includes(named.root) ? 'text' : 'expression';
}
const PRIMITIVE = ['string', 'number', 'bool'];
/** A text that should be an expression of HCL: itself if it needs nothing else to be one, else a literal of it. */
function asExpression(text) {
    return isConstant(text) ? text : asLiteral(text);
}
function asLiteral(text) {
    return jsonAsHcl(JSON.stringify(text));
}
/** A value in JSON as HCL, which writes `${` and `%{` as `$${` and `%%{` where they begin no template. */
function jsonAsHcl(json) {
    // Not every reader takes `$$${`.
    return json.replaceAll(/(([$%])\2*)\{/g, (_, signs, sign) => signs === sign ? `${sign}${sign}{` : `${signs}\\u007b`);
}
/** Whether a text is one expression without names and functions: both programs know its value without anything else. */
function isConstant(text) {
    const expression = expressionIn(text);
    return expression !== undefined && needsNothing(expression);
}
/** The expression that a text is; undefined if it is none, or more than one. */
function expressionIn(text) {
    const { body, problems } = (0,_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHcl */ .z)(`value = ${text}\n`);
    const [first, ...others] = body.attributes;
    const isOne = problems.length === 0 && others.length === 0 && body.blocks.length === 0;
    return isOne ? first?.value : undefined;
}
function needsNothing(expression) {
    switch (expression.kind) {
        case 'literal':
            return true;
        case 'template':
            return expression.parts.every(needsNothing);
        case 'access':
            // Of a number, such as 1.2.3, there is none.
            return (['tuple', 'object'].includes(expression.of.kind) && (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing));
        case 'tuple':
        case 'object':
        case 'conditional':
        case 'operation':
            return (0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(expression).every(needsNothing);
        default:
            return false;
    }
}
//# sourceMappingURL=variables.js.map

/***/ })

};
