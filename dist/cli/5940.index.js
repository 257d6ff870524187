"use strict";
exports.id = 5940;
exports.ids = [5940];
exports.modules = {

/***/ 35940:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D_: function() { return /* binding */ NOTHING_PACKED; },
  ah: function() { return /* binding */ exclusionOf; },
  yH: function() { return /* binding */ readIgnoreRules; },
  RQ: function() { return /* binding */ readRuleFile; },
  s3: function() { return /* binding */ readRuleText; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(43962);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/archive/archive.js
var archive = __webpack_require__(62558);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
;// CONCATENATED MODULE: ./build/src/archive/rule-matching.js


/** The most characters of all expressions together, with repetitions written out: the engine takes 600 bytes for each. */
const MOST_CHARACTERS = 600_000;
/** How many expressions are compiled to one set. */
const MOST_IN_SET = 200;
/** The highest product of the counts in one expression: Go refuses more. */
const MOST_REPETITIONS = 1000;
/** The most `[:` without `:]`, because each of them costs a search through the rest of the expression. */
const MOST_UNCLOSED = 1000;
const TOO_LARGE = `holds patterns that are too large to be applied: as regular expressions, they have more than ${MOST_CHARACTERS} characters; shorten them`;
/** The engine for these rules. It is large, so it is loaded only if there are any. */
async function engineFor(rules, signal) {
    return rules.length > 0 ? await loadEngine(signal) : WITHOUT_RULES;
}
const WITHOUT_RULES = {
    takeTurn: () => Promise.resolve(),
    isReadable: () => true,
    compile: () => Promise.resolve(() => -1),
};
async function loadEngine(signal) {
    const { RE2JS, RE2JSSyntaxException, RE2Set } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
    // Unicode classes are refused, because the characters in them depend on the version of Go.
    const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
    const compileSet = (expressions) => {
        const set = createSet();
        for (const { text } of expressions)
            set.add(text);
        // The engine takes two instructions for a character at most, and more than twice as many as MOST_CHARACTERS in a set.
        set.compile();
        return set;
    };
    return {
        /** Lets other work run, and ends when the signal does. To be awaited for each rule that is read. */
        takeTurn: () => (0,take_turn/* takeTurn */.Vm)(signal),
        /**
         * Whether Go can read the expression.
         *
         * @throws UnreadableFile if it is too large, or if its meaning depends on the version of Go
         */
        isReadable(text) {
            const afterLastClosed = text.slice(text.lastIndexOf(':]') + 1);
            const unclosedCount = afterLastClosed.split('[:').length - 1;
            if (unclosedCount > MOST_UNCLOSED || expandedLength(text) > MOST_CHARACTERS) {
                throw new unreadable_file/* UnreadableFile */.ie(TOO_LARGE);
            }
            try {
                createSet().add(text);
                return true;
            }
            catch (error) {
                if (!(error instanceof RE2JSSyntaxException))
                    throw error;
                const isAboutClass = /^\\[pP]/.test(error.input ?? '');
                // Other letters after `\p` name no class, as in `modules\private`: an error in every version of Go.
                const unicodeClass = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
                if (!isAboutClass || unicodeClass === undefined)
                    return false;
                throw new unreadable_file/* UnreadableFile */.ie(`holds the Unicode class ${unicodeClass}, whose meaning depends on Terraform's version; write it without`);
            }
        },
        /**
         * @param expressions readable ones, those of earlier rules first
         * @throws UnreadableFile if they are too large together
         */
        async compile(expressions) {
            const length = expressions.reduce((sum, { text }) => sum + expandedLength(text), 0);
            if (length > MOST_CHARACTERS)
                throw new unreadable_file/* UnreadableFile */.ie(TOO_LARGE);
            const sets = [];
            for (let at = 0; at < expressions.length; at += MOST_IN_SET) {
                await (0,take_turn/* takeTurn */.Vm)(signal);
                const members = expressions.slice(at, at + MOST_IN_SET);
                // The last rule that matches decides, so the set with the last expressions is the first to be tried.
                sets.unshift({ set: compileSet(members), members });
            }
            return (path) => {
                for (const { set, members } of sets) {
                    // The indexes of the members that match, in ascending order.
                    const matching = set.match(path);
                    const last = matching.length > 0 ? members[matching.at(-1) ?? 0] : undefined;
                    if (last !== undefined)
                        return last.rule;
                }
                return -1;
            };
        },
    };
}
/** The most characters that the text has after Go and the engine replace `a{3}` by `aaa`. */
function expandedLength(text) {
    let copies = 1;
    for (const [, min, max] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
        copies *= Math.max(1, Number(min), Number(max ?? 0));
    }
    return text.length * Math.min(copies, MOST_REPETITIONS);
}
/** An expression that matches exactly this character. */
function escapeCharacter(character) {
    return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
//# sourceMappingURL=rule-matching.js.map
;// CONCATENATED MODULE: ./build/src/archive/git-rules.js
/** The rules of a `.gitignore`, for a rule file that is to be read as git would. */

/** Git compares bytes, so each byte becomes one character here. */
const toBytes = (text) => Buffer.from(text).toString('latin1');
/**
 * Compiles the rules of a file.
 *
 * @returns the function that makes a cursor at the top of a tree
 * @throws UnreadableFile
 */
async function compileGitRules(text, signal) {
    const rules = readRules(text);
    const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
    const findLastMatch = await (await engineFor(rules, signal)).compile(expressions);
    const findExcludingRule = (path) => {
        const rule = rules[findLastMatch(path)];
        return rule !== undefined && !rule.negated ? rule : undefined;
    };
    const cursorIn = (directory) => ({
        file: (name) => findExcludingRule(directory + toBytes(name)),
        directory(name) {
            const path = `${directory}${toBytes(name)}/`;
            // Git does not look into an excluded directory, so nothing in it can be brought back.
            const excluded = findExcludingRule(path);
            return { excluded, inside: excluded ? undefined : cursorIn(path) };
        },
    });
    return () => cursorIn('');
}
function readRules(text) {
    const rules = [];
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    for (const [index, line] of lines.entries()) {
        if (line.startsWith('#'))
            continue;
        const trimmed = trimSpaces(line.replace(/\r$/, ''));
        if (trimmed === '')
            continue;
        const negated = trimmed.startsWith('!');
        const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
        if (expression === undefined)
            continue;
        rules.push({ line: index + 1, text: trimmed, negated, expression });
    }
    return rules;
}
/** Removes the spaces at the end, but not one after a backslash. */
function trimSpaces(text) {
    let end = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\')
            at++;
        if (character !== ' ')
            end = Math.min(at + 1, text.length);
    }
    return text.slice(0, end);
}
/** An expression (RE2) for whole paths, where directories end in a slash; undefined if the pattern matches nothing. */
function readPattern(text) {
    const directoryOnly = text.endsWith('/');
    const body = directoryOnly ? text.slice(0, -1) : text;
    const anchored = body.includes('/');
    const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
    const path = glob === '' ? undefined : readGlob(glob, anchored);
    if (path === undefined)
        return undefined;
    return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}
/**
 * An expression for a glob without its slash at the front or the end; undefined if the glob matches nothing.
 *
 * @param anchored whether two stars between slashes match any number of directories
 */
function readGlob(glob, anchored) {
    let expression = '';
    for (let at = 0; at < glob.length;) {
        const beginsName = at === 0 || glob[at - 1] === '/';
        // Git first compares the text before the first wildcard, and takes only the rest for a pattern. So two stars may
        // also begin that rest: `a**/b` matches `a/x/b`.
        const beginsRest = !/[*?[\\]/.test(glob.slice(0, at));
        const stars = anchored && (beginsName || beginsRest) ? countStars(glob, at) : 0;
        const after = glob.slice(at + stars, at + stars + 2);
        if (stars >= 2 && after === '' && beginsName) {
            // This matches everything inside the directory, but not the directory itself.
            return `${expression}[^/].*`;
        }
        if (stars >= 2 && after.startsWith('/')) {
            expression += '(?:.*/)?';
            at += stars + 1;
        }
        else if (stars >= 2 && after === '\\/') {
            expression += '.*';
            at += stars;
        }
        else {
            const piece = readPiece(glob, at);
            if (piece === undefined)
                return undefined;
            expression += piece.expression;
            at = piece.next;
        }
    }
    return expression;
}
function countStars(glob, from) {
    let at = from;
    while (glob[at] === '*')
        at++;
    return at - from;
}
function readPiece(glob, at) {
    const escaped = glob[at + 1];
    switch (glob[at]) {
        case '*':
            return { expression: '[^/]*', next: at + countStars(glob, at) };
        case '?':
            return { expression: '[^/]', next: at + 1 };
        case '[':
            return readBracket(glob, at);
        case '\\':
            return escaped === undefined
                ? undefined
                : { expression: escapeCharacter(escaped), next: at + 2 };
        default:
            return { expression: escapeCharacter(glob.charAt(at)), next: at + 1 };
    }
}
/** What to write in a bracket for git's classes, without the slash, which no bracket matches. */
const CLASSES = new Map([
    ...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map((name) => [name, `[:${name}:]`]),
    ['graph', '!-.0-~'],
    ['print', ' -.0-~'],
    ['punct', '!-.:-@\\[-`{-~'],
]);
/** Reads `[…]`; undefined if it does not end or names an unknown class, because git then never matches. */
function readBracket(glob, from) {
    let at = from + 1;
    const negated = glob[at] === '!' || glob[at] === '^';
    if (negated)
        at++;
    let members = '';
    // The first character of a range, if the next characters may be `-` and the range's last one.
    let rangeStart;
    // A `]` that is the first member does not end the bracket.
    for (let isFirst = true; isFirst || glob[at] !== ']'; isFirst = false) {
        const character = glob[at];
        const next = glob[at + 1];
        const classEnd = character === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
        if (character === undefined || classEnd === -1)
            return undefined;
        if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
            const classMembers = CLASSES.get(glob.slice(at + 2, classEnd - 1));
            if (classMembers === undefined)
                return undefined;
            members += classMembers;
            rangeStart = undefined;
            at = classEnd + 1;
        }
        else if (character === '-' &&
            rangeStart !== undefined &&
            next !== undefined &&
            next !== ']') {
            const to = next === '\\' ? glob[at + 2] : next;
            if (to === undefined)
                return undefined;
            members += rangeOf(rangeStart, to);
            rangeStart = undefined;
            at += next === '\\' ? 3 : 2;
        }
        else {
            rangeStart = character === '\\' ? next : character;
            if (rangeStart === undefined)
                return undefined;
            members += rangeOf(rangeStart, rangeStart);
            at += character === '\\' ? 2 : 1;
        }
    }
    if (negated)
        return { expression: `[^/${members}]`, next: at + 1 };
    return { expression: members === '' ? MATCHES_NOTHING : `[${members}]`, next: at + 1 };
}
/** For a bracket without members, such as `[/]`. */
const MATCHES_NOTHING = '[^\\x00-\\x{10ffff}]';
/** The characters from one to the other as a part of a bracket, without the slash. */
function rangeOf(from, to) {
    const below = to < '/' ? to : '.';
    const above = from > '/' ? from : '0';
    return ((from <= below ? `${escapeCharacter(from)}-${escapeCharacter(below)}` : '') +
        (above <= to ? `${escapeCharacter(above)}-${escapeCharacter(to)}` : ''));
}
//# sourceMappingURL=git-rules.js.map
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js



/**
 * Compiles the rules of a file.
 *
 * @throws UnreadableFile
 */
async function compileTerraformRules(text, ruleSet, signal) {
    const lines = readRuleLines(text);
    const engine = await engineFor(lines.rules, signal);
    const warnings = await findTraps(text, lines, ruleSet, engine);
    const warnedLines = new Set();
    const onEntryOnly = (rule) => {
        if (warnedLines.has(rule.line))
            return;
        warnedLines.add(rule.line);
        warnings.push(describeEntryOnly(rule, ruleSet));
    };
    if (ruleSet === 'terraform') {
        const rules = await compileRules(lines.rules, engine, readSafely);
        return { start: () => safeCursor(rules, onEntryOnly), warnings };
    }
    // Terraform applies no rule of a file with a line that is too long.
    const applied = lines.tooLong === undefined ? lines.rules : [];
    const rules = await compileRules(applied, engine, readAsTerraform);
    return { start: () => exactCursor(rules, onEntryOnly), warnings };
}
/** Decides exactly as Terraform does, with its bugs. */
function exactCursor(rules, onEntryOnly) {
    const cursorIn = (directory) => ({
        file: (name) => rules.excluding(rules.findLast(directory + name)),
        directory(name) {
            const path = `${directory}${name}/`;
            const inside = cursorIn(path);
            const byName = rules.excluding(rules.findLast(directory + name));
            // If the name is excluded, the contents of the directory are not checked.
            if (byName !== undefined) {
                if (byName.line !== undefined)
                    onEntryOnly(byName);
                return { excluded: byName, inside };
            }
            const ofContents = rules.findLast(path);
            const excluded = rules.excluding(ofContents);
            const isOver = excluded !== undefined && !rules.mayBeRevived(ofContents);
            return { excluded, inside: isOver ? undefined : inside };
        },
    });
    return cursorIn('');
}
/**
 * Excludes every file that `exactCursor` excludes. An excluding rule matches what Terraform makes of it and what its
 * author meant; a reviving rule only what Terraform makes of it. A directory that was excluded stays excluded until a
 * later rule revives it.
 */
function safeCursor(rules, onEntryOnly) {
    /** @param inherited the rule that excludes the directory, or -1 */
    const cursorIn = (directory, inherited) => ({
        file: (name) => rules.excluding(Math.max(inherited, rules.findLast(directory + name))),
        directory(name) {
            const path = `${directory}${name}/`;
            const ofName = rules.findLast(directory + name);
            const ofContents = rules.findLast(path);
            const last = Math.max(inherited, ofName, ofContents);
            const excluding = rules.excluding(last);
            const byName = rules.excluding(ofName);
            // Terraform would upload the contents if only the name excludes the directory.
            const isByName = last === ofName && ofName > inherited && !rules.excluding(ofContents);
            if (isByName && byName?.line !== undefined)
                onEntryOnly(byName);
            return {
                // Terraform excludes the entry of the directory by either rule, also where the contents are revived.
                excluded: excluding ?? byName ?? rules.excluding(ofContents),
                inside: excluding && !rules.mayBeRevived(last)
                    ? undefined
                    : cursorIn(path, excluding ? last : -1),
            };
        },
    });
    return cursorIn('', -1);
}
/** Terraform's own rules, which apply before those of the file: each glob, and what it matches. */
const DEFAULTS = [
    { glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
    {
        glob: '**/.terraform/modules/**',
        matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
        negated: true,
    },
    { glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];
/**
 * Compiles the rules. Each has a number, the built-in ones first; -1 means no rule.
 *
 * @param read the expressions of a line
 */
async function compileRules(lines, engine, read) {
    const all = [...DEFAULTS, ...lines];
    const expressions = [];
    for (const [index, line] of lines.entries()) {
        await engine.takeTurn();
        const rule = index + DEFAULTS.length;
        expressions.push(...read(line, engine).map((text) => ({ text, rule })));
    }
    const findLastOfFile = await engine.compile(expressions);
    const lastNegation = all.findLastIndex(({ negated }) => negated);
    return {
        /** The last rule that matches the path, or -1; paths of directories end in a slash. */
        findLast(path) {
            const rule = findLastOfFile((0,go_text/* normalized */.A9)(path));
            return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
        },
        /** Whether a later rule may bring back something in a directory that this rule excludes. */
        mayBeRevived: (rule) => rule <= lastNegation,
        /** The rule of this number if it excludes what it matches; undefined if it revives it, and for -1. */
        excluding(rule) {
            if (all[rule]?.negated !== false)
                return undefined;
            const line = lines[rule - DEFAULTS.length];
            return line
                ? { line: line.line, text: (0,go_text/* trimSpace */.Pd)(line.text) }
                : { line: undefined, text: DEFAULTS[rule]?.glob ?? '' };
        },
    };
}
/** The expression that Terraform makes of a line, if any: it drops a rule if Go cannot read its expression. */
function readAsTerraform({ glob, oddity }, engine) {
    if (oddity === 'blank' || oddity === 'lone-negation')
        return [];
    const expression = toExpression(glob);
    return engine.isReadable(expression) ? [expression] : [];
}
/** The expression that Terraform makes of a line, and for an excluding rule the one that its author meant. */
function readSafely(line, engine) {
    const { glob, oddity, text, negated } = line;
    if (oddity === 'everything')
        return [];
    const asTerraform = () => readAsTerraform(line, engine);
    if (negated || oddity === 'blank' || oddity === 'lone-negation')
        return asTerraform();
    if (oddity === 'byte-order-mark') {
        const pattern = (0,go_text/* trimSpace */.Pd)(text.slice(1));
        // Nothing, everything, a comment or a reviving rule: without the mark, the line excludes nothing.
        if (/^(?:\/?$|[#!])/.test(pattern))
            return asTerraform();
        return [...asTerraform(), toLiteralExpression(toGlob(pattern))];
    }
    const literal = toLiteralExpression(glob);
    // Without such characters both expressions match the same.
    return METACHARACTERS.test(glob) ? [...asTerraform(), literal] : [literal];
}
/** Terraform gives up on files with longer lines, and then uses none of the rules. */
const LONGEST_LINE_BYTES = 65_535;
/**
 * The rules of a file, without its comments and empty lines.
 *
 * @returns the rules, also of lines on which Terraform crashes: there, `oddity` is `blank` or `lone-negation`; and the
 *   number of the first line that is too long, if one is
 */
function readRuleLines(text) {
    const rules = [];
    let tooLong;
    for (const [index, lineText] of text.split('\n').entries()) {
        const line = index + 1;
        if (Buffer.byteLength(lineText) > LONGEST_LINE_BYTES)
            tooLong ??= line;
        const withoutReturn = lineText.replace(/\r$/, '');
        if (withoutReturn === '')
            continue;
        const rule = readLine(withoutReturn, line);
        if (rule)
            rules.push(rule);
    }
    return { rules, tooLong };
}
function readLine(text, line) {
    const trimmed = (0,go_text/* trimSpace */.Pd)(text);
    if (trimmed.startsWith('#'))
        return undefined;
    const negated = trimmed.startsWith('!');
    const pattern = negated ? trimmed.slice(1) : trimmed;
    const rule = { line, text, negated, glob: toGlob(pattern) };
    if (trimmed === '')
        return { ...rule, oddity: 'blank' };
    if (pattern === '')
        return { ...rule, oddity: 'lone-negation' };
    if (pattern === '/')
        return { ...rule, oddity: 'everything' };
    if (line === 1 && text.startsWith('\uFEFF'))
        return { ...rule, oddity: 'byte-order-mark' };
    return rule;
}
/**
 * The glob that Terraform makes of a pattern. A directory means everything in it; a pattern without a slash in front may
 * begin at any depth. Names and rules are compared in the Unicode form NFC, as go-slug does since 0.18.3.
 */
function toGlob(pattern) {
    const composed = (0,go_text/* normalized */.A9)(pattern);
    const whole = composed.endsWith('/') ? `${composed}**` : composed;
    return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
/** Characters of a glob that Terraform may read in another way than the author meant. */
const METACHARACTERS = /[()[\]{}+|^\\]/;
/** The expression that Terraform makes: everything but `.` and `$` keeps its meaning in a regular expression. */
function toExpression(glob) {
    // Go's scanner skips a byte order mark in front of what it reads.
    const pieces = splitGlob(glob.replace(/^\uFEFF/, ''));
    const escapeSome = (piece) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
    return `^${toRegExpSource(pieces, escapeSome)}$`;
}
/** The expression that the author meant: only `*`, `**`, `?` and `\` have a meaning. */
function toLiteralExpression(glob) {
    // A piece is a character, or a backslash and a character.
    const escapeLast = (piece) => escapeCharacter(piece.replace(/^\\(?=[^])/, ''));
    return `(?s)^${toRegExpSource(splitGlob(glob), escapeLast)}$`;
}
const WILDCARDS = new Map([
    ['**/', '(.*/)?'],
    ['**', '.*'],
    ['*', '[^/]*'],
    ['?', '[^/]'],
]);
/** @param escape writes a piece that is no wildcard as an expression */
function toRegExpSource(pieces, escape) {
    return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? escape(piece)).join('');
}
/**
 * Divides a glob into wildcards, escaped characters with their backslash, and single characters. If anything follows two
 * stars, Terraform reads them as if a slash followed, even where none does.
 */
function* splitGlob(glob) {
    const characters = Array.from(glob);
    for (let at = 0; at < characters.length; at++) {
        const character = characters[at] ?? '';
        const next = characters[at + 1];
        if (character === '\\' && next !== undefined) {
            yield character + next;
            at++;
        }
        else if (character === '*' && next === '*') {
            at += characters[at + 2] === '/' ? 2 : 1;
            yield at + 1 < characters.length ? '**/' : '**';
        }
        else {
            yield character;
        }
    }
}
/** The warnings about single lines of a rule file, and about the file as a whole. */
async function findTraps(text, { rules, tooLong }, ruleSet, engine) {
    const warnings = [];
    if (text.includes('\uFFFD')) {
        const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
        warnings.push({ at: '.terraformignore', message });
    }
    if (tooLong !== undefined) {
        const outcome = ruleSet === 'exact' ? 'so no rule is applied' : 'the rules are applied here';
        const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
        warnings.push({ at: `.terraformignore:${tooLong}`, message });
    }
    for (const rule of rules) {
        await engine.takeTurn();
        const message = describeTrap(rule, ruleSet, engine);
        if (message)
            warnings.push({ at: `.terraformignore:${rule.line}`, message });
    }
    return warnings;
}
/** The warning about a rule that names a directory: Terraform applies it to the entry, not to the contents. */
function describeEntryOnly(rule, ruleSet) {
    const upload = ruleSet === 'exact' ? 'its contents are uploaded' : 'Terraform would upload its contents';
    return {
        at: `.terraformignore:${rule.line}`,
        message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
    };
}
function describeTrap(rule, ruleSet, engine) {
    const isExact = ruleSet === 'exact';
    switch (rule.oddity) {
        case 'blank':
            return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
        case 'lone-negation':
            return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
        case 'everything':
            if (rule.negated)
                return '`!/` brings back everything. Write `!*` if you mean that';
            return isExact
                ? '`/` matches everything, so nothing is uploaded; delete the line'
                : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
        case 'byte-order-mark':
            return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${isExact ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
        default:
            return describeMetacharacters(rule, isExact, engine);
    }
}
/** The message about a pattern that Terraform takes for a regular expression, though its author meant a name. */
function describeMetacharacters(rule, isExact, engine) {
    const trimmed = (0,go_text/* trimSpace */.Pd)(rule.text);
    const pattern = rule.negated ? trimmed.slice(1) : trimmed;
    if (!METACHARACTERS.test(pattern))
        return undefined;
    const shown = inBackticks(pattern);
    // What is escaped already stays as it is.
    const literal = pattern.replace(/\\[^]|[()[\]{}+|^]/g, (match) => match.length > 1 ? match : `\\${match}`);
    const escaped = inBackticks(`${rule.negated ? '!' : ''}${literal}`);
    const outcome = isExact || rule.negated ? '' : ' A file of exactly that name is excluded here.';
    // An expression that is too large stops the packing later.
    const isReadable = (0,or_else/* orElse */.N)(() => engine.isReadable(toExpression(rule.glob)), true);
    if (!isReadable) {
        return `Terraform cannot read pattern ${shown} and drops it.${outcome} Write ${escaped}`;
    }
    // `[…]` and `{a}` mean what a glob means by them, or themselves; `^` too, at the beginning of a bracket.
    const isRegExp = /[()+|]|(?<!\[)\^|\{\d/.test(pattern.replace(/\\[^]/g, ''));
    if (!isRegExp)
        return undefined;
    return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${outcome} Write ${escaped}`;
}
const inBackticks = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
//# sourceMappingURL=terraform-rules.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
/** Reads the rule file of the packed directory: by Terraform's rules without their known leaks, or as `plangate pack --rules` says. */










const MOST_BYTES = 1024 * 1024;
/**
 * Reads `.terraformignore` of the packed directory.
 *
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when a rule file cannot be used: everything would ship
 */
async function readRuleFile(root, repository, ruleSet, signal) {
    try {
        return await readIgnoreRules(await readRuleText(root, repository), ruleSet, signal);
    }
    catch (error) {
        const code = (0,error_message/* systemErrorCode */.v)(error);
        const isKnown = error instanceof unreadable_file/* UnreadableFile */.ie;
        if (!isKnown && code === undefined)
            throw error;
        const why = isKnown ? error.message : `cannot be read (${code})`;
        const message = `${why}; ${NOTHING_PACKED}`;
        throw new archive/* PackError */.ql([{ where: archive/* RULE_FILE */.On, message, code: errors/* CODES */.Lp.cannotBeSent }]);
    }
}
const NOTHING_PACKED = 'nothing is packed without knowing what to leave out';
/** The text of that file; '' where there is none. */
async function readRuleText(root, repository) {
    const path = (0,external_node_path_.join)(root, archive/* RULE_FILE */.On);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return '';
    if (!(0,find_repository/* isBelow */.Yw)(external_node_fs_.realpathSync.native(path), repository)) {
        throw new unreadable_file/* UnreadableFile */.ie('is a link that leads out of the repository');
    }
    return (await (0,read_regular/* readIfThere */.qC)(path, MOST_BYTES)) ?? '';
}
/**
 * Reads the rules of a text.
 *
 * @param text content of the rule file, '' when there is none
 * @throws UnreadableFile
 */
async function readIgnoreRules(text, ruleSet = 'terraform', signal) {
    if (ruleSet === 'gitignore')
        return { start: await compileGitRules(text, signal), warnings: [] };
    return await compileTerraformRules(text, ruleSet, signal);
}
/** Applies the rules to single files, without a walk. @param root real absolute path of what is packed */
function exclusionOf(rules, root) {
    return (path) => {
        const directories = path.split('/');
        const fileName = directories.pop() ?? '';
        let cursor = rules.start(root);
        for (const name of directories) {
            const { inside, excluded } = cursor.directory(name);
            if (inside === undefined)
                return excluded;
            cursor = inside;
        }
        return cursor.file(fileName);
    };
}
//# sourceMappingURL=ignore-rules.js.map

/***/ })

};
;