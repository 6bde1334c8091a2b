export interface Message {
  /** A number with its plus sign, or an e-mail address. */
  readonly to: string
  /** For e-mails only. */
  readonly subject?: string
  readonly text: string
}

/** Sends messages of one kind. The caller logs errors. */
export type Messenger = (message: Message) => Promise<void>

/** Undefined if the operator has configured no provider. */
export interface Messages {
  readonly sms: Messenger | undefined
  readonly email: Messenger | undefined
}
