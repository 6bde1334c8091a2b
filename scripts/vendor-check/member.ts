import { type CallFunction, type ClientOptions, createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { Obstacle } from './case.ts'
import { launchObstacle, loginObstacle, refusalOf } from './member-obstacles.ts'
import type { Players } from './players.ts'
import type { SuiteVendor } from './suite-vendor.ts'

/** A client of the gateway's public calls. @param token of the login; undefined before there is one */
export function publicClient(
  baseUrl: string,
  token: () => string | undefined,
  fetch?: ClientOptions['fetch'],
): CallFunction {
  const way = { baseUrl, ...(fetch && { fetch }) }
  return createClient({ ...way, token, seal: createSeal(createClient(way)) })
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
  sleep(milliseconds: number): Promise<void>
  /** Replaces the way to the gateway. */
  readonly fetch?: ClientOptions['fetch']
}

/** Seconds for a paused vendor: the platform asks it every twenty whether it is there. */
const patience = 25

/** A member of the platform who logs in and opens the game, as a person does. */
export function memberPlayers(options: MemberOptions): Players {
  const { url, nodeId, username, password, vassalage, vendor, sleep, fetch } = options
  let token: string | undefined
  /** Why the member cannot play, by the code: the same error each time, so that it is reported once. */
  const obstacles = new Map<string, Obstacle>()
  const call = publicClient(url, () => token, fetch)

  return {
    async launch(mode) {
      token ??= await loggedIn()
      await opened(mode)
      try {
        return vendor.takeToken()
      } catch (thrown) {
        throw obstacle('no launch', thrown instanceof Error ? thrown.message : String(thrown))
      }
    },
    async logOut() {
      await call(logout, {})
      token = undefined
    },
    ...(vassalage !== undefined && {
      async transfer(direction, amount, currency) {
        token ??= await loggedIn()
        const order = { vassalage, direction, amount, currency }
        const { state } = await call(walletTransfer, order, { key: crypto.randomUUID() })
        if (state !== 'done') throw new Error(`The transfer is ${state}`)
      },
    }),
  }

  function obstacle(code: string, why: string): Obstacle {
    const one = obstacles.get(code) ?? new Obstacle(why)
    obstacles.set(code, one)
    return one
  }

  async function loggedIn(): Promise<string> {
    // An account is locked after some logins that fail.
    const before = obstacles.get('login')
    if (before) throw before
    try {
      return (await call(login, { username, password, type: 'username' })).token
    } catch (thrown) {
      throw obstacle('login', loginObstacle(refusalOf(thrown), username))
    }
  }

  async function opened(mode: 'real' | 'trial'): Promise<void> {
    for (let waited = 0; ; waited++) {
      try {
        await call(launchGame, { nodeId, mode, language: 'en' })
        obstacles.delete('game_maintenance')
        return
      } catch (thrown) {
        const code = refusalOf(thrown)
        const isPaused = code === 'game_maintenance' && !obstacles.has(code) && waited < patience
        if (!isPaused) throw obstacle(code, launchObstacle(code, { nodeId, vendorUrl: vendor.url }))
        await sleep(1_000)
      }
    }
  }
}
