import { note, textsOf } from '../support/findings.ts';
import { createSend } from '../../src/client/http/send.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import type { Clock, Send } from '../../src/model/ports.ts';
import type { GitHubApi } from '../../src/hosts/github/calls.ts';
import { writeReports } from '../../src/hosts/write-reports.ts';
import type { PublishSettings } from '../../src/hosts/publishing.ts';
import { publishOn } from '../../src/hosts/publish-on.ts';
import { detectJob, unknownHost } from '../../src/hosts/detect.ts';
import type { CiHost } from '../../src/hosts/host.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import type { CommentApi, RemoteComment } from '../../src/hosts/own-comments.ts';
import type { ReportView } from '../../src/report/view.ts';
import { startFakeAzure } from '../support/fake-azure.ts';
import {
  BOSS_TOKEN,
  type GiteaOptions,
  JOB_TOKEN,
  MEMBER_TOKEN,
  NARROW_TOKEN,
  OUTSIDE_TOKEN,
  startFakeGitea,
} from '../support/fake-gitea.ts';
import { startFakeGitLab } from '../support/fake-gitlab.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { styleOn } from '../support/host-jobs.ts';
import type { ContextChanges } from '../support/sample-report.ts';
import { sampleView } from '../report/sample-view.ts';
import { stoppedAfterEach } from '../support/strict-server.ts';
import { concealed } from '../support/concealed.ts';
import { HOSTS } from '../../src/features.ts';
import { REPORT_FILES } from '../../src/cli/output-files.ts';

const HEAD = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const clock: Clock = { now: () => 0, date: () => new Date(0), sleep: async () => {} };
const send = createSend({ environment: {} });
afterAll(() => send.close());

const keep = stoppedAfterEach();

const view = (verdict: VerdictWord, context?: ContextChanges): ReportView =>
  sampleView({ verdict, workspaces: 3 }, context);

async function publish(
  environment: Record<string, string>,
  report: ReportView,
  options: Partial<PublishSettings> = {},
  write?: (path: string) => Promise<void>,
  through: Send = send,
  host?: CiHost,
) {
  const files = new Map<string, string>();
  const commands: string[] = [];
  const published = await publishOn(
    await detectJob(environment, HOSTS, host),
    concealed(report),
    { comment: 'auto', reports: '/reports', ...options },
    {
      send: through,
      clock,
      random: () => 0.5,
      writeReports: (made, directory) =>
        writeReports(REPORT_FILES, made, directory, async (path, text) => {
          await write?.(path);
          files.set(path.replaceAll('\\', '/'), text);
        }),
      command: (line) => commands.push(line),
    },
  );
  return { ...published, files, commands };
}

describe('on Gitea', () => {
  const blocked = () => view('blocked', { ci: { commit: { sha: HEAD } } });
  async function start() {
    const gitea = keep(await startFakeGitea({ headSha: HEAD }));
    return { gitea, environment: { ...gitea.job(HEAD), GITHUB_TOKEN: JOB_TOKEN } };
  }

  test('the command line writes one comment with the token of the job', async () => {
    const { gitea, environment } = await start();
    for (let jobs = 0; jobs < 2; jobs++) {
      const { doubts, commentUrl } = await publish(environment, blocked());
      expect(doubts).toEqual([]);
      expect(commentUrl).toBe(`${gitea.origin}/acme/infra/pulls/42#issuecomment-501`);
    }
    expect(gitea.comments).toHaveLength(1);
    gitea.add(gitea.comments[0]?.body ?? '', { id: -2, login: 'gitea-actions' });
    await publish(environment, view('passed'));
    expect(gitea.comments.map(({ id }) => id)).toEqual([501]);
    const narrow = await publish({ ...environment, GITEA_TOKEN: NARROW_TOKEN }, blocked());
    expect(textsOf(narrow.doubts)[0]).toMatch(
      /^No comment: Gitea says "token does not have at least one of required scope\(s\), required=\[read:user\]" \(403 to GET \/api\/v1\/user\)\. The job's own token/,
    );
    expect(gitea.comments).toHaveLength(1);
  });

  test('rights are shown to administrators only, and the remedy says so', async () => {
    const { environment } = await start();
    const job = await detectJob(environment, HOSTS);
    const ports = { send, clock, random: () => 0.5 };
    const api = job.host.comments?.(job, ports) as unknown as Pick<GitHubApi, 'permissionOf'>;
    const refused = await api.permissionOf('boss').catch(String);
    expect(refused).toMatch(/\(403 to GET .* to administrators only\. Pass the token of one/);
    expect(refused).not.toMatch(/write:issue|Settings/);
  });

  const TEAMS = [
    { name: 'readers', code: 'read', members: ['rea', 'mia', 'wim'] },
    { name: 'writers', code: 'write', members: ['mia'] },
    { name: 'admins', code: 'admin', members: ['ada'] },
  ];
  async function permissionOf(login: string, token: string, teams?: GiteaOptions['teams']) {
    const gitea = keep(await startFakeGitea({ headSha: HEAD, teams }));
    const job = await detectJob({ ...gitea.job(HEAD), GITHUB_TOKEN: token }, HOSTS);
    const ports = { send, clock, random: () => 0.5 };
    const api = job.host.comments?.(job, ports) as unknown as Pick<GitHubApi, 'permissionOf'>;
    return api.permissionOf(login).catch(String);
  }

  test.each([
    ['mia', 'write'],
    ['ada', 'write'],
    ['rea', 'read'],
    ['eve', 'read'],
    ['boss', 'owner'],
  ])('what %s may do includes the rights of teams in the code: %s', async (login, expected) => {
    expect(await permissionOf(login, BOSS_TOKEN, TEAMS)).toBe(expected);
  });

  test('people can ask about themselves without a scope for teams', async () => {
    expect(await permissionOf('mia', MEMBER_TOKEN, TEAMS)).toBe('write');
  });

  test('a repository of a person has no teams', async () => {
    expect(await permissionOf('rea', BOSS_TOKEN)).toBe('read');
  });

  test.each([
    ['without the scope', NARROW_TOKEN],
    ['of a person outside of the organization', OUTSIDE_TOKEN],
  ])('a team that a token %s may not see is named, and is no refusal', async (_, token) => {
    for (const login of ['mia', 'eve']) {
      expect(await permissionOf(login, token, TEAMS)).toMatch(
        /does not show this token who is in the teams "writers", "admins", which may write here\. .*read:organization/,
      );
    }
  });

  test('the permissions that a workflow lacks are named', async () => {
    const { gitea, environment } = await start();
    gitea.next('GET', /comments$/, { status: 404, json: { message: 'not found' } });
    const { doubts } = await publish(environment, blocked());
    expect(textsOf(doubts).join()).toMatch(
      /`permissions: contents: read` and `pull-requests: write`/,
    );
  });

  test('without a token, the place to get one is named', async () => {
    const { gitea, environment } = await start();
    const { doubts } = await publish({ ...environment, GITHUB_TOKEN: '' }, blocked());
    expect(textsOf(doubts)).toEqual([expect.stringContaining('${{ github.token }}')]);
    expect(doubts[0]?.code).toBe('PG-113');
    expect(gitea.requests).toEqual([]);
  });

  test('links are as the server has them', async () => {
    const { gitea, environment: job } = await start();
    const page = `${gitea.origin}/acme/infra`;
    expect(await detectJob(job, HOSTS)).toMatchObject({
      pullRequest: { url: `${page}/pulls/42` },
      jobUrl: `${page}/actions/runs/7001`,
      repository: { serverUrl: gitea.origin, style: await styleOn('gitea') },
    });
    expect(await detectJob({ ...job, FORGEJO_ACTIONS: 'true' }, HOSTS)).toMatchObject({
      name: 'forgejo',
      jobUrl: `${page}/actions/runs/31`,
      runNumber: 7001,
    });
    const below = { ...job, GITHUB_SERVER_URL: 'https://acme.example/git/' };
    expect((await detectJob(below, HOSTS)).pullRequest?.url).toBe(
      'https://acme.example/git/acme/infra/pulls/42',
    );
  });
});

test('GitLab writes only files for a push to a branch, which has no merge request', async () => {
  const gitlab = keep(await startFakeGitLab());
  const environment = { ...gitlab.job(HEAD), CI_MERGE_REQUEST_IID: '' };
  const { files, doubts } = await publish(environment, view('blocked'));
  expect(doubts).toEqual([]);
  expect(gitlab.requests).toEqual([]);
  const written = REPORT_FILES.filter(({ file }) => file !== 'changes.json');
  expect([...files.keys()]).toEqual(written.map(({ file }) => `/reports/${file}`));
});

test('Azure Pipelines gets a thread, errors with file and line, variables and the summary', async () => {
  const azure = keep(await startFakeAzure());
  const withoutToken = { ...azure.job(HEAD), SYSTEM_ACCESSTOKEN: '' };
  expect(textsOf((await publish(withoutToken, view('blocked'))).doubts)).toEqual([
    expect.stringContaining('SYSTEM_ACCESSTOKEN: $(System.AccessToken)'),
  ]);
  const { commands, doubts } = await publish(azure.job(HEAD), view('blocked'));
  expect(doubts).toEqual([]);
  expect(azure.threads).toMatchObject([{ status: 'active' }]);
  expect(commands[0]).toMatch(
    /^##vso\[task\.logissue type=error;sourcepath=infra\/storage\.tf;linenumber=42\]require-encrypted-volumes \(mandatory\): aws_ebs_volume\.data: attribute "encrypted" is false%0A/,
  );
  expect(commands.slice(-5)).toEqual([
    '##vso[task.setvariable variable=verdict;isOutput=true]blocked',
    '##vso[task.setvariable variable=green;isOutput=true]false',
    '##vso[task.setvariable variable=runId;isOutput=true]run-CZcmD7eagjhyX0vn',
    '##vso[task.setvariable variable=runUrl;isOutput=true]https://app.terraform.io/app/acme/workspaces/net-prod/runs/run-CZcmD7eagjhyX0vn',
    '##vso[task.uploadsummary]/reports/summary.md',
  ]);
});

describe('files', () => {
  test('have for GitLab what it reads by itself', async () => {
    const { files } = await publish({ JENKINS_URL: 'https://ci' }, view('blocked'));
    const dotenv = files.get('/reports/verdict.env') ?? '';
    expect(dotenv).toMatch(/^PLANGATE_VERDICT=blocked\nPLANGATE_GREEN=false\nPLANGATE_RUN_ID=run-/);
    expect(dotenv).toMatch(/^(?:PLANGATE_[A-Z_]+=\S+\n)+$/);
    expect(dotenv.length).toBeLessThan(5_000);
  });

  test('that do not fit on the disk are a problem, and the host is still informed', async () => {
    const gitlab = keep(await startFakeGitLab());
    const { doubts } = await publish(gitlab.job(HEAD), view('blocked'), {}, () =>
      Promise.reject(new Error('ENOSPC: no space left on device')),
    );
    expect(textsOf(doubts)).toEqual([
      'Not all reports were written to /reports: ENOSPC: no space left on device',
    ]);
    expect(gitlab.notes).toHaveLength(1);
  });
});

test('an exception while publishing is not thrown', async () => {
  const gitlab = keep(await startFakeGitLab());
  const mistaken = () => Promise.reject(new RangeError('a mistake of ours'));
  const { doubts } = await publish(gitlab.job(HEAD), view('blocked'), {}, undefined, mistaken);
  expect(textsOf(doubts)).toEqual(['The report was not published: a mistake of ours']);
});

describe('what a host published besides the comment stays in the answer', () => {
  const unplaced = [
    {
      path: 'main.tf',
      start_line: 1,
      end_line: 1,
      annotation_level: 'failure' as const,
      title: 'require-encrypted-volumes',
      message: 'is false',
    },
  ];
  const OWN_PAGE = 'https://ci.acme.example/1';
  const published = { commentUrl: OWN_PAGE, unplaced, doubts: [note('one')] };

  async function publishBeside(comments: CiHost['comments']) {
    const host: CiHost = {
      ...unknownHost,
      facts: () => ({ commit: HEAD, pullRequest: { number: 42 } }),
      publish: async () => published,
      comments,
    };
    const done = await publish({}, view('blocked'), { reports: undefined }, undefined, send, host);
    return { texts: textsOf(done.doubts), unplaced: done.unplaced, commentUrl: done.commentUrl };
  }
  const refuse = () => Promise.reject(new HostError('permission', 'it is refused.'));
  const REFUSING: CommentApi = {
    snapshot: refuse,
    createComment: refuse,
    updateComment: refuse,
    deleteComment: refuse,
  };

  test.each<[string, CiHost['comments'], string]>([
    ['there is no token for a comment', () => note('no token'), 'no token'],
    ['the comment is refused', () => REFUSING, 'No comment: it is refused.'],
    [
      'the host fails before the comment',
      () => {
        throw new RangeError('a mistake of ours');
      },
      'The report was not published: a mistake of ours',
    ],
  ])('if %s', async (_, comments, why) => {
    expect(await publishBeside(comments)).toEqual({
      texts: ['one', why],
      unplaced,
      commentUrl: OWN_PAGE,
    });
  });

  test('if the comment is written, and the comment has the address', async () => {
    const comments: RemoteComment[] = [];
    const url = 'https://ci.acme.example/comments/1';
    const api: CommentApi = {
      ...REFUSING,
      snapshot: async () => ({ headSha: HEAD, whole: true, comments: [...comments] }),
      async createComment(_, body) {
        comments.push({ id: 1, url, body, isOwn: true });
        return { id: 1, url };
      },
    };
    expect(await publishBeside(() => api)).toEqual({ texts: ['one'], unplaced, commentUrl: url });
  });
});
