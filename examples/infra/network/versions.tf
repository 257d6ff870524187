terraform {
  required_version = ">= 1.9"

  cloud {
    organization = "acme"

    workspaces {
      name = "net-prod"
    }
  }

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.0"
    }
  }
}

provider "aws" {
  region = var.region
}
