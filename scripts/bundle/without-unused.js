// Takes out of bundled code the functions and patterns that nothing in their module names. The bundler leaves them to a
// minifier, which would make the bundle unreadable.
import { parse } from '@babel/parser';
import { withoutRanges } from './without-comments.js';

/** What finds other modules is called the first in the bundle's own file, and the second in what is loaded later. */
const REQUIRES = ['__nccwpck_require__', '__webpack_require__'];

/** The code without them. Code in an unknown form, and a function whose name stands anywhere else, stay as they are. */
export function withoutUnused(code) {
  const { program, tokens } = parse(code, { sourceType: 'unambiguous', tokens: true });
  const names = tokens.filter(({ type }) => type.label === 'name');
  const unused = modulesOf(program).flatMap((module) => unusedIn(module, names));
  const inOrder = unused.toSorted((one, other) => one.start - other.start);
  return withoutRanges(
    code,
    inOrder.map(({ start, end }) => [start, end]),
  );
}

/** Each module of a bundle is a function that is given the function which finds the other modules. */
function modulesOf(node) {
  if (Array.isArray(node)) return node.flatMap(modulesOf);
  if (typeof node?.type !== 'string') return [];
  const isModule = node.params?.some(({ name }) => REQUIRES.includes(name)) === true;
  if (isModule && node.body.type === 'BlockStatement') return [node.body];
  return Object.values(node).flatMap((part) => (typeof part === 'object' ? modulesOf(part) : []));
}

/** What is named only by what has no use has none either: so this asks again until all have one. */
function unusedIn(module, allNames) {
  let names = allNames.filter((name) => isIn(name, module));
  let declared = module.body.map(declaredBy).filter((each) => each !== undefined);
  const unused = [];
  for (;;) {
    const found = declared.filter((each) =>
      names.every((name) => name.value !== each.name || isIn(name, each)),
    );
    if (found.length === 0) return unused;
    unused.push(...found);
    declared = declared.filter((each) => !found.includes(each));
    names = names.filter((name) => !found.some((each) => isIn(name, each)));
  }
}

/** A declaration whose evaluation does nothing but make its value: its name and place; else `undefined`. */
function declaredBy({ type, id, kind, declarations, start, end }) {
  if (type === 'FunctionDeclaration') return { name: id.name, start, end };
  if (type !== 'VariableDeclaration' || kind !== 'const' || declarations.length !== 1)
    return undefined;
  const [{ id: name, init }] = declarations;
  // The bundler writes `null && (…)` for a value that it knows to be without a use.
  const isWithoutEffect =
    isValue(init) || (init.operator === '&&' && init.left.type === 'NullLiteral');
  return isWithoutEffect ? { name: name.name, start, end } : undefined;
}

function isValue({ type }) {
  return ['RegExpLiteral', 'ArrowFunctionExpression', 'FunctionExpression'].includes(type);
}

function isIn(inner, outer) {
  return inner.start >= outer.start && inner.end <= outer.end;
}
