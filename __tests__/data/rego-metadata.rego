# METADATA of policies, each with what is said of it. What is in no shape that counts is refused with its line.

# case: a level
# says: mandatory
# METADATA
# custom:
#   enforcement_level: mandatory
warn contains "x" if input.resource_changes

# case: a level in a list
# says: mandatory
# METADATA
# custom:
#   enforcement_level: [mandatory]
warn contains "x" if input.resource_changes

# case: a level by an anchor
# says: mandatory
# METADATA
# description: &level mandatory
# custom: {enforcement_level: *level}
warn contains "x" if input.resource_changes

# case: a level by a merge key
# says: mandatory
# METADATA
# custom:
#   <<: {enforcement_level: mandatory}
warn contains "x" if input.resource_changes

# case: a level whose word is escaped
# says: mandatory
# METADATA
# "c\x75stom": {"enforcement\u005flevel": mandatory}
warn contains "x" if input.resource_changes

# case: an argument
# says: advisory
# METADATA
# custom:
#   argument: root_block_device[0].encrypted
warn contains "x" if input.resource_changes

# case: an argument that is no path
# says: 5: METADATA has `argument: "root block"`. Write the path of an argument, as `root_block_device[0].encrypted`.
# METADATA
# custom:
#   argument: root block
warn contains "x" if input.resource_changes

# case: words of others
# says: advisory
# METADATA
# title: X
# custom:
#   severity: {high}
#   controls: [[1], 2]
warn contains "x" if input.resource_changes

# case: words in a comment that is no METADATA
# says: advisory
# custom:
#   enforcement_level: {mandatory}
warn contains "x" if input.resource_changes

# case: a map in the place of a level
# says: 5: METADATA has `enforcement_level: {"mandatory":null}`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level: {mandatory}
warn contains "x" if input.resource_changes

# case: a set in the place of a level
# says: 5: METADATA has `enforcement_level: {"mandatory":null}`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level: !!set {mandatory}
warn contains "x" if input.resource_changes

# case: a key in the place of a level
# says: 5: METADATA has `enforcement_level: {"mandatory":null}`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level:
#     mandatory:
warn contains "x" if input.resource_changes

# case: a list in a list
# says: 5: METADATA has `enforcement_level: [["mandatory"]]`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level: [[mandatory]]
warn contains "x" if input.resource_changes

# case: a map in a list
# says: 5: METADATA has `enforcement_level: ["mandatory",{"advisory":1}]`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level: [mandatory, {advisory: 1}]
warn contains "x" if input.resource_changes

# case: no level
# says: 5: METADATA has `enforcement_level: null`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level:
warn contains "x" if input.resource_changes

# case: an empty list
# says: 5: METADATA has `enforcement_level: []`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level: []
warn contains "x" if input.resource_changes

# case: a number for a level
# says: 5: METADATA has `enforcement_level: 2`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level: 2
warn contains "x" if input.resource_changes

# case: another word for a level
# says: 5: METADATA has `enforcement_level: "mandatry"`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   enforcement_level: mandatry
warn contains "x" if input.resource_changes

# case: a map whose word is escaped
# says: 3: METADATA has `enforcement_level: {"mandatory":null}`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom: {"enforcement\u005flevel": {mandatory}}
warn contains "x" if input.resource_changes

# case: a map by an alias
# says: 6: METADATA has `enforcement_level: {"mandatory":null}`. There are: advisory, soft-mandatory, mandatory.
# METADATA
# custom:
#   others: &levels {mandatory}
#   enforcement_level: *levels
warn contains "x" if input.resource_changes

# case: a word that is written otherwise
# says: 5: METADATA has `Enforcement-Level: "mandatory"`. Write enforcement_level.
# METADATA
# custom:
#   Enforcement-Level: mandatory
warn contains "x" if input.resource_changes

# case: a word that is not below custom
# says: 4: METADATA has `enforcement_level` where it does not count. Write it below `custom:`, above a rule or a package.
# METADATA
# enforcement_level: mandatory
warn contains "x" if input.resource_changes

# case: a level above an empty line
# says: mandatory
# METADATA
# custom:
#   enforcement_level: mandatory

# A comment of its own.
warn contains "x" if input.resource_changes

# case: a level above nothing
# says: 5: METADATA cannot be read: invalid annotation scope
warn contains "x" if input.resource_changes

# METADATA
# custom:
#   enforcement_level: mandatory

# case: a number in a set
# says: 3: METADATA cannot be read: invalid map key type(s). Correct it.
# METADATA
# custom:
#   approvals: !!set {2}
#   approvers: ["@ann"]
#   enforcement_level: soft-mandatory
deny contains "x" if input.resource_changes

# case: a number that is a text
# says: 8: METADATA has `approvals: "2"`, which is no whole number from 1 to 20.
# METADATA
# custom:
#   approvals: "2"
#   approvers: ["@ann"]
#   enforcement_level: soft-mandatory
deny contains "x" if input.resource_changes

# case: names in a map
# says: 7: METADATA has the approvers an object, which are no person or team.
# METADATA
# custom:
#   approvers: {"@ann"}
#   enforcement_level: soft-mandatory
deny contains "x" if input.resource_changes

# case: a number for the parts that can be absent
# says: 5: METADATA has `input-keys: 5`. Write a text, or a list of texts.
# METADATA
# custom:
#   input-keys: 5
deny contains "x" if input.resource_changes

# case: a map for the parts that can be absent
# says: 5: METADATA has `input-keys: {"checks":true}`. Write a text, or a list of texts.
# METADATA
# custom:
#   input-keys: {checks: true}
deny contains "x" if input.resource_changes

# case: a switch for what built-ins mean
# says: 5: METADATA has `builtin_errors: true`. Write `undefined`, or leave it out.
# METADATA
# custom:
#   builtin_errors: true
deny contains "x" if input.resource_changes

# case: a list for what built-ins mean
# says: 5: METADATA has `builtin_errors: ["undefined"]`. Write `undefined`, or leave it out.
# METADATA
# custom:
#   builtin_errors: [undefined]
deny contains "x" if input.resource_changes

# case: what is no YAML
# says: 4: METADATA cannot be read
# METADATA
# custom: {enforcement_level: [mandatory}
warn contains "x" if input.resource_changes

# case: what is no YAML and hides its word
# says: 4: METADATA cannot be read
# METADATA
# "c\x75stom": {"enforcement\x5flevel": [mandatory}
warn contains "x" if input.resource_changes

# case: a word that is there twice
# says: 6: METADATA cannot be read
# METADATA
# custom:
#   enforcement_level: mandatory
#   enforcement_level: advisory
warn contains "x" if input.resource_changes

# case: a level between braces in a line that is not of the comment
# says: 5: METADATA has `enforcement_level` where it does not count.
# METADATA
# title: X
 # custom: {enforcement_level: mandatory}
warn contains "x" if input.resource_changes

# case: a level between braces in another document
# says: 6: METADATA has `enforcement_level` where it does not count.
# METADATA
# title: X
# ---
# custom: {enforcement_level: mandatory}
warn contains "x" if input.resource_changes

# case: a level between braces behind the end of a document
# says: 6: METADATA has `enforcement_level` where it does not count.
# METADATA
# title: X
# ...
# custom: {"enforcement_level": mandatory}
warn contains "x" if input.resource_changes

# case: a level between braces below a word in small letters
# says: 4: METADATA has `enforcement_level` where it does not count.
# metadata
# custom: {enforcement_level: mandatory}
warn contains "x" if input.resource_changes

# case: a level between braces below Custom
# says: 4: METADATA has `enforcement_level` where it does not count.
# METADATA
# Custom: {enforcement_level: mandatory}
warn contains "x" if input.resource_changes

# case: a level in a map of another word
# says: 4: METADATA has `enforcement_level` where it does not count.
# METADATA
# custom: {gate: {enforcement_level: mandatory}}
warn contains "x" if input.resource_changes

# case: a level behind a question mark that is not below custom
# says: 5: METADATA has `enforcement_level` where it does not count.
# METADATA
# title: X
# ? enforcement_level
# : mandatory
warn contains "x" if input.resource_changes

# case: a level that is written otherwise and not below custom
# says: 4: METADATA has `enforcement_level` where it does not count.
# METADATA
# Enforcement-Level: mandatory
warn contains "x" if input.resource_changes

# case: a word without its line
# says: 4: METADATA has `enforcementLevel: "mandatory"`. Write enforcement_level.
# METADATA
# custom: {enforcementLevel: mandatory}
warn contains "x" if input.resource_changes

# case: a level behind a question mark
# says: mandatory
# METADATA
# custom:
#   ? enforcement_level
#   : mandatory
warn contains "x" if input.resource_changes

# case: words in a text
# says: advisory
# METADATA
# description: Asks the approvers first, and says so (input-keys, approvals).
# custom:
#   words: [enforcement_level, approvers]
warn contains "x" if input.resource_changes

# case: another level in another document
# says: 6: METADATA has `enforcement_level` where it does not count.
# METADATA
# custom: {enforcement_level: advisory}
# ---
# custom: {enforcement_level: mandatory}
deny contains "x" if input.resource_changes

# case: a level without a blank before it
# says: 4: METADATA has `enforcement_level` where it does not count.
# METADATA
# custom: {enforcement_level:mandatory}
warn contains "x" if input.resource_changes

# case: a word in an address
# says: advisory
# METADATA
# description: See http://approvals:8080 and ann@approvers:x
warn contains "x" if input.resource_changes

# case: a fault of syntax below a rule that is right
# says: 12: unexpected identifier token
# METADATA
# custom:
#   enforcement_level: mandatory
deny contains msg if {
	some rc in input.resource_changes
	rc.type == "x"
	msg := "x"
}

deny contains msg if { x y }
