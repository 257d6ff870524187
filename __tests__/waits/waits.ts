/**
 * Everything for which the program can wait: where it is in the sources, what ends the wait, and the
 * tests in which it would never end. What is not listed here fails `waits.test.ts`.
 */

export interface Wait {
  /** Ends a wait that nobody answers. */
  endedBy: string;
  /** A file of src/ → what it waits with, as `primitives.ts` names it. */
  at: Readonly<Record<string, readonly string[]>>;
  /** Names of tests that hang there; or why none can. */
  hangs: readonly string[] | { none: string };
}

const TIMER = 'timer';
const PROMISE = 'new Promise';

export const WAITS: Readonly<Record<string, Wait>> = {
  'a request: DNS, a proxy, TLS, the answer': {
    endedBy:
      'The time of the attempt, which is at most what is left of the job; the signal. The connections are destroyed.',
    at: {
      'client/http/send.ts': [
        'node:fs readFileSync',
        'node:fs/promises open',
        'node:net',
        'node:stream',
        'node:tls',
        TIMER,
        'undici',
      ],
      'model/proxies.ts': ['node:net'],
    },
    hangs: [
      'a proxy that accepts the tunnel and is silent',
      'a TLS handshake that is never answered',
      'TLS through a tunnel that is never answered',
      'a request that is never answered',
      'an answer whose body never ends',
      'a name that DNS never answers',
      'a service that falls silent while its run goes on',
      'a service that is silent',
      'a GitHub that is silent',
      'a GitHub that falls silent when the comment is to be written',
      'a service that is silent in a sub-action',
      'a forwarding proxy that is silent',
    ],
  },
  'a program: git, opa, terraform, tofu': {
    endedBy: 'Its own limit, the time of the job, the signal. All processes of its group end.',
    at: {
      'machine/execute.ts': [
        'node:events',
        '@actions/exec',
        'AbortSignal.timeout',
        PROMISE,
        'node:child_process',
        TIMER,
      ],
      'machine/watch-memory.ts': ['node:fs/promises readFile', TIMER],
      // What waits for a program that is to be asked.
      'rego/judge-by-opa.ts': [PROMISE],
      'rego/opa-folder.ts': [PROMISE, 'node:fs/promises writeFile'],
    },
    hangs: [
      'git that never ends, before anything is known',
      'git that never ends, while files are packed',
      'opa that never ends',
      'terraform that never ends',
      'a git that never ends',
    ],
  },
  'a pause': {
    endedBy: 'Its own length, which is at most what is left of the job; the signal.',
    at: {
      'machine/system-clock.ts': ['node:timers/promises'],
      'machine/alarms.ts': ['node:events', TIMER],
      'machine/leave.ts': ['node:timers/promises'],
      'machine/take-turn.ts': ['node:timers/promises'],
      'action/main.ts': [TIMER],
      'hosts/github/job.ts': [PROMISE, TIMER],
      'gate/supersede.ts': ['node:events'],
      'cli/demo/demo-clock.ts': [PROMISE, TIMER],
    },
    hangs: ['a run that never ends'],
  },
  'a file that others may have made': {
    endedBy: 'Only regular files are opened, without waiting for the other end of a pipe.',
    at: {
      'machine/read-regular.ts': [
        'node:fs openSync',
        'node:fs readFileSync',
        'node:fs/promises open',
      ],
      'machine/compare-with-commit.ts': ['node:fs readFileSync'],
      'machine/program-path.ts': ['node:fs openSync', 'node:fs readSync'],
      'archive/open-checked.ts': ['node:fs openSync', 'node:fs readSync'],
      'archive/tar-stream.ts': ['node:fs readSync'],
      'service/load-seed.ts': ['node:fs readFileSync'],
      'service/read-example.ts': ['node:fs readFileSync'],
    },
    hangs: ['a pipe in the place of each file that is read'],
  },
  'a file that a person names, which may be a pipe': {
    endedBy: 'The signal.',
    at: { 'machine/read-regular.ts': ['node:fs/promises open'] },
    hangs: ['a seed that is a pipe without a writer'],
  },
  'a file that this program, the CI host or the system made': {
    endedBy: 'It is a regular file in a folder of this job, or a setting of the kernel.',
    at: {
      'action/actions-runner.ts': ['@actions/core'],
      'action/publish-report.ts': ['node:fs/promises writeFile'],
      'action/save-plans.ts': ['node:fs/promises writeFile'],
      'action/runner-files.ts': ['node:fs/promises appendFile'],
      'action/unseen-environment.ts': ['node:fs readFileSync', 'node:fs writeFileSync'],
      'archive/archive-file.ts': ['node:fs openSync', 'node:fs writeSync'],
      'cli/demo/command.ts': ['node:fs/promises writeFile'],
      'cli/demo/run-demo.ts': [
        'node:fs/promises cp',
        'node:fs/promises readFile',
        'node:fs/promises writeFile',
      ],
      'cli/digest.ts': ['node:fs/promises writeFile'],
      'cli/init/write-files.ts': ['node:fs/promises writeFile'],
      'cli/report-files.ts': ['node:fs/promises writeFile'],
      'cli/write-secret-file.ts': ['node:fs/promises open'],
      'gate/take-over.ts': ['node:fs createReadStream', 'node:stream/promises'],
      'machine/apart.ts': ['node:fs/promises readFile'],
      'machine/ask-git.ts': ['node:fs writeFileSync'],
      'machine/git-objects.ts': ['node:fs writeFileSync'],
      'machine/network-of-git.ts': ['node:fs/promises writeFile', 'node:tls'],
      'plan/plan-in-copies.ts': ['node:fs/promises copyFile'],
      'plan/program-plan.ts': ['node:fs/promises readFile', 'node:fs/promises writeFile'],
      'plan/run-programs.ts': ['node:fs/promises readFile', 'node:fs/promises writeFile'],
      'service/engines/program-engine.ts': [
        'node:fs/promises readFile',
        'node:fs/promises writeFile',
      ],
    },
    hangs: { none: 'Nobody else has these files. The next row is about their disk.' },
  },
  'the disk, and threads of Node.js that wait for it or for DNS': {
    endedBy:
      'The time of the check and the signal end the wait, and the process is replaced (Node.js 22.15 and later) or killed, because its threads cannot be ended.',
    // Every import of node:fs.
    at: {},
    hangs: ['threads of Node.js that wait for a disk'],
  },
  'a reader of the output': {
    endedBy: 'The signal; the end of the reader.',
    at: { 'cli/main.ts': [PROMISE, 'node:readline/promises', 'stream.write'] },
    hangs: ['output that is not read'],
  },
  'a person who is asked': {
    endedBy: 'The answer, Ctrl-C or Ctrl-D, a signal. Nobody is asked without a terminal.',
    // The same file as above.
    at: {},
    hangs: ['a question that nobody answers'],
  },
  'requests to `plangate serve`': {
    endedBy: 'The signal, also while a client sends or receives.',
    at: {
      'service/server.ts': [PROMISE, 'node:http', 'node:timers/promises'],
      'cli/serve.ts': ['node:events'],
    },
    hangs: ['a client of the local service that is silent'],
  },
  'compression, which other threads do': {
    endedBy: 'The end of its input. A pack that is canceled does not wait for it.',
    at: {
      'archive/gzip-blocks.ts': [PROMISE, 'node:zlib'],
      'service/tar.ts': ['node:zlib'],
    },
    hangs: { none: 'Its input is in memory.' },
  },
  'what all of these are raced with': {
    endedBy: 'The signal that it is given.',
    at: { 'model/ended-by.ts': [PROMISE] },
    hangs: { none: 'It ends other waits.' },
  },
};
