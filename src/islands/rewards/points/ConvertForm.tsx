import { type SyntheticEvent, useState } from 'react'
import type { PointRateOffer } from '#contract/rewards/points/point.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney } from '#lib/money.ts'
import { moneyOf } from '#lib/points.ts'
import { type Converted, convertPoints, type PointBalance } from '#stores/rewards/points/points.ts'
import { Empty } from '#ui/Empty.tsx'
import { Facts } from '#ui/Facts.tsx'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { PasswordMissing, PointPassword } from './PointPassword.tsx'
import { digits, pointText } from './point-text.ts'

interface Props {
  balance: PointBalance
  language: SiteLanguage
  locale: string
  passwordHref: string
}

/** Exchanges points for money: shows the rate, takes a number of points, and shows the amount before it is sent. */
export function ConvertForm({ balance, language, locale, passwordHref }: Props) {
  const t = useWords<'points' | 'errors'>()
  const [done, setDone] = useState<Converted>()
  const rate = balance.convert
  if (!rate) return <Empty title={t('convert.title')} text={t('convert.off')} />
  const money = (amount: bigint) => formatMoney(amount, rate.currency, locale)
  const step = BigInt(rate.points)
  return (
    <section className="panel column__panel" aria-labelledby="convert">
      <h2 id="convert">{t('convert.title')}</h2>
      <p>{t('convert.rate', { points: pointText(t, step, locale), amount: money(rate.amount) })}</p>
      {done && (
        <Notice kind="success">
          {t('convert.done', { points: pointText(t, done.points, locale), amount: money(done.amount) })}
        </Notice>
      )}
      {!balance.hasPassword && <PasswordMissing href={passwordHref} />}
      {balance.hasPassword && balance.points < step && (
        <Notice kind="info">{t('convert.none', { step: digits(step, locale) })}</Notice>
      )}
      {balance.hasPassword && balance.points >= step && (
        <Form balance={balance} rate={rate} language={language} locale={locale} onDone={setDone} />
      )}
    </section>
  )
}

interface FormProps extends Omit<Props, 'passwordHref'> {
  rate: PointRateOffer
  onDone: (done: Converted | undefined) => void
}

function Form({ balance, rate, language, locale, onDone }: FormProps) {
  const t = useWords<'points' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ points?: string; password?: string }>({})
  const step = BigInt(rate.points)
  const most = balance.points - (balance.points % step)
  const plain = text.replace(/[\s.,]/g, '')
  const points = /^\d{1,12}$/.test(plain) ? BigInt(plain) : undefined
  const amount = points === undefined ? undefined : moneyOf(points, rate)
  const pointsError = (): string | undefined => {
    if (points === undefined) return t('convert.required')
    if (points > balance.points) return t('convert.most', { points: pointText(t, balance.points, locale) })
    return amount === undefined ? t('convert.step', { step: digits(step, locale) }) : undefined
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const error = pointsError()
    const found = {
      ...(error !== undefined && { points: error }),
      ...(password === '' && { password: t('password.required') }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0 || points === undefined || amount === undefined) return
    void run?.(async () => {
      const done = await convertPoints({ points, amount, password })
      setText('')
      setPassword('')
      onDone(done)
    })
  }
  return (
    <form className="form" onSubmit={submit} noValidate aria-labelledby="convert">
      <TextField
        label={t('convert.points')}
        hint={t('convert.hint', { step: digits(step, locale), most: digits(most, locale) })}
        error={wrong.points}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      >
        <button type="button" className="link" onClick={() => setText(most.toString())}>
          {t('convert.all', { most: digits(most, locale) })}
        </button>
      </TextField>
      <Facts
        isLive
        entries={[[t('convert.get'), amount === undefined ? '–' : formatMoney(amount, rate.currency, locale), 'money']]}
      />
      <PointPassword balance={balance} value={password} error={wrong.password} onChange={setPassword} />
      <StepAction>
        {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
        <SubmitButton busy={busy} busyLabel={t('convert.busy')}>
          {t('convert.submit')}
        </SubmitButton>
      </StepAction>
    </form>
  )
}
