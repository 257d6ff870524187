#!/usr/bin/env bash
# Restores the newest snapshot of the data volume into a new volume beside it.
# Usage: runbooks/restore-volume.sh <availability zone>
set -euo pipefail

zone=${1:?availability zone, for example eu-central-1a}

snapshot=$(aws ec2 describe-snapshots \
  --owner-ids self \
  --filters 'Name=tag:volume,Values=data' \
  --query 'sort_by(Snapshots, &StartTime)[-1].SnapshotId' \
  --output text)

aws ec2 create-volume --availability-zone "$zone" --snapshot-id "$snapshot" --encrypted
