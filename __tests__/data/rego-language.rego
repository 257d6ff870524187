# The language: each case is the body of a package, and says this; the verdict follows.

# case: a set
# says: a
# says: b
deny contains m if some m in {"b", "a"}

# case: a list
# says: b
# says: a
deny := ["b", "a"]

# case: an object
# says: aws_s3_bucket.logs: is public
deny[k] := v if some k, v in {"aws_s3_bucket.logs": "is public"}

# case: an object of true
# says: no tags
deny[k] := true if some k in ["no tags"]

# case: one object
# says: one
deny := {"msg": "one", "severity": 9}

# case: objects
# says: a
# says: b
deny contains {"msg": m, "details": {}} if some m in ["a", "b"]

# case: a text
# says: no
deny := "no"

# case: true
# says: deny
deny := true

# case: true with a title
# says: Buckets are private
# METADATA
# title: Buckets are private
deny := true

# case: a number
# says: 9007199254740993
deny contains 9007199254740993

# case: numbers
deny contains x if x := input.plan.n + 9007199254740993

# case: nested
# says: {"a":[1,{"b":null}]}
deny contains x if x := {"a": [1, {"b": null}]}

# case: false
deny := false

# case: an empty set
deny contains "x" if false

# case: an empty list
deny := []

# case: an empty object
deny := {}

# case: null
deny := null

# case: a default
default deny := false

deny if input.plan.resource_changes[_].type == "x"

# case: else
# says: b
deny := "a" if input.plan.resource_changes[_].type == "x"

else := "b"

# case: with
# says: 3
size := count(input.plan.resource_changes)

deny contains m if {
	n := size with input as {"plan": {"resource_changes": [1, 2, 3]}}
	m := sprintf("%d", [n])
}

# case: with a function
# says: 7
deny contains m if {
	n := count([1]) with count as 7
	m := sprintf("%d", [n])
}

# case: every
# says: all
deny contains "all" if every r in input.plan.resource_changes { r.mode == "managed" }

# case: every of nothing
# says: none
deny contains "none" if every r in [] { r.mode == "x" }

# case: some with a key
# says: 0 aws_s3_bucket
deny contains m if {
	some i, r in input.plan.resource_changes
	m := sprintf("%d %s", [i, r.type])
}

# case: walk
# says: [0, "change", "after", "acl"]
deny contains m if {
	walk(input.plan.resource_changes, [path, "public-read"])
	m := sprintf("%v", [path])
}

# case: a partial object
# says: {"aws_s3_bucket": {"logs"}}
by_type[r.type] contains r.name if some r in input.plan.resource_changes

deny contains m if m := sprintf("%v", [by_type])

# case: comprehensions
# says: [2, 1] {1, 2} {1: 1, 2: 1}
deny contains m if m := sprintf("%v %v %v", [[n | n := [2, 1][_]], {n | n := [2, 1][_]}, {n: 1 | n := [2, 1][_]}])

# case: a function
# says: 8
twice(x) := x * 2

deny contains m if m := sprintf("%d", [twice(4)])

# case: order of objects
# says: amz
deny contains m if {
	keys := [k | some k, _ in {"z": 1, "a": 2, "m": 3}]
	m := concat("", keys)
}

# case: order of sets
# says: [null,3,"a","z"]
deny contains m if {
	all := [k | some k in {"z", "a", 3, null}]
	m := json.marshal(all)
}

# case: a value that a provider does not know
# says: 3
deny contains m if {
	r := input.plan.resource_changes[_]
	count(r.change.after.tags.count) == 1
	m := r.change.after.tags.count
}

# case: data
# says: 12
deny contains m if m := data.limits.most

# case: another package
# says: shared
import data.shared

deny contains m if m := shared.text

# case: metadata
# says: 3
# METADATA
# custom:
#   level: 3
deny contains m if m := sprintf("%d", [rego.metadata.rule().custom.level])

# case: escapes
# says: a "b" ä <c> & \
deny contains "a \"b\" \u00e4 <c> & \\"

# case: raw text
# says: a\b
deny contains `a\b`
