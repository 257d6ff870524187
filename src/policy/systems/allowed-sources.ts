/** Allowed sources: what a list of the default branch says of the providers, modules and programs that files would start. */
import type { Location, PolicyResult } from '../../model/policy-result.ts';
import { emptyReading, type HowRead, type SystemEvidence } from '../reading.ts';
import type { PolicySystem } from './policy-system.ts';

export const ALLOWED_SOURCES: PolicySystem = { name: 'allowed-sources', title: 'allowed sources' };

/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.doubts why it is not known what would run, in whole sentences
 */
export function sourcesEvidence(judged: {
  file: string;
  level: 'mandatory' | 'advisory';
  refused: readonly { text: string; location?: Location | undefined }[];
  description: string;
  doubts: readonly string[];
}): SystemEvidence {
  const { file, level, refused, description, doubts } = judged;
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
    description,
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
  const judged = { file, level: 'mandatory', refused: [], description: '' } as const;
  return sourcesEvidence({ ...judged, doubts: [why] });
}

/** Whether what was judged stops a check before anything starts. An advisory list stops nothing that it could judge. */
export function stopsBeforeStart({ reading }: SystemEvidence): boolean {
  const { results, doubts } = reading;
  return (
    doubts.length > 0 ||
    results.some(({ status, level }) => status !== 'passed' && level !== 'advisory')
  );
}

/** What is judged: the directory that would be planned. */
export interface PlaceOfFiles {
  /** Absolute path of what is uploaded or copied. */
  root: string;
  /** Where in it the configuration is; '' for the root itself. */
  workingDirectory: string;
}

export interface JudgedBySources {
  evidence: SystemEvidence;
  /** What a reader should know besides, in whole sentences. */
  notices: string[];
}

/** Judges by one list. No method rejects for anything that the files say. */
export interface SourcesJudge {
  /** The file of the list, as it was written. */
  readonly file: string;
  /** What the files would have installed and run. Nothing may have been started before. */
  judge(place: PlaceOfFiles): Promise<JudgedBySources>;
  /** What `init` has installed, which starts no provider. @param lockFile what it left of it, if anything */
  judgeInstalled(place: PlaceOfFiles, lockFile: string | undefined): Promise<JudgedBySources>;
  /** What has run already to make a plan. @param plan its JSON */
  judgePlanned(place: PlaceOfFiles, plan: unknown): Promise<JudgedBySources>;
}

/** What `init` has installed is not allowed, so nothing is planned. */
export class RefusedBySources extends Error {
  override readonly name = 'RefusedBySources';
}

/** Both judgements of one place as one. */
export function bothJudged(one: JudgedBySources, other: JudgedBySources): JudgedBySources {
  const [first] = one.evidence.reading.results;
  const [second] = other.evidence.reading.results;
  const results = [first, second].filter((result) => result !== undefined);
  const failed = results.filter(({ status }) => status !== 'passed');
  const [base] = failed.length > 0 ? failed : results;
  const doubts = [...one.evidence.reading.doubts, ...other.evidence.reading.doubts];
  const messages = new Map(
    failed.flatMap(({ generalMessages }) => generalMessages.map((each) => [each.text, each])),
  );
  const generalMessages = [...messages.values()];
  const result = base && {
    ...base,
    output: generalMessages.map(({ text }) => text),
    generalMessages,
  };
  const isKnown = result !== undefined && (failed.length > 0 || doubts.length === 0);
  const reading = { ...emptyReading(), results: isKnown ? [result] : [], doubts };
  const notices = [...new Set([...one.notices, ...other.notices])];
  return { evidence: { ...one.evidence, reading }, notices };
}
