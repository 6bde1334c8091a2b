import type { CheckedTier, DocumentKind, DocumentSide, IdentityReason } from '#contract/account/kyc/identity-check.ts'
import type { NoticeBody } from '#gateway/platform/http/signed-notice.ts'

/** Documents to be checked, and the person who claims them. */
export interface CheckRequest {
  /** 32 letters and digits. A provider must open one check per reference. */
  readonly reference: string
  readonly tier: CheckedTier
  readonly documentKind: DocumentKind | null
  readonly person: {
    readonly name: string | null
    /** Digits of the tax number. */
    readonly cpf: string | null
    /** `yyyy-MM-dd` */
    readonly birthday: string | null
  }
  /** WebP. */
  readonly pictures: readonly { readonly side: DocumentSide; readonly content: Uint8Array }[]
}

/** The decision of a provider, or a person, about documents. */
export interface Decision {
  /** Its id at the sender. A notice with the same id is taken once. */
  readonly noticeId: string
  /** Its place among all decisions about this check, and its moment. An older decision never overrides a newer one. */
  readonly sequence: bigint
  readonly decidedAt: Date
  readonly outcome: 'approved' | 'rejected'
  /** Reason of a rejection. */
  readonly reason?: IdentityReason | null | undefined
  /** Last day of the document, `yyyy-MM-dd`. */
  readonly validUntil?: string | null | undefined
}

export interface IdentityNotice extends Decision {
  readonly reference: string
}

export type CheckStatus = { readonly state: 'processing' } | { readonly state: 'decided'; readonly decision: Decision }

/** The port to the identity provider. If a call throws, the outcome is unknown, and a job asks until it is known. */
export interface IdentityProvider {
  readonly code: string
  /** There is no provider: the operator's employees decide (`npm run identity`). */
  readonly byHand: boolean
  /** @throws if the provider does not answer, or not clearly */
  submit(request: CheckRequest): Promise<CheckStatus>
  /**
   * @returns undefined if the provider never got the reference
   * @throws if the provider does not answer
   */
  findByReference(reference: string): Promise<CheckStatus | undefined>
  /**
   * Reads a notice of the provider.
   *
   * @throws {NoticeRefused} if the signature is not the provider's, or the body is none of its notices
   */
  readNotice(body: NoticeBody, signature: string | undefined): IdentityNotice
}
