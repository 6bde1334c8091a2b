/** A browser that takes push messages. */
export interface PushTarget {
  readonly endpoint: string
  /** The public key of the browser: an uncompressed point of P-256. */
  readonly p256dh: Uint8Array
  /** The secret of the browser. */
  readonly auth: Uint8Array
}

export interface PushMessage {
  /** What the service worker reads (`layouts/worker.js`). At most 3,000 bytes. */
  readonly text: string
  /** A later message of the same topic takes the place of one that was not delivered yet. Letters only, at most 32. */
  readonly topic: string
  /** Seconds for which the push service keeps the message for a device that is not reached. */
  readonly seconds: number
}

/**
 * What became of a message. `gone`: the browser takes no more; `later`: try again, at the earliest after these seconds, if
 * the service named any; `refused`: trying again would change nothing.
 */
export type PushOutcome =
  | { readonly end: 'sent' | 'gone' | 'refused' }
  | { readonly end: 'later'; readonly seconds: number }

/** The way to browsers through the push services of their makers. */
export interface PushSender {
  /** The public key with which browsers subscribe, base64url. */
  key(): Promise<string>
  /** Whether messages may be sent there: the address and the keys come from a client. */
  accepts(target: PushTarget): boolean
  /** Sends a message, once. It never fails. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}
