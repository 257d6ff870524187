# Policies, and the parts of their input that they may read; `*` is all of it.

# case: a part
# says: resource_changes
deny contains "x" if {
	input.resource_changes[_].x
}

# case: a part of a plan
# says: plan.variables
deny contains "x" if {
	input.plan.variables.x
}

# case: a part of a run
# says: run.workspace.name
deny contains "x" if {
	input.run.workspace.name == "x"
}

# case: brackets
# says: plan.resource_changes
deny contains "x" if {
	input["plan"]["resource_changes"][_]
}

# case: an import
# says: plan.variables
import input.plan as p

deny contains "x" if {
	p.variables
}

# case: the import of the whole
# says: plan.checks
import input as i

deny contains "x" if {
	i.plan.checks
}

# case: a local name
# says: plan.variables
deny contains "x" if {
	p := input.plan
	p.variables.x
}

# case: a name that gets its value by =
# says: plan.variables
deny contains "x" if {
	p.variables.x
	p = input.plan
}

# case: a name that gets its value by = from another such name
# says: plan.variables
deny contains "x" if {
	q.x
	q = p.variables
	input.plan = p
}

# case: a name in a pattern of a later line
# says: plan.checks
pair(x) := [x, 1]

deny contains "x" if {
	count([1 | p.checks]) > 0
	[p, _] = pair(input.plan)
}

# case: names that are equal before one of them has its value
# says: plan.checks
deny contains "x" if {
	p = q
	p = input.plan
	p.checks
}

# case: a name that a call gets before it has its value
# says: plan
# says: plan.checks
deny contains "x" if {
	startswith("x", p)
	p = input.plan
	p.checks
}

# case: a name that a function of the set gives its value
# says: plan
# says: plan.checks
f(i) := i.plan

deny contains "x" if {
	p.checks
	f(input, p)
}

# case: a function that gets two packages
# says: checks
# says: errored
lib.one.part := input.checks

lib.two.part := input.errored

f(lib) := lib.part

deny contains "x" if {
	f(data.a.lib.one) == f(data.a.lib.two)
}

# case: an argument that is called like a rule
# says: plan.checks
p := input.errored

f(p) := p.checks

deny contains "x" if {
	f(input.plan)
}

# case: a variable of `some` that is called like a rule
# says: checks
p := input.errored

deny contains "x" if {
	some p
	input.checks[p].status == "x"
}

# case: a list, one member of which gets its value later
# says: checks
# says: plan.variables
deny contains "x" if {
	all := [p, input.checks]
	all[_].variables
	p = input.plan
}

# case: a rule as a name
# says: plan.checks
p := input.plan

deny contains "x" if {
	p.checks
}

# case: object.get
# says: checks
deny contains "x" if {
	object.get(input, "checks", [])[_]
}

# case: object.get with a path
# says: plan.checks
deny contains "x" if {
	object.get(input, ["plan", "checks"], [])
}

# case: a pattern
# says: plan.checks
deny contains "x" if {
	{"plan": {"checks": c}} = input
	c[_]
}

# case: a function
# says: plan.checks
f(i) := i.plan

deny contains "x" if {
	f(input).checks[_]
}

# case: a key in a variable
# says: plan.checks
deny contains "x" if {
	k := "checks"
	input.plan[k]
}

# case: a template
# says: plan.checks
deny contains "x" if {
	x := $"{input.plan.checks}"
	x == ""
}

# case: a comprehension
# says: checks
deny contains "x" if {
	count([c | some c in input.checks]) > 1
}

# case: what is read below not
# says: checks
deny contains "x" if {
	not input.checks
}

# case: what else reads
# says: checks
# says: errored
deny := "x" if input.checks

else := "y" if input.errored

# case: the head of a rule
# says: checks
# says: errored
deny[input.checks[_].status] := input.errored

# case: the part of a name of a rule
# says: checks
deny[input.checks].x := 1

# case: a rule that nothing uses
# says: errored
other := input.checks

deny contains "x" if {
	input.errored
}

# case: all rules below a name
# says: checks
all.other := input.checks

deny contains "x" if {
	data.a.all[_]
}

# case: a function that has the name of one that prints
# says: checks
print(x) if x.checks

deny contains "x" if {
	print(input)
}

# case: a function that has the name of one that assigns
# says: checks
assign(x, y) if x.checks == y

deny contains "x" if {
	assign(input, 1)
}

# case: a function that has the name of one with a default
# says: checks
object.get(x, _, _) := x.checks

deny contains "x" if {
	object.get(input, "errored", 1) == 1
}

# case: a rule with another one below it
# says: plan.checks
# says: plan.variables
b[key] := input.plan.variables if some key in ["c", "d"]

b.e := input.plan.checks

deny contains "x" if data.a.b.x == 1
