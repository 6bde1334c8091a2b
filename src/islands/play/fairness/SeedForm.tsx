import { type SyntheticEvent, useState } from 'react'
import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { isClientSeed, longestClientSeed, randomClientSeed, rotateSeeds } from '#stores/play/fairness/seeds.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'

interface Props {
  language: SiteLanguage
  /** The seeds have changed. */
  onRotated: () => void
}

/** Chooses the next client seed, which reveals the pair that plays. */
export function SeedForm({ language, onRotated }: Props) {
  const t = useWords<'fairness' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [seed, setSeed] = useState('')
  const [wrong, setWrong] = useState<{ readonly seed?: true }>()
  const [isDone, setIsDone] = useState(false)
  const form = useFirstInvalid(wrong)
  const type = (text: string) => {
    setSeed(text)
    setWrong(undefined)
    setIsDone(false)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsDone(false)
    if (!isClientSeed(seed)) return setWrong({ seed: true })
    void run?.(async () => {
      await rotateSeeds(seed)
      setSeed('')
      setIsDone(true)
      onRotated()
    })
  }
  return (
    <section className="panel column__panel" aria-labelledby="seeds-change">
      <h2 id="seeds-change">{t('seeds.change')}</h2>
      <p className="column__lead">{t('seeds.change.lead')}</p>
      <form ref={form} className="seeds__form" onSubmit={submit} noValidate>
        <TextField
          label={t('seeds.change.label')}
          hint={t('seeds.change.hint', { most: longestClientSeed })}
          error={wrong?.seed && t('seeds.change.wrong', { most: longestClientSeed })}
          value={seed}
          onChange={({ target }) => type(target.value)}
          maxLength={longestClientSeed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
        >
          <button type="button" className="link" onClick={() => type(randomClientSeed())}>
            {t('seeds.change.random')}
          </button>
        </TextField>
        {fault && <Refused fault={fault} language={language} />}
        {isDone && <Notice kind="success">{t('seeds.change.done')}</Notice>}
        <SubmitButton busy={busy} busyLabel={t('seeds.change.busy')}>
          {t('seeds.change.submit')}
        </SubmitButton>
      </form>
    </section>
  )
}

/** Why the seeds stay. An open round has a sentence of its own here: its end comes first. */
function Refused({ fault, language }: { fault: CallFault; language: SiteLanguage }) {
  const t = useWords<'fairness' | 'errors'>()
  if (fault.kind !== 'refused' || fault.code !== 'round_in_progress')
    return <Notice kind="error">{faultText(t, fault)}</Notice>
  return (
    <Notice kind="error">
      <p>{t('seeds.change.open')}</p>
      <a className="link" href={localPath(language, screenRoute('member', 'personalHistoryCopy'))}>
        {t('seeds.change.history')}
      </a>
    </Notice>
  )
}
