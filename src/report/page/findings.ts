/** What must be fixed or overridden, each with the lines of the file around it. */
import { mustFixFindings } from '../findings.ts';
import { originsOf } from '../links.ts';
import { generalMessage, spotsOf, subjectAndMessage, unsaid, type Spot } from '../spots.ts';
import { grouped, list } from '../text.ts';
import type { Excerpt, Finding, ReportView } from '../view.ts';
import {
  baselineWords,
  levelWords,
  overriddenWords,
  overrideWords,
  placeOf,
  STATUS_WORDS,
} from '../words.ts';
import { anchor, html, type Content, type Html } from './html.ts';

/** The id of a finding's part of the page. */
export function idOfFinding({ fingerprint }: Finding): string {
  return `finding-${fingerprint}`;
}

/** Resources of one finding that are written out. */
const MOST_SPOTS = 200;

export function renderFindings(view: ReportView): Content {
  const must = mustFixFindings(view);
  const mayPass = (each: Finding): boolean => !view.green && each.severity === 'needs-override';
  const rest = view.findings.filter((each) => !must.includes(each));
  return [
    part(
      'must-fix',
      view.green ? 'Failed, but not enforced' : 'Must be fixed',
      must.filter((each) => !mayPass(each)),
      view,
    ),
    part(
      'overridable',
      'Must be fixed, or overridden by those who manage policy overrides',
      must.filter((each) => mayPass(each) && each.guard !== true),
      view,
    ),
    part(
      'guarded',
      'Needs approval before it may be destroyed',
      must.filter((each) => mayPass(each) && each.guard === true),
      view,
    ),
    overrides(view),
    part('advisory', 'Advisory failures', rest.filter(isAdvisory), view),
    part(
      'notes',
      'Overridden failures and notes',
      rest.filter((each) => !isAdvisory(each)),
      view,
    ),
  ];
}

function isAdvisory({ severity }: Finding): boolean {
  return severity !== 'notes';
}

function part(id: string, title: string, findings: readonly Finding[], view: ReportView): Content {
  if (findings.length === 0) return undefined;
  return html`<h2 id="${id}">${title}</h2>
    ${findings.map((finding) => renderFinding(finding, view))}`;
}

function renderFinding(finding: Finding, view: ReportView): Html {
  const spots = spotsOf(finding);
  const origins = originsOf(view.context);
  const hidden = spots.length - MOST_SPOTS;
  const general = generalMessage(finding);
  const printed = unsaid(finding, 400);
  const soft = finding.severity === 'blocks' ? 'finding' : 'finding is-soft';
  return html`<article class="${soft}" id="${idOfFinding(finding)}">
    <h3>
      ${anchor(finding.policy, finding.helpUrl, finding.helpUrl === undefined ? [] : [finding.helpUrl])}
    </h3>
    <p class="soft">${aboutFinding(finding, view)}</p>
    ${finding.description !== undefined && finding.description !== finding.message && html`<p>${finding.description}</p>`}
    ${general !== '' && html`<p>${general}</p>`}
    ${spots.slice(0, MOST_SPOTS).map((spot) => renderSpot(spot, origins))}
    ${hidden > 0 && html`<p>… and ${grouped(hidden)} more resources.</p>`}
    ${
      printed.length > 0 &&
      html`<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${printed.join('\n').slice(0, 20_000)}</pre>
      </details>`
    }
  </article>`;
}

function aboutFinding(finding: Finding, view: ReportView): string {
  const { kind, policySet, level, status, age } = finding;
  const heldTo = kind === 'diagnostic' ? 'plan error' : levelWords(level);
  const parts = [
    policySet,
    heldTo,
    status === 'overridden' ? overriddenWords(finding) : STATUS_WORDS[status],
    list(finding.workspaces, 6),
    baselineWords(finding, view.context),
    age === 'new' ? 'new since the last report' : '',
    overrideWords(finding),
  ];
  return parts.filter((each) => each !== '').join(' · ');
}

function renderSpot(spot: Spot, origins: readonly string[]): Html {
  const [address, message] = subjectAndMessage(spot);
  const place = placeOf(spot);
  return html`<p>
      ${place !== '' && html`${anchor(html`<code>${place}</code>`, spot.permalink, origins)} `}${
        address !== '' && html`<code>${address}</code>: `
      }${message}
    </p>
    ${spot.excerpt && renderExcerpt(spot.excerpt, spot.location?.startLine)}`;
}

function renderExcerpt({ firstLine, lines }: Excerpt, atFault: number | undefined): Html {
  const width = String(firstLine + lines.length - 1).length;
  const rows = lines.map((line, index) => {
    const number = firstLine + index;
    const kind = number === atFault ? 'at-fault' : 'near';
    const mark = number === atFault ? '▶' : ' ';
    return html`<span class="${kind}"
      >${`${mark} ${String(number).padStart(width)}  ${line}\n`}</span
    >`;
  });
  return html`<pre class="source" tabindex="0">${rows}</pre>`;
}

function overrides({ overrides: steps }: ReportView): Content {
  if (steps.length === 0) return undefined;
  return html`<p>
    To override, run
    ${steps.slice(0, 20).map(({ command }, index) => html`${index > 0 && ', '}<code>${command}</code>`)}.
  </p>`;
}
