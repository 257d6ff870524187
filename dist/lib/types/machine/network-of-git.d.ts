import type { Environment } from '../model/ports.js';
/** A repository on a server. */
export interface RemoteRepository {
    address: string;
    /** The value of the header `Authorization`, which goes to this address alone. */
    authorization?: string | undefined;
}
/**
 * Calls `run` with the variables with which git reaches the server. A file with authorities is
 * there until `run` has ended.
 */
export declare function withNetwork<T>({ address, authorization }: RemoteRepository, { environment }: {
    environment: Environment;
}, run: (variables: Readonly<Record<string, string>>) => Promise<T>): Promise<T>;
