# Requests written by hand from the text of the specification, with curl and nothing else.
# Given: BASE_URL (ends in /api/v2), API_TOKEN, WORKSPACE_ID, TEAM_ID, AGENT_POOL_ID, RUN_ID, ARCHIVE.
# Prints "<operation> <status>" for each; answers lie in $ANSWER while they are needed.
set -u
ANSWER=$(mktemp)
trap 'rm -f "$ANSWER"' EXIT

ask() {
  number=$1
  shift
  status=$(curl --silent --output "$ANSWER" --write-out '%{http_code}' \
    --header "Authorization: Bearer $API_TOKEN" \
    --header "Content-Type: application/vnd.api+json" "$@")
  echo "$number $status"
}
# The first value of a key in the answer.
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$ANSWER" | head -n 1; }
first_id() { sed -n 's/^{"data":\[\{0,1\}{"id":"\([^"]*\)".*/\1/p' "$ANSWER" | head -n 1; }

ask 4 --request POST --data '{
  "data": {
    "type": "configuration-versions",
    "attributes": { "auto-queue-runs": false, "provisional": true }
  }
}' "$BASE_URL/workspaces/$WORKSPACE_ID/configuration-versions"
VERSION_ID=$(first_id)
UPLOAD_URL=$(field upload-url)

echo "5 $(curl --silent --output /dev/null --write-out '%{http_code}' \
  --header "Content-Type: application/octet-stream" --request PUT \
  --data-binary @"$ARCHIVE" "$UPLOAD_URL")"

ask 1 "$BASE_URL/workspaces/$WORKSPACE_ID/configuration-versions?page%5Bnumber%5D=1&page%5Bsize%5D=5"
ask 2 "$BASE_URL/configuration-versions/$VERSION_ID?include=ingress_attributes"
echo "  status $(field status)"
ask 3 "$BASE_URL/configuration-versions/$VERSION_ID/ingress-attributes"
ask 7 --location "$BASE_URL/configuration-versions/$VERSION_ID/download"
cmp -s "$ANSWER" "$ARCHIVE" && echo "  the same bytes"
ask 8 "$BASE_URL/runs/$RUN_ID/configuration-version/download"
ask 9 --request POST --data '{"data": {"attributes": {"delete-older-than-n-days": 23}}}' \
  "$BASE_URL/configuration-versions/$VERSION_ID/actions/soft_delete_backing_data"
ask 10 --request POST "$BASE_URL/configuration-versions/$VERSION_ID/actions/restore_backing_data"
ask 6 --request POST "$BASE_URL/configuration-versions/$VERSION_ID/actions/archive"
ask 11 --request POST "$BASE_URL/configuration-versions/$VERSION_ID/actions/permanently_delete_backing_data"

ask 12 "$BASE_URL/runs/$RUN_ID/policy-checks"
CHECK_ID=$(first_id)
ask 13 "$BASE_URL/policy-checks/$CHECK_ID?include=run.workspace"
ask 14 --request POST "$BASE_URL/policy-checks/$CHECK_ID/actions/override"
echo "  status $(field status)"

ask 17 --request POST --data '{
  "data": {
    "attributes": { "access": "custom", "runs": "apply", "plan-outputs": "none", "engine-mocks": "read" },
    "relationships": {
      "workspace": { "data": { "type": "workspaces", "id": "'"$WORKSPACE_ID"'" } },
      "team": { "data": { "type": "teams", "id": "'"$TEAM_ID"'" } }
    },
    "type": "team-workspaces"
  }
}' "$BASE_URL/team-workspaces"
GRANT_ID=$(first_id)
ask 15 "$BASE_URL/team-workspaces?filter%5Bworkspace%5D%5Bid%5D=$WORKSPACE_ID"
ask 16 "$BASE_URL/team-workspaces/$GRANT_ID"
ask 18 --request PATCH --data '{"data": {"attributes": {"access": "custom", "state-versions": "none"}}}' \
  "$BASE_URL/team-workspaces/$GRANT_ID"
echo "  runs $(field runs)"
ask 19 --request DELETE "$BASE_URL/team-workspaces/$GRANT_ID"

ask 22 --request POST --data '{
  "data": { "type": "authentication-tokens", "attributes": { "description": "api" } }
}' "$BASE_URL/agent-pools/$AGENT_POOL_ID/authentication-tokens"
TOKEN_ID=$(first_id)
ask 20 "$BASE_URL/agent-pools/$AGENT_POOL_ID/authentication-tokens"
ask 21 "$BASE_URL/authentication-tokens/$TOKEN_ID"
echo "  description $(field description)"
ask 23 --request DELETE "$BASE_URL/authentication-tokens/$TOKEN_ID"
