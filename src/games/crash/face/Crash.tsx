import { useCallback, useEffect, useRef, useState } from 'react'
import { create } from 'superstruct'
import { endOfRound, ShownCrashStruct } from '#games/crash/wire.ts'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { LastResults } from '#games/kit/history/LastResults.tsx'
import { isStill } from '#games/kit/still.ts'
import type { Tap } from '#games/sound/taps.ts'
import { FactsBar } from '#games/tables/view/FactsBar.tsx'
import type { TableProps } from '#games/tables/view/props.ts'
import type { WinOf } from '#games/tables/view/stage.ts'
import { TableView } from '#games/tables/view/TableView.tsx'
import { useTable } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import { Bets } from './Bets.tsx'
import { type CrashMoment, endOfBet } from './bets.ts'
import { CrashOdds } from './CrashOdds.tsx'
import css from './crash.module.css'
import { Flight } from './Flight.tsx'
import { pastPoint } from './points.ts'
import { SkyText } from './SkyText.tsx'

/** Milliseconds for which the end of a flight is seen before the result is told, and until its win is heard. */
const [endShownMs, wonMs] = [900, 320]
const burst: Tap = { name: 'burst', at: 0 }

/** Crash: everybody at the table watches the same multiplier rise, and takes the money before it is gone. */
export default function Crash(props: TableProps) {
  const t = useTableWords<'instants-crash'>()
  const { mostWin } = props.opened.limits
  const winOf = useCallback<WinOf>(
    (result, bet) => {
      const end = endOfBet(bet, create(result, ShownCrashStruct), mostWin)
      return end.state === 'void' ? bet.stake : end.win
    },
    [mostWin],
  )
  const play = useTable(props, winOf)
  const { stage, ended, own, clock, elapsed, shown, sound, format } = play
  const { round } = play.table
  const { locale } = props
  const isEnded = stage === 'showing' || stage === 'over'
  const end = isEnded && ended ? create(ended.result, ShownCrashStruct) : undefined
  const startsAt = Date.parse(round?.closesAt ?? '')
  const forced = end?.forced ?? round?.forced ?? null

  const moment = { stage, own, forced, end, mostWin }
  const latest = useRef({ ...moment, startsAt })
  latest.current = { ...moment, startsAt }
  const momentNow = useCallback((): CrashMoment => {
    const { startsAt: start, ...now } = latest.current
    return { ...now, ms: clock.now() - start }
  }, [clock])
  const now = useCallback(() => clock.now(), [clock])

  const isWon = ended !== undefined && ended.win > ended.stake
  useEffect(() => {
    if (stage === 'closed') return sound('lift-off')
    if (stage !== 'showing') return
    sound(isWon ? [burst, { name: 'win', at: wonMs }] : [burst])
    const timer = setTimeout(shown, isStill() ? 0 : Math.max(0, endShownMs - elapsed))
    return () => clearTimeout(timer)
  }, [stage, shown, sound, elapsed, isWon])

  const [news, setNews] = useState('')
  return (
    <TableView
      play={play}
      said={ended && sentence()}
      rules={[
        t('crash.rules.flight'),
        t('crash.rules.cash'),
        t('crash.rules.target'),
        t('crash.rules.chance'),
        t('crash.rules.limit', { most: format(mostWin) }),
      ]}
      betName={(bet) => bet}
      odds={<CrashOdds locale={locale} />}
      bar={
        <FactsBar play={play}>
          <Bets {...{ play, momentNow }} onCashed={setNews} />
        </FactsBar>
      }
    >
      <div className={css.table}>
        <LastResults
          label={t('crash.points')}
          empty={t('crash.points.empty')}
          results={play.history.map((past) => pastPoint(past, locale)).reverse()}
        />
        <Flight {...{ locale, stage, startsAt, now }} end={end && endOfRound(end)}>
          <SkyText {...{ play, end }} />
        </Flight>
        <p className={css.said} aria-live="polite">
          {stage === 'closed' ? `${began()} ${news}`.trim() : ''}
        </p>
      </div>
    </TableView>
  )

  function began(): string {
    const start = t('crash.said.began')
    return forced === null ? start : `${start} ${t('crash.said.forced', { times: hundredthsText(forced, locale) })}`
  }

  function sentence(): string | undefined {
    const over = create(ended?.result, ShownCrashStruct)
    if (over.late) return t('crash.said.late')
    const isForced = over.forced !== null && over.forced <= over.point
    const times = hundredthsText(endOfRound(over), locale)
    return t(isForced ? 'crash.said.ended.forced' : 'crash.said.ended', { times })
  }
}
