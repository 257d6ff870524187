# Plans of Terraform whose values change: nothing that `terraform show` shows as changed may be missing in ours. What is in
# `before/` was applied before.

# case: a policy as JSON, of which a statement changes and one is added
# file: before/main.tf
resource "terraform_data" "policy" {
  input = jsonencode({ Version = "2012-10-17", Statement = [
    { Effect = "Allow", Action = ["s3:GetObject", "s3:ListBucket"], Resource = "arn:aws:s3:::logs/*" },
    { Effect = "Deny", Action = "iam:*", Resource = "*" },
  ] })
}
# file: main.tf
resource "terraform_data" "policy" {
  input = jsonencode({ Version = "2012-10-17", Statement = [
    { Effect = "Allow", Action = ["s3:GetObject", "s3:PutObject", "s3:ListBucket"], Resource = "arn:aws:s3:::logs/*" },
    { Effect = "Deny", Action = "iam:*", Resource = "*" },
    { Effect = "Allow", Action = "kms:Decrypt", Resource = "*", Condition = { Bool = { "aws:SecureTransport" = "true" } } },
  ] })
}

# case: a YAML document in a heredoc
# file: before/main.tf
resource "terraform_data" "values" {
  input = <<-EOT
    image:
      repository: registry.example/web
      tag: "1.4.2"
    replicas: 2
    ingress:
      enabled: true
      hosts:
        - web.example
  EOT
}
# file: main.tf
resource "terraform_data" "values" {
  input = <<-EOT
    image:
      repository: registry.example/web
      tag: "1.5.0"
    replicas: 4
    ingress:
      enabled: true
      hosts:
        - web.example
        - www.example
  EOT
}

# case: objects in lists, maps in objects, members that come and go
# file: before/main.tf
resource "terraform_data" "rules" {
  input = {
    rules = [{ port = 80, cidrs = ["10.0.0.0/8"] }, { port = 443, cidrs = ["10.0.0.0/8", "172.16.0.0/12"] }]
    tags  = { owner = "net", "cost center" = "17", stage = "prod" }
    limit = null
    flag  = true
  }
}
# file: main.tf
resource "terraform_data" "rules" {
  input = {
    rules = [{ port = 443, cidrs = ["10.0.0.0/8", "0.0.0.0/0"] }, { port = 8443, cidrs = [] }]
    tags  = { owner = "net", "cost center" = "18", team = "edge" }
    limit = 12345678901234567890
    flag  = false
  }
}

# case: moved, forgotten, imported by a block, replaced, destroyed, read, outputs
# file: before/main.tf
resource "terraform_data" "old" { input = "kept-as-it-was" }
resource "terraform_data" "forgotten" { input = "stays-somewhere" }
resource "terraform_data" "gone" { input = { note = "goes-away" } }
resource "terraform_data" "replaced" {
  input            = "same-value"
  triggers_replace = ["one-trigger", "two-trigger"]
}
output "changed" { value = "output-before" }
output "gone" { value = ["output-that-goes"] }
# file: main.tf
resource "terraform_data" "new" { input = "kept-as-it-was" }
moved {
  from = terraform_data.old
  to   = terraform_data.new
}
removed {
  from = terraform_data.forgotten
  lifecycle { destroy = false }
}
resource "terraform_data" "replaced" {
  input            = "same-value"
  triggers_replace = ["one-trigger", "three-trigger"]
}
import {
  to = terraform_data.adopted
  id = "an-id-of-before"
}
resource "terraform_data" "adopted" { input = "adopted-value" }
output "changed" { value = { text = "output-after", of = terraform_data.replaced.id } }
output "added" { value = 17171717 }

# case: sensitive values, of variables and in parts
# file: before/main.tf
variable "password" {
  default   = "hunter-of-before"
  sensitive = true
}
resource "terraform_data" "db" { input = { user = "app-user", password = var.password } }
# file: main.tf
variable "password" {
  default   = "hunter-of-after"
  sensitive = true
}
resource "terraform_data" "db" { input = { user = "app-other", password = var.password } }

# case: a long list, of which one member in the middle changes
# file: before/main.tf
resource "terraform_data" "list" { input = [for n in range(300) : "member-${n}"] }
# file: main.tf
resource "terraform_data" "list" { input = [for n in range(300) : n == 150 ? "another-member" : "member-${n}"] }
