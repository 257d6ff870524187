/** Reads XML strictly: elements, attributes, text, the five entities. Throws on anything else. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TAG = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

export function readXml(document: string): XmlElement[] {
  if (!ALLOWED.test(document)) throw new Error('a character that XML does not allow');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = document.startsWith('<?xml') ? document.indexOf('?>') + 2 : 0;
  while (at < document.length) {
    const here = open.at(-1) as XmlElement;
    if (document[at] !== '<') {
      const next = document.indexOf('<', at);
      const end = next < 0 ? document.length : next;
      here.text += decode(document.slice(at, end));
      at = end;
      continue;
    }
    TAG.lastIndex = at;
    const match = TAG.exec(document);
    if (!match) throw new Error(`not a tag: ${document.slice(at, at + 80)}`);
    at = TAG.lastIndex;
    const [, closing, name = '', attributes = '', empty] = match;
    if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
    here.children.push(element);
    if (empty !== '/') open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> stays open`);
  return root.children;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w:.-]+)="([^"]*)"/g), ([, name, value]) => [
      name ?? '',
      decode(value ?? ''),
    ]),
  );
}

function decode(text: string): string {
  if (/[<>]/.test(text)) throw new Error(`not escaped: ${text.slice(0, 80)}`);
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    const code = /^#(\d{1,7})$/.exec(name)?.[1];
    const value = code === undefined ? known[name] : String.fromCodePoint(Number(code));
    if (value === undefined || !whole.endsWith(';')) throw new Error(`no entity: ${whole}`);
    return value;
  });
}
