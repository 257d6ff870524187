terraform {
  cloud {
    organization = "acme"
    workspaces {
      tags = ["app"]
    }
  }
}
variable "password" {
  default   = "hunter2"
  sensitive = true
}
resource "terraform_data" "first" {
  input = var.password
}
resource "terraform_data" "second" {
  input = "open"
}
output "first" {
  value = terraform_data.first.id
}
output "second" {
  value = terraform_data.second.id
}
output "hidden" {
  value     = var.password
  sensitive = true
}
