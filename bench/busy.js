// Two loops that keep two cores busy, until Ctrl-C or for the seconds that are given: `node bench/busy.js 600 &`, then
// `npm cit`. A busy machine must not make a test red.
import { Worker, isMainThread } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

if (isMainThread) {
  const path = fileURLToPath(import.meta.url);
  const loops = [new Worker(path), new Worker(path)];
  const seconds = Number(process.argv[2] ?? Number.NaN);
  if (seconds > 0)
    setTimeout(() => loops.forEach((loop) => void loop.terminate()), seconds * 1_000);
} else {
  for (;;);
}
