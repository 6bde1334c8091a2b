import { sendWithProgress } from '#api/upload-progress.ts'
import { attachIdentityPicture } from '#contract/account/kyc/attach-identity-picture.ts'
import { beginIdentityCheck } from '#contract/account/kyc/begin-identity-check.ts'
import {
  type CheckedTier,
  type DocumentKind,
  type DocumentSide,
  documentSides,
  type IdentityCheck,
} from '#contract/account/kyc/identity-check.ts'
import { submitIdentityCheck } from '#contract/account/kyc/submit-identity-check.ts'
import { uploadFile, uploadPath } from '#contract/platform/uploads/upload-file.ts'
import { $token } from '#stores/account/auth/session.ts'
import { addressFilter, choice } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { take } from './tier.ts'

/** A step of sending documents: the explanation, the choice of a document, a picture of each side, the summary. */
const identitySteps = ['why', 'document', ...documentSides, 'summary'] as const
export type IdentityStep = (typeof identitySteps)[number]

/** The step, in the address as `?step=…`, so that going back goes one step back. */
export const identityPlace = addressFilter({ step: choice('step', identitySteps, undefined) })

/** Begins a check, or continues its draft. Throws `CallError`. */
export const beginCheck = (tier: CheckedTier, documentKind?: DocumentKind) =>
  take(call(beginIdentityCheck, { tier, ...(documentKind && { documentKind }) }))

/** Pictures of this visit, so that a sent picture is not downloaded again. */
const sent = new Map<string, Blob>()
$token.listen(() => sent.clear())

/**
 * Sends a picture and puts it into a draft. Throws `CallError`.
 *
 * @param onPart called with the part that has been sent, 0 to 1
 */
export async function addPicture(
  checkId: string,
  side: DocumentSide,
  file: Blob,
  onPart: (part: number) => void,
): Promise<void> {
  const { uploadId } = await call(uploadFile, { purpose: 'identity' }, { file, send: sendWithProgress(onPart) })
  sent.set(uploadId, file)
  await take(call(attachIdentityPicture, { checkId, side, uploadId }))
}

const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''

/** Milliseconds for one picture. */
const patience = 30_000

/** A picture that this member has sent; undefined if it cannot be had. */
async function ownFile(uploadId: string, token: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(`${baseUrl}${uploadPath}?${new URLSearchParams({ uploadId })}`, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    })
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}

/** A picture that was sent; undefined if it cannot be had now. */
export async function pictureOf(uploadId: string): Promise<Blob | undefined> {
  const token = $token.get()
  return sent.get(uploadId) ?? (token === undefined ? undefined : await ownFile(uploadId, token))
}

/** Hands the documents over. Throws `CallError`. */
export async function submitCheck(checkId: string): Promise<void> {
  await take(call(submitIdentityCheck, { checkId }))
  identityPlace.show({ step: undefined }, 'replace')
}

/** The steps of a tier, in order. The document that was chosen decides which pictures are needed. */
export function stepsOf(tier: CheckedTier, needs: readonly DocumentSide[]): IdentityStep[] {
  return ['why', ...(tier === 'basic' ? (['document'] as const) : []), ...needs, 'summary']
}

/**
 * The step that is shown: the wanted one as far as it can be reached, otherwise the one where the member stopped.
 *
 * @param draft the check that was begun
 */
export function stepNow(
  wanted: IdentityStep | undefined,
  steps: readonly IdentityStep[],
  draft: Pick<IdentityCheck, 'pictures' | 'needs'> | undefined,
): IdentityStep {
  const isKnown = wanted !== undefined && steps.includes(wanted)
  if (!draft) return isKnown && wanted === 'document' ? 'document' : 'why'
  const missing = draft.needs.find((side) => !draft.pictures.some((picture) => picture.side === side))
  const reached = missing ?? 'summary'
  return isKnown && steps.indexOf(wanted) <= steps.indexOf(reached) ? wanted : reached
}
