/**
 * Which functions of compiled Rego give what `opa eval` gives. `__tests__/rego/compiled.test.ts` runs both
 * over generated arguments. What is in neither list is refused.
 */
import { createHash } from 'node:crypto';
import { functionsUsed } from './functions-used.ts';

/** Function of the runtime → function of Rego. */
export const EQUAL: Readonly<Record<string, string>> = {
  builtin_graph_reachable: 'graph.reachable',
  builtin_member: 'internal.member_2',
  builtin_member3: 'internal.member_3',
  builtin_object_filter: 'object.filter',
  builtin_object_get: 'object.get',
  builtin_object_keys: 'object.keys',
  builtin_object_remove: 'object.remove',
  builtin_object_union: 'object.union',
  opa_agg_count: 'count',
  opa_agg_max: 'max',
  opa_agg_min: 'min',
  opa_agg_sort: 'sort',
  opa_arith_abs: 'abs',
  opa_arith_rem: 'rem',
  opa_arith_round: 'round',
  opa_array_concat: 'array.concat',
  opa_array_flatten: 'array.flatten',
  opa_array_reverse: 'array.reverse',
  opa_array_slice: 'array.slice',
  opa_base64_encode: 'base64.encode',
  opa_base64_url_encode: 'base64url.encode',
  opa_bits_and: 'bits.and',
  opa_bits_negate: 'bits.negate',
  opa_bits_or: 'bits.or',
  opa_bits_shiftleft: 'bits.lsh',
  opa_bits_shiftright: 'bits.rsh',
  opa_bits_xor: 'bits.xor',
  opa_cmp_eq: 'equal',
  opa_cmp_gt: 'gt',
  opa_cmp_gte: 'gte',
  opa_cmp_lt: 'lt',
  opa_cmp_lte: 'lte',
  opa_cmp_neq: 'neq',
  opa_numbers_range: 'numbers.range',
  opa_set_intersection: 'and',
  opa_set_union: 'or',
  opa_sets_intersection: 'intersection',
  opa_sets_union: 'union',
  opa_strings_contains: 'contains',
  opa_strings_endswith: 'endswith',
  opa_strings_lower: 'lower',
  opa_strings_reverse: 'strings.reverse',
  opa_strings_split: 'split',
  opa_strings_startswith: 'startswith',
  opa_strings_substring: 'substring',
  opa_strings_trim: 'trim',
  opa_strings_trim_left: 'trim_left',
  opa_strings_trim_prefix: 'trim_prefix',
  opa_strings_trim_right: 'trim_right',
  opa_strings_trim_space: 'trim_space',
  opa_strings_trim_suffix: 'trim_suffix',
  opa_strings_upper: 'upper',
  opa_to_number: 'to_number',
  opa_types_is_array: 'is_array',
  opa_types_is_boolean: 'is_boolean',
  opa_types_is_null: 'is_null',
  opa_types_is_number: 'is_number',
  opa_types_is_object: 'is_object',
  opa_types_is_set: 'is_set',
  opa_types_is_string: 'is_string',
  opa_types_name: 'type_name',
  opa_value_transitive_closure: 'walk',
};

/** Functions that differ: in the order of sets, in digits, in what they accept. */
const UNEQUAL: Readonly<Record<string, string>> = {
  builtin_json_filter: 'json.filter',
  builtin_json_remove: 'json.remove',
  builtin_object_union_n: 'object.union_n',
  opa_agg_product: 'product',
  opa_agg_sum: 'sum',
  opa_arith_ceil: 'ceil',
  opa_arith_divide: '/',
  opa_arith_floor: 'floor',
  opa_arith_minus: '-',
  opa_arith_multiply: '*',
  opa_arith_plus: '+',
  opa_base64_decode: 'base64.decode',
  opa_base64_is_valid: 'base64.is_valid',
  opa_base64_url_decode: 'base64url.decode',
  opa_cidr_contains: 'net.cidr_contains',
  opa_cidr_intersects: 'net.cidr_intersects',
  opa_glob_match: 'glob.match',
  opa_json_is_valid: 'json.is_valid',
  opa_json_marshal: 'json.marshal',
  opa_json_unmarshal: 'json.unmarshal',
  opa_regex_find_all_string_submatch: 'regex.find_all_string_submatch_n',
  opa_regex_is_valid: 'regex.is_valid',
  opa_regex_match: 'regex.match',
  opa_strings_concat: 'concat',
  opa_strings_format_int: 'format_int',
  opa_strings_indexof: 'indexof',
  opa_strings_replace: 'replace',
  opa_strings_replace_n: 'strings.replace_n',
  opa_template_string: '$"…"',
};

/** What the runtime consists of, besides functions of Rego. */
const RUNTIME = new RegExp(
  `^opa_(?:${[
    'abort_?',
    'array(?:_append|_free|_sort|_with_cap)?',
    'ato[if].*',
    'bf_.*|number_(?:hash|init_int|int|ref.*|size|to_bf|try_int)',
    'boolean|null|itoa|realloc|malloc.*|free.*|isdigit|ishex|isspace|runtime_error',
    'builtin.*|eval.*|heap_.*|mapping_.*|memoize_.*|mpd_.*|unicode_.*|value_.*',
    'json_(?:dump|lex_.*|parse.*|writer_.*|lex_read)',
    'object(?:_get|_insert|_keys|_remove)?',
    'set(?:_add|_diff|_get|_with_cap)?',
    'string(?:_allocated|_terminated)?|strlen|strncmp',
  ].join('|')})$`,
);

/** The policies that ship with this program: a test compares all of them with `opa`. */
export const EXAMPLES_DIGEST = '032dbb00c38e590af865f4455649e689ad7ff2ca9863019757c8c4f19ec2f2e7';

/**
 * Functions of Rego that a bundle uses and that are not known to be equal.
 *
 * @param hostFunctions what the module expects from its host
 * @throws Error if the bundle does not show what it uses
 */
export function unequalFunctions(wasm: Uint8Array, hostFunctions: readonly string[]): string[] {
  if (createHash('sha256').update(wasm).digest('hex') === EXAMPLES_DIGEST) return [];
  const { names, collectsLists } = functionsUsed(wasm);
  const inside = names.flatMap((name) => {
    if (Object.hasOwn(EQUAL, name) || !/^(?:opa|builtin)_/.test(name)) return [];
    if (Object.hasOwn(UNEQUAL, name)) return UNEQUAL[name] ?? [];
    return RUNTIME.test(name) ? [] : [name];
  });
  const outside = hostFunctions.filter((name) => name !== 'sprintf');
  const lists = collectsLists ? ['[… | …]'] : [];
  return [...new Set([...inside, ...outside, ...lists])].sort();
}
