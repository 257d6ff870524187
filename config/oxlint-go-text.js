/**
 * A rule of oxlint for files that read what Go programs read: their white space, letters and cases are those of
 * src/model/go-text.ts, and not JavaScript's.
 */

import { judgeNames } from './oxlint-judge-names.js';

const METHODS = new Set([
  'trim',
  'trimStart',
  'trimEnd',
  'toLowerCase',
  'toUpperCase',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
  'localeCompare',
]);
/** Of paths, `normalize` is another method. */
const OF_PATHS = new Set(['path', 'posix', 'win32']);
const INSTEAD = 'Use src/model/go-text.ts.';

const goText = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, what) =>
      context.report({ node, message: `${what} in JavaScript and in Go differ. ${INSTEAD}` });
    const reportIn = (node, pattern) => {
      const wrong = inPattern(pattern, 's');
      if (wrong !== undefined) report(node, `\`${wrong}\``);
    };
    return {
      MemberExpression(node) {
        const { object, property, computed } = node;
        if (computed) return;
        const isOfPath = OF_PATHS.has(object.property?.name ?? object.name);
        const isOther = property.name === 'normalize' && !isOfPath;
        if (isOther || METHODS.has(property.name)) report(node, `\`${property.name}\``);
      },
      Literal(node) {
        if (node.regex === undefined) return;
        const { pattern, flags } = node.regex;
        const wrong = inPattern(pattern, flags);
        if (wrong !== undefined) report(node, `\`${wrong}\``);
      },
      // The texts of an expression that is put together.
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.property?.name !== 'raw') return;
        for (const { value } of quasi.quasis) reportIn(quasi, value.raw);
      },
      NewExpression({ callee, arguments: [source] }) {
        if (callee.name !== 'RegExp') return;
        if (source?.type === 'Literal') reportIn(source, String(source.value));
        for (const { value } of source?.quasis ?? []) reportIn(source, value.cooked);
      },
    };
  },
};

/** What means something else in a regular expression of Go: classes of characters, `.`, and the flags `i` and `m`. */
function inPattern(pattern, flags) {
  const [escape] = /(?<!\\)(?:\\\\)*\\[sSwWbBpP]/.exec(pattern) ?? [];
  if (escape !== undefined) return escape.slice(-2);
  const flag = /[im]/.exec(flags)?.[0];
  if (flag !== undefined) return `/${flag}`;
  const outside = pattern.replaceAll(/\\[^]|\[(?:\\[^]|[^\]\\])*\]/g, '');
  return outside.includes('.') && !flags.includes('s') ? '.' : undefined;
}

export default {
  meta: { name: 'plangate' },
  rules: { 'go-text': goText, 'judge-names': judgeNames },
};
