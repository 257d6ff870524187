/** Allowed sources: what a list of the default branch says of the providers, modules and programs that files would start. */
import type { GeneralMessage, PolicyResult } from '../../model/policy-result.ts';
import { emptyReading, type HowRead, type SystemEvidence } from '../reading.ts';
import type { PolicySystem } from './policy-system.ts';

export const ALLOWED_SOURCES: PolicySystem = { name: 'allowed-sources', title: 'allowed sources' };

/** What was judged by the list before anything ran. */
export interface JudgedSources {
  /** The file of the list, as it was written. */
  file: string;
  level: 'mandatory' | 'advisory';
  /** What is not allowed, each with its place if that is known. */
  refused: readonly Pick<GeneralMessage, 'text' | 'location'>[];
  /** What to do about it; a whole sentence. */
  remedy: string | undefined;
  /** Why it is not known what would run, in whole sentences. */
  doubts: readonly string[];
}

/** What the list says, as evidence. Nobody can override it: the way past it is an entry. */
export function sourcesEvidence(judged: JudgedSources): SystemEvidence {
  const { file, level, refused, remedy, doubts } = judged;
  const how: HowRead = { complete: true };
  const [first] = refused;
  const result: PolicyResult = {
    system: ALLOWED_SOURCES.name,
    policySet: file,
    policy: 'allowed-sources',
    level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
    status: first === undefined ? 'passed' : 'failed',
    overridable: false,
    message: first?.text ?? '',
    description: remedy,
    output: refused.map(({ text }) => text),
    location: first?.location,
    resources: [],
    generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
  };
  // Where something is not known, that nothing was found is no result.
  const results = first === undefined && doubts.length > 0 ? [] : [result];
  const reading = { ...emptyReading(), results, doubts: [...doubts] };
  return { system: ALLOWED_SOURCES.name, how, reading };
}

/** The doubt that the list could not be read. @param why a whole sentence */
export function sourcesNotJudged(file: string, why: string): SystemEvidence {
  const judged = { file, level: 'mandatory', refused: [], remedy: undefined } as const;
  return sourcesEvidence({ ...judged, doubts: [why] });
}

/** Whether what was judged stops a check before anything starts. An advisory list stops nothing that it could judge. */
export function stopsBeforeStart({ reading }: SystemEvidence): boolean {
  const { results, doubts } = reading;
  return doubts.length > 0 || results.some(({ status, level }) => status !== 'passed' && level !== 'advisory');
}
