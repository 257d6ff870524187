// The part of undici that the action needs: two fifths of the package. The rest (fetch, caches, WebSocket, mocks) is loaded
// by its entry alone, and would be a tenth of what a runner downloads. @actions/github also names `fetch`, which is never
// called: hosts/github hands it one of its own.
import api from 'undici/lib/api/index.js';
import buildConnector from 'undici/lib/core/connect.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import Pool from 'undici/lib/dispatcher/pool.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';

// As undici's entry does: `request` and its siblings are methods of every dispatcher.
Object.assign(Dispatcher.prototype, api);

export { Agent, buildConnector, Pool, ProxyAgent };
