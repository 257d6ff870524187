/** One local service for all tests of a file. */
import type { RunningService, ServiceOptions } from '../../src/service/service.ts';
import { afterAll, beforeAll } from './jest.ts';
import { startTestService } from './start-service.ts';

/** Starts the service before the first test and stops it after the last. Its members can be read only in between. */
export function serviceForAll(options: Partial<ServiceOptions>): RunningService {
  let running: RunningService;
  beforeAll(async () => {
    running = await startTestService(options);
  });
  afterAll(() => running.stop());
  return new Proxy({} as RunningService, { get: (_, name) => Reflect.get(running, name) });
}

/** The variables by which commands find the service and the organization `acme`. */
export function accessTo({ origin }: Pick<RunningService, 'origin'>, token: string) {
  return { TF_CLOUD_HOSTNAME: origin, TF_API_TOKEN: token, TF_CLOUD_ORGANIZATION: 'acme' };
}
