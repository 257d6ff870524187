/**
 * Prints the code that opens the page of a run next to its link, for a local service. The code is for
 * the reader of this log. No report contains it, because a report has other readers.
 */
import type { GateEvent } from '../../gate/gate.ts';
import type { Send } from '../../model/ports.ts';
import type { Settings } from '../../settings/settings.ts';
import * as v from '../../client/wire/schema.ts';

const codeSchema = v.object({ code: v.pipe(v.string(), v.regex(/^[0-9A-Z-]{4,20}$/)) });

interface CodePrinter {
  follow: (settings: Settings) => (event: GateEvent) => void;
  /** Resolves once every requested code is printed. */
  printed: () => Promise<void>;
}

/** Makes the printer. A service that is not local has pages with a sign-in, so no code is requested from it. */
export function createCodePrinter(send: Send, print: (line: string) => void): CodePrinter {
  const requests: Promise<void>[] = [];
  let refused = false;
  const printCode = async (settings: Settings, workspace: string): Promise<void> => {
    const answer = await askForCode(settings, send).catch(() => undefined);
    if (answer === undefined || (answer === 'refused' && refused)) return;
    refused ||= answer === 'refused';
    print(answer === 'refused' ? NO_PERSON : `  code for the page of ${workspace}: ${answer}`);
  };
  return {
    follow: (settings) => (event) => {
      if (!('runUrl' in event) || !settings.origin.startsWith('http:')) return;
      requests.push(printCode(settings, event.workspace));
    },
    printed: async () => void (await Promise.all(requests)),
  };
}

const NO_PERSON =
  '  a page acts for a person, and this token is of a team: take a code that plangate serve printed';

/** The code; undefined if the service has no pages. */
async function askForCode(
  { origin, token }: Pick<Settings, 'origin' | 'token'>,
  send: Send,
): Promise<string | undefined> {
  const { status, body } = await send({
    method: 'POST',
    url: new URL('/app/codes', origin),
    headers: { authorization: `Bearer ${token}` },
    timeoutMs: 5_000,
    maxBytes: 10_000,
  });
  if (status === 403) return 'refused';
  if (status !== 201) return undefined;
  const parsed = v.safeParse(codeSchema, JSON.parse(new TextDecoder().decode(body)));
  return parsed.success ? parsed.output.code : undefined;
}
