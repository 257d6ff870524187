# Changes about files that .terraformignore hides, and what the gate says of each. Below `before/` is what the merge base has
# besides the usual files; a file with `→ PATH` is a link.

# case: a second time
# says: names
# file: before/net/main.tf
locals {
  x = file("hidden.txt")
}
# file: net/more.tf
locals {
  y = file("hidden.txt")
}

# case: in another way
# says: names
# file: before/net/main.tf
locals {
  x = "hidden.txt"
}
# file: net/main.tf
locals {
  x = file("hidden.txt")
}

# case: in JSON
# says: names
# file: net/a.tf.json
{"locals":{"x":"${file(\"hidden.txt\")}"}}

# case: in a file for OpenTofu
# says: names
# file: net/a.tofu
locals {
  x = file("hidden.txt")
}

# case: in an override
# says: names
# file: net/x_override.tf
locals {
  x = file("hidden.txt")
}

# case: in variables
# says: names
# file: net/a.auto.tfvars
v = "hidden.txt"

# case: where the block was there no time
# says: names
# file: before/net/main.tf
resource "a" "b" {
 count = 0
 x = file("hidden.txt")
}
# file: net/main.tf
resource "a" "b" {
 count = 1
 x = file("hidden.txt")
}

# case: in a template
# says: names
# file: before/net/main.tf
locals {
  x = templatefile("t", {})
}
# file: before/net/t
a
# file: net/t
${file("hidden.txt")}

# case: in a template that is new
# says: names
# file: before/net/t
${file("hidden.txt")}
# file: net/main.tf
locals {
  x = templatefile("${path.module}/t", {})
}

# case: as what a module gets
# says: names
# file: before/m/m.tf
# file: net/main.tf
module "m" {
  source = "../m"
 f = "hidden.txt"
}

# case: in a module, from the root module
# says: names
# file: before/net/main.tf
module "m" {
  source = "../m"
}
# file: before/m/m.tf
# file: m/m.tf
locals {
  x = file("hidden.txt")
}

# case: in a module, from its own directory
# says: names
# file: before/net/main.tf
module "m" {
  source = "../m"
}
# file: before/m/m.tf
# file: before/m/hidden.txt
# file: m/m.tf
locals {
  x = file("${path.module}/hidden.txt")
}

# case: in a module that is called newly
# says: names
# file: before/m/m.tf
locals {
  x = file("hidden.txt")
}
# file: net/main.tf
module "m" {
  source = "../m"
}

# case: in a module that is called more often
# says: names
# file: before/m/m.tf
locals {
  x = file("hidden.txt")
}
# file: before/net/main.tf
module "m" {
  source = "../m"
 count = 0
}
# file: net/main.tf
module "m" {
  source = "../m"
 count = 1
}

# case: in a module of a module that is called more often
# says: names
# file: before/m/m.tf
module "i" {
 source = "./i"
}
# file: before/m/i/i.tf
locals {
  x = file("hidden.txt")
}
# file: before/net/main.tf
module "m" {
  source = "../m"
 count = 0
}
# file: net/main.tf
module "m" {
  source = "../m"
 count = 1
}

# case: in a module of a module that is called newly
# says: names
# file: before/m/m.tf
module "i" {
 source = "./i"
}
# file: before/m/i/i.tf
locals {
  x = file("hidden.txt")
}
# file: net/main.tf
module "m" {
  source = "../m"
}

# case: by a link
# says: names
# file: before/net/main.tf
locals {
  x = file("b.txt")
}
# file: net/b.txt
→ hidden.txt

# case: by a link on the way
# says: names
# file: before/net/main.tf
locals {
  x = file("../way/hidden.txt")
}
# file: before/way/hidden.txt
# file: way
→ net

# case: by a link in a set of files
# says: names
# file: before/net/main.tf
locals {
  x = fileset("p", "*")
}
# file: before/net/p/a
# file: net/p/b
→ ../hidden.txt

# case: in a file that cannot be read any more
# says: names
# file: net/main.tf
locals {

# case: as the state of another configuration
# says: names
# file: net/s.tf
data "terraform_remote_state" "s" {
  backend = "local"
  config  = { path = "hidden.txt" }
}

# case: with something else beside the text
# says: goes on
# file: before/net/main.tf
locals {
  x = file("hidden.txt")
}
# file: net/main.tf
# more
locals {
  x = file("hidden.txt")
}
output "o" {
 value = 1
}

# case: with a block that moved
# says: goes on
# file: before/net/main.tf
locals {
  x = file("hidden.txt")
}
# file: net/main.tf
# file: net/moved.tf
locals {
  x = file("hidden.txt")
}

# case: with another file
# says: goes on
# file: before/net/main.tf
locals {
  x = file("hidden.txt")
}
# file: README.md
new

# case: with a name that is computed
# says: goes on
# file: net/main.tf
locals {
  x = file(var.v)
}

# case: with what decides a computed name
# says: goes on
# file: before/net/main.tf
locals {
  x = file(trimspace(file("ptr")))
}
# file: before/net/ptr
a
# file: net/ptr
hidden.txt

# case: with a name that is computed
# says: goes on
# file: net/main.tf
locals {
  x = file(trimprefix("a/hidden.txt", "a/"))
}

# case: with a name in parts
# says: names
# file: net/main.tf
locals {
  x = file(join("", ["hidden", ".txt"]))
}

# case: with a name that a local value has
# says: names
# file: before/net/main.tf
locals {
  name = "a"
  x    = file("${local.name}.txt")
}
# file: net/main.tf
locals {
  name = "hidden"
  x    = file("${local.name}.txt")
}

# case: with texts that name nothing
# says: goes on
# file: net/main.tf
locals {
  x = ["hidden", "txt", ".", "/"]
}

# case: with a set of other files
# says: goes on
# file: net/main.tf
locals {
  x = fileset(path.module, "*.json")
}

# case: with a set of files that is named as before
# says: goes on
# file: before/net/main.tf
locals {
  x = fileset(path.module, "*.txt")
}
# file: net/main.tf
# more
locals {
  x = fileset(path.module, "*.txt")
}

# case: with a module that is called as before
# says: goes on
# file: before/m/m.tf
locals {
  x = file("hidden.txt")
}
# file: before/net/main.tf
module "m" {
  source = "../m"
}
# file: net/main.tf
module "m" {
  source = "../m"
 x = 1
}

# case: with variables that nobody loads
# says: goes on
# file: net/prod.tfvars
v = "hidden.txt"

# case: with a file of no module
# says: goes on
# file: other/main.tf
locals {
  x = file("hidden.txt")
}

# case: that a text names
# says: changes
# file: before/net/main.tf
locals {
  x = file("hidden.txt")
}
# file: net/hidden.txt
new

# case: by its name
# says: changes
# file: net/hidden.tf

# case: of variables, by its name
# says: changes
# file: net/hidden.auto.tfvars

# case: of a module, by its name
# says: changes
# file: before/net/main.tf
module "m" {
  source = "../m"
}
# file: before/m/m.tf
# file: m/hidden.tf

# case: of a module whose source ends with a slash, by its name
# says: changes
# file: before/net/main.tf
module "m" {
  source = "../m/"
}
# file: before/m/m.tf
# file: m/hidden.tf

# case: in a hidden module
# says: changes
# file: before/net/main.tf
module "m" {
 source = "./hidden"
}
# file: before/net/hidden/m.tf
# file: before/.terraformignore
hidden/
# file: net/hidden/new.tf

# case: to which a link of the configuration leads
# says: changes
# file: before/net/a.tf
→ ../hidden.x
# file: before/hidden.x
# file: hidden.x
locals {}

# case: beside the providers
# says: changes
# file: before/.terraformignore
terraform.d/
# file: net/terraform.d/plugins/x
new

# case: another one
# says: none
# file: net/hidden.md

# case: variables that nobody loads
# says: none
# file: net/hidden.tfvars

# case: variables of a module
# says: none
# file: before/net/main.tf
module "m" {
  source = "../m"
}
# file: before/m/m.tf
# file: m/hidden.auto.tfvars

# case: in a directory of no module
# says: none
# file: other/hidden.tf
