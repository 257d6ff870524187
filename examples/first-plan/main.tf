# `plan.json` is the plan of this file. Terraform 1.11.4 wrote it, without any provider to download:
# terraform init && terraform plan -out saved.plan && terraform show -json saved.plan > plan.json

resource "terraform_data" "backups" {
  input = {
    bucket = "acme-backups"
    public = true
    owner  = "storage"
  }
}

resource "terraform_data" "logs" {
  input = {
    bucket = "acme-logs"
    public = false
  }
}
