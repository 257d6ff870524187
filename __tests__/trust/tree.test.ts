/** Nothing that a checkout under judgement holds chooses the host, a name, a backend or a policy: that is a type. */
import { testCases } from '../support/compile-cases.ts';

/** Each knows a checkout of either kind, what was read of it, and what the trusted branch holds. */
const HEAD = [
  "import type { CloudBlock } from 'SRC/configuration/cloud-block.ts';",
  "import type { FoundPolicies } from 'SRC/rego/policy-sources.ts';",
  "import type { PolicyFiles } from 'SRC/model/policy-files.ts';",
  "import type { SettingSources } from 'SRC/settings/settings.ts';",
  "import { readCommitPolicies } from 'SRC/rego/policy-files.ts';",
  "import { readSettings } from 'SRC/settings/settings.ts';",
  "import { selectWorkspaces } from 'SRC/settings/workspace-selectors.ts';",
  "import { chooseTarget } from 'SRC/trust/target.ts';",
  "import { asOwn, asTrusted, treeOf, type ConfigurationFiles, type ProposedTree, type Own, type OwnTree, type Trusted } from 'SRC/trust/tree.ts';",
  'declare const own: OwnTree; declare const judged: ProposedTree; declare const files: ConfigurationFiles; declare const policies: PolicyFiles;',
  'declare const block: CloudBlock; declare const ofBranch: Trusted<CloudBlock>; declare const ofOwn: Own<CloudBlock>;',
  'declare const sources: SettingSources; declare const target: Parameters<typeof chooseTarget>[0]; declare const texts: Parameters<typeof selectWorkspaces>[0]; const note = () => {}; const about = { name: "", shownAs: "" };',
].join(' ');

testCases(HEAD, {
  compiles: {
    "one's own block chooses the host": 'chooseTarget({ ...target, block: ofOwn });',
    "what was read of one's own tree": 'chooseTarget({ ...target, block: asOwn(own, block) });',
    'the block of the branch chooses names':
      'readSettings({ ...sources, names: ofBranch }); selectWorkspaces({ ...texts, cloud: ofBranch }, note);',
    "one's own block chooses names": 'readSettings({ ...sources, names: ofOwn, forHost: ofOwn });',
    'policies of the branch decide':
      "const read = await readCommitPolicies(await judged.trusted('/', undefined), '', about); if (read) { const found: FoundPolicies = { decides: read, proposed: policies }; void found; }",
  },
  refused: {
    'a block that was read anywhere chooses the host':
      'const given: Parameters<typeof chooseTarget>[0]["block"] = block; void given;',
    'the block of the branch chooses the host':
      'const given: Parameters<typeof chooseTarget>[0]["block"] = ofBranch; void given;',
    'a block that was read anywhere chooses names': 'readSettings({ ...sources, names: block });',
    'a workspace from it':
      'const given: Parameters<typeof selectWorkspaces>[0]["cloud"] = block; void given;',
    'another host beside a trusted block':
      "readSettings({ ...sources, names: { ...ofOwn, hostname: 'evil.example' } });",
    "a block as one's own, of a judged tree": 'asOwn(judged, block);',
    "a tree that says of itself that it is one's own": 'asOwn({ proposed: false }, block);',
    'a tree of which nobody knows whether it is judged': 'asOwn(treeOf(false, judged), block);',
    'policies of the checkout decide':
      'const found: FoundPolicies = { decides: policies }; void found;',
    'files of the checkout as those of the branch': "await readCommitPolicies(files, '', about);",
    'a judged tree that trusts its own files':
      'const tree: ProposedTree = { proposed: true, trusted: async () => files }; void tree;',
    'a copy of trusted policies with other files':
      'const found: FoundPolicies = { decides: { ...asTrusted(policies), files: new Map() } }; void found;',
  },
});
