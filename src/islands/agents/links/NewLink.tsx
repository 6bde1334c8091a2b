import { type SyntheticEvent, useState } from 'react'
import { type DownlineKind, downlineKinds, type LandingPage, landingPages } from '#contract/agents/links/agent-link.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { type SiteLanguage, siteLanguages } from '#lib/languages.ts'
import { localRate, parseRate } from '#lib/typed-rate.ts'
import { type AgentLinks, makeLink } from '#stores/agents/links/links.ts'
import { fieldsOf } from '#stores/refused-fields.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { languageName } from './language-name.ts'
import { linkFault } from './link-fault.ts'
import { RateField } from './RateField.tsx'

interface Props {
  own: AgentLinks
  language: SiteLanguage
  locale: string
  onMade: () => void
}

/** The form of a new link. */
export function NewLink({ own, language, locale, onMade }: Props) {
  const t = useWords<'links' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [kind, setKind] = useState<DownlineKind>('member')
  const [speaks, setSpeaks] = useState<SiteLanguage>(language)
  const [page, setPage] = useState<LandingPage>('register')
  const [texts, setTexts] = useState({ name: '', rate: localRate(0, locale), lastDay: '', maxUses: '' })
  const [wrong, setWrong] = useState<readonly string[]>([])
  const write = (name: keyof typeof texts) => (text: string) => setTexts((now) => ({ ...now, [name]: text }))
  const refusedName = fault && fieldsOf(fault, ['name']).name
  const isOver = fault?.kind === 'refused' && fault.code === 'link_expired'
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const name = texts.name.trim()
    const rate = parseRate(texts.rate)
    const uses = texts.maxUses.trim()
    const found = [
      ...(name === '' || name.length > 40 ? ['name'] : []),
      ...(rate === undefined || rate > own.mostRate ? ['rate'] : []),
      ...(uses !== '' && !/^[1-9]\d{0,5}$|^1000000$/.test(uses) ? ['maxUses'] : []),
    ]
    setWrong(found)
    if (found.length > 0 || rate === undefined) return
    const ends = { ...(texts.lastDay && { lastDay: texts.lastDay }), ...(uses && { maxUses: Number(uses) }) }
    void run?.(() => makeLink({ name, kind, rate, language: speaks, page, ...ends }).then(onMade))
  }
  const isReserved = typeof refusedName === 'object' && refusedName.reason === 'reserved'
  const isWrong = wrong.includes('name') || refusedName !== undefined
  const nameError = isReserved ? t('open.username.reserved') : isWrong ? t('new.name.wrong') : undefined
  return (
    <form className="form register__form" onSubmit={submit} noValidate aria-label={t('new.open')}>
      <p className="card__note">{t('new.left', { count: own.left })}</p>
      <TextField
        label={t('new.name')}
        hint={t('new.name.hint')}
        error={nameError}
        maxLength={40}
        autoComplete="off"
        value={texts.name}
        onChange={(event) => write('name')(event.target.value)}
      />
      <SelectField
        label={t('kind')}
        value={kind}
        options={downlineKinds
          .filter((value) => value === 'member' || own.hasRoom)
          .map((value) => ({ value, label: t(`kind.${value}`) }))}
        hint={own.hasRoom ? undefined : t('kind.agent.full')}
        onChange={setKind}
      />
      <RateField
        label={t('rate')}
        value={texts.rate}
        most={own.mostRate}
        locale={locale}
        isWrong={wrong.includes('rate')}
        onChange={write('rate')}
      />
      <SelectField
        label={t('landingPage')}
        value={page}
        options={landingPages.map((value) => ({ value, label: t(`page.${value}`) }))}
        onChange={setPage}
      />
      <SelectField
        label={t('language')}
        value={speaks}
        options={siteLanguages.map((value) => ({ value, label: languageName(value, locale) }))}
        onChange={setSpeaks}
      />
      <TextField
        label={t('lastDay')}
        hint={t('lastDay.hint')}
        error={isOver ? t('lastDay.wrong') : undefined}
        type="date"
        value={texts.lastDay}
        onChange={(event) => write('lastDay')(event.target.value)}
      />
      <TextField
        label={t('maxUses')}
        hint={t('maxUses.hint')}
        error={wrong.includes('maxUses') ? t('maxUses.wrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={texts.maxUses}
        onChange={(event) => write('maxUses')(event.target.value)}
      />
      {fault && !isOver && !refusedName && <Notice kind="error">{linkFault(t, fault, locale)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('new.busy')}>
        {t('new.submit')}
      </SubmitButton>
    </form>
  )
}
