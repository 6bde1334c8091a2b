import { boolean, type Infer, integer, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { readSetting } from '#gateway/platform/settings/settings.ts'

const AccessSettingsStruct = type({
  /** Days after which a password must be changed; 0 for never. */
  passwordExpiryDays: integer(),
  /** Whether a login from an address that the account never used needs a second step. */
  verifyNewAddress: boolean(),
})
export type AccessSettings = Infer<typeof AccessSettingsStruct>

export const accessSetting = 'access'

/** Regular changes make passwords worse, so none expires unless the operator wants it (NIST SP 800-63B §5). */
const defaultAccessSettings: AccessSettings = { passwordExpiryDays: 0, verifyNewAddress: true }

export async function readAccessSettings(on: Executor): Promise<AccessSettings> {
  return await readSetting(on, accessSetting, AccessSettingsStruct, defaultAccessSettings)
}
