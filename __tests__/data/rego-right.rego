# Policies that are right about their input: nothing is said of them.

# case: attributes of providers
deny contains "x" if input.plan.resource_changes[_].change.after.whatever.deep[_].x == 1

# case: attributes before
deny contains "x" if input.plan.resource_changes[_].change.before.tags["x-y"] == 1

# case: planned values
deny contains "x" if input.plan.planned_values.root_module.child_modules[_].resources[_].values.x == 1

# case: what a plan may lack
deny contains "x" if input.plan.resource_drift[_].change.after.x == 1

# case: an instance that is deferred, and whose key is not known
deny contains "x" if input.plan.deferred_changes[_].resource_change.index_unknown

# case: the state
deny contains "x" if input.plan.prior_state.values.root_module.resources[_].values.x == 1

# case: the configuration
deny contains "x" if input.plan.configuration.root_module.module_calls[_].module.resources[_].expressions.ami.references[_] == "x"

# case: provisioners
deny contains "x" if input.plan.configuration.root_module.resources[_].provisioners[_].type == "local-exec"

# case: variables
deny contains "x" if input.plan.variables.region.value == "x"

# case: a key that is only known later
deny contains "x" if {
	some key in object.keys(input.plan)
	input.plan[key] == 1
}

# case: walk
deny contains "x" if {
	walk(input.plan, [path, value])
	value.acl == "x"
	count(path) > 1
}

# case: an index
deny contains "x" if input.plan.resource_changes[_].index == 1

# case: a text as index
deny contains "x" if input.plan.resource_changes[_].index == "a"

# case: null
deny contains "x" if {
	r := input.plan.resource_changes[_]
	r.change.after == null
	r.change.before != null
}

# case: actions
deny contains "x" if input.plan.resource_changes[_].change.actions == ["delete"]

# case: a list, or the text that stands for none
deny contains "x" if object.get(input.plan.resource_changes[_].change, "actions", "") == "none"

# case: one action
deny contains "x" if "delete" in input.plan.resource_changes[_].change.actions

# case: what print shows
deny contains "x" if {
	print(input.plan.resource_changs)
	false
}

# case: a package
deny contains "x" if count(data.p0) > 9

# case: data
deny contains "x" if data.allowed.regions[_] == input.plan.resource_changes[_].type

# case: a local variable called input_
deny contains "x" if {
	input_ := {"a": 1}
	input_.a == 2
}

# case: functions with one definition for each kind
attributes(r) := r.change.after

attributes(r) := r.values

deny contains "x" if attributes(input.plan.resource_changes[_]).x

deny contains "y" if attributes(input.plan.planned_values.root_module.resources[_]).x

# case: a function with a definition for another kind
attributes(r) := r.change.after

attributes(r) := r.values

deny contains "x" if attributes(input.plan.resource_changes[_]).x

# case: rules that no policy uses
unused if input.plan.resource_changs

deny contains "x" if input.plan.errored

# case: variables that are called like rules
plan := 1

deny contains "x" if {
	some plan in input.plan.resource_changes
	plan.type == "x"
}

# case: a resource in a list of objects
all := [{"r": r, "n": 1} | some r in input.plan.resource_changes]

deny contains "x" if all[_].r.type == "x"

# case: union of lists
all := array.concat(input.plan.resource_changes, input.plan.resource_drift)

deny contains "x" if all[_].change.after.x == 1

# case: the run
deny contains "x" if input.run.workspace.tags[_] == "x"

# case: json.filter
deny contains "x" if json.filter(input.plan, ["resource_changs"]) == {"a": 1}

# case: METADATA that names a schema
# METADATA
# schemas:
#   - input: schema.plan
deny contains "x" if input.plan.resource_changes[_].type == "x"

# case: a name that one of two values may have
deny contains "x" if {
	some v in [input.plan.variables.region.value.inner, input.plan.resource_changes[_]]
	v.whatever == "x"
}

# case: a name that what a call gives may have
deny contains "x" if {
	some v in [json.unmarshal("{}"), input.plan.resource_changes[_]]
	v.whatever == "x"
}

# case: a name in what a function gets, of which nothing is known
is_bad(value) if value.whatever.deep

deny contains "x" if is_bad(input.plan.variables.region.value)

# case: a list that is compared with what a later line gives
deny contains "x" if {
	input.plan.resource_changes[_].change.actions == wanted
	wanted = ["delete"]
}

# case: a function that gets a text from one caller, and a list from another
is_delete(of, key) if of[key] == "delete"

deny contains "x" if is_delete(input.plan.resource_changes[_], "type")

deny contains "y" if is_delete(input.plan.resource_changes[_].change, "actions")

# case: a rule with another one below it
b[key] := input.plan.variables if some key in ["c", "d"]

b.e := input.plan.resource_changes

deny contains "x" if count(b.x) > 9

# case: what a policy fails without
deny contains "x" if {
	input.plan.errored
	not input.plan.resource_changs
}

# case: what a rule that is only true fails without
deny if {
	input.plan.errored
	not input.plan.resource_changs
}

# case: a member without which it fails
deny contains "x" if {
	input.plan.errored
	some r in input.plan.resource_changes
	not r.change.resource_changs
}

# case: a function for a text, and for a list
has(a, value) if a == value

has(a, value) if value in a

deny contains "x" if has(input.plan.resource_changes[_].change.actions, "none")
