/**
 * What the plans do, grouped by action, destroyed resources first; each change is a fold with its
 * attributes.
 */
import type { ChangeAction, PlannedChange } from '../../policy/planned-changes.ts';
import { ACTION_WORDS, changeReason, SIGNS } from '../changes.ts';
import { originsOf, permalink } from '../links.ts';
import { asIs, count, groupBy, grouped, joined } from '../text.ts';
import type { ReportView } from '../view.ts';
import { fileAndLine } from '../words.ts';
import { anchor, html, type Content, type Html } from './html.ts';

/** How much of each change is drawn. */
export interface ChangeDetail {
  attributes: boolean;
  /** Changes in all. */
  most: number;
}

type WorkspaceChange = PlannedChange & { workspace: string };

const ORDER: readonly ChangeAction[] = ['delete', 'replace', 'forget', 'update', 'create', 'none'];

export function renderChanges(view: ReportView, detail: ChangeDetail): Html | undefined {
  const all = view.workspaces.flatMap(({ name, changes }) =>
    (changes?.changes ?? []).map((change): WorkspaceChange => ({ ...change, workspace: name })),
  );
  const unlisted = view.workspaces.reduce((sum, { changes }) => sum + (changes?.leftOut ?? 0), 0);
  if (all.length + unlisted === 0) return undefined;
  const sorted = ORDER.flatMap((action) => all.filter((change) => change.action === action));
  const shown = sorted.slice(0, detail.most);
  const hidden = sorted.length - shown.length + unlisted;
  const groups = groupBy(shown, ({ action }) => action);
  return html`<h2 id="changes">${count(all.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(
      ({ name, changes }) =>
        changes?.doubt !== undefined &&
        html`<p>
          <strong>${name}: this list of changes may be incomplete.</strong> ${changes.doubt}
        </p>`,
    )}
    ${groups.map((group) => renderGroup(group, view, detail))}
    ${hidden > 0 && html`<p class="soft">${grouped(hidden)} more are not on this page; the runs have them.</p>`}
    ${
      !detail.attributes &&
      html`<p class="soft">
        Names of attributes are left out: this page would be too large with them.
      </p>`
    }`;
}

function renderGroup(
  group: readonly [WorkspaceChange, ...WorkspaceChange[]],
  view: ReportView,
  detail: ChangeDetail,
): Html {
  const [{ action }] = group;
  const title = `${SIGNS[action]} ${count(group.length, 'resource')} ${ACTION_WORDS[action]}`;
  const lines = group.map((change) => renderChange(change, view, detail));
  const destroys = action === 'delete' || action === 'replace';
  return html`<details ${destroys && OPEN}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}

const OPEN = html`open`;

function renderChange(change: WorkspaceChange, view: ReportView, detail: ChangeDetail): Html {
  const place = fileAndLine(change);
  const url = change.location && permalink(change.location, view.context);
  const where: Content =
    place !== '' && html` · ${anchor(html`<code>${place}</code>`, url, originsOf(view.context))}`;
  const inWorkspace =
    view.workspaces.length > 1 && html` <span class="soft">in ${change.workspace}</span>`;
  const why = changeReason({ ...change, attributes: [] }, asIs);
  const names = detail.attributes && change.attributes.length > 0;
  return html`<li>
    <code>${change.address}</code>${where}${inWorkspace}${why !== '' && html`: ${why}`}
    ${
      names &&
      html`<ul>
        ${change.attributes.map((name) => html`<li><code>${name}</code> ${joined(' ', 'forces replacement')}</li>`)}
      </ul>`
    }
  </li>`;
}
