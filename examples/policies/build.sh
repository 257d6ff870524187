#!/bin/sh
# The Rego files here → policy.wasm. Needs Go; the tool is fetched once, at the version named here.
set -eu
cd "$(dirname "$0")"
bundle=$(mktemp)
trap 'rm -f "$bundle"' EXIT
entrypoints=$(sed -n 's|^package terraform\.policies\.\(.*\)$|-e terraform/policies/\1/deny|p' ./*.rego)
# shellcheck disable=SC2086 # one argument per word is meant
${OPA:-go run github.com/open-policy-agent/opa@v1.22.2} build -t wasm $entrypoints -o "$bundle" ./*.rego
tar -xzOf "$bundle" /policy.wasm 2>/dev/null >policy.wasm
# Without opa, the module judges only beside the files that it was compiled from.
sha256sum ./*.rego policy.wasm >policy.wasm.sha256
