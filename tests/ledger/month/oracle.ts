import { type Category, categories, dayEnds, type PlannedBet, zone } from './plan.ts'

// The results of a month, calculated in the most naive way from the list of its bets. It uses no code of the product.

export interface Level {
  readonly needed: bigint
  readonly bonus: bigint
  /** Hundredths of a per cent. */
  readonly rates: Readonly<Record<Category, bigint>>
}

/** A version of the VIP programme, valid until the next one begins. */
export interface Programme {
  readonly from: number
  readonly levels: readonly Level[]
}

/** A bet with the part of it that was bonus money; `isFed`: a bonus counted it. */
export interface PlayedBet extends PlannedBet {
  readonly bonusStake: bigint
  readonly bonusWin: bigint
  readonly isFed: boolean
}

export interface Counted {
  readonly id: number
  readonly player: number
  readonly category: Category
  readonly validBet: bigint
  readonly placedAt: number
  readonly settledAt: number
}

const abs = (sum: bigint) => (sum < 0n ? -sum : sum)

/** The stake counts in slots and fishing; in live games what was won or lost, at most the stake. */
function validBetOf({ category, stake, win }: Pick<PlannedBet, 'category' | 'stake' | 'win'>): bigint {
  if (category !== 'LIVE') return stake
  const net = abs(win - stake)
  return net < stake ? net : stake
}

/** Of the valid bet, the part of the stake that was the player's own counts. */
const ownValidBet = (bet: PlayedBet) => (validBetOf(bet) * (bet.stake - bet.bonusStake)) / bet.stake

/** The counted bets, in the order of settlement. */
export function countedOf(bets: readonly PlayedBet[]): Counted[] {
  return bets
    .filter(({ fate }) => fate !== 'rolled back')
    .map((bet) => ({ ...bet, validBet: ownValidBet(bet) }))
    .sort((one, other) => one.settledAt - other.settledAt || one.id - other.id)
}

const programmeAt = (programmes: readonly Programme[], at: number) =>
  programmes.findLast(({ from }) => from <= at) ?? { from: at, levels: [] }

/**
 * The levels that a player reached, with the bet's moment, and that of the programme; the lowest first. A bet reaches those of the programme of its
 * moment; one that the sum had passed before has no bonus.
 */
export function stepsOf(counted: readonly Counted[], player: number, programmes: readonly Programme[]) {
  const steps: { rank: number; at: number; bonus: bigint; from: number }[] = []
  let total = 0n
  for (const bet of counted) {
    if (bet.player !== player || bet.validBet === 0n) continue
    const before = total
    total += bet.validBet
    const { from, levels } = programmeAt(programmes, bet.settledAt)
    levels.forEach(({ needed, bonus }, place) => {
      if (total >= needed && !steps.some(({ rank }) => rank === place + 1))
        steps.push({ rank: place + 1, at: bet.settledAt, bonus: before < needed ? bonus : 0n, from })
    })
  }
  return steps
}

const civil = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
export const civilDay = (at: number) => civil.format(at)

/** The rebate of each civil day and category, by `yyyy-MM-dd category`. */
export function rebatesOf(counted: readonly Counted[], player: number, programmes: readonly Programme[]) {
  const steps = stepsOf(counted, player, programmes)
  const sums = new Map<string, bigint>()
  for (const { player: member, category, validBet, placedAt } of counted) {
    if (member !== player || validBet === 0n) continue
    const key = `${civilDay(placedAt)} ${category}`
    sums.set(key, (sums.get(key) ?? 0n) + validBet)
  }
  return [...sums].map(([key, validBet]) => {
    const [day = '', category = ''] = key.split(' ')
    // The programme of its last moment.
    const last = (dayEnds.find((end) => civilDay(end - 1) === day) ?? 0) - 1
    const { levels } = programmeAt(programmes, last)
    const reached = steps.filter(({ at }) => civilDay(at) <= day).map(({ rank }) => rank)
    // Everybody has a level without conditions, even without a settled bet.
    const free = levels.flatMap(({ needed }, place) => (needed === 0n ? [place + 1] : []))
    const level = levels[Math.max(0, ...reached, ...free) - 1]
    const rate = level?.rates[categories.find((name) => name === category) ?? 'RNG'] ?? 0n
    return { key, validBet, rate, amount: (validBet * rate) / 10_000n }
  })
}

/** Whole units of valid bets in each category, however they are split. @param units price of a point, minor units */
export function pointsOf(counted: readonly Counted[], player: number, units: Readonly<Record<Category, bigint>>) {
  const own = counted.filter((bet) => bet.player === player)
  return categories.map((category) => {
    const sum = own.filter((bet) => bet.category === category).reduce((total, { validBet }) => total + validBet, 0n)
    return { category, points: sum / units[category], residue: sum % units[category] }
  })
}

interface Race {
  readonly measure: 'valid-bet' | 'multiplier' | 'rounds'
  readonly minStake: bigint
  readonly from: number
  readonly to: number
  readonly categories: readonly Category[]
}

/** Scores of a tournament, the best first, by player. Rounds and multiples are those of own money alone. */
export function tableOf(bets: readonly PlayedBet[], players: readonly number[], race: Race) {
  const scores = players.map((player) => {
    const own = bets
      .filter((bet) => bet.player === player && bet.fate !== 'rolled back' && bet.stake >= race.minStake)
      .filter(({ placedAt, settledAt }) => placedAt >= race.from && settledAt < race.to)
      .filter(({ category, isFed }) => race.categories.includes(category) && (race.measure === 'valid-bet' || !isFed))
      .sort((one, other) => one.settledAt - other.settledAt || one.id - other.id)
    let score = 0n
    let at = 0
    for (const bet of own) {
      const before = score
      if (race.measure === 'valid-bet') score += ownValidBet(bet)
      else if (race.measure === 'rounds') score += 1n
      else if ((bet.win * 100n) / bet.stake > score) score = (bet.win * 100n) / bet.stake
      if (score > before) at = bet.settledAt
    }
    return { player, score, at }
  })
  return scores
    .filter(({ score }) => score > 0n)
    .sort((one, other) => Number(other.score - one.score) || one.at - other.at || one.player - other.player)
}
