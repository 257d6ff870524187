policy "no-public-buckets" {
  description       = "Nobody outside of the company reads a bucket."
  query             = "data.policies.buckets.public"
  enforcement_level = "mandatory"
}

policy "buckets-have-owners" {
  description       = "Every bucket names its owner."
  query             = "data.policies.buckets.unowned"
  enforcement_level = "advisory"
}
