/**
 * What a run is asked for besides planning the whole configuration as it is, by the names of its
 * attributes. What is left out is as usual, and only what is unusual stands here.
 */
export interface RunOptions {
    'is-destroy'?: true | undefined;
    'refresh-only'?: true | undefined;
    refresh?: false | undefined;
    'target-addrs'?: readonly string[] | undefined;
    'replace-addrs'?: readonly string[] | undefined;
    /** Values are HCL literals; whoever may read the run reads them. */
    variables?: readonly {
        key: string;
        value: string;
    }[] | undefined;
    'terraform-version'?: string | undefined;
    'allow-empty-apply'?: true | undefined;
}
