/**
 * For programs that start often, imported before all else: takes the global `Headers` away. The package `undici` asks for
 * it once, while it is loaded, to read cookies, of which there are none here. Node.js makes it at the first question, and
 * loads an undici of its own for that, which is a sixth of the time from the start to the first request.
 */
Object.defineProperty(globalThis, 'Headers', {
  value: undefined,
  configurable: true,
  writable: true,
});
