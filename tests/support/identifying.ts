import { attachIdentityPicture } from '#contract/account/kyc/attach-identity-picture.ts'
import { beginIdentityCheck } from '#contract/account/kyc/begin-identity-check.ts'
import { getIdentity } from '#contract/account/kyc/get-identity.ts'
import type { CheckedTier, DocumentKind, DocumentSide } from '#contract/account/kyc/identity-check.ts'
import { submitIdentityCheck } from '#contract/account/kyc/submit-identity-check.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { identitySetting } from '#gateway/account/kyc/identity-rules.ts'
import { judge } from '#gateway/account/kyc/review.ts'
import { signatureOf } from '#gateway/platform/http/signed-notice.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { picture } from '#tests/support/pictures.ts'

/** The secret that the identity provider and the gateway share in tests: `IDENTITY_WEBHOOK_SECRET`. */
export const identitySecret = 'a-secret-that-only-the-checker-has'

/** The member's view of their checks now. */
export const identityNow = async (gateway: TestGateway, token: string) =>
  (await gateway.call(getIdentity, {}, { token })).value()

/** Begins a check. @returns its id */
export async function beginCheck(
  gateway: TestGateway,
  token: string,
  tier: CheckedTier = 'basic',
  documentKind: DocumentKind = 'id_card',
): Promise<string> {
  const wanted = tier === 'basic' ? { tier, documentKind } : { tier }
  const { checks } = (await gateway.call(beginIdentityCheck, wanted, { token })).value()
  return checks[0]?.checkId ?? ''
}

/** Sends a picture of a document. @returns its id */
export async function sendDocument(gateway: TestGateway, token: string): Promise<string> {
  const sending = { token, file: await picture() }
  return (await gateway.call(uploadFile, { purpose: 'identity' }, sending)).value().uploadId
}

/** Puts a new picture into a check. @returns the id of the picture */
export async function attach(gateway: TestGateway, token: string, checkId: string, side: DocumentSide) {
  const uploadId = await sendDocument(gateway, token)
  ;(await gateway.call(attachIdentityPicture, { checkId, side, uploadId }, { token })).value()
  return uploadId
}

/** A check with all its pictures, submitted. @returns its id */
export async function submitted(gateway: TestGateway, token: string, tier: CheckedTier = 'basic'): Promise<string> {
  const checkId = await beginCheck(gateway, token, tier)
  const { checks } = await identityNow(gateway, token)
  for (const side of checks[0]?.needs ?? []) await attach(gateway, token, checkId, side)
  ;(await gateway.call(submitIdentityCheck, { checkId }, { token })).value()
  return checkId
}

/** Lets the operator accept the documents of a member. @returns the check's id */
export async function approveIdentity(gateway: TestGateway, token: string, tier: CheckedTier = 'basic') {
  const checkId = await submitted(gateway, token, tier)
  await judge(gateway.deps, checkId, { by: 'test' })
  return checkId
}

/** Changes what the operator asks; the rest stays as the law of the market has it. */
export function changeIdentityRules(gateway: TestGateway, changed: Partial<typeof identitySetting.fallback>) {
  const { database, now } = gateway.deps
  return writeSetting(database, identitySetting.name, { ...identitySetting.fallback, ...changed }, now())
}

/** Body and headers of what the provider reports: signed as it does, unless a signature is given. */
export function notice(said: object | string, signature?: string) {
  const body = typeof said === 'string' ? said : JSON.stringify(said)
  const headers = { 'Content-Type': 'application/json', 'X-Signature': signature ?? signatureOf(body, identitySecret) }
  return { body, headers }
}

/** Reports a decision. @returns the status */
export async function reportDecision(gateway: TestGateway, said: object | string, signature?: string): Promise<number> {
  return (await gateway.request('/wps/identity/notice', { method: 'POST', ...notice(said, signature) })).status
}
