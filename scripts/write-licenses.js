// The licenses of everything in a bundle, whichever of its files a package ended up in.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param stats path of what ncc's `--stats-out` wrote: which modules went in
 * @param root the project's root
 * @param besides packages that lie beside the bundle as files of their own
 * @param to where the text goes
 */
export function writeLicenses(stats, root, besides, to) {
  const folders = new Set(besides.map((name) => `node_modules/${name}`));
  const visit = (modules) => {
    for (const { name = '', modules: inner = [] } of modules) {
      const [folder] = /.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(name) ?? [];
      if (folder !== undefined) folders.add(folder.replace(/^\.\//, ''));
      visit(inner);
    }
  };
  visit(JSON.parse(readFileSync(stats, 'utf8')).modules);
  const texts = [...folders]
    .sort((one, other) => (one < other ? -1 : 1))
    .map((folder) => textOf(join(root, folder)));
  writeFileSync(to, [...new Set(texts)].join('\n'));
}

function textOf(folder) {
  const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[sc]e(?:\.(?:md|txt))?$/i.test(each));
  const text = file === undefined ? '' : `${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name}\n${license}\n${text}`;
}
