# A message begins with the address of the resource: a report then shows its line.
package policies.buckets

buckets contains change if {
	some change in input.plan.resource_changes
	change.change.after.input.bucket
}

public contains message if {
	some bucket in buckets
	bucket.change.after.input.public == true
	message := sprintf("%s: the bucket is public", [bucket.address])
}

unowned contains message if {
	some bucket in buckets
	not bucket.change.after.input.owner
	message := sprintf("%s: the bucket has no owner", [bucket.address])
}
