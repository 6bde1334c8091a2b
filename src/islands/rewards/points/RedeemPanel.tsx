import { type SyntheticEvent, useState } from 'react'
import type { PointOrder } from '#contract/rewards/points/point.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney } from '#lib/money.ts'
import { type PointBalance, type PointReward, pointsView, redeem } from '#stores/rewards/points/points.ts'
import { Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction, StepTitle } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { AddressFields, addressOf, missingFields, noAddress } from './AddressFields.tsx'
import { PasswordMissing, PointPassword } from './PointPassword.tsx'
import { digits, pointText, unavailableReason } from './point-text.ts'

interface Props {
  reward: PointReward
  balance: PointBalance
  language: SiteLanguage
  locale: string
  passwordHref: string
  onRedeemed: () => void
}

/** One reward: its price and value, the delivery address, and the password. */
export function RedeemPanel(props: Props) {
  const { reward, balance, locale, passwordHref, onRedeemed } = props
  const t = useWords<'points' | 'errors'>()
  const [done, setDone] = useState<PointOrder>()
  const back = () => pointsView.show({ view: undefined, reward: undefined })
  const why = unavailableReason(reward, balance.points)
  return (
    <section className="panel column__panel" aria-labelledby="redeem">
      {/* The chosen reward gets the focus first, and then the result. */}
      <StepTitle key={done ? 'done' : 'asked'} id="redeem">
        {t('redeem.title', { name: reward.name })}
      </StepTitle>
      {done ? (
        <Done order={done} locale={locale} />
      ) : (
        <>
          <Facts
            entries={[
              [t('redeem.price'), pointText(t, BigInt(reward.points), locale)],
              reward.value !== null && [
                t('redeem.credited'),
                formatMoney(reward.value.amount, reward.value.currency, locale),
                'money',
              ],
              why === undefined && [t('redeem.left'), digits(balance.points - BigInt(reward.points), locale)],
            ]}
          />
          {why !== undefined && (
            <Notice kind="info">{t(why === 'missing' ? 'error.points_missing' : 'redeem.gone')}</Notice>
          )}
          {why === undefined && !balance.hasPassword && <PasswordMissing href={passwordHref} />}
          {why === undefined && balance.hasPassword && (
            <RedeemForm
              {...props}
              onRedeemed={(order) => {
                setDone(order)
                onRedeemed()
              }}
            />
          )}
        </>
      )}
      <button type="button" className="button button--line button--wide" onClick={back}>
        {t('redeem.back')}
      </button>
    </section>
  )
}

type FormProps = Omit<Props, 'onRedeemed'> & { onRedeemed: (order: PointOrder | undefined) => void }

function RedeemForm({ reward, balance, language, locale, onRedeemed }: FormProps) {
  const t = useWords<'points' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [draft, setDraft] = useState(noAddress)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ address: ReturnType<typeof missingFields>; password: boolean }>()
  const form = useFirstInvalid(wrong)
  const isGoods = reward.value === null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const missing = isGoods ? missingFields(draft) : []
    setWrong(undefined)
    if (missing.length > 0 || password === '') return setWrong({ address: missing, password: password === '' })
    const address = isGoods ? addressOf(draft) : undefined
    void run?.(async () => onRedeemed(await redeem({ rewardId: reward.id, address, password }, language)))
  }
  return (
    <form ref={form} className="form" onSubmit={submit} noValidate aria-labelledby="redeem">
      {isGoods && <p className="column__lead">{t('redeem.goods')}</p>}
      {isGoods && <AddressFields draft={draft} missing={wrong?.address ?? []} onChange={setDraft} />}
      <PointPassword
        balance={balance}
        value={password}
        error={wrong?.password ? t('password.required') : undefined}
        onChange={setPassword}
      />
      <StepAction>
        {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
        <SubmitButton busy={busy} busyLabel={t('redeem.busy')}>
          {t('redeem.submit', { points: pointText(t, BigInt(reward.points), locale) })}
        </SubmitButton>
      </StepAction>
    </form>
  )
}

function Done({ order: { name, value, currency }, locale }: { order: PointOrder; locale: string }) {
  const t = useWords<'points'>()
  const address = pointsView.address({ view: 'orders', reward: undefined })
  return (
    <Notice kind="success">
      <span>{`${t('redeem.done', { name })} ${
        value === null
          ? t('redeem.done.goods')
          : t('redeem.done.money', { amount: formatMoney(value, currency, locale) })
      } `}</span>
      <a className="link" href={address}>
        {t('redeem.done.orders')}
      </a>
    </Notice>
  )
}
