/** Which story is told. Only its own code is loaded. Resolves to the exit code. */
import type { ActionIo } from './action-io.ts';
import type { Role } from './role.ts';
import { runAction } from './run-action.ts';

export async function runRole(role: Role, io: ActionIo): Promise<number> {
  switch (role) {
    case 'gate':
      return runAction(io);
    case 'gate-post': {
      const { finishAction } = await import('./post.ts');
      return finishAction(io);
    }
    default: {
      const { runSubRole } = await import('./run-sub-role.ts');
      return runSubRole(role, io);
    }
  }
}
