/**
 * The client disconnected before its request was complete. Nobody receives the answer, and the gateway did not fail.
 */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

/** Used in the log only, never sent. It is nginx's number. */
export const clientGoneStatus = 499
