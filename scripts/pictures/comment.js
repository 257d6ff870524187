// A comment as GitHub shows it, from its markdown. The style sheet is our own.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { escape, htmlPage } from './frame.js';

export function commentPage(markdown, theme) {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const html = tree.children.map(block).join('\n');
  return htmlPage(
    theme,
    `<div class="box"><div class="head"><b>github-actions</b><span class="bot">bot</span> commented</div>
<div class="body">${html}</div></div>`,
  );
}

function block(node) {
  switch (node.type) {
    case 'heading':
      return `<h${node.depth}>${inlines(node)}</h${node.depth}>`;
    case 'paragraph':
      return `<p>${inlines(node)}</p>`;
    case 'list': {
      const name = node.ordered ? 'ol' : 'ul';
      return `<${name}>${node.children.map((item) => `<li>${item.children.map((child) => (child.type === 'paragraph' ? inlines(child) : block(child))).join('')}</li>`).join('')}</${name}>`;
    }
    case 'code':
      return `<pre><code>${escape(node.value)}</code></pre>`;
    case 'table':
      return `<table>${node.children.map((row, at) => `<tr>${row.children.map((cell) => (at === 0 ? `<th>${inlines(cell)}</th>` : `<td>${inlines(cell)}</td>`)).join('')}</tr>`).join('')}</table>`;
    case 'html':
      return node.value;
    default:
      throw new Error(`a comment has no ${node.type}`);
  }
}

function inlines(node) {
  return node.children.map(inline).join('');
}

function inline(node) {
  switch (node.type) {
    case 'text':
      return escape(node.value);
    case 'inlineCode':
      return `<code>${escape(node.value)}</code>`;
    case 'strong':
      return `<strong>${inlines(node)}</strong>`;
    case 'link':
      return `<a href="${escape(node.url)}">${inlines(node)}</a>`;
    case 'html':
      return node.value;
    default:
      throw new Error(`a line of a comment has no ${node.type}`);
  }
}
