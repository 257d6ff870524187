package terraform.policies.bucket_versioning

import data.terraform.plan

deny contains message if {
	some bucket in plan.resources
	bucket.type == "aws_s3_bucket"
	not versioned(bucket)
	message := sprintf("%s: old versions of objects are not kept", [bucket.address])
}

# The versioning of a bucket stands beside it, in the same module and under the same name.
versioned(bucket) if {
	some change in plan.resources
	change.type == "aws_s3_bucket_versioning"
	change.name == bucket.name
	object.get(change, "module_address", "") == object.get(bucket, "module_address", "")
	some setting in change.change.after.versioning_configuration
	setting.status == "Enabled"
}
