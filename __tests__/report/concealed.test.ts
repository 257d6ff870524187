/** No report is published that was not concealed: that is a type, which one function makes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets } from '../../src/model/secrets.ts';
import { testCases } from '../support/compile-cases.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

/** Each knows a concealed `view`, a `plain` one, and what publishes. */
const HEAD = [
  "import type { Concealed, Secrets } from 'SRC/model/secrets.ts';",
  "import type { ReportView } from 'SRC/report/view.ts';",
  "import type { AppliesView } from 'SRC/report/applied.ts';",
  "import type { AnnouncedPlan, CiHost, HostJob, PublishPorts, PublishSettings, Subject } from 'SRC/hosts/host.ts';",
  "import { publishOn } from 'SRC/hosts/ci-job.ts';",
  "import { publishNote } from 'SRC/hosts/notes.ts';",
  "import { toCommentContent } from 'SRC/hosts/decide-comment.ts';",
  "import { writeReports } from 'SRC/hosts/files.ts';",
  "import { publishOnGitHub } from 'SRC/hosts/github/publish.ts';",
  "import { publishApplied } from 'SRC/hosts/github/publish-applied.ts';",
  "import { writeReport } from 'SRC/action/publish-report.ts';",
  "import { handOver } from 'SRC/cli/report-files.ts';",
  "import { renderComment } from 'SRC/report/comment.ts';",
  'declare const view: Concealed<ReportView>; declare const plain: ReportView; declare const applies: AppliesView; declare const plan: AnnouncedPlan;',
  'declare const secrets: Secrets; declare const subject: Required<Subject>; declare const host: Required<CiHost>; declare const job: HostJob; declare const wish: PublishSettings; declare const ports: PublishPorts; declare const any: never;',
].join(' ');

const COMPILES: Record<string, string> = {
  'what was concealed': 'await subject.publish(view, 0);',
  'what is concealed here': 'await subject.publish(secrets.concealAll(plain), 0);',
  'a text of what was concealed': 'renderComment(view);',
  'a part of what was concealed is a plain part': 'const { findings } = view; findings.slice(1);',
};

const REFUSED: Record<string, string> = {
  'a view as it was made': 'await subject.publish(plain, 0);',
  'on the host of a job': 'await host.publish(job, plain, wish, ports);',
  'on every host': 'await publishOn(job, plain, wish, any);',
  'as a note': 'await publishNote(job, plain, wish, ports);',
  'as the content of a comment': 'toCommentContent(plain);',
  'as files': "await writeReports(plain, '/reports', any);",
  'on GitHub': 'await publishOnGitHub({ view: plain, target: any, github: {}, ports: any });',
  'by the action': 'await writeReport(plain, true, any, any);',
  'by the command line': 'await handOver(plain, any);',
  'how applies ended': 'await publishApplied(applies, any, any, any);',
  'an announced plan': 'await subject.announce(plan, any);',
  'a copy with another field': "await subject.publish({ ...view, headline: 'x' }, 0);",
  'a change of what was concealed': "view.headline = 'x';",
  'a copy': 'await subject.publish({ ...view }, 0);',
  'a copy as JSON':
    'const copy: ReportView = JSON.parse(JSON.stringify(view)); await subject.publish(copy, 0);',
  'a mark that is made by hand':
    'await subject.publish({ ...plain, concealed: true as const }, 0);',
  'a part of another view': 'await subject.publish(Object.assign({}, plain), 0);',
};

testCases(HEAD, { compiles: COMPILES, refused: REFUSED });

test('one place makes it', () => {
  const makers = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => / as Concealed\b/.test(readFileSync(join(REPOSITORY, 'src', path), 'utf8')));
  expect(makers).toEqual([join('model', 'secrets.ts')]);
});

test('names of fields are concealed as well', () => {
  const secrets = createSecrets();
  const token = 'tok.atlasv1.0123456789abcdefghij';
  secrets.keep(token);
  const echoed = { [token]: { [`x-${token}-y`]: [token] } };
  expect(JSON.stringify(secrets.concealAll(echoed))).toBe('{"***":{"x-***-y":["***"]}}');
});
