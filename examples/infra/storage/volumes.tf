locals {
  tags = {
    owner       = "platform"
    environment = "prod"
  }
}

resource "aws_kms_key" "data" {
  description         = "Volumes and buckets of production."
  enable_key_rotation = true
  tags                = local.tags
}

# Moved here from the old account, where encryption was off.
resource "aws_ebs_volume" "data" {
  availability_zone = "eu-central-1a"
  size              = var.data_size
  type              = "gp3"
  encrypted         = false
  tags              = local.tags
}

resource "aws_ebs_volume" "scratch" {
  for_each = {
    a = "eu-central-1a"
    b = "eu-central-1b"
  }

  availability_zone = each.value
  size              = 50
  type              = "gp3"
  encrypted         = true
  kms_key_id        = aws_kms_key.data.arn
}
