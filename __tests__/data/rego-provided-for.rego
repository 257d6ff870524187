# Policies that fail because a part is absent, where all else that they ask for is there.

# case: a reason
deny contains "x" if {
	input.plan.errored
	not input.plan.resource_changs
}

# case: a rule that is only true
deny if {
	input.plan.errored
	not input.plan.resource_changs
}

# case: a member of what is there
deny contains "x" if {
	input.plan.errored
	some r in input.plan.resource_changes
	not r.change.resource_changs
}
