# Policies that pass on a plan without hidden values, and fail on the plan with them: no such pass may count.

# case: how many members a set of values has
deny contains "x" if {
	vals := {v | v := input.resource_changes[_].change.after}
	count([1 | some v in vals]) > 1
}

# case: how many a rule collects
vals contains rc.change.after if some rc in input.resource_changes

deny contains "x" if count([1 | some v in vals]) > 1

# case: the sum over a set
vals contains rc.change.after if some rc in input.resource_changes

deny contains "x" if sum([1 | some v in vals]) > 1

# case: a reference into a set
vals contains rc.change.after if some rc in input.resource_changes

deny contains "x" if count([1 | vals[_]]) > 1

# case: a set as a list
vals contains rc.change.after if some rc in input.resource_changes

deny contains "x" if count([v | some v in vals]) > 1

# case: a union of sets
deny contains "x" if {
	one := {v | v := input.resource_changes[0].change.after}
	two := {v | v := input.resource_changes[1].change.after}
	count(one | two) > 1
}

# case: what is in both sets
deny contains "x" if {
	one := {v | v := input.resource_changes[0].change.after}
	two := {v | v := input.resource_changes[1].change.after}
	count(one & two) == 0
}

# case: a text of a set
vals contains rc.change.after if some rc in input.resource_changes

deny contains "x" if count(concat("", ["x" | some _ in vals])) > 1

# case: a set of lists of a type and a value
deny contains "x" if count([1 | some p in {[rc.type, rc.change.after] | some rc in input.resource_changes}; p[0] == "disk"]) > 1

# case: an object of sets
deny contains "x" if {
	of := {rc.type: {v | v := input.resource_changes[_].change.after} | some rc in input.resource_changes}
	count([1 | some v in of.disk]) > 1
}

# case: a rule that collects sets by type
of[rc.type] contains rc.change.after if some rc in input.resource_changes

deny contains "x" if count([1 | some v in of.disk]) > 1

# case: the order of sorted objects that hold values
deny contains "x" if {
	sorted := sort([{"a": rc.change.after, "z": rc.address} | some rc in input.resource_changes])
	sorted[0].z != "disk.a"
}

# case: the order of a set of objects that hold values
deny contains "x" if {
	all := {{"a": rc.change.after, "z": rc.address} | some rc in input.resource_changes}
	[x | some x in all][0].z != "disk.a"
}

# case: the order of two objects of one address
deny contains "x" if {
	all := {rc | some rc in input.resource_changes; rc.deposed}
	[rc | some rc in all][0].deposed != "d1"
}

# case: the largest of a list
deny contains "x" if max([[rc.change.after, rc.address] | some rc in input.resource_changes])[1] == "disk.a"

# case: seventeen objects inside each other
deny contains "x" if {
	v := input.resource_changes[0].change.after
	deep := {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": v}}}}}}}}}}}}}}}}}
	deep.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.password == "hidden"
}

# case: seventeen lists inside each other
deny contains "x" if {
	deep := [[[[[[[[[[[[[[[[[input.resource_changes[0].change.after]]]]]]]]]]]]]]]]]
	deep[_][_][_][_][_][_][_][_][_][_][_][_][_][_][_][_][_].password == "hidden"
}

# case: members of two lists in one set
deny contains "x" if count({rc | some rc in array.concat(input.resource_changes, input.resource_drift)}) > 4

# case: two lists in a set of a rule
all contains rc if some rc in input.resource_changes

all contains rc if some rc in input.resource_drift

deny contains "x" if count(all) > 4

# case: a set of outputs
deny contains "x" if count({o | some o in input.output_changes}) > 1

# case: a set of changes
deny contains "x" if count({rc.change | some rc in input.resource_changes}) > 1

# case: members beside one that a function made
deny contains "x" if {
	all := {rc | some rc in input.resource_changes}
	made := {object.union(input.resource_drift[0], {})}
	count(all - made) == 4
}

# case: two answers of one rule
value := rc.change.after if some rc in input.resource_changes

deny contains "x" if value.name == "other"

# case: two answers of two definitions
value := input.resource_changes[0].change.after

value := input.resource_changes[1].change.after

deny contains "x" if value.name == "other"

# case: two answers of a function
value(type) := rc.change.after if {
	some rc in input.resource_changes
	rc.type == type
}

deny contains "x" if value("disk").name == "other"

# case: two values of one key
deny contains "x" if {
	of := {rc.type: rc.change.after | some rc in input.resource_changes}
	of.disk.name == "other"
}

# case: two values of one key in a rule
of[rc.type] := rc.change.after if some rc in input.resource_changes

deny contains "x" if of.disk.name == "other"

# case: two values deep in one key
of[rc.type].all := rc.change if some rc in input.resource_changes

deny contains "x" if of.disk.all.actions == []

# case: a key that is a value
of[rc.change.after] := 1 if some rc in input.resource_changes

deny contains "x" if count(of) > 1

# case: a comparison of values
deny contains "x" if input.resource_changes[0].change.after != input.resource_changes[1].change.after

# case: a comparison of lists that hold values
deny contains "x" if [input.resource_changes[0].change.after, 1] != [input.resource_changes[1].change.after, 1]

# case: a member of a list
deny contains "x" if not input.resource_changes[0].change.after in [input.resource_changes[1].change.after]

# case: an index of a value
deny contains "x" if {
	all := [rc.change.after | some rc in input.resource_changes]
	count([i | some i; all[i] == all[0]]) == 1
}

# case: a pattern with the same name twice
deny contains "x" if not same(input.resource_changes[0].change.after, input.resource_changes[1].change.after)

same(x, x)

# case: a value as a key of a set
deny contains "x" if {
	one := {input.resource_changes[0].change.after}
	not one[input.resource_changes[1].change.after]
}

# case: a set in the place of the input
vals contains rc.change.after if some rc in input.resource_changes

counted := count([1 | some v in vals])

deny contains "x" if counted > 1 with input.complete as false

# case: a value in the place of a part
deny contains "x" if input.complete.password == "hidden" with input.complete as input.resource_changes[0].change.after

# case: every member of a set
vals contains rc.change.after if some rc in input.resource_changes

one := [v | some v in vals][0]

deny contains "x" if not all_same

all_same if every v in vals { v == one }

# case: an else that a value decides
first := 1 if {
	{v | v := input.resource_changes[_].change.after} == {input.resource_changes[0].change.after}
} else := 2

deny contains "x" if first == 2

# case: a group by value
of[key] := count(all) if {
	some rc in input.resource_changes
	key := json.marshal(rc.change.after)
	all := [x | some x in input.resource_changes; json.marshal(x.change.after) == key]
}

deny contains "x" if count(of) > 1

# case: an intersection of sets of sets
deny contains "x" if count(intersection({{v | v := input.resource_changes[i].change.after} | some i in [0, 1]})) == 0

# case: a set that a function gets
many(all) if count([1 | some x in all]) > 1

deny contains "x" if many({v | v := input.resource_changes[_].change.after})

# case: a set that a function gives
values_of(all) := {v | v := all[_].change.after}

deny contains "x" if count(values_of(input.resource_changes)) > 1

# case: the keys of an object of values
deny contains "x" if count(object.keys({rc.change.after: 1 | some rc in input.resource_changes})) > 1

# case: values under an index
deny contains "x" if {
	numbered := {v: i | v := input.resource_changes[i].change.after.password}
	count(numbered) > 1
}

# case: an output that is false
deny contains "x" if not input.output_changes.one.after

# case: how many values there are
deny contains "x" if count([1 | input.output_changes[_].after]) != 2

# case: how many members a change has
deny contains "x" if count(input.output_changes.one) == 6

# case: walk
deny contains "x" if {
	walk(input.resource_changes, [_, x])
	x == "hidden"
}

# case: a key that is put together
deny contains "x" if input.resource_changes[0].change.after[concat("", ["pass", "word"])] == "hidden"

# case: a key of a member that is put together
deny contains "x" if input.resource_changes[0][concat("", ["cha", "nge"])].after.password == "hidden"

# case: a part of a part by a free key
deny contains "x" if input.resource_changes[_][_][_].password == "hidden"

# case: two values of one key that are only printed
deny contains "x" if {
	print({"k": v | some r in input.resource_changes; v := r.change.after})
	false
}

# case: two answers of a rule that are only printed
several := v if {
	some r in input.resource_changes
	v := r.change.after
}

deny contains "x" if {
	print("found", [several])
	false
}

# case: two answers of a function that are only printed
values_of(changes) := v if {
	some r in changes
	v := r.change.after
}

deny contains "x" if {
	print(sprintf("found %v", [values_of(input.resource_changes)]))
	false
}

# case: two values of one key of an object, each in a list
by_type[r.type] := [r.change.after] if some r in input.resource_changes

deny contains "x" if count(by_type) > 9
