/** A report on a change of policies as one page that needs nothing else. It has every row; all names are foreign text. */
import { renderDocument } from '../page/document.ts';
import { breakable, html, type Html } from '../page/html.ts';
import { count, list } from '../text.ts';
import type { PolicyView, TouchedView, TrialView } from './trial-view.ts';
import {
  byReason,
  effectsOf,
  historyOf,
  resourceOf,
  testsOf,
  trialHeading,
  unreadIn,
} from './trial-words.ts';

/** Browsers are slow with more rows of one table. */
const MOST_ROWS = 5_000;

export function renderTrialPage(view: TrialView): string {
  const { because, policies, tests, notices } = view;
  const title = trialHeading(view);
  const unread = byReason(unreadIn(view));
  return renderDocument(
    title,
    html`<h1>${title}</h1>
      ${because !== undefined && html`<p>${because}</p>`}
      <p>Tests: ${testsOf(tests)}</p>
      ${
        tests.failed.length > 0 &&
        html`<ul>
          ${tests.failed.map(({ name, file, line }) => html`<li>${name} ${lineIn({ file, line })}</li>`)}
        </ul>`
      }
      ${notices.map((notice) => html`<p class="soft">${notice}</p>`)} ${policies.map(policySection)}
      ${unread.length > 0 && html`<h2>Without a plan</h2>`} ${unread.map(unjudgedIn)}`,
  );
}

function policySection(view: PolicyView): Html {
  const { location } = view;
  return html`<h2>${breakable(view.policy)}</h2>
    <p class="soft">${historyOf(view)} ${location && lineIn(location)}</p>
    ${effectsOf(view).map(effectTable)} ${byReason(view.notJudged).map(unjudgedIn)}`;
}

function effectTable({ what, touched }: ReturnType<typeof effectsOf>[number]): Html {
  const left = touched.length - MOST_ROWS;
  return html`<h3>${what}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Workspace</th>
          <th scope="col">Resources</th>
        </tr>
      </thead>
      <tbody>
        ${touched.slice(0, MOST_ROWS).map(
          (one) =>
            html`<tr>
              ${touchedCells(one)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${left > 0 && html`<p>And ${count(left, 'more workspace')}: see the JSON.</p>`}`;
}

function touchedCells({ workspace, breaks, resources, messages = [] }: TouchedView): Html {
  const named = [...resources.map(resourceOf), ...messages];
  return html`<td>${breakable(workspace)}</td>
    <td>
      ${breaks === true ? 'the policy breaks' : named.map((name) => html`${breakable(name)}<br />`)}
    </td>`;
}

function unjudgedIn({ because, workspaces }: { because: string; workspaces: string[] }): Html {
  return html`<p>Cannot be judged in ${list(workspaces, workspaces.length)}: ${because}</p>`;
}

function lineIn({ file, line }: { file: string; line: number }): Html {
  return html`<code>${file}:${line}</code>`;
}
