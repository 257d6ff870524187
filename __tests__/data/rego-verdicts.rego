# Sets of policies over the plan of one public bucket: what each policy says, with its level, and what is said of the
# set; or why it is refused.

# case: deny, violation and warn of each package judge, also with a suffix
# says: lib mandatory failed: r
# says: b-c mandatory passed:
# says: main.deny mandatory failed: d
# says: main.deny_a mandatory failed: text
# says: main.violation mandatory failed: violation
# says: main.warn advisory failed: w
# says: main.warn_b advisory failed: warn_b
# file: main.rego
package main

deny contains "d"

violation := true

warn contains "w"

deny_a := "text"

warn_b if true
# file: deep/other.rego
package acme["b-c"]

deny contains "never" if false
# file: lib/rule.rego
package acme.lib

rule := ["r"]

# case: what is written below deny judges, as conftest refuses to read it
# says: main.deny.listed mandatory failed: x
# says: main.deny.never mandatory passed:
# says: main.deny.the bucket is public mandatory failed: the bucket is public
# says: main.warn.old advisory failed: w
# says: below mandatory failed: d
# says: other mandatory failed: b | c
# file: a.rego
package main

deny["the bucket is public"] if true

deny.listed contains "x"

deny.never contains "y" if false

warn.old := "w"

rule.id := "no verdict"
# file: b.rego
package other

deny[msg] := true if msg := "b"

deny["c"] := true
# file: c.rego
# Another rule of the same path, in a package above it.
package other

below.deny contains "z" if false
# file: d.rego
package other.below

deny contains "d"

# case: packages of one name are told apart
# says: a.tags.deny mandatory failed: 1
# says: b.tags.deny mandatory failed: 2
# file: a.rego
package a.tags

deny contains "1"
# file: b.rego
package b.tags

deny contains "2"

# case: a rule that looks like a verdict, and a package without one, are named
# says: main mandatory failed: x
# says: policies/main.rego: the rule "allow" judges nothing: deny, violation and warn are read, each also with a suffix as in deny_public. Rename it, or name its query in policies.hcl.
# says: policies/main.rego: the rule "blocked" judges nothing: deny, violation and warn are read, each also with a suffix as in deny_public. Rename it, or name its query in policies.hcl.
# says: policies/used.rego: the rule "failed" judges nothing: deny, violation and warn are read, each also with a suffix as in deny_public. Rename it, or name its query in policies.hcl.
# says: policies/idle.rego: package idle has no rule that judges, and no policy uses it: deny, violation and warn are read, each also with a suffix as in deny_public.
# file: main.rego
package main

import data.used

deny contains used.x if denylist[_] == "a"

denylist := ["a"]

allow := true

blocked contains "x"

deny_all(x) := x
# file: used.rego
package used

x := "x"

failed := 1
# file: idle.rego
package idle

helper := 1

# case: beside policies.hcl a verdict that it does not name is named
# says: acl mandatory failed: a
# says: policies/acl.rego: no policy of policies.hcl names data.acl.warn, so it judges nothing.
# says: policies/more.rego: no policy of policies.hcl names data.more.deny, so it judges nothing.
# file: acl.rego
package acl

deny contains "a" if input.plan.resource_changes

warn contains "x"
# file: more.rego
package more

deny contains "x"
# file: policies.hcl
policy "acl" {
  query             = "data.acl.deny"
  enforcement_level = "mandatory"
}

# case: the exception of conftest for a plain rule is an empty word
# says: main.deny mandatory passed: ; failed, and is excepted by data.main.exception.
# says: main.deny_a mandatory failed: y
# says: main.deny_a_b mandatory passed: ; failed, and is excepted by data.main.exception.
# file: main.rego
package main

deny contains "x"

deny_a contains "y"

deny_a_b contains "z"

rule_a := "no suffix goes with it"

exception contains ["", "a_b"]

# case: what a policies.hcl below the top declares may judge by its name
# says: acl mandatory failed: a
# file: net/acl.rego
package acl

deny contains "a" if input.plan.resource_changes
# file: net/policies.hcl
policy "acl" {
  query             = "data.acl.deny"
  enforcement_level = "mandatory"
}

# case: the level in METADATA of the only rule
# says: main advisory failed: a
# file: main.rego
package main

# METADATA
# scope: rule
# custom:
#   enforcement_level: advisory
deny contains "a"

# case: the level of each rule
# says: main advisory failed: a | b
# file: main.rego
package main

# METADATA
# scope: rule
# custom:
#   enforcement_level: advisory
deny contains "a"

# METADATA
# scope: rule
# custom:
#   enforcement_level: advisory
deny contains "b"

# case: the level of one of two rules does not count
# says: main mandatory failed: a | b
# file: main.rego
package main

# METADATA
# scope: rule
# custom:
#   enforcement_level: advisory
deny contains "a"

deny contains "b"

# case: the level of the rule of one file does not count for another
# says: main mandatory failed: a | b
# file: main.rego
package main

# METADATA
# scope: rule
# custom:
#   enforcement_level: advisory
deny contains "a"
# file: b.rego
package main

deny contains "b"

# case: the level of the document
# says: main advisory failed: a | b
# file: main.rego
package main

# METADATA
# scope: document
# custom:
#   enforcement_level: advisory
deny contains "a"

deny contains "b"

# case: the level of the package
# says: main advisory failed: a | b
# file: main.rego
# METADATA
# scope: package
# custom:
#   enforcement_level: advisory
package main

deny contains "a"
# file: b.rego
package main

deny contains "b"

# case: of two levels that differ the stricter one
# says: main soft-mandatory failed: a | b
# file: main.rego
package main

# METADATA
# scope: rule
# custom:
#   enforcement_level: advisory
deny contains "a"

# METADATA
# scope: rule
# custom:
#   enforcement_level: soft-mandatory
deny contains "b"

# case: the level of a rule with `else` and a default
# says: main advisory failed: b
# file: main.rego
package main

default deny := false

# METADATA
# scope: rule
# custom:
#   enforcement_level: advisory
deny := "a" if false else := "b"

# case: a query of a package is refused
# says: refused: policies/policies.hcl:3: policy "acl": no rule is called data.acl. There are: data.acl.deny.
# file: acl.rego
package acl

deny contains "a" if input.plan.resource_changes
# file: policies.hcl


policy "acl" {
  query             = "data.acl"
  enforcement_level = "mandatory"
}

# case: a query that is more than a reference is refused
# says: refused: policies/policies.hcl:1: policy "acl": the query "count(data.acl.deny) > 0" is no reference to a rule. Write one as in data.terraform.policies.tags.deny.
# file: acl.rego
package acl

deny contains "a" if input.plan.resource_changes
# file: policies.hcl
policy "acl" {
  query             = "count(data.acl.deny) > 0"
  enforcement_level = "mandatory"
}

# case: a policy that is there twice is refused
# says: refused: policies/policies.hcl line 5: policy "acl" is there twice. Rename one.
# file: acl.rego
package acl

deny contains "a" if input.plan.resource_changes
# file: policies.hcl
policy "acl" {
  query             = "data.acl.deny"
  enforcement_level = "mandatory"
}
policy "acl" {
  query             = "data.acl.deny"
  enforcement_level = "mandatory"
}

# case: a number is a reason, alone and by a key
# says: a mandatory failed: 3; gives 3 as a reason (policies/a.rego:3). Give a text, or an object with "msg".
# says: b mandatory failed: 4 | x: text; gives 4 as a reason (policies/b.rego:3). Give a text, or an object with "msg".
# file: a.rego
package a

deny := 3
# file: b.rego
package b

deny[key] := reason if some key, reason in {"a": 4, "x": "text"}

# case: a policy with two levels is refused
# says: refused: policies/policies.hcl line 1: policy "acl" has enforcement_level twice. Keep one.
# file: acl.rego
package acl

deny contains "a" if input.plan.resource_changes
# file: policies.hcl
policy "acl" {
  query             = "data.acl.deny"
  enforcement_level = "mandatory"
  enforcement_level = "advisory"
}

# case: a policies.hcl below the top, of which a rule would not judge, is refused
# says: refused: policies/net/policies.hcl: not all that it declares would judge, because only a policies.hcl at the top of a set is read. Name its directory in policies: "policies/net".
# file: net/acl.rego
package acl

must_be_private contains "a" if input.plan.resource_changes
# file: net/policies.hcl
policy "acl" {
  query             = "data.acl.must_be_private"
  enforcement_level = "mandatory"
}
# file: b.rego
package b

deny contains "x" if false

# case: a policies.hcl below the top, all of which judges anyway, and a library of which a rule is not used
# says: b mandatory passed:
# says: net mandatory failed: a
# file: net/acl.rego
package net

import data.lib

deny contains "a" if lib.isCreated
# file: net/policies.hcl
policy "acl" {
  query             = "data.net.deny"
  enforcement_level = "mandatory"
}
# file: b.rego
package b

deny contains "x" if false
# file: lib.rego
package lib

isCreated if input.plan.resource_changes

isGone if input.plan.resource_drift

# case: a policies.hcl below the top that is stricter than the name of the rule is refused
# says: refused: policies/net/policies.hcl: not all that it declares would judge, because only a policies.hcl at the top of a set is read. Name its directory in policies: "policies/net".
# file: net/acl.rego
package acl

warn contains "a" if input.plan.resource_changes
# file: net/policies.hcl
policy "acl" {
  query             = "data.acl.warn"
  enforcement_level = "mandatory"
}

# case: no policy in policies.hcl is refused
# says: refused: policies/policies.hcl: it names no policy.
# file: acl.rego
package acl

deny contains "a" if input.plan.resource_changes
# file: policies.hcl

# case: a set of messages beside a verdict that nobody asks for is named
# says: a mandatory failed: x
# says: policies/a.rego: the rule "pending" judges nothing: deny, violation and warn are read, each also with a suffix as in deny_public. Rename it, or name its query in policies.hcl.
# says: policies/a.rego: the rule "later" judges nothing: deny, violation and warn are read, each also with a suffix as in deny_public. Rename it, or name its query in policies.hcl.
# file: a.rego
package a

deny contains "x" if count(found) > 0

pending contains msg if {
	some r in found
	msg := sprintf("%s: waits", [r.address])
}

later := {msg | some r in found; msg := sprintf("%s: waits", [r.address])}

found contains r if some r in input.resource_changes

asked_by_a_document contains "x" if count(found) > 0

document := {"all": asked_by_a_document}

types := {"a", "b"}
# file: a_test.rego
package a_test

test_pending if data.a.pending

# case: a set of messages that policies.hcl does not name is named
# says: a mandatory failed: x
# says: policies/a.rego: no policy of policies.hcl names data.a.pending, so it judges nothing.
# file: policies.hcl
policy "a" {
  query             = "data.a.deny"
  enforcement_level = "mandatory"
}
# file: a.rego
package a

deny contains "x" if input.plan

pending contains "y" if input.plan
