/** Loaded once by each process that runs tests (`config/jest.config.js`), before them. */
import { addEventHandler, getState } from 'jest-circus';
import { TEST_LIMIT_MS } from './time-limits.ts';

interface TestOrHook {
  fn?: ((...given: unknown[]) => unknown) | undefined;
  /** Milliseconds, where the test names a limit of its own. */
  timeout?: number | undefined;
}

// Failures name lines of `.ts`.
process.setSourceMapsEnabled(true);

// The runner hangs up when there are no more tests. Nothing that a test left open keeps the process alive.
process.once('disconnect', () => process.exit());

// The runner has no limit of time for a test or a hook.
addEventHandler((event) => {
  const { currentDescribeBlock: block } = getState();
  if (event.name === 'add_test') limit(block.children.at(-1) as TestOrHook);
  if (event.name === 'add_hook') limit(block.hooks.at(-1) as TestOrHook);
});

function limit(entry: TestOrHook): void {
  const { fn, timeout = TEST_LIMIT_MS } = entry;
  if (fn !== undefined) entry.fn = () => inTime(async () => fn(), timeout);
}

async function inTime(run: () => Promise<unknown>, limitMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const late = new Error(`This did not end within ${limitMs / 1_000} s.`);
    timer = setTimeout(() => reject(late), limitMs);
  });
  try {
    return await Promise.race([run(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
