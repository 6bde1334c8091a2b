export interface Message {
  /** A number with its plus sign, or an e-mail address. */
  readonly to: string
  /** E-mails only. */
  readonly subject?: string
  readonly text: string
}

/** Carries messages of one kind. What it throws is logged by who sends. */
export type Messenger = (message: Message) => Promise<void>

/** Undefined where the operator has set up nothing that carries them. */
export interface Messages {
  readonly sms: Messenger | undefined
  readonly email: Messenger | undefined
}
