# METADATA
# description: The rules of a group that names none are known only after the apply. Where they stand beside it, they are judged.
# custom:
#   unknown: advisory
package terraform.policies.no_public_ingress

import data.terraform.plan

everyone := {"0.0.0.0/0", "::/0"}

deny contains message if {
	some change in plan.resources
	change.type == "aws_security_group"
	some rule in change.change.after.ingress
	some name in ["cidr_blocks", "ipv6_cidr_blocks"]
	some block in rule[name]
	block in everyone

	# A port that is absent or unknown makes no message undefined: the policy would pass.
	port := object.get(rule, "from_port", "unknown")
	message := sprintf("%s: ingress on port %v is open to %s", [change.address, port, block])
}

deny contains message if {
	some change in plan.resources
	change.type == "aws_vpc_security_group_ingress_rule"
	some name in ["cidr_ipv4", "cidr_ipv6"]
	block := change.change.after[name]
	block in everyone
	message := sprintf("%s: ingress is open to %s", [change.address, block])
}
