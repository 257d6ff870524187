/**
 * What a run does besides planning the whole configuration unchanged, by the names of its
 * attributes. An option that is left out has the service's default, and only other values are set
 * here.
 */
export interface RunOptions {
  'is-destroy'?: true | undefined;
  'refresh-only'?: true | undefined;
  refresh?: false | undefined;
  'target-addrs'?: readonly string[] | undefined;
  'replace-addrs'?: readonly string[] | undefined;
  /** Values are HCL literals; everyone who may read the run can read them. */
  variables?:
    | readonly {
        key: string;
        value: string;
      }[]
    | undefined;
  'terraform-version'?: string | undefined;
  'allow-empty-apply'?: true | undefined;
}
