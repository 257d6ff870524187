/** The administrator's endpoint, for tests and demonstrations: it sets faults and scripts, and needs no token. */
import { checkBody } from './body.ts';
import type { Dispatcher } from './dispatch.ts';
import { faultRuleSchema } from './faults.ts';
import { invalid, notFound, respond, respondEmpty } from './respond.ts';
import type { ServiceRequest, ServiceResponse } from './respond.ts';
import { SCRIPT_NAMES } from './scripts.ts';
import { pushSchema, scriptReferenceSchema } from './seed.ts';
import * as v from '../client/wire/schema.ts';

const faultsSchema = v.union([faultRuleSchema, v.array(faultRuleSchema)]);
const scriptSchema = v.strictObject({ workspace: v.string(), script: scriptReferenceSchema });

/** Answers one request below `/admin/`. @throws Refusal for a path or a body that is not known */
export function administer(dispatcher: Dispatcher, request: ServiceRequest): ServiceResponse {
  const { faults } = dispatcher;
  switch (`${request.method} ${request.path}`) {
    case 'GET /admin/faults':
      return respond(200, { faults: faults.list() });
    case 'DELETE /admin/faults':
      faults.clear();
      return respondEmpty(204);
    case 'POST /admin/faults': {
      const rules = checkBody(readJson(request), faultsSchema);
      for (const rule of Array.isArray(rules) ? rules : [rules]) faults.add(rule);
      return respondEmpty(204);
    }
    case 'GET /admin/scripts':
      return respond(200, { scripts: SCRIPT_NAMES });
    case 'POST /admin/scripts': {
      const { workspace, script } = checkBody(readJson(request), scriptSchema);
      return changeWorkspace(() => dispatcher.setScript(workspace, script));
    }
    case 'POST /admin/pushes': {
      const push = checkBody(readJson(request), pushSchema);
      return changeWorkspace(() => void dispatcher.push(push));
    }
    default:
      throw notFound();
  }
}

function changeWorkspace(change: () => void): ServiceResponse {
  try {
    change();
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'no such workspace';
    throw invalid({ pointer: '/workspace', detail });
  }
  return respondEmpty(204);
}

function readJson({ body }: ServiceRequest): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw invalid({ pointer: '', detail: 'The body is not JSON.' });
  }
}
