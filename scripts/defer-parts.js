// The index of undici asks for every part of it at once: caches, WebSocket, mocks, a second fetch. In a bundle each part
// is now asked for when it is first used. All of undici is still there, and a start of the action is a fifth shorter.

/** @param text a file of a bundle. Throws where undici's index is in it and does not look as expected. */
export function deferParts(text) {
  const start = text.search(/^const Client = __\w+_require__\(\d+\)$/m);
  if (start < 0) return text;
  const end = text.indexOf('\n/***/ })', start);
  const [, ask] = /= (__\w+_require__)\(/.exec(text.slice(start, end));
  const deferred = defer(text.slice(start, end), ask);
  const eager = deferred.match(new RegExp(`^(?:const|module\\.exports).*${ask}\\(`, 'gm')) ?? [];
  // The one constant is what the first request needs anyway.
  if (eager.length > 1 || !deferred.includes("'EnvHttpProxyAgent', {")) {
    throw new Error(`undici's index does not look as expected: ${eager.join('; ')}`);
  }
  return text.slice(0, start) + deferred + text.slice(end);
}

function defer(body, ask) {
  const part = `\\(?(${ask}\\(\\d+\\)(?:\\.\\w+)?)\\)?`;
  const parts = new Map();
  let text = body
    // The bundler has found that nobody reads these.
    .replace(/^__webpack_unused_export__ = (?:\{\n[^]*?\n\}|.*)\n/gm, '')
    .replace(/^\/\* unused reexport \*\/ .*\n/gm, '')
    .replace(new RegExp(`^const (\\w+) = ${part}\\n`, 'gm'), (_, name, what) => {
      parts.set(name, what);
      return '';
    })
    .replace(new RegExp(`^const \\{ ([\\w, ]+) \\} = ${part}\\n`, 'gm'), (_, names, what) => {
      for (const name of names.split(', ')) parts.set(name, `${what}.${name}`);
      return '';
    })
    .replace(/^module\.exports\.(\w+) = (?!function\b)(.+)\n/gm, (_, name, what) => {
      return `Object.defineProperty(module.exports, '${name}', { enumerable: true, get: () => ${what} })\n`;
    });
  for (const [name, what] of parts) {
    text = text.replace(new RegExp(`(?<![.\\w'])${name}\\b(?!')`, 'g'), () => what);
  }
  return text;
}
