// What is inside a bundle: the packages that its modules came from, their licenses, and the list of them all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const byName = (one, other) => (one < other ? -1 : 1);

/**
 * @param modules paths of the modules that went in
 * @param root the project's root
 * @param besides packages that lie beside the bundle as files of their own
 */
export function bundledPackages(modules, root, besides) {
  const inside = modules.flatMap((path) => {
    const [folder] = /.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(relative(root, path)) ?? [];
    return folder === undefined ? [] : [folder];
  });
  const folders = new Set([...inside, ...besides.map((name) => `node_modules/${name}`)]);
  return [...folders].sort(byName).map((folder) => {
    const path = join(root, folder);
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return { name, version, license, path };
  });
}

export function writeLicenses(packages, to) {
  const texts = packages.map(({ name, license, path }) => {
    const file = readdirSync(path).find((each) => /^licen[sc]e(?:\.(?:md|txt))?$/i.test(each));
    const text = file === undefined ? '' : `${readFileSync(join(path, file), 'utf8').trim()}\n`;
    return `${name}\n${license}\n${text}`;
  });
  writeFileSync(to, [...new Set(texts)].join('\n'));
}

/**
 * A software bill of materials in CycloneDX. Of the bundles: npm's own would list what builds and tests
 * them, or, without that, nothing at all.
 * @param bundles name of the bundle → its packages
 */
export function writeSbom(bundles, { name, version, license }, to) {
  const components = new Map();
  for (const [bundle, packages] of Object.entries(bundles)) {
    for (const each of packages) {
      const purl = purlOf(each.name, each.version);
      const component = components.get(purl) ?? {
        type: 'library',
        'bom-ref': purl,
        name: each.name,
        version: each.version,
        licenses: [{ expression: each.license }],
        purl,
        properties: [],
      };
      component.properties.push({ name: 'plangate:bundle', value: `dist/${bundle}` });
      components.set(purl, component);
    }
  }
  const purl = purlOf(name, version);
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purl,
        name,
        version,
        licenses: [{ expression: license }],
        purl,
      },
    },
    components: [...components.keys()].sort(byName).map((key) => components.get(key)),
  };
  writeFileSync(to, `${JSON.stringify(sbom, undefined, 2)}\n`);
}

function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
