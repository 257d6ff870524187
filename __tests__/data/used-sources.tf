# Configurations, held against what `terraform init` and `tofu init` ask for: `used-sources.json` has what they asked. Each
# begins with `# case:`. `# says: more` where Plangate counts more than the programs ask for, `# says: refused` where it
# refuses what it does not read, `# says: doubt` where it is not certain.

# case: a type of resources
# file: main.tf
resource "acme_thing" "a" {}

# case: a type without an underscore
# file: main.tf
resource "acme" "a" {}

# case: a data source
# file: main.tf
data "acme_thing" "a" {}

# case: an ephemeral resource
# says: more
# file: main.tf
ephemeral "acme_thing" "a" {}

# case: a source in required_providers
# file: main.tf
terraform {
  required_providers {
    acme = {
      source = "evil/leak"
    }
  }
}

# case: a version as a text
# file: main.tf
terraform {
  required_providers {
    acme = "~> 1.0"
  }
}

# case: a version without a source
# file: main.tf
terraform {
  required_providers {
    acme = { version = "~> 1.0" }
  }
}

# case: a source with a host
# file: main.tf
terraform {
  required_providers {
    acme = { source = "other.example.com/evil/leak" }
  }
}

# case: a source in capitals
# file: main.tf
terraform {
  required_providers {
    acme = { source = "EVIL/Leak" }
  }
}

# case: a host in capitals with its port
# file: main.tf
terraform {
  required_providers {
    acme = { source = "Other.Example.com:443/evil/leak" }
  }
}

# case: one name as a source
# file: main.tf
terraform {
  required_providers {
    acme = { source = "leak" }
  }
}

# case: a local name that stands for another provider
# file: main.tf
terraform {
  required_providers {
    aws = { source = "evil/leak" }
  }
}
resource "aws_s3_bucket" "a" {}

# case: a provider argument
# file: main.tf
resource "acme_thing" "a" {
  provider = leak
}

# case: a provider argument with an alias
# file: main.tf
provider "leak" {
  alias = "west"
}
resource "acme_thing" "a" {
  provider = leak.west
}

# case: a provider argument as a text
# file: main.tf
resource "acme_thing" "a" {
  provider = "leak"
}

# case: an empty provider block
# file: main.tf
provider "leak" {}

# case: a provider block with an alias
# file: main.tf
provider "leak" {
  alias = "x"
}

# case: a provider block with a version
# file: main.tf
provider "leak" {
  version = "1.0.0"
}

# case: no instances
# file: main.tf
resource "acme_thing" "a" {
  count = 0
}

# case: no instances of each
# file: main.tf
resource "acme_thing" "a" {
  for_each = {}
}

# case: a data source in a check
# file: main.tf
check "health" {
  data "acme_thing" "a" {}
  assert {
    condition     = data.acme_thing.a.id != ""
    error_message = "no"
  }
}

# case: an import of what is declared
# file: main.tf
import {
  to = acme_thing.a
  id = "1"
}
resource "acme_thing" "a" {}

# case: an import of what is not declared
# file: main.tf
import {
  to = leak_thing.a
  id = "1"
}

# case: an import by a provider
# file: main.tf
import {
  to       = acme_thing.a
  id       = "1"
  provider = leak
}

# case: an import of each
# file: main.tf
import {
  for_each = { a = "1" }
  to       = leak_thing.a[each.key]
  id       = each.value
}

# case: an import into a module
# file: main.tf
module "m" {
  source = "./m"
}
import {
  to = module.m.acme_thing.a
  id = "1"
}
# file: m/main.tf
resource "acme_thing" "a" {}

# case: a removed resource
# file: main.tf
removed {
  from = leak_thing.a
  lifecycle {
    destroy = false
  }
}

# case: a moved resource
# file: main.tf
moved {
  from = leak_thing.a
  to   = acme_thing.a
}
resource "acme_thing" "a" {}

# case: the provider that is a part of the program
# file: main.tf
resource "terraform_data" "a" {}

# case: a remote state
# file: main.tf
data "terraform_remote_state" "a" {
  backend = "local"
  config  = { path = "x" }
}

# case: the built-in provider by its address
# file: main.tf
terraform {
  required_providers {
    terraform = { source = "terraform.io/builtin/terraform" }
  }
}

# case: a local module
# file: main.tf
module "m" {
  source = "./m"
}
# file: m/main.tf
resource "acme_thing" "a" {}

# case: a local module without instances
# file: main.tf
module "m" {
  source = "./m"
  count  = 0
}
# file: m/main.tf
resource "acme_thing" "a" {}

# case: a module in a module
# file: main.tf
module "m" {
  source = "./m"
}
# file: m/main.tf
module "n" {
  source = "../n"
}
# file: n/main.tf
provider "leak" {}

# case: a module in JSON
# file: main.tf.json
{"module": {"m": {"source": "./m"}}}
# file: m/main.tf
resource "acme_thing" "a" {}

# case: a local module through a link
# file: main.tf
module "m" {
  source = "./link"
}
# file: link
→ m
# file: m/main.tf
resource "leak_thing" "a" {}

# case: providers that are handed to a module
# file: main.tf
module "m" {
  source    = "./m"
  providers = { acme = leak }
}
# file: m/main.tf
terraform {
  required_providers {
    acme = { source = "leak" }
  }
}

# case: the source of an override
# says: more
# file: main.tf
terraform {
  required_providers {
    acme = { source = "acme/acme" }
  }
}
# file: a_override.tf
terraform {
  required_providers {
    acme = { source = "evil/leak" }
  }
}

# case: another entry of an override
# file: main.tf
terraform {
  required_providers {
    acme = { source = "acme/acme" }
  }
}
# file: override.tf
terraform {
  required_providers {
    leak = { source = "evil/leak" }
  }
}

# case: the provider argument of an override
# says: more
# file: main.tf
resource "acme_thing" "a" {}
# file: override.tf
resource "acme_thing" "a" {
  provider = leak
}

# case: the source of a module in an override
# says: more
# file: main.tf
module "m" {
  source = "./m"
}
# file: override.tf
module "m" {
  source = "./n"
}
# file: m/main.tf
resource "acme_thing" "a" {}
# file: n/main.tf
resource "leak_thing" "a" {}

# case: resources in JSON
# file: main.tf.json
{"resource": {"acme_thing": {"a": {"provider": "leak.x"}, "b": [{}]}}, "provider": {"leak": {"alias": "x"}}}

# case: required providers in JSON
# file: main.tf.json
{"terraform": [{"required_providers": {"acme": {"source": "evil/leak"}, "b": "1.0.0"}}]}

# case: an import in JSON
# file: main.tf.json
{"import": [{"to": "leak_thing.a", "id": "1"}]}

# case: a check in JSON
# file: main.tf.json
{"check": {"c": {"data": {"leak_thing": {"a": {}}}, "assert": {"condition": "${data.leak_thing.a.id != 1}", "error_message": "x"}}}}

# case: comments in JSON
# file: main.tf.json
{"//": {"metadata": {"backend": "local"}}, "resource": {"acme_thing": {"a": {"//": {"metadata": {"path": "x"}}}}}}

# case: a test with a provider
# says: more
# file: main.tf
# file: a.tftest.hcl
provider "leak" {}
run "a" {}

# case: a test with a module
# file: main.tf
# file: tests/a.tftest.hcl
run "a" {
  module {
    source = "./setup"
  }
}
# file: setup/main.tf
resource "leak_thing" "a" {}

# case: a test in JSON
# file: main.tf
# file: tests/a.tftest.json
{"run": {"a": {"module": {"source": "./setup"}}}}
# file: setup/main.tf
resource "leak_thing" "a" {}

# case: a test with a mock
# file: main.tf
# file: a.tftest.hcl
mock_provider "leak" {}
run "a" {}

# case: a test in a directory that nobody names
# file: main.tf
# file: other/a.tftest.hcl
run "a" {
  module {
    source = "./setup"
  }
}
# file: setup/main.tf
resource "leak_thing" "a" {}

# case: a test of OpenTofu alone
# file: main.tf
# file: a.tofutest.hcl
run "a" {
  module {
    source = "./setup"
  }
}
# file: setup/main.tf
resource "leak_thing" "a" {}

# case: a file of OpenTofu alone
# file: main.tf
resource "acme_thing" "a" {}
# file: main.tofu
resource "leak_thing" "a" {}

# case: names that are read
# file: a~.tf
resource "a_thing" "a" {}
# file: #a#.tf
resource "b_thing" "a" {}
# file: ü.tf
resource "c_thing" "a" {}

# case: names that are not read
# file: main.tf
resource "acme_thing" "a" {}
# file: .a.tf
resource "leak_thing" "a" {}
# file: a.tf~
resource "leak_thing" "b" {}
# file: A.TF
resource "leak_thing" "c" {}

# case: a module of the registry
# file: main.tf
module "m" {
  source  = "acme/vpc/aws"
  version = "1.0.0"
}

# case: a module of another registry
# file: main.tf
module "m" {
  source  = "other.example.com/acme/vpc/aws"
  version = "1.0.0"
}

# case: a directory of a module of the registry
# file: main.tf
module "m" {
  source  = "acme/vpc/aws//modules/x"
  version = "1.0.0"
}

# case: a module of git
# file: main.tf
module "m" {
  source = "git::https://git.example.com/acme/vpc.git?ref=0123456789012345678901234567890123456789"
}

# case: a directory of a module of git
# file: main.tf
module "m" {
  source = "git::https://git.example.com/acme/vpc.git//?ref=v1"
}

# case: a repository on GitHub
# file: main.tf
module "m" {
  source = "github.com/acme/vpc?ref=v1"
}

# case: a directory on GitHub without slashes
# file: main.tf
module "m" {
  source = "github.com/acme/vpc/modules/x?ref=v1"
}

# case: a repository by ssh
# file: main.tf
module "m" {
  source = "git@github.com:acme/vpc.git?ref=v1"
}

# case: a repository by a ssh URL
# file: main.tf
module "m" {
  source = "git::ssh://git@git.example.com/acme/vpc.git?ref=v1"
}

# case: a repository with a user
# file: main.tf
module "m" {
  source = "git::https://acme@dev.azure.com/acme/net%20work/_git/vpc?ref=v1"
}

# case: a path that leads up
# says: refused
# file: main.tf
module "m" {
  source = "git::https://git.example.com/acme/../evil/x.git"
}

# case: a source that chooses
# says: refused
# file: main.tf
module "m" {
  source = true ? "git::https://git.example.com/evil/x.git" : "acme/vpc/aws"
}

# case: a source in a template
# file: main.tf
module "m" {
  source = "${"git::https://git.example.com/evil/x.git"}"
}

# case: a source in parentheses
# file: main.tf
module "m" {
  source = ("git::https://git.example.com/evil/x.git")
}

# case: a source with escapes
# file: main.tf
module "m" {
  source = "git::https://git.example.com/\u0065vil/x.git"
}

# case: a source as a heredoc
# says: more
# file: main.tf
module "m" {
  source = <<-EOT
    git::https://git.example.com/evil/x.git
  EOT
}

# case: a path as a heredoc
# says: refused
# file: main.tf
module "m" {
  source = <<-EOT
    ./m
  EOT
}
# file: m/main.tf
resource "leak_thing" "a" {}

# case: a depth
# says: refused
# file: main.tf
module "m" {
  source = "git::https://git.example.com/evil/x.git?ref=v1&depth=1"
}

# case: a module without a source
# says: refused
# file: main.tf
module "m" {}

# case: a module whose files are not there
# says: doubt
# file: main.tf
module "m" {
  source = "./m"
}

# case: a list in a query
# says: more
# file: main.tf
# file: a.tfquery.hcl
list "leak_thing" "a" {
  provider = leak
}

# case: an encryption
# says: more
# file: main.tf
resource "acme_thing" "a" {}
terraform {
  encryption {
    key_provider "pbkdf2" "a" {
      passphrase = "0123456789abcdefghij"
    }
    method "aes_gcm" "a" {
      keys = key_provider.pbkdf2.a
    }
  }
}

# case: metadata for a provider
# file: main.tf
terraform {
  provider_meta "leak" {
    x = "y"
  }
}

# case: a source that JSON has twice
# says: more
# file: main.tf.json
{"module": {"m": {"source": "./m", "source": "./n"}}}
# file: m/main.tf
resource "acme_thing" "a" {}
# file: n/main.tf
resource "leak_thing" "a" {}

# case: a provider that JSON has twice
# says: more
# file: main.tf.json
{"terraform": {"required_providers": {"acme": {"source": "acme/acme"}, "acme": {"source": "evil/leak"}}}}

# case: required providers in a list of JSON
# says: more
# file: main.tf.json
{"terraform": [{"required_providers": [{"acme": {"source": "acme/acme"}}]}, {"required_providers": {"leak": {"source": "evil/leak"}}}]}

# case: a file of JSON of OpenTofu alone
# file: main.tf
# file: main.tofu.json
{"module": {"m": {"source": "./m"}}}
# file: m/main.tofu
resource "leak_thing" "a" {}

# case: an import by a provider in JSON
# file: main.tf.json
{"import": {"to": "acme_thing.a", "id": "1", "provider": "leak"}}

# case: a provisioner of what is removed
# file: main.tf
removed {
  from = leak_thing.a
  lifecycle {
    destroy = true
  }
  provisioner "local-exec" {
    when    = destroy
    command = "true"
  }
}

# case: a function of a provider
# file: main.tf
terraform {
  required_providers {
    leak = { source = "evil/leak" }
  }
}
output "x" {
  value = provider::leak::x()
}

# case: a local path with two slashes
# file: main.tf
module "m" {
  source = "./a//b"
}
# file: a/b/main.tf
resource "leak_thing" "a" {}

# case: a local path with a query
# file: main.tf
module "m" {
  source = "./m?ref=x"
}
# file: m?ref=x/main.tf
resource "leak_thing" "a" {}

# case: a local path that ends with a dot
# file: main.tf
module "m" {
  source = "./m/."
}
# file: m/main.tf
resource "leak_thing" "a" {}

# case: a directory that is called as a file is
# says: doubt
# file: main.tf
resource "acme_thing" "a" {}
# file: x.tf/y.tf
resource "leak_thing" "a" {}

# case: a configuration in capitals of a local name
# file: main.tf
resource "Leak_thing" "a" {}

# case: a provider block with a capital
# says: more
# file: main.tf
provider "Leak" {}

# case: a trailing dot of a host
# says: refused
# file: main.tf
terraform {
  required_providers {
    acme = { source = "other.example.com./evil/leak" }
  }
}

# case: a port with a zero
# file: main.tf
terraform {
  required_providers {
    acme = { source = "other.example.com:0443/evil/leak" }
  }
}

# case: a white space around a source
# says: more
# file: main.tf
module "m" {
  source = " git::https://git.example.com/evil/x.git"
}

# case: a white space around a path
# says: refused
# file: main.tf
module "m" {
  source = " ./m"
}
# file: m/main.tf
resource "leak_thing" "a" {}

# case: a test that calls the module in a directory of its own
# file: main.tf
# file: tests/unit/a.tftest.hcl
run "a" {
  module {
    source = "./setup"
  }
}
# file: setup/main.tf
resource "leak_thing" "a" {}
