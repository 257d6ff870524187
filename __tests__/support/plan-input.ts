/** What is planned: files, and nothing else that is known. */
import type { PlanInput } from '../../src/service/engine.ts';

export function planInput(files: Record<string, string | Uint8Array>): PlanInput {
  const encoder = new TextEncoder();
  const tree = Object.entries(files).map(([path, content]) => {
    return [path, typeof content === 'string' ? encoder.encode(content) : content] as const;
  });
  return {
    files: new Map(tree),
    workingDirectory: '',
    workspaceName: 'prod',
    terraformVersion: '1.11.4',
    variables: {},
    assigned: [],
    state: {},
    isDestroy: false,
    options: { refreshOnly: false, targets: [], replace: [], allowEmptyApply: false },
  };
}
