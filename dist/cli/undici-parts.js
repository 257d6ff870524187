import { __commonJSMin } from "./rolldown-runtime.js";
import { require_agent, require_api_request, require_dispatcher, require_env_http_proxy_agent } from "./undici.js";
// scripts/undici-parts.cjs
var require_undici_parts = __commonJSMin(((exports) => {
	const Dispatcher = require_dispatcher();
	Dispatcher.prototype.request = require_api_request();
	exports.Agent = require_agent();
	exports.EnvHttpProxyAgent = require_env_http_proxy_agent();
}));
export default require_undici_parts();
export {};
