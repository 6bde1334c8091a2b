import type { Logger } from 'pino'

/** The account behind a session token. Role and currency come from the database on every request. */
export interface Session {
  readonly sessionId: bigint
  readonly memberId: bigint
  readonly account: string
  /** Numeric account type, see `contract/entities/member.ts`. */
  readonly type: number
  readonly currency: string
  /** Nothing is allowed but to change the password. */
  readonly mustChangePassword?: boolean
}

/** One launched game under a session. */
export interface GameSession {
  readonly gameSessionId: bigint
  readonly nodeId: number
  readonly mode: 'real' | 'trial'
  readonly currency: string
  readonly startedAt: Date
}

export interface RequestContext {
  readonly requestId: string
  /** Address of the client, taken from `X-Forwarded-For` only behind a configured proxy. */
  readonly address: string
  readonly userAgent: string
  /** ISO 3166 code that a configured proxy named in `X-Country`; null where none did. */
  readonly country: string | null
  readonly log: Logger
  readonly session?: Session
  readonly game?: GameSession
  /** The bearer token as it came, for calls that end a session. Never logged. */
  readonly token?: string
  /** Present where the call is idempotent. */
  readonly idempotencyKey?: string
}
