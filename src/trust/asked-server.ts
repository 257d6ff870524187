/** The server of the repository that a job gates, as its CI host names it. */
export interface AskedServer {
  /** Of https or SSH. Undefined: no variable of the host has one. */
  address: string | undefined;
  /** The value of the header `Authorization`. Undefined: the job has no credential that is sent. */
  authorization: string | undefined;
  /** Whether the machine and the clone were made for this job, so that its branches are those of the server. */
  isNew: boolean;
  /** A sentence that gives the job a credential. */
  remedy: string;
}
