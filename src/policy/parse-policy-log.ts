/**
 * The text log of a policy check names the policies; its counts do not. The log is written for
 * people and may hold lines of a plan, so it explains results and never makes one pass.
 */
import { toLevel } from './level.ts';
import type { EnforcementLevel } from './result.ts';

export interface LoggedPolicy {
  policySet: string;
  policy: string;
  level: EnforcementLevel;
  /** Undefined where the log gives none that is known. */
  passed?: boolean;
  description: string;
  output: string[];
}

const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const MOST_LINES = 500;
const LONGEST = 2_000;

export function parsePolicyLog(log: string): LoggedPolicy[] {
  const policies: LoggedPolicy[] = [];
  let current: LoggedPolicy | undefined;
  let description = false;
  for (const raw of log.split('\n')) {
    const line = raw.trimEnd().slice(0, LONGEST);
    const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
    if (header !== undefined) {
      current = header;
      policies.push(header);
      description = false;
      continue;
    }
    if (current === undefined || line === '') {
      description &&= current !== undefined && current.description === '';
      continue;
    }
    if (line.startsWith('Result: ')) {
      const word = line.slice('Result: '.length).trim().toLowerCase();
      if (current.passed === undefined && (word === 'true' || word === 'false')) {
        current.passed = word === 'true';
      }
    } else if (line.startsWith('Description:')) {
      description = true;
      current.description = line.slice('Description:'.length).trim();
    } else if (description) {
      current.description = `${current.description} ${line.trim()}`.trim().slice(0, LONGEST);
    } else if (current.output.length < MOST_LINES) current.output.push(line);
  }
  return policies;
}

/** `## Policy 1: set/name.sentinel (soft-mandatory)` */
function parseHeader(line: string): LoggedPolicy | undefined {
  if (!line.startsWith(HEADER) || !line.endsWith(')')) return undefined;
  const colon = line.indexOf(': ');
  const open = line.lastIndexOf(' (');
  if (colon === -1 || open <= colon + 1) return undefined;
  const path = line.slice(colon + 2, open).trim();
  const slash = path.lastIndexOf('/');
  const file = path.slice(slash + 1);
  return {
    policySet: slash === -1 ? '' : path.slice(0, slash),
    policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
    level: toLevel(line.slice(open + 2, -1).trim()),
    description: '',
    output: [],
  };
}
