package main

deny contains "plain" if input.format_version

deny_acl contains msg if {
	some r in input.resource_changes
	r.change.after.acl == "public-read"
	msg := sprintf("%s: public", [r.address])
}

deny_excepted contains "not seen" if input.resource_changes

deny_list := ["l1", {"msg": "l2"}] if input.planned_values

deny_nothing contains "never" if input.resource_changes[_].type == "x"

violation contains {"msg": "v", "details": {"x": 1}} if input.resource_changes

warn contains "w" if input.resource_changes

warn_size contains sprintf("%d resource", [count(input.resource_changes)])

exception contains rules if {
	input.resource_changes
	rules := ["excepted"]
}
