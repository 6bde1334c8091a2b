import { removeIcon as removeCall } from '#contract/platform/uploads/remove-icon.ts'
import { setIcon as setCall } from '#contract/platform/uploads/set-icon.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import { call } from '#stores/call.ts'
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
