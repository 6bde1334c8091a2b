/** The client hung up before its request was whole. Nobody hears an answer, and nothing of ours failed. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

/** For the log alone: no such status is ever sent to anybody. The number is nginx's. */
export const clientGoneStatus = 499
