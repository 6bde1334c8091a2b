import type { ShownCrash } from '#games/crash/wire.ts'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { useSeconds } from '#games/tables/view/Countdown.tsx'
import type { TablePlay } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'

interface Props {
  readonly play: TablePlay
  readonly end: ShownCrash | undefined
}

/** What stands in the sky below the number: the countdown, an end that was announced, how the round ended. */
export function SkyText({ play, end }: Props) {
  const t = useTableWords<'instants-crash'>()
  const { stage, clock, table, props } = play
  const { round } = table
  const left = useSeconds(clock, stage === 'open' ? round?.closesAt : undefined) ?? 0
  if (stage === 'open') return <p role="timer">{t('crash.sky.open', { count: left })}</p>
  if (stage === 'void') return <p>{t('crash.sky.void')}</p>
  if (stage === 'waiting') return <p>{t('crash.sky.waiting')}</p>
  if (end) return <p>{t(isForced(end) ? 'crash.sky.ended.forced' : 'crash.sky.ended')}</p>
  const forced = round?.forced ?? null
  if (forced === null) return null
  return <p>{t('crash.sky.forced', { times: hundredthsText(forced, props.locale) })}</p>
}

const isForced = ({ forced, point }: ShownCrash): boolean => forced !== null && forced <= point
