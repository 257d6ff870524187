# Policies that walk over a plan, or name a field. Each passes on a plan that creates a database, of which `address` is not
# known, and a `terraform_data`, of which `id` and `output` are not. Whether the pass counts is said: `passed`, or `later`.

# case: a walk that stops at the lists of resources, and then the type
# says: passed
resources contains r if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	some r in value
}

deny contains r.address if {
	some r in resources
	r.type == "aws_db_instance"
	r.values.publicly_accessible
}

# case: the same by functions, for the modules
# says: passed
resources := {r |
	some path, value
	walk(input.planned_values, [path, value])
	rs := lists(path, value)
	r := rs[_]
}

lists(path, value) := rs if {
	from_end(path, 1) == "resources"
	from_end(path, 2) == "root_module"
	rs := value
}

lists(path, value) := rs if {
	from_end(path, 1) == "resources"
	from_end(path, 3) == "child_modules"
	rs := value
}

from_end(path, at) := value if {
	value := path[count(path) - at]
}

deny contains r.address if {
	engine := resources[r].values.engine
	contains(engine, "mysql")
}

# case: a score by types and actions, and what touches one kind of resource
# says: passed
weights := {
	"aws_autoscaling_group": {"delete": 100, "create": 10, "modify": 1},
	"aws_instance": {"delete": 10, "create": 1, "modify": 1},
}

resource_types := {"aws_autoscaling_group", "aws_instance", "aws_iam", "aws_launch_configuration"}

deny contains sprintf("the score is %d", [score]) if score >= 30

deny contains "it touches IAM" if count(changed["aws_iam"]) > 0

score := s if {
	all := [x |
		some type
		weight := weights[type]
		deleted := weight.delete * numbers_of("delete")[type]
		created := weight.create * numbers_of("create")[type]
		modified := weight.modify * numbers_of("update")[type]
		x := (deleted + created) + modified
	]
	s := sum(all)
}

changed[type] := all if {
	some type
	resource_types[type]
	all := [r |
		r := input.resource_changes[_]
		r.type == type
	]
}

numbers_of(action) := {type: number |
	some type
	resource_types[type]
	number := count([r | r := changed[type][_]; r.change.actions[_] == action])
}

# case: modules that come from somewhere else
# says: passed
deny contains name if {
	some name, module in input.configuration.root_module.module_calls
	not startswith(module.source, "./")
}

# case: the lists as members of what is met
# says: passed
deny contains r.address if {
	walk(input.planned_values, [_, module])
	some r in module.resources
	r.type == "aws_db_instance"
	r.values.publicly_accessible
}

# case: the list of changes in the whole plan
# says: passed
deny contains "x" if {
	walk(input.plan, [path, value])
	"resource_changes" == path[count(path) - 1]
	value[i].type == "aws_db_instance"
	value[i].change.after.publicly_accessible
}

# case: an attribute that the plan shows, called as the lists are
# says: later
# file: plan
deny contains "x" if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	value.limits == "x"
}

# case: an output that is called as the lists are
# says: later
# file: output
deny contains "x" if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	value.value == "x"
}

# case: no type
# says: later
deny contains r.address if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	some r in value
	r.values.output == "x"
}

# case: another type
# says: later
deny contains r.address if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	some r in value
	r.type == "terraform_data"
	r.values.output == "x"
}

# case: two types
# says: later
deny contains r.address if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	some r in value
	r.type in {"aws_db_instance", "terraform_data"}
	r.values.output == "x"
}

# case: a type below not
# says: later
deny contains r.address if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	some r in value
	not r.type == "aws_db_instance"
	r.values.output == "x"
}

# case: a type that is put together
# says: later
deny contains r.address if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	some r in value
	r.type == concat("_", ["terraform", "data"])
	r.values.output == "x"
}

# case: a type of another resource
# says: later
deny contains r.address if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	some r in value
	some other in value
	other.type == "aws_db_instance"
	r.values.output == "x"
}

# case: a condition in another rule
# says: later
stops if {
	walk(input.planned_values, [path, _])
	path[count(path) - 1] == "resources"
}

deny contains "x" if {
	stops
	walk(input.planned_values, [path, value])
	value.output == "x"
}

# case: a condition below not
# says: later
deny contains "x" if {
	walk(input.planned_values, [path, value])
	not path[count(path) - 1] == "resources"
	value == "x"
}

# case: a condition that says what the path does not end with
# says: later
deny contains "x" if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] != "resources"
	value == "x"
}

# case: a condition of a call that gives false
# says: later
is_list(path) := path[count(path) - 1] == "resources"

deny contains "x" if {
	walk(input.planned_values, [path, value])
	is_list(path) == false
	value == "x"
}

# case: a function with a default
# says: later
default is_list(_) := true

is_list(path) if path[count(path) - 1] == "resources"

deny contains "x" if {
	walk(input.planned_values, [path, value])
	is_list(path)
	value == "x"
}

# case: a function with another rule
# says: later
is_list(path) if path[count(path) - 1] == "resources"

is_list(path) if count(path) > 5

deny contains "x" if {
	walk(input.planned_values, [path, value])
	is_list(path)
	value == "x"
}

# case: a function with else
# says: later
lists(path, value) := value if {
	path[count(path) - 1] == "resources"
} else := [value]

deny contains "x" if {
	walk(input.planned_values, [path, value])
	some r in lists(path, value)
	r == "x"
}

# case: a key before the last
# says: later
deny contains "x" if {
	walk(input.planned_values, [path, value])
	path[count(path) - 3] == "resources"
	value.output == "x"
}

# case: the last key of another path
# says: later
deny contains "x" if {
	other := ["a", "resources"]
	walk(input.planned_values, [path, value])
	other[count(other) - 1] == "resources"
	value == "x"
}

# case: the count of another path
# says: later
deny contains "x" if {
	other := ["a"]
	walk(input.planned_values, [path, value])
	path[count(other) - 1] == "root_module"
	value == "x"
}

# case: a rule with the name of the path, in a function
# says: later
words := ["a", "resources"]

last(at) := words[count(words) - at]

deny contains "x" if {
	walk(input.planned_values, [words_of, value])
	last(1) == "resources"
	value == "x"
	words_of
}

# case: a walk of the set itself
# says: later
walk(of, found) if of.root_module.resources[_].values == found[1]

deny contains "x" if {
	path := ["resources"]
	value := {"output": "x"}
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
}

# case: a count of the set itself
# says: later
count(of) := 1 if of

deny contains "x" if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "root_module"
	value[_][_].values.output == "x"
}

# case: another key
# says: later
deny contains "x" if {
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "output"
	value == "x"
}

# case: a condition with another input
# says: later
deny contains "x" if {
	walk(input.planned_values, [path, value])
	is_list(path) with input.complete as false
	value == "x"
}

is_list(path) if path[count(path) - 1] == "resources"

is_list(_) if input.complete == false

# case: a walk with another input
# says: later
deny contains "x" if {
	walk(input.planned_values, [path, value]) with input.planned_values as input.planned_values.root_module.resources[1]
	path[count(path) - 1] == "resources"
	value
}

deny contains "x" if {
	walk(input.planned_values, [_, value])
	value == "x"
}

# case: a function that stops at two answers before the condition
# says: later
which(value) := 1 if value == "x"

which(value) := 2 if is_string(value)

deny contains "y" if {
	walk(input.planned_values, [path, value])
	which(value) == 3
	path[count(path) - 1] == "resources"
}

# case: a value that is asked for before the condition
# says: later
deny contains "x" if {
	walk(input.planned_values, [path, value])
	value == "x"
	path[count(path) - 1] == "output"
}

# case: what has no list
# says: later
deny contains "x" if {
	count([1 | walk(input.planned_values, [_, module]); not module.resources]) > 40
}

# case: lists that may be absent
# says: later
deny contains "x" if {
	walk(input.planned_values, [_, module])
	is_object(module)
	rs := object.get(module, "resources", [])
	rs == []
	module.output == "x"
}

# case: another member of what has lists
# says: later
deny contains "x" if {
	walk(input.planned_values, [_, module])
	module.resources
	json.marshal(module) == "x"
}

# case: a list in a comprehension
# says: later
deny contains "x" if {
	walk(input.planned_values, [_, value])
	count([1 | value.resources]) == 0
	value == "x"
}

# case: a set of what is met, of which another rule asks more
# says: later
modules contains module if {
	walk(input.planned_values, [_, module])
	module.resources
}

deny contains "x" if {
	some module in modules
	some r in module.resources
	r.values.output == "x"
}

deny contains "x" if {
	some module in modules
	module.other == "x"
}

# case: an outer variable
# says: later
deny contains "x" if {
	some value in ["x"]
	count([1 | walk(input.planned_values, [path, value]); path[count(path) - 1] == "output"]) > 0
}

# case: a path that is compared
# says: later
deny contains "x" if {
	path := ["root_module", "resources", 1, "values", "output", "resources"]
	walk(input.planned_values, [path, value])
	path[count(path) - 1] == "resources"
	value
}

# case: a path as a pattern
# says: later
deny contains "x" if {
	walk(input.planned_values, [[_, _, _, _, key], value])
	key == "output"
	value == "x"
}

# case: the whole state as well
# says: later
deny contains "x" if {
	walk(input.planned_values, all)
	all[0][count(all[0]) - 1] == "output"
	all[1] == "x"
}

# case: a local name for the type
# says: passed
deny contains "x" if {
	some r in input.resource_changes
	type := r.type
	type == "aws_db_instance"
	r.change.after.output == "x"
}

# case: a local name for the change, and a list of actions
# says: passed
deny contains "x" if {
	some r in input.resource_changes
	change := r.change
	change.actions == ["delete"]
	change.after.output == "x"
}

# case: the actions as a list
# says: passed
deny contains "x" if {
	some r in input.resource_changes
	r.change.actions == ["delete", "create"]
	r.change.after.output == "x"
}

# case: the actions among lists
# says: passed
deny contains "x" if {
	some r in input.resource_changes
	r.change.actions in [["delete"], ["create", "delete"], ["delete", "create"]]
	r.type == "aws_db_instance"
	r.change.after.output == "x"
}

# case: the first action
# says: passed
deny contains "x" if {
	some r in input.resource_changes
	r.change.actions[0] == "delete"
	r.change.after.output == "x"
}

# case: an action that has a name
# says: passed
deny contains "x" if {
	some r in input.resource_changes
	some action in r.change.actions
	action == "delete"
	r.change.after.output == "x"
}

# case: a local name in a function
# says: passed
is_of(r, types) if {
	type := r.type
	type in types
}

deny contains "x" if {
	some r in input.resource_changes
	is_of(r, {"aws_db_instance"})
	r.change.after.output == "x"
}

# case: a local name that a function gets
# says: passed
is_storage(type) if type in {"aws_db_instance"}

deny contains "x" if {
	some r in input.resource_changes
	type := r.type
	is_storage(type)
	r.change.after.output == "x"
}

# case: actions that are another list
# says: later
deny contains "x" if {
	some r in input.resource_changes
	r.change.actions != ["delete"]
	r.change.after.output == "x"
}

# case: actions that may be these
# says: later
deny contains "x" if {
	some r in input.resource_changes
	r.change.actions in [["delete"], ["create"]]
	r.change.after.output == "x"
}

# case: actions of which one is not known
# says: later
deny contains "x" if {
	some r in input.resource_changes
	r.change.actions = [_]
	r.change.after.output == "x"
}

# case: actions that are built
# says: later
deny contains "x" if {
	some r in input.resource_changes
	r.change.actions == [a | some a in split("create", ",")]
	r.change.after.output == "x"
}

# case: the number of an action
# says: later
deny contains "x" if {
	some r in input.resource_changes
	some at
	r.change.actions[at] == "create"
	at == 0
	r.change.after.output == "x"
}

# case: a local name for the type of another
# says: later
deny contains "x" if {
	some r in input.resource_changes
	some other in input.resource_changes
	type := other.type
	type == "aws_db_instance"
	r.change.after.output == "x"
}

# case: a local name for the type of any
# says: later
deny contains "x" if {
	some r in input.resource_changes
	type := input.resource_changes[_].type
	type == "aws_db_instance"
	r.change.after.output == "x"
}

# case: a local name below not
# says: later
deny contains "x" if {
	some r in input.resource_changes
	type := r.type
	not type == "aws_db_instance"
	r.change.after.output == "x"
}

# case: a local name with another input
# says: later
deny contains "x" if {
	some r in input.resource_changes
	type := input.resource_changes[0].type with input.resource_changes as [{"type": "aws_db_instance"}]
	type == "aws_db_instance"
	r.change.after.output == "x"
}

# case: a local name for a field of another name
# says: later
deny contains "x" if {
	some r in input.resource_changes
	type := r.name
	type == "aws_db_instance"
	r.change.after.output == "x"
}

deny contains "x" if {
	some r in input.resource_changes
	name := r.name
	name == "a"
	r.change.after.output == "x"
}

# case: a local name in a comprehension
# says: later
deny contains "x" if {
	some r in input.resource_changes
	count([1 | type := r.type; type == "aws_db_instance"]) == 0
	r.change.after.output == "x"
}

# case: a name that is hidden
# says: later
deny contains "x" if {
	some r in input.resource_changes
	type := r.type
	count([1 | some type in ["aws_db_instance"]; type == "aws_db_instance"; r.change.after.output == "x"]) > 0
	type != "x"
}
