module "bucket" {
  source   = "../modules/bucket"
  for_each = toset(["artifacts", "backups"])

  name           = "acme-prod-${each.key}"
  versioning     = true
  lifecycle_days = jsondecode(file("${path.module}/lifecycle.json"))[each.key]
  tags           = local.tags
}

resource "aws_s3_bucket" "exports" {
  bucket = "acme-prod-exports"
  tags   = local.tags
}
