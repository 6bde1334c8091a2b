/** The file of an upload, while it is worked on. */
export interface Uploading {
  readonly file: Uint8Array
  /** The place of the member's day that the file takes once it is stored. */
  readonly place: bigint
  /** Aborted when the caller was told that nothing is stored. */
  readonly signal: AbortSignal
}

interface UploadWork {
  /** Reads the file from the request. */
  read(): Promise<Uint8Array>
  answer(upload: Uploading): Promise<Response>
  /** Milliseconds from the complete file to the answer. */
  readonly deadline: number
}

/** The uploads under way: a few of each member and in all. */
export interface UploadPort {
  /**
   * Reads a file when it is its turn, and answers.
   *
   * @throws {CallFailure} `rate_limited` or `upload_limit` before anything is read; `service_unavailable` at the deadline;
   *   and what `read` and `answer` throw
   */
  run(memberId: bigint, work: UploadWork): Promise<Response>
}
