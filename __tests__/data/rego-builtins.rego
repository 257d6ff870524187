# Policies in which a built-in function fails over one plan, or could: each with what is said of it, and with the line and the
# name of each built-in that failed. `C` is any change of the plan, and `v` its values. All of them are judged together.

# case: message
# says: errored 3 to_number
deny contains sprintf("%v", [to_number(v.size)]) if {
	C
}

# case: member
# says: errored 3 div
deny contains v.ten / v.zero if {
	C
}

# case: body
# says: errored 5 to_number
deny contains "x" if {
	C
	to_number(v.size) > 100
}

# case: wrong_type
# says: errored 5 startswith
deny contains "x" if {
	C
	startswith(v.note, "public")
}

# case: network
# says: errored 5 net.cidr_contains
deny contains "x" if {
	C
	net.cidr_contains("10.0.0.0/8", v.cidr)
}

# case: cut_json
# says: errored 5 json.unmarshal
deny contains "x" if {
	C
	json.unmarshal(v.json).Version != "2012-10-17"
}

# case: cut_yaml
# says: errored 5 yaml.unmarshal
deny contains "x" if {
	C
	yaml.unmarshal(v.json).a == 1
}

# case: pattern
# says: errored 5 regex.match
deny contains "x" if {
	C
	regex.match(v.pattern, "x")
}

# case: date
# says: errored 5 time.parse_rfc3339_ns
deny contains "x" if {
	C
	time.parse_rfc3339_ns(v.at) < 0
}

# case: version
# says: errored 5 semver.compare
deny contains "x" if {
	C
	semver.compare(v.version, "1.0.0") < 0
}

# case: base64_text
# says: errored 5 base64.decode
deny contains "x" if {
	C
	contains(base64.decode(v.code), "password")
}

# case: hex_text
# says: errored 5 hex.decode
deny contains "x" if {
	C
	hex.decode(v.code) == "x"
}

# case: bytes
# says: errored 5 units.parse_bytes
deny contains "x" if {
	C
	units.parse_bytes(v.size) > 100
}

# case: rest
# says: errored 5 rem
deny contains "x" if {
	C
	v.ten % v.zero == 1
}

# case: total
# says: errored 5 sum
deny contains "x" if {
	C
	sum(v.sizes) > 1
}

# case: steps
# says: errored 5 numbers.range_step
deny contains "x" if {
	C
	numbers.range_step(1, 5, v.zero)[_] == 3
}

# case: comprehension
# says: errored 5 to_number
deny contains "x" if {
	C
	count([n | some text in v.list; n := to_number(text)]) > 5
}

# case: keyed_comprehension
# says: errored 5 to_number
deny contains "x" if {
	C
	{text: n | some text in v.list; n := to_number(text)}["1"] > 5
}

# case: own_function
# says: errored 8 to_number
deny contains "x" if {
	C
	size_of(v) > 5
}

size_of(values) := to_number(values.size)

# case: before_else
# says: errored 8 to_number
deny contains "x" if {
	C
	size_of(v) > 5
}

size_of(values) := to_number(values.size) if {
	values.ten
} else := 0

# case: in_else
# says: errored 10 to_number
deny contains "x" if {
	C
	size_of(v) > 5
}

size_of(values) := values.none if {
	values.nothing
} else := to_number(values.size)

# case: shared
# says: errored lib/sizes.rego:4 to_number
deny contains "x" if {
	C
	data.lib.sizes.size_of(v.size) > 5
}

# case: shares_it_well
# says: passed
deny contains "x" if {
	C
	data.lib.sizes.size_of("3") > 5
}

# case: shares_a_rule
# says: errored lib/sizes.rego:8 to_number
deny contains "x" if {
	data.lib.sizes.wide
}

# case: shares_a_rule_too
# says: errored lib/sizes.rego:8 to_number
deny contains "x" if {
	data.lib.sizes.wide
	input.resource_changes
}

# case: every_member
# says: errored 5 to_number
deny contains "x" if {
	C
	every text in v.list { to_number(text) < 9 }
}

# case: default_rule
# says: errored 11 to_number
deny contains "x" if {
	is_wide
}

default is_wide := false

is_wide if {
	C
	to_number(v.size) > 100
}

# case: object_rule
# says: errored 6 to_number
deny[key] := message if {
	C
	some key, text in v.list
	message := sprintf("%v", [to_number(text) + 0])
	v.nothing
}

# case: true_rule
# says: errored 5 startswith
deny if {
	C
	startswith(v.note, "x")
}

# case: first_argument
# says: errored 5 lower
deny contains "x" if {
	C
	lower(v.note) in {"a", "b"}
}

# case: as_a_key
# says: errored 5 to_number
deny contains "x" if {
	C
	v.list[to_number(v.size)] == "x"
}

# case: walks
# says: errored 6 startswith
deny contains "x" if {
	C
	walk(v, [_, text])
	startswith(text, "AKIA")
}

# case: replaced_input
# says: errored 7 startswith
# METADATA
# custom:
#   input-document: conftest
deny contains "x" if {
	startswith(input.terraform_version, "x") with input.terraform_version as null
	input.resource_changes
}

# case: two_of_them
# says: errored 5 to_number
# says: errored 10 startswith
deny contains "x" if {
	C
	to_number(v.size) > 100
}

deny contains "y" if {
	C
	startswith(v.note, "x")
}

# case: advised
# says: errored 5 to_number
warn contains "x" if {
	C
	to_number(v.size) > 100
}

# case: approved
# says: errored 9 to_number
# METADATA
# custom:
#   enforcement_level: soft-mandatory
#   approvers: ["@acme/security"]
deny contains "x" if {
	C
	to_number(v.size) > 100
}

# case: inside_of_not
# says: errored 5 to_number
deny contains "x" if {
	C
	not to_number(v.size) > 5
}

# case: is_not
# says: failed
deny contains "x" if {
	C
	not startswith(v.note, "public")
}

# case: not_every
# says: failed
deny contains "x" if {
	C
	not all_small(v)
}

all_small(values) if {
	every text in values.list { to_number(text) < 9 }
}

# case: another_body
# says: failed
deny contains "x" if {
	C
	to_number(v.size) > 100
}

deny contains "y" if {
	C
	v.ten == 10
}

# case: asks_first
# says: passed
deny contains "x" if {
	C
	is_string(v.note)
	startswith(v.note, "public")
}

# case: asks_whether_valid
# says: passed
deny contains "x" if {
	C
	json.is_valid(v.json)
	json.unmarshal(v.json).Version != "2012-10-17"
}

# case: is_not_reached
# says: passed
deny contains "x" if {
	C
	v.ten == 11
	to_number(v.size) > 100
}

# case: only_printed
# says: passed
deny contains "x" if {
	C
	print("size", to_number(v.size))
	v.ten == 11
}

# case: printed_before_the_head
# says: errored 3 to_number
deny contains sprintf("%v", [to_number(v.size)]) if {
	C
	print("size")
}

# case: printed_before_else
# says: errored 11 to_number
deny contains "x" if {
	C
	size_of(v) > 5
}

size_of(values) := values.none if {
	print("size", values.size)
	values.nothing
} else := to_number(values.size)

# case: printed_inside
# says: errored 5 to_number
deny contains "x" if {
	C
	count([1 | some text in v.list; print(text); to_number(text) > 100]) == 5
}

# case: excepts
# says: passed
deny_wide contains "x" if {
	C
	v.ten == 11
}

exception contains ["wide"] if {
	C
	to_number(v.size) > 100
}

# case: is_meant
# says: passed
# METADATA
# custom:
#   builtin_errors: undefined
deny contains "x" if {
	C
	to_number(v.size) > 100
	data.lib.sizes.size_of(v.size) > 5
}

# case: may_be_accepted
# says: failed 14 to_number
# METADATA
# scope: document
# custom:
#   enforcement_level: soft-mandatory
deny contains "x" if {
	C
	v.ten == 10
}

deny contains "y" if {
	C
	to_number(v.size) > 100
}

# case: may_be_accepted_and_shares
# says: failed lib/sizes.rego:4 to_number
# METADATA
# scope: document
# custom:
#   enforcement_level: soft-mandatory
deny contains "x" if {
	C
	v.ten == 10
}

deny contains "y" if {
	C
	data.lib.sizes.size_of(v.size) > 5
}
