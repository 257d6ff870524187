# What the exchanges in tfe-provider.json were recorded of: applied, planned, applied with second = true, planned,
# imported, planned and destroyed.
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
resource "tfe_workspace" "app" {
  name                  = var.second ? "app-renamed" : "app"
  description           = var.second ? "after" : "before"
  auto_apply            = var.second
  queue_all_runs        = !var.second
  allow_destroy_plan    = !var.second
  file_triggers_enabled = !var.second
  speculative_enabled   = !var.second
  terraform_version     = var.second ? "1.11.4" : "1.11.3"
  working_directory     = var.second ? "infra" : "live"
  trigger_prefixes      = var.second ? ["/modules", "/shared"] : ["/modules"]
  tag_names             = var.second ? ["eu", "prod"] : ["prod"]
}
resource "tfe_workspace" "bound" {
  name = "bound"
  tags = var.second ? { env = "prod", team = "net" } : { env = "stage" }
}
resource "tfe_workspace" "shared" {
  name = "shared"
}
resource "tfe_workspace_settings" "shared" {
  workspace_id   = tfe_workspace.shared.id
  execution_mode = var.second ? "agent" : "local"
  agent_pool_id  = var.second ? tfe_agent_pool.lab.id : null

  global_remote_state       = false
  remote_state_consumer_ids = var.second ? [tfe_workspace.app.id, tfe_workspace.bound.id] : [tfe_workspace.app.id]
}
resource "tfe_team" "ops" {
  name                          = var.second ? "ops-renamed" : "ops"
  visibility                    = var.second ? "organization" : "secret"
  allow_member_token_management = !var.second
  organization_access {
    manage_policy_overrides = var.second
    manage_workspaces       = !var.second
    manage_vcs_settings     = var.second
  }
}
resource "tfe_team_access" "fixed" {
  access       = var.second ? "write" : "plan"
  team_id      = tfe_team.ops.id
  workspace_id = tfe_workspace.app.id
}
resource "tfe_team_access" "custom" {
  team_id      = tfe_team.ops.id
  workspace_id = tfe_workspace.bound.id
  permissions {
    runs              = var.second ? "apply" : "plan"
    variables         = "read"
    state_versions    = var.second ? "write" : "read-outputs"
    sentinel_mocks    = "read"
    workspace_locking = var.second
    run_tasks         = false
  }
}
resource "tfe_agent_pool" "lab" {
  name                = var.second ? "lab-renamed" : "lab"
  organization_scoped = !var.second
}
resource "tfe_agent_pool_allowed_workspaces" "lab" {
  agent_pool_id         = tfe_agent_pool.lab.id
  allowed_workspace_ids = var.second ? [tfe_workspace.app.id, tfe_workspace.bound.id] : [tfe_workspace.app.id]
}
resource "tfe_agent_token" "runner" {
  agent_pool_id = tfe_agent_pool.lab.id
  description   = var.second ? "second" : "first"
}
resource "tfe_policy" "rule" {
  name         = "rule"
  description  = var.second ? "after" : "before"
  kind         = "sentinel"
  policy       = var.second ? "main = rule { false }" : "main = rule { true }"
  enforce_mode = var.second ? "hard-mandatory" : "soft-mandatory"
}
resource "tfe_policy" "other" {
  name         = "other"
  kind         = "sentinel"
  policy       = "main = rule { true }"
  enforce_mode = "advisory"
}
resource "tfe_policy_set" "rules" {
  name          = var.second ? "rules-renamed" : "rules"
  description   = var.second ? "after" : "before"
  kind          = "sentinel"
  policy_ids    = var.second ? [tfe_policy.rule.id, tfe_policy.other.id] : [tfe_policy.rule.id]
  workspace_ids = var.second ? [tfe_workspace.bound.id] : [tfe_workspace.app.id]
}
resource "tfe_variable" "region" {
  key          = "region"
  value        = var.second ? "eu-west-1" : "eu-central-1"
  category     = "terraform"
  workspace_id = tfe_workspace.app.id
}
resource "tfe_variable" "secret" {
  key          = "secret"
  value        = "made-up-value"
  sensitive    = true
  category     = "env"
  workspace_id = tfe_workspace.app.id
}
data "tfe_organization" "acme" {
  name = "acme"
}
data "tfe_workspace" "app" {
  name = tfe_workspace.app.name
}
data "tfe_team" "ops" {
  name = tfe_team.ops.name
}
data "tfe_team_access" "fixed" {
  team_id      = tfe_team_access.fixed.team_id
  workspace_id = tfe_team_access.fixed.workspace_id
}
data "tfe_agent_pool" "lab" {
  name = tfe_agent_pool.lab.name
}
data "tfe_project" "default" {
  name = "default"
}
data "tfe_outputs" "network" {
  workspace = "network"
}
output "ids" {
  value = [data.tfe_organization.acme.external_id, data.tfe_workspace.app.id, data.tfe_team.ops.id, data.tfe_team_access.fixed.id, data.tfe_agent_pool.lab.id, data.tfe_project.default.id]
}
output "outputs" {
  value     = data.tfe_outputs.network.values
  sensitive = true
}
