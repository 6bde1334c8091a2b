import { useState } from 'react'
import type { PointOrder } from '#contract/rewards/points/point.ts'
import { PagedList } from '#islands/PagedList.tsx'
import { rangeWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { ordersFilter, pointOrders } from '#stores/rewards/points/points.ts'
import { useStore } from '#stores/use-store.ts'
import { DateRange } from '#ui/DateRange.tsx'
import { type Fact, Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { pointDays } from './PointHistory.tsx'
import { pointText } from './point-text.ts'

/** The rewards that a member has redeemed, with the state of each order. */
export function PointOrders({ language, locale }: { language: SiteLanguage; locale: string }) {
  const t = useWords<'points' | 'tables' | 'errors' | 'centre'>()
  const [pages] = useState(() => pointOrders(language))
  const filter = useStore(ordersFilter.$filter)
  const today = todayIn(useStore($zone))
  return (
    <>
      <DateRange
        value={rangeOf(filter, historyBounds(today))}
        bounds={historyBounds(today)}
        quick={pointDays}
        words={rangeWords(t)}
        onChange={(next) => ordersFilter.show({ ...periodOf(next, today), cursor: undefined })}
      />
      <PagedList
        title={t('orders')}
        pages={pages}
        filter={{
          address: ({ cursor }) => ordersFilter.address({ ...filter, cursor }),
          show: ({ cursor }) => ordersFilter.show({ ...filter, cursor }),
        }}
        empty={{ title: t('orders.empty'), text: t('orders.empty.text') }}
        rowKey={({ orderId }) => orderId}
      >
        {(order) => <OrderFold order={order} locale={locale} />}
      </PagedList>
    </>
  )
}

const tones: Readonly<Record<PointOrder['state'], string>> = {
  placed: 'status--open',
  fulfilled: 'status--won',
  shipped: 'status--open',
  done: 'status--won',
  cancelled: '',
}

function OrderFold({ order, locale }: { order: PointOrder; locale: string }) {
  const t = useWords<'points'>()
  const { name, points, value, currency, state, placedAt, changedAt, address } = order
  const facts: readonly Fact[] = [
    [t('entry.points'), pointText(t, BigInt(points), locale)],
    [t('redeem.credited'), value === null ? null : formatMoney(value, currency, locale)],
    [t('order.placed'), momentText(placedAt, locale)],
    [t('order.changed'), changedAt === placedAt ? null : momentText(changedAt, locale)],
    [t('order.address'), address && addressText(address)],
    [t('order.tracking'), order.tracking],
    [t('order.reason'), order.reason],
    [t('order.number'), order.orderId],
  ]
  return (
    <Fold
      className="panel fold"
      summary={
        <>
          <span className="paged__sum">{name}</span>
          <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
          <time dateTime={placedAt}>{momentText(placedAt, locale)}</time>
        </>
      }
    >
      <Facts entries={facts.filter(([, text]) => text !== null)} className="facts points__facts" />
    </Fold>
  )
}

/** An address in one line, in the order in which it is written on a parcel. */
function addressText({ name, street, more, postalCode, city, region, phone }: NonNullable<PointOrder['address']>) {
  return [name, street, more, `${postalCode} ${city}`, region, phone].filter(Boolean).join(', ')
}
