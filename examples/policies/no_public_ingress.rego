package terraform.policies.no_public_ingress

import data.terraform.plan

everyone := {"0.0.0.0/0", "::/0"}

deny contains message if {
	some change in plan.resources
	change.type == "aws_security_group"
	some rule in change.change.after.ingress
	some block in array.concat(
		object.get(rule, "cidr_blocks", []),
		object.get(rule, "ipv6_cidr_blocks", []),
	)
	block in everyone
	message := sprintf("%s: ingress on port %d is open to %s", [change.address, rule.from_port, block])
}

deny contains message if {
	some change in plan.resources
	change.type == "aws_vpc_security_group_ingress_rule"
	block := object.get(change.change.after, "cidr_ipv4", object.get(change.change.after, "cidr_ipv6", ""))
	block in everyone
	message := sprintf("%s: ingress is open to %s", [change.address, block])
}
