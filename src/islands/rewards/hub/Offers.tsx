import { Suspense } from 'react'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import { offerText } from '#islands/worth-text.ts'
import { Busy } from '#ui/Busy.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Row, Rows } from '#ui/Rows.tsx'
import { ActButton } from './Act.tsx'
import type { CardTarget, HubProps } from './hub-props.ts'

const OpenRewards = lazyPart(() => import('#islands/rewards/promotions/OpenRewards.tsx'), 'OpenRewards', [
  'promotions',
  'uploads',
])

/** Offers before the fold, which has all of them. */
const shown = 3

/** Promotions that the member can join, and all current ones with their terms behind a tap. */
export function Offers({
  hub: { offers },
  language,
  locale,
  menu,
  see,
  target,
}: HubProps & { target: CardTarget | undefined }) {
  const t = useWords<'hub' | 'centre'>()
  return (
    <section className="hub__part" aria-labelledby="hub-offers">
      <h2 id="hub-offers">{t('hub.offers')}</h2>
      {offers.length > 0 && (
        <Rows>
          {offers.slice(0, shown).map((offer) => (
            <Row
              key={offer.promotionId}
              icon="promotions"
              title={offer.title}
              fact={offerText(offer, t, locale)}
              tone="money"
            >
              <ActButton
                act={t('hub.act.see')}
                of={offer.title}
                onClick={() => see({ promotionId: offer.promotionId })}
              />
            </Row>
          ))}
        </Rows>
      )}
      <Fold open={target !== undefined} className="fold hub__fold" summary={t('hub.offers.all')}>
        <Suspense fallback={<Busy label={t('loading')} />}>
          <OpenRewards language={language} locale={locale} menu={menu} target={target} />
        </Suspense>
      </Fold>
    </section>
  )
}
