import type { Logger } from 'pino'
import type { Uploading } from './uploading.ts'

/** The account of a session token. Its type and currency are read from the database on every request. */
export interface Session {
  readonly sessionId: bigint
  readonly memberId: bigint
  readonly account: string
  /** Numeric account type, see `contract/account/members/member.ts`. */
  readonly type: number
  readonly currency: string
  /** The session can only change the password. */
  readonly mustChangePassword?: boolean
}

/** One launched game of a session. */
export interface GameSession {
  readonly gameSessionId: bigint
  readonly nodeId: number
  readonly mode: 'real' | 'trial'
  readonly currency: string
  readonly startedAt: Date
}

export interface RequestContext {
  readonly requestId: string
  /** Address of the client; `X-Forwarded-For` counts only from a trusted proxy. */
  readonly address: string
  readonly userAgent: string
  /** The device id of the site, sent with calls that may begin a session; absent from other clients. */
  readonly device?: string
  /** ISO 3166 code from a trusted proxy's `X-Country`; null without one. */
  readonly country: string | null
  readonly log: Logger
  readonly session?: Session
  readonly game?: GameSession
  /** The bearer token, for calls that end a session. Never logged. */
  readonly token?: string
  /** The file of an upload. */
  readonly upload?: Uploading
}
