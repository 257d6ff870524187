/**
 * Judges a plan by the files that decided before a request changed them, beside those of now: no request loosens its own apply. The
 * gate judges the same plan, with settings, policies, exceptions and the list of allowed sources of that commit.
 */
import { prepareInTime, runGate, type JudgedJob } from '../check/check.ts';
import type { CheckEntryPoint } from '../check/check-request.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import type { PlansFrom } from '../gate/plans-from.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { MergedHistory } from '../hosts/merged-history.ts';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import {
  foreign,
  joinSentences,
  literal,
  phrase,
  requestPart,
  type Sentence,
} from '../model/sentence.ts';
import { sentencesOf } from '../model/parse.ts';
import { isGreen } from '../model/verdict.ts';
import { readTrusted } from '../settings/files-of-default-branch.ts';
import { treeOf } from '../trust/tree.ts';
import type { StandingOffer } from './offers.ts';

/** The files that decided right before a request was merged that changes some of them. */
export interface EarlierFiles {
  request: number;
  /** Whether everybody is known who had a hand in what is applied. */
  countsApprovals: boolean;
  files(this: void): ReturnType<MergedHistory['filesAt']>;
}

interface JobOfEarlier {
  host: CiJob;
  entryPoint: CheckEntryPoint;
  judged: JudgedJob;
  /** Whether all of the plan was seen. */
  isSeen: boolean;
}

/** @returns why the plan may not be applied; undefined where it is green by these files, too */
export async function judgeByEarlier(
  { request, countsApprovals, files }: EarlierFiles,
  standing: StandingOffer,
  { host, entryPoint, judged, isSeen }: JobOfEarlier,
): Promise<Finding | undefined> {
  const name = requestPart(request);
  const closed = (why: Sentence) =>
    finding(
      'closed-by-earlier',
      phrase`${name} changes by what its own plan is judged. By the files before it, the gate is closed: ${why}`,
      { actor: 'author' },
    );
  try {
    const trusted = readTrusted(await files());
    const before = {
      workspace: host.workspace,
      trusted: async () => trusted,
      trustedCommit: host.jobTree.proposed
        ? host.jobTree.trustedCommit
        : () => Promise.reject(new Error('No commit is compared here.')),
    };
    const ports = { ...judged.ports, moveEnd: () => judged.ports };
    const { writtenApprovals, ...others } = judged.request.subject;
    const subject = countsApprovals ? { ...others, writtenApprovals } : others;
    const earlierHost: CiJob = {
      ...host,
      jobTree: treeOf(true, before),
      subject: async () => subject,
    };
    const prepared = await prepareInTime(earlierHost, entryPoint, ports);
    if ('problems' in prepared) return closed(foreign(sentencesOf(prepared.problems)));
    const { plans } = prepared;
    try {
      const { unseen } = prepared.request.settings.apply;
      if (unseen === 'stop' && !isSeen) return closed(STOPS);
      const offering = { ...plans, plansFrom: async () => offerOnce(standing) };
      const gatePorts = { ...prepared.ports, log: entryPoint.log, onEvent: () => undefined };
      const { verdict } = await runGate(prepared.request, offering, gatePorts);
      const { failOn } = prepared.request.settings.policy;
      if (isGreen(verdict.word, failOn)) return undefined;
      const reasons = verdict.reasons.map(({ says }) => says);
      return closed(joinSentences(literal` `, phrase`${verdict.word}.`, ...reasons));
    } finally {
      await plans.close();
    }
  } catch (error) {
    return closed(findingOf(error).says);
  }
}

const STOPS = phrase`it stops at what nobody has seen.`;

/** Where the plan comes from that was judged already: it is the one offer, and is neither ended nor applied. */
function offerOnce({ offer, ready, plansFrom }: StandingOffer): PlansFrom<FoundWorkspace> {
  const { facts, plan, status } = offer;
  return {
    ...plansFrom,
    async find() {
      return {
        found: [ready],
        prepare: async (workspace) => workspace,
        async *offers() {
          yield { facts, plan, status, skipsEvents: true };
        },
      };
    },
  };
}
