# Changes about files that .terraformignore hides, and what the gate says of each:
# refused, a notice, nothing (goes on, none), or nothing because the plan of the service fails (service). Below `before/` is what the merge base has
# besides the usual files; a file with `→ PATH` is a link.

# case: a second time
# says: service
# file: before/net/main.tf
locals {
  x = file("hidden.txt")
}
# file: net/more.tf
locals {
  y = file("hidden.txt")
}

# case: in another way
# says: service
# file: before/net/main.tf
locals {
  x = "hidden.txt"
}
# file: net/main.tf
locals {
  x = file("hidden.txt")
}

# case: in JSON
# says: service
# file: net/a.tf.json
{"locals":{"y":"${file(\"hidden.txt\")}"}}

# case: in a file for OpenTofu
# says: service
# file: net/a.tofu
locals {
  x = file("hidden.txt")
}

# case: in an override
# says: service
# file: net/x_override.tf
locals {
  x = file("hidden.txt")
}

# case: in variables
# says: notice
# file: net/a.auto.tfvars
v = "hidden.txt"

# case: where the block was there no time
# says: service
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
# says: service
# file: before/net/main.tf
locals {
  x = templatefile("t", {})
}
# file: before/net/t
a
# file: net/t
${file("hidden.txt")}

# case: in a template that is new
# says: service
# file: before/net/t
${file("hidden.txt")}
# file: net/main.tf
locals {
  x = templatefile("${path.module}/t", {})
}

# case: as what a module gets
# says: notice
# file: before/m/m.tf
# file: net/main.tf
module "m" {
  source = "../m"
 f = "hidden.txt"
}

# case: in a module, from the root module
# says: service
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
# says: service
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
# says: service
# file: before/m/m.tf
locals {
  x = file("hidden.txt")
}
# file: net/main.tf
module "m" {
  source = "../m"
}

# case: in a module that is called more often
# says: service
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
# says: service
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
# says: service
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
# says: service
# file: before/net/main.tf
locals {
  x = file("b.txt")
}
# file: net/b.txt
→ hidden.txt

# case: by a link on the way
# says: service
# file: before/net/main.tf
locals {
  x = file("../way/hidden.txt")
}
# file: before/way/hidden.txt
# file: way
→ net

# case: by a link in a set of files
# says: refused
# file: before/net/main.tf
locals {
  x = fileset("p", "*")
}
# file: before/net/p/a
# file: net/p/b
→ ../hidden.txt

# case: in a file that cannot be read any more
# says: refused
# file: net/main.tf
locals {

# case: as the state of another configuration
# says: service
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
# says: service
# file: net/main.tf
locals {
  x = file(join("", ["hidden", ".txt"]))
}

# case: with a name that a local value has
# says: service
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
# says: service
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

# case: to which a link of the configuration leads, in a directory that is not sent
# says: changes
# file: before/.terraformignore
shared/
# file: before/net/a.tf
→ ../shared/a
# file: before/shared/a
# file: shared/a
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

# case: inside of try
# says: refused
# file: net/main.tf
locals {
  x = try(file("hidden.txt"), "harmless")
}

# case: inside of can
# says: refused
# file: net/main.tf
locals {
  x = can(file("hidden.txt")) ? 1 : 0
}

# case: inside of fileexists
# says: refused
# file: net/main.tf
locals {
  x = fileexists("hidden.txt") ? 1 : 0
}

# case: in a set of files
# says: refused
# file: net/main.tf
locals {
  x = fileset(path.module, "*.txt")
}

# case: inside of try, at some depth
# says: refused
# file: net/main.tf
locals {
  x = { a = [upper(try(trimspace(file("${path.module}/hidden.txt")), ""))] }
}

# case: inside of try, on another line
# says: refused
# file: net/main.tf
locals {
  x = try(
    file("hidden.txt"),
    "",
  )
}

# case: inside of try, in JSON
# says: refused
# file: net/a.tf.json
{"locals":{"x":"${try(file(\"hidden.txt\"), \"\")}"}}

# case: inside of try, in an override
# says: refused
# file: before/net/main.tf
locals {
  x = "a"
}
# file: net/main_override.tf
locals {
  x = try(file("hidden.txt"), "")
}

# case: inside of try, where an override goes
# says: refused
# file: before/net/main.tf
locals {
  x = try(file("hidden.txt"), "")
}
# file: before/net/x_override.tf
locals {
  x = "a"
}
# file: net/x_override.tf
→ gone

# case: inside of try, where the file changes
# says: refused
# file: before/net/main.tf
locals {
  x = try(file("hidden.txt"), "")
}
# file: net/hidden.txt
evil

# case: inside of try, with a name in parts
# says: refused
# file: net/main.tf
locals {
  x = try(file(join("", ["hidden", ".txt"])), "")
}

# case: inside of try, with a name that a local value has
# says: refused
# file: before/net/main.tf
locals {
  x = try(file("${local.name}.txt"), "")
}
locals {
  name = "a"
}
# file: net/main.tf
locals {
  x = try(file("${local.name}.txt"), "")
}
locals {
  name = "hidden"
}

# case: inside of try, with a name that a variable has by a file
# says: refused
# file: before/net/main.tf
variable "v" {}
locals {
  x = try(file(var.v), "")
}
# file: net/a.auto.tfvars
v = "hidden.txt"

# case: inside of try, with a name that a variable has by default
# says: refused
# file: before/net/main.tf
variable "v" {
  default = ""
}
locals {
  x = try(file(var.v), "")
}
# file: net/main.tf
variable "v" {
  default = "hidden.txt"
}
locals {
  x = try(file(var.v), "")
}

# case: inside of try, with a name that a module gets
# says: refused
# file: before/m/m.tf
variable "f" {
  default = ""
}
locals {
  x = try(file(var.f), "")
}
# file: before/net/main.tf
module "m" {
  source = "../m"
}
# file: net/main.tf
module "m" {
  source = "../m"
  f      = "hidden.txt"
}

# case: inside of try, with the end of a name
# says: refused
# file: net/main.tf
locals {
  x = try(file("${terraform.workspace}.txt"), "")
}

# case: inside of try, in a module that is called newly
# says: refused
# file: before/m/m.tf
locals {
  x = try(file("hidden.txt"), "")
}
# file: net/main.tf
module "m" {
  source = "../m"
}

# case: inside of try, in a module that is called more often
# says: refused
# file: before/m/m.tf
locals {
  x = try(file("hidden.txt"), "")
}
# file: before/net/main.tf
module "m" {
  source = "../m"
  count  = 0
}
# file: net/main.tf
module "m" {
  source = "../m"
  count  = 1
}

# case: inside of try, where the block was there no time
# says: refused
# file: before/net/main.tf
resource "a" "b" {
  count = 0
  x     = try(file("hidden.txt"), "")
}
# file: net/main.tf
resource "a" "b" {
  count = 1
  x     = try(file("hidden.txt"), "")
}

# case: inside of try, in a template that changes
# says: refused
# file: before/net/main.tf
locals {
  x = try(templatefile("t", {}), "")
}
# file: before/net/t
a
# file: net/t
${file("hidden.txt")}

# case: inside of try, in the template
# says: refused
# file: before/net/main.tf
locals {
  x = templatefile("t", {})
}
# file: before/net/t
a
# file: net/t
${try(file("hidden.txt"), "")}

# case: in a set of files whose directory a variable names
# says: refused
# file: before/.terraformignore
data/
# file: before/net/data/a.txt
# file: before/net/main.tf
variable "d" {
  default = "."
}
locals {
  x = fileset(var.d, "*")
}
# file: net/main.tf
variable "d" {
  default = "data"
}
locals {
  x = fileset(var.d, "*")
}

# case: inside of try, and something else changes
# says: goes on
# file: before/net/main.tf
locals {
  x = try(file("hidden.txt"), "")
}
# file: net/main.tf
locals {
  x = try(file("hidden.txt"), "")
}
output "o" {
  value = 1
}

# case: inside of try, and the block moves
# says: goes on
# file: before/net/main.tf
locals {
  x = try(file("hidden.txt"), "")
}
# file: net/main.tf
# file: net/moved.tf
locals {
  x = try(file("hidden.txt"), "")
}

# case: inside of try, of a file that is sent
# says: goes on
# file: before/net/a.txt
a
# file: net/main.tf
locals {
  x = try(file("a.txt"), "")
}

# case: inside of try, of what is there no time
# says: goes on
# file: net/main.tf
locals {
  x = try(file("gone.txt"), "")
}

# case: inside of try, of values alone
# says: goes on
# file: net/main.tf
variable "v" {
  default = {}
}
locals {
  x = try(var.v.hidden, "hidden.txt")
}

# case: inside of try, in a template with a computed name that changes
# says: refused
# file: before/net/main.tf
variable "t" {
  default = "a"
}
locals {
  x = try(templatefile("${path.module}/${var.t}.tpl", {}), "")
}
# file: before/net/a.tpl
a
# file: net/a.tpl
${file("hidden.txt")}

# case: inside of try, with a name in parts that a variable has
# says: refused
# file: before/.terraformignore
data/
# file: before/net/data/a.txt
# file: before/net/main.tf
variable "d" {
  default = { a = "da", b = "b" }
}
locals {
  x = try(file("${var.d.a}ta/${var.d.b}"), "")
}
# file: net/main.tf
variable "d" {
  default = { a = "da", b = "a.txt" }
}
locals {
  x = try(file("${var.d.a}ta/${var.d.b}"), "")
}

# case: inside of try, in a template that a text is
# says: refused
# file: net/main.tf
locals {
  t = "$${file(\"hidden.txt\")}"
}
locals {
  x = try(templatestring(local.t, {}), "")
}

# case: inside of try, with a name that a function makes of another text
# says: refused
# file: net/main.tf
locals {
  x = try(file(base64decode("aGlkZGVuLnR4dA==")), "")
}

# case: inside of try, with a name that a local value makes
# says: refused
# file: net/main.tf
locals {
  n = replace("hiddenXtxt", "X", ".")
}
locals {
  x = try(file(local.n), "")
}

# case: inside of try, with a name that another file has
# says: refused
# file: before/net/ptr
hidden.txt
# file: net/main.tf
locals {
  x = try(file(trimspace(file("ptr"))), "")
}

# case: inside of try, with a name that a function makes, and another end
# says: goes on
# file: net/main.tf
variable "v" {
  default = "A"
}
locals {
  x = try(file("${path.module}/${lower(var.v)}.json"), "")
}
