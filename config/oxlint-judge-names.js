/**
 * A rule of oxlint: what depends on a judge asks its traits (src/model/judge-traits.ts). Only its own files know its name, so that
 * a new judge is a file and a row.
 */

const NAMES = new Set([
  'policy-check',
  'policy-evaluation',
  'terraform-policy',
  'own-policies',
  'scanners',
  'allowed-sources',
  'guard',
]);
const INSTEAD = 'Ask a trait of the judge: src/model/judge-traits.ts.';

export const judgeNames = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, what) =>
      context.report({ node, message: `${what} says which judge it is. ${INSTEAD}` });
    const isName = (node) => node?.type === 'Literal' && NAMES.has(node.value);
    return {
      BinaryExpression(node) {
        if (!['===', '!==', '==', '!='].includes(node.operator)) return;
        const sides = [node.left, node.right];
        const name = sides.find(isName);
        if (name !== undefined) report(node, `A comparison with '${name.value}'`);
        const others = sides.filter((side) => !isJudge(side));
        if (others.length === 1 && isValue(others[0])) report(node, 'A comparison of judges');
      },
      SwitchCase(node) {
        if (isName(node.test)) report(node, `A case of '${node.test.value}'`);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.property?.name !== 'includes' && callee.property?.name !== 'has') return;
        if (isName(first)) report(first, `A search for '${first.value}'`);
      },
      ArrayExpression(node) {
        const name = node.elements.find((element) => isName(element));
        if (name !== undefined) report(node, `A list with '${name.value}'`);
      },
    };
  },
};

/** `judge`, `result.judge` */
function isJudge({ name, property }) {
  return name === 'judge' || property?.name === 'judge';
}

/** A name that is no `undefined`: what a judge is compared with. */
function isValue({ type, name }) {
  return (type === 'Identifier' && name !== 'undefined') || type === 'MemberExpression';
}
