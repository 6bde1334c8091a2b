import { endOfRound, PastCrashStruct } from '#games/crash/wire.ts'
import { classes, h } from '#ui/markup/markup.ts'
import { hundredthsText, readAs, type Teller } from './told.ts'

/** Crash: where the rocket flew away, and where each bet was cashed out. */
export const crash: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(PastCrashStruct, shown)
  if (!read) return undefined
  const { point, late, forced, bets } = read
  const times = (hundredths: number) => hundredthsText(hundredths, words)
  const isForced = forced !== null && forced <= point
  const noteOf = ({ target, cashedAt, byHand, returned }: (typeof bets)[number]): string => {
    if (returned) return t('past.crash.back')
    if (cashedAt === null)
      return target === null ? t('past.crash.lost') : t('past.crash.missed', { target: times(target) })
    if (byHand) return t('past.crash.hand', { times: times(cashedAt) })
    return t(isForced && cashedAt === forced ? 'past.crash.paid' : 'past.crash.auto', { times: times(cashedAt) })
  }
  return {
    drawing: h(
      'p',
      {
        class: classes('past-big', bets.some(({ cashedAt }) => cashedAt !== null) && 'past-big--won'),
        'aria-hidden': 'true',
      },
      `${times(endOfRound(read))}×`,
    ),
    result: isForced
      ? t('past.crash.forced', { times: times(forced), point: times(point) })
      : t('past.crash.result', { point: times(point) }),
    ...(late && { note: t('past.crash.late') }),
    bets: bets.map((bet) => ({
      name: bet.bet === 'second' ? t('past.crash.second') : t('past.crash.first'),
      note: noteOf(bet),
      stake: bet.stake,
      win: bet.win,
      isReturned: bet.returned,
    })),
  }
}
