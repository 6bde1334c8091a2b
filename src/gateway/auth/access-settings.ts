import { boolean, type Infer, integer, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { readSetting } from '#gateway/system/settings.ts'

const AccessSettingsStruct = type({
  /** Days after which a password must be changed; 0 for never. */
  passwordExpiryDays: integer(),
  /** Asks a second step of logins from an address that the account was never used from. */
  verifyNewAddress: boolean(),
})
export type AccessSettings = Infer<typeof AccessSettingsStruct>

export const accessSetting = 'access'

/** Passwords that are changed on a date get worse, so none expires unless the operator says so (NIST SP 800-63B §5). */
export const defaultAccessSettings: AccessSettings = { passwordExpiryDays: 0, verifyNewAddress: true }

export async function readAccessSettings(on: Executor): Promise<AccessSettings> {
  return await readSetting(on, accessSetting, AccessSettingsStruct, defaultAccessSettings)
}
