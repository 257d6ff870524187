# A repository, and what is beside it. Below a line are the addresses that lead to it; `@ call` to the call of a module.

# case: everything
# file: /repo/main.tf
# resource "aws_instance" "commented" {}
resource "aws_instance" "web" {
#> aws_instance.web
#> aws_instance.web[1]
#> aws_instance.web[1].id
  count = 2
}
/* resource "aws_instance" "blocked" {
} */
resource "aws_s3_bucket" "logs" {
#> aws_s3_bucket.logs
#> aws_s3_bucket.logs["a.b"]
#> aws_s3_bucket.logs["a\"].b"]
  for_each = toset(["a.b", "c"])
  policy = <<-EOT
    resource "aws_instance" "quoted" {
    }
  EOT
}

data "aws_ami" "ubuntu" { owners = ["x"] }
#> data.aws_ami.ubuntu
data "aws_instance" "web" {
#> data.aws_instance.web
}
module "vpc" {
#> module.vpc @ call
#> module.vpc["eu.west"] @ call
#> module.vpc.aws_vpc.other @ call
#> module.vpc.module.missing.aws_vpc.main @ call
  source   = "./modules/vpc"
  for_each = { "eu.west" = 1 }
}
module "vpc_copy" {
  source = "./modules/vpc/"
}
module "registry" {
#> module.registry.aws_vpc.main @ call
#> module.registry.module.x.aws_vpc.main @ call
  source  = "terraform-aws-modules/vpc/aws"
  version = "5.0.0"
}
module "git" { source = "git::https://example.com/vpc.git//modules/vpc" }
#> module.git.aws_vpc.main @ call
module "computed" {
#> module.computed.aws_instance.web @ call
  source = var.where
}
module "gone" {
#> module.gone.aws_instance.web @ call
  source = "./modules/gone"
}
module "outside" { source = "../../elsewhere" }
#> module.outside.aws_instance.web @ call
module "sibling" { source = "../repo/modules/leaf" }
locals { text = "resource \"aws_instance\" \"stringed\" {}" }
resource "aws_instance" "twice" {}
ephemeral "aws_secret" "one" {
#> ephemeral.aws_secret.one
}
resource aws_instance bare {
#> aws_instance.bare
}
resource "aws_instance" "one", "many" {}
# file: /repo/other.tf
resource "aws_instance" "twice" {}
# file: /repo/override.tf
resource "aws_instance" "web" {}
# file: /repo/x_override.tf
resource "aws_instance" "only_override" {}
# file: /repo/.hidden.tf
resource "aws_instance" "hidden" {}
# file: /repo/open.tofu

resource "aws_eip" "open_only" {}
#> aws_eip.open_only
# file: /repo/notes.txt
resource "aws_instance" "noted" {}
# file: /repo/broken.tf
resource "aws_eip" "before" {
#> aws_eip.before
}
resource "aws_eip" "open" {
# file: /repo/generated.tf.json
{
  "resource": {
    "aws_iam_role": {
      "app": {
#> aws_iam_role.app
        "name": "resource"
      },
      "weird\"name": {}
    },
    "aws_iam_user": [
      {
        "one": {}
#> aws_iam_user.one
      },
      {
        "two": {
#> aws_iam_user.two
          "tags": {
            "three": {}
          }
        }
      }
    ]
  },
  "data": [
    {
      "aws_region": {
        "here": {}
#> data.aws_region.here
      }
    }
  ],
  "module": {
    "leaf": {
      "source": "./modules/leaf"
    },
    "far": [
#> module.far.aws_instance.web @ call
      {
        "source": "hashicorp/far/aws"
      }
    ]
  }
}
# file: /repo/modules/vpc/main.tf

resource "aws_vpc" "main" {
#> module.vpc["eu.west"].aws_vpc.main
#> module.vpc_copy.aws_vpc.main
#> module.vpc.module.up.module.up.aws_vpc.main
}
module "leaf" {
#> module.vpc.module.leaf @ call
  source = "../leaf"
}
module "up" { source = "./" }
# file: /repo/modules/leaf/main.tf


resource "aws_instance" "web" {
#> module.vpc["eu.west"].module.leaf.aws_instance.web[0]
#> module.sibling.aws_instance.web
#> module.leaf.aws_instance.web
}
data "aws_ami" "ubuntu" {}
#> module.vpc.module.leaf.data.aws_ami.ubuntu
# file: /elsewhere/main.tf
resource "aws_instance" "web" {}
