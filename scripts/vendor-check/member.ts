import { type CallFunction, createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
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
  /** The vendor's code in the catalogue, if it keeps wallets. */
  readonly vassalage?: string
  /** Where the launches arrive. */
  readonly vendor: SuiteVendor
}

/** A member of the platform who logs in and opens the game, as a person does. */
export function memberPlayers({ url, nodeId, username, password, vassalage, vendor }: MemberOptions): Players {
  let token: string | undefined
  const call = publicClient(url, () => token)
  const enter = async () => {
    token ??= (await call(login, { username, password, type: 'username' })).token
  }
  return {
    async launch(mode) {
      await enter()
      await call(launchGame, { nodeId, mode, language: 'en' })
      return vendor.takeToken()
    },
    async logOut() {
      await call(logout, {})
      token = undefined
    },
    ...(vassalage !== undefined && {
      async transfer(direction, amount, currency) {
        await enter()
        const order = { vassalage, direction, amount, currency }
        const { state } = await call(walletTransfer, order, { key: crypto.randomUUID() })
        if (state !== 'done') throw new Error(`The transfer is ${state}`)
      },
    }),
  }
}
