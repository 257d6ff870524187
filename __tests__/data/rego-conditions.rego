# What makes a policy deny, one way of saying it in each line; `C` is any change of the plan. Below are rules that all of them know.

# case: conditions
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

# case: helpers
helper(c) := "open" if {
	22 in c.change.after.ports
} else := "closed"

default known := "nothing"

known := "db" if input.plan.variables.region.value == "eu-1"
