interface ArrayPathItem {
  readonly type: "array";
  readonly origin: "value";
  readonly input: MaybeReadonly<unknown[]>;
  readonly key: number;
  readonly value: unknown;
}
interface BaseIssue<TInput$1> extends Config<BaseIssue<TInput$1>> {
  readonly kind: "schema" | "validation" | "transformation";
  readonly type: string;
  readonly input: TInput$1;
  readonly expected: string | null;
  readonly received: string;
  readonly message: string;
  readonly requirement?: unknown | undefined;
  readonly path?: [IssuePathItem, ...IssuePathItem[]] | undefined;
  readonly issues?: [BaseIssue<TInput$1>, ...BaseIssue<TInput$1>[]] | undefined;
}
interface BaseSchema<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> {
  readonly kind: "schema";
  readonly type: string;
  readonly reference: (...args: any[]) => BaseSchema<unknown, unknown, BaseIssue<unknown>>;
  readonly expects: string;
  readonly async: false;
  readonly "~standard": StandardProps<TInput$1, TOutput$1>;
  readonly "~run": (dataset: UnknownDataset, config: Config<BaseIssue<unknown>>) => OutputDataset<TOutput$1, TIssue>;
  readonly "~types"?: {
    readonly input: TInput$1;
    readonly output: TOutput$1;
    readonly issue: TIssue;
  } | undefined;
}
interface Config<TIssue extends BaseIssue<unknown>> {
  readonly lang?: string | undefined;
  readonly message?: ErrorMessage<TIssue> | undefined;
  readonly abortEarly?: boolean | undefined;
  readonly abortPipeEarly?: boolean | undefined;
}
type ErrorMessage<TIssue extends BaseIssue<unknown>> = ((issue: TIssue) => string) | string;
interface FailureDataset<TIssue extends BaseIssue<unknown>> {
  typed: false;
  value: unknown;
  issues: [TIssue, ...TIssue[]];
}
type GenericSchema<TInput$1 = unknown, TOutput$1 = TInput$1, TIssue extends BaseIssue<unknown> = BaseIssue<unknown>> = BaseSchema<TInput$1, TOutput$1, TIssue>;
type IssuePathItem = ArrayPathItem | MapPathItem | ObjectPathItem | SetPathItem | UnknownPathItem;
interface MapPathItem {
  readonly type: "map";
  readonly origin: "key" | "value";
  readonly input: Map<unknown, unknown>;
  readonly key: unknown;
  readonly value: unknown;
}
type MaybeReadonly<TValue$1> = TValue$1 | Readonly<TValue$1>;
interface ObjectPathItem {
  readonly type: "object";
  readonly origin: "key" | "value";
  readonly input: Record<string, unknown>;
  readonly key: string;
  readonly value: unknown;
}
type OutputDataset<TValue$1, TIssue extends BaseIssue<unknown>> = SuccessDataset<TValue$1> | PartialDataset<TValue$1, TIssue> | FailureDataset<TIssue>;
interface PartialDataset<TValue$1, TIssue extends BaseIssue<unknown>> {
  typed: true;
  value: TValue$1;
  issues: [TIssue, ...TIssue[]];
}
interface SetPathItem {
  readonly type: "set";
  readonly origin: "value";
  readonly input: Set<unknown>;
  readonly key: null;
  readonly value: unknown;
}
interface StandardFailureResult {
  readonly issues: readonly StandardIssue[];
}
interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | StandardPathItem)[] | undefined;
}
interface StandardPathItem {
  readonly key: PropertyKey;
}
interface StandardProps<TInput$1, TOutput$1> {
  readonly version: 1;
  readonly vendor: "valibot";
  readonly validate: (value: unknown) => StandardResult<TOutput$1> | Promise<StandardResult<TOutput$1>>;
  readonly types?: StandardTypes<TInput$1, TOutput$1> | undefined;
}
type StandardResult<TOutput$1> = StandardSuccessResult<TOutput$1> | StandardFailureResult;
interface StandardSuccessResult<TOutput$1> {
  readonly value: TOutput$1;
  readonly issues?: undefined;
}
interface StandardTypes<TInput$1, TOutput$1> {
  readonly input: TInput$1;
  readonly output: TOutput$1;
}
interface SuccessDataset<TValue$1> {
  typed: true;
  value: TValue$1;
  issues?: undefined;
}
interface UnknownDataset {
  typed?: false;
  value: unknown;
  issues?: undefined;
}
interface UnknownPathItem {
  readonly type: "unknown";
  readonly origin: "key" | "value";
  readonly input: unknown;
  readonly key: unknown;
  readonly value: unknown;
}
export { ArrayPathItem, BaseIssue, BaseSchema, Config, ErrorMessage, FailureDataset, GenericSchema, IssuePathItem, MapPathItem, MaybeReadonly, ObjectPathItem, OutputDataset, PartialDataset, SetPathItem, StandardFailureResult, StandardIssue, StandardPathItem, StandardProps, StandardResult, StandardSuccessResult, StandardTypes, SuccessDataset, UnknownDataset, UnknownPathItem };
