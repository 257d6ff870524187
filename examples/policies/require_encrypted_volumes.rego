package terraform.policies.require_encrypted_volumes

import data.terraform.plan

storage := {"aws_ebs_volume", "aws_efs_file_system", "aws_db_instance"}

attribute(type) := "storage_encrypted" if type == "aws_db_instance"

attribute(type) := "encrypted" if type != "aws_db_instance"

# What is known only after the apply is not encrypted yet: the message says so, too.
deny contains message if {
	some change in plan.resources
	change.type in storage
	name := attribute(change.type)
	object.get(change.change.after, name, false) != true
	message := sprintf("%s: attribute \"%s\" is not true", [change.address, name])
}
