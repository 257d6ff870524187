package terraform.policies.required_tags

import data.terraform.plan

required := {"owner", "environment"}

taggable := {
	"aws_ebs_volume",
	"aws_efs_file_system",
	"aws_eip",
	"aws_flow_log",
	"aws_instance",
	"aws_internet_gateway",
	"aws_kms_key",
	"aws_nat_gateway",
	"aws_route_table",
	"aws_s3_bucket",
	"aws_security_group",
	"aws_subnet",
	"aws_vpc",
}

deny contains message if {
	some change in plan.resources
	change.type in taggable

	# A tag that gets its value by the apply has a name already, but not here.
	not change.change.after_unknown.tags
	missing := required - object.keys(object.get(change.change.after, "tags", {}))
	count(missing) > 0
	message := sprintf("%s: tags are missing: %s", [change.address, concat(", ", sort(missing))])
}
