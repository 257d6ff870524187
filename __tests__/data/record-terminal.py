import fcntl, os, pty, select, struct, sys, termios
columns, keys, words = int(sys.argv[1]), sys.argv[2].encode().split(b'\n'), sys.argv[3:]
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
        os.write(fd, b'\x03')
        since = len(seen)
        keys = keys[1:]
sys.stdout.buffer.write(seen)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
