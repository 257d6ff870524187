/** HCL as Terraform's own parser reads it: what an expression is, and where a text is refused. */
import { TOP, type HclExpression } from '../../src/configuration/syntax/hcl-syntax.ts';
import { parseHcl, parseTemplate } from '../../src/configuration/syntax/parse-hcl.ts';
import { expect, test } from '../support/jest.ts';

/** An expression in one line; `<text: parts>` is one of which only the parts are kept. */
function say(expression: HclExpression): string {
  const all = (expressions: readonly HclExpression[]) => expressions.map(say).join(' ');
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'template':
      return `\`${all(expression.parts)}\``;
    case 'tuple':
      return `[${all(expression.items)}]`;
    case 'object':
      return `{${expression.entries.map(({ key, value }) => `${say(key)}=${say(value)}`).join(' ')}}`;
    case 'traversal':
      return [expression.root, ...expression.steps.map(say)].join('.');
    case 'access':
      return `(${say(expression.of)}).${expression.steps.map(say).join('.')}`;
    case 'call':
      return `${expression.name}(${all(expression.arguments)}${expression.expand ? '...' : ''})`;
    case 'conditional':
      return `(${say(expression.condition)} ? ${say(expression.yes)} : ${say(expression.no)})`;
    case 'operation':
      return `(${expression.operator} ${all(expression.operands)})`;
    case 'for':
      return sayFor(expression);
    case 'other':
      return `<${expression.text}${expression.inside ? `: ${all(expression.inside)}` : ''}>`;
  }
}

function sayFor({
  keyName,
  valueName,
  collection,
  key,
  value,
  grouped,
  condition,
}: Extract<HclExpression, { kind: 'for' }>): string {
  const element = key === undefined ? say(value) : `${say(key)} => ${say(value)}`;
  const rest = `${grouped ? '...' : ''}${condition ? ` if ${say(condition)}` : ''}`;
  return `for ${keyName ?? ''},${valueName} in ${say(collection)}: ${element}${rest}`;
}

test.each([
  ['1 + 2 * 3 - 4 / 5 % 6', '(- (+ 1 (* 2 3)) (% (/ 4 5) 6))'],
  ['a || b && c == d != e < f + g', '(|| a (&& b (!= (== c d) (< e (+ f g)))))'],
  ['a <= b', '(<= a b)'],
  ['a >= b > c', '(> (>= a b) c)'],
  ['!a && -b', '(&& (! a) (- b))'],
  ['--1', '(- (- 1))'],
  ['!!a', '(! (! a))'],
  ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
  ['(1 + 2) * 3', '(* (+ 1 2) 3)'],
  ['a.b.0.1.c', 'a."b".0.1."c"'],
  ['a[0][*].b.*.c', '<a[0][*].b.*.c: a.0 "b" "c">'],
  ['a.10.11', 'a.10.11'],
  ['false', 'false'],
  ['a\t+\tb', '(+ a b)'],
  ['<<A\nb A\nA', '"b A\\n"'],
  ['"%{\nif\na\n}b%{\nendif\n}"', '<\nif\na\n}b%{\nendif\n}: a <b: >>'],
  ['a.*', '<a.*: a>'],
  ['a.b[c.d].e', 'a."b".c."d"."e"'],
  ['f(a)[0].b', '(f(a)).0."b"'],
  ['(a).b', 'a."b"'],
  ['"x".y', '("x")."y"'],
  ['f()', 'f()'],
  ['f(a,)', 'f(a)'],
  ['f(a, b...)', 'f(a b...)'],
  ['f(\n  a,\n  b\n)', 'f(a b)'],
  ['a::b::c(d)', 'a::b::c(d)'],
  ['a :: b (c)', 'a::b(c)'],
  ['[]', '[]'],
  ['[a, b, ]', '[a b]'],
  ['[\n  a,\n  # c\n  b\n]', '[a b]'],
  ['{}', '{}'],
  ['{ a = 1, b : 2 }', '{"a"=1 "b"=2}'],
  ['{ (a) = 1, a.b = 2, "c" = 3, 4 = 5 }', '{a=1 <a.b: a."b">=2 "c"=3 4=5}'],
  ['{ for = 1 }', '{"for"=1}'],
  ['{ for : 1, forx = 2 }', '{"for"=1 "forx"=2}'],
  ['[for]', '[for]'],
  ['[for, a]', '[for a]'],
  ['[for a in b : c]', 'for ,a in b: c'],
  ['[ for a , d in b : c if e ]', 'for a,d in b: c if e'],
  ['{ for a in b : c => d }', 'for ,a in b: c => d'],
  ['{ for a, e in b : c => d... if f }', 'for a,e in b: c => d... if f'],
  ['{\n for a in b :\n c => d\n}', 'for ,a in b: c => d'],
  ['[\n for a in b :\n c\n]', 'for ,a in b: c'],
  ['"a\\tb\\r\\n\\u0041\\U0001F600\\\\\\""', '"a\\tb\\r\\nA😀\\\\\\""'],
  ['"$a %b $$ %% $${c} %%{d}"', '"$a %b $$ %% ${c} %{d}"'],
  ['"$$$"', '"$$$"'],
  ['"%{if a}b%{else}c%{endif}d"', '`<if a}b%{else}c%{endif}: a <b: > <c: >> "d"`'],
  [
    '"%{ for a, b in c ~} ${b} %{~ endfor ~}"',
    '<"%{ for a, b in c ~} ${b} %{~ endfor ~}": < for a, b in c ~} ${b} %{~ endfor ~}: for a,b in c: <  : b>>>',
  ],
  ['"a${~ b ~}c"', '<"a${~ b ~}c": b>'],
  [
    '"%{if a}%{if b}${c}%{endif}%{else}${d}%{endif}"',
    '<if a}%{if b}${c}%{endif}%{else}${d}%{endif}: a <: <if b}${c}%{endif}: b <: c>>> <: d>>',
  ],
  ['1.5e-3', '0.0015'],
  ['1e3', '1000'],
  ['0.5', '0.5'],
  ['a-b', 'a-b'],
  ['a - b', '(- a b)'],
  ['a -b', '(- a b)'],
  ['/* x */ 1 // y', '1'],
  ['<<-A\n   x ${a} b\n    y\n   A', '`"x " a " b\\n y\\n"`'],
  ['<<-A\n  $${x}\n A', '"${x}\\n"'],
  ['é.ü-1', 'é."ü-1"'],
  ['_a', '_a'],
  ['null', 'null'],
  ['nulls', 'nulls'],
  ['true.a', '(true)."a"'],
  ['{ a = 1\nb = 2\n\nc = 3 }', '{"a"=1 "b"=2 "c"=3}'],
  ['<<A\n x ${a}\n  y\nA', '`" x " a "\\n  y\\n"`'],
  ['a ? [b] : {}', '(a ? [b] : {})'],
  ['a[b ? c : d]', 'a.(b ? c : d)'],
  ['a == b ? c : d', '((== a b) ? c : d)'],
  ['-a.b', '(- a."b")'],
  ['!f(a)', '(! f(a))'],
  ['1 - -1', '(- 1 (- 1))'],
  ['a&&b', '(&& a b)'],
  ['[a]', '[a]'],
  ['"${"${a}"}"', 'a'],
  ['"${a}${b}"', '`a b`'],
  ['"a${"b"}"', '`"a" "b"`'],
  ['"${~a}"', '<"${~a}": a>'],
  ['"${a~}"', '<"${a~}": a>'],
  ['"%{~if a~}b%{~endif~}"', '<"%{~if a~}b%{~endif~}": <if a~}b%{~endif~}: a <b: >>>'],
  ['"%{if a}%{endif}"', '<if a}%{endif}: a <: >>'],
  ['"a%"', '"a%"'],
  ['"a$"', '"a$"'],
  ['"$"', '"$"'],
  ['"%"', '"%"'],
  ['"$${"', '"${"'],
  ['"a$$b"', '"a$$b"'],
  ['<<A\nA', '""'],
  ['<<A\n\nA', '"\\n"'],
  ['<<A\na\nA', '"a\\n"'],
  ['<<A\n%{if a}b%{endif}\nA', '`<if a}b%{endif}: a <b: >> "\\n"`'],
  ['<<A\n$${a} %%{b}\nA', '"${a} %{b}\\n"'],
  ['<<-A\n a\n  b\n\n c${d}\ne\nA', '`" a\\n  b\\n\\n c" d "\\ne\\n"`'],
  ['<<A\n\\n\nA', '"\\\\n\\n"'],
  ['<<_a-1\nb\n_a-1', '"b\\n"'],
])('%s', (text, expected) => {
  const { body, problems } = parseHcl(`x = ${text}\n`);
  expect(problems).toEqual([]);
  expect(body.attributes.map(({ value }) => say(value))).toEqual([expected]);
});

test.each<[string, string[]]>([
  ['x = ', ['1:5 something is missing here']],
  ['x =\n', ['1:4 something is missing here']],
  ['x = [1', ['1:7 something is missing here']],
  ['x = [1 2]', ['1:8 "2]" was not expected here']],
  ['x = [1,,2]', ['1:8 ",2]" was not expected here']],
  ['x = (1', ['1:7 something is missing here']],
  ['x = (1 2)', ['1:8 "2)" was not expected here']],
  ['x = f(a b)', ['1:9 "b)" was not expected here']],
  ['x = f(a..., b)', ['1:11 ", b)" was not expected here']],
  ['x = f(,)', ['1:7 ",)" was not expected here']],
  ['x = {a}', ['1:7 "}" was not expected here']],
  ['x = {a = 1 b = 2}', ['1:12 "b = 2}" was not expected here']],
  ['x = {a 1}', ['1:8 "1}" was not expected here']],
  ['x = {a = }', ['1:10 "}" was not expected here']],
  ['x = {a = 1', ['1:11 something is missing here']],
  ['x = {a =\n1}', ['1:9 something is missing here', '2:1 "1}" was not expected here']],
  ['x = {a\n= 1}', ['1:7 something is missing here', '2:1 "= 1}" was not expected here']],
  ['x = [for a b : c]', ['1:13 " : c]" was not expected here']],
  ['x = [for in b : c]', ['1:14 " : c]" was not expected here']],
  ['x = [for a in b c]', ['1:17 "c]" was not expected here']],
  ['x = [for a, in b : c]', ['1:17 " : c]" was not expected here']],
  ['x = [for a in b : c => ]', ['1:24 "]" was not expected here']],
  ['x = [for a in b : c if ]', ['1:24 "]" was not expected here']],
  ['x = [for a in b : c', ['1:20 something is missing here']],
  ['x = [for a in b : c }', ['1:21 "}" was not expected here']],
  ['x = a ?', ['1:8 something is missing here']],
  ['x = a ? b', ['1:10 something is missing here']],
  ['x = a ? b c', ['1:11 "c" was not expected here']],
  ['x = a ? b :', ['1:12 something is missing here']],
  ['x = a +', ['1:8 something is missing here']],
  ['x = a.', ['1:7 something is missing here']],
  ['x = a..b', ['1:6 "..b" was not expected here']],
  ['x = a[', ['1:7 something is missing here']],
  ['x = a[1', ['1:8 something is missing here']],
  ['x = a[]', ['1:7 "]" was not expected here']],
  ['x = a::(b)', ['1:8 "(b)" was not expected here']],
  ['x = f(a... b)', ['1:12 "b)" was not expected here']],
  ['x = [for a in b : c d]', ['1:21 "d]" was not expected here']],
  ['x = "%{foo a in b}${c}%{endfor}"', ['1:11 " a in b}${c}%{endfor}"" was not expected here']],
  ['\nx = ', ['2:5 something is missing here']],
  ['x = 1 /*/', ['1:7 a comment does not end']],
  ['x = a::', ['1:8 something is missing here']],
  ['x = a::b', ['1:9 something is missing here']],
  ['x = a::1()', ['1:8 "1()" was not expected here']],
  ['x = -', ['1:6 something is missing here']],
  ['x = "a', ['1:6 a text does not end']],
  ['x = "a\n"', ['1:7 something is missing here', '2:1 """ was not expected here']],
  ['x = "a\r\n"', ['1:7 something is missing here', '2:1 """ was not expected here']],
  ['x = "\\${a}"', ['1:6 "\\${a}"" was not expected here']],
  ['x = "\\q"', ['1:6 "\\q"" was not expected here']],
  ['x = "\\u12"', ['1:6 "\\u12"" was not expected here']],
  ['x = "${"', ['1:9 a text does not end']],
  ['x = "${a"', ['1:9 """ was not expected here']],
  ['x = "${a b}"', ['1:10 "b}"" was not expected here']],
  ['x = "${}"', ['1:8 "}"" was not expected here']],
  ['x = "%{a}"', ['1:9 "}"" was not expected here']],
  ['x = "%{if a}"', ['1:14 something is missing here']],
  ['x = "%{if a}${b}"', ['1:18 something is missing here']],
  ['x = "%{if a}%{endfor}"', ['1:21 "}"" was not expected here']],
  ['x = "%{else}"', ['1:12 "}"" was not expected here']],
  ['x = "%{endif}"', ['1:13 "}"" was not expected here']],
  ['x = "%{for a in b}%{else}%{endfor}"', ['1:25 "}%{endfor}"" was not expected here']],
  ['x = "%{if a}%{else}%{else}%{endif}"', ['1:26 "}%{endif}"" was not expected here']],
  ['x = "%{if a}b"', ['1:15 something is missing here']],
  ['x = "$$${a}"', ['1:6 "$$${" is not clear']],
  ['x = "%%%{a}"', ['1:6 "%%%{" is not clear']],
  ['x = <<A', ['1:5 "<<A" was not expected here']],
  ['x = <<A\nb', ['2:1 a text does not end']],
  ['x = << A\nA\n', ['1:5 "<< A" was not expected here', '2:2 something is missing here']],
  ['x = <A\n', ['1:5 "<A" was not expected here']],
  ['x = <<A b\nA\n', ['1:5 "<<A b" was not expected here', '2:2 something is missing here']],
  [
    'x = <<A\n${a}A\nA\n',
    ['2:5 where this text ends is not clear', '3:2 something is missing here'],
  ],
  [
    'x = <<A\n${a} A\nA\n',
    ['2:5 where this text ends is not clear', '3:2 something is missing here'],
  ],
  ['x == 1', ['1:3 "== 1" was not expected here']],
  ['x', ['1:2 something is missing here']],
  ['x y', ['1:4 something is missing here']],
  ['x {', ['1:4 "}" is missing here']],
  ['x "a" {', ['1:8 "}" is missing here']],
  ['x "a${b}" {}', ['1:10 " {}" was not expected here']],
  ['x a.b {}', ['1:4 ".b {}" was not expected here']],
  ['x {}}', ['1:5 "}" was not expected here']],
  ['x {} y = 1', ['1:6 "y = 1" was not expected here']],
  ['x = 1 y = 2', ['1:7 "y = 2" was not expected here']],
  ['= 1', ['1:1 "= 1" was not expected here']],
  ['1 = x', ['1:1 "1 = x" was not expected here']],
  ['"x" = 1', ['1:1 ""x" = 1" was not expected here']],
  ['x = 1 /* a', ['1:7 a comment does not end']],
  ['x = 1 /', ['1:8 something is missing here']],
  [
    'x = 1\ry = 2',
    ['1:6 a line ends in a way that is not clear', '1:6 "\ry = 2" was not expected here'],
  ],
  ['x = 1 +\n 2', ['1:8 something is missing here', '2:2 "2" was not expected here']],
  ['x = f\n(a)', ['2:1 "(a)" was not expected here']],
  ['x = a\n.b', ['2:1 ".b" was not expected here']],
  ['x = 1.', ['1:7 something is missing here']],
  ['x = .5', ['1:5 ".5" was not expected here']],
  ['x = 1e', ['1:6 "e" was not expected here']],
  ['x = 1x', ['1:6 "x" was not expected here']],
  ['x = @', ['1:5 "@" was not expected here']],
  [
    'x = yyyyy zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
    ['1:11 "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…" was not expected here'],
  ],
  [
    'x = yyyyy zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
    ['1:11 "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz" was not expected here'],
  ],
  ['x = \uFEFF1', ['1:5 "\uFEFF1" was not expected here']],
  ['x = "a" "b"', ['1:9 ""b"" was not expected here']],
  ['x = a ?\n b : c', ['1:8 something is missing here', '2:4 ": c" was not expected here']],
  ['x = { a = b\n? c : d }', ['2:1 "? c : d }" was not expected here']],
  ["x = 'a'", ['1:5 "\'a\'" was not expected here']],
  ['x = a.1b', ['1:8 "b" was not expected here']],
  ['x = a[*', ['1:8 something is missing here']],
])('%j is refused', (text, expected) => {
  const { problems } = parseHcl(text);
  const said = problems.map(
    ({ message, range }) => `${range.startLine}:${range.startColumn} ${message}`,
  );
  expect(said).toEqual(expected);
  for (const { range } of problems) {
    expect([range.endLine, range.endColumn]).toEqual([range.startLine, range.startColumn]);
  }
});

test.each<[string, string[]]>([
  ['x = f(a...)', ['x 1:1-1:12']],
  ['x = <<A\n${a} Ab\nA\n', ['x 1:1-3:2']],
  ['x = <<A\nb\n A \n', ['x 1:1-3:4']],
  ['x = <<A\r\nb\r\nA\r\n', ['x 1:1-3:2']],
  ['x "a" b {}\n', ['x a b']],
  ['x {\n y = 1 }', ['x']],
  ['x { y = 1 }', ['x']],
  ['x { y = 1\n }', ['x']],
  ['x = 1 / 2', ['x 1:1-1:10']],
  ['# a', []],
  ['// a', []],
  ['/* a */ x = 1', ['x 1:9-1:14']],
  ['x = 1 # a', ['x 1:1-1:10']],
  ['x = 1 // a\ny = 2', ['x 1:1-1:11', 'y 2:1-2:6']],
  ['x = [ # a\n1 // b\n, /* c\n */ 2 ]', ['x 1:1-4:8']],
  ['x = 1\r\ny = 2\r\n', ['x 1:1-1:6', 'y 2:1-2:6']],
  ['x = [\r\n1\r\n]\r\n', ['x 1:1-3:2']],
  ['x = [1\n,2]', ['x 1:1-2:4']],
  ['x = (1 +\n 2)', ['x 1:1-2:4']],
  ['x = 01', ['x 1:1-1:7']],
  ['\uFEFFx = 1', ['x 1:2-1:7']],
  ['x = {a:1,b:2,}', ['x 1:1-1:15']],
  ['x = {\n}\n', ['x 1:1-2:2']],
  ['x = { # a\n a = 1 # b\n # c\n}', ['x 1:1-4:2']],
  ['x = {a = 1 # b }\n}', ['x 1:1-2:2']],
  ['x = (a\n? b\n: c)', ['x 1:1-3:5']],
  ['x = { a = b ? c : d }', ['x 1:1-1:22']],
  ['x = a.*.*', ['x 1:1-1:10']],
  ['x = a [0]', ['x 1:1-1:10']],
  ['x = a . b', ['x 1:1-1:10']],
  ['x = f (a)', ['x 1:1-1:10']],
  ['x = a[\n0\n]', ['x 1:1-3:2']],
  ['x = "${\na\n}"', ['x 1:1-3:3']],
  ['x = "${a\n}"', ['x 1:1-2:3']],
  ['x = "${[for a in b : "c"]}"', ['x 1:1-1:28']],
  ['x = <<-A\n  ${a}\n  A\n', ['x 1:1-3:4']],
])('%j is read to its last character', (text, expected) => {
  const { body, problems } = parseHcl(text);
  expect(problems).toEqual([]);
  const attributes = body.attributes.map(
    ({ name, range }) =>
      `${name} ${range.startLine}:${range.startColumn}-${range.endLine}:${range.endColumn}`,
  );
  const blocks = body.blocks.map(({ type, labels }) => [type, ...labels].join(' '));
  expect([...attributes, ...blocks]).toEqual(expected);
});

test('nesting has an end, and what follows is read', () => {
  const nested = (levels: number) => `x = ${'['.repeat(levels)}${']'.repeat(levels)}\ny = 1\n`;
  expect(parseHcl(nested(100)).problems).toEqual([]);
  const { body, problems } = parseHcl(`${nested(101)}${nested(100)}`);
  expect(problems.map(({ message, range }) => [message, range.startColumn])).toEqual([
    ['nested too deeply to be read', 105],
  ]);
  expect(body.attributes.map(({ name }) => name)).toEqual(['y', 'x', 'y']);
});

test('after twenty problems the rest of a file is not read', () => {
  const wrong = (count: number) => parseHcl(`${'a = }\n'.repeat(count)}b = 1\n`);
  expect(wrong(19).problems).toHaveLength(19);
  expect(wrong(19).body.attributes).toHaveLength(1);
  expect(wrong(25).problems).toHaveLength(20);
  expect(wrong(20).body.attributes).toEqual([]);
});

test.each([
  ['', '""'],
  ['a', '"a"'],
  ['a\n"b" \\n', '"a\\n\\"b\\" \\\\n"'],
  ['${a}', 'a'],
  ['a ${b}', '`"a " b`'],
  ['$${a} %%{b}', '"${a} %{b}"'],
  ['%{if a}${b}%{endif}', '<if a}${b}%{endif}: a <: b>>'],
  ['\uFEFFa', '"a"'],
])('the whole text %j is a template', (text, expected) => {
  const { value, problems } = parseTemplate(text);
  expect(problems).toEqual([]);
  expect(say(value)).toBe(expected);
});

test.each([
  ['${', 'something is missing here'],
  ['%{if a}b', 'a text does not end'],
  ['%{if a}b%{else}c', 'a text does not end'],
  ['%{endif}', '"}" was not expected here'],
  ['$$${a}', '"$$${" is not clear'],
  [`\${${'['.repeat(300)}`, 'nested too deeply to be read'],
])('the template %j is refused as a whole', (text, expected) => {
  const { value, problems } = parseTemplate(text);
  expect(problems.map(({ message }) => message)).toEqual([expected]);
  expect(value).toEqual({ kind: 'other', text, range: TOP });
});
