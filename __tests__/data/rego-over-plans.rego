# Own policies about a plan that creates a public bucket and a database: each with its verdict over the redacted plan, and over
# the whole one.

# case: passes
# says: passed
# says: passed
deny contains "x" if {
	some r in input.plan.resource_changes
	r.type == "x"
}

# case: denies
# says: blocked
# says: blocked
deny contains msg if {
	some r in input.plan.resource_changes
	r.change.after.acl == "public-read"
	msg := sprintf("%s is public", [r.address])
}

# case: warns
# says: advisory
# says: advisory
warn contains msg if {
	some r in input.plan.resource_changes
	r.change.after.acl == "public-read"
	msg := sprintf("%s is public", [r.address])
}

# case: needs_configuration
# says: undecided
# says: passed
deny contains "x" if input.plan.configuration.root_module.module_calls[_].source == "x"

# case: is_advised
# says: passed
# says: passed
warn contains "x" if input.plan.configuration.root_module.module_calls[_].source == "x"

# case: names_password
# says: undecided
# says: passed
deny contains "x" if {
	some r in input.plan.resource_changes
	r.change.after.password == "x"
}

# case: names_another_attribute
# says: passed
# says: passed
deny contains "x" if {
	some r in input.plan.resource_changes
	r.change.after.name == "x"
}

# case: fails_whatever_it_read
# says: blocked
# says: blocked
deny contains "x" if {
	every r in input.plan.resource_changes { not r.change.after.password == "x" }
}

# case: is_advised_of_password
# says: passed
# says: passed
warn contains "x" if {
	some r in input.plan.resource_changes
	r.change.after.password == "x"
}

# case: has_dynamic_key
# says: undecided
# says: passed
deny contains "x" if {
	some r in input.plan.resource_changes
	some key
	r.change.after[key] == "x"
}

# case: makes_its_key
# says: undecided
# says: passed
deny contains "x" if input.plan[concat("_", ["resource", "changes"])][_] == "x"

# case: makes_its_first_key
# says: undecided
# says: undecided
deny contains "x" if input[concat("_", ["resource", "changes"])][_] == "x"

# case: reads_run
# says: passed
# says: passed
deny contains "x" if {
	some r in input.plan.resource_changes
	input.run.workspace.auto_apply
}

# case: breaks
# says: errored
# says: errored
deny contains msg if {
	some r in input.plan.resource_changes
	msg := told(r)
}

told(_) := 1

told(_) := 2
