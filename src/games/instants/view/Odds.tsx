import { useEffect, useState } from 'react'
import type { BetFacts } from '#games/instants/instant.ts'
import { loadInstant } from '#games/instants/load.ts'
import type { InstantName } from '#games/instants/names.ts'
import { percentText } from '#games/slots/Figures.tsx'
import { flooredBasisPoints } from '#games/slots/rational.ts'
import { numberFormat } from '#lib/formats.ts'
import css from './view.module.css'
import { useInstantWords } from './words.ts'

interface Props {
  readonly game: InstantName
  /** What the game calls its kinds of bets. */
  readonly betName: (bet: string) => string
  readonly locale: string
}

/** What each kind of bet returns, how often it wins, and what it pays at most. All figures are computed from the rules. */
export function Odds({ game, betName, locale }: Props) {
  const t = useInstantWords()
  const facts = useFacts(game)
  if (!facts) return <p role="status">{t('instants.info.loading')}</p>
  return (
    <table className={css.odds}>
      <thead>
        <tr>
          <th scope="col">{t('instants.info.bet')}</th>
          <th scope="col">{t('instants.info.return')}</th>
          <th scope="col">{t('instants.info.hits')}</th>
          <th scope="col">{t('instants.info.largest')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ bet, rtp, hitFrequency, largest }) => (
          <tr key={bet}>
            <th scope="row">{betName(bet)}</th>
            <td>{percentText(flooredBasisPoints(rtp), locale)}</td>
            <td>{hitFrequency ? percentText(flooredBasisPoints(hitFrequency), locale) : t('instants.info.choice')}</td>
            <td>{`${numberFormat(locale).format(Number((largest.numerator * 100n) / largest.denominator) / 100)}×`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The odds of a game; undefined while its rules are loading. */
function useFacts(game: InstantName): readonly BetFacts[] | undefined {
  const [facts, setFacts] = useState<readonly BetFacts[]>()
  useEffect(() => {
    void loadInstant(game).then((loaded) => setFacts(loaded.facts()))
  }, [game])
  return facts
}
