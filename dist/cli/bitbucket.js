export const id = 7060;
export const ids = [7060];
export const modules = {
/***/ 35016:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
bitbucket: () => ( bitbucket)
});
var _machine_network_js_0_ = __webpack_require__(92605);
var _model_unfilled_js_7_ = __webpack_require__(84824);
var _model_request_base_js_6_ = __webpack_require__(24610);
var _report_markdown_js_1_ = __webpack_require__(70075);
var _trust_change_origin_js_8_ = __webpack_require__(58245);
var _ask_js_2_ = __webpack_require__(18536);
var _host_js_5_ = __webpack_require__(70095);
var _host_error_js_3_ = __webpack_require__(93452);
var _shapes_js_4_ = __webpack_require__(65639);
const SERVER = 'https://bitbucket.org';
const STYLE = {
line: '/src/{commit}/{path}#lines-{line}',
job: (0,_report_markdown_js_1_ .eu) `pipeline`,
change: (0,_report_markdown_js_1_ .eu) `pull request #`,
};
function readUuid(text) {
return (0,_shapes_js_4_ .kF)(text?.replace(/^\{(.*)\}$/, '$1'));
}
const bitbucket = {
server: {
address({ BITBUCKET_REPO_FULL_NAME }) {
const slug = (0,_shapes_js_4_ .W3)(BITBUCKET_REPO_FULL_NAME);
return slug && `${SERVER}/${slug}.git`;
},
authorization: ({ BITBUCKET_TOKEN }) => (0,_host_js_5_ .a)('x-token-auth', BITBUCKET_TOKEN),
remedy: 'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
},
facts(environment) {
const slug = (0,_shapes_js_4_ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
const build = (0,_shapes_js_4_ .uH)(environment['BITBUCKET_BUILD_NUMBER']);
const number = (0,_shapes_js_4_ .uH)(environment['BITBUCKET_PR_ID']);
const page = slug && `${SERVER}/${slug}`;
return {
commit: (0,_shapes_js_4_ .Si)(environment['BITBUCKET_COMMIT']),
pullRequest: (0,_shapes_js_4_ .jG)(number, page && `${page}/pull-requests/${number}`),
jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
runNumber: build,
repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
};
},
requestBase: ({ BITBUCKET_PR_ID: number, BITBUCKET_PR_DESTINATION_BRANCH: branch }) => number || branch ? (0,_model_request_base_js_6_ .VT)(branch) : undefined,
repositoryId: ({ BITBUCKET_REPO_UUID: id }) => (0,_shapes_js_4_ .XL)(SERVER, readUuid(id)),
jobOrigin: ({ BITBUCKET_PR_ID: number }) => number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
const slug = (0,_shapes_js_4_ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
if (!slug || !pullRequest)
return { changeOrigin };
const token = (0,_model_unfilled_js_7_ .A)(environment['BITBUCKET_TOKEN']);
const proxied = token === undefined;
const withToken = 'Set BITBUCKET_TOKEN to a repository access token with the scope "pullrequest".';
const ask = (0,_ask_js_2_ .cY)({
...ports,
send: proxied ? (0,_machine_network_js_0_ .$)('http://localhost:29418') : ports.send,
baseUrl: `${proxied ? 'http' : 'https'}://api.bitbucket.org/2.0`,
headers: proxied ? {} : { authorization: `Bearer ${token}` },
service: 'Bitbucket',
refusedRemedy: proxied
? `The proxy of the pipeline did not authenticate it. ${withToken}`
: 'BITBUCKET_TOKEN needs the scope "pullrequest" on this repository and must not have expired.',
unreachableRemedy: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
});
const asking = ask('GET', `/repositories/${slug}/pullrequests/${pullRequest.number}`);
const answer = await asking.catch((0,_host_error_js_3_ .yg)((problem) => problem));
if (answer instanceof _host_error_js_3_ .dh)
return { changeOrigin, trouble: answer.message };
const from = (0,_shapes_js_4_ .$6)(answer.json, 'source', 'repository', 'full_name');
return { changeOrigin: from ? (0,_trust_change_origin_js_8_ .EB)(from, slug) : 'foreign' };
},
};
/***/ }),
/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Cw: () => ( unreadableAnswer),
dh: () => ( HostError),
wh: () => ( readId),
yg: () => ( onHostError)
});
var _shapes_js_0_ = __webpack_require__(65639);
class HostError extends Error {
name = 'HostError';
kind;
facts;
helpCode;
constructor(kind, message, { helpCode, ...facts } = {}, cause) {
super(message, { cause });
this.kind = kind;
this.facts = facts;
this.helpCode = helpCode;
}
}
function onHostError(handle, ...kinds) {
return (error) => {
if (!(error instanceof HostError))
throw error;
if (kinds.length > 0 && !kinds.includes(error.kind))
throw error;
return handle(error);
};
}
function unreadableAnswer(service) {
return new HostError('invalid', `${service} answered in an unrecognized form.`, {
helpCode: 'PG-129',
});
}
function readId(json, service) {
const id = (0,_shapes_js_0_ .fK)(json, 'id');
if (typeof id !== 'number')
throw unreadableAnswer(service);
return id;
}
/***/ }),
/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( TransportError)
});
class TransportError extends Error {
name = 'TransportError';
failure;
remedy;
code;
helpCode;
constructor(failure, message, options = {}) {
super(message, options);
this.failure = failure;
this.remedy = options.remedy;
this.code = options.code;
this.helpCode = options.helpCode;
}
}
/***/ }),
/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Iz: () => ( proxiesIn),
iJ: () => ( proxyFor),
oS: () => ( isSocks)
});
var node_net_0_ = __webpack_require__(77030);
const VARIABLES = {
'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
'http:': ['http_proxy', 'all_proxy'],
};
function proxyFor(url, environment) {
const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
if (proxy === undefined)
return undefined;
return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
function proxiesIn(environment) {
return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
function valueOf(name, environment) {
return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
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
function parseProxy(value) {
const address = value.includes('://') ? value : `http://${value}`;
if (!URL.canParse(address))
return undefined;
const url = new URL(address);
return url.hostname === '' ? undefined : url;
}
function isSocks({ value }) {
return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
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
function matches(entry, host, port) {
if (entry === '*')
return true;
const isInEntry = isInRange(entry, host);
if (isInEntry !== undefined)
return isInEntry;
const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
if (onlyPort !== '' && onlyPort !== port)
return false;
const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
if (isAddressOfEntry !== undefined)
return isAddressOfEntry;
if (name === '' || (0,node_net_0_.isIP)(host) !== 0)
return false;
const isBelowOnly = /^\*?\./.test(name);
const domain = toAscii(name.replace(/^\*?\./, ''));
return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
function splitPort(entry) {
const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
return host === undefined ? undefined : [host, port];
}
function toAscii(name) {
if (/^[\x00-\x7f]*$/.test(name))
return name;
return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
function isInRange(text, host) {
const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
const addressBits = (0,node_net_0_.isIP)(address) === 4 ? 32 : 128;
const prefixBits = Number(writtenLength ?? addressBits);
if ((0,node_net_0_.isIP)(address) === 0 || prefixBits > addressBits)
return undefined;
const isIpv4 = (0,node_net_0_.isIP)(host) === 4 || host.startsWith('::ffff:');
if ((0,node_net_0_.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
return false;
const range = new node_net_0_.BlockList();
range.addSubnet(address, prefixBits, familyOf(address));
return range.check(host, familyOf(host));
}
function familyOf(address) {
return (0,node_net_0_.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
/***/ }),
};
