policy "require-encrypted-volumes" {
  description       = "Volumes, file systems and databases are encrypted at rest."
  query             = "data.terraform.policies.require_encrypted_volumes.deny"
  enforcement_level = "mandatory"
}

policy "no-public-ingress" {
  description       = "No security group lets the whole internet in."
  query             = "data.terraform.policies.no_public_ingress.deny"
  enforcement_level = "mandatory"
}

policy "allowed-regions" {
  description       = "Everything runs in a region that was agreed on."
  query             = "data.terraform.policies.allowed_regions.deny"
  enforcement_level = "mandatory"
}

policy "required-tags" {
  description       = "What can have tags says whose it is and where it belongs."
  query             = "data.terraform.policies.required_tags.deny"
  enforcement_level = "advisory"
}

policy "bucket-versioning" {
  description       = "Buckets keep old versions of their objects."
  query             = "data.terraform.policies.bucket_versioning.deny"
  enforcement_level = "advisory"
}
