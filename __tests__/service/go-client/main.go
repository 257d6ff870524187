// Walks the local service with the official Go client: every call of the four areas, and of runs,
// plans, applies, policies, policy sets, teams and agent pools. One line a call: "Area.Call ok", or
// what differs.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	tfe "github.com/hashicorp/go-tfe"
)

var ctx = context.Background()
var client *tfe.Client
var organization = os.Getenv("TFE_ORGANIZATION")

func say(call string, err error) {
	if err == nil {
		fmt.Println(call, "ok")
	} else {
		fmt.Println(call, "DIFFERS:", err)
	}
}

// Says whether a call went well and what it brought is as it should be.
func expect(call string, err error, is bool, what string) {
	if err == nil && !is {
		err = errors.New(what)
	}
	say(call, err)
}

func content(reader io.Reader, err error) (string, error) {
	if err != nil {
		return "", err
	}
	read, err := io.ReadAll(reader)
	return string(read), err
}

func main() {
	config := &tfe.Config{Address: os.Getenv("TFE_ADDRESS"), Token: os.Getenv("TFE_TOKEN")}
	made, err := tfe.NewClient(config)
	if err != nil {
		fmt.Println("NewClient DIFFERS:", err)
		os.Exit(1)
	}
	client = made
	workspace := workspaceOf("main")
	version := versions(workspace)
	runs(workspace, version)
	policyChecks()
	team := teams()
	teamAccess(workspace, team)
	agents()
}

func workspaceOf(name string) *tfe.Workspace {
	found, err := client.Workspaces.Read(ctx, organization, name)
	say("Workspaces.Read", err)
	if err != nil {
		os.Exit(1)
	}
	return found
}

func uploaded(workspace *tfe.Workspace, speculative bool) *tfe.ConfigurationVersion {
	version, err := client.ConfigurationVersions.Create(ctx, workspace.ID, tfe.ConfigurationVersionCreateOptions{
		AutoQueueRuns: tfe.Bool(false), Speculative: tfe.Bool(speculative),
	})
	if err == nil {
		err = client.ConfigurationVersions.Upload(ctx, version.UploadURL, os.Getenv("TFE_CONFIGURATION"))
	}
	for tries := 0; err == nil && tries < 1000 && version.Status != tfe.ConfigurationUploaded; tries++ {
		time.Sleep(20 * time.Millisecond)
		version, err = client.ConfigurationVersions.Read(ctx, version.ID)
	}
	if err != nil {
		fmt.Println("upload DIFFERS:", err)
		os.Exit(1)
	}
	return version
}

func versions(workspace *tfe.Workspace) *tfe.ConfigurationVersion {
	api := client.ConfigurationVersions
	version := uploaded(workspace, false)
	say("ConfigurationVersions.Create", nil)
	say("ConfigurationVersions.Upload", nil)
	again, err := api.Create(ctx, workspace.ID, tfe.ConfigurationVersionCreateOptions{AutoQueueRuns: tfe.Bool(false)})
	if err == nil {
		archive, download := api.Download(ctx, version.ID)
		expect("ConfigurationVersions.Download", download, len(archive) > 0, "nothing was downloaded")
		err = api.UploadTarGzip(ctx, again.UploadURL, bytes.NewReader(archive))
	}
	say("ConfigurationVersions.UploadTarGzip", err)
	list, err := api.List(ctx, workspace.ID, &tfe.ConfigurationVersionListOptions{})
	expect("ConfigurationVersions.List", err, list != nil && list.TotalCount >= 2, "versions are missing")
	read, err := api.ReadWithOptions(ctx, version.ID, &tfe.ConfigurationVersionReadOptions{
		Include: []tfe.ConfigVerIncludeOpt{tfe.ConfigVerIngressAttributes},
	})
	expect("ConfigurationVersions.ReadWithOptions", err, read != nil && read.UploadURL == "", "the URL is shown again")
	_, err = api.Read(ctx, version.ID)
	say("ConfigurationVersions.Read", err)
	say("ConfigurationVersions.Archive", api.Archive(ctx, uploaded(workspace, true).ID))
	gone := uploaded(workspace, true).ID
	say("ConfigurationVersions.SoftDeleteBackingData", api.SoftDeleteBackingData(ctx, gone))
	say("ConfigurationVersions.RestoreBackingData", api.RestoreBackingData(ctx, gone))
	err = api.SoftDeleteBackingData(ctx, gone)
	if err == nil {
		err = api.PermanentlyDeleteBackingData(ctx, gone)
	}
	say("ConfigurationVersions.PermanentlyDeleteBackingData", err)
	return uploaded(workspace, false)
}

func start(call string, options tfe.RunCreateOptions) *tfe.Run {
	run, err := client.Runs.Create(ctx, options)
	say(call, err)
	if err != nil {
		os.Exit(1)
	}
	return run
}

// Waits until a run has been or may be what is asked of it: a busy machine can miss a status between two looks, but not
// the timestamp that it leaves.
func until(run *tfe.Run, what string, is func(*tfe.Run) bool) *tfe.Run {
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		now, err := client.Runs.Read(ctx, run.ID)
		if err == nil && now.StatusTimestamps != nil && is(now) {
			return now
		}
	}
	fmt.Println("Runs.Read DIFFERS: the run never was", what)
	return run
}

func isConfirmable(run *tfe.Run) bool {
	return !run.StatusTimestamps.PlannedAt.IsZero() && run.Actions.IsConfirmable
}

func isStarted(run *tfe.Run) bool { return !run.StatusTimestamps.PlanningAt.IsZero() }

func isApplied(run *tfe.Run) bool { return !run.StatusTimestamps.AppliedAt.IsZero() }

func isSoftFailed(run *tfe.Run) bool {
	return run.Status == tfe.RunPolicyOverride || run.Status == tfe.RunPolicySoftFailed
}

func runs(workspace *tfe.Workspace, version *tfe.ConfigurationVersion) {
	run := start("Runs.Create", tfe.RunCreateOptions{Workspace: workspace, ConfigurationVersion: version})
	run = until(run, "confirmable", isConfirmable)
	full, err := client.Runs.ReadWithOptions(ctx, run.ID, &tfe.RunReadOptions{
		Include: []tfe.RunIncludeOpt{tfe.RunPlan, tfe.RunApply, tfe.RunCreatedBy, tfe.RunWorkspace},
	})
	whole := full != nil && full.Plan.Status != "" && full.CreatedBy.Username != "" && full.Workspace.Name == "main"
	expect("Runs.ReadWithOptions", err, whole, "what was included is missing")
	plan, err := client.Plans.Read(ctx, run.Plan.ID)
	timed := plan != nil && !plan.StatusTimestamps.StartedAt.IsZero()
	expect("Plans.Read", err, timed && plan.ResourceAdditions == 1, "additions or the start are missing")
	log, err := content(client.Plans.Logs(ctx, run.Plan.ID))
	expect("Plans.Logs", err, len(log) > 100, "the log is short: "+log)
	document, err := client.Plans.ReadJSONOutput(ctx, run.Plan.ID)
	expect("Plans.ReadJSONOutput", err, bytes.Contains(document, []byte("terraform.io/builtin/terraform")), "no provider")
	say("Runs.Apply", client.Runs.Apply(ctx, run.ID, tfe.RunApplyOptions{Comment: tfe.String("go")}))
	run = until(run, "applied", isApplied)
	apply, err := client.Applies.Read(ctx, run.Apply.ID)
	expect("Applies.Read", err, apply != nil && apply.ResourceAdditions == 1, "additions are missing")
	log, err = content(client.Applies.Logs(ctx, run.Apply.ID))
	expect("Applies.Logs", err, len(log) > 100, "the log is short: "+log)
	newest := start("Runs.Create (without a version)", tfe.RunCreateOptions{
		Workspace: workspace, IsDestroy: tfe.Bool(true), AllowEmptyApply: tfe.Bool(true),
	})
	newest = until(newest, "confirmable", isConfirmable)
	say("Runs.Discard", client.Runs.Discard(ctx, newest.ID, tfe.RunDiscardOptions{}))
	targeted := start("Runs.Create (with targets)", tfe.RunCreateOptions{
		Workspace: workspace, PlanOnly: tfe.Bool(true), TargetAddrs: []string{"terraform_data.a"}, RefreshOnly: tfe.Bool(false),
	})
	read, err := client.Runs.Read(ctx, targeted.ID)
	expect("Runs.Read", err, read != nil && len(read.TargetAddrs) == 1, "the targets are missing")
	stuck := workspaceOf("stuck")
	run = start("Runs.Create (stuck)", tfe.RunCreateOptions{Workspace: stuck, ConfigurationVersion: uploaded(stuck, false)})
	until(run, "planned", isStarted)
	say("Runs.Cancel", client.Runs.Cancel(ctx, run.ID, tfe.RunCancelOptions{}))
	canceled, err := client.Runs.Read(ctx, run.ID)
	expect("Runs.Read (canceled)", err, canceled != nil && !canceled.ForceCancelAvailableAt.IsZero(), "no moment for force-cancel")
	early := client.Runs.ForceCancel(ctx, run.ID, tfe.RunForceCancelOptions{})
	expect("Runs.ForceCancel (within the first minute)", nil, early != nil, "allowed too early")
	say("Runs.ForceExecute", client.Runs.ForceExecute(ctx, run.ID))
	list, err := client.Runs.List(ctx, workspace.ID, &tfe.RunListOptions{Operation: "plan_only,plan_and_apply,destroy"})
	expect("Runs.List", err, list != nil && len(list.Items) == 3, "runs are missing")
	all, err := client.Runs.ListForOrganization(ctx, organization, &tfe.RunListForOrganizationOptions{})
	expect("Runs.ListForOrganization", err, all != nil && len(all.Items) >= 3, "runs are missing")
	events, err := client.RunEvents.List(ctx, list.Items[0].ID, &tfe.RunEventListOptions{})
	expect("RunEvents.List", err, events != nil && len(events.Items) > 0, "there is no event")
}

func policyChecks() {
	soft := workspaceOf("soft")
	run := start("Runs.Create (soft)", tfe.RunCreateOptions{Workspace: soft, ConfigurationVersion: uploaded(soft, false)})
	until(run, "soft-failed", isSoftFailed)
	list, err := client.PolicyChecks.List(ctx, run.ID, &tfe.PolicyCheckListOptions{})
	expect("PolicyChecks.List", err, list != nil && len(list.Items) == 1, "there is no check")
	if list == nil || len(list.Items) == 0 {
		return
	}
	id := list.Items[0].ID
	check, err := client.PolicyChecks.Read(ctx, id)
	expect("PolicyChecks.Read", err, check != nil && check.Actions.IsOverridable && check.Result.TotalFailed == 1, "not as it failed")
	log, err := content(client.PolicyChecks.Logs(ctx, id))
	expect("PolicyChecks.Logs", err, len(log) > 20, "the log is short: "+log)
	check, err = client.PolicyChecks.Override(ctx, id)
	expect("PolicyChecks.Override", err, check != nil && check.Status == tfe.PolicyOverridden, "not overridden")
}

func teams() *tfe.Team {
	list, err := client.Teams.List(ctx, organization, &tfe.TeamListOptions{Names: []string{"go"}})
	expect("Teams.List", err, list != nil && len(list.Items) == 1, "not this one")
	if list == nil || len(list.Items) == 0 {
		return nil
	}
	team, err := client.Teams.Read(ctx, list.Items[0].ID)
	expect("Teams.Read", err, team != nil && team.Name == "go", "not this one")
	return team
}

func teamAccess(workspace *tfe.Workspace, team *tfe.Team) {
	grant, err := client.TeamAccess.Add(ctx, tfe.TeamAccessAddOptions{
		Access: tfe.Access(tfe.AccessCustom), Workspace: workspace, Team: team, PolicyOverrides: tfe.Bool(true),
	})
	expect("TeamAccess.Add", err, grant != nil && grant.PolicyOverrides, "overrides are lost")
	if grant == nil {
		return
	}
	list, err := client.TeamAccess.List(ctx, &tfe.TeamAccessListOptions{WorkspaceID: workspace.ID})
	expect("TeamAccess.List", err, list != nil && len(list.Items) == 1, "not this one")
	_, err = client.TeamAccess.Read(ctx, grant.ID)
	say("TeamAccess.Read", err)
	grant, err = client.TeamAccess.Update(ctx, grant.ID, tfe.TeamAccessUpdateOptions{Access: tfe.Access(tfe.AccessPlan)})
	expect("TeamAccess.Update", err, grant != nil && grant.Runs == tfe.RunsPermissionPlan, "not plan")
	say("TeamAccess.Remove", client.TeamAccess.Remove(ctx, grant.ID))
}

func agents() {
	list, err := client.AgentPools.List(ctx, organization, &tfe.AgentPoolListOptions{Query: "go"})
	expect("AgentPools.List", err, list != nil && len(list.Items) == 1, "not this one")
	if list == nil || len(list.Items) == 0 {
		return
	}
	pool, err := client.AgentPools.Read(ctx, list.Items[0].ID)
	expect("AgentPools.Read", err, pool != nil && pool.Name == "go", "not this one")
	if err != nil {
		return
	}
	token, err := client.AgentTokens.Create(ctx, pool.ID, tfe.AgentTokenCreateOptions{Description: tfe.String("go")})
	expect("AgentTokens.Create", err, token != nil && token.Token != "", "no secret")
	if err == nil {
		tokens, err := client.AgentTokens.List(ctx, pool.ID)
		expect("AgentTokens.List", err, tokens != nil && len(tokens.Items) == 1, "not this one")
		read, err := client.AgentTokens.Read(ctx, token.ID)
		expect("AgentTokens.Read", err, read != nil && read.Token == "", "the secret is shown again")
		say("AgentTokens.Delete", client.AgentTokens.Delete(ctx, token.ID))
	}
}
