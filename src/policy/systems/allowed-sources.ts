/** Allowed sources: what a list of the default branch says of the providers, modules and programs that files would start. */
import type { Location, PolicyResult } from '../../model/policy-result.ts';
import type { JudgeTraits } from '../../model/judge-traits.ts';
import type { Finding } from '../../model/finding.ts';
import type { Sentence } from '../../model/sentence.ts';
import { emptyReading, type HowRead, type SystemEvidence } from '../reading.ts';

export const ALLOWED_SOURCES: JudgeTraits = {
  name: 'allowed-sources',
  title: 'allowed sources',
  reads: 'files',
  counted: 'policy',
  countsAsPolicy: false,
  acceptedBy: 'nobody',
  excepted: 'never',
  toldApartBy: 'nothing',
  mayHoldLater: false,
};

/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.remedy what to use, or to add to the list
 * @param judged.doubts why it is not known what would run
 */
export function sourcesEvidence(judged: {
  file: string;
  level: 'mandatory' | 'advisory';
  refused: readonly { text: string; location?: Location | undefined }[];
  description: string;
  remedy?: Sentence | undefined;
  doubts: readonly Finding[];
}): SystemEvidence {
  const { file, level, refused, description, remedy, doubts } = judged;
  const how: HowRead = { complete: true };
  const [first] = refused;
  const result: PolicyResult = {
    judge: ALLOWED_SOURCES,
    policySet: file,
    policy: 'allowed-sources',
    level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
    status: first === undefined ? 'passed' : 'failed',
    overridable: false,
    message: first?.text ?? '',
    description,
    remedy,
    output: refused.map(({ text }) => text),
    location: first?.location,
    resources: [],
    generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
  };
  // Where something is not known, that nothing was found is no result.
  const results = first === undefined && doubts.length > 0 ? [] : [result];
  const reading = { ...emptyReading(), results, doubts: [...doubts] };
  return { judge: ALLOWED_SOURCES, how, reading };
}

/** The doubt that the list could not be read. */
export function sourcesNotJudged(file: string, why: Finding): SystemEvidence {
  const judged = { file, level: 'mandatory', refused: [], description: '' } as const;
  return sourcesEvidence({ ...judged, doubts: [why] });
}

/** What is judged: the directory that would be planned. */
export interface PlaceOfFiles {
  /** Absolute path of what is uploaded or copied. */
  root: string;
  /** Where in it the configuration is; '' for the root itself. */
  workingDirectory: string;
}

/** What is known later: what `init` left of the lock file, if anything; or the JSON of a plan that was made before, if it can be read. */
export type KnownLater = { lockFile: string | undefined } | { plan: unknown };

export interface JudgedBySources {
  evidence: SystemEvidence;
  /** What a reader should know besides. */
  notices: Finding[];
  /** Says all of it again, with what the list says of what is known later; left out where that changes nothing. */
  again?: ((this: void, later: KnownLater) => Promise<JudgedBySources>) | undefined;
}

/** Judges by one list. */
export interface SourcesJudge {
  /** The file of the list, as it was written. */
  readonly file: string;
  /**
   * What the files would have installed and run. Nothing may have been started before. It rejects with the end of a
   * sentence where they cannot be judged, and never for anything that they say.
   */
  judge(place: PlaceOfFiles): Promise<JudgedBySources>;
}
