import { ServiceError } from '../../client/errors.ts';

/** What `ask` resolves to, or the message of the service's error. */
export async function tried<T>(ask: () => Promise<T>): Promise<T | string> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return error.message;
    throw error;
  }
}
