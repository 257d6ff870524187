# METADATA
# description: A zone that is known only after the apply is in the region of its provider.
# custom:
#   unknown: advisory
package terraform.policies.allowed_regions

import data.terraform.plan

allowed := {"eu-central-1", "eu-west-1"}

deny contains message if {
	some change in plan.resources
	region := change.change.after.region
	not region in allowed
	message := sprintf("%s: region %s is not allowed", [change.address, region])
}

deny contains message if {
	some change in plan.resources
	zone := change.change.after.availability_zone
	not zone_allowed(zone)
	message := sprintf("%s: availability zone %s is in no allowed region", [change.address, zone])
}

zone_allowed(zone) if {
	some region in allowed
	startswith(zone, region)
}
