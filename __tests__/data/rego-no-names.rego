# Policies of which none names the part that it reads; it may be all of the input, or of what is said.

# case: a key that is put together
deny contains "x" if {
	input[concat("_", ["prior", "state"])]
}

# case: a key of data
deny contains "x" if {
	input[data.key]
}

# case: a key of data below the plan
# says: plan
deny contains "x" if {
	input.plan[data.key]
}

# case: a free key
deny contains "x" if {
	input[_].x
}

# case: a key by some
deny contains "x" if {
	some key
	input[key].x
}

# case: what a call gives to its last argument
# says: resource_changes
deny contains "x" if {
	some list
	sort(input.resource_changes, list)
	[] != list
	list[0] == 1
}

# case: members
deny contains "x" if {
	some x in input
	x.y
}

# case: members by every
deny contains "x" if {
	every x in input { x.y }
}

# case: walk
deny contains "x" if {
	walk(input, [_, x])
	x == 1
}

# case: json.marshal
deny contains "x" if {
	contains(json.marshal(input), "x")
}

# case: a template
deny contains "x" if {
	x := $"{input[data.key]}"
	x == ""
}

# case: the whole in a template
# says: plan
deny contains "x" if {
	x := $"{input.plan}"
	x == ""
}

# case: a name of the whole
deny contains "x" if {
	i := input
	i[data.key]
}

# case: an import with a free key
import input as i

deny contains "x" if {
	i[data.key]
}

# case: object.get with a path that is put together
deny contains "x" if {
	object.get(input, [data.key], 1) == 1
}

# case: json.filter
deny contains "x" if {
	count(json.filter(input, data.keys)) > 1
}

# case: object.union
deny contains "x" if {
	x := object.union(input, {})
	x.plan
}

# case: object.keys
deny contains "x" if {
	some k in object.keys(input)
	k == "x"
}

# case: a comparison
deny contains "x" if {
	input == {"a": 1}
}

# case: a member test
deny contains "x" if {
	1 in input
}

# case: a list that holds it
deny contains "x" if {
	x := [input]
	json.marshal(x[0]) == ""
}

# case: an object that holds it
deny contains "x" if {
	x := {"a": input}
	json.marshal(x) == ""
}

# case: a function of the set
f(i) := json.marshal(i)

deny contains "x" if {
	f(input) == ""
}

# case: a rule
whole := input

deny contains "x" if {
	json.marshal(whole) == ""
}

# case: the answer
deny contains input

# case: the answer as a key
deny[input] := 1

# case: with
bad if input.x

deny contains "x" if {
	bad with input as {"x": 1}
}

# case: a pattern that is no name
deny contains "x" if {
	[input] = [data.key]
}

# case: a function that gets a key that is put together, and another one
get(key) := input[key]

deny contains "x" if {
	get("resource_changes") == 1
	get(concat("_", ["prior", "state"])) == 1
}

# case: what a function returns, one time known and another time not
same(key) := key

deny contains "x" if {
	same("resource_changes") == "x"
	input[same(data.key)] == 1
}

# case: a path in a variable
deny contains "x" if {
	path := ["prior_state", "values"]
	object.get(input, path, 1) == 2
}

# case: a member that is compared with a whole
deny contains "x" if {
	some v in [input]
	v = {"a": 1}
}

# case: a function in the place of another one
first(x) := x.resource_changes

second(x) := x.prior_state

deny contains "x" if {
	first(input) == 1 with first as second
}

# case: a function in the place of one of the language
second(x) := x.prior_state

deny contains "x" if {
	count(input) == 1 with count as second
}

# case: a part that is only traced
# says: prior_state
deny contains "x" if {
	trace(input.prior_state.a)
}

# case: a variable that gets its value in no way that is known
deny contains "x" if {
	change.after == 1
}
