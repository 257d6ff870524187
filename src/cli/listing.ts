/** Lists: one page, or all of them. */
import type { Listing, Page } from '../client/pages.ts';
import type { CommandInput, OptionSpec } from './command.ts';
import type { Call } from './operation.ts';
import type { Problem } from './problems.ts';
import { flagOf, numberOf, wholeNumber } from './read-input.ts';
import type { Cell } from './table.ts';
import { renderTable } from './table.ts';

export const LIST_OPTIONS: OptionSpec[] = [
  { name: 'all', description: 'read every page' },
  {
    name: 'page',
    value: 'number',
    description: 'which page, from 1',
    check: wholeNumber(1, 999_999_999),
  },
  {
    name: 'page-size',
    value: 'count',
    description: 'entries per page, up to 100; 20 where the service decides',
    check: wholeNumber(1, 100),
  },
];

export function listProblems(input: CommandInput): Problem[] {
  const page = numberOf(input, 'page') ?? numberOf(input, 'page-size');
  if (!flagOf(input, 'all') || page === undefined) return [];
  return [{ subject: '--all', message: 'reads every page: leave out --page and --page-size.' }];
}

/** Prints what was asked for; what is left unread is said beside it. */
export async function answerListing<T>(
  call: Call,
  listing: Listing<T>,
  columns: { headings: string[]; row: (item: T) => Cell[] },
): Promise<void> {
  const { items, pagination } = await read(call.input, listing);
  const document = pagination ? { data: items, meta: { pagination } } : { data: items };
  await call.answer(document, renderTable(columns.headings, items.map(columns.row)));
  const total = pagination?.['total-count'] ?? undefined;
  const next = pagination?.['next-page'] ?? undefined;
  if (next !== undefined) {
    const of = total === undefined ? '' : ` of ${total}`;
    call.remark(`${items.length}${of} shown; for more: --page ${next}, or --all.`);
  } else if (items.length === 0) {
    call.remark('There is none.');
  }
}

async function read<T>(input: CommandInput, listing: Listing<T>): Promise<Page<T>> {
  if (flagOf(input, 'all')) return { items: await listing.all() };
  const number = numberOf(input, 'page');
  const size = numberOf(input, 'page-size');
  return listing.page({
    ...(number === undefined ? {} : { number }),
    ...(size === undefined ? {} : { size }),
  });
}
