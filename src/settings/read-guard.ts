/**
 * Parses the inputs of the guard over what a plan does, and the people who may override.
 *
 * Beliefs: gh-permission-endpoint, gh-team-children
 */
import { isPattern } from '../policy/address-patterns.ts';
import { EXCEPTIONS } from '../policy/guard.ts';
import type { Approvers } from '../trust/command.ts';
import { parseChoice, parseList, type Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';

/** One pattern; a key in quotes may hold any character. */
const PIECE = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;

/** Reads address patterns, one per line or separated by commas. Lines that begin with `#` are comments. */
export function readPatterns(text: string): Parsed<string[]> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const uncommented = lines.filter((line) => !line.startsWith('#')).join('\n');
  const pieces = Array.from(uncommented.matchAll(PIECE), ([piece]) => piece);
  const value = pieces.filter((piece) => piece !== '-');
  const invalid = value.find((pattern) => !isPattern(pattern));
  return invalid === undefined
    ? { value: [...new Set(value)] }
    : {
        problem: `${quote(invalid)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`,
      };
}

/** Reads a limit, which may be zero. */
export function readMost(text: string): Parsed<number> {
  return /^\s*\d{1,9}\s*$/.test(text)
    ? { value: Number(text) }
    : { problem: `${quote(text)} is not a number. Write digits only.` };
}

/** Reads the list of exceptions from the guard. */
export function readExceptions(text: string): Parsed<string[]> {
  const list = parseList(text);
  if ('problem' in list) return list;
  const read = list.value.map((word) => parseChoice(word, EXCEPTIONS));
  const value = read.flatMap((parsed) => ('value' in parsed ? parsed.value : []));
  return read.find((parsed) => 'problem' in parsed) ?? { value };
}

const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;

/** Reads people, roles and teams: `octocat`, `role:maintain`, `acme/platform`. */
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
        problem: `has ${quote(item)}, which names no person or team. Write people (octocat), role:maintain, role:admin or teams (acme/platform).`,
      };
    }
  }
  return list.value.length > 0
    ? { value: approvers }
    : {
        problem:
          'is missing: name people, role:maintain, role:admin or teams. The default is nobody.',
      };
}
