# Policies about the teams of the author: what each says of one in the team `platform`, of one in another team, and where nobody
# lists the teams.

# case: requires a team
# says: passed
# says: failed
# says: not-evaluated
deny contains "x" if {
	input.resource_changes
	not "platform" in input.pull_request.teams
}

# case: requires a team by a rule
# says: passed
# says: failed
# says: not-evaluated
deny contains "x" if {
	input.resource_changes
	not is_platform
}

is_platform if {
	"platform" in input.pull_request.teams
}

# case: requires one of two
# says: passed
# says: failed
# says: not-evaluated
deny contains "x" if {
	input.resource_changes
	not {"platform", "sre"} & {t | some t in input.pull_request.teams} != set()
}

# case: forbids a team
# says: failed
# says: not-evaluated
# says: not-evaluated
deny contains "x" if {
	input.resource_changes
	"platform" in input.pull_request.teams
}

# case: forbids many
# says: failed
# says: not-evaluated
# says: not-evaluated
deny contains "x" if {
	input.resource_changes
	some t in input.pull_request.teams
	startswith(t, "plat")
}

# case: counts them
# says: not-evaluated
# says: not-evaluated
# says: not-evaluated
deny contains "x" if {
	input.resource_changes
	count(input.pull_request.teams) > 1
}

# case: fails without them, too
# says: failed
# says: failed
# says: failed
deny contains "x" if {
	input.resource_changes
	not input.pull_request.teams == "x"
}

# case: is about another plan
# says: passed
# says: passed
# says: not-evaluated
deny contains "x" if {
	input.resource_changes
	some r in input.resource_changes
	r.type == "x"
	"platform" in input.pull_request.teams
}
