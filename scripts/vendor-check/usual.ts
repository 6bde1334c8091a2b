import type { CallName, Seat } from './desk.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A stake, a win, a prize and a correction, in minor units. */
export const usually = { stake: 500, win: 900, prize: 2500, correction: 300 } as const

/** The fields of a request that is right. Ids are short names, which {@link named} makes unique. */
export function usual(call: CallName, { token, playerId, gameId, currency }: Seat): Fields {
  const bet = { roundId: 'round', token, currency }
  const { stake, win, prize, correction } = usually
  switch (call) {
    case 'session':
    case 'balance':
    case 'passRealityCheck':
      return { token }
    case 'bet':
      return { transactionId: 'bet', ...bet, amount: stake.toString() }
    case 'betwin':
      return { transactionId: 'betwin', ...bet, bet: stake.toString(), win: win.toString() }
    case 'win':
      return { transactionId: 'win', roundId: 'round', betId: 'bet', amount: win.toString(), currency }
    case 'endRound':
    case 'roundStatus':
      return { roundId: 'round' }
    case 'rollback':
      return { transactionId: 'rollback', betId: 'bet' }
    case 'promoWin':
      return {
        ...{ transactionId: 'prize', playerId, gameId, amount: prize.toString(), currency },
        promotion: 'Vendor check',
      }
    case 'adjustment':
      return {
        ...{ transactionId: 'correction', betId: 'bet', amount: correction.toString(), currency },
        reason: 'Vendor check',
      }
    case 'checkStake':
      return { token, stake: stake.toString(), currency }
    case 'reportRound':
      return {
        ...{ transactionId: 'report', roundId: 'round', playerId, gameId, token, currency },
        ...{ stake: stake.toString(), win: win.toString(), playedAt: '2026-01-01T00:00:00.000Z' },
      }
    case 'status':
      return { transactionId: 'bet' }
  }
}

const ids = ['transactionId', 'betId', 'roundId']

/** Replaces short names by ids of the running case. What is no short name is sent as it is. */
export function named(fields: Fields, id: (name: string) => string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const isName = ids.includes(field) && typeof value === 'string' && /^[a-z][a-z0-9]{0,15}$/.test(value)
      return [field, isName ? id(value) : value]
    }),
  )
}
