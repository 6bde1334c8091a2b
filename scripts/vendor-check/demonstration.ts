import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { register } from '#contract/account/auth/register.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import type { ExchangeKey } from '#contract/vendor/exchange.ts'
import { createApp } from '#gateway/app.ts'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { openPorts } from '#gateway/open-ports.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { addressReader } from '#gateway/platform/http/address.ts'
import { httpServer } from '#gateway/platform/http/server.ts'
import { serverLimits } from '#gateway/platform/http/server-limits.ts'
import { seed } from '#gateway/seed/seed.ts'
import { connectVendor, operatorOf, testGame } from './connect-vendor.ts'
import { memberPlayers, publicClient } from './member.ts'
import type { Operator } from './operator.ts'
import type { Players } from './players.ts'
import type { SuiteVendor } from './suite-vendor.ts'

export interface Demonstration {
  readonly url: string
  readonly players: Players
  readonly operator: Operator
  close(): Promise<void>
}

const password = 'araras-voam-longe'

/** A gateway with a new database in a temporary directory, the suite's vendor connected to it, and a member with money. */
export async function startDemonstration(key: ExchangeKey, vendor: SuiteVendor): Promise<Demonstration> {
  const directory = mkdtempSync(join(tmpdir(), 'arara-vendor-check-'))
  const config = parseConfig({
    ...{ LOG_LEVEL: 'error', RATE_LIMITS: 'off', CHALLENGE: 'none', SEED_DEMO: '0' },
    DATA_DIR: directory,
    UPLOADS_DIR: join(directory, 'uploads'),
  })
  const log = createLog(config.logLevel)
  const database = await openDatabase({ kind: 'embedded', dataDir: directory })
  const deps = gatewayDeps({ database, config, log, now: () => new Date() })
  await seed(deps)
  await connectVendor(deps, key, vendor.url)
  const app = createApp(deps, openPorts(deps), { gateMaxAge: 0 })
  const web = httpServer(app.fetch, serverLimits(config), addressReader(config.trustedProxies), log)
  const url = await web.listen(0, '127.0.0.1')
  const username = await newMember(url)
  return {
    url,
    players: memberPlayers({
      ...{ url, nodeId: testGame.nodeId, username, password, vassalage: testGame.vendor, vendor, sleep },
    }),
    operator: operatorOf(deps, username),
    async close() {
      await web.close(0)
      await database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Opens an account and pays 1,000.00 in by the sandbox. @returns the account's name */
async function newMember(url: string): Promise<string> {
  const username = `check${Date.now().toString(36)}`
  let token: string | undefined
  const call = publicClient(url, () => token)
  const opened = await call(register, {
    ...{ username, password, confirmPassword: password, terms: true, login: true },
    ...{ registerMethod: 'WEB', registerUrl: `${url}/register/`, domain: '127.0.0.1' },
  })
  token = opened.token
  const key = crypto.randomUUID()
  const { payload } = await call(createDeposit, { method: 'pix', amount: 1_000_00n, currency: 'BRL' }, { key })
  await call(paySandbox, { payload: String(payload) })
  return username
}
