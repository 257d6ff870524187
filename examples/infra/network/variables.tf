variable "region" {
  description = "Where everything runs, unless a resource says otherwise."
  type        = string
  default     = "eu-central-1"
}

variable "cidr_block" {
  description = "Address range of the whole network."
  type        = string
}

variable "availability_zones" {
  description = "One private and one public subnet is made in each."
  type        = list(string)
}

variable "nat_gateways" {
  description = "How many of the public subnets get a NAT gateway."
  type        = number
  default     = 1
}
