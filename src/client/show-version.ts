/** Operation 2: a configuration version, with its run and its commit where they were asked for. */
import {
  configurationVersionSchema,
  ingressAttributesSchema,
} from '../wire/configuration-version.ts';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.ts';
import { runSchema } from '../wire/run.ts';
import type { Run } from '../wire/run.ts';
import type { Api } from './api.ts';
import { findIncluded, readOne, relation } from './jsonapi.ts';
import { path } from './path.ts';
import { READ_RUNS } from './permissions.ts';
import { withIncludes } from './resource.ts';

export interface ConfigurationVersionWithRelated {
  version: ConfigurationVersion;
  run?: Run;
  ingressAttributes?: IngressAttributes;
}

export async function showVersion(
  api: Api,
  id: string,
  include: readonly ('ingress_attributes' | 'run')[] = [],
): Promise<ConfigurationVersionWithRelated> {
  return withIncludes(api, { resource: 'configuration-versions', names: include }, (names) =>
    api.ask(
      {
        method: 'GET',
        path: path`/configuration-versions/${id}`,
        query: { include: names },
        asking: { what: 'read the configuration version', needs: READ_RUNS },
      },
      (document) => {
        const version = readOne(document, configurationVersionSchema);
        const [run] = relation(version, 'run') ?? [];
        const [ingress] = relation(version, 'ingress-attributes') ?? [];
        const foundRun = run && findIncluded(document, run, runSchema);
        const foundIngress = ingress && findIncluded(document, ingress, ingressAttributesSchema);
        return {
          version,
          ...(foundRun && { run: foundRun }),
          ...(foundIngress && { ingressAttributes: foundIngress }),
        };
      },
    ),
  );
}
