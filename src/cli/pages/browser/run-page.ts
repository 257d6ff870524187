/**
 * The script of a run's page, in its reader's browser. It asks the person for the code, then requests
 * the run until it is over. It copies only the listed elements and attributes from an answer, so that
 * hostile text cannot act even if an answer contained its markup.
 *
 * One file without imports: the page has its text between two tags, and allows it by its digest.
 */
'use strict';

/** What the service answers about a run. */
interface View {
  status: string;
  over: boolean;
  title: string;
  html: string;
}

interface Failure {
  errors?: readonly { title?: string; detail?: string }[];
}

interface Reply<T> {
  code: number;
  etag: string;
  /** Empty if the answer is no JSON. */
  value: Partial<T> & Failure;
}

/** The browsers that check what becomes markup. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): MarkupPolicy;
}
interface MarkupPolicy {
  createHTML(text: string): string;
}

declare const trustedTypes: TrustedTypes | undefined;

const STORED = 'plangate-key';
const HEADER = 'x-plangate-key';
const HERE = location.pathname.replace(/\/+$/, '');
const TAGS = new Set(
  'h1 h2 h3 p span strong code pre a ul li details summary div section table caption thead tbody tr th td article svg rect text title br label textarea button'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'class id scope role tabindex rel open aria-hidden aria-label x y width height rx viewBox for type rows maxlength data-action'.split(
    ' ',
  ),
);
const MOVING_MS = 1000;
const WAITING_MS = 3000;
const LOST_MS = 5000;
const SESSION_OVER = 'Your session is over. Ask for a new code where the service runs.';

const form = byId('code-form', HTMLFormElement);
const code = byId('code', HTMLInputElement);
const run = byId('run', HTMLElement);
const said = byId('said', HTMLElement);
const asIs: MarkupPolicy = { createHTML: (text) => text };
const policy =
  typeof trustedTypes === 'undefined' ? asIs : trustedTypes.createPolicy('run-page', asIs);
let etag = '';
let shownStatus = '';
let timer = 0;
let isAsking = false;

function byId<T extends HTMLElement>(id: string, kind: { new (): T; prototype: T }): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`This page has no #${id}.`);
  return found;
}

/** It is there while the person may do something. */
function reasonField(): HTMLTextAreaElement | null {
  return run.querySelector('textarea#reason');
}

function say(text: string): void {
  if (said.textContent !== text) said.textContent = text;
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function isTaken(node: Node): node is Element | Text {
  return isText(node) || (isElement(node) && TAGS.has(node.localName));
}

function isSafe(name: string, value: string): boolean {
  return name === 'href' ? /^(?:#|https?:\/\/)/.test(value) : ATTRIBUTES.has(name);
}

function make(node: Element | Text): Element | Text {
  if (isText(node)) return document.createTextNode(node.data);
  const made = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes) {
    if (isSafe(name, value)) made.setAttribute(name, value);
  }
  for (const child of node.childNodes) if (isTaken(child)) made.append(make(child));
  return made;
}

function isAlike(live: Node, node: Element | Text): boolean {
  if (live.nodeName !== node.nodeName) return false;
  return !isElement(live) || !isElement(node) || live.id === node.id;
}

/** What a reader opened, wrote or selected stays. */
function adapt(live: Element, node: Element): void {
  const wanted = [...node.childNodes].filter(isTaken);
  for (const [index, child] of wanted.entries()) {
    const old = live.childNodes[index];
    if (old === undefined) live.append(make(child));
    else if (!isAlike(old, child)) old.replaceWith(make(child));
    else if (isText(old) && isText(child)) {
      if (old.data !== child.data) old.data = child.data;
    } else if (isElement(old) && isElement(child)) {
      adaptAttributes(old, child);
      adapt(old, child);
    }
  }
  while (live.childNodes.length > wanted.length) live.lastChild?.remove();
}

function adaptAttributes(live: Element, node: Element): void {
  for (const name of live.getAttributeNames()) {
    const isReaders = name === 'open' || name === 'disabled';
    if (!isReaders && !node.hasAttribute(name)) live.removeAttribute(name);
  }
  for (const { name, value } of node.attributes) {
    if (name === 'open' || !isSafe(name, value)) continue;
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
}

async function ask<T>(
  path: string,
  init: { method: string; body?: unknown; headers?: Record<string, string> },
): Promise<Reply<T>> {
  const { method, body, headers = {} } = init;
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    mode: 'same-origin',
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  });
  const text = await answer.text();
  return { code: answer.status, etag: answer.headers.get('etag') ?? '', value: readBody(text) };
}

function readBody<T>(text: string): Partial<T> & Failure {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function failureOf({ code, value: { errors = [] } }: Reply<unknown>): string {
  const [first = {}] = errors;
  return first.detail ?? first.title ?? `The service answered ${code}.`;
}

function keyHeaders(): Record<string, string> {
  return { [HEADER]: sessionStorage.getItem(STORED) ?? '' };
}

function askForCode(text: string): void {
  clearTimeout(timer);
  sessionStorage.removeItem(STORED);
  etag = '';
  run.replaceChildren();
  run.hidden = true;
  form.hidden = false;
  say(text);
  code.focus();
}

function lookAgainIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), ms);
}

async function look(): Promise<void> {
  if (isAsking || document.hidden) return;
  isAsking = true;
  try {
    const headers = { ...keyHeaders(), 'if-none-match': etag };
    const answer = await ask<View>(`${HERE}/view`, { method: 'GET', headers });
    if (answer.code === 401) return askForCode(SESSION_OVER);
    if (answer.code === 404) {
      run.replaceChildren();
      return say('There is no such page, or you may not see it.');
    }
    if (answer.code !== 200 && answer.code !== 304) {
      say(failureOf(answer));
      return lookAgainIn(LOST_MS);
    }
    if (said.dataset['lost'] !== undefined) {
      delete said.dataset['lost'];
      say('');
    }
    if (answer.code === 200) show(answer);
    if (run.dataset['over'] !== 'true') {
      lookAgainIn(run.dataset['pace'] === 'waiting' ? WAITING_MS : MOVING_MS);
    }
  } catch {
    said.dataset['lost'] = 'true';
    say('The service does not answer. This page goes on as soon as it does.');
    lookAgainIn(LOST_MS);
  } finally {
    isAsking = false;
  }
}

function show({ value, etag: next }: Reply<View>): void {
  etag = next;
  shownStatus = value.status ?? '';
  run.dataset['over'] = String(value.over);
  document.title = value.title ?? '';
  const markup = policy.createHTML(value.html ?? '');
  adapt(run, new DOMParser().parseFromString(markup, 'text/html').body);
  const isWaiting = shownStatus === '' || run.querySelector('[data-action]') !== null;
  run.dataset['pace'] = isWaiting ? 'waiting' : 'moving';
  run.hidden = false;
  form.hidden = true;
}

async function enter(): Promise<void> {
  const body = { code: code.value };
  code.value = '';
  try {
    const answer = await ask<{ key: string }>('/app/session', { method: 'POST', body });
    if (answer.code !== 201) return say(failureOf(answer));
    sessionStorage.setItem(STORED, answer.value.key ?? '');
    say('');
    form.hidden = true;
    await look();
  } catch {
    say('The service does not answer. Start it again, then reload this page.');
  }
}

/** @param action one of those that the page has a button for */
async function act(action: string): Promise<void> {
  const buttons = [...run.querySelectorAll('button')];
  for (const each of buttons) each.disabled = true;
  try {
    const path = `${HERE}/actions/${encodeURIComponent(action)}`;
    const body = { reason: reasonField()?.value ?? '', status: shownStatus };
    const headers = keyHeaders();
    const answer = await ask<{ done: string }>(path, { method: 'POST', body, headers });
    if (answer.code === 401) return askForCode(SESSION_OVER);
    const field = reasonField();
    if (answer.code === 200 && field !== null) field.value = '';
    if (answer.code === 422) field?.focus();
    say(answer.code === 200 ? (answer.value.done ?? '') : failureOf(answer));
  } catch {
    say('The service does not answer. Nothing is known of what you asked for: look again.');
  } finally {
    for (const each of buttons) each.disabled = false;
  }
  await look();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void enter();
});
run.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const action = button?.dataset['action'];
  if (action !== undefined && button?.disabled === false) void act(action);
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && run.dataset['over'] !== 'true') void look();
});
if (sessionStorage.getItem(STORED) === null) askForCode('');
else void look();
