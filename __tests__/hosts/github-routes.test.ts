/** What GitHub does not have does not compile: routes, parameters, values, fields of answers. */
import { testCases } from '../support/compile-cases.ts';

const CHECK = "'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}'";
const PULL = "'GET /repos/{owner}/{repo}/pulls/{pull_number}'";
const COMMENTS = "'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'";
const PERMISSION = "'GET /repos/{owner}/{repo}/collaborators/{username}/permission'";

/** Each is the body of a function that knows `call`, `list`, `checkRuns` and `field`. */
const COMPILES: Record<string, string> = {
  'a question': `await call(${PULL}, { pull_number: 42 });`,
  'a body within a body': `await call(${CHECK}, { check_run_id: 7, output: { title: 't', summary: 's', annotations: [{ path: 'a', start_line: 1, end_line: 1, annotation_level: 'warning', message: 'm' }] } });`,
  'values by name': `const output = { title: 't', summary: 's' }; await call(${CHECK}, { check_run_id: 7, output });`,
  'a list': `await list(${COMMENTS}, { issue_number: 42, per_page: 100 }, (item) => ({ id: 1, body: field(item, 'body') }));`,
  'a list under a name': `await checkRuns({ ref: 'x', check_name: 'gate' }, (item) => ({ id: 1, external: field(item, 'external_id') }));`,
  'a field': `const pull = await call(${PULL}, { pull_number: 42 }); field(pull, 'head', 'sha');`,
  'a field that only some answers have': `const it = await call('GET /repos/{owner}/{repo}/contents/{path}', { path: 'a' }); field(it, 'content');`,
};

const REFUSED: Record<string, string> = {
  'a route with a slip': `await call('GET /repos/{owner}/{repo}/pull/{pull_number}', { pull_number: 42 });`,
  'a method that the route has not': `await call('PUT /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: 42 });`,
  'a route that is a path': `await call('GET /repos/acme/infra/pulls/42', {});`,
  'an address': `await call('GET https://evil.example/user', {});`,
  'a parameter that is missing': `await call(${PULL}, {});`,
  'a parameter with a slip': `await call(${PULL}, { number: 42 });`,
  'a parameter too many': `await call(${PULL}, { pull_number: 42, per_page: 100 });`,
  'one too many, by name': `const where = { pull_number: 42, per_page: 100 }; await call(${PULL}, where);`,
  'one too many, in a body that takes any': `await call(${CHECK}, { check_run_id: 7, outputs: {} });`,
  'one too many, inside of the body': `await call(${CHECK}, { check_run_id: 7, output: { summary: 's', text_: 't' } });`,
  'one too many, inside and by name': `const output = { title: 't', summary: 's', sumary: 's' }; await call(${CHECK}, { check_run_id: 7, output });`,
  'one too many, in a list in the body': `const annotations = [{ path: 'a', start_line: 1, end_line: 1, annotation_level: 'warning' as const, message: 'm', line: 1 }]; await call(${CHECK}, { check_run_id: 7, output: { summary: 's', annotations } });`,
  'a value that is none': `await call(${CHECK}, { check_run_id: 7, status: 'done' });`,
  'a value of another type': `await call(${PULL}, { pull_number: '42' });`,
  'another repository': `await call(${PULL}, { owner: 'evil', pull_number: 42 });`,
  'another base': `await call(${PULL}, { pull_number: 42, baseUrl: 'https://evil.example' });`,
  'another address': `await call('GET /user', { url: 'https://evil.example' });`,
  'headers of its own': `await call('GET /user', { headers: { authorization: 'x' } });`,
  'another way to send': `await call('GET /user', { request: { fetch } });`,
  'a parameter of a list': `await list(${COMMENTS}, { issue_number: 42, limit: 50 }, () => ({ id: 1 }));`,
  'a parameter of a list under a name': `await checkRuns({ ref: 'x', name: 'gate' }, () => ({ id: 1 }));`,
  'a field with a slip': `const pull = await call(${PULL}, { pull_number: 42 }); field(pull, 'header');`,
  'a field inside with a slip': `const pull = await call(${PULL}, { pull_number: 42 }); field(pull, 'head', 'oid');`,
  'a field of another answer': `const rights = await call(${PERMISSION}, { username: 'a' }); field(rights, 'role');`,
  'a field of an entry': `await list(${COMMENTS}, { issue_number: 42 }, (item) => ({ id: 1, author: field(item, 'author') }));`,
  'a field without a look': `const pull = await call(${PULL}, { pull_number: 42 }); const sha: string = field(pull, 'head', 'sha');`,
  'an answer without a look': `const { json } = await call(${PULL}, { pull_number: 42 }); const { state } = json;`,
};

const HEAD = `import { field, type Requests } from 'SRC/hosts/github/requests.ts'; declare const requests: Requests; const { call, list, checkRuns } = requests;`;

testCases(HEAD, { compiles: COMPILES, refused: REFUSED });
