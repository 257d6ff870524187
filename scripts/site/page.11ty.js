/** Around the text of each page: where the reader is, a field to search, the source. */
export function render({ content, version, repository, source, up, page }) {
  const [, title = page.fileSlug] = /<h1[^>]*>([^]*?)<\/h1>/.exec(content) ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; connect-src 'self'; img-src 'self' https://github.com; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'">
<title>${title.replaceAll(/<[^>]*>/g, '')} · Plangate ${version}</title>
<link rel="stylesheet" href="${up}style.css">
<script type="module" src="${up}search.js"></script>
</head>
<body>
<header>
<nav aria-label="Site"><a href="${up}index.html">Plangate ${version}</a> <a href="${up}../index.html">All versions</a> <a href="${repository}/blob/v${version}/${source}">Source of this page</a></nav>
<form role="search" hidden><label for="search">Search</label> <input id="search" type="search" autocomplete="off"></form>
<ol id="found" aria-live="polite" hidden></ol>
</header>
<main>
${content}
</main>
</body>
</html>
`;
}
