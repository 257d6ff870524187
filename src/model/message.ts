/** A sentence for people about what went wrong, and the code under which the docs say what to do about it. */
import { errorMessage } from './error-message.ts';
import { ownPage } from './own-pages.ts';

/**
 * The codes that there are, by the page that explains them and by what they are about. From the first release on a code
 * is never given to anything else.
 */
export const CODES = {
  'docs/troubleshooting.md': {
    'Start, token, origin': ['PG-101', 'PG-102', 'PG-103', 'PG-104', 'PG-105', 'PG-106'],
    'Answers of the service': ['PG-107', 'PG-108', 'PG-109', 'PG-110', 'PG-111', 'PG-112'],
    'Permissions and workspace': ['PG-113', 'PG-114', 'PG-115', 'PG-116', 'PG-117', 'PG-118'],
    'The run': ['PG-119', 'PG-120', 'PG-121', 'PG-122', 'PG-123', 'PG-124'],
    'The report and the files': [
      'PG-125',
      'PG-126',
      'PG-127',
      'PG-128',
      'PG-129',
      'PG-130',
      'PG-131',
      'PG-132',
    ],
  },
  'docs/troubleshooting-runs.md': {
    'Verdicts and provisional runs': [
      'PG-133',
      'PG-134',
      'PG-135',
      'PG-136',
      'PG-137',
      'PG-138',
      'PG-139',
    ],
    'Matrix, existing runs, version control': [
      'PG-141',
      'PG-142',
      'PG-143',
      'PG-144',
      'PG-145',
      'PG-146',
      'PG-147',
      'PG-148',
      'PG-149',
    ],
    'Archive and changes': [
      'PG-150',
      'PG-151',
      'PG-152',
      'PG-153',
      'PG-154',
      'PG-155',
      'PG-156',
      'PG-157',
      'PG-158',
    ],
  },
} as const;

type Areas = (typeof CODES)[keyof typeof CODES];
type CodesOf<Page> = Page extends Readonly<Record<string, readonly (infer One)[]>> ? One : never;
/** As in `PG-141`. */
export type Code = CodesOf<Areas>;

export interface Message {
  /** A whole sentence or more. Hostile until escaped. */
  text: string;
  /** Absent where the sentence itself says what to do. */
  code?: Code | undefined;
}

/** The message of whatever was thrown. An error that knows its code has it as `helpCode`. */
export function messageOf(error: unknown): Message {
  const code = (error as { helpCode?: Code } | undefined)?.helpCode;
  return { text: errorMessage(error), code };
}

/** The same message with other words around it. */
export function reworded({ text, code }: Message, reword: (text: string) => string): Message {
  return { text: reword(text), code };
}

/** The address of the section that says what to do. */
export function remedyOf(code: Code): string {
  const isOn = (areas: Areas) =>
    Object.values(areas).some((codes: readonly Code[]) => codes.includes(code));
  const page = Object.entries(CODES).find(([, areas]) => isOn(areas))?.[0] ?? '';
  return `${ownPage(page)}#${code.toLowerCase()}`;
}
