resource "aws_vpc" "this" {
  cidr_block           = var.cidr_block
  enable_dns_hostnames = true
  tags                 = merge(var.tags, { Name = var.name })
}

resource "aws_internet_gateway" "this" {
  vpc_id = aws_vpc.this.id
  tags   = var.tags
}

module "private" {
  source = "./subnets"

  vpc_id             = aws_vpc.this.id
  cidr_block         = cidrsubnet(var.cidr_block, 1, 0)
  availability_zones = var.availability_zones
  public             = false
  tags               = merge(var.tags, { tier = "private" })
}

module "public" {
  source = "./subnets"

  vpc_id             = aws_vpc.this.id
  cidr_block         = cidrsubnet(var.cidr_block, 1, 1)
  availability_zones = var.availability_zones
  public             = true
  tags               = merge(var.tags, { tier = "public" })
}
