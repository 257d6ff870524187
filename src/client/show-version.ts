/** Operation 2: a configuration version, with its run and its commit where they were asked for. */
import {
  configurationVersionSchema,
  ingressAttributesSchema,
} from '../wire/configuration-version.ts';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.ts';
import { runSchema } from '../wire/run.ts';
import type { Run } from '../wire/run.ts';
import type { Api } from './api.ts';
import { findIncluded, includedOfType, readOne, relation } from './jsonapi.ts';
import type { Document } from './jsonapi.ts';
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
        const [ingress] = relation(version, 'ingress-attributes') ?? [];
        const run = runOf(document, version);
        const foundIngress = ingress && findIncluded(document, ingress, ingressAttributesSchema);
        return {
          version,
          ...(run && { run }),
          ...(foundIngress && { ingressAttributes: foundIngress }),
        };
      },
    ),
  );
}

/** The included run, found from either side: the version need not name it (service-api.md 2.1). */
function runOf(document: Document, version: ConfigurationVersion): Run | undefined {
  const named = relation(version, 'run')?.[0];
  const [identifier = named] = includedOfType(document, 'runs').filter(
    (run) => relation(run, 'configuration-version')?.[0]?.id === version.id,
  );
  return identifier && findIncluded(document, identifier, runSchema);
}
