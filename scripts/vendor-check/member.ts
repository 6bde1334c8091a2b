import { type CallFunction, createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { Players } from './players.ts'
import type { SuiteVendor } from './suite-vendor.ts'

/** A client of the gateway's public calls. @param token of the login; undefined before there is one */
export function publicClient(baseUrl: string, token: () => string | undefined): CallFunction {
  const keys = createClient({ baseUrl })
  return createClient({ baseUrl, token, seal: createSeal(keys) })
}

export interface MemberOptions {
  /** Address of the gateway. */
  readonly url: string
  /** The node of the vendor's game in the catalogue. */
  readonly nodeId: number
  readonly username: string
  readonly password: string
  /** Where the launches arrive. */
  readonly vendor: SuiteVendor
}

/** A member of the platform who logs in and opens the game, as a person does. */
export function memberPlayers({ url, nodeId, username, password, vendor }: MemberOptions): Players {
  let token: string | undefined
  const call = publicClient(url, () => token)
  return {
    async launch(mode) {
      token ??= (await call(login, { username, password, type: 'username' })).token
      await call(launchGame, { nodeId, mode, language: 'en' })
      return vendor.takeToken()
    },
    async logOut() {
      await call(logout, {})
      token = undefined
    },
  }
}
