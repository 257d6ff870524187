// Loaded by each worker before the runner of the tests. The runner sends its settings to all workers as soon as one of
// them asks, and to none twice. A worker that still loads its modules then would miss them and wait without end.
const ASKS = 'jest-light-runner-get-worker-data';
const ANSWERS = 'jest-light-runner-worker-data';

if (process.send !== undefined) {
  let answer;
  const emit = process.emit.bind(process);
  const send = process.send.bind(process);
  process.emit = (event, ...given) => {
    if (event === 'message' && given[0]?.type === ANSWERS) [answer] = given;
    return emit(event, ...given);
  };
  process.send = (message, ...given) => {
    if (message !== ASKS || answer === undefined) return send(message, ...given);
    return process.nextTick(() => emit('message', answer));
  };
}
