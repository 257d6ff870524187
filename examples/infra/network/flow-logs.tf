resource "aws_flow_log" "vpc" {
  vpc_id               = module.vpc.id
  traffic_type         = "REJECT"
  log_destination_type = "s3"
  log_destination      = aws_s3_bucket.flow_logs.arn
  tags                 = local.tags
}

# The security team collects flow logs of all accounts in one region.
resource "aws_s3_bucket" "flow_logs" {
  bucket = "acme-prod-flow-logs"
  region = "us-east-1"

  tags = {
    owner       = "security"
    environment = "prod"
  }
}

resource "aws_s3_bucket_versioning" "flow_logs" {
  bucket = aws_s3_bucket.flow_logs.id
  region = "us-east-1"

  versioning_configuration {
    status = "Enabled"
  }
}
