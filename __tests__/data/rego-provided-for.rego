# Policies that say themselves what happens if a part is absent.

# case: below not
deny contains "x" if {
	input.plan.errored
	not input.plan.resource_changs
}

# case: a comparison below not
deny contains "x" if {
	input.plan.errored
	not input.plan.resource_changs == 1
}

# case: what a function reads, below not
is_fine(plan) if plan.resource_changs

deny contains "x" if {
	input.plan.errored
	not is_fine(input.plan)
}

# case: object.get with a default
deny contains "x" if count(object.get(input.plan, "resource_changs", [])) > 0

# case: object.get with a path
deny contains "x" if object.get(input, ["plan", "resource_changs"], 1) == 2

# case: a helper below not
fine if input.plan.resource_changs

deny contains "x" if {
	input.plan.errored
	not fine
}

# case: what is found without it
found contains "nobody" if {
	input.plan.errored
	not input.plan.resource_changs
}

deny contains address if some address in found
