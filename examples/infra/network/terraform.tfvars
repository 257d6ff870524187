cidr_block         = "10.20.0.0/16"
availability_zones = ["eu-central-1a", "eu-central-1b"]
nat_gateways       = 2
