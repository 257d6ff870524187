/** The local service over sockets, with a proxy in front of it that can change every answer (the liar). */
import type { ServiceRequest, ServiceResponse } from '../../src/service/requests.ts';
import type { Seed } from '../../src/service/seed.ts';
import { listen } from '../../src/service/server.ts';
import type { RunningService } from '../../src/service/service.ts';
import { seededRandom } from './virtual-time.ts';
import { startTestService } from './start-service.ts';

export type LyingService = Awaited<ReturnType<typeof startLyingService>>;

/** @param pass asks the service, and answers with what it likes. */
export async function startLyingService(
  seed: Seed,
  pass: (
    request: ServiceRequest,
    ask: (request: ServiceRequest) => Promise<ServiceResponse>,
    service: RunningService,
  ) => Promise<ServiceResponse>,
) {
  const service = await startTestService({
    random: seededRandom(42),
    seed,
  });
  let origin = '';
  // Signed URLs of the service lead back to the liar.
  const ask = async (request: ServiceRequest): Promise<ServiceResponse> => {
    const answer = await service.handle(request);
    const text = new TextDecoder().decode(answer.body);
    return text.includes(service.origin)
      ? { ...answer, body: new TextEncoder().encode(text.replaceAll(service.origin, origin)) }
      : answer;
  };
  const liar = await listen((request) => pass(request, ask, service), 0);
  origin = liar.origin;
  return {
    /** Where the liar listens. */
    origin,
    service,
    async stop() {
      await liar.stop();
      await service.stop();
    },
  };
}

/** Changes the answers to one request; all others stay as they are. */
export function changing(
  about: (request: ServiceRequest) => boolean,
  change: (document: Record<string, unknown>, request: ServiceRequest) => void,
): Parameters<typeof startLyingService>[1] {
  return async (request, ask) => {
    const answer = await ask(request);
    if (!about(request) || answer.status >= 300) return answer;
    const document = JSON.parse(new TextDecoder().decode(answer.body)) as Record<string, unknown>;
    change(document, request);
    return { ...answer, body: new TextEncoder().encode(JSON.stringify(document)) };
  };
}
