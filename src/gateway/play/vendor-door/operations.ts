import {
  array,
  bigint,
  boolean,
  enums,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  trimmed,
  type,
} from 'superstruct'
import { health } from '#contract/vendor/to-vendor/health.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import type { PicturePorts } from '#gateway/platform/uploads/uploads.ts'
import { decimal } from '#lib/money.ts'
import { allowOnly, connectVendor, endKey, makeKey, switchGame, switchVendor } from './connect.ts'
import { frameOperations } from './frame-operations.ts'
import { importOperation } from './import-operation.ts'
import { dialects, vendorByCode } from './vendor.ts'
import type { VendorClient } from './vendor-client.ts'
import { giveBackWaiting, waitingRounds } from './waiting-rounds.ts'

interface Needed {
  readonly vendors: VendorClient
  readonly pictures: PicturePorts
}

const Code = string()
/** What players read. */
const Name = size(trimmed(string()), 1, 40)
const Url = pattern(string(), /^https?:\/\/[^\s]{3,290}$/)

const ListRow = type({
  code: string(),
  url: string(),
  dialect: string(),
  enabled: boolean(),
  down_since: nullable(Instant),
  keys: string(),
  games: bigint(),
  networks: string(),
})

/** Vendors that are connected. */
const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await rowsOf(deps.database, ListRow, listText, { now: deps.now() })
    for (const { code, url, dialect, enabled, down_since, keys, games, networks } of rows) {
      const state = enabled ? (down_since ? `silent since ${down_since.toISOString()}` : 'on') : 'off'
      out.row(code, url, state, dialect, `${games} games`, `keys ${keys || '-'}`, `addresses ${networks || 'all'}`)
    }
    if (rows.length === 0) out.line('No vendor is connected.')
  },
})

const listText = `
  SELECT l.vassalage AS code, l.url, l.dialect, l.enabled, l.down_since,
    coalesce((SELECT string_agg(k.id, ', ' ORDER BY k.created_at) FROM vendor_key k
      WHERE k.vassalage = l.vassalage AND (k.ended_at IS NULL OR k.ended_at > :now)), '') AS keys,
    (SELECT count(*) FROM vendor_game v WHERE v.vassalage = l.vassalage AND v.open AND v.enabled) AS games,
    coalesce((SELECT string_agg(n, ', ') FROM jsonb_array_elements_text(l.allow_list) n), '') AS networks
  FROM vendor_link l ORDER BY l.vassalage`

const add = operation({
  takes: object({ code: Code, url: Url, name: optional(Name), dialect: optional(enums(dialects)) }),
  run: ({ deps }, { code, url, ...rest }) => connectVendor(deps, code, url, rest),
})

const key = operation({
  takes: object({ code: Code, file: optional(size(string(), 1, 10_000)) }),
  run: async ({ deps, out }, { code, file }) => {
    const { id, secret, publicKey } = await makeKey(deps, code, file)
    if (publicKey === null) {
      out.row(id, secret)
      out.line('The secret is not shown again.')
      return
    }
    out.row('operator_id', id)
    out.row('calls to the platform', `/vendor/aggregator/${code}`)
    out.line('The platform signs with the key of this public key:')
    for (const line of publicKey.trim().split('\n')) out.line(line)
  },
})

/** Rounds that wait for a vendor that cannot be asked. */
const rounds = operation({
  takes: object({ code: Code }),
  isNamed: false,
  run: async ({ deps, out }, { code }) => {
    const waiting = await waitingRounds(deps, code)
    for (const { reference, opened_at, bets, stake, currency } of waiting)
      out.row(reference, opened_at.toISOString(), `${bets} bets`, decimal(stake, currency), currency)
    if (waiting.length === 0) out.line('No round has been open for long.')
  },
})

const giveBackRound = operation({
  takes: object({ code: Code, round: string() }),
  run: async ({ deps, out }, { code, round }) => {
    const vendor = await vendorByCode(deps.database, code, deps.now())
    if (!vendor) throw new Error(`${code} is not connected.`)
    out.line(`${await giveBackWaiting(deps, vendor, round)} bets were given back.`)
  },
})

const end = operation({ takes: object({ id: string() }), run: ({ deps }, { id }) => endKey(deps, id) })

const allow = operation({
  takes: object({ code: Code, network: array(string()) }),
  run: ({ deps }, { code, network }) => allowOnly(deps, code, network.includes('all') ? [] : network),
})

const switched = (enabled: boolean) =>
  operation({ takes: object({ code: Code }), run: ({ deps }, { code }) => switchVendor(deps, code, enabled) })

const switchedGame = (enabled: boolean) =>
  operation({
    takes: object({ code: Code, game: string() }),
    run: ({ deps }, { code, game }) => switchGame(deps, code, game, enabled),
  })

const check = operation<{ code: string }, Needed>({
  takes: object({ code: Code }),
  isNamed: false,
  run: async ({ deps, ports, out }, { code }) => {
    const vendor = await vendorByCode(deps.database, code, deps.now())
    if (!vendor) throw new Error(`${code} is not connected.`)
    const { open } = await ports.vendors.ask(vendor, health, {})
    out.line(open ? 'The vendor answers and is open.' : 'The vendor answers and is closed.')
  },
})

/** What operators do with vendors of games. */
export const vendorOperations: Readonly<Record<string, Operation<Needed>>> = {
  'vendors.list': list,
  'vendors.add': add,
  'vendors.key': key,
  'vendors.end': end,
  'vendors.rounds': rounds,
  'vendors.giveBack': giveBackRound,
  'vendors.allow': allow,
  'vendors.on': switched(true),
  'vendors.off': switched(false),
  'vendors.gameOn': switchedGame(true),
  'vendors.gameOff': switchedGame(false),
  'vendors.import': importOperation,
  'vendors.check': check,
  ...frameOperations,
}
