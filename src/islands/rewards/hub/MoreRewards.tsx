import { Suspense } from 'react'
import { lazyPart } from '#islands/lazy-part.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { rewardFilter } from '#stores/rewards/promotions/promotions.ts'
import { Busy } from '#ui/Busy.tsx'
import { Fold } from '#ui/Fold.tsx'

const EndedRewards = lazyPart(() => import('#islands/rewards/promotions/EndedRewards.tsx'), 'EndedRewards', [
  'promotions',
])

/** Rewards that are over, behind a tap, and the way to all bonuses. */
export function MoreRewards({ language, locale, menu }: ScreenProps) {
  const t = useWords<'hub' | 'centre'>()
  const bonuses = menu.find(({ screen }) => screen === 'bonusDetails')?.href
  // The address of a page of the list opens it.
  const isNamed = rewardFilter.$filter.get().cursor !== undefined
  return (
    <section className="hub__part">
      <Fold open={isNamed} className="fold hub__fold" summary={t('hub.past')}>
        <Suspense fallback={<Busy label={t('loading')} />}>
          <EndedRewards language={language} locale={locale} />
        </Suspense>
      </Fold>
      {bonuses && (
        <a className="link hub__all" href={bonuses}>
          {t('hub.bonuses.all')}
        </a>
      )}
    </section>
  )
}
