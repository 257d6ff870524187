variable "vpc_id" {
  type = string
}

variable "cidr_block" {
  type = string
}

variable "availability_zones" {
  type = list(string)
}

variable "public" {
  type = bool
}

variable "tags" {
  type = map(string)
}

resource "aws_subnet" "this" {
  for_each = toset(var.availability_zones)

  vpc_id                  = var.vpc_id
  availability_zone       = each.value
  cidr_block              = cidrsubnet(var.cidr_block, 3, index(var.availability_zones, each.value))
  map_public_ip_on_launch = var.public
  tags                    = var.tags
}

resource "aws_route_table" "this" {
  vpc_id = var.vpc_id
}

resource "aws_route_table_association" "this" {
  for_each = aws_subnet.this

  subnet_id      = each.value.id
  route_table_id = aws_route_table.this.id
}

output "ids" {
  value = [for zone in var.availability_zones : aws_subnet.this[zone].id]
}
