locals {
  tags = {
    owner       = "platform"
    environment = "prod"
  }
}

module "vpc" {
  source = "../modules/vpc"

  name               = "prod"
  cidr_block         = var.cidr_block
  availability_zones = var.availability_zones
  tags               = local.tags
}

resource "aws_eip" "nat" {
  count = var.nat_gateways

  domain = "vpc"
}

resource "aws_nat_gateway" "this" {
  count = var.nat_gateways

  allocation_id = aws_eip.nat[count.index].id
  subnet_id     = module.vpc.public_subnet_ids[count.index]
  tags          = local.tags
}

resource "aws_security_group" "web" {
  name        = "web"
  description = "HTTPS from inside the network; the load balancer stands in front."
  vpc_id      = module.vpc.id
  tags        = local.tags

  ingress {
    description = "HTTPS"
    from_port   = 443
    to_port     = 443
    protocol    = "tcp"
    cidr_blocks = ["10.20.0.0/16"]
  }

  egress {
    from_port   = 0
    to_port     = 0
    protocol    = "-1"
    cidr_blocks = ["0.0.0.0/0"]
  }
}
