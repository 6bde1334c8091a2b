import { removeIcon as removeCall } from '#contract/member/remove-icon.ts'
import { setIcon as setCall } from '#contract/member/set-icon.ts'
import { uploadFile } from '#contract/member/upload-file.ts'
import { call } from './call.ts'
import { $icon } from './profile.ts'

/** Replaces the picture of the account, here and in the header. Throws `CallError`. */
export async function setIcon(file: Blob): Promise<void> {
  const { icon } = await call(setCall, {}, { file })
  $icon.set(icon)
}

/** Throws `CallError`. */
export async function removeIcon(): Promise<void> {
  await call(removeCall, {})
  $icon.set(undefined)
}

/** Sends a picture that proves something. @returns its id. Throws `CallError`. */
export async function uploadProof(file: Blob): Promise<string> {
  return (await call(uploadFile, { purpose: 'proof' }, { file })).uploadId
}
