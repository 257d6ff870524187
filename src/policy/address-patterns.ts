/**
 * Patterns of addresses, `aws_db_instance.*` or `action.aws_lambda_invoke.*`, against addresses that a plan
 * names. Both are taken apart into their steps; no RegExp is made of either.
 */

interface PatternStep {
  name: string;
  /** The text in brackets, quotes included: `0`, `"a.b"`. */
  key: string | undefined;
}

interface Parts {
  modules: PatternStep[];
  /** Undefined in a pattern for everything in the module. */
  resource: { isAction: boolean; type: string; name: string; key: string | undefined } | undefined;
}

/** Longer ones do not exist. */
const LONGEST = 2_000;
const STEP = /([^.[\]"\s]+)(?:\[(\*|\d+|"(?:[^"\\]|\\.)*")\])?\./gsuy;

/** Whether a text is a pattern: `TYPE.NAME`, `action.TYPE.NAME`, `module.NAME`, each name with `*` for any text. */
export function isPattern(text: string): boolean {
  return patternSteps(text) !== undefined;
}

/** @returns undefined if the address cannot be read: then it could be that of any resource */
export function isProtected(pattern: string, address: string): boolean | undefined {
  const steps = patternSteps(pattern);
  const target = patternSteps(address);
  if (steps === undefined || target?.resource === undefined) return undefined;
  const { modules, resource } = steps;
  // The modules of the pattern may be nested in others, and protect everything inside them.
  const isInside = [...target.modules, undefined].some((_, from) =>
    modules.every((step, at) => isLike(step, target.modules[from + at])),
  );
  if (resource === undefined) return isInside;
  const { isAction, type, name, key } = target.resource;
  if (resource.isAction !== isAction) return false;
  return isInside && matchesGlob(resource.type, type) && isLike(resource, { name, key });
}

/**
 * Whether a pattern means this very address, or an instance of it. Both are read from the
 * root module, so that a pattern of the root fits nothing in a module.
 */
export function fitsFromRoot(pattern: string, address: string): boolean {
  if (pattern === address) return true;
  const steps = patternSteps(pattern);
  const target = patternSteps(address);
  if (steps === undefined || target?.resource === undefined) return false;
  const { modules, resource } = steps;
  if (!modules.every((step, at) => isLike(step, target.modules[at]))) return false;
  if (resource === undefined) return true;
  const { isAction, type, name, key } = target.resource;
  const isSameKind = resource.isAction === isAction && matchesGlob(resource.type, type);
  return modules.length === target.modules.length && isSameKind && isLike(resource, { name, key });
}

/** Whether a pattern writes out a resource type or the name of a module, so that it cannot fit everything. */
export function namesOneThing(pattern: string): boolean {
  const { modules = [], resource } = patternSteps(pattern) ?? {};
  const names = [...modules.map(({ name }) => name), ...(resource ? [resource.type] : [])];
  return names.some((name) => /^[\p{L}_][\p{L}\p{N}\p{M}_-]*$/u.test(name));
}

function isLike(pattern: PatternStep, step: PatternStep | undefined): boolean {
  if (step === undefined || !matchesGlob(pattern.name, step.name)) return false;
  return pattern.key === undefined || matchesGlob(pattern.key, step.key ?? '');
}

/** `*` matches any text, also none. */
export function matchesGlob(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return first === text;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const index = text.indexOf(part, at);
    if (index < 0) return false;
    at = index + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function patternSteps(text: string): Parts | undefined {
  const steps = stepsOf(text);
  const modules: PatternStep[] = [];
  let at = 0;
  while (steps[at]?.name === 'module' && steps[at]?.key === undefined) {
    const called = steps[at + 1];
    if (called === undefined) return undefined;
    modules.push(called);
    at += 2;
  }
  // A resource of the type `action` has two steps.
  const isAction = steps.length - at === 3 && steps[at]?.name === 'action' && !steps[at]?.key;
  const [type, name, ...more] = steps.slice(isAction ? at + 1 : at);
  if (type === undefined) return modules.length > 0 ? { modules, resource: undefined } : undefined;
  if (name === undefined || type.key !== undefined || more.length > 0) return undefined;
  return { modules, resource: { isAction, type: type.name, ...name } };
}

/** Empty unless they make up the whole text. */
function stepsOf(text: string): PatternStep[] {
  if (text.length > LONGEST) return [];
  const whole = `${text}.`;
  const steps: PatternStep[] = [];
  let end = 0;
  for (const { 0: all, 1: name = '', 2: key } of whole.matchAll(STEP)) {
    steps.push({ name, key });
    end += all.length;
  }
  return end === whole.length ? steps : [];
}
