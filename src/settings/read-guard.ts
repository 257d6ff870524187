/** Inputs of the guard over what a plan destroys, and whom a workflow names to let something pass. */
import { isPattern } from '../policy/address-patterns.ts';
import { EXCEPTIONS } from '../policy/guard.ts';
import type { Approvers } from '../trust/command.ts';
import { parseChoice, parseList, type Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';

/** A pattern may have a key in quotes, with anything in it. */
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;

/** Address patterns, one per line or separated by commas; lines that begin with `#` are comments. */
export function readPatterns(text: string): Parsed<string[]> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const own = lines.filter((line) => !line.startsWith('#')).join('\n');
  const value = Array.from(own.matchAll(PIECE), ([piece]) => piece).filter((one) => one !== '-');
  const odd = value.find((pattern) => !isPattern(pattern));
  return odd === undefined
    ? { value: [...new Set(value)] }
    : {
        problem: `${quote(odd)} is not a pattern of addresses. Write aws_db_instance.*, module.data or module.data.aws_db_instance.main.`,
      };
}

/** Zero is a limit, too. */
export function readMost(text: string): Parsed<number> {
  return /^\s*\d{1,9}\s*$/.test(text)
    ? { value: Number(text) }
    : { problem: `${quote(text)} is not a number. Write digits only.` };
}

export function readExceptions(text: string): Parsed<string[]> {
  const list = parseList(text);
  if ('problem' in list) return list;
  const read = list.value.map((word) => parseChoice(word, EXCEPTIONS));
  const value = read.flatMap((one) => ('value' in one ? one.value : []));
  return read.find((one) => 'problem' in one) ?? { value };
}

const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;

/** `octocat`, `role:maintain`, `acme/platform`. */
export function readApprovers(text: string): Parsed<Approvers> {
  const list = parseList(text);
  if ('problem' in list) return list;
  const approvers: Approvers = { people: [], roles: [], teams: [] };
  for (const item of list.value) {
    const [, person] = LOGIN.exec(item) ?? [];
    const [, organization, team] = TEAM.exec(item) ?? [];
    const role = ROLES.indexOf(item.replace(/^role:/, ''));
    if (item.startsWith('role:') && role >= 0) approvers.roles.push(...ROLES.slice(role));
    else if (organization !== undefined && team !== undefined)
      approvers.teams.push({ organization, team });
    else if (person !== undefined) approvers.people.push(person.toLowerCase());
    else {
      return {
        problem: `has ${quote(item)}, which is nobody. Write people (octocat), role:maintain, role:admin or teams (acme/platform).`,
      };
    }
  }
  return list.value.length > 0
    ? { value: approvers }
    : {
        problem:
          'is missing: name people, role:maintain, role:admin or teams. Nobody is meant by default.',
      };
}
