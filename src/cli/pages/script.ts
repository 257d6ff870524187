/**
 * The script of a run's page. It asks the person for the code, then requests the run until it is over.
 * It copies only the listed elements and attributes from an answer, so that hostile text cannot act even
 * if an answer contained its markup.
 */
export const RUN_SCRIPT = `'use strict';
(() => {
const STORED = 'plangate-key';
const HEADER = 'x-plangate-key';
const HERE = location.pathname.replace(/\\/+$/, '');
const TAGS = new Set('h1 h2 h3 p span strong code pre a ul li details summary div section table caption thead tbody tr th td article svg rect text title br label textarea button'.split(' '));
const ATTRIBUTES = new Set('class id scope role tabindex rel open aria-hidden aria-label x y width height rx viewBox for type rows maxlength data-action'.split(' '));
const POLL_MS = { moving: 1000, waiting: 3000, lost: 5000 };
const byId = (id) => document.getElementById(id);
const form = byId('code-form');
const run = byId('run');
const said = byId('said');
const plain = { createHTML: (text) => text };
const policy = self.trustedTypes ? trustedTypes.createPolicy('run-page', plain) : plain;
let etag = '';
let status = '';
let timer = 0;
let asking = false;

const say = (text) => { if (said.textContent !== text) said.textContent = text; };
const isTaken = (node) => node.nodeType === 3 || (node.nodeType === 1 && TAGS.has(node.localName));
const isSafe = (name, value) =>
  name === 'href' ? /^(?:#|https?:\\/\\/)/.test(value) : ATTRIBUTES.has(name);

const make = (node) => {
  if (node.nodeType === 3) return document.createTextNode(node.data);
  const made = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes) if (isSafe(name, value)) made.setAttribute(name, value);
  for (const child of node.childNodes) if (isTaken(child)) made.append(make(child));
  return made;
};
const isAlike = (live, node) =>
  live.nodeName === node.nodeName && (live.id || '') === (node.id || '');
/** What a reader opened, wrote or selected stays. */
const adapt = (live, node) => {
  const wanted = [...node.childNodes].filter(isTaken);
  wanted.forEach((child, index) => {
    const old = live.childNodes[index];
    if (old === undefined) live.append(make(child));
    else if (!isAlike(old, child)) old.replaceWith(make(child));
    else if (child.nodeType === 3) { if (old.data !== child.data) old.data = child.data; }
    else { adaptAttributes(old, child); adapt(old, child); }
  });
  while (live.childNodes.length > wanted.length) live.lastChild.remove();
};
const adaptAttributes = (live, node) => {
  for (const { name } of [...live.attributes])
    if (name !== 'open' && name !== 'disabled' && !node.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of node.attributes)
    if (name !== 'open' && isSafe(name, value) && live.getAttribute(name) !== value) live.setAttribute(name, value);
};

const ask = async (path, method, body, headers) => {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    mode: 'same-origin', credentials: 'omit', cache: 'no-store', redirect: 'error',
  });
  const text = await answer.text();
  let value = {};
  try { value = JSON.parse(text); } catch { value = {}; }
  return { code: answer.status, etag: answer.headers.get('etag') || '', value };
};
const problemOf = ({ code, value }) => {
  const [first = {}] = value.errors || [];
  return first.detail || first.title || 'The service answered ' + code + '.';
};
const keyHeaders = () => ({ [HEADER]: sessionStorage.getItem(STORED) || '' });

const askForCode = (text) => {
  clearTimeout(timer);
  sessionStorage.removeItem(STORED);
  etag = '';
  run.replaceChildren();
  run.hidden = true;
  form.hidden = false;
  say(text);
  byId('code').focus();
};
const again = (ms) => {
  clearTimeout(timer);
  timer = setTimeout(look, ms);
};
const look = async () => {
  if (asking) return;
  if (document.hidden) return;
  asking = true;
  try {
    const answer = await ask(HERE + '/view', 'GET', undefined, { ...keyHeaders(), 'if-none-match': etag });
    if (answer.code === 401) return askForCode('Your session is over. Ask for a new code where the service runs.');
    if (answer.code === 404) {
      run.replaceChildren();
      return say('There is no such page, or you may not see it.');
    }
    if (answer.code !== 200 && answer.code !== 304) {
      say(problemOf(answer));
      return again(POLL_MS.lost);
    }
    if (said.dataset.lost) { delete said.dataset.lost; say(''); }
    if (answer.code === 200) show(answer);
    if (run.dataset.over !== 'true') again(POLL_MS[run.dataset.pace] || POLL_MS.moving);
  } catch {
    said.dataset.lost = 'true';
    say('The service does not answer. This page goes on as soon as it does.');
    again(POLL_MS.lost);
  } finally {
    asking = false;
  }
};
const show = ({ value, etag: next }) => {
  etag = next;
  status = value.status;
  run.dataset.over = String(value.over);
  document.title = value.title;
  const page = new DOMParser().parseFromString(policy.createHTML(value.html), 'text/html');
  adapt(run, page.body);
  run.dataset.pace = value.status === '' || run.querySelector('[data-action]') ? 'waiting' : 'moving';
  run.hidden = false;
  form.hidden = true;
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const code = byId('code').value;
  byId('code').value = '';
  try {
    const answer = await ask('/app/session', 'POST', { code }, {});
    if (answer.code !== 201) return say(problemOf(answer));
    sessionStorage.setItem(STORED, answer.value.key);
    say('');
    form.hidden = true;
    await look();
  } catch {
    say('The service does not answer. Start it again, then reload this page.');
  }
});
run.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-action]');
  if (button === null || button.disabled) return;
  const reason = byId('reason') ? byId('reason').value : '';
  const buttons = [...run.querySelectorAll('button')];
  for (const each of buttons) each.disabled = true;
  try {
    const path = HERE + '/actions/' + encodeURIComponent(button.dataset.action);
    const answer = await ask(path, 'POST', { reason, status }, keyHeaders());
    if (answer.code === 401) return askForCode('Your session is over. Ask for a new code where the service runs.');
    if (answer.code === 200 && byId('reason')) byId('reason').value = '';
    if (answer.code === 422 && byId('reason')) byId('reason').focus();
    say(answer.code === 200 ? answer.value.done : problemOf(answer));
  } catch {
    say('The service does not answer. Nothing is known of what you asked for: look again.');
  } finally {
    for (const each of buttons) each.disabled = false;
  }
  await look();
});
document.addEventListener('visibilitychange', () => { if (!document.hidden && run.dataset.over !== 'true') look(); });
if (sessionStorage.getItem(STORED) === null) askForCode('');
else look();
})();
`;
