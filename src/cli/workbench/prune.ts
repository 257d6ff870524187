/**
 * Old configuration versions of a workspace: deletable ones are archived, for all others the reason
 * is shown.
 */
import { ServiceError } from '../../client/errors.ts';
import type { ConfigurationVersion } from '../../client/wire/configuration-version.ts';
import { relatedId } from '../../client/wire/resource.ts';
import { count } from '../../report/text.ts';
import { parseDuration, type Problem } from '../../model/parse.ts';
import { option } from '../command.ts';
import { agree, operation, YES_OPTION, type CommandCall } from '../operation.ts';
import { flagOf, numberOf, optionOf, wholeNumber } from '../read-input.ts';
import { renderTable } from '../table.ts';

interface Choice {
  version: ConfigurationVersion;
  /** Undefined if the service does not say when it was uploaded. */
  uploadedMs: number | undefined;
  /** What is done with the version, or why nothing is done. */
  what: string;
  act?: (call: CommandCall, id: string) => Promise<void>;
}

const ARCHIVE = 'archived';
const ACTS: Readonly<Record<string, Choice['act']>> = {
  [ARCHIVE]: ({ client }, id) => client.configurationVersions.archive(id),
  'marked for deletion': ({ client }, id) => client.configurationVersions.softDeleteBackingData(id),
  'permanently deleted': ({ client }, id) =>
    client.configurationVersions.permanentlyDeleteBackingData(id),
};

/** What may be done to a version of this status, with and without `--backing-data`. */
const MAY: Readonly<Record<string, [archive: string, data: string]>> = {
  uploaded: [ARCHIVE, 'marked for deletion'],
  backing_data_soft_deleted: ['', 'permanently deleted'],
};

export const pruneVersions = operation('prune', '', {
  summary: 'archive old configuration versions of a workspace, and say why others are kept',
  description:
    'Lists the configuration versions of a workspace and archives old ones, oldest first. It keeps versions from version control, current ones, ones in use and ones without a date. It uses half of the rate limit of the service.\n\nWith --backing-data (self-managed only): marks their files for deletion instead. Files that were marked before and are as old are permanently deleted.',
  inWorkspace: true,
  options: [
    option('--older-than <duration>', 'uploaded longer ago than this, as in 30d or 12h', {
      check: (text) => {
        const parsed = parseDuration(text);
        return 'problem' in parsed ? 'is not a duration. Write 30d or 12h.' : undefined;
      },
    }),
    option('--keep <count>', 'keep this many of the newest, at any age', {
      check: wholeNumber(0, 999_999),
    }),
    option('--backing-data', 'the files themselves, in a self-managed edition'),
    option('--dry-run', 'print what would be done, and do nothing'),
    YES_OPTION,
  ],
  examples: {
    'plangate configuration-versions prune -w net-prod --older-than 30d --keep 10 --dry-run':
      'what would be archived, and why the rest is kept',
  },
  problems: (input, io) => {
    const wrong: Problem[] = [];
    if ((optionOf(input, 'older-than') ?? optionOf(input, 'keep')) === undefined) {
      wrong.push({ where: '--older-than', message: 'or --keep is needed: what is old?' });
    }
    if (!flagOf(input, 'dry-run') && !flagOf(input, 'yes') && !io.terminal) {
      wrong.push({ where: '--yes', message: 'is needed: there is no terminal to ask at.' });
    }
    return wrong;
  },
  patienceMs: 3_600_000,
  async call(call) {
    const { client, input, io, log, answer } = call;
    const identity: { rateLimit?: number } = await client.ping().catch(() => ({}));
    const { rateLimit = 30 } = identity;
    const pause = () => io.clock.sleep(2_000 / rateLimit, io.signal);
    const workspace = await client.workspaces.show(await call.workspaceId());
    const versions: ConfigurationVersion[] = [];
    for (let number: number | null = 1; number !== null;) {
      const list = client.configurationVersions.list(workspace.id);
      const { items, pagination } = await list.page({ number, size: 100 });
      versions.push(...items);
      number = pagination?.['next-page'] ?? null;
      await pause();
    }
    const current = relatedId(workspace, 'current-configuration-version');
    const choices = choose(versions, current, call);
    const going = choices.filter(({ act }) => act !== undefined);
    const dry = flagOf(input, 'dry-run');
    if (!dry && going.length > 0) {
      const what = `${flagOf(input, 'backing-data') ? 'delete the files of' : 'archive'} ${count(going.length, 'configuration version')}`;
      await agree(what, input, io);
    }
    const done = dry ? 0 : await prune(going, call, pause);
    const rows = choices.map(({ version, uploadedMs, what, act }) => ({
      id: version.id,
      'uploaded-at': uploadedMs === undefined ? undefined : new Date(uploadedMs).toISOString(),
      pruned: act !== undefined,
      what: dry && act !== undefined ? `would be ${what}` : what,
    }));
    const table = rows.map(({ id, what, ...row }) => [id, row['uploaded-at'], what]);
    await answer({ data: rows }, renderTable(['id', 'uploaded', 'what becomes of it'], table));
    log.info(
      `${dry ? going.length : done} of ${count(versions.length, 'configuration version')}${dry ? ' would go' : ' gone'}.`,
    );
  },
});

/** What to do with each version, the newest first. */
function choose(
  versions: readonly ConfigurationVersion[],
  current: string | undefined,
  { input, io }: CommandCall,
): Choice[] {
  const parsed = parseDuration(optionOf(input, 'older-than') ?? '');
  const oldMs = io.clock.date().getTime() - ('value' in parsed ? parsed.value : 0);
  const keep = numberOf(input, 'keep') ?? 0;
  const data = flagOf(input, 'backing-data');
  const dated = versions.map((version) => ({ version, uploadedMs: uploadOf(version) }));
  dated.sort((one, other) => (other.uploadedMs ?? Infinity) - (one.uploadedMs ?? Infinity));
  // Versions without a date come first. They are kept, and do not count for --keep.
  const undated = dated.filter(({ uploadedMs }) => uploadedMs === undefined).length;
  return dated.map(({ version, uploadedMs }, at) => {
    const { id, attributes, relationships } = version;
    const act = MAY[attributes.status]?.[data ? 1 : 0] || undefined;
    const staying: [boolean, string][] = [
      [id === current, 'stays: it is current'],
      [act === undefined, `stays: it is ${attributes.status}`],
      [
        relatedId({ relationships }, 'ingress-attributes') !== undefined,
        'stays: it came from version control',
      ],
      [uploadedMs === undefined, 'stays: the service does not say how old it is'],
      [at < keep + undated, `stays: it is among the newest ${keep}`],
      [(uploadedMs ?? 0) > oldMs, 'stays: it is not old enough'],
    ];
    const [, why] = staying.find(([holds]) => holds) ?? [];
    if (why !== undefined || act === undefined) return { version, uploadedMs, what: why ?? '' };
    return { version, uploadedMs, what: act, act: ACTS[act] };
  });
}

function uploadOf({ attributes }: ConfigurationVersion): number | undefined {
  const { 'uploaded-at': uploaded, 'finished-at': finished } =
    attributes['status-timestamps'] ?? {};
  const ms = Date.parse(uploaded ?? finished ?? '');
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * Archives the versions, oldest first, and returns how many. A version that the service refuses
 * keeps the service's reason.
 */
async function prune(going: readonly Choice[], call: CommandCall, pause: () => Promise<void>) {
  const { io, log } = call;
  let done = 0;
  let printedAt = io.clock.now();
  for (const choice of going.toReversed()) {
    const words = `${done} of ${going.length} done`;
    await io.status?.(words);
    if (io.status === undefined && io.clock.now() - printedAt >= 30_000) {
      printedAt = io.clock.now();
      log.info(`still pruning, ${words}`);
    }
    try {
      await choice.act?.(call, choice.version.id);
      done++;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status === undefined) throw error;
      const reason =
        error.errors[0]?.detail ?? error.errors[0]?.title ?? `answered ${error.status}`;
      Object.assign(choice, { what: `stays: ${reason}`, act: undefined });
    }
    await pause();
  }
  await io.status?.();
  return done;
}
