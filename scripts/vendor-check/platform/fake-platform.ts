import { refusalAnswer, type VendorAnswer } from '#contract/vendor/answer.ts'
import type { VendorRequestOf } from '#contract/vendor/define-vendor-call.ts'
import { callsToPlatform } from '#contract/vendor/registry.ts'
import { type PartyOptions, serveParty } from '../http-party.ts'

/** What a launch told the vendor. */
export interface Launched {
  readonly token: string
  readonly playerId: string
  readonly gameId: string
  readonly mode: 'real' | 'trial'
  readonly currency: string
}

type Report = VendorRequestOf<typeof callsToPlatform.reportRound>

/** The platform's side of the protocol while the suite plays a platform: one player with play money, kept in memory. */
export interface FakePlatform {
  readonly url: string
  expect(launched: Launched): void
  /** Whether the vendor exchanged a launch token. */
  wasExchanged(token: string): boolean
  /** The ids of rounds that have a bet or a report. */
  rounds(): readonly string[]
  /** Reports of rounds from the vendor's own wallets. The first that comes of each round is not answered. */
  reports(): readonly Report[]
  close(): Promise<void>
}

export const currency = 'FUN'
/** Of the money in wallets that a vendor keeps. */
export const realCurrency = 'BRL'

export async function startFakePlatform(options: PartyOptions): Promise<FakePlatform> {
  const launches = new Map<string, Launched>()
  const exchanged = new Set<string>()
  const kept = new Map<string, VendorAnswer>()
  const rounds = new Set<string>()
  const reports: Report[] = []
  let balance = 100_000n
  let sessions = 0
  const { url, close } = await serveParty(options, answerTo)
  return {
    url,
    close,
    expect: (launched) => void launches.set(launched.token, launched),
    wasExchanged: (token) => exchanged.has(token),
    rounds: () => [...rounds],
    reports: () => reports,
  }

  function answerTo(path: string, body: unknown): VendorAnswer {
    const { session, balance: ask, bet, betwin, win, endRound, rollback, passRealityCheck } = callsToPlatform
    const { checkStake, reportRound } = callsToPlatform
    switch (path) {
      case session.path:
        return openSession(session.request.create(body).token)
      case ask.path:
        return { code: 'ok', value: { balance, currency } }
      case passRealityCheck.path:
      case checkStake.path:
        return { code: 'ok', value: {} }
      case bet.path: {
        const { transactionId, roundId, amount } = bet.request.create(body)
        return move(transactionId, -amount, roundId)
      }
      case betwin.path: {
        const asked = betwin.request.create(body)
        return move(asked.transactionId, asked.win - asked.bet, asked.roundId)
      }
      case win.path: {
        const { transactionId, roundId, amount } = win.request.create(body)
        return move(transactionId, amount, roundId)
      }
      case rollback.path:
        return { code: 'ok', value: { found: kept.has(rollback.request.create(body).betId), balance, replayed: false } }
      case endRound.path:
        return { code: 'ok', value: { ended: true, lost: 0 } }
      case reportRound.path:
        return take(reportRound.request.create(body))
      default:
        return refusalAnswer('unknown_call')
    }
  }

  function take(report: Report): VendorAnswer {
    const isFirst = !reports.some(({ transactionId }) => transactionId === report.transactionId)
    reports.push(report)
    rounds.add(report.roundId)
    if (isFirst) return refusalAnswer('busy', { retryAfter: 1 })
    return { code: 'ok', value: { balance: 0n, reference: report.transactionId, replayed: false, stop: null } }
  }

  function openSession(token: string): VendorAnswer {
    const launched = launches.get(token)
    if (!launched) return refusalAnswer('unknown_token')
    if (exchanged.has(token)) return refusalAnswer('token_used')
    exchanged.add(token)
    sessions += 1
    const { playerId, gameId, mode } = launched
    const rules = { cycle: 0, autoplay: false, turbo: false, realityCheck: null }
    const startedAt = options.now().toISOString()
    return {
      code: 'ok',
      value: {
        ...{ token: `session-of-the-check-${sessions}`, playerId, gameId, mode, currency: launched.currency, balance },
        ...{ startedAt, net: 0n, rules, openRounds: [] },
      },
    }
  }

  /** Moves money once for each transaction. */
  function move(transactionId: string, change: bigint, roundId: string): VendorAnswer {
    const before = kept.get(transactionId)
    if (before) return before
    if (balance + change < 0n) return refusalAnswer('not_enough_money', { balance })
    balance += change
    rounds.add(roundId)
    const answer = { code: 'ok', value: { balance, reference: transactionId, replayed: false, late: false } } as const
    kept.set(transactionId, { ...answer, value: { ...answer.value, replayed: true } })
    return answer
  }
}
