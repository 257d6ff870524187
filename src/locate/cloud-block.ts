/** What a configuration says of where it runs: its `cloud` block or `backend "remote"`. */
export interface CloudBlock {
  /** `infra/versions.tf:3`, for messages. */
  at: string;
  hostname?: string;
  organization?: string;
  workspaces?: { name?: string; prefix?: string; tags?: string[]; project?: string };
}
