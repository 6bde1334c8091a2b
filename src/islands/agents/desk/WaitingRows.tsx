import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import type { AgentDesk } from '#stores/agents/desk/desk.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Row, Rows } from '#ui/Rows.tsx'
import type { DeskAreas } from './desk-words.ts'
import { hrefOf } from './href-of.ts'

interface Props extends Pick<ScreenProps, 'menu' | 'language' | 'locale'> {
  desk: AgentDesk
}

/** What waits for the agent, and what it waits for itself; each row leads to where it goes on. */
export function WaitingRows({ desk: { waiting, currency }, locale, language, menu }: Props) {
  const t = useWords<DeskAreas>()
  const timeZone = useStore($zone)
  const { requests, unread, owed, payouts, withdrawals } = waiting
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const day = (at: string) => dateFormat(locale, 'dayMonth', timeZone).format(new Date(at))
  const isNothing = requests.length + unread + payouts.count + withdrawals.count === 0 && owed === 0n
  return (
    <section className="desk__section" aria-labelledby="desk-waiting">
      <h2 id="desk-waiting">{t('desk.waiting')}</h2>
      {isNothing && <p className="panel desk__calm">{t('desk.waiting.none')}</p>}
      {!isNothing && (
        <Rows label={t('desk.waiting')}>
          {requests.map(({ id, contract, kind, account, rate, expiresAt }) => {
            const name = t('desk.kind.rate', { kind: t(`desk.kind.${contract}`), rate: rateText(rate, locale) })
            return (
              <Row
                key={id}
                icon="identity"
                title={t(kind === 'new' ? 'desk.offer' : 'desk.end', { account })}
                fact={expiresAt === null ? name : t('desk.answer', { name, date: day(expiresAt) })}
                tone="soon"
                href={hrefOf(menu, 'contracts')}
              />
            )
          })}
          {owed > 0n && (
            <Row
              icon="wallet"
              title={t('desk.owed')}
              fact={t('desk.owed.text', { amount: money(owed) })}
              tone="loss"
              href={hrefOf(menu, 'agentRevenueReport')}
            />
          )}
          {unread > 0 && (
            <Row
              icon="bell"
              title={t('desk.messages', { count: unread })}
              fact={t('desk.messages.text')}
              href={localPath(language, '/member/messageV2/')}
            />
          )}
          {payouts.count > 0 && (
            <Row
              icon="clock"
              title={t('desk.payouts')}
              fact={t('desk.underReview', { amount: money(payouts.amount) })}
              href={hrefOf(menu, 'agentRevenueReport')}
            />
          )}
          {withdrawals.count > 0 && (
            <Row
              icon="withdraw"
              title={t('desk.withdrawals', { count: withdrawals.count })}
              fact={t('desk.onItsWay', { amount: money(withdrawals.amount) })}
              href={localPath(language, '/member/withdraw/')}
            />
          )}
        </Rows>
      )}
    </section>
  )
}
