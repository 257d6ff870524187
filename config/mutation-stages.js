// What mutation testing changes, stage by stage, and the tests that have to notice it.
export const STAGES = {
  status: {
    files: ['build/src/model/{status,verdict,policy-result}.js'],
    tests: [
      '**/__tests__/model/*.test.js',
      '**/__tests__/policy/{baseline,decide,evidence,readings}.test.js',
    ],
  },
  trust: {
    files: ['build/src/trust/*.js', 'build/src/settings/files-of-default-branch.js'],
    tests: [
      '**/__tests__/trust/*.test.js',
      // The next test starts dist/, of which nothing is changed.
      '**/__tests__/lies/handed-over.test.js',
      '**/__tests__/gate/{ending-runs,own-policies,reaches-green,refuse-excluded,run-message,same-upload}.test.js',
      '**/__tests__/{check/policy-submodules,allowed-sources/open-allowed-sources}.test.js',
      '**/__tests__/settings/{blocks-of-the-branch,files-of-default-branch,settings}.test.js',
      '**/__tests__/{hosts/default-branch,rego/changed-policies}.test.js',
    ],
  },
  // Which comments count as approvals, and of which plan.
  approvals: {
    files: ['build/src/approvals/*.js'],
    tests: ['**/__tests__/approvals/*.test.js'],
  },
  // Who may override, and what an override covers.
  overrides: {
    files: ['build/src/overrides/*.js', 'build/src/gate/listed-runs.js'],
    tests: [
      '**/__tests__/overrides/*.test.js',
      '**/__tests__/{cli/many-workspaces,gate/listed-runs,gate/take-over,trust/clean-merges}.test.js',
      // In this process, as all scenarios that are not about what ships.
      '**/__tests__/scenarios/commands/{commands,commit-authors,hostile-comments,overrides,owners}.test.js',
      '**/__tests__/scenarios/hosts/gitea.test.js',
    ],
  },
  policy: {
    files: ['build/src/policy/{*,systems/*}.js', 'build/src/client/wire/resource.js'],
    tests: [
      '**/__tests__/policy/*.test.js',
      '**/__tests__/lies/scenarios.test.js',
      '**/__tests__/gate/{reading-policies,version-control}.test.js',
      '**/__tests__/report/{changes,counts,golden,resources,to-view,trial-comment}.test.js',
      '**/__tests__/client/jsonapi.test.js',
      '**/__tests__/settings/policy-owners.test.js',
    ],
  },
  // What own policies read, and which of them judge. It takes an `opa` on the PATH.
  own: {
    files: [
      'build/src/rego/{conftest-file,describe-rules,input-form,judge-plan,judging-rules,idle-rules,may-read,term-kinds,asked-facts,asked-fields,names-in-scope,term-variables,rule-use,open-own-policies,policy-files,schema-check}.js',
    ],
    tests: [
      '**/__tests__/rego/{absent-names,leaks,left-out,messages,names,open-own-policies,styles,whole-answers}.test.js',
      '**/__tests__/gate/own-policies.test.js',
      '**/__tests__/check/{accepted-failures,conftest,default-branch-tree,hidden-values,local-policies,policy-submodules}.test.js',
      '**/__tests__/scenarios/policies/policies-check.test.js',
    ],
  },
  // The apply after the merge: what it stops at, and what it says of it.
  apply: {
    files: [
      'build/src/apply/*.js',
      'build/src/report/apply-report.js',
      'build/src/model/apply-outcome.js',
    ],
    tests: ['**/__tests__/apply/*.test.js', '**/__tests__/cli/apply.test.js'],
  },
  // The list of allowed sources: what the files would install and run.
  sources: {
    files: [
      'build/src/check/open-allowed-sources.js',
      'build/src/gate/judges/allowed-sources.js',
      'build/src/allowed-sources/{read-list,find-used,judge-sources,loaded-files,lock-file,nested-blocks,remedy,source-address,terragrunt,version-constraint}.js',
    ],
    tests: ['**/__tests__/allowed-sources/*.test.js', '**/__tests__/check/allowed-sources.test.js'],
  },
  // What Terraform reads.
  configuration: {
    files: [
      'build/src/configuration/{argument-files,cloud-block,file-names,literal,module-files,module-manifest,named-files,read-configuration,variables}.js',
      'build/src/configuration/syntax/{hcl-scanner,parse-file,parse-hcl,template-parser}.js',
      'build/src/gate/{changes,guarded-names,hidden-files,refuse-excluded}.js',
    ],
    tests: [
      '**/__tests__/configuration/*.test.js',
      '**/__tests__/{archive/module-manifest,tools/init/init,locate/locate,plan/program-plan,service/list-blocks,settings/load-settings,settings/settings}.test.js',
      '**/__tests__/gate/{hidden-files,refuse-excluded}.test.js',
      '**/__tests__/scenarios/judged/what-is-judged*.test.js',
    ],
  },
  // The pipeline: what plans come from, what judges them, and what becomes of it.
  judge: {
    files: [
      'build/src/check/gate-request.js',
      'build/src/gate/{affected-workspaces,current-run,gate,group-reports,groups,judge,look-at-commit,plan-in-memory,plan-of-run,query-workspaces,read-changes,requested-workspaces,scope,service-scope}.js',
      'build/src/gate/{judges,plans-from}/*.js',
    ],
    tests: [
      '**/__tests__/gate/{combine-groups,compare-with-current,edited-request,given-up-runs,groups,own-policies,reaches-green,read-changes,reading-policies,requested-workspaces,story,version-control,waiting-parts}.test.js',
      '**/__tests__/lies/{handed-over,plans-from,scenarios}.test.js',
      '**/__tests__/check/{default-branch-tree,gate-request,nothing-plans,part-of-plan,planned-here}.test.js',
      '**/__tests__/cli/combine.test.js',
      '**/__tests__/scenarios/{pull-request/pull-request,runs/runs}.test.js',
    ],
  },
  // What waits, retries and ends; scenarios show the steps.
  gate: {
    files: [
      'build/src/gate/{connected-repository,end-run,failure-of,find-workspace,poll,read-policies,run,runs-of-change,take-over}.js',
      'build/src/client/http/retry.js',
    ],
    tests: [
      '**/__tests__/gate/*.test.js',
      '**/__tests__/client/{pace,recovery,retry}.test.js',
      '**/__tests__/scenarios/{commands/reuse,runs/runs}.test.js',
      // Hundreds of gates at once take long, and notice what one gate notices.
      '!**/__tests__/gate/{fleet,groups-on-one-token,many-workspaces}.test.js',
    ],
  },
};
