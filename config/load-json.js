// Registered by each worker of the tests. GitHub's parser of workflows imports its schema as bundlers take it; Node.js
// wants to be told that it is JSON.
export function load(url, context, next) {
  const isJson = url.endsWith('.json');
  return next(url, isJson ? { ...context, importAttributes: { type: 'json' } } : context);
}
