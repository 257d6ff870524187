terraform {
  cloud {}
}
variable "name" {
  default = "net"
}
resource "terraform_data" "first" {
  input = var.name
}
resource "terraform_data" "second" {
  input = { name = terraform_data.first.input, ports = [80, 443] }
}
resource "terraform_data" "many" {
  count = 2
  input = "west"
}
output "id" {
  value = terraform_data.first.id
}
output "zone" {
  value = "west"
}
output "secret" {
  value     = "hidden from view"
  sensitive = true
}
