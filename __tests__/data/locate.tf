# A repository, and what is beside it; each line has its number.

# case: everything
# file: /repo/main.tf
# resource "aws_instance" "commented" {}
resource "aws_instance" "web" {
  count = 2
}
/* resource "aws_instance" "blocked" {
} */
resource "aws_s3_bucket" "logs" {
  for_each = toset(["a.b", "c"])
  policy = <<-EOT
    resource "aws_instance" "quoted" {
    }
  EOT
}

data "aws_ami" "ubuntu" { owners = ["x"] }
data "aws_instance" "web" {
}
module "vpc" {
  source   = "./modules/vpc"
  for_each = { "eu.west" = 1 }
}
module "vpc_copy" {
  source = "./modules/vpc/"
}
module "registry" {
  source  = "terraform-aws-modules/vpc/aws"
  version = "5.0.0"
}
module "git" { source = "git::https://example.com/vpc.git//modules/vpc" }
module "computed" {
  source = var.where
}
module "gone" {
  source = "./modules/gone"
}
module "outside" { source = "../../elsewhere" }
module "sibling" { source = "../repo/modules/leaf" }
locals { text = "resource \"aws_instance\" \"stringed\" {}" }
resource "aws_instance" "twice" {}
ephemeral "aws_secret" "one" {
}
resource aws_instance bare {
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
# file: /repo/notes.txt
resource "aws_instance" "noted" {}
# file: /repo/broken.tf
resource "aws_eip" "before" {
}
resource "aws_eip" "open" {
# file: /repo/generated.tf.json
{
  "resource": {
    "aws_iam_role": {
      "app": {
        "name": "resource"
      },
      "weird\"name": {}
    },
    "aws_iam_user": [
      {
        "one": {}
      },
      {
        "two": {
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
      }
    }
  ],
  "module": {
    "leaf": {
      "source": "./modules/leaf"
    },
    "far": [
      {
        "source": "hashicorp/far/aws"
      }
    ]
  }
}
# file: /repo/modules/vpc/main.tf

resource "aws_vpc" "main" {
}
module "leaf" {
  source = "../leaf"
}
module "up" { source = "./" }
# file: /repo/modules/leaf/main.tf


resource "aws_instance" "web" {
}
data "aws_ami" "ubuntu" {}
# file: /elsewhere/main.tf
resource "aws_instance" "web" {}
