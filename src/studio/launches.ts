import { randomBytes } from 'node:crypto'
import { bigint, enums, type Infer, nullable, string, type } from 'superstruct'
import { session } from '#contract/vendor/calls/session.ts'
import type { VendorRequestOf } from '#contract/vendor/define-vendor-call.ts'
import type { launch } from '#contract/vendor/to-vendor/launch.ts'
import { shortestRound } from './catalogue.ts'
import type { StudioDeps } from './deps.ts'
import { demoVendors } from './vendors.ts'

const newId = () => randomBytes(24).toString('base64url')

const columns = {
  vendor: string(),
  game: string(),
  player: string(),
  mode: enums(['real', 'trial']),
  currency: string(),
  language: string(),
  token: string(),
}

const LaunchRow = type({ ...columns, used_at: nullable(bigint()) })

const SeatRow = type({
  id: string(),
  ...columns,
  balance: bigint(),
  net: bigint(),
  started_at: bigint(),
  cycle: bigint(),
  reality_check: nullable(bigint()),
})

/** A player at a game. Amounts are minor units. */
export type Seat = Infer<typeof SeatRow>

/** Milliseconds in which a launch can be opened: those of the platform's token. */
const launchLifetime = 60_000

/** Remembers that the platform asked for a game. @returns the id of the launch, which opens it once */
export function rememberLaunch(
  { books, now }: StudioDeps,
  vendor: string,
  asked: VendorRequestOf<typeof launch>,
): string {
  const id = newId()
  const { gameId, token, playerId, mode, currency, language } = asked
  books.run(
    `INSERT INTO launch (id, vendor, game, player, mode, currency, language, token, created_at)
     VALUES (:id, :vendor, :game, :player, :mode, :currency, :language, :token, :now)`,
    { id, vendor, game: gameId, player: playerId, mode, currency, language, token, now: now().getTime() },
  )
  return id
}

/** What a player of a demonstration begins with, in minor units. */
const demoMoney = 1_000_00n

/** Remembers a launch without a player, whose play money is the studio's own. @returns the id of the launch */
export function rememberDemo(deps: StudioDeps, vendor: string, gameId: string, language: string): string {
  const playerId = `demo-${newId()}`
  const currency = 'FUN'
  deps.books.run(
    `INSERT INTO wallet (vendor, player, currency, balance) VALUES (:vendor, :player, :currency, :balance)`,
    { vendor, player: playerId, currency, balance: demoMoney },
  )
  // Nothing of the platform can be asked without a token.
  const launch = { gameId, token: '', playerId, mode: 'trial', currency, language, device: 'desktop' } as const
  return rememberLaunch(deps, vendor, launch)
}

/** What the platform would say of a session, where it is not asked. */
const demoFacts = ({ now }: StudioDeps, currency: string) => ({
  ...{ token: '', currency, balance: demoMoney, net: 0n, startedAt: now().toISOString() },
  rules: { cycle: shortestRound, realityCheck: null },
})

/**
 * Opens a launch: exchanges the platform's token for its session.
 *
 * @returns undefined for a launch that is unknown, used or too old
 * @throws {PlatformRefused} {NoAnswer}
 */
export async function takeSeat(deps: StudioDeps, id: string): Promise<Seat | undefined> {
  const { books, now, platform } = deps
  const found = books.row(LaunchRow, 'SELECT * FROM launch WHERE id = :id AND created_at > :after', {
    id,
    after: now().getTime() - launchLifetime,
  })
  const isNew = books.run('UPDATE launch SET used_at = :now WHERE id = :id AND used_at IS NULL', {
    id,
    now: now().getTime(),
  })
  if (!found || isNew === 0) return undefined
  const isDemo = found.mode === 'trial' && demoVendors.has(found.vendor)
  const facts = isDemo
    ? demoFacts(deps, found.currency)
    : await platform.ask(found.vendor, session, { token: found.token })
  const seat = newId()
  books.run(
    `INSERT INTO seat (id, vendor, game, player, mode, currency, language, token, balance, net, started_at, cycle, reality_check, created_at)
     VALUES (:id, :vendor, :game, :player, :mode, :currency, :language, :token, :balance, :net, :startedAt, :cycle, :realityCheck, :now)`,
    {
      ...{ id: seat, vendor: found.vendor, game: found.game, player: found.player, mode: found.mode },
      ...{
        currency: facts.currency,
        language: found.language,
        token: facts.token,
        balance: facts.balance,
        net: facts.net,
      },
      startedAt: Date.parse(facts.startedAt),
      cycle: facts.rules.cycle,
      realityCheck: facts.rules.realityCheck,
      now: now().getTime(),
    },
  )
  return seatOf(deps, seat)
}

/** The seat of a page; undefined for an unknown one. */
export function seatOf({ books }: StudioDeps, id: string): Seat | undefined {
  return books.row(SeatRow, 'SELECT * FROM seat WHERE id = :id', { id })
}

/** Notes a seat's balance after a round, and what the round changed in the net result. */
export function noteBalance({ books }: StudioDeps, seat: string, balance: bigint, change: bigint): void {
  books.run('UPDATE seat SET balance = :balance, net = net + :change WHERE id = :seat', { seat, balance, change })
}

/** Forgets launches and seats of sessions that ended long ago. */
export function forgetSeats({ books, now }: StudioDeps): void {
  const before = now().getTime() - 2 * 24 * 60 * 60_000
  books.run(
    `DELETE FROM wallet WHERE EXISTS (SELECT 1 FROM launch l WHERE l.vendor = wallet.vendor AND l.player = wallet.player
       AND l.player LIKE 'demo-%' AND l.created_at < :before)`,
    { before },
  )
  books.run('DELETE FROM launch WHERE created_at < :before', { before })
  books.run('DELETE FROM seat WHERE created_at < :before', { before })
  books.run('DELETE FROM nonce WHERE expires_at < :now', { now: now().getTime() })
}
