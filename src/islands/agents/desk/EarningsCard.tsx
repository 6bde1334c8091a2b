import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { type AgentDesk, earnedIn } from '#stores/agents/desk/desk.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { MoneyCard } from '#ui/MoneyCard.tsx'
import { Rows } from '#ui/Rows.tsx'
import type { DeskAreas } from './desk-words.ts'
import { EarningRow } from './EarningRow.tsx'
import { hrefOf } from './href-of.ts'

interface Props extends Pick<ScreenProps, 'menu' | 'language' | 'locale'> {
  desk: AgentDesk
}

/** What the contracts brought so far, and each of them with its next payout; each leads to its statements. */
export function EarningsCard({ desk, locale, language, menu }: Props) {
  const t = useWords<DeskAreas>()
  const timeZone = useStore($zone)
  const { span, earnings, currency, asOf } = desk
  if (!span) return <NoContract menu={menu} isOffered={desk.waiting.requests.some(({ kind }) => kind === 'new')} />
  // The end belongs to the next period.
  const [first, last] = [new Date(span.from), new Date(Date.parse(span.to) - 1)]
  const days = dateFormat(locale, 'dayMonth', timeZone).formatRange(first, last)
  return (
    <MoneyCard label={t('desk.earned', { days })} sum={formatMoney(earnedIn(desk), currency, locale)}>
      <Rows label={t('desk.contracts')}>
        {earnings.map((earning) => (
          <EarningRow key={earning.contract} earning={earning} {...{ currency, locale, language, menu, timeZone }} />
        ))}
      </Rows>
      <p className="desk__note">
        {asOf ? t('desk.estimate', { time: momentText(asOf, locale, timeZone, 'time') }) : t('desk.uncountedYet')}
      </p>
    </MoneyCard>
  )
}

/** An agent without a contract: how to get one, and what can be done meanwhile. */
function NoContract({ menu, isOffered }: Pick<ScreenProps, 'menu'> & { isOffered: boolean }) {
  const t = useWords<DeskAreas>()
  return (
    <section className="money-card desk__none" aria-labelledby="desk-none">
      <h2 id="desk-none">{t('desk.none')}</h2>
      <p>{t(isOffered ? 'desk.none.offered' : 'desk.none.text')}</p>
      <p className="desk__acts">
        <a className="button button--main" href={hrefOf(menu, isOffered ? 'contracts' : 'registerCenter')}>
          {t(isOffered ? 'desk.none.answer' : 'desk.none.invite')}
        </a>
        <a className="button button--line" href={hrefOf(menu, 'contracts')} hidden={isOffered}>
          {t('desk.none.contracts')}
        </a>
      </p>
    </section>
  )
}
