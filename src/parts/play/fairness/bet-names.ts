import { positionOf } from '#games/roulette/positions.ts'
import type { PictureWords, Told } from './told.ts'

type Table = 'baccarat' | 'dragon-tiger' | 'roulette' | 'sic-bo' | 'money-wheel'
interface Placed {
  readonly bet: string
  readonly stake: bigint
  readonly win: bigint
}

/** The bets of a table with their names for people. */
export const placedBets = (table: Table, bets: readonly Placed[], words: PictureWords): NonNullable<Told['bets']> =>
  bets.map(({ bet, stake, win }) => ({ name: betName(table, bet, words), stake, win }))

/** The name of a bet by its id in the game. An id that is not known stays as it is. */
export function betName(table: Table, bet: string, { t }: PictureWords): string {
  if (table === 'baccarat' && isOneOf(baccaratNames, bet)) return t(`bet.baccarat.${bet}`)
  if (table === 'dragon-tiger' && isOneOf(dragonNames, bet)) return t(`bet.dragon.${bet}`)
  if (table === 'money-wheel') return t('bet.number', { number: bet })
  if (table === 'roulette') return rouletteName(bet, t) ?? bet
  if (table === 'sic-bo') return sicBoName(bet, t) ?? bet
  return bet
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name)

const baccaratNames = ['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'either-pair'] as const
const dragonNames = ['dragon', 'tiger', 'tie', 'suited-tie'] as const
const outsideNames = ['red', 'black', 'even', 'odd', 'low', 'high', 'first-four'] as const
const sicBoNames = ['small', 'big', 'odd', 'even', 'any-triple'] as const

function rouletteName(bet: string, t: PictureWords['t']): string | undefined {
  if (isOneOf(outsideNames, bet)) return t(`bet.roulette.${bet}`)
  const place = positionOf(bet)
  if (!place) return undefined
  const { kind } = place
  if (kind === 'column' || kind === 'dozen') return t(`bet.roulette.${kind}`, { number: bet.slice(kind.length + 1) })
  if (isOneOf(outsideNames, kind)) return undefined
  return t(`bet.roulette.${kind}`, { numbers: place.numbers.join(', ') })
}

function sicBoName(bet: string, t: PictureWords['t']): string | undefined {
  if (isOneOf(sicBoNames, bet)) return t(`bet.sicBo.${bet}`)
  const [, kind, faces = ''] = /^(total|single|double|triple|combination)-([\d-]+)$/.exec(bet) ?? []
  if (!isOneOf(['total', 'single', 'double', 'triple', 'combination'] as const, kind ?? '')) return undefined
  const numbers = faces.replace('-', ' + ')
  switch (kind) {
    case 'total':
      return t('bet.sicBo.total', { numbers })
    case 'single':
      return t('bet.sicBo.single', { numbers })
    case 'double':
      return t('bet.sicBo.double', { numbers })
    case 'triple':
      return t('bet.sicBo.triple', { numbers })
    default:
      return t('bet.sicBo.combination', { numbers })
  }
}
