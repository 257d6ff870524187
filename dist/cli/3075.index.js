"use strict";
exports.id = 3075;
exports.ids = [3075];
exports.modules = {

/***/ 53990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bitbucket: function() { return /* binding */ bitbucket; }
});

// EXTERNAL MODULE: ./build/src/client/http/send.js
var send = __webpack_require__(5226);
;// CONCATENATED MODULE: ./build/src/machine/network.js
/** The network of a job. */

/**
 * Requests to plain http through a proxy that forwards them whole: Bitbucket Pipelines has such a one on this machine, for
 * its own API.
 *
 * @param proxy `http://localhost:29418`
 */
function openForwarded(proxy) {
    return (0,send/* createSend */.R)({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
//# sourceMappingURL=network.js.map
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/unfilled.js
var unfilled = __webpack_require__(84824);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(58245);
// EXTERNAL MODULE: ./build/src/hosts/ask.js
var hosts_ask = __webpack_require__(18536);
// EXTERNAL MODULE: ./build/src/hosts/host.js
var host = __webpack_require__(70095);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/src/hosts/bitbucket.js
/** Bitbucket Pipelines. Reports appear as files, of which Bitbucket shows the test results. */










const SERVER = 'https://bitbucket.org';
const STYLE = {
    line: '/src/{commit}/{path}#lines-{line}',
    job: (0,sentence/* literal */.eu) `pipeline`,
    change: (0,sentence/* literal */.eu) `pull request #`,
};
/** As in `{6f1cb408-…}`. */
function readUuid(text) {
    return (0,shapes/* readGuid */.kF)(text?.replace(/^\{(.*)\}$/, '$1'));
}
const bitbucket = {
    server: {
        address({ BITBUCKET_REPO_FULL_NAME }) {
            const slug = (0,shapes/* readSlug */.W3)(BITBUCKET_REPO_FULL_NAME);
            return slug && `${SERVER}/${slug}.git`;
        },
        authorization: ({ BITBUCKET_TOKEN }) => (0,host/* basicAuthorization */.a)('x-token-auth', BITBUCKET_TOKEN),
        remedy: 'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
    },
    facts(environment) {
        const slug = (0,shapes/* readSlug */.W3)(environment['BITBUCKET_REPO_FULL_NAME']);
        const build = (0,shapes/* parsePositiveNumber */.uH)(environment['BITBUCKET_BUILD_NUMBER']);
        const number = (0,shapes/* parsePositiveNumber */.uH)(environment['BITBUCKET_PR_ID']);
        const page = slug && `${SERVER}/${slug}`;
        return {
            commit: (0,shapes/* toCommitId */.Si)(environment['BITBUCKET_COMMIT']),
            pullRequest: (0,shapes/* toPullRequestFacts */.jG)(number, page && `${page}/pull-requests/${number}`),
            jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
            runNumber: build,
            repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
        };
    },
    requestBase: ({ BITBUCKET_PR_ID: number, BITBUCKET_PR_DESTINATION_BRANCH: branch }) => number || branch ? (0,request_base/* requestBase */.VT)(branch) : undefined,
    repositoryId: ({ BITBUCKET_REPO_UUID: id }) => (0,shapes/* toRepositoryId */.XL)(SERVER, readUuid(id)),
    pushedBranch: ({ BITBUCKET_PR_ID: number, BITBUCKET_BRANCH: branch }) => number ? undefined : branch || undefined,
    /** The environment does not say where a pull request comes from. */
    jobOrigin: ({ BITBUCKET_PR_ID: number }) => number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
    async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
        const slug = (0,shapes/* readSlug */.W3)(environment['BITBUCKET_REPO_FULL_NAME']);
        if (!slug || !pullRequest)
            return { changeOrigin };
        // Inside a pipeline a proxy adds the credentials; elsewhere a token is needed.
        const token = (0,unfilled/* filledIn */.A)(environment['BITBUCKET_TOKEN']);
        const proxied = token === undefined;
        const withToken = 'Set BITBUCKET_TOKEN to a repository access token with the scope "pullrequest".';
        const ask = (0,hosts_ask/* createAsk */.cY)({
            ...ports,
            send: proxied ? openForwarded('http://localhost:29418') : ports.send,
            baseUrl: `${proxied ? 'http' : 'https'}://api.bitbucket.org/2.0`,
            headers: proxied ? {} : { authorization: `Bearer ${token}` },
            service: 'Bitbucket',
            refusedRemedy: proxied
                ? `The proxy of the pipeline did not authenticate it. ${withToken}`
                : 'BITBUCKET_TOKEN needs the scope "pullrequest" on this repository and must not have expired.',
            unreachableRemedy: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
        });
        const asking = ask('GET', `/repositories/${slug}/pullrequests/${pullRequest.number}`);
        const answer = await asking.catch((0,host_error/* onHostError */.yg)((problem) => problem));
        if (answer instanceof host_error/* HostError */.dh)
            return { changeOrigin, trouble: (0,finding/* findingOf */.hD)(answer) };
        const from = (0,shapes/* textAt */.$6)(answer.json, 'source', 'repository', 'full_name');
        // The repository of a fork that is gone has no name.
        return { changeOrigin: from ? (0,change_origin/* compareOwners */.EB)(from, slug) : 'foreign' };
    },
};
//# sourceMappingURL=bitbucket.js.map

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

/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: function() { return /* binding */ proxiesIn; },
/* harmony export */   iJ: function() { return /* binding */ proxyFor; },
/* harmony export */   oS: function() { return /* binding */ isSocks; }
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */

/**
 * By protocol of the URL: the variables, of which the first that is set counts. The last one is for those who set
 * `HTTP_PROXY` alone.
 */
const VARIABLES = {
    'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
    'http:': ['http_proxy', 'all_proxy'],
};
/** The proxy through which a URL is asked for; undefined if it is asked for directly. */
function proxyFor(url, environment) {
    const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
    if (proxy === undefined)
        return undefined;
    return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
/** All proxies that the environment names, also by values that are no addresses. */
function proxiesIn(environment) {
    return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
/** The value of a variable: the name in lower case counts first, as for curl and git, and an empty value is none. */
function valueOf(name, environment) {
    return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
/** The proxy of the first of these variables that is set; the names are in lower case. */
function namedProxy(names, environment) {
    const name = names.find((candidate) => valueOf(candidate, environment) !== '');
    if (name === undefined)
        return undefined;
    const value = valueOf(name, environment);
    const url = parseProxy(value);
    const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
    return {
        variable: name.toUpperCase(),
        value,
        url: isUsable ? url : undefined,
        host: url?.host ?? '',
    };
}
/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.hostname === '' ? undefined : url;
}
/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
function isSocks({ value }) {
    return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas or blanks; names and addresses can have a
 *   port
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
        return true;
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
/** Whether an entry of `NO_PROXY` stands for the host: as a range or address, else as a name, with its port if it has one. */
function matches(entry, host, port) {
    if (entry === '*')
        return true;
    const isInEntry = isInRange(entry, host);
    if (isInEntry !== undefined)
        return isInEntry;
    const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
    if (onlyPort !== '' && onlyPort !== port)
        return false;
    // A range has no port.
    const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
    if (isAddressOfEntry !== undefined)
        return isAddressOfEntry;
    if (name === '' || (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    // `*.acme.example` and `.acme.example` stand for names below that domain, `acme.example` for the domain as well.
    const isBelowOnly = /^\*?\./.test(name);
    const domain = toAscii(name.replace(/^\*?\./, ''));
    return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry) {
    const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
    const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
    return host === undefined ? undefined : [host, port];
}
/** Names in other scripts are compared in the form in which `URL` has them. */
function toAscii(name) {
    // eslint-disable-next-line no-control-regex -- All of ASCII.
    if (/^[\x00-\x7f]*$/.test(name))
        return name;
    return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
/**
 * Whether a host is the address, or in the range, that a text names.
 *
 * @param text as in `10.0.0.1`, `fd00::5` or `10.0.0.0/8`
 * @returns undefined if the text is neither an address nor a range
 */
function isInRange(text, host) {
    const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
    const addressBits = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 32 : 128;
    const prefixBits = Number(writtenLength ?? addressBits);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || prefixBits > addressBits)
        return undefined;
    // No range of IPv6 has the addresses of IPv4, in either spelling, unless it is in `::ffff:0:0/96`, which is IPv4.
    const isIpv4 = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 || host.startsWith('::ffff:');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
        return false;
    const range = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    range.addSubnet(address, prefixBits, familyOf(address));
    return range.check(host, familyOf(host));
}
function familyOf(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
//# sourceMappingURL=proxies.js.map

/***/ })

};
;