# Policies that look at nothing: the first line of each, or the one that is marked, reads what is not there.

# case: the plan
deny contains "x" if input.plan.resource_changs[_].type == "x"

# case: a member of a list
deny contains "x" if input.plan.resource_changes[_].chnge.after.x

# case: through `some` with a key
deny contains "x" if {
	some i, r in input.plan.resource_changes
	r.typ == i # here
}

# case: an alias in a package
plan := input.plan

deny contains "x" if plan.resource_changs[_].type == "x" # here

# case: an alias in a rule
deny contains "x" if {
	plan := input.plan
	some r in plan.resource_changs # here
	r.x
}

# case: an import
import input.plan as tfplan

deny contains "x" if tfplan.resource_changs[_].x # here

# case: an import without a name
import input.plan

deny contains "x" if plan.resource_changs[_].x # here

# case: brackets
deny contains "x" if input["plan"]["resource_changs"][_].x

# case: a comprehension
deny contains "x" if count([r | r := input.plan.resource_changs[_]]) > 0

# case: what a comprehension holds
deny contains "x" if {
	all := [r | some r in input.plan.resource_changes]
	all[_].typ == "x" # here
}

# case: a partial rule
changes contains r if some r in input.plan.resource_changes

deny contains "x" if {
	some r in changes
	r.typ == "x" # here
}

# case: a partial object
by_name[r.name] := r if some r in input.plan.resource_changes

deny contains "x" if by_name[_].typ == "x" # here

# case: a nested module
deny contains "x" if input.plan.planned_values.root_module.child_modules[_].child_modules[_].resourcs[_].x

# case: an object literal
deny contains "x" if {
	both := {"plan": input.plan}
	both.plan.resource_changs # here
}

# case: a pattern
deny contains "x" if {
	{"plan": plan} = input # here
	plan.resource_changs
}

# case: walk
deny contains "x" if {
	walk(input.plan.resource_changs, [_, value]) # here
	value.x
}

# case: a default in the rule that judges
default deny := false

deny if input.plan.resource_changs[_].x # here

# case: an else in the rule that judges
deny := "x" if {
	input.plan.resource_changs # here
} else := "y" if input.plan.errored

# case: input that is replaced
# says: something else, too
bad if input.resource_changs

deny contains "x" if bad with input as input.plan

# case: the first argument of object.get
deny contains "x" if object.get(input.plan.resource_changs, "x", 1) == 2

# case: a run
deny contains "x" if input.run.workspace.nam == "x"

# case: a list that is compared with a text
deny contains "x" if input.plan.resource_changes[_].change.actions == "create"

# case: an item of a list that is looked up by a text
deny contains "x" if input.plan.resource_changes[sprintf("%d", [0])].type == "x"

# case: a list that is called as a text, before an else in the same line
deny := "x" if startswith(input.plan.resource_changes[_].change.actions, "c") else := "y" if input.plan.errored

# case: a helper with a default
default drift := []

drift := input.plan.resource_drft # here

deny contains "x" if count(drift) > 0

# case: a helper with else
drift := d if {
	d := input.plan.resource_drft # here
} else := []

deny contains "x" if count(drift) > 0

# case: below not, in a helper that is below not
fine if not input.plan.resource_changs

deny contains "x" if not fine

# case: misspelt below METADATA that names a schema
# METADATA
# schemas:
#   - input: schema.plan
deny contains "x" if input.plan.resource_changes[_].typ == "x" # here

# case: what a call gets, below not
deny contains "x" if not startswith(input.plan.terraform_versio, "1.")

# case: a key below not
allowed := {"1": true}

deny contains "x" if not allowed[input.plan.terraform_versio] # here

# case: a list below not
deny contains "x" if not [input.plan.terraform_versio] == ["1"]

# case: a comprehension below not
deny contains "x" if not count([1 | input.plan.resource_changs]) == 0

# case: what `with` puts in its place, below not
fine if input.plan.errored

deny contains "x" if not fine with input.plan.errored as input.plan.erored # here

# case: below not, in a comprehension that is counted
deny contains "x" if count([1 | some r in input.plan.resource_changes; not r.chnge]) == 0

# case: below not, in a set that is to have every resource
fine contains r.address if {
	some r in input.plan.resource_changes
	not r.chnge # here
}

deny contains "x" if {
	some r in input.plan.resource_changes
	not r.address in fine
}

# case: below not, before an else
state := "good" if not input.plan.resource_changs # here

else := "bad"

deny contains "x" if state == "bad"

# case: in a rule that is false, below not
fine := false if input.plan.resource_changs == 1 # here

else := true

deny contains "x" if not fine

# case: below not, in an exception
deny contains "x"

exception contains [""] if not input.plan.resource_changs # here

# case: below not, where its own rule is false
deny := false if not input.plan.resource_changs # here

else := true

# case: below not, where its own rule is null
deny := null if not input.plan.resource_changs # here

else := true

# case: below not, where its own rule has no reason
deny := [] if not input.plan.resource_changs # here

else := ["x"]

# case: a comparison below not
deny contains "x" if {
	input.plan.errored
	not input.plan.resource_changs == 1 # here
}

# case: what is found without it
found contains "nobody" if {
	input.plan.errored
	not input.plan.resource_changs # here
}

deny contains address if some address in found

# case: what opa alone finds, in one member of a list
deny contains "x" if {
	[plan, _] := [input.plan, 1]
	plan.typo == "x" # here
}

# case: what opa alone finds, in what a rule gives
deny contains sum(input.plan.resource_changes) if input.plan.errored

# case: a name that another kind has, in one of two rules
deny contains "x" if input.plan.resource_changes[_].values.acl == "x"

deny contains "y" if input.plan.errored

# case: what opa alone finds, beside a name that the policy fails without
deny contains "x" if {
	input.plan.errored
	not input.plan.resource_changs; sum(input.plan.resource_changes) > 5 # here
}
