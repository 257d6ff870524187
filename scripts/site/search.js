/** Searches the pages of this version, in the reader's browser: the index is a file beside this one. */
import MiniSearch from 'minisearch';

const MOST = 20;
const form = document.querySelector('form');
const field = document.querySelector('#search');
const list = document.querySelector('#found');
const beside = (path) => new URL(path, import.meta.url);

let loading;
function loadIndex() {
  loading ??= fetch(beside('search.json'))
    .then((answer) => answer.text())
    .then((text) =>
      MiniSearch.loadJSON(text, {
        idField: 'address',
        fields: ['heading', 'page', 'text'],
        storeFields: ['heading', 'page'],
      }),
    );
  return loading;
}

async function show() {
  const words = field.value.trim();
  const index = await loadIndex();
  // A reader may have typed on meanwhile.
  if (words !== field.value.trim()) return;
  const found = index.search(words, {
    prefix: true,
    fuzzy: 0.2,
    boost: { heading: 4, page: 2 },
    combineWith: 'AND',
  });
  list.replaceChildren(...found.slice(0, MOST).map(item));
  if (words !== '' && found.length === 0) list.replaceChildren(row('Nothing found'));
  list.hidden = words === '';
}

function item({ id, heading, page }) {
  const link = document.createElement('a');
  link.href = beside(id);
  link.textContent = heading === page ? page : `${page}: ${heading}`;
  return row(link);
}

function row(content) {
  const line = document.createElement('li');
  line.append(content);
  return line;
}

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
field.addEventListener('input', () => void show());
