/** Every address that `check` prints on a terminal leads somewhere: to a run of the service, or to a page of ours. */
import { ownPage } from '../../src/model/own-pages.ts';
import { ownedSeed } from '../support/owned-seed.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { expect, test } from '../support/jest.ts';
import { anchorsOf, REPOSITORY } from '../support/markdown-files.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { makeTree } from '../support/tree.ts';

const OURS = ownPage('');
const TOKEN = 'token-of-olivia-00';
const service = serviceForAll({
  seed: ownedSeed({ token: TOKEN }, [
    { name: 'net', script: 'policy-check-soft-failed' },
    { name: 'dns', script: { plan: { diagnostics: [{ summary: 'No region' }] } } },
  ]),
});

/** Addresses in the text, and those behind it; not the service that a command names. */
function addressesIn(text: string): string[] {
  const read = text.replaceAll(/--hostname\s+\S+/g, '');
  const found = Array.from(read.matchAll(/https?:\/\/[^\s"`\p{Cc}]+/gu), ([url]) => url);
  return [...new Set(found.map((url) => url.replace(/[.,;:)]+$/, '')))];
}

/** What the address of a run answers. */
function commandsFor(id: string): string {
  return `To decide about this run: plangate override ${id} --reason TEXT, or plangate runs apply ${id}\n`;
}

async function leadsNowhere(address: string): Promise<boolean> {
  if (address.startsWith(OURS)) {
    const [file = '', anchor] = address.slice(OURS.length).split('#');
    if (!existsSync(join(REPOSITORY, file))) return true;
    return anchor !== undefined && !anchorsOf(file).includes(anchor);
  }
  if (!address.startsWith(`${service.origin}/`)) return true;
  const answer = await fetch(address);
  const id = address.split('/').at(-1) ?? '';
  return (await answer.text()) !== commandsFor(id);
}

test('what check prints', async () => {
  const { root } = makeTree({ 'main.tf': 'locals {}\n' });
  const { stdout, stderr } = await callCli(['check', '--workspaces', 'net,dns'], {
    cwd: root,
    env: accessTo(service, TOKEN),
    screen: { columns: () => 100, rows: () => 40, colour: false },
  });
  const addresses = addressesIn(stdout + stderr);
  // The addresses of both runs, and what the documentation says of the error.
  expect(addresses.filter((url) => url.includes('/runs/run-'))).toHaveLength(2);
  expect(addresses.filter((url) => url.startsWith(OURS)).length).toBeGreaterThan(0);
  const dead: string[] = [];
  for (const address of addresses) if (await leadsNowhere(address)) dead.push(address);
  expect(dead).toEqual([]);
});

test('an address of no run is 404, and nothing is changed there', async () => {
  const status = async (path: string, method = 'GET') =>
    (await fetch(service.origin + path, { method })).status;
  expect(await status('/app/acme/net/runs/run-1')).toBe(200);
  expect(await status('/app/acme/net/runs/run-1', 'POST')).toBe(404);
  expect(await status('/app/acme/net/runs/%3Cscript%3E')).toBe(404);
  expect(await status('/app/acme')).toBe(404);
});
