output "id" {
  value = aws_vpc.this.id
}

output "private_subnet_ids" {
  value = module.private.ids
}

output "public_subnet_ids" {
  value = module.public.ids
}
