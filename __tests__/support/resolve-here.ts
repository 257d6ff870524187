/**
 * For `node --import`: the names that RESOLVED_HERE lists (`.example` stands for all below it) are this machine,
 * and no other name is known, so that a test sees who has to resolve a name and nothing leaves the machine.
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

// An address needs nobody to resolve it.
const here = ['127.0.0.1', ...(process.env['RESOLVED_HERE'] ?? '').split(',').filter(Boolean)];

type Found = (error: Error | null, address?: unknown, family?: number) => void;

function lookup(name: string, ...[options, found = options]: unknown[]): void {
  const answer = found as Found;
  const isHere = here.some((known) => (known[0] === '.' ? name.endsWith(known) : name === known));
  const all = typeof options === 'object' && options !== null && Reflect.get(options, 'all');
  process.nextTick(() => {
    if (!isHere) {
      const facts = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: name };
      answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), facts));
    } else if (all === true) answer(null, [{ address: '127.0.0.1', family: 4 }]);
    else answer(null, '127.0.0.1', 4);
  });
}

Object.assign(dns, { lookup });
syncBuiltinESMExports();
