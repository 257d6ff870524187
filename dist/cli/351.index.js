"use strict";
exports.id = 351;
exports.ids = [351];
exports.modules = {

/***/ 56949:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: function() { return /* binding */ partsOf; },
/* harmony export */   SI: function() { return /* binding */ LONGEST_FILE; },
/* harmony export */   bK: function() { return /* binding */ literalText; },
/* harmony export */   wv: function() { return /* binding */ TOP; },
/* harmony export */   yo: function() { return /* binding */ attributeIn; }
/* harmony export */ });
/** HCL as plain data: expressions with their ranges. Nothing is evaluated. */
/** Where a file begins. */
const TOP = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
/** The most characters of a text that is parsed. */
const LONGEST_FILE = 4_000_000;
/** The expressions inside another one, in order. */
function partsOf(expression) {
    switch (expression.kind) {
        case 'tuple':
            return expression.items;
        case 'object':
            return expression.entries.flatMap(({ key, value }) => [key, value]);
        case 'access':
            return [expression.of, ...expression.steps];
        case 'conditional':
            return [expression.condition, expression.yes, expression.no];
        case 'operation':
            return expression.operands;
        case 'other':
            return expression.inside ?? [];
    }
}
/** The value of a text; undefined if it is no text, or has to be evaluated. */
function literalText(value) {
    return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
/** The value of the attribute with this name; undefined if the body has none. */
function attributeIn(body, name) {
    return body?.attributes.find((attribute) => attribute.name === name)?.value;
}
//# sourceMappingURL=hcl-syntax.js.map

/***/ }),

/***/ 50351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: function() { return /* binding */ parseHcl; },
  Q: function() { return /* binding */ parseTemplate; }
});

// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-scanner.js
var hcl_scanner = __webpack_require__(20854);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(56949);
// EXTERNAL MODULE: ./build/src/configuration/syntax/read-json.js
var read_json = __webpack_require__(59611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/template-parser.js
/** Parses templates: quoted texts, heredocs and whole files, with their interpolations and directives. */


/** What may follow a backslash. Half of a pair of UTF-16, and what is behind the last code point, Terraform refuses. */
const ESCAPE = /\\(?:[nrt"\\]|(?:u|U0000)(?![dD][89a-fA-F])[0-9a-fA-F]{4}|U00(?:0[1-9a-fA-F]|10)[0-9a-fA-F]{4})/y;
const HEREDOC = new RegExp(`<<(-?)(${go_text/* IDENTIFIER */.cS})\\r?\\n`, 'uy');
class TemplateParser extends hcl_scanner/* HclScanner */.Op {
    wholeTemplate() {
        const pieces = this.readPieces({ kind: 'file' }, []);
        return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), 0);
    }
    quotedTemplate() {
        const start = this.at++;
        const pieces = this.deeper(() => this.readPieces({ kind: 'quote' }, []));
        return this.joinPieces(pieces, pieces.texts.map(decodeQuoted), start);
    }
    heredoc() {
        const start = this.at;
        const heredoc = this.match(HEREDOC);
        if (heredoc === undefined)
            throw this.unexpected();
        const marker = String(heredoc[2]);
        const pieces = this.deeper(() => this.readPieces({ kind: 'heredoc', marker }, []));
        if (heredoc[1] !== '-')
            return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), start);
        const texts = withoutIndentation(pieces.texts);
        if (texts === undefined)
            throw new hcl_scanner/* Malformed */.sG('how far this text is indented is not clear', start);
        return this.joinPieces(pieces, texts.map(unescapeTemplate), start);
    }
    /** Reads a text and its holes, up to its end or to a directive with one of these words. */
    readPieces(end, until) {
        const pieces = { texts: [], holes: [], stripped: false };
        let from = this.at;
        for (;;) {
            if (this.at >= this.text.length) {
                if (end.kind !== 'file' || until.length > 0)
                    throw new hcl_scanner/* Malformed */.sG('a text does not end', from);
                pieces.texts.push(this.text.slice(from));
                return pieces;
            }
            if (this.endsHere(end, from, pieces)) {
                if (until.length > 0)
                    throw this.unexpected();
                return pieces;
            }
            const character = this.text.charAt(this.at);
            if (character === '\\' && end.kind === 'quote') {
                if (this.match(ESCAPE) === undefined)
                    throw this.unexpected();
            }
            else if ((character === '$' || character === '%') && this.opensHole(character)) {
                pieces.texts.push(this.text.slice(from, this.at));
                this.at += 2;
                if (this.take('~'))
                    pieces.stripped = true;
                if (character === '$')
                    this.interpolation(pieces);
                else if (this.directive(end, until, pieces))
                    return pieces;
                from = this.at;
                if (end.kind === 'heredoc')
                    this.checkLine(end.marker);
            }
            else
                this.at++;
        }
    }
    /** Whether the text ends here; if so, adds what was read from `from` on to the pieces, and skips the closing mark. */
    endsHere(end, from, pieces) {
        const character = this.text[this.at];
        if (end.kind === 'quote') {
            if (character === '\n' || character === '\r')
                throw this.unexpected();
            if (character !== '"')
                return false;
            pieces.texts.push(this.text.slice(from, this.at++));
            return true;
        }
        if (end.kind === 'file' || this.text[this.at - 1] !== '\n')
            return false;
        const { line, next } = this.lineHere();
        if ((0,go_text/* trimSpace */.Pd)(line) !== end.marker)
            return false;
        pieces.texts.push(this.text.slice(from, this.at));
        this.at = next;
        return true;
    }
    /** Refuses the closing word right after a hole: Terraform ends the text there, a reader would not. */
    checkLine(marker) {
        // The whole line is read only where it begins like that.
        const mayEnd = this.text.startsWith(marker, (0,go_text/* afterSpaces */.se)(this.text, this.at));
        if (mayEnd && (0,go_text/* trimSpace */.Pd)(this.lineHere().line) === marker) {
            throw new hcl_scanner/* Malformed */.sG('where this text ends is not clear', this.at);
        }
    }
    /**
     * Whether a hole begins here. Two signs are an escape for one; three or more are ambiguous. If none begins, the position
     * moves to the last sign.
     */
    opensHole(sign) {
        let end = this.at;
        while (this.text[end] === sign)
            end++;
        const count = end - this.at;
        if (this.text[end] !== '{') {
            this.at = end - 1;
            return false;
        }
        if (count > 2)
            throw new hcl_scanner/* Malformed */.sG(`"${sign.repeat(3)}{" is not clear`, this.at);
        if (count === 2)
            this.at = end;
        return count === 1;
    }
    interpolation(pieces) {
        this.inBrackets(true, () => {
            pieces.holes.push(this.expression());
            this.closeHole(pieces);
        });
    }
    /**
     * Reads `%{…}` after its beginning, with all that belongs to it.
     *
     * @returns whether the directive ends the part that is being read: its word is one of `until`
     */
    directive(end, until, pieces) {
        const start = this.at;
        return this.inBrackets(true, () => {
            this.skip();
            const word = this.identifier() ?? '';
            if (until.includes(word)) {
                pieces.keyword = word;
                this.closeHole(pieces);
                return true;
            }
            if (word !== 'if' && word !== 'for')
                throw this.unexpected();
            const hole = word === 'if' ? this.ifHole(end, pieces) : this.forHole(end, pieces);
            const text = this.text.slice(start, Math.min(this.at, start + 200));
            pieces.holes.push({ kind: 'other', text, inside: hole, range: this.range(start) });
            return false;
        });
    }
    ifHole(end, pieces) {
        const condition = this.expression();
        this.closeHole(pieces);
        const yes = this.readPieces(end, ['else', 'endif']);
        const parts = yes.keyword === 'else' ? [yes, this.readPieces(end, ['endif'])] : [yes];
        return [condition, ...parts.map((part) => this.undecoded(part))];
    }
    forHole(end, pieces) {
        const start = this.at;
        const intro = this.forIntro();
        this.closeHole(pieces);
        const value = this.undecoded(this.readPieces(end, ['endfor']));
        const rest = { key: undefined, condition: undefined, grouped: false };
        return [{ kind: 'for', ...intro, ...rest, value, range: this.range(start) }];
    }
    forIntro() {
        this.skip();
        const first = this.identifier();
        this.skip();
        let second;
        if (this.take(',')) {
            this.skip();
            second = this.identifier();
        }
        this.skip();
        if (first === undefined || this.identifier() !== 'in')
            throw this.unexpected();
        const collection = this.expression();
        return second === undefined
            ? { keyName: undefined, valueName: first, collection }
            : { keyName: first, valueName: second, collection };
    }
    closeHole(pieces) {
        this.skip();
        if (this.take('~'))
            pieces.stripped = true;
        if (!this.take('}'))
            throw this.unexpected();
    }
    /** The body of an `if` or `for` directive as an expression that only lists its holes. Its text is not decoded, and its range is empty. */
    undecoded({ texts, holes }) {
        const text = texts.join('');
        return { kind: 'other', text, inside: holes, range: this.range(this.at) };
    }
    /** The expression that a template is: its texts, decoded, with the holes between them. */
    joinPieces({ texts: written, holes, stripped }, texts, start) {
        const range = this.range(start);
        if (!this.isDecoded && written.some((text) => text.includes('\uFFFD'))) {
            this.addProblem(new hcl_scanner/* Malformed */.sG(hcl_scanner/* NOT_UTF8 */.mM, start));
        }
        if (stripped) {
            return { kind: 'other', text: this.text.slice(start, this.at), inside: holes, range };
        }
        const parts = texts.flatMap((text, index) => {
            const hole = holes[index];
            const literal = { kind: 'literal', value: text, range };
            return [text === '' ? undefined : literal, hole].filter((part) => part !== undefined);
        });
        // One interpolation and nothing else keeps the type of what it holds, as in Terraform.
        if (parts.length > 1)
            return { kind: 'template', parts, range };
        return parts[0] ?? { kind: 'literal', value: '', range };
    }
}
const SIMPLE_ESCAPES = { n: '\n', r: '\r', t: '\t' };
/** Decodes the text between quotation marks, in which each escape is one of `ESCAPE`. */
function decodeQuoted(text) {
    return text.replace(/([$%])\1\{|\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|([nrt"\\]))/g, (written, templateSign, simple) => {
        if (templateSign !== undefined)
            return `${templateSign}{`;
        if (simple !== undefined)
            return SIMPLE_ESCAPES[simple] ?? simple;
        return String.fromCodePoint(parseInt(written.slice(2), 16));
    });
}
/**
 * Removes the smallest indentation from every line of a heredoc that begins with `<<-`.
 *
 * @param texts its literal parts, which are between its interpolations
 * @returns undefined where the last blank of an indentation is one character with what follows
 */
function withoutIndentation(texts) {
    const linesOfTexts = texts.map((text) => text.split('\n'));
    const isIndentedLine = (line, at, textAt) => {
        // After an interpolation, a text continues in the middle of a line.
        if (textAt > 0 && at === 0)
            return false;
        const isBeforeHole = textAt < texts.length - 1 && at + 1 === linesOfTexts[textAt]?.length;
        return isBeforeHole || (0,go_text/* trimSpace */.Pd)(line) !== '';
    };
    const indentedLines = linesOfTexts.flatMap((lines, textAt) => lines.filter((line, at) => isIndentedLine(line, at, textAt)));
    const indentations = indentedLines.map((line) => (0,go_text/* afterSpaces */.se)(line));
    if (indentedLines.some((line, at) => isJoined(line, indentations[at] ?? 0)))
        return undefined;
    // A hostile text can have more lines than a call takes arguments.
    const removed = indentations.reduce((least, width) => Math.min(least, width), Infinity);
    return linesOfTexts.map((lines, textAt) => {
        const left = lines.map((line, at) => isIndentedLine(line, at, textAt) ? line.slice(removed) : line);
        return left.join('\n');
    });
}
function isJoined(line, indentation) {
    return indentation > 0 && (0,go_text/* joinsSpace */.gd)(String.fromCodePoint(line.codePointAt(indentation) ?? 0));
}
/** Outside of quotation marks only `$${` and `%%{` are escapes. */
function unescapeTemplate(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
//# sourceMappingURL=template-parser.js.map
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-hcl.js
/**
 * Parses HCL as Terraform's own scanner and parser do, in one pass: each character is read a bounded
 * number of times. If it is not certain how Terraform reads a text, the result has a problem that says so.
 * Templates are read by `template-parser.ts`.
 */





/** After so many problems the rest of the file is not read. */
const MOST_PROBLEMS = 20;
/** Parses one `.tf` or `.tfvars` file. Never throws: what is wrong is listed in `problems`. */
function parseHcl(text) {
    const parser = new HclParser(text);
    return { body: parser.file(), problems: parser.problems };
}
/**
 * Parses a text that is a template as a whole: a template file, or a string in JSON.
 *
 * @param around the range of a string in JSON; every part of it gets the same
 */
function parseTemplate(text, around) {
    const parser = new HclParser(text, around);
    try {
        return { value: parser.wholeTemplate(), problems: parser.problems };
    }
    catch (error) {
        parser.addProblem(error);
        return { value: { kind: 'other', text, range: around ?? hcl_syntax/* TOP */.wv }, problems: parser.problems };
    }
}
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ONE_LINE = 'a block on one line has one argument at most, and no block in it';
const NOT_CLOSED = 'the block that begins here has no "}"';
/** Operators, from those that bind least. */
const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>'], ['+', '-'], ['*', '/', '%']];
/** Reads a file, or a part of one. Each method reads one form, and throws `Malformed` if the text has another one. */
class HclParser extends TemplateParser {
    problems = [];
    file() {
        const loneReturn = /\r(?!\n)/.exec(this.text);
        if (loneReturn) {
            this.addProblem(new hcl_scanner/* Malformed */.sG('a line ends in a way that is not clear', loneReturn.index));
        }
        return this.body();
    }
    /** Adds what was thrown to the problems. Anything but `Malformed` means that the stack was used up. */
    addProblem(error) {
        const isMalformed = error instanceof hcl_scanner/* Malformed */.sG;
        const range = isMalformed ? this.range(error.at, error.at) : hcl_syntax/* TOP */.wv;
        this.problems.push({ message: isMalformed ? error.message : hcl_scanner/* TOO_DEEP */.gZ, range });
    }
    /**
     * Reads attributes and blocks. After a problem, it goes on at the next line.
     *
     * @param blockStart where the block begins that a brace ends; undefined if the end of the text ends the body
     */
    body(blockStart) {
        const body = { attributes: [], blocks: [] };
        const { depth } = this;
        for (;;) {
            try {
                this.skipsLineEnds = true;
                this.skip();
                this.skipsLineEnds = false;
                if (this.at >= this.text.length) {
                    if (blockStart !== undefined)
                        this.addProblem(new hcl_scanner/* Malformed */.sG(NOT_CLOSED, blockStart));
                    return body;
                }
                if (blockStart !== undefined && this.take('}'))
                    return body;
                this.item(body);
                this.skip();
                if (!this.isAtLineEnd())
                    throw this.unexpected();
            }
            catch (error) {
                this.addProblem(error);
                this.depth = depth;
                const end = this.text.indexOf('\n', this.at);
                const stops = end < 0 || this.problems.length >= MOST_PROBLEMS;
                if (stops || !(error instanceof hcl_scanner/* Malformed */.sG)) {
                    this.at = this.text.length;
                    return body;
                }
                this.at = end;
            }
        }
    }
    item(body) {
        const start = this.at;
        const name = this.identifier();
        if (name === undefined)
            throw this.unexpected();
        this.skip();
        if (this.text[this.at] === '=' && this.text[this.at + 1] !== '=') {
            this.at++;
            const value = this.expression();
            body.attributes.push({ name, value, range: this.range(start) });
            return;
        }
        const labels = [];
        while (!this.take('{')) {
            labels.push(this.label());
            this.skip();
        }
        this.skip();
        const inner = this.deeper(() => (this.isAtLineEnd() ? this.body(start) : this.oneLine()));
        body.blocks.push({ type: name, labels, body: inner, range: this.range(start) });
    }
    isAtLineEnd() {
        return this.at >= this.text.length || /[\r\n]/.test(this.text.charAt(this.at));
    }
    /** Reads the rest of a block that is on the line of its brace: an argument, or nothing. */
    oneLine() {
        const body = { attributes: [], blocks: [] };
        const start = this.at;
        if (this.take('}'))
            return body;
        this.item(body);
        this.skip();
        if (body.blocks.length > 0)
            throw new hcl_scanner/* Malformed */.sG(ONE_LINE, start);
        if (!this.take('}'))
            throw this.unexpected();
        return body;
    }
    label() {
        const word = this.identifier();
        if (word !== undefined)
            return word;
        if (this.text[this.at] !== '"')
            throw this.unexpected();
        const value = this.quotedTemplate();
        if (value.kind !== 'literal')
            throw this.unexpected();
        return String(value.value);
    }
    expression() {
        return this.deeper(() => {
            this.skip();
            const start = this.at;
            const condition = this.binary(0);
            this.skip();
            if (this.text[this.at] !== '?')
                return condition;
            this.at++;
            const yes = this.expression();
            this.expect(':');
            const no = this.expression();
            return { kind: 'conditional', condition, yes, no, range: this.range(start) };
        });
    }
    /** Reads operands between operators of this level, the index of `LEVELS`, and of those that bind more. */
    binary(level) {
        const operators = LEVELS[level];
        if (operators === undefined)
            return this.unary();
        this.skip();
        const start = this.at;
        let left = this.binary(level + 1);
        for (;;) {
            this.skip();
            const operator = operators.find((candidate) => this.text.startsWith(candidate, this.at));
            if (operator === undefined)
                return left;
            this.at += operator.length;
            const right = this.binary(level + 1);
            left = { kind: 'operation', operator, operands: [left, right], range: this.range(start) };
        }
    }
    unary() {
        this.skip();
        const start = this.at;
        const operator = this.text[start];
        if (operator !== '-' && operator !== '!')
            return this.withSteps();
        this.at++;
        const operand = this.deeper(() => this.unary());
        return { kind: 'operation', operator, operands: [operand], range: this.range(start) };
    }
    /** Reads a term with the steps behind it: `.name`, `[index]`, and the splats `.*` and `[*]`. */
    withSteps() {
        const start = this.at;
        let of = this.term();
        let steps = [];
        let isSplat = false;
        // Every step after the first splat applies to each member of what is before it.
        const beginSplat = () => {
            if (isSplat)
                return;
            of = this.withStepsOn(of, steps, start);
            steps = [];
            isSplat = true;
        };
        for (;;) {
            const before = this.at;
            this.skip();
            if (this.text[this.at] === '.' && this.text[this.at + 1] !== '.') {
                this.at++;
                this.skip();
                if (this.take('*'))
                    beginSplat();
                else
                    this.readStep(steps);
            }
            else if (this.take('[')) {
                const index = this.inBrackets(true, () => {
                    this.skip();
                    const key = this.take('*') ? undefined : this.expression();
                    this.expect(']');
                    return key;
                });
                if (index === undefined)
                    beginSplat();
                else
                    steps.push(index);
            }
            else {
                this.at = before;
                break;
            }
        }
        if (!isSplat)
            return this.withStepsOn(of, steps, start);
        const text = this.text.slice(start, this.at);
        return { kind: 'other', text, inside: [of, ...steps], range: this.range(start) };
    }
    withStepsOn(of, steps, start) {
        if (steps.length === 0)
            return of;
        const range = this.range(start);
        if (of.kind === 'traversal')
            return { ...of, steps: [...of.steps, ...steps], range };
        return { kind: 'access', of, steps, range };
    }
    /** Reads a name after a dot, or indexes: `list.0` is the old way to write `list[0]`. They are added to `steps`. */
    readStep(steps) {
        const start = this.at;
        const name = this.identifier();
        const indexes = name === undefined ? this.match(/\d+(?:\.\d+)*/y)?.[0] : undefined;
        const values = name === undefined ? indexes?.split('.').map(Number) : [name];
        if (values === undefined)
            throw this.unexpected();
        const range = this.range(start);
        steps.push(...values.map((value) => ({ kind: 'literal', value, range })));
    }
    term() {
        const start = this.at;
        switch (this.text[start]) {
            case '(': {
                this.at++;
                return this.inBrackets(true, () => {
                    const value = this.expression();
                    this.expect(')');
                    return value;
                });
            }
            case '"':
                return this.quotedTemplate();
            case '<':
                return this.heredoc();
            case '[':
                this.at++;
                return this.inBrackets(true, () => this.tuple(start));
            case '{':
                this.at++;
                return this.inBrackets(false, () => this.object(start));
            default:
        }
        const number = this.match(NUMBER)?.[0];
        if (number !== undefined) {
            const literal = this.literal(Number(number), start);
            return (0,read_json/* hasExactDigits */.Y)(number) ? literal : { ...literal, digits: number };
        }
        const name = this.identifier();
        if (name === undefined)
            throw this.unexpected();
        return this.nameOrCall(name, start);
    }
    /** Reads what follows a name: its namespace, as in `provider::aws::arn_parse`, and arguments. */
    nameOrCall(first, start) {
        let name = first;
        let end = this.at;
        for (;;) {
            this.skip();
            if (!this.take('::'))
                break;
            this.skip();
            const part = this.identifier();
            if (part === undefined)
                throw this.unexpected();
            name += `::${part}`;
            end = this.at;
        }
        if (this.take('('))
            return this.inBrackets(true, () => this.call(name, start));
        this.at = end;
        if (name !== first)
            throw this.unexpected();
        if (name === 'true' || name === 'false')
            return this.literal(name === 'true', start);
        if (name === 'null')
            return this.literal(null, start);
        return { kind: 'traversal', root: name, steps: [], range: this.range(start) };
    }
    call(name, start) {
        const values = [];
        let expand = false;
        for (;;) {
            this.skip();
            if (this.take(')'))
                break;
            if (expand)
                throw this.unexpected();
            values.push(this.expression());
            this.skip();
            if (this.take('...'))
                expand = true;
            else if (!this.take(',') && this.text[this.at] !== ')')
                throw this.unexpected();
        }
        return { kind: 'call', name, arguments: values, expand, range: this.range(start) };
    }
    tuple(start) {
        if (this.isFor())
            return this.forExpression(start, ']');
        const items = [];
        for (;;) {
            this.skip();
            if (this.take(']'))
                break;
            items.push(this.expression());
            this.skip();
            if (!this.take(',') && this.text[this.at] !== ']')
                throw this.unexpected();
        }
        return { kind: 'tuple', items, range: this.range(start) };
    }
    object(start) {
        const isFor = this.inBrackets(true, () => this.isFor());
        if (isFor)
            return this.inBrackets(true, () => this.forExpression(start, '}'));
        const entries = [];
        for (;;) {
            this.inBrackets(true, () => this.skip());
            if (this.take('}'))
                break;
            const key = this.objectKey();
            this.skip();
            if (!this.take('=') && !this.take(':'))
                throw this.unexpected();
            entries.push({ key, value: this.expression() });
            this.skip();
            const isEnd = this.take(',') || /[\r\n}]/.test(this.text.charAt(this.at));
            if (!isEnd)
                throw this.unexpected();
        }
        return { kind: 'object', entries, range: this.range(start) };
    }
    /** Reads the key of an entry: a bare word is a text. */
    objectKey() {
        const start = this.at;
        const isInParentheses = this.text[start] === '(';
        const key = this.expression();
        if (key.kind !== 'traversal' || isInParentheses)
            return key;
        const { range } = key;
        if (key.steps.length === 0)
            return { kind: 'literal', value: key.root, range };
        // A name with steps needs parentheses to be a key.
        const text = (0,go_text/* trimSpaceEnd */.id)(this.text.slice(start, this.at));
        return { kind: 'other', text, inside: [key], range };
    }
    /** Whether the word `for` comes next; if so, skips it. */
    isFor() {
        this.skip();
        const before = this.at;
        if (this.identifier() === 'for') {
            this.skip();
            // `{ for = 1 }` is an entry of that name.
            if (!/[=:,}\]]/.test(this.text.charAt(this.at)))
                return true;
        }
        this.at = before;
        return false;
    }
    forExpression(start, end) {
        const intro = this.forIntro();
        this.expect(':');
        const first = this.expression();
        this.skip();
        const second = this.take('=>') ? this.expression() : undefined;
        this.skip();
        const grouped = this.take('...');
        this.skip();
        const condition = this.text.startsWith('if', this.at) && this.identifier() === 'if'
            ? this.expression()
            : undefined;
        this.expect(end);
        const [key, value] = second === undefined ? [undefined, first] : [first, second];
        return { kind: 'for', ...intro, key, value, condition, grouped, range: this.range(start) };
    }
    literal(value, start) {
        return { kind: 'literal', value, range: this.range(start) };
    }
}
//# sourceMappingURL=parse-hcl.js.map

/***/ })

};
;