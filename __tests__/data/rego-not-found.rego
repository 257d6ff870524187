# Policies that look at nothing, and that `opa check --schema` takes for right: docs/local-policies.md names their kinds.

# case: through `every`
deny contains "x" if {
	every r in input.plan.resource_changes { r.typ == "x" }
}

# case: a key in a variable
deny contains "x" if {
	key := "resource_changs"
	input.plan[key][_].x
}

# case: a key of a list
deny contains "x" if {
	some key in ["resource_changs"]
	input.plan[key]
}

# case: a function in a function
after(r) := r.chnge.after

is_bad(r) if after(r).x

deny contains "x" if {
	some r in input.plan.resource_changes
	is_bad(r)
}

# case: what a function returns
plan(i) := i.plan

deny contains "x" if plan(input).resource_changs[_].x

# case: a map
deny contains "x" if input.plan.variables[_].valu == 1

# case: an object literal that a function gets
is_bad(both) if both.change.typ == "x"

deny contains "x" if {
	some r in input.plan.resource_changes
	is_bad({"change": r, "after": r.change.after})
}

# case: what is left of a set, in a function
is_bad(r) if r.typ == "x"

all := {r | some r in input.plan.resource_changes}

deny contains "x" if is_bad((union({all - {1}}) & all)[_])

# case: data that no file has
deny contains "x" if {
	some x in data.denied
	x == input.plan.format_version
}

# case: a rule that another package does not have
import data.p0

deny contains "x" if input.plan.format_version in p0.denied

# case: a part of a text
deny contains "x" if input.plan.resource_changes[_].type.name == "x"

# case: members of a text
deny contains "x" if {
	some c in input.plan.resource_changes[_].address
	c == "x"
}

# case: a part of a text in a function
is_x(r) if r.type.name == "x"

deny contains "x" if is_x(input.plan.resource_changes[_])

# case: one action that is compared with a list
deny contains "x" if input.plan.resource_changes[_].change.actions[_] == ["create"]

# case: a name that is looked for among values
deny contains "x" if "region" in input.plan.variables

# case: a reference into a set, in a function
is_bad(r) if r.typ == "x"

changes contains r if some r in input.plan.resource_changes

deny contains "x" if {
	changes[r]
	is_bad(r)
}

# case: a list that functions pass on
all(i) := [r | some r in i.plan.resource_changes]

is_bad(r) if r.typ == "x"

deny contains "x" if is_bad(all(input)[_])

# case: a list that is joined and sorted
deny contains "x" if {
	all := array.concat(input.plan.resource_changes, input.plan.resource_drift)
	some r in sort(array.reverse(array.slice(all, 0, 9)))
	r.typ == "x"
}

# case: a key that a function gets as a text
get(r, key) := r[key]

deny contains "x" if get(input.plan.resource_changes[_], "typ") == "x"

# case: a function for one kind, and another one that is misspelt
attributes(r) := r.chnge.after

attributes(r) := r.values

deny contains "x" if attributes(input.plan.resource_changes[_]).x

deny contains "y" if attributes(input.plan.planned_values.root_module.resources[_]).x

# case: a member of an empty list or of another one
default drift := []

drift := input.plan.resource_drift

is_bad(r) if r.typ == "x"

deny contains "x" if is_bad(drift[_])

# case: a list that is compared with a text in a function
creates(r) if r.change.actions == "create"

deny contains "x" if creates(input.plan.resource_changes[_])

deny contains "y" if creates(input.plan.variables.x.value)

# case: a text that is compared with an object in a function
creates(r) if "create" == r.change

deny contains "x" if creates(input.plan.resource_changes[_])

# case: a text that would lead to a member of a list
first(list) := list["0"]

deny contains "x" if first(input.plan.resource_changes).type == "x"

# case: object.get with a default
deny contains "x" if count(object.get(input.plan, "resource_changs", [])) > 0

# case: object.get with a path
deny contains "x" if object.get(input, ["plan", "resource_changs"], 1) == 2

# case: below what object.get gives
deny contains "x" if object.get(input.plan, "resource_changes", [])[_].typ == "x"

# case: a function with a misspelt definition beside a right one
attributes(r) := r.chnge.after

attributes(r) := r.change.after

deny contains "x" if attributes(input.plan.resource_changes[_]).x

# case: a function that returns another value where the name is absent
attributes(r) := values if values := r.values

else := {}

deny contains "x" if attributes(input.plan.resource_changes[_]).x

# case: a function that gets something unknown from another caller
is_bad(r) if r.chnge.x

deny contains "x" if is_bad(input.plan.resource_changes[_])

deny contains "y" if is_bad(input.plan.variables.x.value)
