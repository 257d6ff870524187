/** A thread that evaluates one compiled bundle. It is ended, and started anew, when it takes too long. */
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerData, WorkerQuestion } from './judge-worker.ts';

/** 1 GB, as a process of `opa` may have. */
const MAX_PAGES = 16_384;
const MAX_HEAP_MB = 512;
const START_MS = 10_000;

export type ThreadAnswer = WorkerAnswer | { ended: 'timeout' | 'aborted' | 'memory' };

export class WasmThread {
  readonly #data: WorkerData;
  #worker: Worker | undefined;
  /** The thread answers one question after the other. */
  #before: Promise<unknown> = Promise.resolve();

  /** @param data JSON; undefined where the bundle has none */
  constructor(wasm: Uint8Array, data: string | undefined) {
    this.#data = { wasm, data, maxPages: MAX_PAGES };
  }

  /** Starts the thread. Resolves to what the module has. */
  async start(): Promise<ThreadAnswer> {
    // The name is written out, so that the bundler finds the file.
    this.#worker = new Worker(new URL('./judge-worker.js', import.meta.url), {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      env: {},
    });
    // An error is an answer, where one is awaited.
    this.#worker.on('error', () => undefined).unref();
    return this.#next(this.#worker, START_MS, new AbortController().signal);
  }

  ask(question: WorkerQuestion, timeoutMs: number, signal: AbortSignal): Promise<ThreadAnswer> {
    const asking = this.#before.then(() => this.#askNow(question, timeoutMs, signal));
    this.#before = asking.catch(() => undefined);
    return asking;
  }

  async #askNow(
    question: WorkerQuestion,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<ThreadAnswer> {
    if (signal.aborted) return { ended: 'aborted' };
    if (this.#worker === undefined) {
      const started = await this.start();
      if (!('entryPoints' in started)) return started;
    }
    const worker = this.#worker;
    if (worker === undefined) return { ended: 'aborted' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage(question);
    return this.#next(worker, timeoutMs, signal);
  }

  /** The next message. A thread that sends none in time is ended. */
  async #next(worker: Worker, timeoutMs: number, signal: AbortSignal): Promise<ThreadAnswer> {
    worker.ref();
    const answer = await new Promise<ThreadAnswer>((resolve) => {
      const broke = ({ message }: Error): void =>
        end(/memory/i.test(message) ? { ended: 'memory' } : { broke: message });
      const abort = (): void => end({ ended: 'aborted' });
      const timer = setTimeout(() => end({ ended: 'timeout' }), timeoutMs);
      const end = (given: ThreadAnswer): void => {
        clearTimeout(timer);
        worker.off('message', end).off('error', broke);
        signal.removeEventListener('abort', abort);
        resolve(given);
      };
      worker.on('message', end).on('error', broke);
      signal.addEventListener('abort', abort);
    });
    worker.unref();
    if ('ended' in answer) await this.stop();
    return answer;
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
