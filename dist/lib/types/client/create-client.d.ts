import type { Client, ClientOptions } from './client.js';
/** Throws a ServiceError with the code `invalid` for an origin or a token that cannot be one. */
export declare function createClient(options: ClientOptions): Client;
