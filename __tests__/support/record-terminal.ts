/** What a program writes to a terminal of so many columns, byte for byte, through a pseudo-terminal of python3. */
import { spawn } from 'node:child_process';

const PROGRAM = `
import fcntl, os, pty, select, struct, sys, termios
columns, keys, words = int(sys.argv[1]), sys.argv[2].encode().split(b'\\n'), sys.argv[3:]
pid, fd = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 50, columns, 0, 0))
    os.execv(words[0], words)
seen = b''
since = 0
while True:
    try:
        piece = os.read(fd, 65536)
    except OSError:
        break
    if not piece:
        break
    seen += piece
    if keys and keys[0] and keys[0] in seen[since:]:
        os.write(fd, b'\\x03')
        since = len(seen)
        keys = keys[1:]
sys.stdout.buffer.write(seen)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

export interface Recording {
  bytes: string;
  code: number | null;
}

/** @param interruptAt once this has been written, Ctrl-C is typed; one text a line for several times */
export async function recordTerminal(
  python: string,
  words: readonly string[],
  options: { columns: number; cwd: string; env: Record<string, string>; interruptAt?: string },
): Promise<Recording> {
  const { columns, cwd, env, interruptAt = '' } = options;
  const args = ['-c', PROGRAM, String(columns), interruptAt, ...words];
  const child = spawn(python, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let bytes = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (bytes += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ bytes, code }));
  });
}
