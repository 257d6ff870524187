# Faults of policies: what their author reads of each is in golden/rego/messages.txt.

# case: syntax
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg :=
}

# case: an empty file
# file: a.rego

# case: a function that nothing has
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := sprintff("x", [])
}

# case: a function that is taken away
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := http.send({"method": "get", "url": "x"})
}

# case: arguments of wrong types
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := concat(1, [{"a": 1}])
}

# case: too many arguments
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := f(1, 2)
}

f(x) := x

# case: values of two types
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	x := "a"
	x == 3
	msg := x
}

# case: METADATA of one package in two files
# file: a.rego
# METADATA
# title: Tags
package a

deny contains "a" if input.plan.resource_changes
# file: b.rego
# METADATA
# title: Owners
package a

deny contains "b" if input.plan.resource_changes

# case: a rule in the way of a package
# file: a.rego
package a

deny contains "a" if input.plan.resource_changes
# file: b.rego
package a.deny

x := 1

# case: a function that is not called
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := f
}

f(x) := x

# case: two default values
# file: a.rego
package a

default deny := "a"

default deny := "b"

deny := "c" if input.plan.resource_changes

# case: a function of Rego v0
# file: a.rego
package a

deny contains "a" if {
	any([true])
	input.plan.resource_changes
}

# case: two imports of one name
# file: a.rego
package a

import data.lib
import data.other.lib

deny contains "a" if {
	input.plan.resource_changes
	lib.x
}
# file: lib.rego
package lib

x := 1
# file: other.rego
package other.lib

x := 1

# case: a variable without a value
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := x
}

# case: a rule that uses itself
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	deny[msg]
}

# case: two values at once
# file: a.rego
package a

deny := "one" if input.plan.resource_changes

deny := "two" if input.plan.resource_changes

# case: a key that no plan has
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := input.plan.resource_changes[_].addres
}

# case: data in two files
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := "x"
}
# file: data.json
{"a": 1}
# file: data.yaml
a: 1

# case: data that is a rule
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := "x"
}
# file: data.json
{"a": {"deny": 1}}

# case: data that is no JSON
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := "x"
}
# file: data.json
{bad

# case: what opa alone finds
# file: a.rego
package a

deny contains "x" if {
	[plan, _] := [input.plan, 1]
	plan.typo == "x"
}

deny contains "y" if input.plan.resource_changes == 1

deny contains "v" if {
	risky := {"create"}
	risky[input.plan.resource_changes[_].change.actions]
	input.run.workspace.tags[lower("A")].x
}

deny contains "z" if sum(input.plan.resource_changes) > 5

# case: a number as a verdict
# file: a.rego
package a

deny := 3 if input.plan.resource_changes

# case: an object without a message
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := {"severity": 3}
}

# case: a rule without a title
# file: a.rego
package a

deny if input.plan.resource_changes

# case: no rule that judges
# file: a.rego
package a

allow if input.plan.resource_changes

# case: no rule that judges, beside tests
# file: a.rego
package a

allow if input.plan.resource_changes
# file: a_test.rego
package a_test

test_allow if true

# case: a key that the policy may do without
# file: a.rego
package a

deny contains msg if {
	input.kind == "Secret"
	msg := input.resource_changes[_].address
}

# case: a query that is not there
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := "x"
}
# file: b.rego
package b.inner

helpers.one := 1

names := ["x"]

warn contains names[_]
# file: policies.hcl
policy "a" {
  query = "data.a.dney"
  enforcement_level = "mandatory"
}

policy "package" {
  query = "data.b.inner"
  enforcement_level = "mandatory"
}

policy "other" {
  query = "data.terraform.policies.tags"
  enforcement_level = "mandatory"
}

policy "before" {
  query = "not data.a.deny"
  enforcement_level = "mandatory"
}

policy "after" {
  query = "data.a.deny[_]"
  enforcement_level = "mandatory"
}

# case: a comment that does not end
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := "x"
}
# file: policies.hcl
/* policy

# case: a function that would judge
# file: a.rego
package a

deny(x) if x == input.plan.resource_changes

# case: a function that would except
# file: a.rego
package a

deny_x if input.plan.resource_changes

exception(x) := x

# case: NUL in a name
# file: a.rego
package a["b\u0000c"]

deny if input.plan.resource_changes

# case: a policy of Gatekeeper
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	msg := input.review.object.kind
}

# case: keys of another document beside policies.hcl
# file: policies.hcl
policy "a" {
  query             = "data.a.deny"
  enforcement_level = "mandatory"
}

policy "b" {
  query             = "data.b.deny"
  enforcement_level = "mandatory"
}
# file: a.rego
package a

deny contains "x" if input.resource_changes[_].x
# file: b.rego
package b

# METADATA
# custom:
#   enforcement_level: advisory
deny contains "x" if input.mock.x

# case: documents of other tools
# file: a.rego
package a

import input.tfplan as tfplan

deny contains "x" if {
	tfplan.resource_changes[_].type == "x"
	input.tfrun.is_destroy
}
# file: b.rego
package b

deny[msg] {
	r := input.terraform.resource_changes[_]
	msg := r.address
}

# case: METADATA that names the documents of other tools
# file: c.rego
# METADATA
# custom:
#   input-document: scalr
package c

# METADATA
# custom:
#   input-document: [conftest, spacelift]
deny contains "x" if input.resource_changes[_].type == "x"

# case: Rego v0 that reads as v1, and uses what v1 has removed
# file: a.rego
package a

import future.keywords

deny contains "x" if any([input.resource_changes == 1])

# case: Rego v0
# file: a.rego
package a

deny[msg] { input.plan.resource_changes; msg := "x" }

# case: a rule that never ends
# file: a.rego
package a

deny contains msg if {
	input.plan.resource_changes
	n := numbers.range(1, 9000); x := n[_] + n[_] + n[_]; x < 0; msg := "x"
}
