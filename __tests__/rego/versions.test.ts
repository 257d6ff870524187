/** The oldest `opa` that is supported and the newest one say the same of the same policies. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, policyPorts, policySet } from '../support/rego-sets.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const resource = (type: string, name: string, actions: string[], after: object) => ({
  address: `${type}.${name}`,
  mode: 'managed',
  type,
  name,
  change: { actions, before: null, after, after_unknown: {} },
});
const PLAN = {
  format_version: '1.2',
  terraform_version: '1.11.4',
  variables: { region: { value: 'eu-1' }, zone: { value: 'eu-1' }, owner: { value: 'Net' } },
  planned_values: { root_module: { resources: [] } },
  resource_changes: [
    resource('bucket', 'logs', ['create'], { acl: 'public-read', size: 5, tags: { owner: 'a' } }),
    resource('bucket', 'data', ['update'], { acl: 'private', size: 50, tags: {} }),
    resource('server', 'web', ['delete', 'create'], { ports: [22, 80], zone: 'eu-1', note: null }),
    resource('server', 'db', ['no-op'], { ports: [], zone: 'us-1', cidr: '10.0.0.0/8' }),
  ],
};

const CHANGES = 'some c in input.plan.resource_changes';
/** What makes a policy deny, one way of saying it in each line. `C` is any change of the plan. */
const CONDITIONS = `
C; c.change.after.acl in {"public", "public-read"}
input.plan.variables.zone.value in {"nowhere", input.plan.variables.region.value}; C
input.plan.variables.zone.value in ["nowhere", input.plan.variables.region.value]; C
zone := input.plan.variables.region.value; input.plan.variables.zone.value in {"a", zone}; C
C; not c.change.after.zone in {"us-1", input.plan.variables.region.value}; c.type == "server"
C; "create" in c.change.actions
C; {"delete", "create"} == {a | some a in c.change.actions}
C; c.change.actions == ["delete", "create"]
C; some port in c.change.after.ports; port < 80
C; some i, port in c.change.after.ports; i > 0; port == 80
C; some key, _ in c.change.after.tags; key == "owner"
C; every port in c.change.after.ports { port > 1000 }; c.type == "server"
C; every port in c.change.after.ports { port != 22 }; count(c.change.after.ports) > 0
C; not c.change.after.tags.owner; c.type == "bucket"
C; c.change.after.note == null
C; is_null(c.change.after.note)
C; object.get(c, ["change", "after", "size"], 0) > 10
C; object.get(c.change.after, "zone", "none") == "none"
C; c.change.after.size * 2 >= 100
C; c.change.after.size % 2 == 1
C; count(c.change.after.ports) == 0
C; startswith(c.change.after.zone, "us-")
C; endswith(c.address, ".web")
C; contains(c.change.after.acl, "public")
C; regex.match("^eu-[0-9]+$", c.change.after.zone)
C; glob.match("bucket.*", ["."], c.address)
C; lower(input.plan.variables.owner.value) == "net"
C; upper(c.name) == "LOGS"
C; split(c.address, ".")[1] == "db"
C; concat("/", [c.type, c.name]) == "server/web"
C; trim_prefix(c.address, "bucket.") == "data"
C; replace(c.name, "o", "0") == "l0gs"
C; sprintf("%s-%d", [c.name, 1]) == "web-1"
C; net.cidr_contains("10.0.0.0/8", "10.1.2.3"); c.name == "db"
C; net.cidr_contains(c.change.after.cidr, "11.0.0.1")
C; to_number("5") == c.change.after.size
C; json.unmarshal("[22]")[0] in c.change.after.ports
C; base64.encode(c.name) == "d2Vi"
C; semver.compare(input.plan.terraform_version, "1.11.0") > 0
C; time.parse_rfc3339_ns("2026-01-01T00:00:00Z") > 0
count([c | C; c.type == "bucket"]) == 2; c := {"address": "list"}
count({c.type | C}) == 3; c := {"address": "set"}
sum([c.change.after.size | C]) == 55; c := {"address": "sum"}
max([c.change.after.size | C]) == 50; c := {"address": "max"}
{c.name: c.type | C}["web"] == "server"; c := {"address": "object"}
sort([c.name | C])[0] == "data"; c := {"address": "sort"}
array.concat(["a"], ["b"]) == ["a", "b"]; c := {"address": "concat"}
union({{1}, {2}}) == {1, 2}; c := {"address": "union"}
({1, 2} & {2, 3}) - {2} == set(); c := {"address": "minus"}
object.union({"a": 1}, {"a": 2}).a == 2; c := {"address": "union of objects"}
walk(input.plan.variables, [path, value]); value == "eu-1"; c := {"address": concat(".", path)}
some path; value := input.plan.variables[path].value; value == "Net"; c := {"address": path}
C; c.change.after[key] == "private"; key == "acl"
C; c.change.after.tags == {}
C; c.change.after.acl != "private"
C; x := c.change.after.size; x > 1; x < 10
C; [type, name] := split(c.address, "."); type == "server"; name == "db"
C; c.change.after.tags["owner"] with input.plan.variables as {}
C; c.type == "server"; helper(c) == "open"
C; c.name == known
`;
const HELPERS = `
helper(c) := "open" if {
	22 in c.change.after.ports
} else := "closed"

default known := "nothing"

known := "db" if input.plan.variables.region.value == "eu-1"
`;
const POLICIES = Object.fromEntries(
  CONDITIONS.trim()
    .split('\n')
    .map((line, at) => {
      const name = `p${at + 1}`;
      const body = line.replace(/\bC\b(?=[;}\]]|$)/g, CHANGES);
      const rule = `deny contains c.address if {\n\t${body}\n}\n`;
      return [`${name}.rego`, `# ${line}\npackage ${name}\n\n${rule}${HELPERS}`];
    }),
);

async function judge(opa: string): Promise<string[]> {
  const path = emptyDirectory();
  mkdirSync(path, { recursive: true });
  symlinkSync(opa, join(path, 'opa'));
  const opened = await openPolicies(policySet(POLICIES), await policyPorts({ path }));
  const results = await opened.set.judge.judge(inputOf(PLAN), new AbortController().signal);
  await opened.close();
  return results
    .toSorted((one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1)))
    .map(({ name, status, output }) => {
      const [condition] = POLICIES[`${name}.rego`]?.split('\n') ?? [];
      return `${name} ${status} ${output.join(', ')} ${condition}`;
    });
}

testWith(['opa-1.0.0', 'opa'], '60 policies have the same results', async (oldest, newest) => {
  const said = await judge(newest);
  expect(said).toHaveLength(60);
  expect(said.filter((line) => / (?:passed|failed) /.test(line))).toEqual(said);
  expect(said.filter((line) => line.includes(' passed ')).length).toBeGreaterThan(3);
  expect(await judge(oldest)).toEqual(said);
});
