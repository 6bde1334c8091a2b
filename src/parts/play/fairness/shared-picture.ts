import { array, size, string, type, unknown } from 'superstruct'
import { SharedBingoStruct } from '#games/bingo/wire.ts'
import { Amount } from '#games/slots/wire.ts'
import type { SharedName } from '#games/tables/names.ts'
import type { PastShared } from '#games/tables/wire.ts'
import type { Markup } from '#ui/markup/markup.ts'
import { baccarat, dragonTiger } from './card-games.ts'
import { crash } from './crash-game.ts'
import { bingo, bingoBalls } from './field-games.ts'
import { pastFigure } from './past-figure.ts'
import { sharedBlackjack } from './seats-game.ts'
import { lightning, moneyWheel, roulette, sicBo } from './table-games.ts'
import { type PictureWords, readAs, type Teller } from './told.ts'

/** The balls for somebody who had no ticket. */
const SeenBingoStruct = type({ ...SharedBingoStruct.schema, tickets: size(array(unknown()), 0) })

const BetsStruct = type({ bets: array(type({ bet: string(), stake: Amount, win: Amount })) })

/** Shared bingo: as alone, and each ticket is a bet of its own; without a ticket, the balls. */
const sharedBingo: Teller = (played, words) => {
  const seen = readAs(SeenBingoStruct, played.shown)
  if (seen) return bingoBalls(seen.balls, words)
  const [told, read] = [bingo(played, words), readAs(BetsStruct, played.shown)]
  if (!told || !read) return undefined
  const name = (place: number) => words.t('bingo.ticket', { number: place + 1 })
  return { ...told, bets: read.bets.map(({ stake, win }, place) => ({ name: name(place), stake, win })) }
}

/** A game that is also played alone has the same picture. */
const tellers: Readonly<Record<SharedName, Teller>> = {
  baccarat,
  bingo: sharedBingo,
  blackjack: sharedBlackjack,
  crash,
  'dragon-tiger': dragonTiger,
  'lightning-roulette': lightning,
  'money-wheel': moneyWheel,
  roulette,
  'sic-bo': sicBo,
}

/**
 * A past round of a shared table, shown again: the table and the number of the round, what came, and each bet of the member.
 *
 * @returns undefined if it was stored in a form that is not known any more
 */
export function sharedPicture({ game, table, number, shown }: PastShared, words: PictureWords): Markup | undefined {
  const { t } = words
  // Whoever typed the seeds of a crash round has not said where it was.
  const place = table === '' ? undefined : t('past.at', { table, number })
  if (shown === null) return pastFigure({ result: t('past.void') }, { place }, words)
  const told = tellers[game]({ shown, decisions: [] }, words)
  return told && pastFigure(told, { place }, words)
}
