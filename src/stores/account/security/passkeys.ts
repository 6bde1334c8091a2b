import type { PasskeyCreation } from '#contract/account/auth/passkey-ceremony.ts'
import { beginPasskey as beginCall } from '#contract/account/security/begin-passkey.ts'
import { confirmPasskey as confirmCall } from '#contract/account/security/confirm-passkey.ts'
import { removePasskey as removeCall } from '#contract/account/security/remove-passkey.ts'
import type { RequestOf } from '#contract/define-call.ts'
import { call } from '#stores/call.ts'
import { protection } from './security.ts'

/** The options to ask the device for a new passkey. Throws `CallError`. @param password the login password */
export async function beginPasskey(password: string): Promise<PasskeyCreation> {
  try {
    return await call(beginCall, { password })
  } catch (error) {
    // A wrong password leaves fewer attempts, which the screen shows.
    protection.refresh()
    throw error
  }
}

/** Adds the passkey that the device has made. Throws `CallError`. */
export async function confirmPasskey(made: RequestOf<typeof confirmCall>): Promise<void> {
  await call(confirmCall, made)
  protection.refresh()
}

/** Throws `CallError`. */
export async function removePasskey(removal: RequestOf<typeof removeCall>): Promise<void> {
  try {
    await call(removeCall, removal)
  } finally {
    protection.refresh()
  }
}
