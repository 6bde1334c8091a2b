import { type SyntheticEvent, useState } from 'react'
import { type DownlineKind, downlineKinds } from '#contract/agents/links/agent-link.ts'
import type { FieldFailure } from '#contract/envelope.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { localRate, parseRate } from '#lib/typed-rate.ts'
import { type AgentLinks, openDownline } from '#stores/agents/links/links.ts'
import { fieldsOf } from '#stores/refused-fields.ts'
import { PasswordField, TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { linkFault } from './link-fault.ts'
import { RateField } from './RateField.tsx'

const empty = { username: '', password: '', confirmPassword: '' }

/** Opens an account whose owner must choose another password at the first login. */
export function OpenDownline({ own, locale }: { own: AgentLinks; locale: string }) {
  const t = useWords<'links' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [kind, setKind] = useState<DownlineKind>('member')
  const [texts, setTexts] = useState(empty)
  const [rate, setRate] = useState(localRate(0, locale))
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [done, setDone] = useState<{ account: string; kind: DownlineKind }>()
  if (!own.canRegister) return <Notice kind="info">{t('open.closed')}</Notice>

  const refused = fault ? fieldsOf(fault, ['username', 'password', 'confirmPassword']) : {}
  const isTaken = fault?.kind === 'refused' && fault.code === 'username_taken'
  const errorText = (
    failure: FieldFailure | string | undefined,
    key: 'open.username.wrong' | 'open.password.wrong',
  ) => {
    if (failure === undefined || typeof failure === 'string') return undefined
    if (failure.reason === 'common') return t('open.password.common')
    if (failure.reason === 'reserved') return t('open.username.reserved')
    return t(key, { min: failure.min ?? 8, max: failure.max ?? 16 })
  }
  const nameError = wrong.includes('username')
    ? t('open.username.required')
    : isTaken
      ? t('open.taken')
      : errorText(refused.username, 'open.username.wrong')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = parseRate(rate)
    const found = [
      ...(texts.username.trim() === '' ? ['username'] : []),
      ...(texts.password === '' ? ['password'] : []),
      ...(texts.confirmPassword === texts.password ? [] : ['confirmPassword']),
      ...(given === undefined || given > own.mostRate ? ['rate'] : []),
    ]
    setWrong(found)
    setDone(undefined)
    if (found.length > 0 || given === undefined) return
    void run?.(async () => {
      setDone(await openDownline({ ...texts, username: texts.username.trim(), kind, rate: given }))
      setTexts(empty)
    })
  }
  const change = (name: keyof typeof empty) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setTexts((now) => ({ ...now, [name]: event.target.value }))
  const eye = { show: t('open.password.show'), hide: t('open.password.hide') }
  const hasField = isTaken || Object.keys(refused).length > 0
  return (
    <form className="panel column__panel form" onSubmit={submit} noValidate aria-labelledby="open-downline">
      <h2 id="open-downline">{t('open.title')}</h2>
      <p className="column__lead">{t('open.lead')}</p>
      <Segments
        legend={t('open.kind')}
        value={kind}
        options={downlineKinds
          .filter((value) => value === 'member' || own.hasRoom)
          .map((value) => ({ value, label: t(`open.kind.${value}`) }))}
        onChange={setKind}
      />
      <TextField
        label={t('open.username')}
        error={nameError}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={texts.username}
        onChange={change('username')}
      />
      <PasswordField
        label={t('open.password')}
        error={
          wrong.includes('password')
            ? t('open.password.wrong', { min: 8 })
            : errorText(refused.password, 'open.password.wrong')
        }
        eye={eye}
        autoComplete="new-password"
        value={texts.password}
        onChange={change('password')}
      />
      <PasswordField
        label={t('open.password.again')}
        error={wrong.includes('confirmPassword') || refused.confirmPassword ? t('open.password.differ') : undefined}
        eye={eye}
        autoComplete="new-password"
        value={texts.confirmPassword}
        onChange={change('confirmPassword')}
      />
      <RateField
        label={t('rate')}
        value={rate}
        most={own.mostRate}
        locale={locale}
        isWrong={wrong.includes('rate')}
        onChange={setRate}
      />
      {fault && !hasField && <Notice kind="error">{linkFault(t, fault, locale)}</Notice>}
      {done && <Notice kind="success">{t(`open.done.${done.kind}`, { account: done.account })}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('open.busy')}>
        {t('open.submit')}
      </SubmitButton>
    </form>
  )
}
