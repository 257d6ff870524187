/**
 * Finds expressions that may read, as a text, a file that is not the real one in the copy: a configuration file that
 * was changed, added or taken out.
 */
import type { HclBody, HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { expressionsIn, TAKEN_OUT } from './edit-hcl.ts';

/** Functions of Terraform that read files. */
const READER = /^(?:core::)?(?:file\w*|templatefile)$/;

/** Ends of names of the files that differ in the copy, and of patterns that may find them. */
const DIFFERS = /(?:^|[^\p{L}\p{N}])(?:tf|hcl)$/u;
const PATTERN = /[*?\]}]$/;

interface File {
  shown: string;
  body: HclBody;
}

/** Sentences about such expressions. */
export function readsOfOwnFiles(files: readonly File[], touched: readonly string[]): string[] {
  const hasJson = touched.some((name) => name.endsWith('.json'));
  const differs = (end: string) => DIFFERS.test(end) || (hasJson && end.endsWith('json'));
  const planned = files.map(({ shown, body }) => ({
    shown,
    parts: [
      ...body.attributes,
      ...body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform'),
    ],
  }));
  // A path that is computed is made of texts that are written somewhere.
  const isSuspect = planned.some(({ parts }) =>
    [...expressionsIn(parts)].some(
      (one) =>
        one.kind === 'literal' &&
        typeof one.value === 'string' &&
        (differs(one.value) || PATTERN.test(one.value)),
    ),
  );
  const isDifferent = (end: string | undefined): boolean => {
    if (end === undefined || end === '') return isSuspect;
    return differs(end) || (/[*?\]}]/.test(end) && mayEndOtherwise(end, differs));
  };
  return planned.flatMap(({ shown, parts }) =>
    [...expressionsIn(parts)].flatMap((one) => {
      if (one.kind !== 'call' || !READER.test(one.name)) return [];
      const isSet = one.name.endsWith('fileset');
      const path = one.arguments[isSet ? 1 : 0];
      if (path === undefined || !isDifferent(endOf(path))) return [];
      return [
        `${shown}:${one.range.startLine} may read a configuration file as a text, by ${one.name}(). Plan with \`engine: terraform\`.`,
      ];
    }),
  );
}

/** Whether a pattern may match names with such an end: what follows its last wildcard decides. */
function mayEndOtherwise(pattern: string, differs: (end: string) => boolean): boolean {
  const [rest = ''] = /[^*?\]}]*$/.exec(pattern) ?? [];
  return rest === '' || differs(rest) || !rest.includes('.');
}

/** The text with which the value of an expression ends; undefined if that is computed. */
function endOf(expression: HclExpression): string | undefined {
  if (expression.kind === 'literal') return String(expression.value);
  if (expression.kind !== 'template') return undefined;
  const last = expression.parts.at(-1);
  return last === undefined ? undefined : endOf(last);
}
