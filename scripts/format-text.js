// What a script writes looks like what people write here: the formatter's settings are those of the repository.
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const settings = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/** @param path its ending says which language `text` is in */
export async function formatText(path, text) {
  const { code, errors } = await format(path, text, settings);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((e) => e.message).join('; ')}`);
  return code;
}
