export const id = 635;
export const ids = [635,866,485];
export const modules = {

/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8230);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */



/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch (error) {
        return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const { value: list } = modules;
    const isAbsent = list.kind === 'literal' && list.value === null;
    if (list.kind !== 'list' && !isAbsent)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${named(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value: written } of membersOf(json)) {
        const value = written.kind === 'literal' ? written.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof value !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(value))
            return undefined;
        fields.set(name, value);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    const source = fields.get('Source') ?? '';
    const version = fields.get('Version') ?? '';
    return { key, source, version, directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const places = placesOf(records);
    for (const record of records) {
        const wrong = whereElse(record, places, directories);
        if (wrong !== undefined)
            return wrong;
    }
    return undefined;
}
function placesOf(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
    const { key, source, directory } = record;
    const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return sayLed('Terraform writes such a path differently');
    if (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(source)) {
        const own = `${FETCHED}/${key}`;
        const isThere = directory === own || directory.startsWith(`${own}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
    }
    const own = ownPlace(record, places);
    if (own === undefined)
        return sayLed('has no record of the module that calls it');
    if (directory === own || directories.isSame(directory, own))
        return undefined;
    return sayLed(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names. The caller of a module of `terraform test` is a file of tests. */
function ownPlace({ key, source }, places) {
    const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
    return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source) ?? source}`);
}
function named({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const places = placesOf(records);
    const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(record.source) || record.directory !== ownPlace(record, places)));
    return [...new Set(found.map(({ directory }) => directory))];
}
/**
 * The record that Terraform follows for a call. If it is not certain that Terraform would follow it, and not
 * fetch the module anew, there is none.
 */
function recordOf(records, { key, source, version }) {
    const record = records.find((each) => each.key === key);
    if (record === undefined || normal(record.source) !== normal(source))
        return undefined;
    const wanted = version?.replace(/^\s*=?\s*/, '').trim();
    return wanted === undefined || wanted === record.version ? record : undefined;
}
/** A source in the form in which Terraform compares it. */
function normal(source) {
    const written = (0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source);
    if (written !== undefined) {
        const path = cleaned(written);
        return path.startsWith('../') ? path : `./${path}`;
    }
    return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
        ? `registry.terraform.io/${source}`
        : source;
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 8230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ localPath),
/* harmony export */   I: () => (/* binding */ isLocal)
/* harmony export */ });
/** What the source of a module call says. */
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-source.js.map

/***/ }),

/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRepeatedJson)
/* harmony export */ });
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */
const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads a text of JSON.
 *
 * @throws SyntaxError if it is none; RangeError if it is nested too deeply
 */
function readRepeatedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader {
    text;
    at = 0;
    depth = 0;
    constructor(text) {
        this.text = text;
    }
    whole() {
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        if (++this.depth > DEEPEST)
            throw new RangeError();
        this.skip();
        const from = this.at;
        const value = this.read();
        this.depth--;
        return { ...value, from, to: this.at };
    }
    read() {
        if (this.take('{'))
            return { kind: 'object', entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return { kind: 'list', items: this.items(']', () => this.value()) };
        return { kind: 'literal', value: this.literal() };
    }
    literal() {
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER);
        if (number !== undefined)
            return Number(number);
        for (const [word, value] of WORDS)
            if (this.take(word))
                return value;
        throw this.unexpected();
    }
    items(end, read) {
        const items = [];
        this.skip();
        if (this.take(end))
            return items;
        for (;;) {
            items.push(read());
            this.skip();
            if (this.take(end))
                return items;
            if (!this.take(','))
                throw this.unexpected();
        }
    }
    entry() {
        this.skip();
        const from = this.at;
        const name = this.string();
        const to = this.at;
        this.skip();
        if (!this.take(':'))
            throw this.unexpected();
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT);
        if (written === undefined)
            throw this.unexpected();
        return String(JSON.parse(written));
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const text = pattern.exec(this.text)?.[0];
        if (text !== undefined)
            this.at = pattern.lastIndex;
        return text;
    }
    skip() {
        while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
            this.at++;
    }
    take(sign) {
        if (!this.text.startsWith(sign, this.at))
            return false;
        this.at += sign.length;
        return true;
    }
    unexpected() {
        return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
    }
}
//# sourceMappingURL=read-json.js.map

/***/ }),

/***/ 5971:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseExactly),
/* harmony export */   Y: () => (/* binding */ endOfText)
/* harmony export */ });
/** Reads JSON with numbers that may be longer than those of JavaScript. */
/**
 * The value, with the text of a number in place of one that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => token.startsWith('"') || isExact(token) ? token : `"${token}"`);
    try {
        return JSON.parse(exact);
    }
    catch {
        return undefined;
    }
}
/** Numbers of few digits are the same in both. */
function isExact(number) {
    return number.length < 16 || String(Number(number)) === number;
}
/** The closing quotation mark of the text that begins at `from`. */
function endOfText(text, from) {
    let at = from + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at;
}
//# sourceMappingURL=exact-json.js.map

/***/ }),

/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   vO: () => (/* binding */ isPageOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/** Addresses of repositories, in every form in which git and the hosts write them. */
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/** Whether an address is that of the repository `owner/name` on any host. */
function isRepository(address, slug) {
    const at = repositoryAt(address) ?? '';
    return at.endsWith(`/${slug.toLowerCase()}`);
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
    const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
    const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    const path = decoded(pathname)
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
function isUrl(address) {
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
/** Names of projects may hold blanks: some forms of an address encode them, others do not. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        return path;
    }
}
//# sourceMappingURL=repository-address.js.map

/***/ })

};
