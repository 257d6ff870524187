import { textsOf } from '../support/findings.ts';
import * as fc from 'fast-check';
import { createSend } from '../../src/client/http/send.ts';
import type { CommentContent, CommentTarget } from '../../src/hosts/write-comment.ts';
import { neutraliseNote } from '../../src/hosts/own-comments.ts';
import { renderComment } from '../../src/report/markdown-report.ts';
import { writeNote } from '../support/comments-of.ts';
import { BUILD_SERVICE_ID, startFakeAzure } from '../support/fake-azure.ts';
import { BOT_ID, startFakeGitLab } from '../support/fake-gitlab.ts';
import { sampled } from '../support/sampled.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { sampleView } from '../report/sample-view.ts';
import { socketTime } from '../support/socket-time.ts';
import { stoppedAfterEach, type StrictAnswer } from '../support/strict-server.ts';
import { asMarkdown } from '../../src/model/sentence.ts';
import { seededRandom } from '../support/virtual-time.ts';

const MARKER = '<!-- plangate:v1 key=ZGVmYXVsdA s=e30 -->';
/** The comment of one job whose gate is open. */
const OPEN = renderComment(sampleView({ verdict: 'passed', system: 'policy-check' }))
  .split('\n')
  .at(-1);
const OTHER_MARKER = '<!-- plangate:v1 key=b3RoZXI s=e30 -->';

const random = seededRandom(7);

const sockets = createSend({ environment: {} });
afterAll(() => sockets.close());
const { clock, send } = socketTime(sockets);

const keep = stoppedAfterEach();

type NoteRequest = Omit<CommentTarget, 'number'> & { content: CommentContent };

/** A report of one word, alone in its comment; `extra` replaces any of it. */
function note(text: string, extra: Partial<CommentContent & NoteRequest> = {}): NoteRequest {
  const body = `${text}\n\n${MARKER}`;
  return {
    headSha: 'a'.repeat(40),
    green: false,
    when: 'always',
    ...extra,
    content: {
      marker: '<!-- plangate:v1 key=ZGVmYXVsdA ',
      compose: () => asMarkdown(body),
      holds: (found) => found.replaceAll('\u200b', '') === body,
      toKeep: () => undefined,
      ...extra,
    },
  };
}

describe('GitLab', () => {
  async function start() {
    const gitlab = keep(await startFakeGitLab());
    const ports = { send, clock, random };
    const publish = ({ content, ...wish }: NoteRequest) => {
      const target = { ...wish, number: gitlab.mergeRequest };
      return writeNote(gitlab.job(wish.headSha), content, target, ports);
    };
    return { gitlab, publish };
  }

  test('a planted marker is named, duplicates of ours are removed, and all else stays', async () => {
    const { gitlab, publish } = await start();
    const at = 'https://gitlab.com/acme/infra/-/merge_requests/9#note_';
    gitlab.add(`all is well\n${MARKER}`);
    gitlab.add(`one\n${MARKER}`, BOT_ID);
    gitlab.add(`two\n${MARKER}`, BOT_ID);
    gitlab.add(`other\n${OTHER_MARKER}`, BOT_ID);
    gitlab.add(`quoted\n${MARKER}\nquoted`, BOT_ID);
    const { commentUrl, doubts } = await publish(note('now'));
    expect(commentUrl).toBe(`${at}1002`);
    expect(doubts.map(({ code }) => code)).toEqual(['PG-126']);
    expect(textsOf(doubts)).toEqual([
      `A comment of another author (7) carries this gate's marker and was left as it is: ${at}1001. Remove it if an earlier token of this gate wrote it.`,
    ]);
    expect(gitlab.notes.map(({ body }) => body)).toEqual([
      `all is well\n${MARKER}`,
      `now\n\n${MARKER}`,
      `other\n${OTHER_MARKER}`,
      `quoted\n${MARKER}\nquoted`,
    ]);
  });

  test('lines that GitLab would run and references do nothing', async () => {
    const { gitlab, publish } = await start();
    await publish(
      note('/merge\n  /close\n~~~\n/approve\n~~~\n| +1 ~3 |\nsee !12, acme/x!7, $4 &5'),
    );
    const body = gitlab.notes[0]?.body ?? '';
    expect(body.replaceAll('\u200b', '·')).toBe(
      `·/merge\n  ·/close\n~~~\n·/approve\n~~~\n| +1 ~·3 |\nsee !·12, acme/x!·7, $·4 &·5\n\n${MARKER}`,
    );
  });

  test.each([401, 403, 404])('%d names what the token needs', async (status) => {
    const { gitlab, publish } = await start();
    gitlab.next('POST', /notes$/, { status, json: {} });
    const { doubts } = await publish(note('x'));
    expect(doubts).toHaveLength(1);
    expect(textsOf(doubts)[0]).toMatch(/scope "api".*role Reporter/);
    expect(textsOf(doubts)[0]).toContain('POST /api/v4/projects/77/merge_requests/9/notes');
    expect(textsOf(doubts)[0]).not.toContain(gitlab.token);
  });

  test('a sign-in page in place of JSON is a problem, not a crash', async () => {
    const { gitlab, publish } = await start();
    gitlab.next('GET', /user$/, { status: 200, text: '<html>' });
    const { doubts } = await publish(note('x'));
    expect(textsOf(doubts)).toEqual([expect.stringMatching(/not JSON/)]);
    expect(doubts[0]?.code).toBe('PG-129');
  });
});

describe('Azure DevOps', () => {
  async function start() {
    const azure = keep(await startFakeAzure());
    const ports = { send, clock, random };
    const publish = (text: string, green: boolean, token = azure.token) => {
      const body = `${text}\n\n${green ? OPEN : MARKER}`;
      const compose = () => asMarkdown(body);
      const holds = (found: string) => found === body;
      const { content, ...wish } = note(text, { green, compose, holds });
      const environment = {
        ...azure.job(wish.headSha),
        BUILD_REPOSITORY_URI: 'https://dev.azure.com/acme/p/_git/infra',
        SYSTEM_ACCESSTOKEN: token,
      };
      return writeNote(environment, content, { ...wish, number: azure.pullRequest }, ports);
    };
    return { azure, publish };
  }

  test('a planted marker and a deleted thread stay, and a duplicate is removed', async () => {
    const { azure, publish } = await start();
    azure.add(`fine\n${MARKER}`);
    const gone = azure.add(`old\n${MARKER}`, BUILD_SERVICE_ID);
    gone.isDeleted = true;
    azure.add(`one\n${MARKER}`, BUILD_SERVICE_ID);
    const twin = azure.add(`two\n${MARKER}`, BUILD_SERVICE_ID);
    const { doubts, commentUrl } = await publish('blocked', false);
    expect(doubts).toHaveLength(1);
    expect(commentUrl).toMatch(
      /^https:\/\/dev\.azure\.com\/acme\/p\/_git\/infra\/pullrequest\/17\?discussionId=\d+$/,
    );
    expect(twin.isDeleted).toBe(true);
    expect(azure.threads[2]?.comments[0]?.content).toMatch(/^blocked\n\n<!-- /);
    expect(azure.threads[0]?.comments[0]?.content).toBe(`fine\n${MARKER}`);
    expect(gone.comments[0]?.content).toBe(`old\n${MARKER}`);
  });

  test('an unknown owner of the token means that nothing is written', async () => {
    const { azure, publish } = await start();
    azure.next('GET', /connectionData$/, { status: 200, json: {} });
    const { doubts } = await publish('x', true);
    expect(textsOf(doubts)).toEqual([expect.stringMatching(/unrecognized form/)]);
    expect(doubts[0]?.code).toBe('PG-129');
    expect(azure.threads).toEqual([]);
  });

  const PAGE = { text: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } };
  test.each<[string, StrictAnswer]>([
    ['203 and a sign-in page', { status: 203, ...PAGE }],
    ['203 without a type', { status: 203, text: '<html>Sign in</html>' }],
    ['302 to the sign-in page', { status: 302, headers: { location: 'https://login.example/' } }],
    ['302 with a page of its own', { status: 302, ...PAGE }],
    ['401 and a page', { status: 401, ...PAGE }],
    ['401 and nothing', { status: 401 }],
    ['401 and a sentence', { status: 401, json: { message: 'TF400813: You are not authorized.' } }],
    ['401 and a sentence that names no right', { status: 401, json: { message: 'TF400813' } }],
  ])('the token is refused by %s, and another one is named', async (_, answer) => {
    const { azure, publish } = await start();
    azure.next('GET', /connectionData$/, answer);
    const { doubts } = await publish('x', true, 'wrong');
    expect(textsOf(doubts)[0]).toMatch(
      new RegExp(
        `${answer.status}.*\\. SYSTEM_ACCESSTOKEN was not accepted\\. .*\\$\\(System\\.AccessToken\\)`,
      ),
    );
    expect(textsOf(doubts)[0]).not.toMatch(/wrong|Contribute/);
    expect(azure.threads).toEqual([]);
  });

  test('a missing right is distinguished from a refused token', async () => {
    const { azure, publish } = await start();
    azure.next('GET', /threads$/, { status: 403, json: { message: 'TF401027: permission' } });
    const { doubts } = await publish('x', true);
    expect(textsOf(doubts)[0]).toContain('Contribute to pull requests');
    expect(textsOf(doubts)[0]).not.toContain('SYSTEM_ACCESSTOKEN');
  });
});

describe('a note for GitLab', () => {
  const pieces = fc.array(fc.constantFrom(...'/!$%&~1a" \t\n`(|'.split(''), '23'), {
    maxLength: 40,
  });

  test('has no command and no reference left, and stays as it is when made again', () => {
    let acting = 0;
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = asMarkdown(parts.join(''));
        if (/^\s*\/|[!$&]\d/m.test(text)) acting += 1;
        const still = neutraliseNote(text);
        const acts = /^[^\S\n]*\/|[!$&]\d|~[\w"]|(?:^|[\s(["|])%[\w"]/m.test(still);
        return !acts && neutraliseNote(still) === still && still.replaceAll('\u200b', '') === text;
      }),
      { seed: 20_261_120, numRuns: sampled(20_000) },
    );
    expect(acting).toBeGreaterThan(sampled(2_500));
  });

  test('keeps the meaning of what the renderer writes itself', () => {
    const kept = [
      '[`main.tf:7`](https://gitlab.com/acme/infra/-/blob/6f1cb40/a%20b/main.tf#L7)',
      '<details><summary>&lt;b&gt; &amp; more</summary>',
      '| ✅ | `net-prod` | +12 −1 | 17 passed |',
      '```text',
      '<!-- plangate:v1 key=ZGVm s=e30 -->',
    ].join('\n');
    expect(neutraliseNote(asMarkdown(kept))).toBe(kept);
  });
});
