import type { ShownRound } from '#games/instants/view/props.ts'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { LastResults, type PastResult } from '#games/kit/history/LastResults.tsx'
import css from './parts.module.css'

interface Props {
  readonly play: InstantPlay
  /** What stands on the mark of a round. */
  readonly textOf: (round: ShownRound) => string
}

/** From how many stakes on a win has gold. */
const golden = 10n

/** The results of this visit in a row, the newest first: green for what paid more than its stake, gold for ten stakes. */
export function Past({ play, textOf }: Props) {
  const t = useInstantWords()
  const results = play.earlier.map((round): PastResult => {
    const { roundId: id, win, stake } = round
    const text = textOf(round)
    const tone = win >= stake * golden ? 'gold' : win > stake ? 'green' : 'plain'
    const name = t('instants.past.one', { result: text, amount: play.format(win) })
    return { id, text, tone, name }
  })
  return (
    <div className={css.past}>
      <LastResults results={results} label={t('instants.past')} empty={t('instants.past.empty')} />
    </div>
  )
}
