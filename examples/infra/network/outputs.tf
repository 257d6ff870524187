output "vpc_id" {
  value = module.vpc.id
}

output "private_subnet_ids" {
  value = module.vpc.private_subnet_ids
}
