import '#ui/fold.css'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import type { SeedPairs } from '#stores/play/fairness/seeds.ts'
import { Fold } from '#ui/Fold.tsx'
import { Moment } from '#ui/Moment.tsx'
import { SeedValues } from './SeedValues.tsx'

interface Props {
  pairs: SeedPairs['revealed']
  locale: string
}

/** The pairs that play no more, newest first, with their server seeds. */
export function RevealedPairs({ pairs, locale }: Props) {
  const t = useWords<'fairness'>()
  return (
    <section className="panel column__panel" aria-labelledby="seeds-revealed">
      <h2 id="seeds-revealed">{t('seeds.revealed')}</h2>
      {pairs.length === 0 ? (
        <p className="seeds__note">{t('seeds.revealed.empty')}</p>
      ) : (
        <ul className="seeds__pairs">
          {pairs.map((pair) => (
            <li key={pair.commitment}>
              <Fold
                className="fold"
                summary={
                  <>
                    <strong translate="no">{pair.clientSeed}</strong>
                    <span>{t('seeds.rounds', { count: pair.rounds })}</span>
                    <Moment at={pair.revealedAt} locale={locale} />
                  </>
                }
              >
                <div className="seeds__pair">
                  <SeedValues
                    values={[
                      [t('seeds.server'), pair.serverSeed],
                      [t('seeds.commitment'), pair.commitment],
                      [t('seeds.client'), pair.clientSeed],
                    ]}
                  />
                  <p className="seeds__note">{t('seeds.revealed.at', { time: momentText(pair.revealedAt, locale) })}</p>
                </div>
              </Fold>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
