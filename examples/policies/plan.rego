# What the policies have in common: which resources a plan creates or changes.
package terraform.plan

# Resources that exist after the plan has been applied, with their values.
resources contains change if {
	some change in input.plan.resource_changes
	change.mode == "managed"
	change.change.after != null
}

# Whether a value is decided only when the plan is applied. A policy that says nothing then has not passed yet.
unknown(change, name) if change.change.after_unknown[name]
