import '#ui/status.css'
import type { Referral } from '#contract/rewards/referral/referral.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Computed } from '#ui/Computed.tsx'

const tones: Readonly<Record<Referral['state'], string>> = {
  none: '',
  open: 'status--open',
  expired: '',
  checking: 'status--open',
  due: 'status--open',
  paid: 'status--won',
  'not-paid': 'status--bad',
}

/** An invited person: the progress, and the reward. */
export function InvitedPerson({ person, locale }: { person: Referral; locale: string }) {
  const t = useWords<'referral' | 'centre'>()
  const timeZone = useStore($zone)
  const { name, joinedAt, state, missing, until, amount, currency, reason, rule, transactionId } = person
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const day = dateFormat(locale, 'day', timeZone).format(new Date(joinedAt))
  return (
    <div className="panel referral__person">
      <p className="referral__line">
        <strong>{name}</strong>
        {amount !== null && <span className="referral__sum">{money(amount)}</span>}
        <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
      </p>
      <p className="referral__facts">
        <span>{t('joined', { when: day })}</span>
        {state === 'open' && missing.map((fact) => <span key={fact}>{t(`missing.${fact}`)}</span>)}
        {state === 'open' && until !== null && <span>{t('person.until', { when: momentText(until, locale) })}</span>}
        {reason !== null && <span>{t(`reason.${reason}`)}</span>}
      </p>
      {amount !== null && rule && (
        <Computed
          summary={t('computed')}
          facts={[
            [t('rule.deposit'), money(rule.firstDeposit)],
            ...(rule.validBet > 0n ? [[t('rule.bets'), money(rule.validBet)] as const] : []),
            [t('rule.days'), countText(rule.days, locale)],
            [t('rule.reward'), money(rule.reward)],
            [t('computed.version'), String(rule.version)],
            ...(transactionId === null ? [] : [[t('computed.transaction'), transactionId] as const]),
          ]}
        />
      )}
    </div>
  )
}
