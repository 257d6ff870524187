# Configurations without a provider: every form of change in them is read without an objection. What is in `before/`
# was applied before.

# case: literals, templates and conditionals
# file: main.tf
variable "environment" { default = "staging" }
locals {
  big  = var.environment == "production"
  tags = merge({ team = "net" }, { environment = var.environment })
}
resource "terraform_data" "a" {
  input = { name = "app-${var.environment}", size = local.big ? 3 : 1, tags = local.tags }
}

# case: count and for_each over known collections
# file: main.tf
locals { names = ["web", "api"] }
resource "terraform_data" "list" {
  count = 3
  input = count.index * 2
}
resource "terraform_data" "set" {
  for_each = toset(local.names)
  input    = each.key
}
resource "terraform_data" "map" {
  for_each = { for name in local.names : upper(name) => length(name) }
  input    = each.value
}

# case: values that are known after an apply
# file: main.tf
resource "terraform_data" "a" {
  input = "x"
}
resource "terraform_data" "b" {
  input = { id = terraform_data.a.id, text = "${terraform_data.a.output}-y" }
}
output "id" { value = terraform_data.b.id }

# case: modules with count and for_each
# file: main.tf
module "net" {
  source   = "./net"
  for_each = { a = "10.0.0.0/16", b = "10.1.0.0/16" }
  cidr     = each.value
}
module "optional" {
  source = "./net"
  count  = 1
  cidr   = "10.2.0.0/16"
}
resource "terraform_data" "all" {
  input = [for name, net in module.net : net.cidr]
}
# file: net/main.tf
variable "cidr" { type = string }
variable "zones" { default = 2 }
resource "terraform_data" "subnet" {
  count = var.zones
  input = cidrsubnet(var.cidr, 8, count.index)
}
output "cidr" { value = var.cidr }

# case: the convention create = true
# file: main.tf
module "db" {
  source = "./db"
  create = false
}
module "other" {
  source = "./db"
}
# file: db/main.tf
variable "create" { default = true }
variable "name" { default = null }
resource "terraform_data" "this" {
  count = var.create ? 1 : 0
  input = coalesce(var.name, "default")
}
output "id" { value = try(terraform_data.this[0].id, null) }

# case: a resource that changes, one that is replaced, one that goes
# file: before/main.tf
resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "b" {
  triggers_replace = 1
}
resource "terraform_data" "c" {
  input = 1
}
resource "terraform_data" "d" {
  input = 1
}
# file: main.tf
resource "terraform_data" "a" {
  input = 2
}
resource "terraform_data" "b" {
  triggers_replace = 2
}
resource "terraform_data" "d" {
  input = 1
}

# case: moves in a chain, into a module, and of a module
# file: before/main.tf
resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "many" {
  for_each = toset(["x", "y"])
}
module "old" {
  source = "./m"
}
# file: before/m/main.tf
resource "terraform_data" "inner" {
  input = 1
}
# file: main.tf
moved {
  from = terraform_data.a
  to   = terraform_data.b
}
moved {
  from = terraform_data.b
  to   = module.new.terraform_data.c
}
moved {
  from = terraform_data.many
  to   = terraform_data.several
}
moved {
  from = module.old
  to   = module.new
}
resource "terraform_data" "several" {
  for_each = toset(["x", "y"])
}
module "new" {
  source = "./m"
}
# file: m/main.tf
moved {
  from = terraform_data.inner
  to   = terraform_data.deep["k"]
}
resource "terraform_data" "deep" {
  for_each = toset(["k"])
  input    = 1
}
resource "terraform_data" "c" {
  input = 1
}

# case: count and for_each come and go
# file: before/main.tf
resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "b" {
  count = 2
  input = 1
}
resource "terraform_data" "c" {
  count = 1
  input = 1
}
# file: main.tf
resource "terraform_data" "a" {
  count = 2
  input = 1
}
resource "terraform_data" "b" {
  input = 1
}
moved {
  from = terraform_data.c[0]
  to   = terraform_data.c["k"]
}
resource "terraform_data" "c" {
  for_each = { k = 1 }
  input    = each.value
}

# case: a module that gets a count
# file: before/main.tf
module "m" {
  source = "./m"
}
# file: before/m/main.tf
resource "terraform_data" "a" {
  input = 1
}
# file: main.tf
module "m" {
  source = "./m"
  count  = 2
}
# file: m/main.tf
resource "terraform_data" "a" {
  input = 1
}

# case: removed blocks that destroy and that forget
# file: before/main.tf
resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "b" {
  count = 2
  input = 1
}
# file: main.tf
removed {
  from = terraform_data.a
  lifecycle {
    destroy = false
  }
}
removed {
  from = terraform_data.b
}

# case: an import
# file: main.tf
import {
  to = terraform_data.a
  id = "known"
}
resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "b" {
}

# case: checks that fail and that pass
# file: main.tf
locals { size = 1 }
check "size" {
  assert {
    condition     = local.size > 2
    error_message = "Too small."
  }
}
resource "terraform_data" "a" {
  input = 1
}

# case: lifecycle: ignored changes, and the new one first
# file: before/main.tf
resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "b" {
  triggers_replace = 1
}
resource "terraform_data" "c" {
  input            = 1
  triggers_replace = 1
}
# file: main.tf
resource "terraform_data" "a" {
  input = 2
  lifecycle {
    ignore_changes = [input]
  }
}
resource "terraform_data" "b" {
  triggers_replace = 2
  lifecycle {
    create_before_destroy = true
  }
}
resource "terraform_data" "c" {
  input            = 2
  triggers_replace = 2
  lifecycle {
    ignore_changes = all
  }
}

# case: another resource replaces one
# file: before/main.tf
resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "b" {
  input = 1
}
# file: main.tf
resource "terraform_data" "a" {
  input = 2
}
resource "terraform_data" "b" {
  input = 1
  lifecycle {
    replace_triggered_by = [terraform_data.a]
  }
}

# case: instances whose number is not known here, and that exist
# file: before/main.tf
resource "terraform_data" "a" {
  count = length(regexall("a", "banana"))
  input = 1
}
# file: main.tf
resource "terraform_data" "a" {
  count = length(regexall("n", "banana"))
  input = 1
}
