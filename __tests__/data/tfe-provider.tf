# What the exchanges in tfe-provider.json were recorded of: applied, planned, applied with second = true, planned,
# imported, planned and destroyed. They are a part of a larger recording, in which Terraform made the workspaces, the
# team and the pool, too; of those the answers have the id and the name.
terraform {
  required_providers {
    tfe = { source = "hashicorp/tfe" }
  }
}
variable "second" {
  type    = bool
  default = false
}
provider "tfe" {
  hostname     = "plangate.invalid"
  organization = "acme"
}
data "tfe_workspace" "app" {
  name = "app"
}
data "tfe_workspace" "bound" {
  name = "bound"
}
data "tfe_team" "ops" {
  name = "ops"
}
data "tfe_agent_pool" "lab" {
  name = "lab"
}
resource "tfe_team_access" "fixed" {
  access       = var.second ? "write" : "plan"
  team_id      = data.tfe_team.ops.id
  workspace_id = data.tfe_workspace.app.id
}
resource "tfe_team_access" "custom" {
  team_id      = data.tfe_team.ops.id
  workspace_id = data.tfe_workspace.bound.id
  permissions {
    runs              = var.second ? "apply" : "plan"
    variables         = "read"
    state_versions    = var.second ? "write" : "read-outputs"
    sentinel_mocks    = "read"
    workspace_locking = var.second
    run_tasks         = false
  }
}
resource "tfe_agent_token" "runner" {
  agent_pool_id = data.tfe_agent_pool.lab.id
  description   = var.second ? "second" : "first"
}
data "tfe_team_access" "fixed" {
  team_id      = tfe_team_access.fixed.team_id
  workspace_id = tfe_team_access.fixed.workspace_id
}
