# What the policies have in common: which resources a plan creates or changes.
package terraform.plan

# Resources that exist after the plan has been applied, with their values.
resources contains change if {
	some change in input.plan.resource_changes
	change.mode == "managed"
	change.change.after != null
}
