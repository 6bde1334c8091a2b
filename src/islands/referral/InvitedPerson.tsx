import '#ui/status.css'
import type { Referral } from '#contract/entities/referral.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'

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
  const t = useWords<'referral'>()
  const timeZone = useStore($zone)
  const { name, joinedAt, state, missing, until, amount, currency, reason } = person
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(joinedAt))
  return (
    <div className="panel referral__person">
      <p className="referral__line">
        <strong>{name}</strong>
        {amount !== null && <span className="referral__sum">{formatMoney(amount, currency, locale)}</span>}
        <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
      </p>
      <p className="referral__facts">
        <span>{t('joined', { when: day })}</span>
        {state === 'open' && missing.map((fact) => <span key={fact}>{t(`missing.${fact}`)}</span>)}
        {state === 'open' && until !== null && <span>{t('person.until', { when: momentText(until, locale) })}</span>}
        {reason !== null && <span>{t(`reason.${reason}`)}</span>}
      </p>
    </div>
  )
}
