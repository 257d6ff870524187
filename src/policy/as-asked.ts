/** What a run planned, held against what this gate asks for: the whole configuration as it is. */
import type { Mode } from '../status/status.ts';
import type { Run } from '../client/wire/run.ts';

/** How every run of this gate is. A service that does not tell one of these is taken at that. */
const FLAGS: Readonly<Record<string, boolean>> = {
  refresh: true,
  'refresh-only': false,
  'is-destroy': false,
};
/** They change nothing of what is planned, but a run of this gate would not have them. */
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
  'target-addrs',
  'replace-addrs',
  'variables',
  'invoke-action-addrs',
  'policy-paths',
] as const;
/** What does not tell these, or a flag, is not known to be what it seems. */
const TOLD_LISTS = ['target-addrs', 'replace-addrs', 'variables'];

/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
export function unlikeAsked({ attributes }: Run, mode: Mode): string[] {
  const unlike = [
    ...unusual(attributes, FLAGS),
    ...LISTS.filter((name) => !isNone(attributes[name])),
  ].map((name) => unasked(attributes, name));
  if (mode === 'speculative') {
    if (attributes['plan-only'] !== true) unlike.push('is not speculative: it could be applied');
    if (attributes.actions?.['is-confirmable'] === true)
      unlike.push('can be confirmed and applied');
    return unlike;
  }
  if (attributes['save-plan'] !== true)
    unlike.push('does not only save its plan: it is an ordinary run');
  if (attributes['auto-apply'] !== false)
    unlike.push('does not say that nothing applies it by itself');
  return unlike;
}

/** Of a run of another job, silence is no answer, and a plan by another Terraform is another plan. */
export function unlikeOwn(run: Run, terraformVersion: string | undefined): string[] {
  const { attributes } = run;
  const silent = [
    ...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
    ...TOLD_LISTS.filter((name) => attributes[name] === undefined),
  ];
  const version = attributes['terraform-version'];
  return [
    ...unlikeAsked(run, 'speculative'),
    ...unusual(attributes, OTHER_FLAGS).map((name) => unasked(attributes, name)),
    ...silent.map((name) => `does not say what its "${name}" is`),
    ...(version !== terraformVersion || version === undefined
      ? [`planned with Terraform ${show(version)}, the workspace has ${show(terraformVersion)}`]
      : []),
  ];
}

type Attributes = Run['attributes'];

function unusual(attributes: Attributes, flags: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(flags)
    .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
    .map(([name]) => name);
}

function unasked(attributes: Attributes, name: string): string {
  return `has "${name}": ${show(attributes[name])}, which nobody asked for`;
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
