// Of undici what `send.ts` asks for. The package's own entry loads its fetch, its caches and its mocks as well,
// and took a third of the time from the start to the first request.
const Dispatcher = require('undici/lib/dispatcher/dispatcher.js');

Dispatcher.prototype.request = require('undici/lib/api/api-request.js');
exports.Agent = require('undici/lib/dispatcher/agent.js');
exports.EnvHttpProxyAgent = require('undici/lib/dispatcher/env-http-proxy-agent.js');
