/** Scanners: what is made of the findings that their files have. */
import { addTo } from '../../model/add-to.ts';
import type { Finding } from '../../model/finding.ts';
import {
  WholeAnswer,
  type GeneralMessage,
  type Location,
  type NamedResource,
  type PolicyResult,
} from '../../model/policy-result.ts';
import type { JudgeTraits } from '../../model/judge-traits.ts';
import type { Severity } from '../../model/severity.ts';
import type { ScannerException } from '../exceptions.ts';
import { acceptanceBy } from '../fitting-exceptions.ts';
import type { Approvers } from '../policy-owners.ts';
import { emptyReading, type HowRead, type SystemEvidence } from '../reading.ts';
import type { PlaceOfFiles } from './allowed-sources.ts';

export const SCANNERS: JudgeTraits = {
  name: 'scanners',
  title: 'scanners',
  reads: 'files',
  counted: 'finding',
  countsAsPolicy: false,
  acceptedBy: 'people',
  excepted: 'by-finding',
  toldApartBy: 'place',
  mayHoldLater: false,
};

/** One finding of a scanner in a workspace, or in the check as a whole. Texts are hostile until escaped. */
export interface ScannerFinding {
  tool: string;
  rule: string;
  severity: Severity;
  isMandatory: boolean;
  message: string;
  /** What the rule is about; '' if it does not say it. */
  title: string;
  help: string | undefined;
  /** Relative to the repository; undefined if it is in no file of it. */
  path: string | undefined;
  /** The place as the file of the scanner has it, where it is in no file of the repository. */
  elsewhere?: string | undefined;
  line: number | undefined;
  endLine: number | undefined;
  /** The block that it is in, by every address that the workspace has for it. */
  addresses: readonly string[];
  /** Whether the scan of the merge base has it too. */
  isOld: boolean;
  excepted: ScannerException | undefined;
  /** Who may approve it; undefined if nobody may. */
  approvers: Approvers | undefined;
}

export interface JudgedByScanners {
  evidence: SystemEvidence;
  /** What a reader should know besides. */
  notices: Finding[];
}

/** Where the files of a workspace are; `root` is undefined if they are not on this machine. */
type PlaceIfHere = Omit<PlaceOfFiles, 'root'> & { root: string | undefined };

/** Where the workspaces of a check are. */
export interface PlacesOfCheck {
  /** Those that it judges. */
  all: readonly PlaceIfHere[];
  /** Those that the change does not concern, by the absolute paths of their configurations; undefined where that is not known. */
  skipped: readonly { directory: string | undefined }[];
}

/** Judges by the files that scanners wrote. */
export interface ScannersJudge {
  /**
   * What they found in one workspace; or what they found elsewhere in the repository. It never rejects for anything that files say.
   *
   * @param workspace its name; undefined for what is in none of `ofCheck`
   * @param place undefined where the files are not on this machine
   * @param ofCheck what is the same for each of these workspaces is found once for one of these
   */
  judge(
    workspace: string | undefined,
    place: PlaceOfFiles | undefined,
    ofCheck: PlacesOfCheck,
  ): Promise<JudgedByScanners>;
}

/**
 * The findings as evidence: one result for each rule, and what becomes of its findings.
 *
 * @param clean the tools that found nothing here, and whose files say so
 * @param doubts why it is not known what a scanner found
 */
export function scannersEvidence(
  findings: readonly ScannerFinding[],
  clean: readonly string[],
  doubts: readonly Finding[],
): SystemEvidence {
  const alike = new Map<string, ScannerFinding[]>();
  for (const found of findings) {
    const { tool, rule, isMandatory, excepted } = found;
    addTo(alike, JSON.stringify([tool, rule, isMandatory, statusOf(found), excepted]), found);
  }
  const results = [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : resultOf(first, group);
  });
  const how: HowRead = { complete: true };
  const passed = clean.map((tool) => ({ ...NOTHING_FOUND, policySet: tool, policy: tool }));
  return {
    judge: SCANNERS,
    how,
    reading: { ...emptyReading(), results: [...results, ...passed], doubts: [...doubts] },
  };
}

const NOTHING_FOUND = {
  judge: SCANNERS,
  level: 'mandatory',
  status: 'passed',
  overridable: false,
  message: '',
  output: [],
  resources: [],
  generalMessages: [],
} satisfies Partial<PolicyResult>;

function statusOf({ isOld, excepted }: ScannerFinding): PolicyResult['status'] {
  if (excepted !== undefined) return 'excepted';
  return isOld ? 'existing' : 'failed';
}

function resultOf(first: ScannerFinding, alike: readonly ScannerFinding[]): PolicyResult {
  const { tool, rule, severity, isMandatory, title, help, excepted, approvers } = first;
  const status = statusOf(first);
  const mayBeApproved = isMandatory && status === 'failed' && approvers !== undefined;
  const resources: NamedResource[] = [];
  const generalMessages: GeneralMessage[] = [];
  for (const { message, addresses, path, ...place } of alike) {
    const location = locationOf(path, place);
    const [address, ...others] = addresses;
    if (address !== undefined && others.length === 0) {
      resources.push({ address, messages: [message], location });
      continue;
    }
    for (const each of addresses) resources.push({ address: each, messages: [] });
    // Each report shows the location beside the message.
    generalMessages.push({ text: message, addresses: [...addresses], location });
  }
  // An approval is of what is at this line.
  const whole = new Map(
    alike.map(({ message, path, line, addresses }) => {
      const text = path === undefined ? message : `${path}:${line ?? ''}: ${message}`;
      return [JSON.stringify({ addresses, line, message, path }), text] as const;
    }),
  );
  const answers = Array.from(whole, ([json, text]) => new WholeAnswer([text], json, true));
  const said = [
    ...resources.flatMap(({ address, messages }) => messages.map((text) => `${address}: ${text}`)),
    ...generalMessages.map(({ text, location }) =>
      location === undefined ? text : `${location.path}: ${text}`,
    ),
  ];
  return {
    judge: SCANNERS,
    policySet: tool,
    policy: rule,
    level: enforcementOf(isMandatory, approvers),
    status,
    overridable: mayBeApproved,
    message: said[0] ?? '',
    description: [title, `Severity: ${severity}.`, help].filter(Boolean).join(' '),
    output: [...new Set(said)],
    answers: mayBeApproved ? answers : undefined,
    address: resources[0]?.address,
    location: resources[0]?.location ?? generalMessages[0]?.location,
    resources,
    generalMessages,
    ...(excepted && acceptanceBy(excepted)),
    ...(mayBeApproved && {
      approval: { approvers: approvers.names, needed: 1, missing: 1, given: [] },
    }),
  };
}

function enforcementOf(
  isMandatory: boolean,
  approvers: Approvers | undefined,
): PolicyResult['level'] {
  if (!isMandatory) return 'advisory';
  return approvers === undefined ? 'mandatory' : 'mandatory-overridable';
}

function locationOf(
  path: string | undefined,
  { line = 1, endLine = line }: Pick<ScannerFinding, 'line' | 'endLine'>,
): Location | undefined {
  return path === undefined ? undefined : { path, startLine: line, endLine, source: 'scanner' };
}
